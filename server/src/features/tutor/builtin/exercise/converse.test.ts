import { holds } from '@studia/mathematics/testing/property';
import { anyText } from '@studia/mathematics/testing/sums';
import { describe, expect, it } from 'vitest';
import { intentOf } from '../intent/intent.ts';
import { NOTHING_REMEMBERED, type Memory } from '../memory.ts';
import { mathematicsTurn } from './converse.ts';
import type { Turn } from './turn.ts';

const NOTHING: Turn = { text: '', exercise: null };
const remembering = ({ exercise, finished }: Turn): Memory => ({
  ...NOTHING_REMEMBERED,
  exercise,
  finished: finished ?? null,
});
const answer = (message: string, before: Turn = NOTHING): Turn | null =>
  mathematicsTurn(message, intentOf(message), remembering(before), 'guide');
const talk = (...messages: string[]): Turn =>
  messages.reduce<Turn>((before, message) => answer(message, before) ?? NOTHING, NOTHING);

describe('mathematics in a message', () => {
  it.each(['Who was Napoleon?', 'hello', '14', '', 'I like trains'])('is not found in %j', (message) => {
    expect(answer(message)).toBeNull();
  });

  it.each(['4 × 2 = 8', '2 * 4 = 8', 'I get 8'])(
    'such as %s is the next step, not a new exercise',
    (said) => {
      expect(talk('3 + 4 × 2', said).text).toMatch(/^Right: 4 × 2 = 8\./);
    },
  );

  it.each(['3 + 8 = 11', '3 + 4 × 2 = 11', '= 11', '11.', 'eleven', 'is 3 + 4 × 2 = 11?'])(
    'such as %s ends the exercise',
    (said) => {
      expect(talk('3 + 4 × 2', said).text).toMatch(/^Yes, 3 \+ 4 × 2 = 11/);
    },
  );

  it.each(['1/2', ' 1 / 2. ', 'it must be 1/2', '1/4 + 1/4 = 1/2'])(
    'such as %j is an answer in fractions, not a division to do',
    (said) => {
      expect(talk('1 ÷ 4 + 1 ÷ 4', said).text).toMatch(/^Yes, 1 ÷ 4 \+ 1 ÷ 4 = 0\.5/);
    },
  );

  it('may set a new exercise', () => {
    expect(talk('3 + 4 × 2', 'What is 9 × 9?').exercise?.exercise).toBe('9 × 9');
    expect(talk('3 + 4 × 2', '5 + 8').exercise?.exercise).toBe('5 + 8');
    expect(talk('Solve 2x + 3 = 11', 'Factor x^2 - 9').exercise).toMatchObject({
      kind: 'steps',
      exercise: 'Factor x^2 - 9',
    });
    expect(talk('Solve 2x + 3 = 11', 'What is 9 × 9?').exercise?.exercise).toBe('9 × 9');
  });

  it('of fractions goes line by line', () => {
    expect(talk('What is 1/2 + 1/3?', '3/6 + 2/6').text).toBe(
      'Right. Now we have $\\frac{3}{6} + \\frac{2}{6}$.\n\nWhat comes next?',
    );
    expect(talk('What is 1/2 + 1/3?', '10/12').text).toMatch(/^Yes, that has the right value/);
    expect(talk('What is 1/2 + 1/3?', 'five sixths').text).toMatch(/^Yes, /);
  });

  it('is answered whatever the text is', () => {
    holds(
      [anyText(80)],
      (message) => {
        expect(answer(message)?.text).not.toBe('');
        expect(answer(message, talk('Solve 2x + 3 = 11'))?.text).not.toBe('');
      },
      60,
    );
  });

  it.each([
    ['digits', '9'.repeat(200_000)],
    ['decimals', `0.${'1'.repeat(199_990)}`],
    ['a fraction', `1/${'7'.repeat(199_990)}`],
    ['brackets', '('.repeat(200_000)],
    ['equals signs', '= 1 '.repeat(50_000)],
    ['lines', 'x = 1\n'.repeat(40_000)],
    ['powers upon powers', '((((9^64)^64)^64)^64)^64'],
  ])('is answered briefly when it is nothing but %s', (_, message) => {
    // A search that tries again and again over such a text would not end before the test's own time does.
    expect(talk('3 + 4 × 2', message).text.length).toBeLessThan(2_000);
  });
});

describe('a claim that comes with its problem', () => {
  it.each([
    'Is 3 + 4 = 7?',
    'does 3 + 4 equal 7?',
    'I think 3 + 4 is 7',
    'what is 3 + 4? is it 7?',
    '3 + 4, I got seven. is that right?',
    'Is x = 4 a solution of 2x + 3 = 11?',
    'Solve 2x + 3 = 11. I got x = 4, is that right?',
    'i got 4 for 2x + 3 = 11',
    'the answer to 2x + 3 = 11 is 4',
    'Solve x^2 = 9. I think x = 3 or x = -3',
  ])('is confirmed at once: %s', (message) => {
    expect(talk(message).text).toMatch(/^Yes, /);
  });

  it.each([
    'Is 3 + 4 = 8?',
    'I think 3 + 4 is 8',
    'Solve 2x + 3 = 11. I got x = 5, is that right?',
    'Is x = 3 a solution of 2x + 3 = 11?',
  ])('is not confirmed when it is wrong, and becomes an exercise: %s', (message) => {
    const turn = talk(message);
    expect(turn.text).toMatch(/^(?:8 is not it yet|Not quite)\./);
    expect(turn.exercise).not.toBeNull();
  });

  it('is not disputed because another exercise is open', () => {
    expect(talk('3 + 4 × 2', '5 + 5 = 10').text).toMatch(/^Yes, 5 \+ 5 = 10/);
  });
});

describe('an exercise that goes line by line', () => {
  it('asks what was tried and keeps the steps to itself, but carries them', () => {
    const { text, exercise, solution } = talk('Solve 2x + 3 = 11');
    expect(text).toBe(
      'Let’s work on $2x + 3 = 11$ together. The goal is to find out what $x$ is.\n\nWhat have you tried, or what would you do first?',
    );
    expect(exercise).toMatchObject({
      kind: 'steps',
      exercise: 'Solve 2x + 3 = 11',
      line: '2x + 3 = 11',
      rung: 0,
    });
    expect(solution?.answer).toEqual({ text: 'x = 4', latex: 'x = 4' });
  });

  it.each([
    [['2x = 8'], /^Right\. Now we have \$2x = 8\$\./],
    [['x = 4'], /^Yes, \$2x \+ 3 = 11\$ gives \$x = 4\$\. Well done\./],
    [['4'], /^Yes, /],
    [['x equals four'], /^Yes, /],
    [['**x = 4**'], /^Yes, /],
    [['\\(x = 4\\)'], /^Yes, /],
    [['I do not know, is it 4?'], /^Yes, /],
    [['2x = 8', 'x = 4'], /^Yes, /],
    [['4x = 16'], /^That line is right too/],
    [['x = 5'], /^Not quite\. Put \$x = 5\$ in: the left side is 13 and the right side is 11\./],
    [['x = 5', 'x = 6'], /Subtract 3 from both sides\. What is done/],
    [['is it 4 or 5?'], /^Not quite\./],
    [
      ['hint', 'help', 'no idea'],
      /^Here’s a similar one: subtract 3 from both sides, and \$2x \+ 3 = 13\$ becomes/,
    ],
    [['I am stuck', 'help', 'hint', 'show me'], /^This step: subtract 3 from both sides\. It gives/],
    [['why?'], /^Subtract 3 from both sides\. What is done to one side/],
    [['go back to the exercise'], /we’re at \$2x \+ 3 = 11\$/],
  ])('after %j', (said, text) => {
    expect(talk('Solve 2x + 3 = 11', ...said).text).toMatch(text);
  });

  it('leaves what has nothing to do with it to the books', () => {
    expect(talk('Solve 2x + 3 = 11', 'I like trains')).toMatchObject({ unrelated: true });
  });

  it('asks for what is missing', () => {
    expect(talk('Solve x^2 = 9', 'x = 3').text).toMatch(/you have 1 of 2/);
    expect(talk('Graph y = x^2 - 4', 'x = 2 and x = -2').text).toMatch(/you have 2 of 3/);
    expect(talk('Factor x^2 - 9', 'x^2 - 9').text).not.toMatch(/^Yes/);
    expect(talk('Factor 2x^2 - 18', '2(x^2 - 9)').text).toMatch(/^Right\. Now we have/);
  });

  it('takes a system’s answer as letters or as a point, and no other', () => {
    const system = 'solve y = 2x + 1 and y = x + 4';
    expect(talk(system, 'x = 3 and y = 7').text).toMatch(/^Yes, /);
    expect(talk(system, '(3, 7)').text).toMatch(/^Yes, /);
    expect(talk(system, 'x = 3 and y = 8').text).toMatch(/^Not quite/);
    expect(talk(system, '(7, 3)').text).not.toMatch(/^Yes/);
  });

  it.each([
    ['3 + 4 × 2', 'each-line'],
    ['Simplify 3x + 5 - x', 'each-line'],
    ['Solve 2x + 3 = 11', 'put-back'],
    ['What is 15% of 80?', 'formula'],
    ['Sort 3, -1, 1/2 in descending order', null],
  ])('says how its solution was checked: %s, %s', (problem, check) => {
    expect(talk(problem).solution?.check).toBe(check);
  });

  it('heeds units and money', () => {
    expect(talk('Convert 3.2 km to m', '3200 m').text).toMatch(/^Yes, /);
    expect(talk('Convert 3.2 km to m', '3200 km').text).toMatch(/^Not quite/);
    expect(talk('What is 25% of $80?', '$20').text).toMatch(/^Yes, /);
  });

  it('confirms the answer again after the end', () => {
    expect(talk('Solve 2x + 3 = 11', 'x = 4', 'x = 4').text).toMatch(/^Yes, that’s right/);
  });

  it('shows a picture at the end, not before', () => {
    expect(talk('Solve |x - 3| < 5').picture).toBeUndefined();
    expect(talk('Solve |x - 3| < 5', '-2 < x < 8').picture).toMatchObject({
      kind: 'number-line',
      spans: [{ from: -2, to: 8, from_included: false, to_included: false }],
    });
  });
});

describe('who asks for the whole solution', () => {
  const problem = 'Solve x^2 - 5x + 6 = 0';

  it('is asked for a try first, then for a reason, then gets it with a twin to do alone', () => {
    expect(talk(problem, 'just tell me the answer').text).toMatch(/what have you tried so far\?/);
    expect(talk(problem, 'just tell me', 'give me the solution').text).toMatch(
      /why do you want to see it now\?/,
    );
    const shown = talk(problem, 'just tell me', 'give me the solution', 'my homework is due');
    expect(shown.text).toContain('**Answer:** $x = 2\\ \\text{or}\\ x = 3$');
    expect(shown.finished).toBe(problem);
  });

  it('gets it at the second time when the reason comes with it', () => {
    const shown = talk(problem, 'just tell me', 'tell me the answer because I want to compare it with mine');
    expect(shown.text).toContain('**Answer:**');
  });

  it('gets it at once after enough work', () => {
    const shown = talk(problem, 'hint', 'hint', 'x = 9', 'hint', 'i give up');
    expect(shown.text).toContain('**Answer:**');
  });
});

describe('a student’s own lines', () => {
  it('are looked through for the first wrong one', () => {
    const wrong = talk('check my work:\n3(x + 2) = 15\n3x + 2 = 15\n3x = 13');
    expect(wrong.text).toBe(
      'Line 1 is right. Line 2 is where it goes wrong: $3x + 2 = 15$. Whatever is in front of the brackets multiplies everything inside them.\n\nWhat should line 2 read?',
    );
    expect(answer('3x + 6 = 15', wrong)?.text).toMatch(/^(?:Right|That line is right)/);
  });

  it('are confirmed one by one', () => {
    expect(talk('2x + 3 = 11\n2x = 8\nx = 4').text).toMatch(
      /^Yes, every line is right, and so is your answer\.\n\n1\. \$2x \+ 3 = 11\$ ✓\n2\. /,
    );
    expect(talk('2x + 3 = 11\n2x = 8').text).toMatch(
      /^Yes, every line is right so far\..*What comes next\?$/s,
    );
  });

  it('belong to the open exercise, also when they begin wrongly', () => {
    expect(talk('Solve 2x + 3 = 11', '2x = 14\nx = 7').text).toMatch(/^Line 1 is where it goes wrong/);
  });

  it('are not two equations of a system', () => {
    expect(talk('2x + y = 7\nx - y = 2').exercise?.kind).toBe('steps');
  });
});
