import { lowered, raised } from '../scripts.ts';
import { LINE_END, type Glyph } from './glyphs.ts';

/** Characters that stand beside each other without a gap. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly mono: boolean;
}

/** Wider than any space between words that are set evenly, narrower than what parts two columns. */
const GAP = 0.75;
const JUMP = 0.6;
const SHIFT = 0.12;
const SMALL = 0.85;

/** Parts a page's characters at line ends, at gaps and where the pen jumps. */
export const segmentsOf = (glyphs: readonly Glyph[]): Segment[] => {
  const segments: Segment[] = [];
  let run: Glyph[] = [];
  let last: Glyph | null = null;
  const end = (): void => {
    const segment = segmentOf(run);
    if (segment) segments.push(segment);
    run = [];
    last = null;
  };
  for (const glyph of glyphs) {
    if (glyph.text === LINE_END) end();
    else {
      const isPrinted = glyph.text !== ' ';
      if (isPrinted && last !== null && parts(last, glyph)) end();
      if (isPrinted) last = glyph;
      run.push(glyph);
    }
  }
  end();
  return segments;
};

const parts = (last: Glyph, next: Glyph): boolean => {
  const size = Math.max(last.size, next.size);
  return (
    next.left - last.right > GAP * size ||
    next.left < last.left - JUMP * size ||
    Math.abs(next.baseline - last.baseline) > JUMP * size
  );
};

const segmentOf = (run: readonly Glyph[]): Segment | null => {
  const printed = run.filter(({ text }) => text !== ' ');
  const [first] = printed;
  if (!first) return null;
  const size = usual(printed, 'size');
  const baseline = usual(
    printed.filter((glyph) => glyph.size >= size * SMALL),
    'baseline',
  );
  return {
    text: textOf(run, { size, baseline }),
    left: printed.reduce((least, glyph) => Math.min(least, glyph.left), first.left),
    right: printed.reduce((most, glyph) => Math.max(most, glyph.right), first.right),
    baseline,
    size,
    mono: first.mono,
  };
};

/** The value that most characters have; nearly always it is that of all. */
const usual = (glyphs: readonly Glyph[], of: 'size' | 'baseline'): number => {
  const first = glyphs[0]?.[of] ?? 0;
  if (glyphs.every((glyph) => glyph[of] === first)) return first;
  const counts = new Map<number, number>();
  let best = first;
  for (const glyph of glyphs) {
    const value = Math.round(glyph[of] * 10) / 10;
    counts.set(value, (counts.get(value) ?? 0) + 1);
    if ((counts.get(value) ?? 0) > (counts.get(best) ?? 0)) best = value;
  }
  return best;
};

const textOf = (run: readonly Glyph[], line: { size: number; baseline: number }): string => {
  const hasScripts = run.some((glyph) => glyph.text !== ' ' && wayOf(glyph, line) !== 0);
  const text = hasScripts ? scriptedText(run, line) : plainText(run);
  return text.replaceAll(/ {2,}/g, ' ').trim().normalize('NFC');
};

const plainText = (run: readonly Glyph[]): string => {
  let text = '';
  for (const glyph of run) text += glyph.text;
  return text;
};

/** Small characters above or below the line become exponents and indices where Unicode has them. */
const scriptedText = (run: readonly Glyph[], line: { size: number; baseline: number }): string => {
  let text = '';
  let script = '';
  let way = 0;
  const end = (): void => {
    text += (way > 0 ? raised(script) : way < 0 ? lowered(script) : null) ?? script;
    script = '';
  };
  for (const glyph of run) {
    const next = glyph.text === ' ' ? 0 : wayOf(glyph, line);
    if (next !== way) end();
    way = next;
    script += glyph.text;
  }
  end();
  return text.replaceAll(FRACTION, plainFraction);
};

/** Something above and below where there is nothing to be raised or lowered from. */
const FRACTION = /(?<![\p{L}\p{N}\p{M})\]}⁰¹²³⁴⁵⁶⁷⁸⁹₀-₉])([⁰¹²³⁴⁵⁶⁷⁸⁹]+)([₀-₉]+)/gu;

const plainFraction = (_: string, above: string, below: string): string =>
  `${above.normalize('NFKC')}/${below.normalize('NFKC')}`;

const wayOf = (glyph: Glyph, { size, baseline }: { size: number; baseline: number }): number => {
  if (glyph.size >= size * SMALL) return 0;
  const rise = baseline - glyph.baseline;
  if (rise > SHIFT * size) return 1;
  return rise < -SHIFT * size * 0.6 ? -1 : 0;
};
