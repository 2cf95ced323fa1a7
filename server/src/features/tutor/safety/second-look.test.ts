import { describe, expect, it } from 'vitest';
import type { TutorEvent } from '../turn.ts';
import type { Noticed } from './concern.ts';
import { withSecondLook } from './second-look.ts';

const text = (words: string): TutorEvent => ({ type: 'text', text: words });
const MESSAGE = 'i keep thinking that they are right about me';

/** Lets an engine of three words begin; answers what was shown and whether it was stopped. */
const look = async (message: string, opinionOf: () => Promise<Noticed | null>) => {
  let asked = 0;
  let stopped = false;
  const shown: string[] = [];
  const teach = async function* (signal: AbortSignal): AsyncGenerator<TutorEvent> {
    signal.addEventListener('abort', () => (stopped = true));
    for (const word of ['one', 'two', 'three']) yield text(word);
  };
  const careFor = async function* ({ concern, language }: Noticed): AsyncGenerator<TutorEvent> {
    yield text(`care: ${concern}, ${language}`);
  };
  const opinion = () => {
    asked++;
    return opinionOf();
  };
  for await (const event of withSecondLook(
    message,
    opinion,
    { teach, careFor },
    new AbortController().signal,
  ))
    if (event.type === 'text') shown.push(event.text);
  return { asked, stopped, shown };
};

describe('a second look', () => {
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

  it.each(['2x + 3 = 11', `i ${'word '.repeat(300)}`])('is not taken at “%s”', async (message) => {
    expect((await look(message, () => Promise.resolve({ concern: 'abuse', language: 'en' }))).asked).toBe(0);
  });
});
