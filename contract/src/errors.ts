// Types only: a page that knows what a failure is needs none of the sentences.
import type { ERRORS } from './error-list.ts';

/** A stable name for one thing that went wrong. */
export type ErrorCode = keyof typeof ERRORS;

/** What every failing call answers. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  /** Which fields of the request are at fault, where that is known. */
  fields?: string[];
}

interface About {
  /** What the student reads, where it is known here: in a reply it stands beside the code. */
  sentence?: string;
  /** What the reply's status was. */
  status?: number;
  cause?: unknown;
  retryAfter?: number;
}

/** Something in the closed list went wrong: thrown by services, answered by the server, thrown again by the client. */
export class Failure extends Error {
  readonly code: ErrorCode;
  /** What a student is told; empty where nobody said a word. */
  sentence: string;
  /** The status of the reply; 0 where there was none. */
  readonly status: number;
  /** After how many seconds it is worth asking again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { sentence = '', status = 0, cause, retryAfter }: About = {}) {
    super(sentence === '' ? code : sentence, cause === undefined ? undefined : { cause });
    this.name = 'Failure';
    this.code = code;
    this.sentence = sentence;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
