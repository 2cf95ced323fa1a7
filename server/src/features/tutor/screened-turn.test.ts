import { describe, expect, it } from 'vitest';
import { segmenterLanguage } from '../../ports/language/segmenter.ts';
import { gptTokens } from '../../ports/tokens/gpt.ts';
import { makeSafety, type Noticed } from '../safety/service.ts';
import { sayFixedReply, screenedTurn } from './screened-turn.ts';
import type { ThreadMessage, TutorEvent } from './turn.ts';

const { isWorthClassifying } = makeSafety({ embed: null, language: segmenterLanguage() });

const messageBy = (by: ThreadMessage['by'], words: string, state: unknown = null): ThreadMessage => ({
  by,
  text: words,
  state,
});
const text = (words: string): TutorEvent => ({ type: 'text', text: words });
const MESSAGE = 'i keep thinking that they are right about me';

/** Lets an engine of three words begin; answers what was shown and whether it was stopped. */
const look = async (message: string, answer: () => Promise<Noticed | null>) => {
  let asked = 0;
  let stopped = false;
  const shown: string[] = [];
  const teach = async function* (signal: AbortSignal): AsyncGenerator<TutorEvent> {
    signal.addEventListener('abort', () => (stopped = true));
    for (const word of ['one', 'two', 'three']) yield text(word);
  };
  const crisisReply = async function* ({ concern, language }: Noticed): AsyncGenerator<TutorEvent> {
    yield text(`care: ${concern}, ${language}`);
  };
  const classify = () => {
    asked++;
    return answer();
  };
  for await (const event of screenedTurn(
    [messageBy('student', message)],
    { isWorthClassifying, classify },
    { teach, crisisReply },
    new AbortController().signal,
  ))
    if (event.type === 'text') shown.push(event.text);
  return { asked, stopped, shown };
};

describe('a screened turn', () => {
  it('shows nothing of the engine when something was noticed, and stops it', async () => {
    const seen = await look(MESSAGE, () => Promise.resolve({ concern: 'self-harm', language: 'es' }));
    expect(seen).toEqual({ asked: 1, stopped: true, shown: ['care: self-harm, es'] });
  });

  it('lets the engine go on when nothing was', async () => {
    const seen = await look(MESSAGE, () => Promise.resolve(null));
    expect(seen).toEqual({ asked: 1, stopped: false, shown: ['one', 'two', 'three'] });
  });

  it('waits no longer than first words may', async () => {
    const seen = await look(MESSAGE, () => new Promise(() => undefined));
    expect(seen.shown).toEqual(['one', 'two', 'three']);
  });

  it.each(['2x + 3 = 11', `i ${'word '.repeat(300)}`])('has nothing classified at “%s”', async (message) => {
    expect((await look(message, () => Promise.resolve({ concern: 'abuse', language: 'en' }))).asked).toBe(0);
  });
});

it('streams, counts, and keeps what the state remembers', async () => {
  const tokens = gptTokens();
  const state = { kind: 'arithmetic', exercise: '3 + 4', line: '3 + 4', rung: 1 };
  const thread = [
    messageBy('student', '3 + 4'),
    messageBy('tutor', 'What is 3 + 4?', state),
    messageBy('student', 'i want to die'),
  ];
  const words = makeSafety({ embed: null, language: segmenterLanguage() }).fixedReply(thread, null) ?? '';
  const events: TutorEvent[] = [];
  for await (const event of sayFixedReply(words, thread, tokens)) events.push(event);
  expect(events.map((event) => (event.type === 'text' ? event.text : '')).join('')).toBe(words);
  expect(events.length).toBeGreaterThan(20);
  expect(events.at(-1)).toEqual({
    type: 'done',
    usage: { inputTokens: 4, outputTokens: await tokens.count(words), cost: null },
    state,
    choices: [],
    proof: { source: 'teaching', quotes: [], solution: null, checks: [], picture: null },
  });
});
