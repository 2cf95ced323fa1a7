import { choose } from '../arithmetic/primes.ts';
import { calculated } from '../steps/plain.ts';
import type { Task, Worked } from '../worked.ts';
import { hasOtherNumbers, plainText } from './plain-text.ts';

const ASKS = /\b(?:probab\w*|chances?|how likely|likelihood|odds of|prob)\b/;
// What makes it another question than the plain one.
const OTHERWISE =
  /\b(?:at least|at most|exactly|neither|given|already|more|added|removed|lost|biased|loaded|unfair|except|until|expected|independent|consecutive|in a row|left over|product|difference|doubles?)\b/;

const COLOURS =
  /\b(?:red|blue|green|yellow|black|white|orange|purple|pink|brown|gr[ae]y|silver|gold(?:en)?|violet)\b/g;
const GROUP =
  /(\d{1,4}) (?:\w+ (?:(?:are|is) )?)?(red|blue|green|yellow|black|white|orange|purple|pink|brown|gr[ae]y|silver|gold(?:en)?|violet)\b/g;

/** A draw from a bag whose colours are counted: one, or two with what happens to the first said. */
const bagTask: Task = (written) => {
  const text = plainText(written);
  if (!ASKS.test(text) || OTHERWISE.test(text)) return null;
  const groups = [...text.matchAll(GROUP)].map(([all, count = '', colour = '']) => ({
    all,
    count: Number(count),
    colour,
  }));
  if (groups.length < 2 || new Set(groups.map(({ colour }) => colour)).size < groups.length) return null;
  const rest = groups.reduce((left, { all }) => left.replace(all, ' '), text);
  const draws = drawsIn(rest);
  if (draws === null || hasOtherNumbers(rest, draws.results)) return null;
  const asked = rest.slice(rest.search(ASKS));
  const wanted = asked.match(COLOURS) ?? [];
  const countOf = (colour: string): number => groups.find((one) => one.colour === colour)?.count ?? 0;
  if (wanted.length === 0 || wanted.some((colour) => countOf(colour) === 0)) return null;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (draws.count === 1) return singleDraw(text, asked, [...new Set(wanted)].map(countOf), total);
  return draws.keeps === null ? null : twoDraws(text, asked, wanted.map(countOf), wanted, total, draws.keeps);
};

const KEEPS =
  /\b(?:without (?:replac\w*|putting|returning)|not (?:put|replaced|returned)|(?:doesn't|don't|didn't|does not|do not|did not|isn't|is not) (?:put|replace|return)\w*|keeps? (?:it|the first))\b/;
const RETURNS =
  /\b(?:with replac\w*|puts? (?:it|the first(?: one)?) back|putting it back|replaces it|is replaced|returns it|is put back)\b/;
const drawsIn = (rest: string): { count: 1 | 2; keeps: boolean | null; results: string[] } | null => {
  const two = /\b(?:2|both|twice)\b/.exec(rest);
  const keeps = KEEPS.test(rest) ? true : RETURNS.test(rest) ? false : null;
  if (!two)
    return keeps === null || !/\bthen\b/.test(rest)
      ? { count: 1, keeps, results: [] }
      : { count: 2, keeps, results: [] };
  return { count: 2, keeps, results: [two[0]] };
};

const singleDraw = (text: string, asked: string, counts: readonly number[], total: number): Worked | null => {
  const isNot = /\b(?:not|isn't|won't)\b/.test(asked);
  if (counts.length > 1 && !/\bor\b/.test(asked)) return null;
  const wanted = counts.reduce((sum, one) => sum + one, 0);
  const shown = isNot ? total - wanted : wanted;
  return asChance(text, 'Count the wanted ones, out of all.', [shown, total]);
};

const twoDraws = (
  text: string,
  asked: string,
  counts: readonly number[],
  colours: readonly string[],
  total: number,
  keeps: boolean,
): Worked | null => {
  const [first = 0, second = first] = counts;
  const isSame = new Set(colours).size === 1;
  if (/\b(?:or|not|different|same)\b/.test(asked.replace(KEEPS, ' ').replace(RETURNS, ' '))) return null;
  if (isSame ? !/\b(?:both|2|two|then|and)\b/.test(asked) : !/\bthen\b|first\b.*\bsecond\b/.test(asked))
    return null;
  const [left, of] = [keeps && isSame ? second - 1 : second, keeps ? total - 1 : total];
  if (left < 0 || of <= 0) return null;
  const reason = keeps
    ? 'After the first draw there is one less.'
    : 'It is put back, so nothing changes for the second draw.';
  return asChance(text, reason, [first, total], [left, of]);
};

/** One die or two, with something plain asked of what comes up. */
const diceTask: Task = (written) => {
  const text = plainText(written);
  if (!ASKS.test(text) || !/\b(?:dice|die)\b/.test(text)) return null;
  const two = /\b(?:2|both|pair of)\b[^.?]*\b(?:dice|die)\b/.exec(text);
  if (two) {
    const sum =
      /\b(?:sum|total|add(?:s|ing)? up)\b[^\d]{0,24}(\d{1,2})\b/.exec(text) ??
      /\b(?:get|rolling|roll) (?:a )?(?:sum of |total of )?(\d{1,2})\b(?! (?:dice|die))/.exec(text);
    if (
      !sum ||
      OTHERWISE.test(text) ||
      /\b(?:than|or)\b/.test(text) ||
      hasOtherNumbers(text, ['2', sum[1] ?? ''])
    )
      return null;
    const wanted = Number(sum[1]);
    const ways = Math.max(0, 6 - Math.abs(7 - wanted));
    return asChance(text, 'Two dice fall in 36 ways; count those with that sum.', [ways, 36]);
  }
  return oneDie(text);
};

const DIE_EVENTS: readonly (readonly [RegExp, (face: number, than: number) => boolean])[] = [
  [/\beven\b/, (face) => face % 2 === 0],
  [/\bodd\b/, (face) => face % 2 === 1],
  [/\bprime\b/, (face) => [2, 3, 5].includes(face)],
  [/\b(?:greater|more|bigger|higher|larger) than (\d)\b/, (face, than) => face > than],
  [/\b(?:less|smaller|lower|fewer) than (\d)\b/, (face, than) => face < than],
  [
    /\b(?:of|get|getting|rolling|roll|throwing|be) (?:a |an )?(\d)\b(?! or| times| sided|-sided)/,
    (face, than) => face === than,
  ],
];
const oneDie = (text: string): Worked | null => {
  const plain = text.replace(/\b6[- ]sided\b|\b(?:1|one) (?=die|dice)/, ' ');
  if (
    /\b(?:at least|at most|or|and then|twice|times|given|sum|total|not|biased|loaded)\b|\bsided\b/.test(plain)
  )
    return null;
  const found = DIE_EVENTS.map(([form, holds]) => ({ match: form.exec(plain), holds })).filter(
    ({ match }) => match !== null,
  );
  const [only, other] = found;
  const than = only?.match?.[1] ?? '';
  if (!only || other || hasOtherNumbers(plain, [than])) return null;
  const ways = [1, 2, 3, 4, 5, 6].filter((face) => only.holds(face, Number(than))).length;
  return asChance(text, 'A die has six faces that are equally likely.', [ways, 6]);
};

const IS_A_CHANCE = 'A probability lies between 0 and 1.';
const MOST_FLIPS = 12;
/** Flips of a fair coin: all alike, exactly so many, at least one, none. */
const coinTask: Task = (written) => {
  const text = plainText(written);
  if (
    !ASKS.test(text) ||
    !/\bcoins?\b/.test(text) ||
    /\b(?:biased|unfair|loaded|given|in a row|next|after|already|first)\b/.test(text)
  )
    return null;
  const times = /\b(\d{1,2}) (?:times|coins?|flips|tosses|fair coins?)\b|\b(twice)\b/.exec(text);
  const flips = times ? (times[2] ? 2 : Number(times[1])) : 1;
  if (flips < 1 || flips > MOST_FLIPS) return null;
  const asked = text.slice(text.search(ASKS)).replace(times?.[0] ?? '\0', ' ');
  const all = /\b(?:all|both|only) (?:heads|tails)\b/.exec(asked);
  const none = /\bno (?:heads?|tails?)\b/.exec(asked);
  const atLeastOne = /\bat least (?:1|one|a) (?:head|tail)s?\b/.exec(asked);
  const some = /\b(?:exactly )?(\d{1,2}) (?:heads?|tails?)\b/.exec(asked);
  const single = flips === 1 && /\b(?:heads?|tails?)\b/.test(asked);
  const event = all ?? none ?? atLeastOne ?? some;
  if ((!event && !single) || /\bat (?:least|most)\b/.test(atLeastOne ? '' : asked)) return null;
  if (
    /\bor\b|\band\b/.test(asked) ||
    hasOtherNumbers(text, [times?.[1] ?? '', atLeastOne ? '1' : (some?.[1] ?? '')])
  )
    return null;
  const outcomes = 2 ** flips;
  const ways = all || none || single ? 1 : atLeastOne ? outcomes - 1 : choose(flips, Number(some?.[1]));
  const reason = 'Every flip doubles the number of ways; count those that are wanted.';
  return asChance(text, reason, [Number(ways), outcomes]);
};

/** One chance after the other, each as the wanted ways out of all. */
const asChance = (text: string, reason: string, ...chances: readonly [ways: number, of: number][]) =>
  calculated(
    text,
    'probability',
    [[chances.map((one) => one.join('/')).join(' × '), 'Wanted ways out of all ways', reason]],
    { last: IS_A_CHANCE },
  );

export const CHANCE_TASKS: readonly Task[] = [bagTask, diceTask, coinTask];
