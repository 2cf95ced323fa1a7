import { minus, number } from '../expression/tree.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { by, computed, over } from './story.ts';

const NAMES: readonly (readonly [name: RegExp, sides: number])[] = [
  [/\btriangles?\b/i, 3],
  [/\b(?:quadrilaterals?|rectangles?|squares?|rhombus(?:es)?|trapezoids?|trapeziums?)\b/i, 4],
  [/\bpentagons?\b/i, 5],
  [/\bhexagons?\b/i, 6],
  [/\b(?:heptagons?|septagons?)\b/i, 7],
  [/\boctagons?\b/i, 8],
  [/\b(?:nonagons?|enneagons?)\b/i, 9],
  [/\bdecagons?\b/i, 10],
  [/\bdodecagons?\b/i, 12],
];
const MOST_SIDES = 1_000;

/** How many sides a polygon has, what its angles make together, and one of them where all are equal. */
export const polygonTask: Task = (text) => {
  if (text.length > 160) return null;
  const sides = sidesIn(text);
  if (sides === null) return null;
  if (/\bhow many\s+(?:sides?|angles?|corners?|vertices)\b/i.test(text) && !/\d/.test(text))
    return counted(sides);
  const inside = minus(number(sides), number(2));
  if (
    /\bsum\b[^?]*\b(?:interior\s+)?angles\b|\bangles\b[^?]*\badd\b/i.test(text) &&
    !/\bexterior\b/i.test(text)
  )
    return computed(
      text,
      by(inside, number(180)),
      'Cut it into triangles',
      `From one corner it falls into ${sides - 2} triangles of 180° each.`,
    );
  if (
    /\b(?:each|one|an|every)\s+(?:interior\s+)?angle\b|\bmeasure\s+of\s+(?:an|each|one)\s+interior\b/i.test(
      text,
    ) &&
    /\bregular\b/i.test(text)
  )
    return /\bexterior\b/i.test(text)
      ? computed(
          text,
          over(number(360), number(sides)),
          'Share the full turn',
          'Going around once turns by 360°.',
        )
      : computed(
          text,
          over(by(inside, number(180)), number(sides)),
          'Share the sum of the angles',
          'All angles of a regular polygon are equal.',
        );
  return null;
};

const sidesIn = (text: string): number | null => {
  const said = /\b(\d{1,4})[\s-]*(?:sided|gon)\b|\bpolygon\s+with\s+(\d{1,4})\s+sides\b/i.exec(text);
  const sides = said ? Number(said[1] ?? said[2]) : NAMES.find(([name]) => name.test(text))?.[1];
  return sides !== undefined && sides >= 3 && sides <= MOST_SIDES ? sides : null;
};

const counted = (sides: number): Worked =>
  told(
    'polygon',
    'counting',
    [[String(sides), 'The name tells it', `It has ${sides} sides, and as many corners and angles.`]],
    answerOf(number(sides)),
  );
