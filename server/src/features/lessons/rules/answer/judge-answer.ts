import type { Answer, Item, JudgedPoint, Verdict } from '@studia/contract/lessons';
import { judgePoints, type WordsOf } from './points.ts';

/** What judging needs to know of language and numbers. */
export interface Judging {
  wordsOf: WordsOf;
  /** Whether two numbers, written in any form, are the same; null when one of them can't be read. */
  sameNumber: (one: string, other: string) => boolean | null;
  /** Whether two lines of mathematics come to the same; null when one of them can't be read. */
  sameValue: (one: string, other: string) => boolean | null;
}

type Of<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>;

const verdict = (
  result: Verdict['result'],
  correct: number | null,
  more: Partial<Verdict> = {},
): Verdict => ({
  result,
  correct,
  slip: null,
  reveals: null,
  points: [],
  ...more,
});

const RIGHT = verdict('right', 1);
const WRONG = verdict('wrong', 0);
const COMPARE = verdict('compare', null);

/** Judges an answer to an item. It is called wrong only where that is certain; otherwise the student compares. */
export const judgeAnswer = (item: Item, answer: Answer, judging: Judging): Verdict => {
  if (item.kind === 'choice' && answer.kind === 'choice') return ofChoice(item, answer.option);
  if (item.kind === 'number' && answer.kind === 'number') return ofNumber(item, answer.text, judging);
  if (item.kind === 'short' && answer.kind === 'short') return ofShort(item, answer.text, judging);
  if (item.kind === 'order' && answer.kind === 'order') return ofOrder(item, answer.order);
  if (item.kind === 'true-false' && answer.kind === 'true-false')
    return ofStatement(item, answer.value, answer.reason, judging);
  return COMPARE;
};

const ofChoice = ({ key, wrong }: Of<'choice'>, option: string): Verdict => {
  if (option === key) return RIGHT;
  const taken = wrong.find(({ text }) => text === option);
  return taken ? { ...WRONG, slip: taken.slip, reveals: taken.reveals ?? null } : COMPARE;
};

const ofNumber = (item: Of<'number'>, text: string, { sameNumber, sameValue }: Judging): Verdict => {
  const bare =
    item.unit === undefined ? text : text.replace(new RegExp(`\\s*${escaped(item.unit)}\\s*$`, 'i'), '');
  if ([item.key, ...(item.accepted ?? [])].some((form) => sameNumber(form, bare) === true)) return RIGHT;
  const near = item.nearly?.find(({ answer }) => sameNumber(answer, bare) === true);
  if (near) return verdict('nearly', 0.5, { slip: near.say });
  if (sameNumber(item.key, bare) !== null) return WRONG;
  return ofWorking(sameValue(item.key, bare), sameNumber(item.key, item.key) === true);
};

/** Mathematics that is no plain number: `√16`, `2^5`, `3 · 4`, or `2x + 1` where the key has letters itself. */
const ofWorking = (isSame: boolean | null, isNumberWanted: boolean): Verdict => {
  if (isSame === null) return COMPARE;
  if (!isSame) return WRONG;
  return isNumberWanted ? verdict('nearly', 0.5, { slip: UNFINISHED }) : RIGHT;
};

const UNFINISHED = 'The value is right. Work it out to a single number.';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const ofShort = (
  { key, accepted = [], points }: Of<'short'>,
  text: string,
  { wordsOf }: Judging,
): Verdict => {
  const same = (form: string): boolean => wordsOf(form).join(' ') === wordsOf(text).join(' ');
  if ([key, ...accepted].some(same)) return RIGHT;
  const judged = judgePoints(text, points, wordsOf);
  const covered = countOf(judged, 'said');
  if (covered === judged.length) return { ...RIGHT, points: judged };
  return covered > 0 && countOf(judged, 'contradicted') === 0
    ? verdict('partly', covered / judged.length, { points: judged })
    : { ...COMPARE, points: judged };
};

const countOf = (points: readonly JudgedPoint[], state: JudgedPoint['state']): number =>
  points.filter((point) => point.state === state).length;

/** What an answer is worth whose points somebody went through who understands words: then nothing is left open. */
export const verdictOfPoints = (item: Of<'short' | 'true-false'>, points: JudgedPoint[]): Verdict => {
  const covered = countOf(points, 'said');
  const enough = item.kind === 'short' ? points.length : Math.min(1, points.length);
  if (countOf(points, 'contradicted') === 0 && covered >= enough) return { ...RIGHT, points };
  const share = (covered + countOf(points, 'half') / 2) / Math.max(1, points.length);
  // Who said whether it is true has that part right, whatever the reason.
  const least = item.kind === 'true-false' ? 0.5 : 0;
  const correct = Math.max(least, share);
  return correct > 0 ? verdict('partly', correct, { points }) : { ...WRONG, points };
};

const ofOrder = ({ key }: Of<'order'>, order: readonly string[]): Verdict => {
  if (order.length !== key.length) return WRONG;
  const inPlace = key.filter((thing, index) => order[index] === thing).length;
  return inPlace === key.length ? RIGHT : WRONG;
};

const ofStatement = (
  { key, points }: Of<'true-false'>,
  value: boolean,
  reason: string,
  { wordsOf }: Judging,
): Verdict => {
  if (value !== key) return WRONG;
  const judged = judgePoints(reason, points, wordsOf);
  if (countOf(judged, 'said') > 0 && countOf(judged, 'contradicted') === 0)
    return { ...RIGHT, points: judged };
  return reason.trim() === '' ? verdict('partly', 0.5, { points: judged }) : { ...COMPARE, points: judged };
};
