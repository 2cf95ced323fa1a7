import { curvesIn, placeIn, type Curve } from '../calculus/curve.ts';
import { derivative } from '../calculus/derivative.ts';
import { questionIn } from '../chance/parameters.ts';
import { substitute, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type ToldStep } from '../worked.ts';

/** Which derivative of the position a word asks for, or a letter stands for. */
const ORDERS: readonly (readonly [words: RegExp, letters: RegExp, order: number])[] = [
  [/\b(?:angular )?acceleration\b/i, /^[aα]$/, 2],
  [/\b(?:angular )?(?:velocity|speed)\b|\bhow fast\b/i, /^[vωw]$/, 1],
  [/\b(?:position|displacement|where|angle|height)\b/i, /^[xyszrθh]$/, 0],
];

const UNITS =
  /(?<=[\dt)\]]|\w\^\d)\s+\(*\s*(?:rad|m|cm|ft|km|rev)\s*\)*(?:\s*\/\s*\(*\s*s(?:\s*\^\s*\(?\d\)?)?\s*\)*)?\)*/g;

const timeCurveIn = (text: string): Curve | null => {
  const plain = text
    .replaceAll(/\bomega\b/gi, 'w')
    .replaceAll('ω', 'w')
    .replaceAll(/\btheta\b/gi, 'θ')
    .replaceAll(UNITS, ' ')
    .replaceAll(/(?<![A-Za-z])θ\s*(?=[(=])/g, 'x');
  return curvesIn(plain).find((one) => one.letter === 't' && symbolsOf(one.body).length === 1) ?? null;
};

/** A story that gives position or velocity as a function of time: derive as often as the question asks. */
export const timeFunctionTask: Task = (text) => {
  if (
    !/(?<![A-Za-z])(?:[A-Za-zθω]|omega|theta)\s*(?:\(\s*t\s*\))?\s*=\s*[^=\n]*t/.test(text) ||
    /\baverage\b|\bmaximum\b|\bdistance\b|∫|\blim\b/i.test(text)
  )
    return null;
  const own = timeCurveIn(text);
  const question = questionIn(text);
  const asked = ORDERS.find(([words]) => words.test(question))?.[2];
  const given = own && ORDERS.find(([, letters]) => letters.test(own.name))?.[2];
  if (!own || asked === undefined || given === undefined || given === null || asked < given) return null;
  let body: Expression | null = own.body;
  for (let round = given; round < asked; round++) body = body && derivative(body, 't');
  const plain = body && displayOf(body);
  const at = placeIn(question, 't');
  if (!plain || (!at && symbolsOf(plain).length > 0 && /\bat (?:time\s+)?t\b|\bafter\b/i.test(question)))
    return null;
  const steps: ToldStep[] =
    asked === given
      ? []
      : [
          [
            write(plain),
            asked - given === 2 ? 'Take the derivative twice' : 'Take the derivative',
            'Velocity is how fast the position changes, acceleration how fast the velocity changes.',
          ],
        ];
  if (!at) return steps.length === 0 ? null : told(write(own.body), 'derivative', steps, answerOf(plain));
  const value = valueAt(substitute(plain, 't', at), {}).re;
  if (!Number.isFinite(value)) return null;
  return told(
    write(own.body),
    'derivative',
    [...steps, [inLine(value), `Put in t = ${write(at)}`, 'That is the value at this moment.']],
    nearAnswer(value, text),
  );
};
