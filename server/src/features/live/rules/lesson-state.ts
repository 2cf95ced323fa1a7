import type { LiveHappening, LiveNote, LiveSubject } from '@studia/contract/live-events';

/** The parts in which an idea can be told once its board is drawn. */
export type TellablePart = 'simple' | 'example' | 'picture' | 'why' | 'full';

/** A question of the lesson that waits for its answer. */
export interface Question {
  item: string;
  idea: string;
  /** The number of the event that asks it. */
  ask: number;
  options: readonly string[];
  tries: number;
  hints: number;
  /** An answer that nobody could judge waits for the student's own word. */
  compares: boolean;
  /** It was answered wrongly before. */
  missed?: boolean;
  /** Something was said meanwhile that helps with it. */
  helped?: boolean;
  /** Whether the statement is true was said: its reason is asked for. */
  asksWhy?: boolean;
}

/** What became of one idea. */
export interface Outcome {
  idea: string;
  title: string;
  asked: number;
  right: number;
  lost: number;
  /** Scenes, by their places, whose question was not answered rightly at once. */
  misses?: readonly number[];
  /** The last question was fresh, and answered rightly without help. */
  clear?: boolean;
}

/** Where a lesson stands. */
export interface LessonState {
  /** What it is to begin with, until it has begun. */
  opening: LiveSubject | null;
  /** What goes on: choosing what to do, a lesson idea by idea, an exercise step by step, or the end. */
  mode: 'choosing' | 'lesson' | 'exercise' | 'closing' | 'over';
  waits: 'nothing' | 'topic' | 'hunch' | 'scene' | 'item' | 'go-on' | 'exercise' | 'closing';
  topic: string;
  book: string | null;
  chapter: number | null;
  /** The ideas of this lesson by their ids, and which one it is at. */
  ideas: readonly string[];
  at: number;
  /** How many scenes of the idea are behind the student. */
  scene: number;
  /** Answers to the question of the scene at hand that were given and are wrong. */
  missed: readonly string[];
  /** Who was wrong at it, or had no idea, was helped once. */
  isNudged: boolean;
  /** What the note says of the idea that is being taught; written down once nobody is asked about it any more. */
  pending: Pick<LiveNote, 'text' | 'quote'> | null;
  /** How many steps of the idea's board were drawn, and which parts were told. */
  steps: number;
  told: readonly TellablePart[];
  /** Replies to the student's own words that were given, and words of the lesson that were explained. */
  given: readonly string[];
  /** Every question asked so far; how many at this idea since it was opened, and how many of those in a row were right. */
  asked: readonly string[];
  round: number;
  streak: number;
  question: Question | null;
  /** What would have been too much at once: it comes when the student says so, and what is waited for then. */
  held: { happenings: readonly LiveHappening[]; waits: LessonState['waits'] } | null;
  /** The ideas are done: what is asked now are questions that were left over. */
  isExtra: boolean;
  /** How often in a row nobody understood what was said. */
  unclear: number;
  sheet: number;
  /** What the sheet at hand is headed. */
  heading: string;
  /** Lines of handwriting on the sheet at hand. */
  lines: number;
  /** Pictures of the book that were shown. */
  pictures: readonly string[];
  slow: boolean;
  outcomes: readonly Outcome[];
  turns: number;
  /** What the tutor keeps of its own part of the conversation. */
  tutor: unknown;
  /** The line of the exercise that stands on the board. */
  exercise: string | null;
}

/** Where an idea stands before its first word. Who was lost at one is not at the next. */
export const NEW_IDEA = {
  scene: 0,
  missed: [],
  isNudged: false,
  pending: null,
  steps: 0,
  told: [],
  round: 0,
  streak: 0,
  question: null,
  slow: false,
} as const satisfies Partial<LessonState>;

/** A lesson before its first word. */
export const NEW_LESSON: LessonState = {
  ...NEW_IDEA,
  opening: null,
  mode: 'choosing',
  waits: 'nothing',
  topic: '',
  book: null,
  chapter: null,
  ideas: [],
  at: 0,
  given: [],
  asked: [],
  held: null,
  isExtra: false,
  unclear: 0,
  sheet: 0,
  heading: '',
  lines: 0,
  pictures: [],
  outcomes: [],
  turns: 0,
  tutor: null,
  exercise: null,
};
