import type { Examined } from '../../exercises/service.ts';
import type { HeardExchange, KnownStatement, NearText } from '../../lessons/service.ts';
import type { ProgramReading } from '../code/read-program.ts';
import type { Wish } from '../state/state.ts';
import type { Act } from './acts.ts';
import type { WholeQuestion } from './whole-question.ts';

/** An idea that a message may be about. */
export interface IdeaHeard {
  id: string;
  title: string;
  /** The chance that it is the right one, from 0 to 1. */
  certainty: number;
}

/** What a message says, as far as it was understood. */
export interface Reading {
  message: string;
  /** The same in plain spelling and small letters. */
  plain: string;
  act: Act;
  /** How sure the act is, from 0 to 1; below `UNSURE` it is better to ask. */
  certainty: number;
  /** What was tapped, or agreed to. */
  wish: Wish | null;
  maths: Examined;
  /** The ideas that it may be about, the surest first. */
  ideas: readonly IdeaHeard[];
  /** The one that comes closest, where none is sure. */
  closest: IdeaHeard | null;
  /** What the lessons at hand hold that comes near to it, the nearest first. */
  near: readonly NearText[];
  /** What it says, where that is known to be right or wrong. */
  known: KnownStatement | null;
  /** What students say about an idea that it may be, with the replies, the likeliest first. */
  exchanges: readonly HeardExchange[];
  /** Where it asks two things, each of them with what students say that it may be. */
  questions: readonly { text: string; exchanges: readonly HeardExchange[] }[];
  /** What is known of it as an answer to the question that leads on; null where none waits. Who repeats a number of ours answers no question. */
  answered: 'right' | 'wrong' | 'unclear' | 'repeated' | null;
  /** What is known of the program that is shown, or talked about; null where there is none. */
  program: ProgramReading | null;
  /** It says something of the student's own, and asks for nothing. */
  isClaim: boolean;
  /** It leans on what was said before: “but then why”, “and the other one”. */
  leans: boolean;
  /** It can only be meant of what is talked about, and was looked for nowhere else. */
  isOfTopic: boolean;
  /** What it is about, in the student's words. */
  subject: string;
  /** It asks to be told in the simplest words. */
  wantsSimple: boolean;
  /** It says that a whole topic is not understood. */
  isBroad: boolean;
  /** It gives a reason for wanting the solution. */
  hasReason: boolean;
  /** It is about the student's own life, which no lesson knows. */
  isPersonal: boolean;
  /** It asks something: it is no statement of the student's own. */
  isQuestion: boolean;
  /** The whole question that a short follow-up stands for; null where it stands on its own. */
  whole: WholeQuestion | null;
}

/** Below this, the tutor asks back. */
export const UNSURE = 0.4;
/** From here on, a message is about an idea. */
export const ABOUT_IT = 0.45;
/** From here on, a message is about another idea than the one at hand, whatever waits. */
export const CLEARLY_NEW = 0.6;

/** Words of somebody who does not know how to go on. */
export const LOST =
  /\b(?:lost|stuck|confus\w*|struggl\w*|no (?:idea|clue)|(?:do not|don't|dont|can't|cant|never) (?:really |even )?(?:get|understand|know|do)|mess(?:es)? me up|how (?:do|can|would|should) (?:i|u|you|we))\b/;
