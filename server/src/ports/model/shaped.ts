import * as z from 'zod/mini';
import type { AskModel, JsonShape, Model, ModelMessage, ModelUsage, Shaped, ShapedQuestion } from './port.ts';

const TRIES = 2;

/** The one who asks this model. */
export const shapedAsker =
  (model: Model): AskModel =>
  (question, signal) =>
    askShaped(model, question, signal);

/** Asks for JSON of a shape. An answer that does not fit is shown to the model once more with what is wrong. */
export const askShaped = async <T>(
  model: Model,
  { name, schema, messages }: ShapedQuestion<T>,
  signal: AbortSignal,
): Promise<Shaped<T>> => {
  const shape = { name, schema: z.toJSONSchema(schema) as JsonShape };
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0, cost: null };
  let thread = messages;
  for (let tried = 0; tried < TRIES; tried++) {
    const answer = await whole(model, { messages: thread, shape }, signal);
    if (!answer) return { value: null, usage };
    usage = sumOf(usage, answer.usage);
    const read = readAs(schema, answer.text);
    if (read.ok) return { value: read.value, usage };
    thread = [...messages, { role: 'assistant', content: answer.text }, repairOf(read.wrong)];
  }
  return { value: null, usage };
};

const whole = async (
  model: Model,
  request: { messages: readonly ModelMessage[]; shape: { name: string; schema: JsonShape } },
  signal: AbortSignal,
) => {
  let text = '';
  for await (const event of model.stream(request, signal)) {
    if (event.type === 'text') text += event.text;
    if (event.type === 'done') return { text, usage: event.usage };
    if (event.type === 'error') return null;
  }
  return null;
};

type ReadResult<T> = { ok: true; value: T } | { ok: false; wrong: string };

const readAs = <T>(schema: z.ZodMiniType<T>, text: string): ReadResult<T> => {
  const json = parse(text);
  if (json === undefined) return { ok: false, wrong: 'It is not complete JSON.' };
  const read = schema.safeParse(json);
  return read.success ? { ok: true, value: read.data } : { ok: false, wrong: z.prettifyError(read.error) };
};

// Some models wrap their JSON in a fence or a sentence however they are asked.
const parse = (text: string): unknown => {
  const from = text.search(/[{[]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
};

const repairOf = (wrong: string): ModelMessage => ({
  role: 'user',
  content: `This answer can't be used: ${wrong}\nSend the whole JSON again, put right, and nothing else.`,
});

const sumOf = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cost: one.cost === null && other.cost === null ? null : (one.cost ?? 0) + (other.cost ?? 0),
});
