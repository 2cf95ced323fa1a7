import type { Proof } from '@studia/contract/proof';
import type { Tokens } from '../../../ports/tokens/port.ts';
import type { Lookup } from '../../library/service.ts';
import type { Said, Situation, TutorEvent } from '../turn.ts';
import { answer } from './answer.ts';
import { explain } from './explain.ts';
import { greeting } from './greeting.ts';
import { answerFromBooks, NOT_IN_THE_BOOKS } from './knowledge.ts';

interface Dependencies {
  tokens: Tokens;
  library: Lookup;
}

/** A turn of the built-in tutor. */
export const teachBuiltIn = async function* (
  thread: readonly Said[],
  situation: Situation,
  { tokens, library }: Dependencies,
): AsyncGenerator<TutorEvent> {
  const message = thread.at(-1)?.text ?? '';
  const lesson = thread.findLast((said) => said.by === 'tutor')?.lesson ?? null;
  const turn = await builtInTurn(message, lesson, situation, library);
  for (const [at, quote] of (turn.proof?.quotes ?? []).entries())
    yield { type: 'citation', number: at + 1, quote };
  for (const text of inWords(turn.text)) yield { type: 'text', text };
  const usage = {
    inputTokens: await tokens.count(message),
    outputTokens: await tokens.count(turn.text),
    cost: null,
  };
  yield { type: 'done', usage, lesson: turn.lesson, proof: turn.proof };
};

/** How many passages are looked at for one answer. */
const PASSAGES = 3;

/** Mathematics first, since it can be checked; then the books; then an honest word. */
const builtInTurn = async (
  message: string,
  lesson: unknown,
  { style }: Situation,
  library: Lookup,
): Promise<{ text: string; lesson: unknown; proof: Proof | null }> => {
  const explained = style === 'explain' ? explain(message) : null;
  if (explained) return { ...explained, lesson: null };
  const taught = answer(message, lesson);
  if (taught && !taught.unrelated) return { text: taught.text, lesson: taught.lesson, proof: null };
  const read = answerFromBooks(message, await library.find(message, PASSAGES));
  const open = taught?.lesson ?? null;
  if (!read)
    return { text: taught?.text ?? greeting(message) ?? NOT_IN_THE_BOOKS, lesson: open, proof: null };
  const proof: Proof = { source: 'books', quotes: read.quotes, solution: null, checks: [], picture: null };
  return { text: read.text, lesson: open, proof };
};

const inWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
