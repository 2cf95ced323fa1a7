import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainLine, told, type Task, type Worked } from '../worked.ts';

const RADIANS = Math.PI / 180;
const GREEK: Readonly<Record<string, string>> = { α: 'A', β: 'B', γ: 'C', alpha: 'A', beta: 'B', gamma: 'C' };

type Known = Partial<Record<'a' | 'b' | 'c' | 'A' | 'B' | 'C', number>>;
type Part = keyof Known;
const PARTS: readonly Part[] = ['a', 'b', 'c', 'A', 'B', 'C'];
const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);
const sideOf = (angle: Part): Part => angle.toLowerCase() as Part;
const angleOf = (side: Part): Part => side.toUpperCase() as Part;

const partsIn = (text: string): Known => {
  const known: Known = {};
  for (const match of text.matchAll(
    /(?<![A-Za-z])(?:side\s+|angle\s+)?([abcABCαβγ]|alpha|beta|gamma)\s*(?:=|is)\s*(\d+(?:\.\d+)?)/g,
  )) {
    const name = GREEK[match[1] ?? ''] ?? match[1] ?? '';
    if (isPart(name)) known[name] ??= Number(match[2]);
  }
  return known;
};

/** Sides and angles of any triangle by the laws of sines and cosines. */
export const obliqueTask: Task = (text) => {
  const known = partsIn(text);
  if (
    Object.keys(known).length !== 3 ||
    !/\b(?:triangle|law of (?:sines?|cosines?)|angle|side)\b/i.test(text)
  )
    return null;
  const asked =
    /\b(?:find|what is|determine|calculate|solve for)\b[^.?\n]*?\b(?:angle|side|length of(?: side)?|measure of(?: angle)?)\s+(?:the\s+)?([abcABCαβγ]|alpha|beta|gamma)\b/i.exec(
      text,
    )?.[1] ?? /(?:;|\.)\s*[Ff]ind\s+(?:angle\s+|side\s+)?([abcABCαβγ])\b/.exec(text)?.[1];
  const name = GREEK[asked ?? ''] ?? asked ?? '';
  if (!isPart(name) || known[name] !== undefined) return null;
  const solved = solveTriangle(known);
  if (solved === 'none')
    return {
      ...told(
        listed(known),
        'triangle',
        [['No solution', 'The side is too short', 'It does not reach the other leg of the angle.']],
        { ...plainLine('No solution'), value: null },
      ),
    };
  const value = solved?.[name];
  return value === undefined || !solved ? null : worked(known, name, value, text);
};

const listed = (known: Known): string =>
  PARTS.flatMap((part) =>
    known[part] === undefined ? [] : [`${part} = ${known[part]}${part < 'a' ? '°' : ''}`],
  ).join(', ');

const worked = (known: Known, name: Part, value: number, text: string): Worked => {
  const cosines =
    Object.keys(known).filter((part) => part >= 'a').length >= 2 &&
    !PARTS.some((part) => part < 'a' && known[part] !== undefined && known[sideOf(part)] !== undefined);
  const rounding = /\bround|nearest|decimal/i.test(text) ? undefined : 1;
  return told(
    listed(known),
    'triangle',
    [
      [
        cosines ? 'c² = a² + b² − 2ab · cos C' : 'a/sin A = b/sin B = c/sin C',
        cosines ? 'Law of cosines' : 'Law of sines',
        cosines
          ? 'Three sides, or two sides and the angle between them, are known.'
          : 'A side and its opposite angle are known.',
      ],
      [`${name} = ${inLine(value)}`, 'Put the numbers in', 'All angles together make 180°.'],
    ],
    nearAnswer(value, text, name < 'a' ? '°' : '', rounding),
  );
};

const solveTriangle = (given: Known): Known | 'none' | null => {
  const known = { ...given };
  for (let round = 0; round < 8; round++) {
    const before = Object.keys(known).length;
    const angles = (['A', 'B', 'C'] as const).filter((part) => known[part] !== undefined);
    if (angles.length === 2) {
      const missing = (['A', 'B', 'C'] as const).find((part) => known[part] === undefined);
      if (missing) known[missing] = 180 - angles.reduce((total, part) => total + (known[part] ?? 0), 0);
    }
    if (bySides(known) || byPair(known) === 'done') continue;
    if (byPair(known) === 'none') return 'none';
    if (Object.keys(known).length === before) break;
  }
  return PARTS.every((part) => known[part] !== undefined && (known[part] ?? 0) > 0) ? known : null;
};

// Three sides, or two and the angle between.
const bySides = (known: Known): boolean => {
  for (const side of ['a', 'b', 'c'] as const) {
    const [p, q] = (['a', 'b', 'c'] as const).filter((one) => one !== side);
    const [x, y, z, angle] = [p && known[p], q && known[q], known[side], known[angleOf(side)]];
    if (x === undefined || y === undefined) continue;
    if (z !== undefined && angle === undefined) {
      const cosine = (x * x + y * y - z * z) / (2 * x * y);
      if (Math.abs(cosine) > 1) return false;
      known[angleOf(side)] = Math.acos(cosine) / RADIANS;
      return true;
    }
    if (z === undefined && angle !== undefined) {
      known[side] = Math.sqrt(x * x + y * y - 2 * x * y * Math.cos(angle * RADIANS));
      return true;
    }
  }
  return false;
};

const byPair = (known: Known): 'done' | 'none' | 'nothing' => {
  const pair = (['a', 'b', 'c'] as const).find(
    (side) => known[side] !== undefined && known[angleOf(side)] !== undefined,
  );
  if (!pair) return 'nothing';
  const ratio = (known[pair] ?? 1) / Math.sin((known[angleOf(pair)] ?? 90) * RADIANS);
  for (const side of ['a', 'b', 'c'] as const) {
    const [length, angle] = [known[side], known[angleOf(side)]];
    if (length === undefined && angle !== undefined) {
      known[side] = ratio * Math.sin(angle * RADIANS);
      return 'done';
    }
    if (length !== undefined && angle === undefined) {
      if (length / ratio > 1 + 1e-12) return 'none';
      known[angleOf(side)] = Math.asin(Math.min(1, length / ratio)) / RADIANS;
      return 'done';
    }
  }
  return 'nothing';
};
