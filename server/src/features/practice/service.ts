import { Failure } from '@studia/contract/errors';
import type { AttemptId, StudentId } from '@studia/contract/ids';
import type { Answer, Checked, IdeaId } from '@studia/contract/lessons';
import type { Attempt, AttemptMode, Confidence, Help, Mastery, Progress } from '@studia/contract/practice';
import type { UserAnalytics } from '@studia/contract/usage';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Usage } from '../usage/service.ts';
import { makeAbilities, makeProgress, type Abilities, type ProgressDependencies } from './progress.ts';
import { makeReports, type Reports } from './reports/reports.ts';
import { attemptsTable } from './rules/attempts-table.ts';
import { easeOf } from './rules/chance.ts';
import { daysIn, EMPTY_RECORD, foldAttempts, ideasIn, RULES_VERSION } from './rules/fold.ts';
import { chancesOf, type Chances, type IdeaState } from './rules/idea-state.ts';
import { wayBack, withStep, type WayBack } from './rules/last-step.ts';
import { masteryIn } from './rules/mastery.ts';
import { NO_TOTALS, type Totals } from './rules/totals.ts';
import { weakSpotsIn, type WeakSpot } from './rules/weak-spots.ts';
import { makePracticeStore } from './store.ts';

/** A question that may be asked next: what it is about, and its difficulty from 1 to 3 where that is known. */
interface Candidate {
  idea: IdeaId | null;
  difficulty: number | null;
}

/** An answer to a question of a lesson, as it comes from a student. */
interface LessonAnswer {
  id: AttemptId;
  idea: IdeaId;
  item: string;
  answer: Answer;
  confidence: Confidence | null;
  help: Help;
  milliseconds: number | null;
  mode: AttemptMode;
  /** What the student says where the judge could not decide. */
  ownJudgement: boolean | null;
}

/** What a student answered, and what follows from it. */
export interface Practice {
  /** Adds attempts, each once, in the caller's transaction or its own; answers with those that were new. */
  record(within: Handle, student: StudentId, attempts: readonly Attempt[]): Promise<Attempt[]>;
  /** Lets an attempt count no more, as if it had never been; the fact itself stays. Twice is as good as once. */
  withdraw(within: Handle, student: StudentId, attempt: AttemptId): Promise<void>;
  /** Judges an answer to a question of a lesson and records it; what the judge leaves open waits for the student. */
  answer(student: StudentId, given: LessonAnswer): Promise<{ checked: Checked; mastery: Mastery }>;
  /** What the student can do alone and with help, idea by idea; ideas that were never met are in it too. */
  masteryOf(student: StudentId, ideas: readonly IdeaId[]): Promise<Map<IdeaId, Mastery>>;
  /** The chance that each of these questions is answered right, alone and with help, in their order. */
  predict(within: Handle, student: StudentId, candidates: readonly Candidate[]): Promise<Chances[]>;
  /** What the student met and cannot do alone yet, the most urgent first. */
  weakSpots(student: StudentId): Promise<WeakSpot[]>;
  /** Makes everything that follows from a student's attempts anew. */
  rebuild(student: StudentId): Promise<void>;
  /** What the student can do, and how they study. */
  progress(student: StudentId): Promise<Progress>;
  /** What of it says what the student can do. */
  abilities(student: StudentId): Promise<Abilities>;
  /** What the student used and learnt, in figures (SPEC 7.3). */
  analytics(student: StudentId): Promise<UserAnalytics>;
  /** Every attempt as a table for other programs. */
  table(student: StudentId): Promise<string>;
  exportFor(student: StudentId): AsyncIterable<Attempt>;
  /** The days (UTC) since a moment on which the student answered questions. */
  practiceDays(student: StudentId, since: Date): Promise<string[]>;
  /** What students say is wrong with questions. */
  readonly reports: Reports;
}

interface Dependencies extends ProgressDependencies {
  lessons: Pick<Lessons, 'judge' | 'idea'>;
  usage: Pick<Usage, 'analytics'>;
}

export const makePractice = ({ lessons, usage, ...dependencies }: Dependencies): Practice => {
  const { db, clock } = dependencies;
  const store = makePracticeStore(db);
  const progressOf = makeProgress(dependencies);
  const abilitiesOf = makeAbilities(dependencies);

  const rebuildWithin = async (transaction: Handle, student: StudentId): Promise<Totals> => {
    const within = makePracticeStore(transaction);
    await within.clear(student);
    const record = foldAttempts(EMPTY_RECORD, await within.attempts(student));
    await within.keep(student, record, { rules: RULES_VERSION, lastSteps: [] });
    return record.totals;
  };

  /** The totals of a student, whom nobody else records until the transaction ends. */
  const lock = (transaction: Handle, student: StudentId) =>
    makePracticeStore(transaction).lock(student, { rules: RULES_VERSION, totals: NO_TOTALS });

  const rebuild = (within: Handle, student: StudentId): Promise<void> =>
    inTransaction(within, async (transaction) => {
      await lock(transaction, student);
      await rebuildWithin(transaction, student);
    });

  /** What is known over everything and about ideas, null for all; what older rules made is made anew first. */
  const knownOf = async (within: Handle, student: StudentId, ideas: readonly IdeaId[] | null) => {
    const known = await makePracticeStore(within).known(student, ideas);
    if (!known) return { totals: NO_TOTALS, ideas: new Map<IdeaId, IdeaState>() };
    if (known.rules === RULES_VERSION) return known;
    await rebuild(within, student);
    return knownOf(within, student, ideas);
  };

  const record: Practice['record'] = (within, student, attempts) =>
    inTransaction(within, async (transaction) => {
      const inside = makePracticeStore(transaction);
      const known = await lock(transaction, student);
      const totals = known.rules === RULES_VERSION ? known.totals : await rebuildWithin(transaction, student);
      const added = await inside.add(student, attempts.toSorted(byTime));
      if (added.length === 0) return added;
      const before = { totals, ...(await inside.around(student, ideasIn(added), daysIn(added))) };
      const lastSteps = withStep(known.rules === RULES_VERSION ? known.lastSteps : [], before, added);
      await inside.keep(student, foldAttempts(before, added), { rules: RULES_VERSION, lastSteps });
      return added;
    });

  /** Goes back to before some of the last attempts, and counts those of them anew that still count. */
  const retake = async (transaction: Handle, student: StudentId, way: WayBack): Promise<void> => {
    const within = makePracticeStore(transaction);
    await within.clear(student, way.touched);
    const { record: after, steps } = way.again(await within.attempts(student, way.attempts));
    await within.keep(student, after, { rules: RULES_VERSION, lastSteps: steps });
  };

  const withdraw: Practice['withdraw'] = (within, student, attempt) =>
    inTransaction(within, async (transaction) => {
      const { rules, lastSteps } = await lock(transaction, student);
      if (!(await makePracticeStore(transaction).withdraw(student, attempt, clock.now()))) return;
      // What an older answer changed depends on all that came before and after it, so it is all made anew.
      const way = rules === RULES_VERSION ? wayBack(lastSteps, attempt) : null;
      if (way) await retake(transaction, student, way);
      else await rebuildWithin(transaction, student);
    });

  const masteryOf: Practice['masteryOf'] = async (student, ideas) => {
    const { totals, ideas: states } = await knownOf(db, student, ideas);
    return new Map(ideas.map((idea) => [idea, masteryIn(states.get(idea), totals)]));
  };

  const progress = async (student: StudentId): Promise<Progress> =>
    progressOf(student, await knownOf(db, student, null));

  return {
    record,
    withdraw,
    reports: makeReports({ db, clock, lessons }),
    masteryOf,
    rebuild: (student) => rebuild(db, student),

    practiceDays: async (student, since) => [
      ...(await store.days(student, since.toISOString().slice(0, 10))).keys(),
    ],

    answer: async (student, { answer, ownJudgement, ...given }) => {
      const { checked, source, judge } = await lessons.judge(student, { ...given, answer });
      const decided = checked.correct ?? (ownJudgement === null ? null : Number(ownJudgement));
      if (decided !== null)
        await record(db, student, [
          {
            ...given,
            item: source,
            correct: decided,
            judge: checked.correct === null ? 'student' : judge,
            reveals: checked.reveals,
            at: clock.now().toISOString(),
          },
        ]);
      const mastery = (await masteryOf(student, [given.idea])).get(given.idea);
      if (!mastery) throw new Failure('item_not_found');
      return { checked, mastery };
    },

    predict: async (within, student, candidates) => {
      const wanted = [...new Set(candidates.flatMap(({ idea }) => idea ?? []))];
      const { totals, ideas } = await knownOf(within, student, wanted);
      return candidates.map(({ idea, difficulty }) =>
        chancesOf(
          idea === null ? undefined : ideas.get(idea),
          totals,
          difficulty === null ? null : easeOf(difficulty),
        ),
      );
    },

    weakSpots: async (student) => {
      const { totals, ideas } = await knownOf(db, student, null);
      return weakSpotsIn(ideas, totals);
    },

    progress,
    abilities: async (student) => abilitiesOf(student, await knownOf(db, student, null)),
    analytics: async (student) => ({
      ...(await usage.analytics(student)),
      learning: await progress(student),
    }),
    table: async (student) => attemptsTable(await store.attempts(student)),
    exportFor: (student) => store.attemptsInPortions(student),
  };
};

const byTime = (one: Attempt, other: Attempt): number => (one.at < other.at ? -1 : Number(one.at > other.at));
