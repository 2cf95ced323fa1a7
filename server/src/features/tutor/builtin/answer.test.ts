import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../testing/expressions.ts';
import { holds } from '../../../testing/property.ts';
import { answer } from './answer.ts';
import type { Turn } from './lesson.ts';

const NOTHING: Turn = { text: '', lesson: null };
const talk = (...messages: string[]): Turn =>
  messages.reduce<Turn>(({ lesson }, message) => answer(message, lesson) ?? NOTHING, NOTHING);

describe('the built-in tutor', () => {
  it.each(['Who was Napoleon?', 'hello', '14', ''])('leaves %j to the books', (message) => {
    expect(answer(message, null)).toBeNull();
  });

  it('opens a lesson for an exercise and closes it with the right answer', () => {
    expect(talk('What is 3 + 4 x 2?').text).toContain('What is 4 × 2?');
    expect(talk('What is 3 + 4 x 2?', '11')).toMatchObject({
      text: expect.stringMatching(/^Yes, 3 \+ 4 × 2 = 11/),
      lesson: null,
    });
  });

  it.each(['4 × 2 = 8', '2 * 4 = 8', 'I get 8'])(
    'takes %s for the next step, not for a new exercise',
    (said) => {
      expect(talk('3 + 4 × 2', said).text).toMatch(/^Right: 4 × 2 = 8\./);
    },
  );

  it.each(['3 + 8 = 11', '3 + 4 × 2 = 11', '= 11', '11.'])('takes %s for the end of the lesson', (said) => {
    expect(talk('3 + 4 × 2', said).text).toMatch(/^Yes, 3 \+ 4 × 2 = 11/);
  });

  it.each(['1/2', ' 1 / 2. ', 'it must be 1/2', '1/4 + 1/4 = 1/2'])(
    'takes %j for an answer in fractions, not for a division to do',
    (said) => {
      expect(talk('1 ÷ 4 + 1 ÷ 4', said).text).toMatch(/^Yes, 1 ÷ 4 \+ 1 ÷ 4 = 0\.5/);
    },
  );

  it('leaves a lesson for a new exercise', () => {
    expect(talk('3 + 4 × 2', 'What is 9 × 9?').lesson?.exercise).toBe('9 × 9');
    expect(talk('3 + 4 × 2', '3 + 8').lesson?.exercise).toBe('3 + 8');
  });

  it('judges a claim that comes without a lesson', () => {
    expect(talk('Is 3 + 4 = 7?').text).toMatch(/^Yes, 3 \+ 4 = 7/);
    expect(talk('3 + 4 = 8').text).toMatch(/^8 is not it yet/);
  });

  it('does not dispute a true sum because another lesson is open', () => {
    expect(talk('3 + 4 × 2', '5 + 5 = 10').text).toMatch(/^Yes, 5 \+ 5 = 10/);
  });

  it('works out what stands on the right of an equals sign', () => {
    expect(talk('12 = 3 × 4').text).toContain('What is 3 × 4?');
  });

  it('comes back to the line when it finds no number', () => {
    expect(talk('3 + 4 × 2', 'I like trains')).toMatchObject({
      text: expect.stringContaining('We are at 3 + 4 × 2.'),
      lesson: { line: '3 + 4 × 2', rung: 0 },
      unrelated: true,
    });
  });

  it.each([[null], ['text'], [[]], [{ kind: 'geometry' }], [{ kind: 'arithmetic', line: 3 }]])(
    'does not stumble over %j in its memory',
    (remembered) => {
      expect(answer('hello', remembered)).toBeNull();
    },
  );

  it('answers any text, whatever it remembers, without an exception', () => {
    const text = anyText(80);
    const lesson = fc.record({
      kind: fc.constant('arithmetic'),
      exercise: text,
      line: fc.oneof(text, fc.constantFrom('3 + 4 × 2', '1 ÷ 3', '7 ÷ 0')),
      rung: fc.nat(6),
    });
    holds([text, fc.oneof(lesson, fc.jsonValue())], (message, remembered) => {
      expect(answer(message, remembered)?.text).not.toBe('');
    });
  });

  it.each([
    ['digits', '9'.repeat(200_000)],
    ['decimals', `0.${'1'.repeat(199_990)}`],
    ['a fraction', `1/${'7'.repeat(199_990)}`],
    ['brackets', '('.repeat(200_000)],
    ['equals signs', '= 1 '.repeat(50_000)],
    ['powers upon powers', '((((9^64)^64)^64)^64)^64'],
  ])('answers a message of nothing but %s, and briefly', (_, message) => {
    // A search that tries again and again over such a text would not end before the test's own time does.
    const { text } = talk('3 + 4 × 2', message);
    expect(text.length).toBeLessThan(1_000);
  });
});

describe('a lesson that goes line by line', () => {
  it('names the first step, says why, and keeps the result to itself', () => {
    const { text, lesson } = talk('Solve 2x + 3 = 11');
    expect(text).toBe(
      'Let’s work on 2x + 3 = 11 one line at a time.\n\nSubtract 3 from both sides. What is done to one side is done to the other, so the balance holds.\n\nWhat does the next line read?',
    );
    expect(lesson).toEqual({ kind: 'steps', exercise: 'Solve 2x + 3 = 11', line: '2x + 3 = 11', rung: 0 });
  });

  it.each([
    [['2x = 8'], /^Right\. Now the line reads 2x = 8\./],
    [['x = 4'], /^Yes, 2x \+ 3 = 11 gives x = 4\. Well done\./],
    [['4'], /^Yes, /],
    [['2x = 8', 'x = 4'], /^Yes, /],
    [['4x = 16'], /^That line is right, too/],
    [['x = 5'], /^Not quite\. Look at 2x \+ 3 = 11 again/],
    [['x = 5', 'x = 6'], /^Not quite\. Subtract 3 from both sides: what is done/],
    [['I am stuck', 'help', 'show me'], /^This step gives 2x \+ 3 − 3 = 11 − 3\. Now the line reads/],
    [
      ['I like trains'],
      /^I did not find a number or a line of mathematics in that\. We are at 2x \+ 3 = 11\./,
    ],
  ])('after %j', (said, text) => {
    expect(talk('Solve 2x + 3 = 11', ...said).text).toMatch(text);
  });

  it('asks for what is missing', () => {
    expect(talk('Solve x^2 = 9', 'x = 3').text).toMatch(/you have 1 of 2/);
    expect(talk('Factor x^2 - 9', 'x^2 - 9').text).toMatch(/not factored completely/);
  });

  it('is left for a new problem', () => {
    expect(talk('Solve 2x + 3 = 11', 'Factor x^2 - 9').lesson).toMatchObject({
      kind: 'steps',
      exercise: 'Factor x^2 - 9',
    });
    expect(talk('Solve 2x + 3 = 11', 'What is 9 × 9?').lesson).toMatchObject({
      kind: 'arithmetic',
      exercise: '9 × 9',
    });
  });
});
