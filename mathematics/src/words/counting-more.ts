import { withDigits } from '../arithmetic/number-words.ts';
import { arrange, choose } from '../arithmetic/ways.ts';
import { type Task, type Worked } from '../worked.ts';
import { counted, countedLetters } from './counted.ts';

const MOST = 300;

/** Letters of a word, codes, toppings, offices and subsets: how many there are. */
export const countingTask: Task = (raw) => {
  if (raw.length > 500 || !/\bhow many\b|\bnumber of\b|\bin how many\b/i.test(raw) || /\bprob/i.test(raw))
    return null;
  const text = withDigits(raw);
  return letters(raw) ?? subsets(text) ?? codes(text) ?? offices(text) ?? chosen(text) ?? alternatives(text);
};

const letters = (text: string): Worked | null => {
  const word =
    /\b(?:rearrange\w*|arrange\w*|permutations?|ways|orders?|anagrams?)\b[^.?]*?\bword\s+"?([A-Za-z]{3,})"?/i.exec(
      text,
    )?.[1] ?? /\bletters\s+(?:of|in)\s+(?:the\s+word\s+)?"?([A-Z]{3,})\b/.exec(text)?.[1];
  if (word === undefined || !/\bletters\b|\bword\b/i.test(text) || /\b\d+[- ]letter\b/i.test(text))
    return null;
  return countedLetters(word.toUpperCase());
};

const subsets = (text: string): Worked | null => {
  const size =
    /\bsubsets\b[^?]*?\b(\d+)\s+(?:elements?|members?|objects?)/i.exec(text)?.[1] ??
    /\b(\d+)\s+(?:elements?|members?)\b[^?]*\bsubsets\b/i.exec(text)?.[1];
  return size === undefined || Number(size) > MOST || /\bproper\b|\bexactly\b|\bsize\b/i.test(text)
    ? null
    : counted(`2^${size}`, 'In or out', 'Every element is in the subset or not.', 2n ** BigInt(size));
};

// So many places, each with its signs.
const codes = (text: string): Worked | null => {
  const places =
    /\b(\d+)[- ](?:digit|letter|character|number)s?\s+(?:[a-z]+\s+)?(?:codes?|passwords?|pins?|numbers?|combinations?|words?|lock)/i.exec(
      text,
    );
  const kind = /\bletter/i.test(places?.[0] ?? '')
    ? 26
    : /\bdigit|\bnumber/i.test(places?.[0] ?? '')
      ? 10
      : null;
  const said =
    /\bfrom\s+(?:the\s+)?(?:(\d+)\s+)?(?:digits|letters|numbers)\s*(?:(\d+)\s*(?:to|through|-)\s*(\d+))?/i.exec(
      text,
    );
  const signs =
    said?.[2] !== undefined && said[3] !== undefined
      ? Number(said[3]) - Number(said[2]) + 1
      : said?.[1] === undefined
        ? kind
        : Number(said[1]);
  const count = Number(places?.[1] ?? 0);
  if (!places || signs === null || count > 12) return null;
  const without =
    /\b(?:no|not|without|cannot|can't|can not)\b[^.?]*\brepeat|\bno\s+(?:digit|letter|repetition)|\bdistinct\b|\bdifferent (?:digits|letters)\b/i.test(
      text,
    );
  const repeated = /\brepeat|\brepetition/i.test(text);
  if (!without && !repeated) return null;
  return without
    ? counted(
        `${signs}!/(${signs} − ${count})!`,
        'One place after the other',
        'Each place has one sign fewer.',
        arrange(signs, count),
      )
    : counted(
        `${signs}^${count}`,
        'One place after the other',
        'Each place can take every sign.',
        BigInt(signs) ** BigInt(count),
      );
};

const OFFICE =
  /\b(?:vice[- ]president|president|secretary|treasurer|captain|chair\w*|first[- ]place|second[- ]place|third[- ]place|gold|silver|bronze)\b/gi;

const offices = (text: string): Worked | null => {
  const count = new Set((text.match(OFFICE) ?? []).map((one) => one.toLowerCase())).size;
  const crowd =
    /\b(?:from|of|among|out of)\s+(?:a\s+)?(?:[a-z]+\s+(?:of|with)\s+)?(\d+)\b/i.exec(text)?.[1] ??
    /\b(\d+)\s+(?:people|members|students|runners|candidates|employees|athletes|horses)\b/i.exec(text)?.[1];
  const numbers = new Set(text.match(/\b\d+\b/g));
  if (count < 2 || crowd === undefined || Number(crowd) > MOST || Number(crowd) < count) return null;
  numbers.delete(crowd);
  numbers.delete(String(count));
  return numbers.size === 0
    ? counted(
        `${crowd}!/(${crowd} − ${count})!`,
        'One office after the other',
        'The order matters: the offices differ.',
        arrange(Number(crowd), count),
      )
    : null;
};

// `8 toppings … pizzas with 3 toppings`, `a committee of 4 from 10 people`
const chosen = (text: string): Worked | null => {
  if (/\b(?:order matters|arrang|line up|rank|finish|first|second|password|code|each)\b/i.test(text))
    return null;
  const pair =
    /\b(\d+)\s+([a-z]+)s\b[^?]*?\bhow many\b[^?]*?\b(?:with|of|contain\w*|choos\w*|using)\s+(?:exactly\s+)?(\d+)\s+(?:of\s+(?:the\s+)?)?(?:[a-z]+\s+)?\2s?\b/is.exec(
      text,
    ) ??
    /\bhow many\b[^?]*?\b(?:committees?|teams?|groups?|hands?|ways\b[^?]*?\b(?:choose|select|pick))\s+(?:of\s+)?(\d+)\s+(?:[a-z]+\s+){0,3}?(?:can be\s+[a-z]+\s+)?(?:from|out of|among)\s+(?:a\s+(?:group|class|club|set)\s+of\s+)?(\d+)\b/i.exec(
      text,
    );
  if (!pair || (text.match(/\b\d+\b/g)?.length ?? 0) !== 2) return null;
  const [a, b] =
    pair.length > 3 && pair[3] !== undefined
      ? [Number(pair[1]), Number(pair[3])]
      : [Number(pair[2]), Number(pair[1])];
  return a <= MOST && b <= a
    ? counted(
        `${a}!/(${b}! · (${a} − ${b})!)`,
        'Choose without order',
        'The order does not matter, so orders are divided out.',
        choose(a, b),
      )
    : null;
};

// One out of several heaps: the choices are added.
const alternatives = (text: string): Worked | null => {
  const list =
    /\bhow many\b[^?]*?\b(?:pick|choose|select|ways)\b[^?]*?\bfrom\s+((?:\d+\s+[a-z ]+,?\s*)+(?:or\s+)\d+\s+[a-z ]+)/i.exec(
      text,
    )?.[1];
  const counts = list?.match(/\b\d+\b/g)?.map(BigInt) ?? [];
  return counts.length > 1 && (text.match(/\b\d+\b/g)?.length ?? 0) === counts.length
    ? counted(
        counts.join(' + '),
        'Add',
        'Only one of all is taken.',
        counts.reduce((sum, one) => sum + one, 0n),
      )
    : null;
};
