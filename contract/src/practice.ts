import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { AttemptId, BookId } from './ids.ts';
import { Answer, Checked, IdeaId } from './lessons.ts';
import { LESSON, PRACTICE } from './limits.ts';
import { text } from './text.ts';
import { verified, type Trials } from './trial.ts';

/** How sure a student said they were before they answered, in per cent: a guess, unsure, fairly sure, sure. */
export const CONFIDENCE_STEPS = [25, 50, 75, 95] as const;
export const Confidence = z.union([z.literal(25), z.literal(50), z.literal(75), z.literal(95)]);
export type Confidence = z.infer<typeof Confidence>;

/** What helped with an answer, the most that was used: a rung of the hint ladder, the tutor, or the solution itself. */
export const Help = z.enum(['none', 'hint-1', 'hint-2', 'hint-3', 'chat', 'revealed']);
export type Help = z.infer<typeof Help>;

/** Where an answer was given. `alone` is without hints, chat and book; `practise` has them all. */
export const AttemptMode = z.enum(['lesson', 'practise', 'alone', 'review', 'chat', 'plan', 'live']);
export type AttemptMode = z.infer<typeof AttemptMode>;

/** Who found out whether the answer is right: rules, a connected model, or the student, who compared it with the key. */
export const AttemptJudge = z.enum(['rules', 'model', 'student']);
export type AttemptJudge = z.infer<typeof AttemptJudge>;

/** What was answered: a question of a lesson in its very version, a card, or an exercise that was written down. */
export const AttemptItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lesson'),
    book: BookId,
    chapter: z.int().check(z.minimum(0), z.maximum(LESSON.mostChapters)),
    /** The question's name within its idea. */
    item: text(80),
    /** The lesson's version: a changed chapter asks changed questions. */
    version: text(64),
  }),
  z.object({ kind: z.literal('card'), card: z.uuid() }),
  z.object({ kind: z.literal('exercise'), text: text(PRACTICE.exerciseCharacters) }),
]);
export type AttemptItem = z.infer<typeof AttemptItem>;

/** One answer of a student, as a fact: it is added once and never changed. */
export const Attempt = z.object({
  /** The sender's own id: the same id again is the same answer and counts once. */
  id: AttemptId,
  item: AttemptItem,
  /** What it shows something about; null where no idea is known. */
  idea: z.nullable(IdeaId),
  /** From 0 to 1. */
  correct: z.number().check(z.minimum(0), z.maximum(1)),
  /** Null where nobody asked. */
  confidence: z.nullable(Confidence),
  help: Help,
  /** How long the student took; null where nobody looked at the clock. */
  milliseconds: z.nullable(z.int().check(z.minimum(0))),
  mode: AttemptMode,
  judge: AttemptJudge,
  /** The misconception of the idea that a wrong answer showed. */
  reveals: z.nullable(text(80)),
  /** When the answer was given; later than that it may have arrived. */
  at: z.iso.datetime(),
});
export type Attempt = z.infer<typeof Attempt>;

/** What is known about an idea: the chance of a right answer, without help and with all there is; null before the first. */
export const Mastery = z.object({
  alone: z.nullable(z.number()),
  with_help: z.nullable(z.number()),
  attempts: z.number(),
  /** Proven without help, on more than one day. */
  mastered: z.boolean(),
});
export type Mastery = z.infer<typeof Mastery>;

/** Where an idea is taught. */
export const IdeaPlace = z.object({
  id: IdeaId,
  title: z.string(),
  book: z.object({ id: z.string(), title: z.string() }),
  chapter: z.number(),
});
export type IdeaPlace = z.infer<typeof IdeaPlace>;

/** How far several ideas are: the mean of their chances, where an idea that was never tried counts as nothing. */
const shares = {
  alone: z.number(),
  with_help: z.number(),
  /** How many ideas there are, and how many of them are mastered. */
  ideas: z.number(),
  mastered: z.number(),
};

export const IdeaProgress = z.extend(Mastery, {
  id: IdeaId,
  title: z.string(),
  last_at: z.iso.datetime(),
  /** The student was sure and wrong, and has not been right alone since. */
  confident_mistake: z.boolean(),
});
export type IdeaProgress = z.infer<typeof IdeaProgress>;

export const ChapterProgress = z.object({
  ...shares,
  chapter: z.number(),
  title: z.string(),
  /** Those that were tried, in their order. */
  tried: z.array(IdeaProgress),
});
export type ChapterProgress = z.infer<typeof ChapterProgress>;

export const BookProgress = z.object({
  ...shares,
  id: z.string(),
  title: z.string(),
  chapters: z.array(ChapterProgress),
});
export type BookProgress = z.infer<typeof BookProgress>;

export const SubjectProgress = z.object({
  ...shares,
  /** Null for books of which nobody knows it. */
  subject: z.nullable(z.string()),
  books: z.array(BookProgress),
});
export type SubjectProgress = z.infer<typeof SubjectProgress>;

/** How well a student knows what they know. */
export const Calibration = z.object({
  /** How right the answers were that were given with each confidence; null where there are none. */
  steps: z.array(z.object({ confidence: Confidence, answers: z.number(), right: z.nullable(z.number()) })),
  answers: z.number(),
  /** How much surer than right the student was on average; below 0, less sure. */
  bias: z.nullable(z.number()),
  /** The mean square of what confidence and answer differ by: 0 is perfect. */
  brier: z.nullable(z.number()),
});
export type Calibration = z.infer<typeof Calibration>;

/** What a student wrongly thought, and whether that is over. */
export const MetMisconception = z.object({
  idea: IdeaPlace,
  belief: z.string(),
  met: z.number(),
  last_met: z.iso.datetime(),
  mended: z.boolean(),
});
export type MetMisconception = z.infer<typeof MetMisconception>;

/** What was done on one day (UTC). */
export const PracticeDay = z.object({
  day: z.iso.date(),
  attempts: z.number(),
  right: z.number(),
  milliseconds: z.number(),
});
export type PracticeDay = z.infer<typeof PracticeDay>;

/**
 * What is best done next. `sure-but-wrong`: confident mistakes. `weak`: what goes wrong. `alone`: what so far went with
 * help. `again`: what was right alone on one day only. `learn`: the idea after the last one. `begin`: anything at all.
 */
export const NextStep = z.object({
  kind: z.enum(['sure-but-wrong', 'weak', 'alone', 'again', 'learn', 'begin']),
  ideas: z.array(IdeaPlace),
});
export type NextStep = z.infer<typeof NextStep>;

const score = { answers: z.number(), right: z.number() };

/** The figures that Premium adds (SPEC 9: advanced analytics). */
export const AdvancedProgress = z.object({
  /** Week by week, by the Monday it began on: how much was right alone, and how much with help. */
  weeks: z.array(z.object({ week: z.iso.date(), alone: z.object(score), helped: z.object(score) })),
  /** How much was right with each kind of help. */
  by_help: z.array(z.object({ help: Help, ...score })),
});
export type AdvancedProgress = z.infer<typeof AdvancedProgress>;

/** What a student can do, and everything that their attempts say about how they study. */
export const Progress = z.object({
  totals: z.object({
    attempts: z.number(),
    milliseconds: z.number(),
    /** On how many days something was practised, ever. */
    days: z.number(),
    tried: z.number(),
    mastered: z.number(),
  }),
  /** The subjects, books and chapters in which something was tried. */
  subjects: z.array(SubjectProgress),
  calibration: Calibration,
  misconceptions: z.array(MetMisconception),
  /** Days of the last weeks on which something was practised. */
  days: z.array(PracticeDay),
  weak: z.array(IdeaPlace),
  next: NextStep,
  /** Null where the student's plan does not have them. */
  advanced: z.nullable(AdvancedProgress),
});
export type Progress = z.infer<typeof Progress>;

/** What may be wrong with a question: its content, its wording, how an answer was judged, or anything else. */
export const ReportReason = z.enum(['wrong', 'unclear', 'marking', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** What a student can do, and how that is found out. */
export const practice = endpoints({
  answer: {
    method: 'POST',
    path: '/api/practice/answers',
    summary: 'Judge an answer to a question of a lesson and keep it as an attempt, once for each id.',
    access: 'verified',
    pace: 'normal',
    body: z.object({
      id: AttemptId,
      idea: IdeaId,
      item: text(80),
      answer: Answer,
      confidence: z.nullable(Confidence),
      help: Help,
      milliseconds: z.nullable(z.int().check(z.minimum(0), z.maximum(PRACTICE.longestAnswer))),
      /** What the student says of an answer that the judge could not decide, once they have compared it with the key. */
      own_judgement: z.optional(z.boolean()),
    }),
    reply: z.object({
      success: z.literal(true),
      checked: Checked,
      /** What is known about the idea now. */
      mastery: Mastery,
    }),
  },
  progress: {
    method: 'GET',
    path: '/api/practice/progress',
    summary:
      'What the student can do alone and with help, and everything that their answers say about how they study.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ success: z.literal(true), progress: Progress }),
  },
  report: {
    method: 'POST',
    path: '/api/practice/reports',
    summary:
      'Say what is wrong with a question; a second report about the same one takes the place of the first.',
    access: 'verified',
    pace: 'normal',
    body: z.object({
      idea: IdeaId,
      item: text(80),
      reason: ReportReason,
      note: text(PRACTICE.reportCharacters),
    }),
    reply: z.object({ success: z.literal(true) }),
  },
  attempts: {
    method: 'GET',
    path: '/api/practice/attempts.csv',
    summary: 'Every answer of the student as a table (RFC 4180), the oldest first.',
    access: 'verified',
    pace: 'normal',
    file: true,
    reply: null,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof practice> => {
  const body = {
    id: '01948b3c-7d5e-7abc-9def-0123456789cd',
    idea: 'arithmetic/place-decides-worth',
    item: 'two-eights',
    answer: { kind: 'number', text: '100' },
    confidence: 75,
    help: 'none',
    milliseconds: 4_000,
  } as const;
  return {
    answer: { request: () => ({ body }), answers: verified(200) },
    progress: { request: () => ({}), answers: verified(200) },
    report: {
      request: () => ({
        body: { idea: body.idea, item: body.item, reason: 'unclear', note: 'Which eight?' } as const,
      }),
      answers: verified(200),
    },
    attempts: { request: () => ({}), answers: verified(200) },
  };
};
