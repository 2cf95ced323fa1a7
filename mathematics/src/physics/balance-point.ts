import { inLine, nearAnswer } from '../formula/rounded.ts';
import { told, type Task } from '../worked.ts';

const PAIR = /m_?(\d)\s*=\s*(\d+(?:\.\d+)?)\s*(?:kg|g)?\b[^=]{0,40}?x_?\1\s*=\s*(-?\s?\d+(?:\.\d+)?)/g;
const SPOKEN =
  /(\d+(?:\.\d+)?)[\s-]*(?:kg|g)\b[^.;]{0,40}?\bat\s+(?:x\s*=\s*)?(-?\s?\d+(?:\.\d+)?)\s*(?:m|cm)?\b/g;

/** The center of mass of bodies on a line: the mean of the places, weighted with the masses. */
export const balancePointTask: Task = (text) => {
  if (!/\bcent(?:er|re) of (?:mass|gravity)\b|\bbalance point\b/i.test(text)) return null;
  const written = [...text.matchAll(PAIR)].map(
    (match) => [Number(match[2]), Number((match[3] ?? '').replaceAll(' ', ''))] as const,
  );
  const bodies =
    written.length > 1
      ? written
      : [...text.matchAll(SPOKEN)].map(
          (match) => [Number(match[1]), Number((match[2] ?? '').replaceAll(' ', ''))] as const,
        );
  if (bodies.length < 2) return null;
  const mass = bodies.reduce((total, [one]) => total + one, 0);
  const moment = bodies.reduce((total, [one, place]) => total + one * place, 0);
  return told(
    bodies.map(([one, place]) => `${one} at ${place}`).join(', '),
    'center of mass',
    [
      [
        `${bodies.map(([one, place]) => `${one} · (${place})`).join(' + ')} = ${inLine(moment)}`,
        'Mass times place, added',
        'That is the moment about the origin.',
      ],
      [
        `${inLine(moment)}/${inLine(mass)} = ${inLine(moment / mass)}`,
        'Divide by the whole mass',
        'There the line would balance.',
      ],
    ],
    nearAnswer(moment / mass, text),
  );
};
