import { inOurWriting, inSigns, lettersIn } from '@studia/mathematics';
import type { ClaimedResult } from './claimed-result.ts';

/**
 * “I did (3x + 1)⁴ and got 12(3x + 1)³”: a task of the student's own, and what came out of it. What was to be done is said beside
 * it, is seen by its form, or was spoken of before; `spoken` is what the student said until now, the last at the end.
 */
export const triedAndGot = (message: string, spoken: readonly string[]): ClaimedResult[] => {
  const pair = pairIn(message);
  if (!pair) return [];
  const { given, came } = pair;
  const named = KINDS.find(({ of }) => of.test(message));
  const problem = named
    ? named.task(given, came, message)
    : (taskByForm(given, came) ?? taskSpokenOf(spoken, given, came));
  return problem === null ? [] : [{ problem, claim: came, isGuess: true }];
};

/** What was worked on, and what came out. */
interface Pair {
  given: string;
  came: string;
}

/**
 * “2x² + 8x + 1, I got 2(x + 2)² − 7”: one expression in two forms, to be held against each other. Where the square was spoken of, they
 * are said to be the same; elsewhere something else may have been done to the first, so that only what is the same is told.
 */
export const otherFormIn = (
  message: string,
  spoken: readonly string[],
): (Pair & { isMeant: boolean }) | null => {
  const pair = pairIn(message);
  const [given = '', came = ''] = [pair?.given, pair?.came].map((side) => side?.replace(OF_A_FUNCTION, ''));
  return isExpression(given) && isExpression(came)
    ? { given, came, isMeant: isOfTheSquare(message, spoken) }
    : null;
};
const OF_A_FUNCTION = /^(?:y|[fgh]\(x\))\s*=\s*/i;

/** Whether a quadratic is to get another form. */
export const isOfTheSquare = (message: string, spoken: readonly string[]): boolean =>
  [...spoken.slice(-MOST_SPOKEN), message].some((words) => THE_SQUARE.test(words));

const CAME =
  /\b(?:i|we|and|then|so|it|u|you)\s+(?:just\s+|always\s+|only\s+|also\s+)*(?:got|get|gets|gives?|ends? up with|ended up with|came (?:to|up with)|comes? (?:to|out (?:as|at|to)))\s+(?:it (?:as|to be)\s+|me\s+)?/i;
const BEFORE_IT =
  /^.*?\b(?:tried|try|did|do|for|worked out|solved|(?:factor|expand|simplif|reduc|round|convert|integrat|differentiat)\w*)\s+(?=[-−(\d\p{L}])/isu;
/** What is told of the way stands between the task and its result, and so does how it was to be rounded. */
const ON_THE_WAY =
  /,?\s+(?:(?:i|we)\s+(?:picked|chose|took|let|set|used)\b.*|to the nearest \w+(?: \w+)?|to \w+ (?:decimal places?|d\.?p\.?|significant (?:figures|digits)|sig ?figs?|s\.?f\.?)|in(?:to)? binary)$/is;
const LINKS = /[\s,;:.]+(?:(?:and|then|so|i|it)\s*)*$/i;
const BEHIND =
  /[\s,.?!]*(?:\b(?:check|right|correct|yes|ok(?:ay)?|lol|tho|though|too|then|i think|i guess|is (?:that|it|this) (?:right|ok|correct))\b[\s,.?!]*)*$/i;
const SAID_TO_BE =
  /(?:^|[.!?]\s{1,3})(\d[\d,]{0,15}(?:\.\d{1,12})?) (?:is|=|would be|becomes|rounds to|goes to|turns into) (\d[\d,]{0,24}(?:\.\d{1,12})?)$/i;
const LEAD =
  /^\W*(?:(?:ok(?:ay)?|so|and|then|but|now|like|well|cool|oh+|wait|hm+|next|this one|another(?: one)?)\b[\s,.:;!]*)+/i;

const pairIn = (message: string): Pair | null => {
  const verb = CAME.exec(message);
  if (!verb) {
    const [, given, came] = SAID_TO_BE.exec(message.replace(LEAD, '').replace(BEHIND, '')) ?? [];
    return given === undefined || came === undefined ? null : { given, came };
  }
  const [first = ''] = message.slice(verb.index + verb[0].length).split(/[.?!]\s/);
  const came = formalOf(first.replace(BEHIND, ''));
  const before = message.slice(0, verb.index).replace(LINKS, '');
  const given =
    formalOf(before.replace(BEFORE_IT, '').replace(ON_THE_WAY, '')) ??
    formalOf(before.replace(LEAD, '')) ??
    // “Now with a number in front: 2x² + 8x + 1”.
    formalOf(before.replace(/^.*:\s/s, ''));
  return given && came && given !== came ? { given, came } : null;
};

/** A text that is mathematics from its first sign to its last; null where a word stands in it, because then it says more. */
const formalOf = (text: string): string | null => {
  const piece = inSigns(text).trim().replace(LINKS, '');
  if (piece.length > LONGEST || PROSE.test(piece) || inOurWriting(piece) === null) return null;
  return /\d|[a-z]\s*[-+^(=]|\b(?:sin|cos|tan|ln)\b/i.test(piece) ? piece : null;
};
const LONGEST = 120;
const PROSE =
  /(?<!\p{L})(?!(?:sin|cos|tan|log|ln|sqrt|pi|mol)(?!\p{L}))\p{L}{3,}|(?<!\p{L})(?:i|is|it|so|of|to|in|my|we|u|a|at|or)(?!\p{L})/iu;

/** What can be done with a number or an expression, by the words for it. */
interface Kind {
  of: RegExp;
  /** The task in words that are read; null where it does not fit. */
  task: (given: string, came: string, words: string) => string | null;
}

const PLACE =
  /\bnearest (tenth|hundredth|thousandth|whole number|ones?|tens?|hundreds?|thousands?|ten thousands?|integer)\b/i;
const FIGURES =
  /\b(\d|one|two|three|four) ?(?:(decimal places?|d\.?p\b)|significant (?:figures|digits)|sig(?:nificant)? ?figs?|s\.?f\b)/i;
const hasLetter = (text: string): boolean => /[a-z]/i.test(text);
const isNumber = (text: string): boolean => /^-?\d[\d,]*(?:\.\d+)?$/.test(text);
const isExpression = (text: string): boolean => hasLetter(text) && !/=/.test(text);

const THE_SQUARE = /\bcomplet\w+ the square\b|\bvertex form\b/i;

const KINDS: readonly Kind[] = [
  {
    of: PLACE,
    task: (given, _, words) =>
      isNumber(given) ? `Round ${given} to the ${(PLACE.exec(words) ?? [''])[0]}` : null,
  },
  {
    of: FIGURES,
    task: (given, _, words) => {
      const [, count = '', places] = FIGURES.exec(words) ?? [];
      return isNumber(given)
        ? `Round ${given} to ${count} ${places === undefined ? 'significant figures' : 'decimal places'}`
        : null;
    },
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
  // Another form of the same is neither factored nor expanded.
  { of: THE_SQUARE, task: () => null },
  {
    of: /\b(?:integra\w*|antideriv\w*|by parts|u[- ]?sub\w*)\b/i,
    task: (given) => (isExpression(given) ? `Integrate ${given}` : null),
  },
  {
    of: /\b(?:deriv\w*|differentiat\w*|chain rule|product rule|quotient rule|power rule)\b/i,
    task: (given) => (isExpression(given) ? `Differentiate ${given}` : null),
  },
  {
    of: /\bfactor(?!ial)\w*/i,
    task: (given, came) => (hasLetter(given) && /[(]/.test(came) ? `Factor ${given}` : null),
  },
  {
    of: /\b(?:expand\w*|multiply(?:ing)? out|foil\w*|brackets?|parenthes[ei]s|distribut\w*)\b/i,
    task: (given) => (isExpression(given) && /[(]/.test(given) ? `Expand ${given}` : null),
  },
  {
    of: /\b(?:simplif\w*|reduc\w*|lowest terms|simplest form|like terms)\b/i,
    task: (given) => (/[-+*/^(×·√]|sqrt/.test(given) && !/=/.test(given) ? `Simplify ${given}` : null),
  },
];

/** The last that was spoken of: who asked how to factor does so from then on. */
const taskSpokenOf = (spoken: readonly string[], given: string, came: string): string | null => {
  for (const words of spoken.slice(-MOST_SPOKEN).toReversed()) {
    const kind = KINDS.find(({ of }) => of.test(words));
    if (kind) return kind.task(given, came, words);
  }
  return null;
};
const MOST_SPOKEN = 3;

/** Some forms leave no choice: an equation in one letter, a constant of integration, a sum that became a product. */
const taskByForm = (given: string, came: string): string | null => {
  if (/=/.test(given))
    return new Set(lettersIn(given)).size === 1 && (/^[a-z]\s*=/i.test(came) || isNumber(came))
      ? `Solve ${given}`
      : null;
  if (isExpression(given) && /\+\s*c$/i.test(came)) return `Integrate ${given}`;
  return hasLetter(given) && !/[()]/.test(given) && IN_FACTORS.test(came) ? `Factor ${given}` : null;
};
const IN_FACTORS = /^(?:\d*[a-z]?\s*\([^()]+\)\s*\([^()]+\)|\d+[a-z]?\s*\([^()]+\))$/i;
