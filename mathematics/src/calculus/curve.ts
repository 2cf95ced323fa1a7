import { readExpression } from '../expression/read.ts';
import { isExpression, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { remembered } from '../remembered.ts';

/** A function as a text defines it: `f(x) = …`, `y = …`. */
export interface Curve {
  readonly name: string;
  readonly letter: string;
  readonly body: Expression;
}

/** A stretch of the axis. */
export interface Span {
  readonly low: Expression;
  readonly high: Expression;
}

// Words that end a formula in a sentence.
const BEHIND =
  /(?:[;?\n]|,(?![^([]*[)\]])|\.(?!\d)|\s(?:at|for|when|with|on|over|from|between|where|which|while|and|if|is|are|to|about|in|by|that|such|as|through|near|using|the|of|around|has|have|meters?|feet|ft|m|dollars|units?|find|using|how|what|given|above|below|revolved|rotated|given)(?![\w(^*/]))/i;
// A longer word that is no function ends it too.
const WORD =
  /\s(?!(?:arc\w+|sin|cos|tan|sec|csc|cot|sinh|cosh|tanh|log|exp|sqrt|cbrt|root|abs|theta)\b)(?=[A-Za-z]{3,}\b)/;
const HEAD = /(?<![A-Za-z_'\d])([A-Za-z])\s*(?:\(\s*([a-zθ])\s*\))?\s*=\s*/g;

// A formula is short, and a text has few of them.
const LONGEST = 240;
const MOST = 12;

/** A formula at the start of a text; null when none can be read. */
const formulaAt = (text: string): Expression | null => {
  const near = text.slice(0, LONGEST);
  const cut = near.slice(0, BEHIND.exec(near)?.index);
  const plain = cut
    .slice(0, WORD.exec(cut)?.index)
    .trim()
    .replace(/[.,:;]$/, '');
  if (
    plain === '' ||
    /\p{L}{4,}/u.test(plain.replaceAll(/sqrt|cbrt|root|arc(?:sin|cos|tan)|theta|sinh|cosh|tanh/g, ''))
  )
    return null;
  return readExpression(plain);
};

/** All functions of one letter that a text defines, in order. */
export const curvesIn = remembered((text: string): readonly Curve[] =>
  [...text.matchAll(HEAD)].slice(0, MOST).flatMap((match) => {
    const [whole, name = '', letter] = match;
    const body = formulaAt(text.slice(match.index + whole.length));
    if (!body || !isExpression(body)) return [];
    const [own, other] = symbolsOf(body);
    if (letter !== undefined) return other === undefined ? [{ name, letter, body }] : [];
    // `near x = a` gives a place a name, and no function.
    const isPlace = body.kind === 'symbol' && (name === 'x' || name === 't');
    return own !== undefined && other === undefined && own !== name && !isPlace
      ? [{ name, letter: own, body }]
      : [];
  }),
);

/** The one function a text is about: defined by name, or written bare after `of`, a colon or on its own line. */
export const curveIn = (text: string): Curve | null => curvesIn(text)[0] ?? bareIn(text);

const bareIn = (text: string): Curve | null => {
  const starts = [
    ...text.matchAll(
      /\b(?:of|for|function|differentiate|integrate|curve|estimate|approximate)\s+(?:the\s+(?:even\s+|odd\s+)?function\s+|y\s*=\s*)?(?=[\d(√|A-Za-z-])|[:\n]\s*/gi,
    ),
  ].map((match) => match.index + match[0].length);
  for (const start of starts.slice(0, MOST)) {
    const body = formulaAt(text.slice(start));
    const [letter, other] = body ? symbolsOf(body) : [];
    if (body && letter !== undefined && other === undefined && body.kind !== 'symbol')
      return { name: 'f', letter, body };
  }
  return null;
};

const VALUE = String.raw`(-?\s?(?:[\d.πe√]|sqrt|/|\*|\^|\([^()\n]*\))+)`;
const NUMBERS_ONLY = /[\dπe]/;

const constantAt = (written: string | undefined): Expression | null => {
  const plain = (written ?? '').trim().replace(/[.,;)]$/, (last) => (last === ')' ? ')' : ''));
  const read = NUMBERS_ONLY.test(plain) ? readExpression(plain) : null;
  return read && symbolsOf(read).length === 0 && Number.isFinite(valueAt(read, {}).re) ? read : null;
};

/** The place asked about: `at x = 2`, `when t = 3`, `at the point (2, 4)`, `at a = 1`. */
export const placeIn = (text: string, letter: string): Expression | null => {
  const named = [...text.matchAll(new RegExp(String.raw`(?<![A-Za-z_'])${letter}\s*=\s*${VALUE}`, 'g'))].at(
    -1,
  );
  return (
    constantAt(named?.[1]) ??
    constantAt(
      new RegExp(String.raw`\b(?:at|near|about)\s+(?:the\s+)?(?:point\s+)?\(\s*([^,()]+)\s*,`, 'i').exec(
        text,
      )?.[1],
    ) ??
    constantAt(new RegExp(String.raw`(?<![A-Za-z])[ac]\s*=\s*${VALUE}`).exec(text)?.[1])
  );
};

/** A value that is said for a name: `dx = 0.1`, `dx/dt = 3`. */
export const saidValue = (text: string, name: string): Expression | null =>
  constantAt(new RegExp(String.raw`(?<![A-Za-z])${name}\s*=\s*${VALUE}`).exec(text)?.[1]);

/** The stretch a text is about: `[0, 3]`, `from x = 0 to x = 3`, `0 ≤ x ≤ 3`, `between t = 1 and t = 2`. */
export const spanIn = (text: string): Span | null => {
  const found =
    /\[\s*([^,[\]]+?)\s*,\s*([^,[\]]+?)\s*\]/.exec(text.replace(/\[a,\s*b\]\s*=/, '')) ??
    new RegExp(
      String.raw`\b(?:from|between)\s+(?:[a-z]\s*=\s*)?${VALUE}\s*(?:\w+\s+)?(?:to|and)\s+(?:[a-z]\s*=\s*)?${VALUE}`,
      'i',
    ).exec(text) ??
    new RegExp(String.raw`${VALUE}\s*[<≤]\s*[a-zθ]\s*[<≤]\s*${VALUE}`).exec(text) ??
    /\bon\s+(?:the\s+)?(?:open\s+)?interval\s+\(\s*([^,()]+?)\s*,\s*([^,()]+?)\s*\)/i.exec(text);
  const [low, high] = found
    ? [constantAt(found[1]), constantAt(found[2])]
    : [saidValue(text, 'a'), saidValue(text, 'b')];
  return low && high && valueAt(low, {}).re < valueAt(high, {}).re ? { low, high } : null;
};
