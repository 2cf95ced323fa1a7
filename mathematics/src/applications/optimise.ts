import { curvesIn } from '../calculus/curve.ts';
import { derivative } from '../calculus/derivative.ts';
import { isReal } from '../expression/complex.ts';
import { readExpression } from '../expression/read.ts';
import { number, product, relation, root, substitute, symbol, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { nearAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { measuredIn } from './measured.ts';

const BEST = /\b(?:maxim\w*|minim\w*|largest|greatest|smallest|least|biggest|most)\b/i;

/** What is best: the largest field for a fence, the largest box from a sheet, the price that brings most. */
export const optimiseTask: Task = (text) =>
  BEST.test(text)
    ? (twoNumbers(text) ?? box(text) ?? fence(text) ?? openBox(text) ?? inscribed(text) ?? revenue(text))
    : null;

/** The one place inside where the slope is zero, and the value there. */
const bestOf = (
  body: Expression,
  letter: string,
  high: number,
): { place: Expression; value: Expression; slope: Expression } | null => {
  const slope = derivative(body, letter);
  const plain = slope && displayOf(slope);
  const places = plain
    ? (solveEquation(relation(plain, '=', number(0)), letter, newTrail())?.values ?? []).filter((one) => {
        const at = valueAt(one, {});
        return isReal(at) && at.re > 0 && at.re < high;
      })
    : [];
  const [place, other] = places;
  const value = place && !other ? displayOf(substitute(body, letter, place)) : null;
  return place && plain && value ? { place, value, slope: plain } : null;
};

const shownBest = (
  text: string,
  body: Expression,
  letter: string,
  found: { place: Expression; value: Expression; slope: Expression },
  asked: Expression,
): Worked => {
  const size = valueAt(asked, {}).re;
  const plain = asked.kind === 'number' || /\bexact\b/i.test(text);
  const answer = plain ? answerOf(asked) : nearAnswer(size, text);
  return told(
    write(body),
    'best value',
    [
      [
        `${write(found.slope)} = 0`,
        'Where the slope is zero',
        'There the formula is as large or as small as it gets.',
      ],
      [`${letter} = ${write(found.place)}`, 'Solve it', 'Only this value makes sense here.'],
      ...(asked === found.value ? [[answer.text, 'Put it in', 'Work it out.'] as const] : []),
    ],
    answer,
  );
};

const twoNumbers: Task = (text) => {
  if (!/\btwo\b[^.]*\bnumbers\b/i.test(text)) return null;
  const sum =
    /\bsum\b[^.\d]{0,30}?\b(?:is|of|equals)?\s*(\d+(?:\.\d+)?)/i.exec(text)?.[1] ??
    /\badd(?:s)? up to (\d+)/i.exec(text)?.[1];
  const times = /\bproduct\b[^.\d]{0,30}?\b(?:is|of|equals)?\s*(\d+(?:\.\d+)?)/i.exec(text)?.[1];
  const wanted =
    sum !== undefined && /\bproduct\b[^.]*\b(?:max|large|great|big)|\bmaxim\w*[^.]*\bproduct\b/i.test(text)
      ? `x*(${sum} - x)`
      : times !== undefined && /\bsum\b[^.]*\b(?:min|small|least)|\bminim\w*[^.]*\bsum\b/i.test(text)
        ? `x + ${times}/x`
        : null;
  const body = wanted === null ? null : readExpression(wanted);
  const found = body && bestOf(body, 'x', Number(sum ?? Number.POSITIVE_INFINITY));
  if (!body || !found) return null;
  const asksValue =
    /\bwhat is (?:the|their) (?:maximum|largest|greatest) product\b|\b(?:minimum|smallest) sum\?/i.test(text);
  return shownBest(text, body, 'x', found, asksValue ? found.value : found.place);
};

const box: Task = (text) => {
  if (!/\b(?:squares?)\b/i.test(text) || !/\bcorners?\b/i.test(text) || !/\bbox\b/i.test(text)) return null;
  const [a, b = a, more] = measuredIn(text).filter(({ power, perTime }) => power === 1 && !perTime);
  if (!a || !b || more) return null;
  const body = readExpression(`x*(${a.value} - 2*x)*(${b.value} - 2*x)`);
  const found = body && bestOf(body, 'x', Math.min(Number(a.value), Number(b.value)) / 2);
  if (!body || !found) return null;
  const question = text.split(/(?<=[.?!])\s+|\n/).findLast((one) => BEST.test(one)) ?? text;
  const wantsSize = /\b(?:size|side|how (?:large|big)|dimension\w* of the square|length)\b/i.test(question);
  return shownBest(text, body, 'x', found, wantsSize ? found.place : found.value);
};

const fence: Task = (text) => {
  if (
    !/\b(?:fenc\w*|wire|rope|border|perimeter)\b/i.test(text) ||
    !/\brectang\w*|\bfield\b|\bgarden\b|\bpen\b|\bplot\b/i.test(text) ||
    !/\barea\b/i.test(text)
  )
    return null;
  const [long, more] = measuredIn(text).filter(({ power, perTime }) => power === 1 && !perTime);
  if (!long || more || /\bdivid|\bpartition|\bcost|\$|\bdimensions\b/i.test(text)) return null;
  const open =
    /\b(?:three sides|other three|walls?|garage|river|barn|house|cliff|one side (?:needs|requires) no|no fenc\w* (?:is )?(?:needed|required))\b/i.test(
      text,
    );
  const body = readExpression(open ? `x*(${long.value} - 2*x)` : `x*(${long.value}/2 - x)`);
  const found = body && bestOf(body, 'x', Number(long.value));
  return body && found ? shownBest(text, body, 'x', found, found.value) : null;
};

const openBox: Task = (text) => {
  if (
    !/\bbox\b|\bcontainer\b/i.test(text) ||
    !/\bsquare base\b/i.test(text) ||
    !/\b(?:surface area|material)\b/i.test(text)
  )
    return null;
  const [room, more] = measuredIn(text);
  if (room?.power !== 3 || more || /\bcost|\$/i.test(text)) return null;
  const open = /\b(?:open|no)[- ](?:top|lid)|\bwithout a (?:top|lid)/i.test(text);
  const body = readExpression(`${open ? '' : '2*'}x^2 + 4*${room.value}/x`);
  // The slope is zero where x³ is twice (or once) the volume.
  const side = displayOf(root(3, product([number(open ? 2 : 1), readExpression(room.value) ?? number(0)])));
  const value = body && side && displayOf(substitute(body, 'x', side));
  const slope = body && derivative(body, 'x');
  return body && side && value && slope && /\bsurface area\b|\bmaterial\b/i.test(text)
    ? shownBest(text, body, 'x', { place: side, value, slope: displayOf(slope) ?? slope }, value)
    : null;
};

const inscribed: Task = (text) => {
  if (!/\brectangle\b/i.test(text) || !/\binscribed\b/i.test(text) || !/\barea\b/i.test(text)) return null;
  const radius = /\bradius\s*(?:of\s*)?(?:r\s*=\s*)?(\d+(?:\.\d+)?)/i.exec(text)?.[1];
  const half = /\bsemi-?circle\b|\bhalf[- ]circle\b/i.test(text);
  if (radius === undefined || !/\bcircle\b|\bsemicircle\b/i.test(text)) return null;
  // With half the width x, the height is √(r² − x²); best where both are equal.
  const value = displayOf(readExpression(`${half ? '' : '2*'}${radius}^2`) ?? number(0));
  const body = readExpression(`${half ? 2 : 4}*x*sqrt(${radius}^2 - x^2)`);
  const place = displayOf(readExpression(`${radius}/sqrt(2)`) ?? number(0));
  const slope = body && derivative(body, 'x');
  return body && value && place && slope
    ? shownBest(text, body, 'x', { place, value, slope: displayOf(slope) ?? slope }, value)
    : null;
};

// Revenue is price times number sold.
const revenue: Task = (text) => {
  if (!/\brevenue\b/i.test(text)) return null;
  const curves = curvesIn(text);
  const own = curves.find(
    (one) => one.name === 'n' || one.name === 'q' || one.name === 'x' || one.name === 'D',
  );
  const direct = curves.find((one) => one.name === 'R');
  const letter = (direct ?? own)?.letter;
  const body = direct?.body ?? (own && product([symbol(own.letter), own.body]));
  const found = body && letter !== undefined ? bestOf(body, letter, Number.POSITIVE_INFINITY) : null;
  if (!body || !found || letter === undefined || /\bmarginal\b/i.test(text)) return null;
  const question = text.split(/(?<=[.?!])\s+|\n/).findLast((one) => BEST.test(one)) ?? text;
  const wantsValue = /\bwhat is the (?:maximum|largest) revenue\b|\bfind the maximum revenue\b/i.test(
    question,
  );
  return shownBest(text, body, letter, found, wantsValue ? found.value : found.place);
};
