import type { Point } from '@studia/contract/board';
import { CAVEAT } from './caveat.ts';

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
  '≤': '440:370 -400 80 -270 360 -140|80 -40 220 -46 360 -40',
  '≥': '440:80 -400 370 -270 90 -140|80 -40 220 -46 360 -40',
  '≠': '440:70 -290 220 -296 370 -288|70 -150 220 -156 370 -148|310 -400 220 -220 130 -50',
  '±': '440:70 -280 220 -286 370 -278|220 -420 216 -280 220 -140|70 -50 220 -56 370 -50',
  '←': '620:540 -210 320 -218 60 -212|190 -318 130 -264 60 -212 120 -160 190 -108',
  '↑': '300:150 0 148 -250 150 -540|50 -430 100 -480 150 -540 200 -480 250 -430',
  '↓': '300:150 -540 152 -290 150 0|50 -110 100 -60 150 0 200 -60 250 -110',
  '↔': '680:60 -212 340 -218 620 -212|170 -310 110 -260 60 -212 110 -160 170 -110|510 -310 570 -260 620 -212 570 -160 510 -110',
  Δ: '560:280 -560 60 0 270 -8 500 0 280 -560',
  θ: '420:210 -560 120 -480 90 -280 130 -80 210 -10 300 -90 330 -280 300 -470 210 -560|96 -284 210 -290 326 -284',
  λ: '420:90 -560 150 -540 210 -380 280 -160 370 -10|214 -360 150 -180 70 0',
  α: '460:390 -360 320 -180 240 -40 140 -10 80 -120 90 -260 180 -350 270 -300 330 -150 400 -10',
  β: '420:100 160 96 -160 120 -460 220 -560 310 -500 300 -390 200 -320 310 -290 350 -180 300 -50 200 -10 110 -50',
  Ω: '560:70 -10 200 -12 190 -60 90 -200 90 -400 190 -540 290 -560 390 -540 480 -400 470 -200 370 -60 370 -12 490 -10',
  µ: '460:110 -360 100 -160 80 150|106 -120 150 -20 240 -30 310 -120 320 -360|320 -360 318 -120 350 -20 410 -40',
  '✓': '480:60 -240 130 -140 190 -20 290 -280 430 -560',
  '∞': '640:320 -220 230 -330 120 -340 70 -230 120 -120 230 -120 320 -220 410 -330 520 -340 570 -230 520 -110 410 -120 320 -220',
};

const SAME_AS: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-' };
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
/** What stands raised or lowered, in the order of the two rows above. */
const PLAIN = '0123456789+−';
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

/** How far a line of handwriting reaches. */
export const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, character) => {
    const { digit, shrink } = placeOf(character);
    return sum + (glyphOf(digit).width * size * shrink) / 1000;
  }, 0);

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
  if (raised >= 0) return { digit: PLAIN.charAt(raised), shrink: SMALL, drop: -0.28 };
  const lowered = LOWERED.indexOf(character);
  if (lowered >= 0) return { digit: PLAIN.charAt(lowered), shrink: SMALL, drop: 0.12 };
  return { digit: character, shrink: 1, drop: 0 };
};
