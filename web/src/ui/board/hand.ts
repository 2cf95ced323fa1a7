import { CAVEAT } from './caveat.ts';
import type { Point } from './commands.ts';

interface Glyph {
  width: number;
  strokes: readonly (readonly Point[])[];
}

/** Signs that the face lacks, in the same notation. */
const SIGNS: Readonly<Record<string, string>> = {
  '−': '430:70 -222 160 -228 360 -220',
  '×': '420:90 -330 200 -215 330 -90|322 -334 210 -212 92 -92',
  '÷': '430:70 -222 160 -228 360 -220|212 -350 222 -338|208 -100 218 -88',
  '·': '200:92 -214 104 -204',
  π: '500:60 -318 110 -362 250 -366 440 -372|190 -364 178 -180 140 -40|334 -368 318 -120 342 -46 404 -66',
  '√': '330:36 -220 92 -262 172 -22 290 -600 450 -612 640 -606',
  '→': '620:60 -210 280 -218 540 -212|412 -318 470 -264 542 -212 480 -160 408 -108',
  '°': '240:120 -560 70 -520 84 -452 142 -448 172 -508 120 -562',
  '≈': '440:70 -290 140 -330 220 -290 300 -262 370 -304|70 -170 140 -210 220 -170 300 -142 370 -184',
  '[': '280:230 -640 120 -632 112 -300 116 60 222 64',
  ']': '280:50 -640 160 -632 168 -300 160 60 52 64',
  '{': '320:250 -650 170 -610 162 -380 80 -286 160 -210 168 40 250 80',
  '}': '320:70 -650 150 -610 158 -380 240 -286 160 -210 152 40 70 80',
};

const SAME_AS: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-' };
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const SMALL = 0.58;
const GAP_WIDTH = 260;

const glyphs = new Map<string, Glyph>();

const glyphOf = (character: string): Glyph => {
  const known = glyphs.get(character);
  if (known) return known;
  const glyph = parse(SIGNS[character] ?? CAVEAT[SAME_AS[character] ?? character] ?? `${GAP_WIDTH}:`);
  glyphs.set(character, glyph);
  return glyph;
};

const parse = (notation: string): Glyph => {
  const [width = '0', strokes = ''] = notation.split(':');
  return { width: Number(width), strokes: strokes === '' ? [] : strokes.split('|').map(pointsOf) };
};

const pointsOf = (stroke: string): Point[] => {
  const numbers = stroke.split(' ').map(Number);
  return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));
};

/** The pen's way for a line of handwriting. A character that the hand does not know leaves a gap. */
export const handwriting = (text: string, [left, baseline]: Point, size: number): Point[][] => {
  let x = left;
  return Array.from(text).flatMap((character) => {
    const { digit, shrink, drop } = placeOf(character);
    const { width, strokes } = glyphOf(digit);
    const scale = (size * shrink) / 1000;
    const start = x;
    x += width * scale;
    return strokes.map((stroke) =>
      stroke.map(([across, down]): Point => [start + across * scale, baseline + drop * size + down * scale]),
    );
  });
};

const placeOf = (character: string): { digit: string; shrink: number; drop: number } => {
  const raised = RAISED.indexOf(character);
  if (raised >= 0) return { digit: String(raised), shrink: SMALL, drop: -0.28 };
  const lowered = LOWERED.indexOf(character);
  if (lowered >= 0) return { digit: String(lowered), shrink: SMALL, drop: 0.12 };
  return { digit: character, shrink: 1, drop: 0 };
};
