import type { Answer, Item } from '@studia/contract/lessons';
import { wordsIn } from '../pages/books/central.ts';
import type { Reading } from '../understand/reading.ts';

const MOST_WORDS: Readonly<Record<Item['kind'], number>> = {
  choice: 14,
  number: 8,
  short: 60,
  order: 40,
  'true-false': 40,
};

const LETTER =
  /^\W*(?:(?:i (?:think|guess|say|choose|pick)|it(?:'s| is)|is it|maybe|probably|answer|option|letter|the answer is)\b[\s:,]*)*\(?([a-f])\)?(?:\b|[).!?])(?!\p{L})[^\p{L}]*$/iu;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMERALS = ['1', '2', '3', '4', '5', '6'];

/** What a student answers to an item, in the form of its kind; null when the message holds no answer to it. */
export const answerTo = (
  item: Item,
  options: readonly string[],
  { message, plain, wish, isQuestion }: Reading,
): Answer | null => {
  const text = wish?.about ?? message;
  // Who says much more than an answer says something else, and who asks has not answered.
  if (!wish && (isQuestion || (plain.match(/\S+/g)?.length ?? 0) > MOST_WORDS[item.kind])) return null;
  switch (item.kind) {
    case 'choice': {
      const option = optionIn(text, plain, options);
      return option === null ? null : { kind: 'choice', option };
    }
    case 'number': {
      const number = isWorkElsewhere(text, item.ask) ? null : numberIn(text);
      const isMeant = number === item.key || !tellsMore(plain, item.ask);
      return number === null || !isMeant ? null : { kind: 'number', text: number };
    }
    case 'short':
      return { kind: 'short', text: message };
    case 'order': {
      const order = orderIn(text, options);
      return order === null ? null : { kind: 'order', order };
    }
    case 'true-false': {
      const value = truthIn(plain);
      return value === null
        ? null
        : {
            kind: 'true-false',
            value,
            reason: plain.replace(TRUTH, '').replace(/^\W*(?:because|bc|cause|cuz|since)?\s*/, ''),
          };
    }
  }
};

const TRUTH =
  /^\W*(?:(?:i (?:think|guess|say)|it(?:'s| is)|that(?:'s| is)|probably|maybe)\b[\s,]*)*(true|t\b|yes|yeah|yep|right|correct|false|f\b|no|nope|wrong|not true|incorrect)\b/;
const truthIn = (plain: string): boolean | null => {
  const found = TRUTH.exec(plain)?.[1];
  return found === undefined ? null : /^(?:true|t|yes|yeah|yep|right|correct)/.test(found);
};

const optionIn = (message: string, plain: string, options: readonly string[]): string | null => {
  const exact = options.find((option) => plainOf(option) === plainOf(message));
  if (exact !== undefined) return exact;
  const letter = LETTER.exec(message)?.[1]?.toLowerCase();
  if (letter !== undefined) return options[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? null;
  const ordinal = ORDINALS.findIndex((one) =>
    new RegExp(String.raw`\b${one}(?: one| option| answer)?\b`).test(plain),
  );
  if (ordinal >= 0) return options[ordinal] ?? null;
  if (/\blast(?: one)?\b/.test(plain)) return options.at(-1) ?? null;
  const best = mostAlike(message, options);
  if (best !== null) return best;
  const numeral = /^\W*(?:number |option |no\.? ?)?([1-6])\W*$/.exec(plain)?.[1];
  return numeral === undefined || options.some((option) => option.includes(numeral))
    ? null
    : (options[NUMERALS.indexOf(numeral)] ?? null);
};

/** Half of the option said, and not more than twice as much beside it. */
const [ENOUGH, SAYS_MORE] = [0.5, 0.9];

// The option whose words were said, and no other as much.
const mostAlike = (message: string, options: readonly string[]): string | null => {
  const own = tokensOf(message);
  const scored = options
    .map((option) => {
      const words = tokensOf(option);
      const shared = words.filter((word) => own.includes(word)).length;
      return {
        option,
        share: Math.min(shared / Math.max(1, words.length), shared / Math.max(1, own.length) / SAYS_MORE),
        all: shared / Math.max(1, words.length),
      };
    })
    .toSorted((one, other) => other.share - one.share || other.all - one.all);
  const [first, second] = scored;
  if (!first || first.share < ENOUGH) return null;
  return second && second.share === first.share && second.all === first.all ? null : first.option;
};

const tokensOf = (words: string): string[] => [
  ...wordsIn(words),
  ...(words.match(/[-−]?\d+(?:[./]\d+)?/g) ?? []),
];
const plainOf = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/->|→/g, ' ')
    .replaceAll(/[^\p{L}\p{N}/.−-]+/gu, ' ')
    .trim();

const NUMBER = /[-−]?[$€£₹]?\d[\d,]*(?:\.\d+)?(?:\s+\d+\s*\/\s*\d+|\s*\/\s*\d+)?\s*%?/g;
const numberIn = (message: string): string | null => {
  const numbers = message.replaceAll('−', '-').match(NUMBER) ?? [];
  const after = /(?:=|\bis\b|\bget\b|\bgot\b)\s*([^=]*)$/i.exec(message)?.[1]?.match(NUMBER)?.at(-1);
  const one = after ?? numbers.at(-1);
  if (one !== undefined) return one.trim();
  return /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter)\b/i.test(message)
    ? message.trim()
    : null;
};

// “25 + 144 = 169” is work on something that our question does not speak of; so is a sentence with several numbers.
const isWorkElsewhere = (message: string, asked: string): boolean => {
  const numbers = message.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return (
    numbers.length > 1 &&
    !/^\s*[-−]?\d+(?:\s+\d+)?\s*\/\s*\d+\s*\p{L}{0,6}[.!?]?\s*$/u.test(message) &&
    !numbers.some((number) => asked.includes(number))
  );
};

const FILLERS = new Set(
  'i im its it is the think guess got get like maybe about around so then ok um would be probably answer equals or just because'.split(
    ' ',
  ),
);
const FEW_WORDS = 2;

// “Pi r squared times h so 63 pi” is about something else: its words stand neither in our question nor around any answer.
const tellsMore = (plain: string, asked: string): boolean => {
  const known = asked.toLowerCase();
  const own = (plain.match(/\p{L}{2,}/gu) ?? []).filter(
    (word) => !FILLERS.has(word) && !known.includes(word),
  );
  return own.length > FEW_WORDS;
};

const orderIn = (message: string, options: readonly string[]): string[] | null => {
  const letters = message.toLowerCase().match(/\b[a-f]\b/g) ?? [];
  if (letters.length === options.length)
    return letters.map((letter) => options[letter.charCodeAt(0) - 97] ?? '');
  const parts = message.split(/\s*(?:,|;|->|→|>|\n|\bthen\b)\s*/).filter((one) => one !== '');
  if (parts.length !== options.length) return null;
  const named = parts.map((one) => mostAlike(one, options));
  return named.every((one) => one !== null) && new Set(named).size === options.length ? named : null;
};
