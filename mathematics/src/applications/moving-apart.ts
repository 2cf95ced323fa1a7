import { withDigits } from '../arithmetic/number-words.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task } from '../worked.ts';

const SPEED =
  /(\d+(?:\.\d+)?)\s*(?:mph|mi\/h|miles per hour|km\/h|kilometers per hour|knots|ft\/s|feet per second|m\/s|meters per second)\b/gi;
const ASKS = /\bhow fast\b|\bat what rate\b|\brate at which\b|\brate of change\b/i;

/** Two that move at a right angle, and the tip of a shadow. */
export const movingApartTask: Task = (raw) => {
  const text = withDigits(raw);
  return raw.length > 600 || !ASKS.test(text) ? null : (rightAngle(text, raw) ?? shadow(text, raw));
};

// After the same time from the same place: both legs grow, and so does the distance.
const rightAngle = (text: string, raw: string) => {
  const [a, b, more] = [...text.matchAll(SPEED)].map((match) => Number(match[1]));
  const crosswise =
    /\b(?:north|south)\b/i.test(text) &&
    /\b(?:east|west)\b/i.test(text) &&
    /\bdistance between\b|\bapart\b|\bseparat/i.test(text);
  if (!crosswise || a === undefined || b === undefined || more !== undefined) return null;
  if (
    !/\bsame (?:place|point|intersection|time|spot|corner)\b|\bfrom (?:an?|the) (?:intersection|point|corner|airport|port|harbor|house)\b|\btogether\b/i.test(
      text,
    )
  )
    return null;
  // Another length or a later start makes it another problem.
  const numbers =
    text
      .replaceAll(SPEED, ' ')
      .replaceAll(/\b1\s+(?=[a-z])/g, ' ')
      .match(/\d+(?:\.\d+)?/g) ?? [];
  if (numbers.length > 1 || /\blater\b/i.test(text)) return null;
  const value = Math.hypot(a, b);
  return told(
    `${a} and ${b} at a right angle`,
    'rate',
    [
      [
        `distance = √((${a}t)² + (${b}t)²) = ${inLine(value)}t`,
        'Pythagoras',
        'Both have gone for the same time t.',
      ],
      [inLine(value), 'Differentiate by t', 'The distance grows steadily.'],
    ],
    nearAnswer(value, raw),
  );
};

// Similar triangles: tip/(tip − way) = lamp/person.
const shadow = (text: string, raw: string) => {
  if (!/\bshadow\b/i.test(text)) return null;
  const speed =
    /(\d+(?:\.\d+)?)\s*(?:ft\/s|feet per second|feet\/second|m\/s|meters per second|ft\/sec)/i.exec(text);
  const person =
    /(\d+(?:\.\d+)?)[\s-]*(?:foot|feet|ft|meters?|m)[\s-]*tall|\b(?:tall|height)\b[^.\d]*?(\d+(?:\.\d+)?)[\s-]*(?:feet|ft|m)\b/i.exec(
      text,
    );
  const lamp =
    /(\d+(?:\.\d+)?)[\s-]*(?:foot|feet|ft|meters?|m)[\s-]*(?:tall\s+|high\s+)?(?:lamp|street\s?light|light|pole|post)|\b(?:lamp|light|pole|post)\b[^.]*?\b(\d+(?:\.\d+)?)[\s-]*(?:feet|ft|meters|m)\s*(?:tall|high|above)/i.exec(
      text,
    );
  const [rate, small, high] = [
    Number(speed?.[1]),
    Number(person?.[1] ?? person?.[2]),
    Number(lamp?.[1] ?? lamp?.[2]),
  ];
  if (!(rate > 0) || !(small > 0) || !(high > small)) return null;
  const tip = (rate * high) / (high - small);
  const isTip = /\btip\b/i.test(text);
  if (
    !isTip &&
    !/\b(?:length of (?:the|his|her) shadow|shadow (?:lengthen|grow|chang|increas|get)\w*)/i.test(text)
  )
    return null;
  return told(
    `lamp ${high}, person ${small}`,
    'rate',
    [
      [`${high}/(tip) = ${small}/(tip − way)`, 'Similar triangles', 'Light, head and tip lie on a line.'],
      [inLine(isTip ? tip : tip - rate), 'Differentiate by time', `The distance grows by ${rate}.`],
    ],
    nearAnswer(isTip ? tip : tip - rate, raw),
  );
};
