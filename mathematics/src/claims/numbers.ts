import { allKnown } from '../all-known.ts';
import type { Claim } from './claims.ts';
import type { SpokenClaim } from './in-words.ts';
import type { Flaw } from './parts.ts';
import { agrees, sideFrom, writtenLike, type Side } from './value.ts';

/** What a claim about numbers is worth; `wrong` says what has to stand between two places of the line instead. */
export type Judged =
  | { verdict: 'right'; value: Side }
  | { verdict: 'unknown' }
  | ({ verdict: 'wrong'; value: Side } & Flaw);

const UNKNOWN: Judged = { verdict: 'unknown' };

/** A point before three digits parts thousands where other languages are spoken. */
const THOUSANDS = /(?<=\d)\.(?=\d{3}(?!\d))/g;

/** Judges sides that are claimed to be equal; `carried` is what the line before ended with. */
export const judgeClaim = (claim: Claim, carried: Side | null): Judged => {
  const judged = judgeAsWritten(claim, carried);
  if (judged.verdict !== 'wrong' || !claim.sides.some(({ text }) => text.search(THOUSANDS) >= 0))
    return judged;
  const sides = claim.sides.map((side) => ({ ...side, text: side.text.replaceAll(THOUSANDS, '') }));
  return judgeAsWritten({ ...claim, sides }, carried).verdict === 'right' ? UNKNOWN : judged;
};

const judgeAsWritten = (claim: Claim, carried: Side | null): Judged => {
  const sides = allKnown(claim.sides.map(({ text }) => sideFrom(text)));
  if (!sides) return UNKNOWN;
  if (claim.continues) return carried ? judgeAgainst(carried, -1, sides, claim) : UNKNOWN;
  // Nothing is claimed by `60 = 1`: units may stand in words.
  const trustedAt = sides.findIndex(({ plain }) => !plain);
  const trusted = sides[trustedAt];
  return trusted ? judgeAgainst(trusted, trustedAt, sides, claim) : UNKNOWN;
};

/** Judges a number that a sentence says in words. */
export const judgeSpoken = ({ value, text, start, end }: SpokenClaim): Judged => {
  const claim = sideFrom(text);
  const verdict = claim && agrees(value, claim);
  if (verdict === true) return { verdict: 'right', value };
  const now = verdict === false ? writtenLike(value, text) : null;
  return now === null
    ? UNKNOWN
    : { verdict: 'wrong', from: start, to: end, now, behind: end, latex: false, value };
};

const judgeAgainst = (trusted: Side, trustedAt: number, sides: readonly Side[], claim: Claim): Judged => {
  const verdicts = sides.map((side, at) => at === trustedAt || agrees(trusted, side));
  if (verdicts.every((verdict) => verdict === true)) return { verdict: 'right', value: trusted };
  const wrongAt = verdicts.indexOf(false);
  const wrong = sides[wrongAt];
  if (!wrong || verdicts.includes('perhaps') || isOtherUnit(trusted, wrong, claim.after)) return UNKNOWN;
  if (runsOn(sides, wrongAt)) return UNKNOWN;
  const place = claim.sides[wrongAt];
  const now = writtenLike(trusted, wrong.text);
  const last = claim.sides.at(-1);
  if (!place || !last || now === null) return UNKNOWN;
  const to = wrongAt < trustedAt ? place.end : last.end;
  const [behind, { latex }] = [Math.max(claim.behind, to), claim];
  return { verdict: 'wrong', from: place.start, to, now, behind, latex, value: trusted };
};

// `5 + 3 = 8 × 2 = 16`: every step is right, only the equals sign is misused.
const runsOn = (sides: readonly Side[], wrongAt: number): boolean => {
  const [before, wrong] = [sides[wrongAt - 1], sides[wrongAt]];
  const first = /^[\d.,]+/.exec(wrong?.text ?? '')?.[0];
  if (!before || !wrong || wrong.plain || first === undefined) return false;
  const start = sideFrom(first);
  return start !== null && Math.abs(start.value - before.value) < 1e-9;
};

const CONVERSIONS = new Set([
  2, 3, 4, 7, 8, 10, 12, 14, 16, 20, 24, 28, 30, 31, 36, 52, 60, 100, 144, 360, 365, 366, 1000, 1440, 1760,
  3600, 5280, 10_000, 86_400, 100_000, 1_000_000,
]);
const JOINING =
  /^\s*(?:$|[.,;:!)*_|]|(?:and|so|because|then|which|is|or|since|but|we|with|as|for|the|this|that|therefore|thus|hence|too|again|in total|altogether)\b)/i;

// 30 + 30 = 1 hour, 500 + 500 = 1 kg.
const isOtherUnit = (trusted: Side, wrong: Side, after: string): boolean => {
  if (JOINING.test(after)) return false;
  const ratio = trusted.value / wrong.value;
  return [ratio, 1 / ratio].some(
    (one) => CONVERSIONS.has(Math.round(one)) && Math.abs(one - Math.round(one)) < 1e-9,
  );
};
