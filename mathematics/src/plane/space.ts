import { readExpression } from '../expression/read.ts';
import { minus, number, power, product, root, sum, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

const THREE = String.raw`\s*([^,()<>⟨⟩]+?)\s*,\s*([^,()<>⟨⟩]+?)\s*,\s*([^,()<>⟨⟩]+?)\s*`;

const threesIn = (text: string, open: string, close: string): Expression[][] =>
  [...text.matchAll(new RegExp(`${open}${THREE}${close}`, 'g'))].flatMap((match) => {
    const read = match.slice(1, 4).map((one) => readExpression(one ?? ''));
    return read.every((one) => one !== null && symbolsOf(one).length === 0)
      ? [read.flatMap((one) => one ?? [])]
      : [];
  });

/** Points and vectors in space: cross product, distance, angle in degrees. */
export const spaceTask: Task = (text) => cross(text) ?? distance(text) ?? angle(text);

const cross: Task = (text) => {
  const [a, b, more] = [
    ...threesIn(text, '[<⟨]', '[>⟩]'),
    ...(/[<⟨]/.test(text) ? [] : threesIn(text, String.raw`\(`, String.raw`\)`)),
  ];
  if (!/\bcross product\b/i.test(text) || !a || !b || more) return null;
  const part = (k: number, l: number): Expression | null =>
    displayOf(
      minus(product([a[k] ?? number(0), b[l] ?? number(0)]), product([a[l] ?? number(0), b[k] ?? number(0)])),
    );
  const parts = [part(1, 2), part(2, 0), part(0, 1)];
  if (parts.some((one) => one === null)) return null;
  const written = parts.flatMap((one) => (one ? [write(one)] : []));
  const line = `<${written.join(', ')}>`;
  return told(
    'two vectors',
    'cross product',
    [[line, 'Cross products of the other parts', 'It is at right angles to both.']],
    { text: line, latex: `\\langle ${written.join(', ')} \\rangle`, value: null },
  );
};

const distance: Task = (text) => {
  const [a, b, more] = threesIn(text, String.raw`\(`, String.raw`\)`);
  if (!/\bdistance\b/i.test(text) || !a || !b || more) return null;
  const value = displayOf(root(2, sum(a.map((one, at) => power(minus(one, b[at] ?? number(0)), number(2))))));
  return (
    value &&
    told(
      'two points in space',
      'distance',
      [[write(value), 'Pythagoras in space', 'All differences squared, added, and the root taken.']],
      answerOf(value),
    )
  );
};

// In degrees, where they are asked for.
const angle: Task = (text) => {
  if (!/\bangle\b/i.test(text) || !/\bdegrees?\b/i.test(text) || !/\bvectors?\b/i.test(text)) return null;
  const found = [...text.matchAll(/[<⟨]\s*([^<>⟨⟩=]+?,[^<>⟨⟩=]+?)\s*[>⟩]/g)].map((match) =>
    (match[1] ?? '').split(',').map((one) => readExpression(one.trim())),
  );
  const [a, b, more] = found.map((vector) => vector.map((one) => (one ? valueAt(one, {}).re : Number.NaN)));
  if (!a || !b || more || a.length !== b.length) return null;
  const dot = a.reduce((total, one, at) => total + one * (b[at] ?? 0), 0);
  const cosine = dot / (Math.hypot(...a) * Math.hypot(...b));
  const value = (Math.acos(cosine) * 180) / Math.PI;
  return Number.isFinite(value)
    ? told(
        'two vectors',
        'angle',
        [[`cos = ${inLine(cosine)}`, 'Dot product over both lengths', 'So the angle is found.']],
        nearAnswer(value, text, '°', 2),
      )
    : null;
};
