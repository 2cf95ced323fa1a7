import { withDigits } from '../arithmetic/number-words.ts';
import { arrange, choose, factorial } from '../arithmetic/ways.ts';
import { questionIn } from '../chance/parameters.ts';
import { type Task } from '../worked.ts';
import { counted, countedLetters } from './counted.ts';

const MOST = 2_000;

/** How many ways there are: choices after one another are multiplied, choices instead of one another added. */
export const waysTask: Task = (raw) => {
  const text = withDigits(raw);
  const question = questionIn(text);
  if (
    !/\bhow many\b/i.test(question) ||
    !/\b(?:ways?|outcomes?|combinations?|outfits?|different|possible|choices|arrangements?|permutations?)\b/i.test(
      question,
    )
  )
    return null;
  return (
    throws(question) ?? arrangements(question, text) ?? selections(question, text) ?? listed(question, text)
  );
};

// Coins have two sides, dice six faces.
const throws = (question: string) => {
  const parts = [
    ...question.matchAll(/\b(an?|\d+|pair of|one)\s+(?:fair\s+)?(?:(\d+)-sided\s+)?(coins?|die|dice)\b/gi),
  ].map((match) => ({
    times: /^\d+$/.test(match[1] ?? '') ? Number(match[1]) : /pair/i.test(match[1] ?? '') ? 2 : 1,
    sides: /coin/i.test(match[3] ?? '') ? 2 : Number(match[2] ?? 6),
  }));
  if (parts.length === 0 || !/\b(?:toss|flip|roll|throw)\w*\b/i.test(question)) return null;
  const all = parts.flatMap(({ times, sides }) => Array.from({ length: Math.min(times, 40) }, () => sides));
  return counted(
    all.join(' × '),
    'Multiply',
    'Each can fall in its own ways, whatever the others do.',
    all.reduce((total, one) => total * BigInt(one), 1n),
  );
};

// All of them in a row, or some of them in order.
const arrangements = (question: string, text: string) => {
  const letters =
    /\b(?:letters (?:of|in)|arrange(?: all)?(?: the letters)?(?: (?:of|in))?)\s+(?:the word\s+)?"?([A-Z]{3,})\b"?/.exec(
      text,
    )?.[1];
  if (letters !== undefined) return countedLetters(letters);
  const seats =
    /\b(\d+)\s+[a-z]+\b[^.?]*\b(?:line up|lined up|in a row|be arranged|in order|be ordered|sit in a row|on a shelf)\b/i.exec(
      question,
    )?.[1];
  const numbers = question.match(/\b\d+\b/g) ?? [];
  return seats !== undefined && Number(seats) <= MOST && numbers.length === 1
    ? counted(
        `${seats}!`,
        'One place after the other',
        'For each place one fewer is left.',
        factorial(Number(seats)),
      )
    : null;
};

const RANKED =
  /\b(?:president|vice|secretary|treasurer|first,? second|first place|gold|rank\w*|order matters|in order|officers?|winner)\b/i;
const PLAIN =
  /\b(?:committees?|teams?|choose|chosen|select(?:ed)?|pick(?:ed)?|groups?|hands?|combinations?|toppings?|order (?:does not|doesn't) matter)\b/i;

// So many out of so many.
const selections = (question: string, text: string) => {
  const match =
    /\b(\d+)\s+(?:[a-z]+\s+){0,5}?(?:from|out of|of)\s+(?:a (?:group|set|list|class|total|deck) of\s+|the\s+|among\s+)?(\d+)\b/i.exec(
      question,
    );
  const numbers = question.match(/\b\d+\b/g) ?? [];
  const offices =
    question.match(
      /\b(?:vice[- ]president|president|secretary|treasurer|captain|manager|first place|second place|third place)\b/gi,
    )?.length ?? 0;
  const crowd = /\bfrom\s+(?:a (?:group|club|class) of\s+|among\s+)?(\d+)\b/i.exec(question)?.[1];
  if (numbers.length === 1 && offices > 1 && crowd !== undefined)
    return counted(
      `${crowd}!/(${crowd} − ${offices})!`,
      'One office after the other',
      'The order matters.',
      arrange(Number(crowd), offices),
    );
  if (!match || numbers.length !== 2) return null;
  const [k, n] = [Number(match[1]), Number(match[2])];
  if (k > n || n > 500) return null;
  if (RANKED.test(text))
    return counted(`${n}!/(${n} − ${k})!`, 'One place after the other', 'The order matters.', arrange(n, k));
  return PLAIN.test(question)
    ? counted(
        `${n}!/(${k}! · (${n} − ${k})!)`,
        'Choose without order',
        'The order does not matter, so orders are divided out.',
        choose(n, k),
      )
    : null;
};

// `5 shirts, 4 pants and 2 hats`; `5 greens, 4 blues or 7 yellows`
const listed = (question: string, text: string) => {
  const story = /\d/.test(question) ? question : text;
  const counts = [...story.matchAll(/\b(\d+)\s+(?:different\s+)?[a-z]+/gi)].map((match) =>
    BigInt(match[1] ?? 0),
  );
  if (
    counts.length < 2 ||
    (story.match(/\d+/g)?.length ?? 0) !== counts.length ||
    /\b(?:from|out of)\s+\d+\b/.test(story) ||
    /\beach\b|\bat least\b|\bat most\b|\bcannot\b|\brepeat/i.test(text)
  )
    return null;
  const isOr = /,?\s+or\s+\d+/i.test(story);
  const isAnd = /,?\s+and\s+\d+/i.test(story);
  if (isOr === isAnd) return null;
  return counted(
    counts.join(isOr ? ' + ' : ' × '),
    isOr ? 'Add' : 'Multiply',
    isOr ? 'Only one of all is taken.' : 'Each choice goes with each of the others.',
    counts.reduce((total, one) => (isOr ? total + one : total * one), isOr ? 0n : 1n),
  );
};
