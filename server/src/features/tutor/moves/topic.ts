import type { Exchange, Idea, IdeaId } from '@studia/contract/lessons';
import type { NamedTopic } from '../../lessons/service.ts';
import { wordsIn } from '../pages/books/central.ts';
import { asSentence } from '../wording/as-sentence.ts';
import type { MoveContext } from './context.ts';

/** What a request is about: chapters, an idea, or a topic beyond the lessons with all that is written of it. */
export type Topic =
  | Extract<NamedTopic, { kind: 'lesson' | 'idea' }>
  | { kind: 'beyond'; id: IdeaId; exchanges: readonly Exchange[] };

/** What a few words name. */
export const topicNamed = async (
  { lessons, reader, reading }: MoveContext,
  words: string,
  books: readonly string[],
): Promise<Topic | null> => {
  const named = await lessons.topicNamed(words, books);
  // A part of a topic has no name of its own, but somebody has asked for it.
  const asked = wordsIn(words);
  const ideaId = named
    ? undefined
    : reading.exchanges.find(({ exchange: { says } }) => {
        const there = wordsIn(says.join(' '));
        return asked.size > 0 && [...asked].every((word) => there.has(word));
      })?.exchange.idea;
  if (ideaId !== undefined) {
    const idea = await lessons.idea(reader, ideaId);
    return idea ? { kind: 'idea', idea } : beyond(lessons, ideaId);
  }
  return named?.kind === 'beyond' ? beyond(lessons, named.id) : named;
};

/** What is talked about. */
export const topicAtHand = async ({ state, lessons, reader }: MoveContext): Promise<Topic | null> => {
  const id = state.heard ?? state.idea?.id ?? state.item?.idea;
  if (id === undefined) return null;
  const idea = await lessons.idea(reader, id);
  return idea ? { kind: 'idea', idea } : beyond(lessons, id);
};

const beyond = async (lessons: MoveContext['lessons'], id: IdeaId): Promise<Topic | null> => {
  const exchanges = await lessons.exchangesAbout(id);
  return exchanges.length > 0 ? { kind: 'beyond', id, exchanges } : null;
};

/** How a topic is called. */
export const titleOf = (topic: Topic): string => {
  switch (topic.kind) {
    case 'lesson':
      return topic.title;
    case 'idea':
      return topic.idea.title;
    case 'beyond':
      return asSentence(topic.id.replace(/^.*\//, '').replaceAll('-', ' ')).replace(/\.$/, '');
  }
};

/** The ideas of a topic; the whole chapter where one of its ideas is meant. */
export const ideasAround = async (
  { lessons, reader }: MoveContext,
  topic: Topic,
): Promise<readonly Idea[]> => {
  if (topic.kind === 'lesson') return topic.ideas;
  if (topic.kind === 'beyond') return [];
  const [book = ''] = topic.idea.id.split('/');
  const chapter = (await lessons.whole(reader, book)).find(({ ideas }) =>
    ideas.some(({ id }) => id === topic.idea.id),
  );
  const others = chapter?.ideas.filter(({ id }) => id !== topic.idea.id) ?? [];
  return [topic.idea, ...others];
};
