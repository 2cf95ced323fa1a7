import { questionIn } from '../chance/parameters.ts';
import { inLine } from '../formula/rounded.ts';
import { plainText } from '../named/called.ts';
import { measuredAnswer } from '../words/story.ts';
import { type Task, type Worked } from '../worked.ts';

const LONGEST = 400;
const ANGLE = /(\d+(?:\.\d+)?)\s*(?:°|degrees?)/gi;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const said = measuredAnswer('triangle', 'The calculator has to be set to degrees.');

/** Sides and angles told in words: right triangles, elevation, two sides with their angle, arcs and sectors. */
export const trianglesInWordsTask: Task = (raw) => {
  if (raw.length > LONGEST || !/°|\bdegrees?\b|\bradians?\b/i.test(raw)) return null;
  const text = plainText(raw);
  const question = questionIn(text);
  return (
    circlePart(text, question, raw) ??
    includedAngle(text, question, raw) ??
    rightTriangle(text, question, raw) ??
    elevation(text, question, raw)
  );
};

const numbersIn = (text: string): number[] =>
  [...text.replaceAll(ANGLE, ' ').matchAll(/(?<![\w.])(\d+(?:\.\d+)?)/g)].map((match) => Number(match[1]));
const onlyAngle = (text: string): number | null => {
  const [angle, more] = [...text.matchAll(ANGLE)].map((match) => Number(match[1]));
  return angle !== undefined && more === undefined && angle > 0 ? angle : null;
};

const circlePart = (text: string, question: string, raw: string): Worked | null => {
  const radius = /\bradius\b[^.?\d]*?(\d+(?:\.\d+)?)/i.exec(text)?.[1];
  const inRadians = /(\d+(?:\.\d+)?)\s*radians?/i.exec(text)?.[1];
  const degrees = onlyAngle(text);
  const angle = inRadians === undefined ? (degrees === null ? null : radians(degrees)) : Number(inRadians);
  if (
    radius === undefined ||
    angle === null ||
    !/\b(?:arc|sector|central angle)\b/i.test(text) ||
    numbersIn(text.replace(/\d+(?:\.\d+)?\s*radians?/i, ' ')).length !== 1
  )
    return null;
  const r = Number(radius);
  if (/\bsector\b/i.test(question) && /\barea\b/i.test(question))
    return said(
      'sector',
      `1/2 × ${r}² × ${inLine(angle)}`,
      'Area of a sector',
      'Half of radius squared times the angle in radians.',
      (r * r * angle) / 2,
      raw,
    );
  return /\barc\b/i.test(question)
    ? said(
        'arc',
        `${r} × ${inLine(angle)}`,
        'Length of an arc',
        'Radius times the angle in radians.',
        r * angle,
        raw,
      )
    : null;
};

const includedAngle = (text: string, question: string, raw: string): Worked | null => {
  const angle = onlyAngle(text);
  const [a, b, more] = numbersIn(text.replaceAll(/\b[23]\s+sides?\b/gi, ' '));
  if (
    angle === null ||
    a === undefined ||
    b === undefined ||
    more !== undefined ||
    !/\btriangle\b/i.test(text) ||
    !/\bincluded angle\b|\bangle between\b/i.test(text)
  )
    return null;
  if (/\barea\b/i.test(question))
    return said(
      'triangle',
      `1/2 × ${a} × ${b} × sin ${angle}°`,
      'Area from two sides and their angle',
      'The height is one side times the sine.',
      (a * b * Math.sin(radians(angle))) / 2,
      raw,
    );
  return /\bthird side\b|\bother side\b|\bopposite\b|\bremaining side\b/i.test(question)
    ? said(
        'triangle',
        `√(${a}² + ${b}² − 2 × ${a} × ${b} × cos ${angle}°)`,
        'Law of cosines',
        'Pythagoras with a correction for the angle.',
        Math.sqrt(a * a + b * b - 2 * a * b * Math.cos(radians(angle))),
        raw,
      )
    : null;
};

const SIDES = ['opposite', 'adjacent', 'hypotenuse'] as const;

const rightTriangle = (text: string, question: string, raw: string): Worked | null => {
  const angle = onlyAngle(text);
  const [length, more] = numbersIn(text);
  if (
    angle === null ||
    angle >= 90 ||
    length === undefined ||
    more !== undefined ||
    !/\bright(?:-angled)?\s+triangle\b/i.test(text)
  )
    return null;
  const asked = SIDES.find((side) =>
    new RegExp(String.raw`\b${side}\b`, 'i').test(
      question
        .replace(/\b(?:if|when)\b.*$/i, '')
        .replace(/^.*\b(?:find|what is|how long is|calculate|determine)\b/i, ''),
    ),
  );
  const known = SIDES.find((side) => side !== asked && new RegExp(String.raw`\b${side}\b`, 'i').test(text));
  if (asked === undefined || known === undefined) return null;
  const parts = { opposite: Math.sin(radians(angle)), adjacent: Math.cos(radians(angle)), hypotenuse: 1 };
  return said(
    'right triangle',
    `${asked} : ${known} at ${angle}°`,
    'Sine, cosine or tangent',
    'They are the quotients of the sides.',
    (length * parts[asked]) / parts[known],
    raw,
  );
};

// Something high, seen from some way off, or a straight line up to it.
const elevation = (text: string, question: string, raw: string): Worked | null => {
  const angle = onlyAngle(text);
  const [length, more] = numbersIn(text);
  if (angle === null || angle >= 90 || length === undefined || more !== undefined) return null;
  const high = /\bhow (?:high|tall)\b|\bheight\b/i.test(question);
  const flat =
    /\bangle of elevation\b/i.test(text) &&
    new RegExp(
      String.raw`\b${length}\s*(?:m|meters?|feet|ft|yards?|km|miles?)\b[^.]*?\b(?:from|away)\b|\b(?:from a point|stands?|standing|distance)\b[^.]*?\b${length}\b`,
      'i',
    ).test(text);
  if (flat && high)
    return said(
      'elevation',
      `${length} × tan ${angle}°`,
      'Height over distance is the tangent',
      'Ground and height make a right angle.',
      length * Math.tan(radians(angle)),
      raw,
    );
  const line = /\b(?:string|rope|wire|ladder|ramp|cable|slide|line)\b/i.test(text);
  if (!line) return null;
  if (high)
    return said(
      'slanting line',
      `${length} × sin ${angle}°`,
      'Height over length is the sine',
      'The line is the hypotenuse.',
      length * Math.sin(radians(angle)),
      raw,
    );
  return /\bhow far\b[^?]*\b(?:base|foot|wall|bottom|pole|building|ground)\b/i.test(question)
    ? said(
        'slanting line',
        `${length} × cos ${angle}°`,
        'Distance over length is the cosine',
        'The line is the hypotenuse.',
        length * Math.cos(radians(angle)),
        raw,
      )
    : null;
};
