import { readExpression } from '../expression/read.ts';
import { product, quotient, number, symbol, symbolsOf, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { displayOf } from '../simplify/display.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Task } from '../worked.ts';

const PI = symbol('π');
const HALF_TURN = number(180);

/** Degrees to radians, and back. */
export const angleTask: Task = (text) => {
  if (text.length > 200 || /\b(?:sin|cos|tan|arc|sector|speed|per)\b/i.test(text)) return null;
  const degrees = /(-?\d+(?:\.\d+)?)\s?(?:°|degrees?\b)/i.exec(text)?.[1];
  const radians = /(-?[\d()./*]*π(?:\s?\/\s?\(?\d+\)?)?|-?\d+(?:\.\d+)?(?=\sradians?\b))/.exec(text)?.[1];
  const asked = /\b(?:to|in|into|as)\s(radians?|degrees?)\b|\b(radian|degree)\smeasure\b/i.exec(text);
  const isToRadians = /radian/i.test(asked?.[1] ?? asked?.[2] ?? '');
  const angle = asked ? readExpression((isToRadians ? degrees : radians) ?? '') : null;
  if (!angle) return null;
  const line: Expression = isToRadians
    ? product([angle, quotient(PI, HALF_TURN)])
    : product([angle, quotient(HALF_TURN, PI)]);
  const value = displayOf(line);
  if (!value || symbolsOf(value).some((name) => name !== 'π')) return null;
  const worked = plainSolution(
    isToRadians ? `${write(angle)}°` : `${write(angle)} radians`,
    'convert',
    [
      [write(line), isToRadians ? 'Multiply by π/180' : 'Multiply by 180/π', 'Half a turn, 180°, is π.'],
      [`${write(value)}${isToRadians ? '' : '°'}`, 'Work it out', 'Cancel what stands on both sides.'],
    ],
    answerOf(value),
  );
  return roundedAsAsked(worked, text);
};
