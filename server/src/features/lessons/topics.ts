import { bookOfIdea, type Exchange, type Idea, type IdeaId, type Lesson } from '@studia/contract/lessons';
import { askedWord } from './definitions.ts';
import type { ExchangeTable } from './exchanges/exchange-table.ts';

/** What a few words name: chapters, one idea, or a topic that no lesson holds. */
export type NamedTopic =
  | { kind: 'lesson'; title: string; ideas: readonly Idea[] }
  | { kind: 'idea'; idea: Idea }
  | { kind: 'beyond'; id: IdeaId };

/** Finds what a few words name, such as “photosynthesis” or “the french rev”, in these books first; null where nothing has that name. */
export type FindTopic = (words: string, books?: readonly string[]) => Promise<NamedTopic | null>;

interface Dependencies {
  lessons: () => Promise<readonly Lesson[]>;
  topics: () => Promise<readonly WrittenTopic[]>;
}

/** An idea or a topic that is written about, and what those call it who ask what it is. */
interface WrittenTopic {
  id: IdeaId;
  names: readonly string[];
}

interface Candidate {
  topic: NamedTopic;
  name: readonly string[];
  /** What is broader comes first where both have the name. */
  lead: number;
  /** It must be named as a whole. */
  isWhole: boolean;
}

/** Every topic that is written about: of all exchanges, those that belong to it, without what only follows. */
export const makeTopicQuestions = ({ count, ideaOf, read }: ExchangeTable) => {
  let all: Map<IdeaId, number[]> | null = null;
  const places = (): Map<IdeaId, number[]> => {
    if (all) return all;
    all = new Map();
    for (let place = 0; place < count; place += 1) {
      const idea = ideaOf(place);
      const known = all.get(idea);
      if (known) known.push(place);
      else all.set(idea, [place]);
    }
    return all;
  };
  return {
    topics: (): WrittenTopic[] =>
      Array.from(places(), ([id, own]) => ({
        id,
        names: own
          .slice(0, ASKED_FIRST)
          .map(read)
          .flatMap(({ is, says }) => (is === 'question' ? says : []))
          .flatMap((way) => askedWord(way) ?? []),
      })),
    exchangesAbout: (id: IdeaId): Exchange[] =>
      (places().get(id) ?? []).map(read).filter(({ isFollowUp }) => !isFollowUp),
  };
};

/** What a topic is as a whole is asked first. */
const ASKED_FIRST = 2;

export const makeFindTopic = ({ lessons, topics }: Dependencies): FindTopic => {
  let making: Promise<Candidate[]> | null = null;
  const candidates = async (): Promise<Candidate[]> => {
    const [all, beyond] = [await lessons(), await topics()];
    const books = new Set(all.map(({ book_id }) => book_id));
    return [
      ...all.flatMap(chapterNames),
      ...all.flatMap(({ ideas }) => ideas).flatMap(namesOf),
      ...beyond
        .filter(({ id }) => !books.has(bookOfIdea(id)))
        .flatMap(({ id, names }) =>
          [candidate({ kind: 'beyond', id }, slugOf(id))].concat(
            names.map((name) => candidate({ kind: 'beyond', id }, name, { isWhole: true })),
          ),
        ),
    ];
  };
  return async (words, books = []) => {
    const asked = tokensOf(words);
    if (asked.length === 0 || asked.length > MOST_TOKENS) return null;
    const scored = (await (making ??= candidates()))
      .flatMap((one) => {
        const score = scoreOf(asked, one);
        const ofSubject = books.includes(bookOf(one.topic)) ? OF_SUBJECT : 0;
        return score > 0 ? [{ topic: one.topic, lead: one.lead, score: score + ofSubject }] : [];
      })
      .toSorted((one, other) => other.score - one.score);
    const [best] = scored;
    if (best?.topic.kind === 'lesson') {
      const book = bookOf(best.topic);
      const chapters = together(
        scored.flatMap(({ topic, lead }) =>
          topic.kind === 'lesson' && lead > 0 && bookOf(topic) === book ? [topic] : [],
        ),
      );
      return chapters ?? best.topic;
    }
    return best?.topic ?? null;
  };
};

const [LESSON, MOST_TOKENS, OF_SUBJECT] = [0.5, 6, 1];

const bookOf = (topic: NamedTopic): string => {
  const id = topic.kind === 'beyond' ? topic.id : topic.kind === 'idea' ? topic.idea.id : topic.ideas[0]?.id;
  return id === undefined ? '' : bookOfIdea(id);
};

const candidate = (
  topic: NamedTopic,
  name: string,
  { lead = 0, isWhole = false }: { lead?: number; isWhole?: boolean } = {},
): Candidate => ({ topic, name: tokensOf(name), lead, isWhole });

/** “Fractions: numbers between the whole numbers” is called fractions. */
const chapterNames = ({ title, ideas }: Lesson): Candidate[] => {
  const topic: NamedTopic = { kind: 'lesson', title: title.split(':')[0] ?? title, ideas };
  return [candidate(topic, title), candidate(topic, topic.title, { lead: LESSON })];
};

const namesOf = (idea: Idea): Candidate[] => [
  candidate({ kind: 'idea', idea }, idea.title),
  candidate({ kind: 'idea', idea }, slugOf(idea.id)),
  ...idea.terms
    .flatMap(({ name, also = [] }) => [name, ...also])
    .map((name) => candidate({ kind: 'idea', idea }, name, { isWhole: true })),
];

const slugOf = (id: IdeaId): string => id.replace(/^.*\//, '').replaceAll('-', ' ');

/** How much of a name was said; 0 where something else was said. */
const scoreOf = (asked: readonly string[], { name, lead, isWhole }: Candidate): number => {
  if (name.length === 0 || !asked.every((word) => name.some((one) => isSame(one, word)))) return 0;
  const share = name.filter((one) => asked.some((word) => isSame(one, word))).length / name.length;
  if (isWhole && share < 1) return 0;
  if (share < LEAST_SHARE) return 0;
  return share + lead + (share === 1 ? EXACTLY : 0);
};
const [LEAST_SHARE, EXACTLY] = [0.3, 0.1];

/** Several chapters with the same name: the first ideas of each. */
const together = (lessons: readonly Extract<NamedTopic, { kind: 'lesson' }>[]): NamedTopic | null => {
  const [first, second] = [...new Map(lessons.map((one) => [one.ideas[0]?.id, one])).values()];
  if (!first || !second) return first ?? null;
  return {
    kind: 'lesson',
    title: first.title,
    ideas: [...first.ideas.slice(0, 2), ...second.ideas.slice(0, 3)],
  };
};

const isSame = (known: string, topic: string): boolean =>
  known === topic ||
  (topic.length >= SHORT_FORM && known.startsWith(topic)) ||
  (known.length >= LONG_STEM && topic.startsWith(known));
/** “Rev” for a revolution; “percentage” for percent. */
const [SHORT_FORM, LONG_STEM] = [3, 5];

const SMALL = new Set(
  'the a an and or of to in on at by for with from as is are was were be its it how what why when who which do does did not no my your our two four three'.split(
    ' ',
  ),
);
const tokensOf = (words: string): string[] => [
  ...new Set(
    (words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .filter((word) => word.length > 1 && !SMALL.has(word))
      .map((word) => (word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed|y)$/, '') : word.replace(/s$/, ''))),
  ),
];
