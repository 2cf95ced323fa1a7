import type { StudentId } from '@studia/contract/ids';
import { bookOfIdea, type IdeaId } from '@studia/contract/lessons';
import { PRACTICE } from '@studia/contract/limits';
import type { IdeaPlace, MetMisconception, PracticeDay, Progress } from '@studia/contract/practice';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import { advancedIn } from './rules/advanced.ts';
import { calibrationOf } from './rules/calibration.ts';
import type { Day } from './rules/fold.ts';
import { isMastered, isMended, type IdeaState } from './rules/idea-state.ts';
import { nextStepIn } from './rules/next-step.ts';
import { progressTree, type KnownIdeas, type TaughtBook } from './rules/progress-tree.ts';
import type { Totals } from './rules/totals.ts';
import { weakSpotsIn, type WeakSpot } from './rules/weak-spots.ts';
import { makePracticeStore } from './store.ts';
import type { TriedBooks } from './tried-books.ts';

export interface ProgressDependencies {
  db: Handle;
  clock: Clock;
  triedBooks: TriedBooks;
  /** Whether the student's plan has advanced analytics (SPEC 9). */
  hasAdvanced: (student: StudentId) => Promise<boolean>;
}

/** What is known over everything and about every idea. */
interface Knowledge {
  totals: Totals;
  ideas: ReadonlyMap<IdeaId, IdeaState>;
}

/** What the student can do and what they got wrong, without how they study: few words of it are told to a model every turn. */
export type Abilities = Pick<Progress, 'subjects' | 'misconceptions'>;

export const makeAbilities =
  ({ triedBooks }: Pick<ProgressDependencies, 'triedBooks'>) =>
  async (student: StudentId, { ideas, totals }: Knowledge): Promise<Abilities> => {
    const books = await triedBooks(student, new Set(Array.from(ideas.keys(), bookOfIdea)));
    return abilitiesIn(books, { ideas, all: totals });
  };

const abilitiesIn = (books: readonly TaughtBook[], known: KnownIdeas): Abilities => ({
  subjects: progressTree(books, known),
  misconceptions: misconceptionsIn(books, known),
});

const DAY = 24 * 60 * 60 * 1000;
/** More than these nobody reads. */
const MOST_WEAK = 100;

/** What the pages show of a student's record; it reads what was folded before, never the attempts themselves. */
export const makeProgress = ({ db, clock, triedBooks, hasAdvanced }: ProgressDependencies) => {
  const store = makePracticeStore(db);
  return async (student: StudentId, { ideas, totals }: Knowledge): Promise<Progress> => {
    const now = clock.now();
    const days = await store.days(student, null);
    const books = await triedBooks(student, new Set(Array.from(ideas.keys(), bookOfIdea)));
    const known: KnownIdeas = { ideas, all: totals };
    const places = books.flatMap(placesIn);
    const weak = weakSpotsIn(ideas, totals);
    return {
      totals: {
        attempts: totals.attempts,
        milliseconds: totals.milliseconds,
        days: days.size,
        tried: ideas.size,
        mastered: Array.from(ideas.values()).filter((state) => isMastered(state, totals)).length,
      },
      ...abilitiesIn(books, known),
      calibration: calibrationOf(totals),
      days: shownDays(days, now),
      weak: placesOf(weak, places).slice(0, MOST_WEAK),
      next: nextStepIn({ ...known, weak, places, today: dayOf(now) }),
      advanced: (await hasAdvanced(student)) ? advancedIn(days, totals) : null,
    };
  };
};

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const shownDays = (days: ReadonlyMap<string, Day>, now: Date): PracticeDay[] => {
  const from = dayOf(new Date(now.getTime() - (PRACTICE.shownDays - 1) * DAY));
  return Array.from(days)
    .filter(([day]) => day >= from)
    .map(([day, { attempts, right, milliseconds }]) => ({ day, attempts, right, milliseconds }));
};

const placesOf = (weak: readonly WeakSpot[], places: readonly IdeaPlace[]): IdeaPlace[] => {
  const byId = new Map(places.map((place) => [place.id, place]));
  return weak.flatMap(({ idea }) => byId.get(idea) ?? []);
};

const placesIn = ({ id, title, lessons }: TaughtBook): IdeaPlace[] =>
  lessons.flatMap(({ chapter, ideas }) =>
    ideas.map((idea) => ({ id: idea.id, title: idea.title, book: { id, title }, chapter })),
  );

/** What was met; first what still stands, the last met before the others. */
const misconceptionsIn = (books: readonly TaughtBook[], { ideas }: KnownIdeas): MetMisconception[] => {
  const met: MetMisconception[] = [];
  for (const book of books)
    for (const { chapter, ideas: taught } of book.lessons)
      for (const { id, title, misconceptions } of taught)
        for (const { id: name, belief } of misconceptions) {
          const one = ideas.get(id)?.misconceptions[name];
          const idea = { id, title, book: { id: book.id, title: book.title }, chapter };
          if (one) met.push({ idea, belief, met: one.met, last_met: one.lastMet, mended: isMended(one) });
        }
  return met.toSorted(
    (one, other) => Number(one.mended) - Number(other.mended) || (one.last_met < other.last_met ? 1 : -1),
  );
};
