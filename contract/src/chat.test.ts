import { describe, expect, it } from 'vitest';
import { chat, TurnEvent } from './chat.ts';
import { CHAT } from './limits.ts';

const ID = '01948b3c-7d5e-7abc-9def-0123456789ab';
const message = { id: ID, type: 'assistant', content: 'Hi', timestamp: '2026-01-05T09:00:00.000Z' };
const usage = { input_tokens: 0, output_tokens: 0 };

describe('an event of a turn', () => {
  it.each([
    { type: 'start', message_id: ID },
    { type: 'delta', text: '' },
    { type: 'done', message, session_ended: false, usage },
    { type: 'error', error: 'Session not found', code: 'session_not_found' },
    // A page that is older than the server still reads what went wrong.
    { type: 'error', error: 'The tutor is out.', code: 'a_code_of_tomorrow' },
  ])('may be $type', (event) => {
    expect(TurnEvent.parse(event)).toEqual(event);
  });

  it.each([
    { type: 'thought', text: 'hm' },
    { type: 'delta' },
    { type: 'done', message },
    { type: 'error', error: 'x' },
    { type: 'error', error: 'x', code: 7 },
    { type: 'error', error: 'x', code: null },
  ])('is not %j', (event) => {
    expect(TurnEvent.safeParse(event).success).toBe(false);
  });
});

const send = (text: string) => chat.sendMessage.body.safeParse({ session_id: ID, message: text });

describe('a message to the tutor', () => {
  it('is trimmed, may be long, and has a limit', () => {
    expect(send('  Hi  ').data?.message).toBe('Hi');
    expect(send('x'.repeat(CHAT.messageCharacters)).success).toBe(true);
    expect(send('x'.repeat(CHAT.messageCharacters + 1)).success).toBe(false);
  });
});
