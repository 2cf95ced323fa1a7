import {
  answerOf,
  inOurWriting,
  inSigns,
  isExpression,
  isNumber,
  judgeAnswer,
  type Statement,
  symbolsOf,
  type Verdict,
  type Worked,
} from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import { admitsNotKnowing, bareOf, isDenied, readingsOf } from './readings.ts';
import { judgeWords } from './word-answer.ts';

// The kinder verdict wins: one reading that is right is what the student meant.
const KINDNESS: readonly Verdict['kind'][] = [
  'right',
  'right, other form',
  'incomplete',
  'wrong',
  'unreadable',
];

/** Judges what a student says is the answer, in words, with units, as LaTeX or as it stands. */
const judgeClaim = (worked: Worked, answer: string): Verdict => {
  const { value } = worked.answer;
  if (!value) return judgeWords(worked, answer);
  if (!MAY_BE_MATHEMATICS.test(answer) || isDenied(answer) || admitsNotKnowing(answer))
    return { kind: 'unreadable' };
  const readings = readingsOf(answer);
  if (readings.some((one) => isTheProblemAgain(worked, one))) return { kind: 'unreadable' };
  const verdicts = [...readings, ...inTheFormAskedFor(worked, readings)].map((one) =>
    judgeAnswer(worked, one),
  );
  const best =
    KINDNESS.map((kind) => verdicts.find((verdict) => verdict.kind === kind)).find(Boolean) ??
    ({ kind: 'unreadable' } as const);
  if (best.kind === 'wrong' && value.kind === 'both') return asOneOf(worked, value.parts, readings);
  // What has no end as a decimal is right as far as it was written.
  if (best.kind === 'right, other form' && best.missing === 'rounded' && ENDLESS.test(worked.answer.text))
    return { kind: 'right' };
  return best.kind === 'right' && hasAnotherUnit(worked, answer)
    ? { kind: 'wrong' }
    : shortened(worked, readings, unsolved(worked, readings, best));
};

/** “−2x > 6” says what the answer says, and is not solved yet. */
const unsolved = (
  { instruction, answer }: Worked,
  readings: readonly string[],
  verdict: Verdict,
): Verdict => {
  if (verdict.kind !== 'right' || instruction !== 'solve' || !/^[a-z] [<>≤≥]/.test(answer.text))
    return verdict;
  const written = readings.map(inOurWriting).filter((one) => one !== null && /[<>≤≥]/.test(one));
  const isOpen = written.length > 0 && written.every((one) => NOT_ALONE.test(one ?? ''));
  return isOpen ? { kind: 'right, other form', missing: 'not solved yet' } : verdict;
};
const NOT_ALONE = /(?:\d|−|\))\s?[a-z](?!\p{L})|(?<!\p{L})[a-z]\s?[-+−×*/^(]/u;

const ENDLESS = /√|π|\b(?:ln|log|sin|cos|tan|e\^)/;

/** An answer in parts: what was given before counts together with what is said now. */
export const judgeWithParts = (worked: Worked, answer: string, before: string): Verdict => {
  const verdict = judgeClaim(worked, answer);
  if (before === '' || verdict.kind !== 'incomplete') return verdict;
  const together = judgeClaim(worked, bothParts(worked, before, answer));
  return together.kind === 'right' || together.kind === 'incomplete' ? together : verdict;
};

/** Two parts of an answer in one line. */
export const bothParts = ({ answer }: Worked, before: string, claim: string): string =>
  before === ''
    ? bareOf(claim)
    : `${before} ${answer.value?.kind === 'both' ? 'and' : 'or'} ${bareOf(claim)}`;

// x = 7 is half of what a system in x and y asks for.
const asOneOf = (worked: Worked, parts: readonly Statement[], readings: readonly string[]): Verdict => {
  const letters = new Set(parts.flatMap(symbolsOf));
  const isOne = parts.some((part) =>
    readings.some(
      (one) => one.includes('=') && judgeAnswer({ ...worked, answer: answerOf(part) }, one).kind === 'right',
    ),
  );
  return isOne && letters.size > 1 ? { kind: 'incomplete', found: 1, of: parts.length } : { kind: 'wrong' };
};

// A sentence without any of these is no answer; that is seen at once.
const MAY_BE_MATHEMATICS =
  /[\d=<>≤≥^√±∞π½¼¾∅]|(?:^|[^\p{L}'’])[b-hj-z](?:[^\p{L}'’]|$)|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|thirds|quarters?|pi|no|none|never|all|every|always|any|infinit\w*)\b/iu;

// Writing the task down again is no answer, though it has the same value.
const isTheProblemAgain = ({ problem, answer }: Worked, reading: string): boolean => {
  const line = inOurWriting(reading);
  return line !== null && line !== answer.text && line === problem.text;
};

/** Other ways to write what was asked for: money, units, percent, a point for a pair of letters. */
const inTheFormAskedFor = ({ answer, instruction }: Worked, readings: readonly string[]): string[] => {
  const { value } = answer;
  if (!value) return [];
  const bare = readings.flatMap((one) => [one, inSigns(one)]);
  const letters = symbolsOf(value).toSorted();
  if (value.kind === 'both' && letters.length > 1) return bare.flatMap((one) => asAssignments(one, letters));
  const lone = isExpression(value) ? value : value.kind === 'relation' ? value.right : null;
  if (!lone || symbolsOf(lone).length > 0) return [];
  const percent = instruction.startsWith('percent');
  return bare.flatMap((one) => {
    const amount = AMOUNT.exec(one);
    if (!amount) return [];
    const [, letter = '', number = '', unit = ''] = amount;
    if (unit.startsWith('%')) return percent ? [`${letter}${number}`] : [];
    const inPercent = percent && isNumber(lone) && lone.form === 'percent';
    return inPercent ? [`${letter}${number}`, `${number}%`] : [`${letter}${number}`];
  });
};

const AMOUNT =
  /^([a-z]\s*=\s*)?[$€£₹]?\s*([-−]?\s*[$€£₹]?\d[\d,]*(?:\.\d+)?(?:\s+\d+\s*\/\s*\d+|\s*\/\s*\d+)?(?:\s?π)?)\s*((?:%|°|(?!(?:or|and|to|not|but)\b)[a-zA-Zµ²³/€£₹$](?:[a-zA-Zµ²³°/ ]|\^-?\d|(?<=m)[23])*)?)$/;

const asAssignments = (reading: string, letters: readonly string[]): string[] => {
  const parts = /^(?:\(\s*[a-z]\s*(?:,\s*[a-z]\s*)+\)\s*=\s*)?\(([^(),]+(?:,[^(),]+)+)\)$/i
    .exec(reading)?.[1]
    ?.split(',');
  return parts?.length === letters.length
    ? [letters.map((letter, at) => `${letter} = ${(parts[at] ?? '').trim()}`).join(' and ')]
    : [];
};

// 3200 km is not 3200 m.
const hasAnotherUnit = ({ instruction, problem, answer }: Worked, claim: string): boolean => {
  if (instruction !== 'convert') return false;
  const wanted = /\b(?:to|into|in)\s+([a-zµ][\^/²³23a-zµ]*)\s*[?.]?\s*$/i.exec(problem.text)?.[1];
  const given = readingsOf(claim)
    .map((one) => AMOUNT.exec(one))
    .find((one) => one?.[3]);
  if (!given || wanted === undefined) return false;
  const again = workedIn(`Convert ${given[2]} ${given[3]} to ${wanted}`);
  return again !== null && again.answer.text !== answer.text;
};

/** 2/4 has the value of 1/2, but the work is not finished. */
const shortened = ({ answer }: Worked, readings: readonly string[], verdict: Verdict): Verdict => {
  const { value } = answer;
  if (verdict.kind !== 'right' || !value || !isNumber(value) || value.value.bottom === 1n) return verdict;
  const long = readings.some((one) => {
    const fraction = /^[-−]?(\d+)\s*\/\s*(\d+)$/.exec(one);
    return fraction !== null && BigInt(fraction[2] ?? 1) > value.value.bottom;
  });
  return long ? { kind: 'right, other form', missing: 'not simplified' } : verdict;
};
