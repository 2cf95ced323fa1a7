import { describe, expect, it } from 'vitest';
import { intentOf } from './intent.ts';

describe('what a student wants', () => {
  it.each([
    ['hi', 'greeting'],
    ['Hello, how are you?', 'greeting'],
    ['ok thx!!', 'thanks'],
    ['wat can u do', 'about you'],
    ['I have a math test next friday', 'plan'],
    ['make me a study plan pls', 'plan'],
    ['im stuk', 'hint'],
    ['i dont know how to do this', 'hint'],
    ['just tel me teh awnser', 'reveal'],
    ['i give up', 'reveal'],
    ['chek my work', 'check'],
    ['where is my mistake', 'check'],
    ['quizz me on cells', 'quiz'],
    ['give me some exercises', 'quiz'],
    ['sumarise photosynthesis', 'summarise'],
    ['whats the diffrence between an acid and a base', 'compare'],
    ['wat is gravity', 'define'],
    ['what does inflation mean?', 'define'],
    ['give me an exampel', 'example'],
    ['and why?', 'why'],
    ['tell me more', 'more'],
    ['explain it like im five', 'simpler'],
    ['what does that mean', 'meaning'],
    ['go back to the exercise', 'back'],
    ['never mind', 'stop'],
    ['this is boring', 'feeling'],
    ['i am really tired today', 'feeling'],
    ['so hungry', 'feeling'],
    ['why does a hungry glow worm larva glow brighter?', 'explain'],
    ['How does a tired muscle recover?', 'explain'],
    ['expain gravity to me', 'explain'],
    ['why is the sky blue?', 'explain'],
    ['x = 4', 'say'],
    ['my dog is called Rex', 'say'],
  ])('with %j is: %s', (message, kind) => {
    expect(intentOf(message).kind).toBe(kind);
  });

  it.each(['evolution', 'pollution', 'anther', 'he thinks', 'different'])(
    'is not misread because %j looks like a command',
    (words) => {
      expect(intentOf(words)).toMatchObject({ kind: 'say' });
    },
  );

  it.each([
    ['quiz me on the water cycle please', 'water cycle'],
    ['what is a topic sentence?', 'topic sentence'],
    ['what does inflation mean', 'inflation'],
    ['summarise it', ''],
    ['and in plants?', 'plants'],
    ['tell me more about volcanoes', 'volcanoes'],
    ['what is the mean', 'mean'],
  ])('is read with its subject: %j', (message, about) => {
    expect(intentOf(message).about).toBe(about);
  });

  it('names two things to compare', () => {
    expect(intentOf('What is the difference between a plant cell and an animal cell?').pair).toEqual([
      'plant cell',
      'animal cell',
    ]);
    expect(intentOf('compare it').pair).toBeNull();
  });
});
