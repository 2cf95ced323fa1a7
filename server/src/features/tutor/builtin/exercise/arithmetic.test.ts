import { evaluateSum, nextSumStep, readSum, show, showSum, type Sum } from '@studia/mathematics';
import { holds } from '@studia/mathematics/testing/property';
import { anyExercise } from '@studia/mathematics/testing/sums';
import { describe, expect, it } from 'vitest';
import { sumInline } from '../show/mathematics.ts';
import { continueSum, hintForSum, openSum } from './arithmetic.ts';
import { newExercise, type Turn } from './turn.ts';

const expressionOf = (text: string): Sum => {
  const expression = readSum(text);
  if (!expression) throw new Error(`${text} is no expression`);
  return expression;
};
const open = (text: string): Turn => openSum(expressionOf(text));
const say = ({ exercise }: Turn, said: string): Turn => {
  const turn = exercise && continueSum(exercise, said);
  if (!turn) throw new Error(`"${said}" led nowhere`);
  return turn;
};
const hint = ({ exercise }: Turn): Turn => {
  const turn = exercise && hintForSum(exercise);
  if (!turn) throw new Error('no hint');
  return turn;
};
const valueOf = (expression: Sum): string => {
  const value = evaluateSum(expression);
  return value ? show(value) : 'nothing';
};
const nextAnswer = (line: string): string => {
  const step = nextSumStep(expressionOf(line));
  return step ? show(step.result) : 'nothing';
};

/** Everything the tutor says to a student who always gets the next step right. */
const diligently = (turn: Turn): Turn[] =>
  turn.exercise ? [turn, ...diligently(say(turn, nextAnswer(turn.exercise.line)))] : [turn];

describe('the first answer to a sum', () => {
  it('asks what was tried, or for the only thing there is to do', () => {
    expect(open('3 + 4 × 2').text).toBe(
      'Let’s work out 3 + 4 × 2 one step at a time.\n\nWhat have you tried, or what would you do first?',
    );
    expect(open('6 × 7').text).toBe('Let’s work out 6 × 7.\n\nWhat is 6 × 7?');
  });

  it('never reveals a result, neither of the whole nor of a step', () => {
    holds([anyExercise], (exercise) => {
      const { text } = openSum(exercise);
      const step = nextSumStep(exercise);
      const ownWords = text
        .replace(sumInline(exercise), '')
        .replace(step ? sumInline(step.operation) : '', '');
      expect(ownWords).not.toMatch(/\d/);
    });
  });

  it('carries the whole solution for who opens its steps', () => {
    expect(open('3 + 4 × 2').solution).toEqual({
      problem: { text: '3 + 4 × 2', latex: '3 + 4 \\times 2' },
      steps: [
        { text: '3 + 8', latex: '3 + 8', reason: 'Multiplying comes before adding. 4 × 2 = 8.' },
        { text: '11', latex: '11', reason: 'Only one thing is left to do. 3 + 8 = 11.' },
      ],
      answer: { text: '11', latex: '11' },
      check: 'each-line',
    });
  });

  it.each(['7 ÷ 0', '3 + 4 ÷ (2 − 2)', '2^99', '1 ÷ (3 − 3) + 2'])(
    'says that %s has no result, and opens nothing that would end in a wrong one',
    (text) => {
      const turn = open(text);
      expect(turn.text).toContain('has no result');
      expect(turn.exercise).toBeNull();
    },
  );

  it('asks what to do with a lone number', () => {
    expect(open('7')).toEqual({
      text: '7 is already as simple as it gets. What would you like to work out with it?',
      exercise: null,
    });
  });
});

describe('a right answer', () => {
  it('to a step is confirmed, and the next step is asked for', () => {
    const turn = say(open('3 + 4 × 2'), '8');
    expect(turn.text).toBe('Right: 4 × 2 = 8. Now we have 3 + 8.\n\nWhat is 3 + 8?');
    expect(turn.exercise).toMatchObject({ exercise: '3 + 4 × 2', line: '3 + 8', rung: 0 });
  });

  it('to the whole sum is confirmed at once, at any time', () => {
    holds([anyExercise], (exercise) => {
      for (const turn of diligently(openSum(exercise)).slice(0, -1)) {
        const confirmed = say(turn, `I think it is ${valueOf(exercise)}.`);
        expect(confirmed.text).toMatch(/^Yes, .* Well done\.\n\nWhat would you like to work out next\?$/s);
        expect(confirmed).toMatchObject({ exercise: null, finished: showSum(exercise) });
      }
    });
  });

  it('is never disputed on the way from the first step to the result', () => {
    holds([anyExercise], (exercise) => {
      const turns = diligently(openSum(exercise));
      expect(turns.map(({ text }) => text).filter((text) => text.includes('not it yet'))).toEqual([]);
      expect(turns.at(-1)?.text).toMatch(/^Yes, .* Well done\./s);
    });
  });

  it.each([
    ['1 ÷ 4 + 1 ÷ 4', '1/2'],
    ['1 ÷ 4 + 1 ÷ 4', '0.5'],
    ['1 ÷ 4 + 1 ÷ 4', 'a half'],
    ['1 ÷ 3 + 1 ÷ 3', 'it is 2 / 3'],
    ['1 ÷ 3 + 1 ÷ 3', '$\\frac{2}{3}$'],
    ['1000 + 234', '1,234'],
    ['3 − 8', '-5'],
    ['3 − 8', '−5!'],
    ['3 − 8', 'minus five'],
    ['2 × 3', 'first I thought 5, but it is 6'],
    ['2 × 3', 'six because 3 + 3'],
    ['2 × 3', '6 apples'],
    ['7 ÷ 2', '3 1/2'],
  ])('to %s may be written as %s', (exercise, said) => {
    expect(say(open(exercise), said).text).toMatch(/^Yes, /);
  });

  it.each(['is it 6 or 7?', 'not 6'])('is not heard in %j', (said) => {
    const { exercise } = open('2 × 3');
    expect(exercise && continueSum(exercise, said)).toBeNull();
  });
});

describe('where to begin', () => {
  it.each([
    ['(12 − 5) × 3', 'the brackets'],
    ['(12 − 5) × 3', '12 - 5'],
    ['3 + 4 × 2', 'multiply'],
    ['3 + 4 × 2', 'I would do the times first'],
    ['8 − 6 ÷ 2', 'divide'],
  ])('in %s may be named as %s', (exercise, said) => {
    expect(say(open(exercise), said).text).toMatch(/^Yes, that comes first\./);
  });

  it('is not what comes later', () => {
    expect(say(open('3 + 4 × 2'), 'add').text).toMatch(/^That comes later\. Look only at 4 × 2/);
    expect(say(open('3 + 4 × 2'), 'the brackets').text).toMatch(/^That comes later\./);
  });

  it('may be answered with the next line', () => {
    expect(say(open('3 + 4 × 2'), '3 + 8').text).toMatch(/^Right\. Now we have 3 \+ 8\./);
  });
});

describe('the hint ladder of a sum', () => {
  it('points at the step, gives the rule, does a twin, then shows this step and goes on', () => {
    const first = say(open('3 + 4 × 2'), '7');
    expect(first.text).toBe(
      '7 is not it yet. Look only at 4 × 2 and leave the rest of the line alone. What is 4 × 2?',
    );
    const second = say(first, '6');
    expect(second.text).toBe(
      '6 is not it yet. Multiplying comes before adding. Twice 4 is 4 + 4. What is 4 × 2?',
    );
    const third = say(second, '9');
    expect(third.text).toContain('Here’s a similar one: 5 × 2 = 10. Now try it the same way: What is 4 × 2?');
    const fourth = say(third, '12');
    expect(fourth.text).toBe(
      'This step is 4 × 2 = 8. Now we have 3 + 8. Try the next step yourself.\n\nWhat is 3 + 8?',
    );
    expect(fourth.exercise).toMatchObject({ line: '3 + 8', rung: 0 });
  });

  it('keeps the result of the step to itself on the first three rungs', () => {
    let turn = open('6 × 7 + 1');
    for (let rung = 1; rung <= 3; rung++) {
      turn = say(turn, '1000');
      expect(turn.exercise?.rung).toBe(rung);
      expect(turn.text).not.toMatch(/\b4[23]\b/);
    }
  });

  it('ends with a twin to do alone when the last step had to be shown', () => {
    const shown = ['1', '2', '3', '4'].reduce(say, open('6 × 7'));
    expect(shown.text).toBe(
      'This step is 6 × 7 = 42. So 6 × 7 = 42.\n\nTry a similar one on your own: what is 7 × 7?',
    );
    expect(say(shown, '49').text).toMatch(/^Yes, 7 × 7 = 49/);
  });

  it('leads every sum to its end without an exception or an empty example', () => {
    holds([anyExercise], (exercise) => {
      let turn = openSum(exercise);
      for (let asked = 0; asked < 6 && turn.exercise; asked++) {
        turn = hint(turn);
        expect(turn.text).not.toMatch(/= [.\s]/);
        expect(turn.text).toMatch(/\?$/);
      }
    });
  });
});

describe('something else', () => {
  it('that holds no number and names no operation leads nowhere', () => {
    const { exercise } = open('3 + 4');
    expect(exercise && continueSum(exercise, 'I like trains')).toBeNull();
  });

  it('remembered that is no line of arithmetic leads nowhere', () => {
    const remembered = newExercise('arithmetic', '?', 'nonsense');
    expect(continueSum(remembered, '7')).toBeNull();
    expect(hintForSum(remembered)).toBeNull();
  });
});
