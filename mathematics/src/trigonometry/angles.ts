import { readExpression } from '../expression/read.ts';
import { number, product, quotient, sum, symbol, symbolsOf, type Expression } from '../expression/tree.ts';
import { exactValue, valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Answer, type Task, type Worked } from '../worked.ts';

const PI = symbol('π');
const TURN = 360;

/** Radians to degrees, reference and coterminal angles, arcs and sectors. */
export const angleTask: Task = (text) => {
  if (text.length > 400) return null;
  return toRadians(text) ?? toDegrees(text) ?? reference(text) ?? coterminal(text) ?? arc(text);
};

const angleIn = (text: string): { degrees: Expression; radians: boolean } | null => {
  const inDegrees = /(-?\d+(?:\.\d+)?)\s*(?:°|degrees?\b)/i.exec(text)?.[1];
  if (inDegrees !== undefined) return { degrees: readExpression(inDegrees) ?? number(0), radians: false };
  const run = /(-?\s*[\d()./*\s]*π[\d()./*\s]*)/.exec(text)?.[1]?.trim();
  const read = run === undefined ? null : readExpression(balanced(run));
  const degrees = read && displayOf(quotient(product([read, number(180)]), PI));
  return degrees && symbolsOf(degrees).length === 0 ? { degrees, radians: true } : null;
};

// What was cut out of a sentence may have a bracket too many.
const balanced = (run: string): string => {
  let text = run;
  const count = (sign: string): number => text.split(sign).length - 1;
  while (count('(') > count(')') && text.startsWith('(')) text = text.slice(1).trim();
  while (count(')') > count('(') && text.endsWith(')')) text = text.slice(0, -1).trim();
  return text;
};

const said = (
  problem: string,
  what: string,
  line: string,
  rule: string,
  reason: string,
  answer: Answer,
): Worked => told(problem, what, [[line, rule, reason]], answer);

const toDegrees = (text: string): Worked | null => {
  if (!/\b(?:to|in|into|as)\s+degrees?\b|\bdegree measure\b/i.test(text) || /\d\s*(?:°|degrees)/i.test(text))
    return null;
  const angle = angleIn(text);
  if (!angle?.radians) return null;
  return roundedAsAsked(
    said(
      'radians',
      'convert',
      `${write(angle.degrees)}°`,
      'Multiply by 180/π',
      'π is half a turn, 180°.',
      answerOf(angle.degrees),
    ),
    text,
  );
};

const toRadians = (text: string): Worked | null => {
  if (
    !/\bradian measure\b|\b(?:to|in|into)\s+radians?\b/i.test(text) ||
    /\b(?:sin|cos|tan|arc|sector|speed|per)\b/i.test(text)
  )
    return null;
  const angle = angleIn(text);
  const value =
    angle && !angle.radians
      ? displayOf(product([angle.degrees, PI, quotient(number(1), number(180))]))
      : null;
  return (
    value &&
    said('degrees', 'convert', write(value), 'Multiply by π/180', 'Half a turn, 180°, is π.', answerOf(value))
  );
};

const inTurn = (degrees: number): number => ((degrees % TURN) + TURN) % TURN;
const asAsked = (degrees: number, radians: boolean): Expression | null =>
  radians
    ? displayOf(product([number(BigInt(Math.round(degrees))), PI, quotient(number(1), number(180))]))
    : number(BigInt(Math.round(degrees)));

const wholeDegrees = (value: Expression): number | null => {
  const exact = exactValue(value);
  return exact?.bottom === 1n ? Number(exact.top) : null;
};

const reference = (text: string): Worked | null => {
  if (!/\breference\s+angle\b/i.test(text) || /\b(?:sin|cos|tan|sine|cosine)\b/i.test(text)) return null;
  const angle = angleIn(text);
  const degrees = angle && wholeDegrees(angle.degrees);
  if (!angle || degrees === null) return null;
  const at = inTurn(degrees);
  const value = asAsked(
    at <= 90 ? at : at <= 180 ? 180 - at : at <= 270 ? at - 180 : 360 - at,
    angle.radians,
  );
  return (
    value &&
    said(
      `${at}°`,
      'reference angle',
      write(value),
      'Distance to the x-axis',
      'It is the acute angle to the nearer side of the x-axis.',
      answerOf(value),
    )
  );
};

const coterminal = (text: string): Worked | null => {
  if (!/\bcoterminal\b/i.test(text) || !/\b(?:between|positive|0)\b/i.test(text)) return null;
  const angle = angleIn(text.replaceAll(/\bbetween\b[^.?\n]*/gi, ' '));
  const degrees = angle && wholeDegrees(angle.degrees);
  if (!angle || degrees === null) return null;
  const value = asAsked(inTurn(degrees), angle.radians);
  return (
    value &&
    said(
      `${degrees}°`,
      'coterminal angle',
      write(value),
      'Add or take off whole turns',
      'After a whole turn everything is the same.',
      answerOf(value),
    )
  );
};

const arc = (text: string): Worked | null => {
  const isArc = /\b(?:length of (?:the|an) arc|arc length)\b/i.test(text);
  const isSector = /\barea of (?:the|a) sector\b|\bsector\b[^.?]*\barea\b/i.test(text);
  if (isArc === isSector) return null;
  const size = /\b(radius|diameter)\b[^\d]{0,20}?(\d+(?:\.\d+)?)/i.exec(text);
  const angle = angleIn(text);
  if (!size || !angle) return null;
  const given = readExpression(size[2] ?? '') ?? number(1);
  const radius = /diam/i.test(size[1] ?? '') ? quotient(given, number(2)) : given;
  const turn = quotient(product([angle.degrees, PI]), number(180));
  const line = isArc ? product([radius, turn]) : quotient(product([radius, radius, turn]), number(2));
  const value = displayOf(line);
  return value && Number.isFinite(valueAt(value, {}).re)
    ? roundedAsAsked(
        said(
          write(sum([line])),
          isArc ? 'arc' : 'sector',
          write(value),
          isArc ? 's = r · θ' : 'A = r² · θ/2',
          'The angle in radians.',
          answerOf(value),
        ),
        text,
      )
    : null;
};
