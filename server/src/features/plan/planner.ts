import type { StudentId } from '@studia/contract/ids';
import type { PlanLevel, PlanModule, PlanOrigin } from '@studia/contract/plan';
import type { ModelUsage } from '../../ports/model/port.ts';
import type { AskModel } from '../../ports/model/port.ts';
import type { PlanBooks } from './books.ts';
import { modelPlan } from './model-plan.ts';
import { builtInPlan } from './rules/built-in-plan.ts';
import { makeConsistent } from './rules/consistent-plan.ts';
import { fitToTime, minutesUntil } from './rules/fit-to-time.ts';
import { matchPart, type FoundPlace, type PartMatch } from './rules/matching.ts';
import { partsIn } from './rules/phrase.ts';
import type { TopicIndex } from './rules/topic-index.ts';
import { topicOf } from './rules/topic.ts';

/** What somebody wants a plan for. */
export interface PlanWish {
  topic: string;
  goal: string;
  level: PlanLevel | null;
  minutesAWeek: number | null;
  examDate: string | null;
  today: string;
  bookIds: readonly string[] | null;
  /** Whose own books may be named; null for a visitor. */
  reader: StudentId | null;
  /** The student's school year, where it is known. */
  grade: number | null;
}

/** A plan that was made, by whom, and what it took; no usage where no model was asked. */
export interface MadePlan {
  topic: string;
  origin: PlanOrigin;
  modules: PlanModule[];
  usage: ModelUsage | null;
}

interface Dependencies {
  books: PlanBooks;
  /** Where the books speak of something, the best place first. */
  findInBooks: FindInBooks;
}

/** Where the books speak of something; among a reader's own where some of them are named. */
export type FindInBooks = (
  question: string,
  limit: number,
  among: Pick<PlanWish, 'reader' | 'bookIds'>,
) => Promise<FoundPlace[]>;

/** How many places of the books are looked at for one part of a topic. */
const PLACES = 8;
/** Who lists more parts than this has pasted a text. */
const MOST_PARTS = 6;

/** Makes plans: by the model that is handed over, and from the books where there is none or it fails. */
export const makePlanner = ({ books, findInBooks }: Dependencies) => {
  /** By names where they suffice; only what no name tells is looked up in the texts. */
  const matched = async (part: string, wish: PlanWish, index: TopicIndex): Promise<PartMatch> => {
    const { grade } = wish;
    if (isWholeBook(part, wish, index)) return wholeBook(part, index);
    const named = matchPart({ part, grade, found: [] }, index);
    if (named.chapters.length > 0 && named.uncovered.length === 0) return named;
    return matchPart({ part, grade, found: await findInBooks(part, PLACES, wish) }, index);
  };

  const fromBooks = async (
    topic: string,
    wish: PlanWish,
    index: TopicIndex,
  ): Promise<Omit<MadePlan, 'usage'>> => {
    const listed = isWholeBook(topic, wish, index) ? [topic] : partsIn(topic).slice(0, MOST_PARTS);
    const together = await Promise.all(listed.map((part) => matched(part, wish, index)));
    // Several parts of which none is found were perhaps no parts at all.
    const parts = together.some(({ chapters }) => chapters.length > 0)
      ? together
      : [await matched(topic, wish, index)];
    const known = parts.some(({ chapters }) => chapters.length > 0);
    return {
      topic,
      origin: known ? 'books' : 'method',
      modules: builtInPlan({ topic, level: wish.level ?? 'some', parts }, index),
    };
  };

  return {
    make: async (wish: PlanWish, ask: AskModel | null): Promise<MadePlan> => {
      const index = await books.index(wish.reader, wish.bookIds);
      const topic = isWholeBook(wish.topic, wish, index)
        ? wish.topic
        : (topicOf({ message: wish.topic, currentTopic: null, response: null }, index) ?? wish.topic);
      const room = minutesUntil(wish);
      const asked =
        ask && (await modelPlan(ask, { topic, goal: wish.goal, level: wish.level ?? 'some', room }, index));
      const byModel = asked !== null && asked.modules.length > 0;
      const made = byModel
        ? { topic, origin: 'model' as const, modules: asked.modules }
        : await fromBooks(topic, wish, index);
      const whole = makeConsistent(made.modules, await books.resolve(wish.reader, made.modules));
      return { ...made, modules: fitToTime(whole, wish), usage: asked?.usage ?? null };
    },
  };
};

/** Whether the topic is the very name of the one book that a plan is wanted from. */
const isWholeBook = (topic: string, { bookIds }: PlanWish, { books }: TopicIndex): boolean =>
  bookIds?.length === 1 && books.length === 1 && books[0]?.book.title.trim() === topic.trim();

const wholeBook = (part: string, { chapters }: TopicIndex): PartMatch => ({
  part,
  chapters: chapters.map((indexed) => ({ indexed, focus: null })),
  uncovered: [],
});
