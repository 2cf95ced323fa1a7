import { roundingIn, roundTo, tens } from '../arithmetic/rounding.ts';
import { absolute, multiply, toNumber, type Fraction, decimalsOf } from '../expression/fraction.ts';
import { isExpression, number, power, product, type Expression, type Statement } from '../expression/tree.ts';
import { isReal, valueAt } from '../expression/value.ts';
import { writeLatex } from '../expression/write-latex.ts';
import { write } from '../expression/write.ts';
import { fractionOf, nearAnswer } from '../formula/rounded.ts';
import { worded } from '../steps/step.ts';
import { answerOf, lineOf, plainLine, type ShownStep, type Worked } from '../worked.ts';
import type { Form } from './request.ts';

/** Puts the answer into the form that was asked for: rounded, as a decimal, in scientific notation. */
export const inForm = (worked: Worked, form: Form): Worked => {
  const { value } = worked.answer;
  if (value?.kind === 'number' && isEndless(value.value) && !form.as && !form.roundTo)
    return shortened(worked, value.value);
  if (!value || (!form.as && !form.roundTo)) return worked;
  const changed = changedStatement(value, form);
  if (!changed) return worked;
  const answer = answerOf(changed);
  if (answer.text === worked.answer.text) return worked;
  const last: ShownStep = { before: lineOf(value), after: answer, ...wording(form) };
  const check = !form.roundTo || isRounded(value, changed, toNumber(form.roundTo)) ? worked.check : null;
  return { ...worked, steps: [...worked.steps, last], answer, check };
};

// A rounded line says the same as the one before it to half a unit, and a breath for what is no fraction.
const isRounded = (exact: Statement, rounded: Statement, unit: number): boolean => {
  if (isExpression(exact) && isExpression(rounded))
    return Math.abs(valueAt(exact, {}).re - valueAt(rounded, {}).re) <= unit * 0.500001;
  if (exact.kind === 'relation' && rounded.kind === 'relation')
    return isRounded(exact.right, rounded.right, unit);
  if (!('parts' in exact) || !('parts' in rounded)) return false;
  return exact.parts.every((part, at) => isRounded(part, rounded.parts[at] ?? part, unit));
};

/** Rounds the answer as the text asks. */
export const roundedAsAsked = (worked: Worked, text: string): Worked => {
  const unit = roundingIn(text);
  return inForm(worked, unit ? { roundTo: unit } : {});
};

/** In the notation that the text names: only the interval, a pair of coordinates, the largest of several solutions. */
export const asWished = (worked: Worked, text: string): Worked => {
  const { value } = worked.answer;
  if (!value) return worked;
  const interval = / as an interval: (.+)$/.exec(worked.answer.text)?.[1];
  if (interval !== undefined && /\binterval(?:\s+notation)?\b/i.test(text)) {
    const latex = worked.answer.latex.split('\\quad ').at(-1) ?? interval;
    return { ...worked, answer: { text: interval, latex, value } };
  }
  if (value.kind === 'both' && AS_POINT.test(text)) return asPoint(worked, value.parts);
  const end = ONE_OF_THEM.exec(text)?.[1];
  return end !== undefined && value.kind === 'either' ? oneOf(worked, value.parts, end) : worked;
};
const AS_POINT = /\bordered pair\b|\bpoint of intersection\b|\bas a point\b|\(x,\s?y\)/i;
const ONE_OF_THEM =
  /\b(largest|greatest|bigger|larger|smallest|smaller|least|positive|negative)\s+(?:real\s+)?(?:solution|root|zero|value|answer|x-value)\b/i;

const asPoint = (worked: Worked, parts: readonly Statement[]): Worked => {
  const sides = parts.flatMap((part) =>
    part.kind === 'relation' && part.sign === '=' && part.left.kind === 'symbol'
      ? [{ name: part.left.name, side: part.right }]
      : [],
  );
  const [x, y, more] = sides.toSorted((a, b) => a.name.localeCompare(b.name));
  if (!x || !y || more || sides.length !== parts.length) return worked;
  const [text, latex] = [write, writeLatex].map((put) => `(${put(x.side)}, ${put(y.side)})`);
  return text && latex ? { ...worked, answer: { text, latex, value: worked.answer.value } } : worked;
};

const oneOf = (worked: Worked, parts: readonly Statement[], end: string): Worked => {
  const sides = parts.flatMap((part) => (part.kind === 'relation' && part.sign === '=' ? [part] : []));
  const sorted = sides
    .filter(({ right }) => isReal(valueAt(right, {})))
    .toSorted((a, b) => valueAt(a.right, {}).re - valueAt(b.right, {}).re);
  const [alike, more] = sorted.filter(({ right }) => valueAt(right, {}).re > 0 === /^pos/i.test(end));
  const picked = /^(?:larg|great|big)/i.test(end)
    ? sorted.at(-1)
    : /^(?:small|least)/i.test(end)
      ? sorted[0]
      : !more && alike;
  return picked && sides.length === parts.length ? { ...worked, answer: answerOf(picked) } : worked;
};

const MOST_DIGITS = 30;

// A fraction that fills the page tells nobody anything.
const isEndless = ({ top, bottom }: Fraction): boolean =>
  bottom !== 1n && top.toString().length + bottom.toString().length > MOST_DIGITS;

const shortened = (worked: Worked, exact: Fraction): Worked => {
  const answer = nearAnswer(toNumber(exact), '', '', 2);
  const before = plainLine('the exact fraction');
  const last: ShownStep = { before, after: answer, ...worded('Write it as a rounded decimal') };
  return { ...worked, steps: [...worked.steps.slice(0, -1), last], answer, check: null };
};

const wording = ({ as, roundTo: unit }: Form): Pick<ShownStep, 'rule' | 'reason'> => {
  if (unit) return worded('Round');
  if (as === 'scientific') return worded('Write it in scientific notation');
  if (as === 'percent') return worded('Write it as a percent');
  const name = as === 'mixed' ? 'mixed number' : (as ?? 'number');
  return worded([`Write it as a ${name}`, 'It is the same number in another form.']);
};

const changedStatement = (value: Statement, form: Form): Statement | null => {
  if (isExpression(value)) return changedExpression(value, form);
  if (value.kind === 'relation') {
    const right = changedExpression(value.right, form);
    return right && { ...value, right };
  }
  return 'parts' in value
    ? { ...value, parts: value.parts.map((part) => changedStatement(part, form) ?? part) }
    : null;
};

const changedExpression = (value: Expression, { as, roundTo: unit }: Form): Expression | null => {
  const exact = value.kind === 'number' ? value.value : null;
  if (unit) {
    const near = exact ?? approximately(value);
    return near && number(roundTo(near, unit), 'decimal');
  }
  if (!exact) return null;
  if (as === 'fraction') return number(exact);
  if (as === 'mixed' || as === 'percent') return number(exact, as);
  if (as === 'decimal')
    return decimalsOf(absolute(exact).top, exact.bottom) === null ? null : number(exact, 'decimal');
  return as === 'scientific' ? scientific(exact) : null;
};

const approximately = (value: Expression): Fraction | null => {
  const at = valueAt(value, {});
  if (!isReal(at) || !Number.isFinite(at.re) || Math.abs(at.re) > 1e15) return null;
  return fractionOf(at.re);
};

const scientific = (value: Fraction): Expression | null => {
  if (value.top === 0n) return number(0);
  let exponent = Math.floor(Math.log10(Math.abs(toNumber(value))));
  const scaled = (by: number): Fraction => multiply(value, tens(-by));
  if (!Number.isFinite(exponent)) return null;
  const size = Math.abs(toNumber(scaled(exponent)));
  if (size >= 10) exponent++;
  if (size < 1) exponent--;
  return product([number(scaled(exponent), 'decimal'), power(number(10), number(exponent))]);
};
