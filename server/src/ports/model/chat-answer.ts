import * as z from 'zod/mini';
import { broken, inputOf, usageOf, WITHHELD, type Price } from './answer-events.ts';
import type { ModelEvent } from './port.ts';

const Text = z.nullish(z.string());
const Count = z.nullish(z.number());

const CallPiece = z.object({
  index: Count,
  id: Text,
  function: z.nullish(z.object({ name: Text, arguments: Text })),
});

/** A piece of an answer in OpenAI's chat protocol; servers leave out much of it. */
const Piece = z.object({
  choices: z.nullish(
    z.array(
      z.object({
        delta: z.nullish(
          z.object({
            // Some say it in parts, of which only some are meant for the reader.
            content: z.nullish(
              z.union([z.string(), z.array(z.looseObject({ type: z.optional(z.string()) }))]),
            ),
            tool_calls: z.nullish(z.array(CallPiece)),
          }),
        ),
        finish_reason: Text,
      }),
    ),
  ),
  usage: z.nullish(z.object({ prompt_tokens: Count, completion_tokens: Count })),
  error: z.optional(z.unknown()),
});

interface BegunCall {
  index: number | null;
  id: string | null;
  name: string;
  written: string;
}

/** Reads an answer piece by piece: what each says, and at the end what was asked for and how it ended. */
export const makeChatAnswer = (price: Price | null) => {
  const calls: BegunCall[] = [];
  let reason: string | null = null;
  let used: z.infer<typeof Piece>['usage'] = null;
  return {
    /** What a piece says; null where it says nothing yet. */
    hear: (data: string): ModelEvent | null => {
      if (data === '[DONE]') return null;
      const read = Piece.safeParse(inputOf(data));
      if (!read.success) return broken(`The answer could not be read: ${data.slice(0, LONGEST_SHOWN)}`);
      const { choices, usage, error } = read.data;
      if (error !== undefined && error !== null) return broken(JSON.stringify(error).slice(0, LONGEST_SHOWN));
      used = usage ?? used;
      const choice = choices?.[0];
      reason = choice?.finish_reason ?? reason;
      for (const piece of choice?.delta?.tool_calls ?? []) addTo(calls, piece);
      const text = textIn(choice?.delta?.content);
      return text === '' ? null : { type: 'text', text };
    },
    /** What is known when nothing more comes. */
    end: (): ModelEvent[] => {
      // A connection that broke off has an end as well, but nobody gave a reason for it.
      if (reason === null || calls.some(({ name }) => name === '')) return [broken('The answer broke off.')];
      if (reason === 'content_filter') return [WITHHELD];
      const asked = calls.map(({ id, name, written }, place): ModelEvent => {
        return { type: 'call', call: { id: id ?? `call-${place}`, tool: name, input: inputOf(written) } };
      });
      const usage = usageOf(used?.prompt_tokens, used?.completion_tokens, price);
      return [...asked, { type: 'done', usage, cut: reason === 'length' }];
    },
  };
};

const LONGEST_SHOWN = 300;

type Content = string | readonly { type?: string | undefined }[] | null | undefined;

const textIn = (content: Content): string =>
  typeof content === 'string'
    ? content
    : (content ?? [])
        .map((part) =>
          part.type === 'text' && 'text' in part && typeof part.text === 'string' ? part.text : '',
        )
        .join('');

/** Puts a piece to the call that it goes on with: that of its name or its place, where a server says either, else the last. */
const addTo = (calls: BegunCall[], { index = null, id = null, function: of }: z.infer<typeof CallPiece>) => {
  const [name, written] = [of?.name ?? '', of?.arguments ?? ''];
  const isSame = (call: BegunCall): boolean =>
    id && call.id
      ? call.id === id
      : index === null
        ? name === '' && call === calls.at(-1)
        : call.index === index;
  const known = calls.findLast(isSame);
  if (!known) {
    calls.push({ index, id: id || null, name, written });
    return;
  }
  known.id ||= id;
  known.name ||= name;
  known.written += written;
};
