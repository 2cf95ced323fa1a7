import { describe, expect, it } from 'vitest';
import { anyExercise } from '../../../testing/expressions.ts';
import { holds } from '../../../testing/property.ts';
import {
  evaluate,
  readExpression,
  showExpression,
  type Expression,
} from '../mathematics/exercise/expression.ts';
import { nextStep } from '../mathematics/exercise/steps.ts';
import { show } from '../mathematics/expression/fraction.ts';
import { continueLesson, openLesson, type Lesson, type Turn } from './lesson.ts';

const expressionOf = (text: string): Expression => {
  const expression = readExpression(text);
  if (!expression) throw new Error(`${text} is no expression`);
  return expression;
};
const open = (text: string): Turn => openLesson(expressionOf(text));
const say = ({ lesson }: Turn, said: string): Turn => {
  const turn = lesson && continueLesson(lesson, said);
  if (!turn) throw new Error(`"${said}" led nowhere`);
  return turn;
};
const valueOf = (expression: Expression): string => {
  const value = evaluate(expression);
  return value ? show(value) : 'nothing';
};
const nextAnswer = ({ line }: Lesson): string => {
  const step = nextStep(expressionOf(line));
  return step ? show(step.result) : 'nothing';
};

/** Everything the tutor says to a student who always gets the next step right. */
const diligently = (turn: Turn): Turn[] =>
  turn.lesson ? [turn, ...diligently(say(turn, nextAnswer(turn.lesson)))] : [turn];

describe('the first answer to an exercise', () => {
  it('names the first step, says why, and asks for it', () => {
    expect(open('3 + 4 × 2').text).toBe(
      'Let’s work out 3 + 4 × 2 one step at a time.\n\nMultiplying comes before adding.\n\nWhat is 4 × 2?',
    );
    expect(open('6 × 7').text).toBe('Let’s work out 6 × 7.\n\nWhat is 6 × 7?');
  });

  it('never reveals a result, neither of the whole nor of a step', () => {
    holds([anyExercise], (exercise) => {
      const { text } = openLesson(exercise);
      const step = nextStep(exercise);
      const ownWords = text
        .replace(showExpression(exercise), '')
        .replace(step ? showExpression(step.operation) : '', '');
      expect(ownWords).not.toMatch(/\d/);
    });
  });

  it.each(['7 ÷ 0', '3 + 4 ÷ (2 − 2)', '2^99', '1 ÷ (3 − 3) + 2'])(
    'says that %s has no result, and opens no lesson that would end in a wrong one',
    (text) => {
      const turn = open(text);
      expect(turn.text).toContain('has no result');
      expect(turn.lesson).toBeNull();
    },
  );

  it('asks what to do with a lone number', () => {
    expect(open('7')).toEqual({
      text: '7 is already as simple as it gets. What would you like to work out with it?',
      lesson: null,
    });
  });
});

describe('a right answer', () => {
  it('to a step is confirmed, and the next step is asked for', () => {
    const turn = say(open('3 + 4 × 2'), '8');
    expect(turn.text).toBe(
      'Right: 4 × 2 = 8. Now the line reads 3 + 8.\n\nOnly one thing is left to do. What is 3 + 8?',
    );
    expect(turn.lesson).toMatchObject({ exercise: '3 + 4 × 2', line: '3 + 8', rung: 0 });
  });

  it('to the whole exercise is confirmed at once, at any time', () => {
    holds([anyExercise], (exercise) => {
      for (const turn of diligently(openLesson(exercise)).slice(0, -1))
        expect(say(turn, `I think it is ${valueOf(exercise)}.`)).toEqual({
          text: `Yes, ${showExpression(exercise)} = ${valueOf(exercise)}. Well done.\n\nWhat would you like to work out next?`,
          lesson: null,
        });
    });
  });

  it('is never disputed on the way from the first step to the result', () => {
    holds([anyExercise], (exercise) => {
      const turns = diligently(openLesson(exercise));
      expect(turns.map(({ text }) => text).filter((text) => text.includes('not it yet'))).toEqual([]);
      expect(turns.at(-1)?.text).toMatch(/^Yes, .* Well done\./);
    });
  });

  it.each([
    ['1 ÷ 4 + 1 ÷ 4', '1/2'],
    ['1 ÷ 4 + 1 ÷ 4', '0.5'],
    ['1 ÷ 3 + 1 ÷ 3', 'it is 2 / 3'],
    ['1000 + 234', '1,234'],
    ['3 − 8', '-5'],
    ['3 − 8', '−5!'],
    ['2 × 3', 'first I thought 5, but it is 6'],
  ])('to %s may be written as %s', (exercise, said) => {
    expect(say(open(exercise), said).text).toMatch(/^Yes, /);
  });
});

describe('the hint ladder', () => {
  it('points at the step, gives the rule, does a twin, then shows this step and goes on', () => {
    const first = say(open('3 + 4 × 2'), '7');
    expect(first.text).toBe(
      '7 is not it yet. Look only at 4 × 2 and leave the rest of the line alone. What is 4 × 2?',
    );
    const second = say(first, '6');
    expect(second.text).toContain(
      'Multiplying means taking the second number as many times as the first says.',
    );
    const third = say(second, '9');
    expect(third.text).toContain('Here is one like it: 5 × 2 = 10. Now the same way: What is 4 × 2?');
    const fourth = say(third, '12');
    expect(fourth.text).toBe(
      'This step is 4 × 2 = 8. Now the line reads 3 + 8. Try the next step yourself.\n\nWhat is 3 + 8?',
    );
    expect(fourth.lesson).toMatchObject({ line: '3 + 8', rung: 0 });
  });

  it('keeps the result of the step to itself on the first three rungs', () => {
    let turn = open('6 × 7 + 1');
    for (let rung = 1; rung <= 3; rung++) {
      turn = say(turn, '1000');
      expect(turn.lesson?.rung).toBe(rung);
      expect(turn.text).not.toMatch(/\b4[23]\b/);
    }
  });

  it('is climbed by asking for help, too', () => {
    expect(say(open('3 + 4 × 2'), 'I am stuck').text).toMatch(/^Look only at 4 × 2/);
    expect(say(open('3 + 4 × 2'), 'Can I have a hint?').lesson?.rung).toBe(1);
  });

  it('ends with a twin to do alone when the last step had to be shown', () => {
    const shown = ['1', '2', '3', '4'].reduce(say, open('6 × 7'));
    expect(shown.text).toBe(
      'This step is 6 × 7 = 42. So 6 × 7 = 42.\n\nTry one like it alone: what is 7 × 7?',
    );
    expect(say(shown, '49').text).toMatch(/^Yes, 7 × 7 = 49/);
  });

  it('leads every exercise to its end without an exception or an empty example', () => {
    holds([anyExercise], (exercise) => {
      let turn = openLesson(exercise);
      for (let wrong = 0; wrong < 6 && turn.lesson; wrong++) {
        turn = say(turn, 'give me a hint');
        expect(turn.text).not.toMatch(/= [.\s]/);
        expect(turn.text).toMatch(/\?$/);
      }
    });
  });
});

describe('something else', () => {
  it('that holds no number and asks for no help leads nowhere', () => {
    const { lesson } = open('3 + 4');
    expect(lesson && continueLesson(lesson, 'I like trains')).toBeNull();
  });

  it('remembered that is no line of arithmetic leads nowhere', () => {
    const lesson: Lesson = { kind: 'arithmetic', exercise: '?', line: 'nonsense', rung: 0 };
    expect(continueLesson(lesson, '7')).toBeNull();
  });
});
