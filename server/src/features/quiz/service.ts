import { Failure } from '@studia/contract/errors';
import type { AttemptId, QuizId, StudentId } from '@studia/contract/ids';
import type { Answer, IdeaId } from '@studia/contract/lessons';
import { QUIZ } from '@studia/contract/limits';
import type { Confidence } from '@studia/contract/practice';
import type {
  Quiz,
  QuizAnswer,
  QuizDifficulty,
  QuizMode,
  QuizPreview,
  QuizQuestion,
  QuizScope,
  QuizSummary,
} from '@studia/contract/quiz';
import type { Resource, ResourceWish } from '@studia/contract/resources';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Practice } from '../practice/service.ts';
import { makePlanning } from './planning.ts';
import { attemptOf } from './rules/attempt.ts';
import { gatherPool, type Available } from './rules/pool.ts';
import type { QuestionContent } from './rules/question.ts';
import type { QuizState, StoredAnswer, StoredQuestion } from './rules/quiz-state.ts';
import { rankBy } from './rules/rank.ts';
import { makeQuizView, stateOf } from './rules/view.ts';
import { makeScopes, type ScopeSources } from './scope.ts';
import { makeQuizStore } from './store.ts';

interface Dependencies {
  db: Handle;
  lessons: Pick<Lessons, 'whole' | 'find' | 'show' | 'keyOf' | 'judgeItem'>;
  practice: Pick<Practice, 'record' | 'predict'>;
  sources: ScopeSources;
  clock: Clock;
  random: Random;
}

/** What somebody asks a quiz for; `id` is the sender's own. */
interface QuizRequest {
  id: QuizId | null;
  scope: QuizScope;
  length: number;
  difficulty: QuizDifficulty;
  mode: QuizMode;
  minutes: number | null;
}

interface QuestionName {
  idea: IdeaId;
  item: string;
}

interface GivenAnswer extends QuestionName {
  id: AttemptId;
  answer: Answer | null;
  confidence: Confidence | null;
  hints: number;
  milliseconds: number | null;
  givenAt: Date | null;
}

interface Answered {
  answered: QuizAnswer;
  ahead: QuizQuestion[];
  finished_at: string | null;
}

export interface Quizzes {
  preview(student: StudentId, scope: QuizScope): Promise<QuizPreview>;
  create(student: StudentId, request: QuizRequest): Promise<Quiz>;
  list(student: StudentId): Promise<QuizSummary[]>;
  read(student: StudentId, id: QuizId): Promise<Quiz>;
  /** Judges and keeps an answer; a question that has one keeps it, and that is the answer to everybody. */
  answer(student: StudentId, id: QuizId, given: GivenAnswer): Promise<Answered>;
  openHints(student: StudentId, id: QuizId, opened: QuestionName & { hints: number }): Promise<void>;
  /** What the student says of an answer that nobody could judge. */
  compare(student: StudentId, id: QuizId, answer: QuestionName & { correct: number }): Promise<QuizAnswer>;
  finish(student: StudentId, id: QuizId): Promise<Quiz>;
  delete(student: StudentId, id: QuizId): Promise<void>;
  /** What stands on the list of everything that was made. */
  offers(student: StudentId, wish: ResourceWish): Promise<Resource[]>;
  exportFor(student: StudentId): AsyncIterable<Quiz>;
}

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** Quizzes: questions of lessons, chosen for one student and answered one by one. */
export const makeQuizzes = ({ db, lessons, practice, sources, clock, random }: Dependencies): Quizzes => {
  const store = makeQuizStore(db);
  const planning = makePlanning({ practice });
  const findQuestions = makeScopes({ lessons, sources });
  const view = makeQuizView({ ask: lessons.show, keyOf: lessons.keyOf });

  const quizOf = async (student: StudentId, id: QuizId): Promise<QuizState> => {
    const quiz = await store.quiz(student, id);
    if (!quiz) throw new Failure('quiz_not_found');
    return quiz;
  };

  const openedBy = async (student: StudentId, id: QuizId, name: QuestionName) => {
    const { quiz, question } = await store.opened(student, id, name);
    if (!quiz) throw new Failure('quiz_not_found');
    if (!question) throw new Failure('item_not_found');
    return { quiz, question };
  };

  /** The questions of a scope, each with the time since this student last answered it. */
  const availableFor = async (student: StudentId, questions: QuestionContent[]): Promise<Available[]> => {
    const ideas = [...new Set(questions.map(({ idea }) => idea.id))];
    if (ideas.length === 0) throw new Failure('nothing_to_ask');
    const last = new Map(
      (await store.lastAnswers(student, ideas)).map(({ idea, item, at }) => [`${idea} ${item}`, at]),
    );
    const now = clock.now().getTime();
    return questions.map((content) => {
      const at = last.get(`${content.idea.id} ${content.item.id}`);
      return { content, daysSince: at ? (now - at.getTime()) / DAY : null };
    });
  };

  const start = async (student: StudentId, id: QuizId, request: QuizRequest): Promise<void> => {
    const { scope, difficulty, mode, minutes } = request;
    const { title, questions } = await findQuestions(student, scope);
    const pool = gatherPool(await availableFor(student, questions), {
      length: request.length,
      difficulty,
      rank: rankBy(id),
    });
    const now = clock.now();
    const quiz: QuizState = {
      id,
      title,
      scope,
      difficulty,
      mode,
      length: Math.min(request.length, pool.length),
      created_at: now,
      ends_at: minutes === null || mode !== 'alone' ? null : new Date(now.getTime() + minutes * MINUTE),
      finished_at: null,
    };
    const placed = await planning.place(db, student, quiz, pool);
    await inTransaction(db, (transaction) => makeQuizStore(transaction).add(student, quiz, placed));
  };

  const read = async (student: StudentId, id: QuizId): Promise<Quiz> =>
    view.whole(await quizOf(student, id), await store.questions(id));

  /** What follows from an answer that stands: where the quiz is not over, what comes next. */
  const answeredWith = (quiz: QuizState, question: StoredQuestion, questions: StoredQuestion[]): Answered => {
    if (!question.answered) throw new Failure('item_not_found');
    return {
      answered: view.answer(quiz, question, question.answered),
      ahead: view.ahead(quiz, questions),
      finished_at: quiz.finished_at?.toISOString() ?? null,
    };
  };

  /** Keeps an answer, the attempt that it is, and what comes next in one transaction; the answer that was there first stays. */
  const keep = (
    student: StudentId,
    id: QuizId,
    name: QuestionName,
    given: Omit<StoredAnswer, 'number'>,
    givenAt: Date,
  ): Promise<Answered> =>
    inTransaction(db, async (transaction) => {
      const within = makeQuizStore(transaction);
      const quiz = await within.lock(student, id);
      if (!quiz) throw new Failure('quiz_not_found');
      const questions = await within.questions(id);
      const question = questions.find(({ content }) => isNamed(content, name));
      if (!question) throw new Failure('item_not_found');
      if (question.answered) return answeredWith(quiz, question, questions);
      const number = questions.filter(({ answered }) => answered !== null).length + 1;
      const answered = { ...given, number, hints: Math.max(given.hints, question.hints) };
      await within.answer(id, name, answered);
      const attempt = attemptOf(quiz, question, answered, givenAt);
      if (attempt) await practice.record(transaction, student, [attempt]);
      const after = { ...question, place: null, hints: answered.hints, answered };
      if (quiz.finished_at !== null) return answeredWith(quiz, after, []);
      if (number >= quiz.length) {
        await within.finish(id, given.at);
        return answeredWith({ ...quiz, finished_at: given.at }, after, []);
      }
      const left = questions.map((one) => (one === question ? after : one));
      return answeredWith(quiz, after, await planning.renew(transaction, student, quiz, left));
    });

  return {
    read,

    preview: async (student, scope) => {
      const { title, questions } = await findQuestions(student, scope);
      const ideas = new Map(
        questions.map(({ idea, book, chapter }) => [
          idea.id,
          { id: idea.id, title: idea.title, book, chapter },
        ]),
      );
      return { title, ideas: [...ideas.values()], questions: questions.length };
    },

    create: async (student, request) => {
      const known = request.id && (await store.quiz(student, request.id));
      const id = request.id ?? (random.id() as QuizId);
      if (!known) await start(student, id, request);
      return read(student, id);
    },

    list: async (student) => (await store.list(student, QUIZ.listed)).map(summaryOf),

    answer: async (student, id, given) => {
      const { quiz, question } = await openedBy(student, id, given);
      if (question.answered) return answeredWith(quiz, question, await store.questions(id));
      const now = clock.now();
      const at = given.givenAt !== null && given.givenAt < now ? given.givenAt : now;
      if (quiz.ends_at !== null && at.getTime() > quiz.ends_at.getTime() + QUIZ.leeway)
        throw new Failure('quiz_time_up');
      const { verdict, judge } =
        given.answer === null
          ? UNKNOWN
          : await lessons.judgeItem(student, question.content.item, given.answer);
      const { id: answerId, answer, confidence, milliseconds } = given;
      const hints = quiz.mode === 'alone' ? 0 : given.hints;
      const answerRow = { id: answerId, answer, confidence, hints, milliseconds, verdict, judge, at: now };
      return keep(student, id, given, answerRow, at);
    },

    openHints: async (student, id, { hints, ...name }) => {
      await openedBy(student, id, name);
      await store.openHints(id, name, hints);
    },

    compare: async (student, id, { correct, ...name }) =>
      inTransaction(db, async (transaction) => {
        const within = makeQuizStore(transaction);
        const quiz = await within.lock(student, id);
        if (!quiz) throw new Failure('quiz_not_found');
        const question = await within.question(id, name);
        if (question?.answered?.verdict.result !== 'compare') throw new Failure('nothing_to_compare');
        const result = correct === 1 ? 'right' : correct === 0 ? 'wrong' : 'partly';
        const verdict = { ...question.answered.verdict, result, correct } as const;
        const judged = { ...question.answered, verdict, judge: 'student' } as const;
        await within.compare(id, name, verdict);
        const attempt = attemptOf(quiz, question, judged, question.answered.at);
        if (attempt) await practice.record(transaction, student, [attempt]);
        return view.answer(quiz, question, judged);
      }),

    finish: async (student, id) => {
      await quizOf(student, id);
      await store.finish(id, clock.now());
      return read(student, id);
    },

    delete: async (student, id) => {
      if (!(await store.delete(student, id))) throw new Failure('quiz_not_found');
    },

    offers: async (student, wish) =>
      (await store.newest(student, wish)).map(({ id, title, scope, length, created_at, ideas }) => ({
        kind: 'quiz',
        id,
        title,
        preview: ideas,
        size: length,
        source: sourceIn(scope as QuizScope, title),
        at: created_at.toISOString(),
      })),

    exportFor: async function* (student) {
      for (const quiz of await store.all(student)) yield view.whole(quiz, await store.questions(quiz.id));
    },
  };
};

const isNamed = ({ idea, item }: QuestionContent, name: QuestionName): boolean =>
  idea.id === name.idea && item.id === name.item;

/** "I don't know": honest, and not right. */
const UNKNOWN: Pick<StoredAnswer, 'verdict' | 'judge'> = {
  verdict: { result: 'wrong', correct: 0, slip: null, reveals: null, points: [] },
  judge: 'rules',
};

/** The book that a quiz is about; its title says more than its name. */
const sourceIn = ({ book }: QuizScope, title: string): Resource['source'] =>
  book === undefined ? null : { title, book_id: book };

const summaryOf = (row: { quiz: QuizState; answered: number; correct: number }): QuizSummary => {
  const isSecret = row.quiz.mode === 'alone' && row.quiz.finished_at === null;
  return { ...stateOf(row.quiz), answered: row.answered, correct: isSecret ? null : row.correct };
};
