import { restated } from './restated.ts';
import { isRoundedTo, valuesWritten, type WrittenValue } from './written-value.ts';

/** What a message says to follow from values that the conversation has come to before. */
export interface Follows {
  /** “0.003 ÷ 2 = 0.0015”, ready to stand in a sentence. */
  line: string;
  isRight: boolean;
  /** The same in another unit or form, by a way that was named, or by one that only fits. */
  by: 'restating' | 'way named' | 'way found';
}

/** Values of a task, and those that were found on it, the last one last. */
export interface Ledger {
  found: readonly string[];
  given: readonly string[];
}

/** What a message concludes from the values before it; null where it concludes nothing that can be told from them. */
export const followsFrom = (message: string, { found, given }: Ledger): Follows | null => {
  const said = (withoutReason(message).match(/\d/) ? withoutReason(message) : message).trim();
  const values = valuesWritten(said);
  const claim = values.at(-1);
  if (!claim || values.length > MOST_VALUES || OPEN.test(message)) return null;
  const own = valuesOfAll(found);
  const before = values.slice(0, -1);
  return (
    byRestating(said, claim, before, own) ??
    (isConclusion(message, said, claim) ? byWay(said, claim, before, own, valuesOfAll(given)) : null)
  );
};
const MOST_VALUES = 3;

const valuesOfAll = (texts: readonly string[]): WrittenValue[] => texts.flatMap(valuesWritten);

/** What is asked, denied or only supposed concludes nothing. */
const OPEN =
  /\b(?:why|how|what if|solve|find|calculate|not|isn'?t|never|always|about to)\b|\bdo i\b|\bor\b.{0,20}\?|[xyz]\s?=/i;

/** “Times 2 bc blue could be first. 15/28”: the reason stands aside, what comes behind it counts. */
const withoutReason = (message: string): string =>
  message.replaceAll(/\b(?:because|cause|bc|cuz|since)\b[^.,;=]*/gi, ' ');

/** “0.09 mm is 9 µm”, “so thats 5 m/s”, “and thats 1 and 3/20”. */
const byRestating = (
  said: string,
  claim: WrittenValue,
  before: readonly WrittenValue[],
  own: readonly WrittenValue[],
): Follows | null => {
  const link = said.slice(0, said.indexOf(claim.written));
  const from = before.at(-1);
  if (from) {
    const isLinked = IS.test(link.slice(link.lastIndexOf(from.written) + from.written.length));
    const isEnd = ENDS.test(said.slice(said.lastIndexOf(claim.written) + claim.written.length));
    const told = isLinked && isEnd && from.measure ? restated(from, claim) : null;
    return told && { ...told, by: 'restating' };
  }
  const last = own.at(-1);
  const told = last && /^\W*(?:so|then|or|and|in)?\b/i.test(said) ? restated(last, claim) : null;
  // Another value in another unit may be of something else; only who says that it is the same can be wrong there.
  const isMeant =
    told?.isRight === true ? claim.measure !== null || SAYS_AGAIN.test(said) : SAYS_AGAIN.test(said);
  return told && isMeant ? { ...told, by: 'restating' } : null;
};
const IS = /^\s?(?:is|are|=|makes|equals|would be|->|→)\s?(?:just |only |about |the same as )?$/i;
/** “A rope of 2 m is 50 cm too long” says no such thing. */
const ENDS = /^\s*(?:[.,;?!]|$|(?:right|then|so|and|is that)\b)/i;
const SAYS_AGAIN =
  /^\W*(?:(?:and|so|ok|oh|then)\W+)*(?:thats|that['’]?s|that is|which is|that makes|its|it['’]s|it is|or|=|in)\b|\bas an? (?:mixed|decimal|percent\w*|fraction|improper)|\bsimplif\w+/i;

/** Something is concluded, in few words; or a way is named that leads there. */
const isConclusion = (message: string, said: string, claim: WrittenValue): boolean =>
  (message.match(/\S+/g) ?? []).length <= MOST_WORDS &&
  /^\D{0,24}$/.test(said.slice(said.lastIndexOf(claim.written) + claim.written.length)) &&
  (CONCLUDES.test(message) || OPERATIONS.some(([words]) => words.test(said)));
const MOST_WORDS = 16;
const CONCLUDES =
  /^\W*(?:oh+|ah+|wait)\b|\b(?:so|then|thats|that['’]s|which (?:is|makes)|leaves|its|it['’]s|lost|left|altogether|total)\b|→|->/i;

type Way = (one: number, other: number) => { value: number; line: string };
const N = String.raw`(\d+(?:\.\d+)?)`;
/** Ways that are named by words, with the number that they are done with. */
const OPERATIONS: readonly (readonly [words: RegExp, by: number | null, way: Way])[] = [
  [/\b(?:half|halve|halved|halving)\b/i, 2, (x, n) => ({ value: x / n, line: `÷ ${n}` })],
  [/\b(?:double|doubled|twice)\b|\btimes two\b/i, 2, (x, n) => ({ value: x * n, line: `× ${n}` })],
  [
    new RegExp(String.raw`(?:\btimes|\bmultipl\w+ (?:it |that |this )?by|^\W*[x×*])\s?${N}`, 'i'),
    null,
    (x, n) => ({ value: x * n, line: `× ${n}` }),
  ],
  [
    new RegExp(String.raw`(?:\bdivid\w+ (?:it |that |this )?by|\bover|^\W*[÷/])\s?${N}`, 'i'),
    null,
    (x, n) => ({ value: x / n, line: `÷ ${n}` }),
  ],
  [
    new RegExp(String.raw`(?:\bplus|\badd|^\W*\+)\s?[$£€]?${N}(?!\d|\s?%)`, 'i'),
    null,
    (x, n) => ({ value: x + n, line: `+ ${n}` }),
  ],
  [
    new RegExp(String.raw`(?:\bminus|\bsubtract|\btake (?:away|off))\s?[$£€]?${N}(?!\d|\s?%)`, 'i'),
    null,
    (x, n) => ({ value: x - n, line: `− ${n}` }),
  ],
  [
    new RegExp(String.raw`${N}\s?%\s(?:off|less|reduction|discount|down)`, 'i'),
    null,
    (x, n) => ({ value: x * (1 - n / 100), line: `− ${n}%` }),
  ],
  [
    new RegExp(String.raw`${N}\s?%\s(?:more|up|on top|increase)`, 'i'),
    null,
    (x, n) => ({ value: x * (1 + n / 100), line: `+ ${n}%` }),
  ],
];

const byWay = (
  said: string,
  claim: WrittenValue,
  before: readonly WrittenValue[],
  own: readonly WrittenValue[],
  given: readonly WrittenValue[],
): Follows | null => {
  const last = own.at(-1);
  if (!last || own.some(({ written }) => written === claim.written)) return null;
  for (const [words, fixed, way] of OPERATIONS) {
    const by = fixed ?? Number(words.exec(said)?.[1] ?? Number.NaN);
    if (!words.test(said) || Number.isNaN(by)) continue;
    const reached = [...own.toReversed(), ...given].find(({ number }) =>
      isClaim(way(number, by).value, claim),
    );
    if (reached)
      return {
        line: `${reached.written} ${way(0, by).line} = ${claim.written}`,
        isRight: true,
        // “5% off overall, so 76”: what is done to a number of the task may be the wrong thing to do.
        by: own.includes(reached) ? 'way named' : 'way found',
      };
    // What it is done to is clear only where nothing else was named.
    return before.length === (fixed === null ? 1 : 0) && isPlainWay(said)
      ? { line: `${last.written} ${way(0, by).line} = ?`, isRight: false, by: 'way named' }
      : null;
  }
  return (
    byDifference(said, claim, own, { before, given }) ??
    byPercent(said, claim, last, given) ??
    byShare(claim, before, own)
  );
};
/** “Half then, 0.006”: the way, a word or two, and what comes out. */
const isPlainWay = (said: string): boolean =>
  (said.match(/\p{L}{2,}/gu) ?? []).length <= FEW_WORDS && !/\?/.test(said);
const FEW_WORDS = 4;

/** “So the interest is 251.02”, “so 864 altogether”: named as what two values differ by, or are together. */
const byDifference = (
  said: string,
  claim: WrittenValue,
  own: readonly WrittenValue[],
  { before, given }: { before: readonly WrittenValue[]; given: readonly WrittenValue[] },
): Follows | null => {
  if (claim.isPercent) return null;
  const known = [...given, ...own, ...before];
  for (const one of own.toReversed())
    for (const other of known) {
      if (other === one || other.isPercent || one.isPercent || other.written === one.written) continue;
      if (!areAlike(one, other) || (claim.measure !== null && !areAlike(one, claim))) continue;
      const [more, less] = one.number > other.number ? [one, other] : [other, one];
      if (isClaim(more.number - less.number, claim) && DIFFERS.test(said))
        return {
          line: `${more.written} − ${less.written} = ${claim.written}`,
          isRight: true,
          by: 'way named',
        };
      const isOwn = own.includes(other) || before.includes(other);
      if (isOwn && isClaim(one.number + other.number, claim) && isTelling(claim))
        return {
          line: `${(before.includes(other) ? [one, other] : [other, one]).map(({ written }) => written).join(' + ')} = ${claim.written}`,
          isRight: true,
          by: 'way found',
        };
      if (isClaim(more.number - less.number, claim) && isTelling(claim))
        return {
          line: `${more.written} − ${less.written} = ${claim.written}`,
          isRight: true,
          by: 'way found',
        };
    }
  return null;
};
const DIFFERS =
  /\b(?:interest|difference|change|gain\w*|lost|loss|left|remain\w*|saved|sav(?:es|ing)|more|fewer|less|increase\w*|decrease\w*|discount|rose|fell|drop\w*)\b/i;

/** “Oh u take it from the 68. so 61.20”, after another 10% off was spoken of. */
const byPercent = (
  said: string,
  claim: WrittenValue,
  last: WrittenValue,
  given: readonly WrittenValue[],
): Follows | null => {
  const rate = TAKES_AWAY.test(said)
    ? given.findLast(({ isPercent, number }) => isPercent && isClaim(last.number * (1 - number / 100), claim))
    : undefined;
  return rate
    ? { line: `${last.written} − ${rate.written} = ${claim.written}`, isRight: true, by: 'way named' }
    : null;
};
const TAKES_AWAY = /\b(?:tak(?:e|es|ing)|took|off|less|down|reduc\w+)\b/i;

/** Only what is measured alike differs by something; what has no unit may be measured in any. */
const areAlike = (one: WrittenValue, other: WrittenValue): boolean =>
  (one.measure?.dimension.join() ?? '') === (other.measure?.dimension.join() ?? '');

/** “If there’s 120 seeds about 60 are short”: a share that was found, of a number that is new. */
const byShare = (
  claim: WrittenValue,
  before: readonly WrittenValue[],
  own: readonly WrittenValue[],
): Follows | null => {
  const whole = before.at(-1);
  const share = own.findLast(
    ({ isPercent, written, number }) => isPercent || (/\//.test(written) && number < 1),
  );
  if (!whole || !share || before.length > 1 || whole.isPercent) return null;
  const part = share.isPercent ? share.number / 100 : share.number;
  return isClaim(part * whole.number, claim)
    ? { line: `${share.written} of ${whole.written} = ${claim.written}`, isRight: true, by: 'way named' }
    : null;
};

/** So many digits hardly come about by chance. */
const isTelling = ({ written }: WrittenValue): boolean => written.replaceAll(/\D/g, '').length >= TELLING;
const TELLING = 3;

const isClaim = (value: number, claim: WrittenValue): boolean =>
  Number.isFinite(value) && value !== 0 && isRoundedTo(claim.isPercent ? value * 100 : value, claim);
