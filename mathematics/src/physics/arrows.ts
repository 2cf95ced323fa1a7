import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { quantitiesIn, unitAt, type Quantity } from '../quantities/read.ts';
import { told, type Task, type Worked } from '../worked.ts';

const HEADINGS: Readonly<Record<string, number>> = { east: 0, north: 90, west: 180, south: 270 };
const COMPASS = String.raw`(east|north|west|south)`;

interface Arrow {
  readonly size: number;
  /** Degrees from east, against the clock. */
  readonly heading: number;
  readonly unit: string;
  readonly kind: string;
}

const turned = (degrees: number, toward: string, from: string): number => {
  const [target, base] = [HEADINGS[toward.toLowerCase()] ?? 0, HEADINGS[from.toLowerCase()] ?? 0];
  const side = (target - base + 360) % 360 === 90 ? 1 : -1;
  return base + side * degrees;
};

const headingBehind = (rest: string): number | null => {
  const part = rest.split(/[.;?]\s/)[0] ?? '';
  const slanted = new RegExp(
    String.raw`^[^\d]{0,45}?(\d+(?:\.\d+)?)\s*(?:°|degrees?)(?:\s*\^?\s*(?:∘|circ))?\s*${COMPASS}\s+of\s+${COMPASS}`,
    'i',
  ).exec(part);
  if (slanted) return turned(Number(slanted[1]), slanted[2] ?? '', slanted[3] ?? '');
  const straight = new RegExp(String.raw`^[^\d]{0,30}?\b(?:due\s+)?${COMPASS}(?:ward)?\b`, 'i').exec(part);
  return straight ? (HEADINGS[(straight[1] ?? '').toLowerCase()] ?? null) : null;
};

const arrowsIn = (text: string): { arrows: Arrow[]; all: Quantity[] } => {
  const plain = text.replaceAll(/\^\s*\(?\s*(?:∘|circ|\\circ)\s*\)?/g, '°').replaceAll('∘', '°');
  const all = quantitiesIn(plain);
  const isAngle = (one: Quantity): boolean => /°|deg/.test(one.written);
  const arrows = all
    .filter((one) => !isAngle(one) && one.value !== 0)
    .flatMap((one) => {
      const heading = headingBehind(plain.slice(one.end));
      const unit = one.written.replace(/^[\d.,\s]+/, '');
      return heading === null ? [] : [{ size: one.value, heading, unit, kind: one.kind }];
    });
  return { arrows, all: all.filter((one) => !isAngle(one) && one.value !== 0) };
};

/** Forces, ways and velocities that point somewhere: their sum, or the part of one along a direction. */
export const arrowTask: Task = (raw) => {
  if (raw.length > 1_200) return null;
  return compass(raw) ?? acrossEachOther(raw);
};

const shownSum = (
  arrows: readonly Arrow[],
  raw: string,
  wanted: (x: number, y: number) => number,
  rule: string,
): Worked => {
  const [first] = arrows;
  const along = (turn: (angle: number) => number): number =>
    arrows.reduce((total, one) => total + one.size * turn((one.heading * Math.PI) / 180), 0);
  const [x, y] = [along(Math.cos), along(Math.sin)];
  const unit = unitAt(` ${first?.unit ?? ''}`);
  const scale = unit?.unit.factor ?? 1;
  const value = wanted(x, y) / scale;
  return told(
    arrows.map(({ size, heading }) => `${inLine(size / scale)} at ${inLine(heading)}°`).join(', '),
    'vectors',
    [
      [
        `x = ${inLine(x / scale)}, y = ${inLine(y / scale)}`,
        'Split into east and north',
        'Size times cosine and sine of the direction; then add each.',
      ],
      [inLine(value), rule, 'Work it out.'],
    ],
    nearAnswer(value, raw, first?.unit ?? ''),
  );
};

const compass: Task = (raw) => {
  const { arrows, all } = arrowsIn(raw);
  const [first, second] = arrows;
  if (
    !first ||
    arrows.length !== all.length ||
    /\bperpendicular\b|\btriangle\b|\bjunction/i.test(raw) ||
    arrows.some(({ kind }) => kind !== first.kind)
  )
    return null;
  const question = questionIn(raw);
  const side = new RegExp(
    String.raw`\bhow far ${COMPASS}|\b${COMPASS}(?:ward)?(?:erly)? component|\bcomponent\b[^?]*\b${COMPASS}`,
    'i',
  ).exec(question);
  const toward = side?.[1] ?? side?.[2] ?? side?.[3];
  if (toward !== undefined) {
    const angle = ((HEADINGS[toward.toLowerCase()] ?? 0) * Math.PI) / 180;
    return shownSum(
      arrows,
      raw,
      (x, y) => x * Math.cos(angle) + y * Math.sin(angle),
      `The part toward ${toward.toLowerCase()}`,
    );
  }
  if (
    !second ||
    !/\b(?:magnitude|resultant|displacement|how far|net force|straight[- ]line|distance from)\b/i.test(
      question,
    )
  )
    return null;
  if (/\btotal distance\b|\bdistance (?:travel|walk)/i.test(question)) return null;
  return shownSum(arrows, raw, Math.hypot, 'Pythagoras');
};

const ACROSS = /\b(?:right angles?|perpendicular|straight across|directly across)\b/i;

const acrossEachOther: Task = (raw) => {
  const [a, b, more] = quantitiesIn(raw).filter(({ written }) => !/°|deg/.test(written));
  const question = questionIn(raw);
  if (!a || !b || more || a.kind !== b.kind || !ACROSS.test(raw)) return null;
  if (
    !/\b(?:resultant|magnitude|net force|relative to (?:the )?(?:shore|ground|bank|Earth)|resulting)\b/i.test(
      question,
    )
  )
    return null;
  const unit = a.written.replace(/^[\d.,\s]+/, '');
  return shownSum(
    [
      { size: a.value, heading: 0, unit, kind: a.kind },
      { size: b.value, heading: 90, unit, kind: b.kind },
    ],
    raw,
    Math.hypot,
    'Pythagoras',
  );
};
