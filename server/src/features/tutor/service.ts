import type { Style } from '@studia/contract/chat';
import type { Proof, Quote } from '@studia/contract/proof';
import type { Model, ModelFailure, ModelMessage, ModelUsage } from '../../ports/model/port.ts';
import type { Tokens } from '../../ports/tokens/port.ts';
import type { Library } from '../library/service.ts';
import { answer } from './builtin/answer.ts';
import { explain } from './builtin/explain.ts';
import { greeting } from './builtin/greeting.ts';
import { answerFromBooks, NOT_IN_THE_BOOKS } from './builtin/knowledge.ts';
import prompt from './prompts/tutor.md?raw';

/** What has been said so far, oldest first, with what the tutor noted beside its own answers. */
export interface Said {
  by: 'student' | 'tutor';
  text: string;
  lesson: unknown;
}

/** A turn of the tutor as it happens; exactly one `done` or `error` ends it. */
export type TutorEvent =
  | { type: 'text'; text: string }
  | { type: 'citation'; number: number; quote: Quote }
  | {
      type: 'tool';
      tool: 'books' | 'algebra';
      sentence: string;
      correction?: { was: string; now: string };
    }
  | { type: 'done'; usage: ModelUsage; lesson: unknown; proof: Proof | null }
  | ModelFailure;

/** What shapes an answer besides the words. */
interface Situation {
  style: Style;
}

/** The teaching engine: the configured model, or the built-in one when there is none. */
export interface Tutor {
  readonly kind: 'built-in' | 'model';
  readonly name: string;
  teach(thread: readonly Said[], situation: Situation, signal: AbortSignal): AsyncIterable<TutorEvent>;
}

interface Dependencies {
  model: Model | null;
  tokens: Tokens;
  library: Library;
}

export const makeTutor = ({ model, tokens, library }: Dependencies): Tutor =>
  model
    ? { kind: 'model', name: model.name, teach: (thread, _, signal) => teachByModel(model, thread, signal) }
    : {
        kind: 'built-in',
        name: 'Built-in tutor',
        teach: (thread, situation) => teachBuiltIn(thread, situation, { tokens, library }),
      };

const teachBuiltIn = async function* (
  thread: readonly Said[],
  situation: Situation,
  { tokens, library }: Pick<Dependencies, 'tokens' | 'library'>,
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
  library: Library,
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

const teachByModel = async function* (
  model: Model,
  thread: readonly Said[],
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt },
    ...thread.map(({ by, text }): ModelMessage => ({
      role: by === 'student' ? 'user' : 'assistant',
      content: text,
    })),
  ];
  for await (const event of model.stream({ messages }, signal)) {
    if (event.type === 'done') yield { type: 'done', usage: event.usage, lesson: null, proof: null };
    // No tool is offered yet, so none is asked for.
    else if (event.type !== 'call') yield event;
  }
};
