import { describe, expect, it } from 'vitest';
import { ownTextIn } from './own-text.ts';

describe('a text of the student’s own', () => {
  it.each([
    ["is this an ok thesis: 'School should start an hour later.' pls", 'School should start an hour later.'],
    ['my sentence is: Lena was very angry at her brother.', 'Lena was very angry at her brother.'],
    ['One day i was walking and i found a key. is that good', 'One day i was walking and i found a key.'],
    [
      "my first line is 'So yeah, I'm going to tell you something about it.' help",
      "So yeah, I'm going to tell you something about it.",
    ],
    [
      'my teacher wrote \'so what??\' next to my thesis. its: "Blood is everywhere in this play." huh',
      'Blood is everywhere in this play.',
    ],
  ])('is found where it is shown: %s', (message, text) => {
    expect(ownTextIn(message, false)).toBe(text);
  });

  it('may stand alone where one writes, and nowhere else', () => {
    const sentence = 'He stopped at the door and held his breath??';
    expect(ownTextIn(sentence, true)).toBe('He stopped at the door and held his breath.');
    expect(ownTextIn(sentence, false)).toBeNull();
  });

  it.each([
    "is 'he was running' passive",
    "i wrote 'i have seen him yesterday' and it was marked wrong",
    'my friend says the blood is blue until it touches air',
    'What is the difference between a metaphor and a simile?',
  ])('is no question about something else: %s', (message) => {
    expect(ownTextIn(message, true)).toBeNull();
  });
});
