import type { Thread } from '../../../ports/thread/port.ts';
import type { Questions } from './questions.ts';

type Asked<Name extends keyof Questions> = Parameters<Questions[Name]>[0];
type Answer<Name extends keyof Questions> = ReturnType<Questions[Name]>;

/** Works mathematics out for the tutor, beside everything else that the server does. */
export interface Reckoner {
  /** Asks; `otherwise` is the answer when none comes in time. */
  ask<Name extends keyof Questions, Otherwise>(
    name: Name,
    input: Asked<Name>,
    otherwise: Otherwise,
  ): Promise<Answer<Name> | Otherwise>;
}

/** Milliseconds; the longest textbook exercise takes a tenth of that on a slow machine. */
const LIMITS: Readonly<Record<keyof Questions, number>> = {
  turn: 1_500,
  another: 1_500,
  howItWent: 1_500,
  standing: 1_000,
  // Up to fifteen lines are tried.
  shown: 3_000,
  quiz: 1_500,
  problems: 1_500,
  problemsLike: 1_500,
  workedLines: 1_500,
  lines: 750,
};

/** A reckoner on a thread that answers `questions.ts`. */
export const makeReckoner = (thread: Thread): Reckoner => ({
  ask: async <Name extends keyof Questions, Otherwise>(
    name: Name,
    input: Asked<Name>,
    otherwise: Otherwise,
  ) => {
    const answered = await thread.ask({ name, input, limit: LIMITS[name] });
    // The other side is built from the same table of questions.
    return answered ? (answered.value as Answer<Name>) : otherwise;
  },
});
