import { describe, expect, it } from 'vitest';
import type { Spoken } from './sentences.ts';
import { NOTHING_SPOKEN, speakOn } from './sentences.ts';

const grow = (text: string): Spoken => {
  let spoken = NOTHING_SPOKEN;
  for (let end = 1; end <= text.length; end += 1)
    spoken = speakOn(spoken, text.slice(0, end), end === text.length);
  return spoken;
};

describe('speakOn', () => {
  it('holds the open sentence back until something follows it', () => {
    expect(speakOn(NOTHING_SPOKEN, 'Put 5 back in. What do', false).sentences).toEqual(['Put 5 back in.']);
    expect(speakOn(NOTHING_SPOKEN, 'Put 5 back in.', false).sentences).toEqual([]);
    expect(speakOn(NOTHING_SPOKEN, 'Put 5 back in.', true).sentences).toEqual(['Put 5 back in.']);
  });

  it('says every sentence of a streamed text once', () => {
    const text =
      'Close. Put 5 back in: 2·5 + 3 is 13, not 11. So one step went astray!\nWhat did you do to the 3?';
    expect(grow(text).sentences).toEqual([
      'Close.',
      'Put 5 back in: 2·5 + 3 is 13, not 11.',
      'So one step went astray!',
      'What did you do to the 3?',
    ]);
  });

  it('loses and repeats nothing where a full stop did not end the sentence', () => {
    expect(grow('Pi is 3.14 or so. Take No. 5 apples and go on.').sentences.join(' ')).toBe(
      'Pi is 3.14 or so. Take No. 5 apples and go on.',
    );
  });

  it('starts again when a new text takes the place of the old', () => {
    const first = speakOn(NOTHING_SPOKEN, 'One. Two. Three.', true);
    expect(speakOn(first, 'New. Tex', false).sentences).toEqual(['New.']);
  });
});
