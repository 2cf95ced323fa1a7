import { inOurWriting } from '@studia/mathematics';
import type { ToldResult } from './told.ts';

/**
 * “I did (3x + 1)⁴ and got 12(3x + 1)³”: a task of the student's own, and what came out of it. What was to be done is said beside
 * it, or was spoken of before; `spoken` is what the student said until now, the last at the end.
 */
export const triedAndGot = (message: string, spoken: readonly string[]): ToldResult[] => {
  for (const { given, came } of pairsIn(message)) {
    const kind = KINDS.find(({ of }) => of.test(message)) ?? kindSpokenOf(spoken);
    const problem = kind?.task(given, came, message) ?? taskByForm(given, came);
    if (problem !== null) return [{ problem, claim: came, isGuess: true }];
  }
  return [];
};

/** What was worked on, and what came out. */
interface Pair {
  given: string;
  came: string;
}

const CAME =
  /\b(?:i|we|and|then|so|it|u|you)\s+(?:just\s+|always\s+|only\s+|also\s+)*(?:got|get|gets|gives?|ends? up with|ended up with|came (?:to|up with)|comes? (?:to|out (?:as|at|to)))\s+(?:it (?:as|to be)\s+|me\s+)?/i;
const BEFORE_IT =
  /^.*?\b(?:tried|try|did|do|took|take|used|have|had|for|with|worked out|solved|(?:factor|expand|simplif|reduc|round|convert|integrat|differentiat)\w*)\s+(?=[-−(\d\p{L}])/isu;
const SAID_TO_BE =
  /(?:^|[\s.,;:!?])(\d[\d,]{0,15}(?:\.\d{1,12})?) (?:is|=|would be|becomes|rounds to|goes to|turns into) (\d[\d,]{0,24}(?:\.\d{1,12})?|[\da-f]{1,24})(?:[ ,]{1,3}(?:right|too|then|yes|yeah|ok|correct))?[?.! ]{0,4}$/i;

const pairsIn = (message: string): Pair[] => {
  const verb = CAME.exec(message);
  if (verb) {
    const came = formalIn(
      message.slice(verb.index + verb[0].length).split(/[.?!]\s|[.?!]$|\bcheck\b/i)[0] ?? '',
    );
    const before = message.slice(0, verb.index);
    const given = [before.replace(BEFORE_IT, ''), before.replace(LEAD, '')]
      .map(formalIn)
      .find((one) => one !== null);
    return given && came && given !== came ? [{ given, came }] : [];
  }
  const [, given, came] = SAID_TO_BE.exec(message) ?? [];
  return given === undefined || came === undefined ? [] : [{ given, came }];
};
const LEAD =
  /^\W*(?:(?:ok(?:ay)?|so|and|then|but|now|like|well|cool|oh+|wait|hm+|next|this one|another(?: one)?)\b[\s,.:;!]*)+/i;

/** The longest beginning of a text that is mathematics and no words. */
const formalIn = (text: string): string | null => {
  const words = text.trim().split(/\s+/).slice(0, MOST_PIECES);
  for (let length = words.length; length > 0; length--) {
    const piece = words
      .slice(0, length)
      .join(' ')
      .replace(/[\s,;:.]+$/, '');
    if (
      /\d|[a-z]\s*[-+^(=]|\b(?:sin|cos|tan|ln)\b/i.test(piece) &&
      !PROSE.test(piece) &&
      inOurWriting(piece) !== null
    )
      return piece;
  }
  return null;
};
const MOST_PIECES = 24;
const PROSE =
  /(?<!\p{L})(?!(?:sin|cos|tan|log|ln|sqrt|pi|mol)(?!\p{L}))\p{L}{3,}|(?<!\p{L})(?:i|is|it|so|of|to|in|my|we|u|a)(?!\p{L})/iu;

/** What can be done with a number or an expression, by the words for it. */
interface Kind {
  of: RegExp;
  /** The task in words that are read; null where it does not fit. */
  task: (given: string, came: string, words: string) => string | null;
}

const PLACE =
  /\bnearest (tenth|hundredth|thousandth|whole number|ones?|tens?|hundreds?|thousands?|ten thousands?|integer)\b/i;
const FIGURES =
  /\b(\d|one|two|three|four) ?(?:decimal places?|d\.?p\b|significant (?:figures|digits)|sig(?:nificant)? ?figs?|s\.?f\b)/i;
const hasLetter = (text: string): boolean => /[a-z]/i.test(text);
const isNumber = (text: string): boolean => /^-?\d[\d,]*(?:\.\d+)?$/.test(text);

const KINDS: readonly Kind[] = [
  {
    of: PLACE,
    task: (given, _, words) =>
      isNumber(given) ? `Round ${given} to the ${(PLACE.exec(words) ?? [''])[0]}` : null,
  },
  {
    of: FIGURES,
    task: (given, _, words) =>
      isNumber(given) ? `Round ${given} to ${(FIGURES.exec(words) ?? [''])[0]}` : null,
  },
  {
    of: /\bbinary\b/i,
    task: (given, came) => {
      if (/^\d+$/.test(given) && /^[01]+$/.test(came) && came.length > given.length)
        return `Convert ${given} to binary`;
      return /^[01]{2,}$/.test(given) && /^\d+$/.test(came)
        ? `Convert ${given} from binary to decimal`
        : null;
    },
  },
  {
    of: /\b(?:deriv\w*|differentiat\w*|chain rule|product rule|quotient rule|power rule)\b/i,
    task: (given) => (hasLetter(given) && !/=/.test(given) ? `Differentiate ${given}` : null),
  },
  {
    of: /\b(?:integra\w*|antideriv\w*|by parts|u[- ]?sub\w*)\b/i,
    task: (given) => (hasLetter(given) && !/=/.test(given) ? `Integrate ${given}` : null),
  },
  {
    of: /\bfactor(?!ial)\w*/i,
    task: (given, came) => (hasLetter(given) && /[(]/.test(came) ? `Factor ${given}` : null),
  },
  {
    of: /\b(?:expand\w*|multiply(?:ing)? out|foil\w*|brackets?|parenthes[ei]s|distribut\w*)\b/i,
    task: (given) => (hasLetter(given) && /[(]/.test(given) && !/=/.test(given) ? `Expand ${given}` : null),
  },
  {
    of: /\b(?:simplif\w*|reduc\w*|lowest terms|simplest form|like terms)\b/i,
    task: (given) => (/[-+*/^(×·√]|sqrt/.test(given) && !/=/.test(given) ? `Simplify ${given}` : null),
  },
];

/** The last that was spoken of: who asked how to factor does so from then on. */
const kindSpokenOf = (spoken: readonly string[]): Kind | undefined => {
  for (const words of spoken.slice(-MOST_SPOKEN).toReversed()) {
    const kind = KINDS.find(({ of }) => of.test(words));
    if (kind) return { ...kind, task: (given, came) => kind.task(given, came, words) };
  }
  return undefined;
};
const MOST_SPOKEN = 6;

/** Where no word says what was to be done, the forms may. */
const taskByForm = (given: string, came: string): string | null => {
  if (/=/.test(given)) return /^[a-z]\s*=/i.test(came) || isNumber(came) ? `Solve ${given}` : null;
  const isSum = hasLetter(given) && !/[()]/.test(given);
  return isSum && /^\d*[a-z]?\s*\([^()]+\)\s*(?:\([^()]+\)|\^\s*\d|²)$/i.test(came)
    ? `Factor ${given}`
    : null;
};
