import type { Line, Slip } from '@studia/mathematics';
import type { Method } from './method.ts';
import type { OnTheWay } from './on-the-way.ts';

/** What a message says about an exercise, by mathematics alone. */
export type Judgement =
  | {
      kind: 'right';
      /** As the student wrote it, where that is another way than ours, ready to stand in a sentence. */
      as?: string;
    }
  | { kind: 'right over the reals' }
  /** A right line on the way, the line at which that leaves the exercise, and what was worked out. */
  | { kind: 'line'; line: string; worked: Line | null }
  | { kind: 'form'; missing: string }
  | { kind: 'part'; found: string; has: number; of: number; isOneLetter: boolean }
  | ({ kind: 'method' } & Method)
  | {
      kind: 'wrong';
      why: string;
      slip: Slip;
      remark: string;
      /** Nothing but an answer was said. */
      isBare: boolean;
      /** It is the way that leads elsewhere. */
      isOfWay?: true;
    };

/** A problem of its own, and what the student already says about it. */
export interface OwnProblem {
  exercise: string;
  judgement: Judgement | null;
  attempt: string;
  /** What it asks for, where several are asked of the same numbers: “lcm”. */
  name?: string;
  isFurther?: true;
  /** A sum of its own with a guess for it. */
  isGuess?: true;
  /** The last task with other numbers. */
  isVaried?: true;
  /** A right value on its way, told with the task. */
  onTheWay?: OnTheWay;
  /** Behind the task stands work on it. */
  isWorkedOn?: true;
  /** Task and result stand in the message in full. */
  isTold?: true;
}

/** An exercise as far as judging needs it. */
export interface Standing {
  line: string;
  /** Right parts of the answer that were given before. */
  found: string;
}
