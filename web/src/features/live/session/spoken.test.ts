import { describe, expect, it } from 'vitest';
import { makeSpoken } from './spoken.ts';

const voice = (state: 'on' | 'off' | 'drop', id = 'one') => ({ type: 'voice', id, state }) as const;
const frame = (value: number): ArrayBuffer => new Uint8Array(640).fill(value).buffer;

describe('what is said while there is no socket', () => {
  it('is told to the socket that opens later, from its first sound on', () => {
    const spoken = makeSpoken();
    spoken.add(frame(9));
    spoken.tell(voice('on'));
    for (let count = 0; count < 60; count += 1) spoken.add(frame(count));
    spoken.tell(voice('off'));
    spoken.add(frame(9));
    const [begin, first, second, end, ...more] = spoken.parts();
    expect([begin, end, more]).toEqual([voice('on'), voice('off'), []]);
    expect([first, second]).toMatchObject([{ byteLength: 32_000 }, { byteLength: 60 * 640 - 32_000 }]);
    expect([(first as Uint8Array)[0], (second as Uint8Array).at(-1)]).toEqual([0, 59]);
  });

  it('is forgotten once it was written down, dropped, or said anew', () => {
    const spoken = makeSpoken();
    spoken.tell(voice('on'));
    spoken.forget('another');
    expect(spoken.parts()).toHaveLength(1);
    spoken.forget('one');
    expect(spoken.parts()).toEqual([]);
    spoken.tell(voice('on'));
    spoken.tell(voice('drop'));
    expect(spoken.parts()).toEqual([]);
    spoken.tell(voice('on', 'two'));
    spoken.tell(voice('on', 'three'));
    expect(spoken.parts()).toEqual([voice('on', 'three')]);
  });
});
