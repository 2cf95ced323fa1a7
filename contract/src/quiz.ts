import * as z from 'zod/mini';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import { AttemptId, BookId, ChatSessionId, NoteId, PlanId, QuizId } from './ids.ts';
import { Answer, AskedItem, Checked, IdeaId } from './lessons.ts';
import { BOOK, LESSON, PRACTICE, QUIZ } from './limits.ts';
import { AttemptJudge, Confidence } from './practice.ts';
import { text } from './text.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** What a quiz is about. Everything named narrows the book, or stands for itself; spots are the student's own. */
export const QuizScope = z.object({
  book: z.optional(BookId),
  chapters: z.optional(
    z
      .array(z.int().check(z.minimum(0), z.maximum(LESSON.mostChapters)))
      .check(z.maxLength(QUIZ.mostChapters)),
  ),
  /** What stands on this page of the book. */
  page: z.optional(z.int().check(z.minimum(1), z.maximum(BOOK.mostPages))),
  ideas: z.optional(z.array(IdeaId).check(z.maxLength(QUIZ.mostIdeas))),
  note: z.optional(NoteId),
  conversation: z.optional(ChatSessionId),
  plan: z.optional(PlanId),
  /** One step of the plan; without it, the whole plan. */
  step: z.optional(text(64)),
  spots: z.optional(z.enum(['weak', 'lost'])),
});
export type QuizScope = z.infer<typeof QuizScope>;

export const QuizDifficulty = z.enum(['adaptive', 'easy', 'medium', 'hard']);
export type QuizDifficulty = z.infer<typeof QuizDifficulty>;

/** With hints and feedback at once, or alone: no help, and the feedback comes at the end. */
export const QuizMode = z.enum(['practise', 'alone']);
export type QuizMode = z.infer<typeof QuizMode>;

/** The idea behind a question: where it is taught, in one sentence, and in simple words where there are some. */
export const QuizIdea = z.object({ id: IdeaId, title: z.string(), book: z.string(), chapter: z.number() });
export type QuizIdea = z.infer<typeof QuizIdea>;

/** A question as it is asked; alone, it keeps its hints to itself. */
export const QuizQuestion = z.object({
  idea: QuizIdea,
  item: AskedItem,
  /** How many of its hints are open already, perhaps on another device. */
  opened: z.number(),
});
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/** What became of an answer, and the idea to go back to. */
export const QuizOutcome = z.extend(Checked, {
  judge: AttemptJudge,
  statement: z.string(),
  simple: z.nullable(z.string()),
  /** What somebody believes who answers so, and what is wrong with it. */
  misconception: z.nullable(z.object({ belief: z.string(), wrong: z.string() })),
});
export type QuizOutcome = z.infer<typeof QuizOutcome>;

/** A question that was answered. */
export const QuizAnswer = z.object({
  /** The sender's own id. */
  id: AttemptId,
  question: QuizQuestion,
  /** Null where the student did not know. */
  answer: z.nullable(Answer),
  confidence: z.nullable(Confidence),
  hints: z.number(),
  milliseconds: z.nullable(z.number()),
  /** Null as long as a quiz alone goes on. */
  outcome: z.nullable(QuizOutcome),
});
export type QuizAnswer = z.infer<typeof QuizAnswer>;

const state = {
  id: QuizId,
  title: z.string(),
  scope: QuizScope,
  difficulty: QuizDifficulty,
  mode: QuizMode,
  length: z.number(),
  created_at: z.iso.datetime(),
  /** When the time is up; null without a timer. */
  ends_at: z.nullable(z.iso.datetime()),
  finished_at: z.nullable(z.iso.datetime()),
};

export const Quiz = z.object({
  ...state,
  answers: z.array(QuizAnswer),
  /** What comes next, and what would come after it: who loses the connection goes on with these. */
  ahead: z.array(QuizQuestion),
});
/** A quiz as its student sees it. */
export type Quiz = z.infer<typeof Quiz>;

export const QuizSummary = z.object({
  ...state,
  answered: z.number(),
  /** The sum of what the answers are worth; null as long as a quiz alone goes on. */
  correct: z.nullable(z.number()),
});
/** A line of the list of quizzes. */
export type QuizSummary = z.infer<typeof QuizSummary>;

/** What a quiz about something could ask. */
export const QuizPreview = z.object({
  title: z.string(),
  ideas: z.array(QuizIdea),
  questions: z.number(),
});
export type QuizPreview = z.infer<typeof QuizPreview>;

const OneQuiz = z.object({ id: QuizId });
const WholeQuiz = z.object({ success: z.literal(true), quiz: Quiz });
const itemName = text(80);

/** Quizzes: questions of lessons, chosen for one student. */
export const quiz = endpoints({
  preview: {
    method: 'POST',
    path: '/api/quizzes/preview',
    summary: 'What a quiz about something could ask; nothing is kept.',
    access: 'verified',
    pace: 'normal',
    body: z.object({ scope: QuizScope }),
    reply: z.object({ success: z.literal(true), preview: QuizPreview }),
  },
  create: {
    method: 'POST',
    path: '/api/quizzes',
    summary: 'Start a quiz. The same id again is the same quiz.',
    access: 'verified',
    pace: 'normal',
    body: z.object({
      /** The sender's own id for it. */
      id: z.optional(QuizId),
      scope: QuizScope,
      length: z.int().check(z.minimum(QUIZ.fewest), z.maximum(QUIZ.most)),
      difficulty: QuizDifficulty,
      mode: QuizMode,
      /** Only alone. */
      minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(QUIZ.mostMinutes))),
    }),
    reply: WholeQuiz,
  },
  list: {
    method: 'GET',
    path: '/api/quizzes',
    summary: 'The student’s quizzes, the newest first.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ success: z.literal(true), quizzes: z.array(QuizSummary) }),
  },
  read: {
    method: 'GET',
    path: '/api/quizzes/:id',
    summary: 'A quiz where its student left it.',
    access: 'verified',
    pace: 'normal',
    params: OneQuiz,
    reply: WholeQuiz,
  },
  answer: {
    method: 'POST',
    path: '/api/quizzes/:id/answers',
    summary:
      'Answer a question of a quiz. It is judged, kept as an attempt once for each id, and the next is chosen.',
    access: 'verified',
    pace: 'normal',
    params: OneQuiz,
    body: z.object({
      id: AttemptId,
      idea: IdeaId,
      item: itemName,
      answer: z.nullable(Answer),
      confidence: z.nullable(Confidence),
      hints: z.int().check(z.minimum(0), z.maximum(QUIZ.mostHints)),
      milliseconds: z.nullable(z.int().check(z.minimum(0), z.maximum(PRACTICE.longestAnswer))),
      /** When it was given, where that was long before it could be sent. */
      given_at: z.optional(z.iso.datetime()),
    }),
    reply: z.object({
      success: z.literal(true),
      /** The answer that counts: an earlier one of another window, where there is one. */
      answered: QuizAnswer,
      ahead: z.array(QuizQuestion),
      finished_at: z.nullable(z.iso.datetime()),
    }),
  },
  hint: {
    method: 'POST',
    path: '/api/quizzes/:id/hints',
    summary: 'Say that hints of a question were opened, so that they count on another device too.',
    access: 'verified',
    pace: 'normal',
    params: OneQuiz,
    body: z.object({
      idea: IdeaId,
      item: itemName,
      hints: z.int().check(z.minimum(0), z.maximum(QUIZ.mostHints)),
    }),
    reply: Done,
  },
  compare: {
    method: 'POST',
    path: '/api/quizzes/:id/compare',
    summary: 'Say how an answer that could not be judged compares with the key.',
    access: 'verified',
    pace: 'normal',
    params: OneQuiz,
    body: z.object({
      idea: IdeaId,
      item: itemName,
      correct: z.union([z.literal(0), z.literal(0.5), z.literal(1)]),
    }),
    reply: z.object({ success: z.literal(true), answered: QuizAnswer }),
  },
  finish: {
    method: 'POST',
    path: '/api/quizzes/:id/finish',
    summary: 'End a quiz before its last question; what was answered counts.',
    access: 'verified',
    pace: 'normal',
    params: OneQuiz,
    reply: WholeQuiz,
  },
  delete: {
    method: 'DELETE',
    path: '/api/quizzes/:id',
    summary: 'Delete a quiz. What it showed about the student stays in their record.',
    access: 'verified',
    pace: 'normal',
    params: OneQuiz,
    reply: Done,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask }: TrialWorld): Trials<typeof quiz> => {
  const scope = { book: 'arithmetic', chapters: [0] };
  const body = { scope, length: 5, difficulty: 'adaptive', mode: 'practise', minutes: null } as const;
  const started = async () => (await ask(quiz.create, { body })).quiz;
  const one = async () => ({ params: { id: (await started()).id } });
  const questionOf = ({ id, ahead }: Awaited<ReturnType<typeof started>>) => ({
    params: { id },
    named: { idea: ahead[0]?.idea.id ?? '', item: ahead[0]?.item.id ?? '' },
  });
  // Spoiled requests come by the hundred: one quiz is enough for them, and no limit is met.
  let answers: ReturnType<typeof started> | null = null;
  const asked = <More extends object>(more: More) => {
    const about = (open: Awaited<ReturnType<typeof started>>) => {
      const { params, named } = questionOf(open);
      return { params, body: { ...named, ...more } };
    };
    return {
      request: async () => about(await started()),
      toSpoil: async () => about(await (answers ??= started())),
    };
  };
  const mine = verified(200, 'quiz_not_found');
  const toSpoil = () => ({ params: { id: NO_ID } });
  return {
    preview: { request: () => ({ body: { scope } }), answers: verified(200) },
    create: { request: () => ({ body }), answers: verified(200) },
    list: { request: () => ({}), answers: verified(200) },
    read: { request: one, answers: mine, toSpoil },
    answer: {
      ...asked({ id: NO_ID, answer: null, confidence: null, hints: 0, milliseconds: null }),
      answers: mine,
    },
    hint: { ...asked({ hints: 1 }), answers: mine },
    compare: {
      ...asked({ correct: 1 as const }),
      answers: verified('nothing_to_compare', 'quiz_not_found'),
    },
    finish: { request: one, answers: mine, toSpoil },
    delete: { request: one, answers: mine, toSpoil },
  };
};
