import type { Lesson } from '@studia/contract/lessons';
import { PODCAST } from '@studia/contract/limits';
import type { Script } from '@studia/contract/podcast';
import { choose } from './choose.ts';
import { explainer, filled, host, lengthOf, type Draft } from './draft.ts';
import { ideaTalk } from './idea-talk.ts';
import * as say from './phrases.ts';
import { recap } from './recap.ts';
import { scriptOf, type Wish } from './script.ts';
import { beginWriting, type Writing } from './writing.ts';

/** What looking back at an idea takes, and saying goodbye. */
const [LOOKING_BACK, GOODBYE] = [45, 60];

/** A dialogue over the ideas of a chapter, written from its lesson by rules. */
export const lessonScript = (
  lesson: Pick<Lesson, 'title' | 'ideas'>,
  { book, minutes, seed }: Wish,
): Script => {
  const writing = beginWriting(lesson.ideas, seed);
  const chosen = choose(lesson.ideas, minutes);
  const begun = hello(lesson, book, chosen.length, writing);
  const sections = [{ title: lesson.title, drafts: begun }];
  let left = minutes * PODCAST.wordsPerMinute - lengthOf(begun) - GOODBYE - chosen.length * LOOKING_BACK;
  for (const [place, idea] of chosen.entries()) {
    // What one idea leaves, the others may have.
    const room = left / (chosen.length - place);
    const drafts = ideaTalk({ idea, place, before: chosen[place - 1], room }, writing);
    left -= lengthOf(drafts);
    sections.push({ title: idea.title, drafts });
  }
  sections.push({ title: RECAP_TITLE, drafts: [...recap(chosen, writing), ...goodbye(writing)] });
  return scriptOf(sections);
};

const RECAP_TITLE = 'Looking back';

const COUNTS = ['', 'one idea', 'two ideas', 'three ideas', 'four ideas', 'five ideas', 'six ideas'];

/** Nobody says the second half of a title. */
const shortName = (book: string): string => book.split(/: | – /)[0] ?? book;

const hello = (
  { title: chapter, ideas }: Pick<Lesson, 'title' | 'ideas'>,
  book: string,
  count: number,
  { pick, memory }: Writing,
): Draft[] => {
  memory.add(`${chapter} ${book}`);
  return [
    ...host(filled(pick(say.HELLO), { chapter, book: shortName(book) })),
    ...explainer(
      filled(pick(count === 1 ? say.OUTLOOK_ONE : say.OUTLOOK), { count: COUNTS[count] ?? 'a few ideas' }),
    ),
    ...(count < ideas.length ? explainer(pick(say.LEFT_OUT)) : []),
    ...host(pick(say.HOST_READY)),
  ];
};

const goodbye = ({ pick }: Writing): Draft[] => {
  const [first, last] = pick(say.GOODBYE);
  return [...host(first), ...explainer(last)];
};
