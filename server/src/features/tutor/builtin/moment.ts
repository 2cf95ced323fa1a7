import type { MessageIntent } from '@studia/contract/chat';
import type { Picture, Proof, Quote, Solution, Source } from '@studia/contract/proof';
import type { Lookup } from '../../library/service.ts';
import type { MathWorker } from '../math-worker/math-worker.ts';
import type { Said, Situation } from '../turn.ts';
import type { Intent } from './intent/intent.ts';
import type { Memory, OpenExercise } from './memory.ts';
import { inMarkdown } from './show/markdown.ts';

/** What the tutor says, what it remembers beside it, and what it rests on. */
export interface Reply {
  text: string;
  memory: Memory;
  proof: Proof | null;
}

/** What came with the words as data: what a button asks for, the page that it is about, and the words selected there. */
interface Request {
  intent: MessageIntent | null;
  page: number | null;
  quote: string | null;
}

/** Everything that a reply is made from. */
export interface Moment {
  message: string;
  intent: Intent;
  request: Request;
  memory: Memory;
  thread: readonly Said[];
  situation: Situation;
  library: Lookup;
  mathWorker: MathWorker;
}

/** A reply that rests on nothing but teaching. */
export const said = ({ memory }: Moment, text: string, change: Partial<Memory> = {}): Reply => ({
  text,
  memory: { ...memory, waitsFor: null, offer: null, ...change },
  proof: null,
});

/** What an answer rests on. */
export const proofOf = (
  source: Source,
  {
    quotes = [],
    solution = null,
    picture = null,
  }: { quotes?: Quote[]; solution?: Solution | null; picture?: Picture | null },
): Proof => ({ source, quotes, solution, checks: [], picture });

/** The line at which an open exercise stands. */
export const standingOf = (open: OpenExercise, { mathWorker }: Moment): Promise<string> =>
  mathWorker.ask('standing', open, inMarkdown(open.line));
