import { calculated } from '../steps/plain.ts';
import type { Task, Worked } from '../worked.ts';
import { plainText, wholeNumbersIn } from './plain-text.ts';

const result = (text: string, line: string, rule: string, reason: string): Worked | null =>
  calculated(text, 'work out in steps', [[line, rule, reason]]);

const OTHER_WAYS =
  /\b(?:at least|at most|same|identical|alike|repeat\w*|together|next to|circle|circular|round|committee|teams?|pairs?|without|each other|must|not|only|first|letters? of|digits?)\b/;

/** One of each kind: so many shirts with so many pairs of trousers. */
export const combinationsTask: Task = (written) => {
  const text = plainText(written);
  if (
    !/\bhow many (?:different |possible |total )*(?:outfits?|combinations?|meals?|combos?|sandwiches|choices|possibilities|possible \w+)\b/.test(
      text,
    )
  )
    return null;
  const numbers = wholeNumbersIn(text);
  const kinds = text.match(/\b\d{1,4} (?:\w+ )?\w+?(?=\s*(?:,|and\b|&|\.|\?|how\b|$))/g) ?? [];
  if (
    numbers.length < 2 ||
    numbers.length > 4 ||
    kinds.length !== numbers.length ||
    OTHER_WAYS.test(text.replace(/\bpairs? of\b/g, ' ')) ||
    /\bof (?:the|these|them)\b|\bchoose \d|\bpick \d/.test(text)
  )
    return null;
  const reason = 'Every choice of the one goes with every choice of the other.';
  return result(text, numbers.join(' × '), 'Multiply the choices', reason);
};

const MOST_THINGS = 12;
/** All the orders of so many different things. */
export const arrangementsTask: Task = (written) => {
  const text = plainText(written);
  if (
    !/\bhow many (?:different )?ways\b|\bin how many (?:different )?ways\b|\bhow many (?:different )?(?:orders|arrangements)\b/.test(
      text,
    )
  )
    return null;
  const [count, other] = wholeNumbersIn(text);
  if (
    count === undefined ||
    other !== undefined ||
    count < 2 ||
    count > MOST_THINGS ||
    !/\b(?:arrang\w*|line up|lined up|order(?:s|ed)?|seated|stand|queue)\b/.test(text) ||
    OTHER_WAYS.test(text.replace(/\bdifferent\b/g, ' '))
  )
    return null;
  const factors = Array.from({ length: count }, (_, at) => count - at);
  const reason = 'For the first place there are all of them, for the next one less.';
  return result(text, factors.join(' × '), 'One choice less each time', reason);
};

/** The missing angle of a triangle or a four-sided shape. */
export const missingAngleTask: Task = (written) => {
  const text = plainText(written);
  if (
    !/\bangles?\b/.test(text) ||
    !/\b(?:third|3rd|fourth|4th|other|missing|last|remaining|unknown)\b/.test(text) ||
    /\b(?:exterior|outside|isosceles|equilateral|bisect\w*|ratio|twice|sides?|more than|less than|sin|cos|tan|right)\b/.test(
      text,
    )
  )
    return null;
  const whole = /\btriangle\b/.test(text)
    ? { sum: 180, known: 2 }
    : /\bquadrilateral\b/.test(text)
      ? { sum: 360, known: 3 }
      : null;
  const angles = wholeNumbersIn(text.replace(/\b(?:3rd|4th)\b/g, ' '));
  if (!whole || angles.length !== whole.known || /\d\.\d/.test(text)) return null;
  if (angles.reduce((left, one) => left - one, whole.sum) <= 0) return null;
  const line = `${whole.sum} − ${angles.join(' − ')}`;
  return result(text, line, 'Take the known angles away', `The angles make ${whole.sum}° together.`);
};
