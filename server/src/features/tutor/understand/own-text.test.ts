import { describe, expect, it } from 'vitest';
import { NEW_STATE, type State } from '../state/state.ts';
import { isWriting, ownTextIn } from './own-text.ts';

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
    'Help me with the ending of it please',
    'Give me an example of a good thesis',
    'Tell me how to start my story',
    "I don't know how to go on",
    'I need help with the conclusion',
    'Please write it for me now ok',
    'Explain what a metaphor is please',
    'I want to stop now and go to bed',
  ])('is no request: %s', (message) => {
    expect(ownTextIn(message, true)).toBeNull();
  });

  it('is waited for only while one writes, and not where something is asked for', () => {
    const writing: State = { ...NEW_STATE, focus: 'essay', essay: { about: 'a key', step: 9 } };
    expect(isWriting(writing, 'unclear')).toBe(true);
    expect(isWriting(writing, 'reveal')).toBe(false);
    expect(isWriting({ ...writing, focus: 'idea' }, 'unclear')).toBe(false);
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
