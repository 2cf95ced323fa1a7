import { Failure } from '@studia/contract/errors';
import type { AttemptId, QuizId, StudentId } from '@studia/contract/ids';
import type { Answer, IdeaId, Verdict } from '@studia/contract/lessons';
import type { AttemptJudge, Confidence } from '@studia/contract/practice';
import type { QuizScope } from '@studia/contract/quiz';
import type { ResourceWish } from '@studia/contract/resources';
import { sql } from 'kysely';
import { isUniqueViolation } from '../../db/failure.ts';
import { comesAfter, hasWords } from '../../db/newest-first.ts';
import type { Handle } from '../../db/transaction.ts';
import type { QuestionContent } from './rules/question.ts';
import type { QuizState, StoredAnswer, StoredQuestion } from './rules/quiz-state.ts';

/** What names a question within its quiz. */
interface QuestionName {
  idea: IdeaId;
  item: string;
}

/** A question that a quiz may choose. */
interface NewQuestion {
  content: QuestionContent;
  chance: number;
  daysSince: number | null;
  place: number | null;
}

/** Quizzes and their questions. The owner is part of every question asked here. */
export const makeQuizStore = (handle: Handle) => {
  const own = (owner: StudentId) => handle.selectFrom('quiz').where('student_id', '=', owner);
  const question = (quiz: QuizId, { idea, item }: QuestionName) =>
    handle
      .updateTable('quiz_question')
      .where('quiz_id', '=', quiz)
      .where('idea', '=', idea)
      .where('item', '=', item);

  return {
    add: async (owner: StudentId, { scope, ...quiz }: QuizState, questions: readonly NewQuestion[]) => {
      await handle
        .insertInto('quiz')
        .values({ ...quiz, student_id: owner, scope: JSON.stringify(scope) })
        .execute()
        .catch(refuseTakenId);
      await handle
        .insertInto('quiz_question')
        .values(
          questions.map(({ content, chance, daysSince, place }) => ({
            quiz_id: quiz.id,
            idea: content.idea.id,
            item: content.item.id,
            content: JSON.stringify(content),
            days_since: daysSince,
            chance,
            place,
            offered: place !== null,
          })),
        )
        .execute();
    },

    quiz: async (owner: StudentId, id: QuizId): Promise<QuizState | null> => {
      const row = await own(owner).selectAll().where('id', '=', id).executeTakeFirst();
      return row ? quizIn(row) : null;
    },

    /** A quiz with one of its questions, as far as there are such. */
    opened: async (owner: StudentId, id: QuizId, { idea, item }: QuestionName) => {
      const row = await own(owner)
        .leftJoin('quiz_question', (join) =>
          join.onRef('quiz_id', '=', 'quiz.id').on('idea', '=', idea).on('item', '=', item),
        )
        .selectAll()
        .where('quiz.id', '=', id)
        .executeTakeFirst();
      const asks = row !== undefined && row.content !== null;
      return { quiz: row ? quizIn(row) : null, question: asks ? questionIn(row as QuestionRow) : null };
    },

    /** The same, and nobody else answers in it until the transaction ends. */
    lock: async (owner: StudentId, id: QuizId): Promise<QuizState | null> => {
      const row = await own(owner).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      return row ? quizIn(row) : null;
    },

    questions: async (quiz: QuizId): Promise<StoredQuestion[]> => {
      const rows = await handle
        .selectFrom('quiz_question')
        .selectAll()
        .where('quiz_id', '=', quiz)
        .orderBy('number')
        .orderBy('place')
        .orderBy('idea')
        .orderBy('item')
        .execute();
      return rows.map(questionIn);
    },

    question: async (quiz: QuizId, { idea, item }: QuestionName): Promise<StoredQuestion | null> => {
      const row = await handle
        .selectFrom('quiz_question')
        .selectAll()
        .where('quiz_id', '=', quiz)
        .where('idea', '=', idea)
        .where('item', '=', item)
        .executeTakeFirst();
      return row ? questionIn(row) : null;
    },

    answer: async (quiz: QuizId, name: QuestionName, given: StoredAnswer): Promise<void> => {
      await question(quiz, name)
        .set({
          answer_id: given.id,
          number: given.number,
          answer: JSON.stringify(given.answer),
          confidence: given.confidence,
          hints: given.hints,
          milliseconds: given.milliseconds,
          verdict: JSON.stringify(given.verdict),
          judge: given.judge,
          answered_at: given.at,
          place: null,
        })
        .execute();
    },

    /** Puts the judgement of the student in the place of none. */
    compare: async (quiz: QuizId, name: QuestionName, verdict: Verdict): Promise<void> => {
      await question(quiz, name)
        .set({ verdict: JSON.stringify(verdict), judge: 'student' })
        .execute();
    },

    /** Hints are only ever opened. */
    openHints: async (quiz: QuizId, name: QuestionName, hints: number): Promise<void> => {
      await question(quiz, name)
        .set((eb) => ({ hints: eb.fn<number>('greatest', ['hints', eb.val(hints)]) }))
        .where('answer_id', 'is', null)
        .execute();
    },

    /** What comes next, in this order; what is not named has no place any more. */
    plan: async (quiz: QuizId, next: readonly (QuestionName & { chance: number })[]): Promise<void> => {
      const rows = JSON.stringify(next.map((one, place) => ({ ...one, place })));
      await sql`
        UPDATE quiz_question AS question
        SET place = planned.place, chance = coalesce(planned.chance, question.chance),
            offered = question.offered OR planned.place IS NOT NULL
        FROM quiz_question AS other
          LEFT JOIN jsonb_to_recordset(${rows}::jsonb) AS planned (idea text, item text, chance float8, place int)
            ON other.idea = planned.idea AND other.item = planned.item
        WHERE question.quiz_id = ${quiz} AND question.answer_id IS NULL
          AND other.quiz_id = question.quiz_id AND other.idea = question.idea AND other.item = question.item
          AND (question.place IS NOT NULL OR planned.place IS NOT NULL)
      `.execute(handle);
    },

    /** Ends a quiz. What it never showed goes; what it showed stays, for answers that are still on their way. */
    finish: async (quiz: QuizId, now: Date): Promise<void> => {
      await handle
        .updateTable('quiz')
        .set({ finished_at: now })
        .where('id', '=', quiz)
        .where('finished_at', 'is', null)
        .execute();
      await handle
        .deleteFrom('quiz_question')
        .where('quiz_id', '=', quiz)
        .where('offered', '=', false)
        .execute();
    },

    delete: async (owner: StudentId, id: QuizId): Promise<boolean> => {
      const row = await handle
        .deleteFrom('quiz')
        .where('student_id', '=', owner)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Those that hold every word, the newest first, each with the ideas it asks about. */
    newest: (owner: StudentId, { words, after, limit }: ResourceWish) =>
      own(owner)
        .where(comesAfter(after, sql`created_at`, sql`id`))
        .where(hasWords(sql`title`, words))
        .select([
          'id',
          'title',
          'scope',
          'length',
          'created_at',
          sql<string[]>`array(
            select distinct content #>> '{idea,title}' from quiz_question
            where quiz_id = quiz.id and offered order by 1 limit 4)`.as('ideas'),
        ])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    list: async (owner: StudentId, limit: number) => {
      const rows = await own(owner)
        .selectAll('quiz')
        .select((eb) => [
          eb
            .selectFrom('quiz_question')
            .whereRef('quiz_id', '=', 'quiz.id')
            .where('answer_id', 'is not', null)
            .select(eb.fn.countAll<number>().as('answered'))
            .as('answered'),
          eb
            .selectFrom('quiz_question')
            .whereRef('quiz_id', '=', 'quiz.id')
            .select(sql<number>`coalesce(sum((verdict ->> 'correct')::float8), 0)`.as('correct'))
            .as('correct'),
        ])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        quiz: quizIn(row),
        answered: row.answered ?? 0,
        correct: row.correct ?? 0,
      }));
    },

    all: async (owner: StudentId): Promise<QuizState[]> =>
      (await own(owner).selectAll().orderBy('created_at').orderBy('id').execute()).map(quizIn),

    /** When the student last answered questions about these ideas. */
    lastAnswers: (owner: StudentId, ideas: readonly IdeaId[]) =>
      handle
        .selectFrom('quiz')
        .innerJoin('quiz_question', 'quiz_question.quiz_id', 'quiz.id')
        .where('student_id', '=', owner)
        .where('idea', 'in', ideas)
        .where('answered_at', 'is not', null)
        .groupBy(['idea', 'item'])
        .select((eb) => ['idea', 'item', eb.fn.max<Date>('answered_at').as('at')])
        .execute(),
  };
};

interface QuizRow extends Omit<QuizState, 'id' | 'scope'> {
  id: string;
  scope: unknown;
}

const quizIn = (row: QuizRow): QuizState => ({
  id: row.id as QuizId,
  title: row.title,
  scope: row.scope as QuizScope,
  difficulty: row.difficulty,
  mode: row.mode,
  length: row.length,
  created_at: row.created_at,
  ends_at: row.ends_at,
  finished_at: row.finished_at,
});

interface QuestionRow {
  content: unknown;
  chance: number;
  days_since: number | null;
  place: number | null;
  hints: number;
  answer_id: string | null;
  number: number | null;
  answer: unknown;
  confidence: number | null;
  milliseconds: number | null;
  verdict: unknown;
  judge: AttemptJudge | null;
  answered_at: Date | null;
}

const questionIn = (row: QuestionRow): StoredQuestion => ({
  content: row.content as QuestionContent,
  chance: row.chance,
  daysSince: row.days_since,
  place: row.place,
  hints: row.hints,
  answered: row.answer_id === null || row.answered_at === null ? null : answerIn(row, row.answered_at),
});

const answerIn = (row: QuestionRow, at: Date): StoredAnswer => ({
  id: row.answer_id as AttemptId,
  number: row.number ?? 0,
  answer: row.answer as Answer | null,
  confidence: row.confidence as Confidence | null,
  hints: row.hints,
  milliseconds: row.milliseconds,
  verdict: row.verdict as Verdict,
  judge: row.judge ?? 'rules',
  at,
});

// An id that the sender chose is another quiz's already.
const refuseTakenId = (error: unknown): never => {
  throw isUniqueViolation(error, 'quiz_pkey') ? new Failure('bad_request', { cause: error }) : error;
};
