import type { AboutBook, Correction, MessageIntent, Style } from '@studia/contract/chat';
import type { StudentId } from '@studia/contract/ids';
import type { Proof, Quote } from '@studia/contract/proof';
import type { ModelFailure, ModelUsage } from '../../ports/model/port.ts';

/** A file that the student showed with a message, as far as it could be read. */
export interface ShownFile {
  filename: string;
  /** What stands in it; empty where nothing could be read. */
  text: string;
  /** The picture itself, for a tutor that sees. */
  picture: { mediaType: string; bytes: Uint8Array } | null;
}

/** What has been said so far, oldest first. */
export interface ThreadMessage {
  by: 'student' | 'tutor';
  /** The words; empty where a student only pressed a button. */
  text: string;
  /** What that button asks for. */
  intent?: MessageIntent | null;
  /** The place in a book that it is about. */
  about?: AboutBook | null;
  /** What the tutor noted about the conversation beside its own answer. */
  state: unknown;
  shown?: readonly ShownFile[];
}

/** Who is taught: what shapes examples and vocabulary. */
export interface Learner {
  /** One of the standards of SPEC 3, such as "7th Grade". */
  standard: string | null;
  country: string | null;
}

/** What shapes an answer besides the words. */
export interface Situation {
  style: Style;
  /** Whose books are looked into besides everybody's; null for somebody who has not signed in. */
  reader: StudentId | null;
  learner: Learner | null;
}

/** A turn of the tutor as it happens; exactly one `done` or `error` ends it. */
export type TutorEvent =
  | { type: 'text'; text: string }
  | { type: 'citation'; number: number; quote: Quote }
  | {
      type: 'tool';
      tool: 'books' | 'algebra' | 'files';
      sentence: string;
      correction?: Correction;
    }
  | {
      type: 'done';
      usage: ModelUsage;
      state: unknown;
      proof: Proof | null;
      /** What the student can tap instead of typing. */
      choices: readonly string[];
    }
  | ModelFailure;
