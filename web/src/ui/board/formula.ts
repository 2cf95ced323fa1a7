import type { Point } from '@studia/contract/board';
import { letters, type Line } from './figures.ts';
import { widthOf } from './hand.ts';

/** Something that is written, from its left end on the base line: how far it reaches, and the pen's way. */
interface WrittenFormula {
  width: number;
  above: number;
  below: number;
  lines: readonly Line[];
}

/** What a formula is made of, as the hand writes it. */
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'group'; parts: readonly Part[] }
  | { kind: 'fraction'; over: readonly Part[]; under: readonly Part[] }
  | { kind: 'root'; of: readonly Part[] }
  | { kind: 'raised' | 'lowered'; parts: readonly Part[] };

/** Reads a line with `\frac{}{}`, `\sqrt{}`, `^{}` and `_{}`; every other sign stands for itself. */
const partsIn = (source: string): Part[] => {
  let at = 0;
  const group = (): Part[] => {
    if (source[at] !== '{') {
      const [sign = ''] = source.slice(at);
      at += sign.length;
      return [{ kind: 'text', text: sign }];
    }
    at += 1;
    const parts = until('}');
    at += 1;
    return parts;
  };
  const until = (end: string | null): Part[] => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== end) {
      const rest = source.slice(at);
      const name = /^\\frac|^\\sqrt|^[\^_{]/.exec(rest)?.[0];
      if (name === '{') parts.push({ kind: 'group', parts: group() });
      else if (name === undefined) {
        const [text = ''] = /^[^\\^_{}]+|^./su.exec(rest) ?? [];
        parts.push({ kind: 'text', text });
        at += text.length;
      } else {
        at += name.length;
        if (name === '\\frac') parts.push({ kind: 'fraction', over: group(), under: group() });
        else if (name === '\\sqrt') parts.push({ kind: 'root', of: group() });
        else parts.push({ kind: name === '^' ? 'raised' : 'lowered', parts: group() });
      }
    }
    return parts;
  };
  return until(null);
};

/** Heights of a line of handwriting, as shares of its size. */
const TALL = 0.62;
const DEEP = 0.16;
const SMALL = 0.82;
const TINY = 0.62;
const GAP = 0.12;
/** Where the bar of a fraction lies: in the middle of a small letter. */
const AXIS = 0.24;

const moved = ({ lines }: WrittenFormula, [x, y]: Point): Line[] =>
  lines.map((line) => ({ ...line, points: line.points.map(([px, py]): Point => [px + x, py + y]) }));

const ruled = (...points: Point[]): Line => ({ points, smooth: false });

const writtenPart = (part: Part, size: number): WrittenFormula => {
  switch (part.kind) {
    case 'text':
      return {
        width: widthOf(part.text, size),
        above: size * TALL,
        below: size * DEEP,
        lines: letters(part.text, [0, 0], size),
      };
    case 'group':
      return inARow(part.parts, size);
    case 'fraction':
      return fraction(part, size);
    case 'root':
      return root(part, size);
    case 'raised':
    case 'lowered': {
      const small = inARow(part.parts, size * TINY);
      const shift = part.kind === 'raised' ? -size * 0.36 : size * 0.16;
      return {
        width: small.width,
        above: Math.max(0, small.above - shift),
        below: Math.max(0, small.below + shift),
        lines: moved(small, [0, shift]),
      };
    }
  }
};

const fraction = ({ over, under }: Extract<Part, { kind: 'fraction' }>, size: number): WrittenFormula => {
  const [top, bottom] = [inARow(over, size * SMALL), inARow(under, size * SMALL)];
  const [gap, axis] = [size * GAP, -size * AXIS];
  const bar = Math.max(top.width, bottom.width) + gap * 2;
  const up = axis - gap - top.below;
  const down = axis + gap + bottom.above;
  return {
    width: bar + gap * 2,
    above: top.above - up,
    below: bottom.below + down,
    lines: [
      ...moved(top, [gap + (bar - top.width) / 2, up]),
      ruled([gap, axis], [gap + bar, axis]),
      ...moved(bottom, [gap + (bar - bottom.width) / 2, down]),
    ],
  };
};

const root = ({ of }: Extract<Part, { kind: 'root' }>, size: number): WrittenFormula => {
  const inner = inARow(of, size);
  const [gap, hook] = [size * GAP, size * 0.42];
  const top = -inner.above - gap;
  return {
    width: hook + inner.width + gap * 2,
    above: inner.above + gap,
    below: inner.below,
    lines: [
      ruled(
        [gap, -size * 0.2],
        [hook * 0.4, -size * 0.26],
        [hook * 0.68, inner.below * 0.6],
        [hook, top],
        [hook + inner.width + gap, top],
      ),
      ...moved(inner, [hook + gap / 2, 0]),
    ],
  };
};

const inARow = (parts: readonly Part[], size: number): WrittenFormula => {
  const row = { width: 0, above: size * TALL, below: size * DEEP, lines: new Array<Line>() };
  for (const part of parts) {
    const next = writtenPart(part, size);
    row.lines.push(...moved(next, [row.width, 0]));
    row.width += next.width;
    row.above = Math.max(row.above, next.above);
    row.below = Math.max(row.below, next.below);
  }
  return row;
};

/** A formula in handwriting, from its left end on the base line; too long a one is written smaller. */
export const formulaLines = (source: string, at: Point, size: number, widest: number): Line[] => {
  const parts = partsIn(source);
  const { width } = inARow(parts, size);
  return moved(inARow(parts, width > widest ? (size * widest) / width : size), at);
};
