import { choose } from '../arithmetic/primes.ts';
import { calculated } from '../steps/plain.ts';
import type { Task, Worked } from '../worked.ts';
import { hasOtherNumbers, plainText } from './plain-text.ts';

const ASKS = /\b(?:probab\w*|chances?|how likely|likelihood|odds of|prob)\b/;
// What makes it another question than the plain one.
const OTHERWISE =
  /\b(?:at least|at most|exactly|neither|given|already|more|added|removed|lost|biased|loaded|unfair|except|until|expected|independent|consecutive|in a row|left over|product|difference|doubles?)\b/;

const COLOUR =
  '(red|blue|green|yellow|black|white|orange|purple|pink|brown|gr[ae]y|silver|gold(?:en)?|violet)';
const COLOURS = new RegExp(String.raw`\b${COLOUR}\b`, 'g');
const GROUP = new RegExp(String.raw`(\d{1,4}) (?:\w+ (?:(?:are|is) )?)?${COLOUR}\b`, 'g');
const KEEPS =
  /\b(?:without (?:replac\w*|putting|returning)|not (?:put|replaced|returned)|(?:doesn't|don't|didn't|does not|do not|did not|isn't|is not) (?:put|replace|return)\w*|keeps? (?:it|the first))\b/;
const RETURNS =
  /\b(?:with replac\w*|puts? (?:it|the first(?: one)?) back|putting it back|replaces it|is replaced|returns it|is put back)\b/;

/** A draw from a bag whose colours are counted: one, or two with what happens to the first said. */
const bagTask: Task = (written) => {
  const text = plainText(written);
  if (!ASKS.test(text) || OTHERWISE.test(text)) return null;
  const groups = [...text.matchAll(GROUP)];
  const counts = new Map(groups.map(([, count, colour = '']) => [colour, Number(count)]));
  const rest = groups.reduce((left, [all]) => left.replace(all, ' '), text);
  const two = /\b(?:2|both|twice)\b/.exec(rest)?.[0];
  if (groups.length < 2 || counts.size < groups.length || hasOtherNumbers(rest, [two ?? ''])) return null;
  const asked = rest.slice(rest.search(ASKS));
  const wanted = asked.match(COLOURS) ?? [];
  if (wanted.length === 0 || wanted.some((colour) => !counts.get(colour))) return null;
  const countOf = (colour: string): number => counts.get(colour) ?? 0;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const keeps = KEEPS.test(rest) ? true : RETURNS.test(rest) ? false : null;
  if (two === undefined && (keeps === null || !/\bthen\b/.test(rest)))
    return singleDraw(text, asked, [...new Set(wanted)].map(countOf), total);
  return keeps === null ? null : twoDraws(text, asked, wanted.map(countOf), wanted, total, keeps);
};

const singleDraw = (text: string, asked: string, counts: readonly number[], total: number): Worked | null => {
  if (counts.length > 1 && !/\bor\b/.test(asked)) return null;
  const wanted = counts.reduce((sum, one) => sum + one, 0);
  const shown = /\b(?:not|isn't|won't)\b/.test(asked) ? total - wanted : wanted;
  return asChance(text, 'Count the wanted ones, out of all.', [shown, total]);
};

const twoDraws = (
  text: string,
  asked: string,
  [first = 0, second = first]: readonly number[],
  colours: readonly string[],
  total: number,
  keeps: boolean,
): Worked | null => {
  const isSame = new Set(colours).size === 1;
  if (/\b(?:or|not|different|same)\b/.test(asked.replace(KEEPS, ' ').replace(RETURNS, ' '))) return null;
  const isTold = isSame ? /\b(?:both|2|two|then|and)\b/ : /\bthen\b|first\b.*\bsecond\b/;
  const [left, of] = [keeps && isSame ? second - 1 : second, keeps ? total - 1 : total];
  if (!isTold.test(asked) || left < 0 || of <= 0) return null;
  const reason = keeps
    ? 'After the first draw there is one less.'
    : 'It is put back, so nothing changes for the second draw.';
  return asChance(text, reason, [first, total], [left, of]);
};

const SUM =
  /\b(?:sum|total|add(?:s|ing)? up)\b[^\d]{0,24}(\d{1,2})\b|\b(?:get|rolling|roll) (?:a )?(?:sum of |total of )?(\d{1,2})\b(?! (?:dice|die))/;

/** One die or two, with something plain asked of what comes up. */
const diceTask: Task = (written) => {
  const text = plainText(written);
  if (!ASKS.test(text) || !/\b(?:dice|die)\b/.test(text)) return null;
  if (!/\b(?:2|both|pair of)\b[^.?]*\b(?:dice|die)\b/.test(text)) return oneDie(text);
  const [found, ...sums] = SUM.exec(text) ?? [];
  const sum = sums.find((one) => one !== undefined) ?? '';
  const isPlain = found !== undefined && !OTHERWISE.test(text) && !/\b(?:than|or)\b/.test(text);
  if (!isPlain || hasOtherNumbers(text, ['2', sum])) return null;
  const ways = Math.max(0, 6 - Math.abs(7 - Number(sum)));
  return asChance(text, 'Two dice fall in 36 ways; count those with that sum.', [ways, 36]);
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
const NOT_ONE_DIE =
  /\b(?:at least|at most|or|and then|twice|times|given|sum|total|not|biased|loaded|sided)\b/;

const oneDie = (text: string): Worked | null => {
  const plain = text.replace(/\b6[- ]sided\b|\b(?:1|one) (?=die|dice)/, ' ');
  const [only, other] = DIE_EVENTS.filter(([form]) => form.test(plain));
  const than = only?.[0].exec(plain)?.[1] ?? '';
  if (!only || other || NOT_ONE_DIE.test(plain) || hasOtherNumbers(plain, [than])) return null;
  const ways = [1, 2, 3, 4, 5, 6].filter((face) => only[1](face, Number(than))).length;
  return asChance(text, 'A die has six faces that are equally likely.', [ways, 6]);
};

const MOST_FLIPS = 12;
const NOT_FAIR = /\b(?:biased|unfair|loaded|given|in a row|next|after|already|first)\b/;

/** Flips of a fair coin: all alike, exactly so many, at least one, none. */
const coinTask: Task = (written) => {
  const text = plainText(written);
  if (!ASKS.test(text) || !/\bcoins?\b/.test(text) || NOT_FAIR.test(text)) return null;
  const times = /\b(\d{1,2}) (?:times|coins?|flips|tosses|fair coins?)\b|\b(twice)\b/.exec(text);
  const flips = times ? Number(times[1] ?? 2) : 1;
  if (flips < 1 || flips > MOST_FLIPS) return null;
  const asked = text.slice(text.search(ASKS)).replace(times?.[0] ?? '\0', ' ');
  const isOneWay =
    /\b(?:all|both|only) (?:heads|tails)\b|\bno (?:heads?|tails?)\b/.test(asked) ||
    (flips === 1 && /\b(?:heads?|tails?)\b/.test(asked));
  const isAny = /\bat least (?:1|one|a) (?:head|tail)s?\b/.test(asked);
  const some = /\b(?:exactly )?(\d{1,2}) (?:heads?|tails?)\b/.exec(asked)?.[1];
  if ((!isOneWay && !isAny && some === undefined) || (!isAny && /\bat (?:least|most)\b/.test(asked)))
    return null;
  if (/\bor\b|\band\b/.test(asked) || hasOtherNumbers(text, [times?.[1] ?? '', isAny ? '1' : (some ?? '')]))
    return null;
  const outcomes = 2 ** flips;
  const ways = isOneWay ? 1 : isAny ? outcomes - 1 : Number(choose(flips, Number(some)));
  const reason = 'Every flip doubles the number of ways; count those that are wanted.';
  return asChance(text, reason, [ways, outcomes]);
};

/** One chance after the other, each as the wanted ways out of all. */
const asChance = (text: string, reason: string, ...chances: readonly [ways: number, of: number][]) =>
  calculated(
    text,
    'probability',
    [[chances.map((one) => one.join('/')).join(' × '), 'Wanted ways out of all ways', reason]],
    { last: 'A probability lies between 0 and 1.' },
  );

export const CHANCE_TASKS: readonly Task[] = [bagTask, diceTask, coinTask];
