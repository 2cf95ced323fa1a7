import type { Vendor } from './vendors.ts';
import { says, sends, type Act } from './wire.fixture.ts';

/** OpenAI's responses. */
const responses =
  (words: readonly string[]): Act =>
  (response) => {
    const item = { id: 'i1', type: 'message', role: 'assistant', status: 'in_progress', content: [] };
    sends(
      response,
      { type: 'response.created', response: { id: 'r1', created_at: 1, model: 'm' } },
      { type: 'response.output_item.added', output_index: 0, item },
      ...words.map((delta) => ({
        type: 'response.output_text.delta',
        item_id: 'i1',
        output_index: 0,
        content_index: 0,
        delta,
      })),
      { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
      { type: 'response.completed', response: { usage: { input_tokens: 40, output_tokens: 2 } } },
    );
    response.end();
  };

/** Anthropic's messages. */
const messages =
  (words: readonly string[]): Act =>
  (response) => {
    const usage = { input_tokens: 40, output_tokens: 0 };
    const message = { type: 'message', id: 'a1', model: 'm', role: 'assistant', content: [], usage };
    sends(
      response,
      { type: 'message_start', message },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      ...words.map((text) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'text_delta', text },
      })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 2 } },
      { type: 'message_stop' },
    );
    response.end();
  };

/** Google's generated content. */
const contents =
  (words: readonly string[]): Act =>
  (response) => {
    const candidate = (text: string) => ({ content: { role: 'model', parts: [{ text }] }, index: 0 });
    const usageMetadata = { promptTokenCount: 40, candidatesTokenCount: 2, totalTokenCount: 42 };
    sends(response, ...words.slice(0, -1).map((text) => ({ candidates: [candidate(text)] })), {
      candidates: [{ ...candidate(words.at(-1) ?? ''), finishReason: 'STOP' }],
      usageMetadata,
    });
    response.end();
  };

/** An act that says these words in a vendor's own protocol. */
export const SAYS: Readonly<Record<Vendor, (words: readonly string[]) => Act>> = {
  openai: responses,
  anthropic: messages,
  google: contents,
  compatible: (words) => says(...words),
};
