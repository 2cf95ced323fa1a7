import { nextSumStep, numberIn, readSum, type Operator, type Sum, type Worked } from '@studia/mathematics';
import { carriedOut, operationsIn } from '../kinds/operations-told.ts';
import type { Judgement } from './judgement.ts';
import { numbersIn } from './numbers-shared.ts';
import { inOtherRank } from './step-first.ts';
import { GOOD_WAY, wrongWay } from './way-judged.ts';

/** What is to be done, told in words: for the kinds of tasks where words alone say whether it leads on; null where they don’t. */
export const wayTold = (worked: Worked, message: string, line: string): Judgement | null =>
  ASKS_OF_IT.test(message)
    ? null
    : (ofOperations(worked, message) ??
      ofMean(worked, message) ??
      ofUnits(worked, message) ??
      ofPowers(worked, message) ??
      ofQuotient(worked, message) ??
      ofFractions(worked, message, line) ??
      ofOrder(message, line) ??
      ofRelation(worked, message, line));

const ASKS_OF_IT =
  /^\W*(?:(?:so|but|and|wait|ok)\s+)*(?:why|how|when|what|which|who)\b|\b(?:idk|don['’]?t get)\b/i;
const A_RESULT = /=\s*[-−]?\d/;

/** “So it’s times 6 then minus 9”, in a task of plain numbers: what is done leads to its answer, or to a number on the way. */
const ofOperations = ({ instruction, problem, steps, answer }: Worked, message: string): Judgement | null => {
  const told = OF_STORIES.has(instruction) ? operationsIn(message) : null;
  if (!told) return null;
  const given = new Set(numbersIn(problem.text).map(Number));
  const wanted = new Set(
    [answer.text, ...steps.map(({ after }) => after.text)].flatMap((text) =>
      numbersIn(text).slice(-1).map(Number),
    ),
  );
  const results = (told.first === null ? [...given] : [told.first]).map((one) =>
    carriedOut(one, told.operations),
  );
  return results.some((one) => one !== null && !given.has(one) && wanted.has(one)) ? GOOD_WAY : null;
};
const OF_STORIES = new Set(['solve the story', 'work out in steps']);

/** “Add them all and divide by 5”. */
const ofMean = ({ instruction, problem }: Worked, message: string): Judgement | null => {
  const by = instruction === 'mean' ? DIVIDED_BY.exec(message)?.[1] : undefined;
  if (by === undefined || A_RESULT.test(message)) return null;
  return Number(by) === numbersIn(problem.text).length
    ? GOOD_WAY
    : wrongWay('You divide by how many values there are. Count them.');
};
const DIVIDED_BY =
  /\bdivid(?:e|ed|ing)(?:\s(?:it|that|them|the (?:sum|total)|all|everything|the whole thing)){0,3}\sby\s(\d{1,3})(?![\d.])/i;

/** “Times 1000”, “divide by 60”, between two units. */
const ofUnits = ({ instruction, problem, answer }: Worked, message: string): Judgement | null => {
  const [, times, by] = BY_A_FACTOR.exec(message.replaceAll(/(?<=\d)[ ,](?=\d{3}(?!\d))/g, '')) ?? [];
  const number = numberIn(times ?? by ?? '');
  const [given, result] = [problem.text, answer.text].map((text) =>
    numberIn(/\d[\d.]*/.exec(text)?.[0] ?? ''),
  );
  if (instruction !== 'convert' || number === null || !given || !result || A_RESULT.test(message))
    return null;
  const factor = result / given;
  const is = (value: number): boolean => Math.abs(value / factor - 1) < EXACT;
  const own = times === undefined ? 1 / number : number;
  if (is(own)) return GOOD_WAY;
  return is(1 / own)
    ? wrongWay(
        factor > 1
          ? 'The new unit is smaller, so it takes more of them.'
          : 'The new unit is larger, so it takes fewer of them.',
      )
    : null;
};
const BY_A_FACTOR =
  /\b(?:(?:times|multipl(?:y|ied|ying)(?:\s(?:it|that|the \p{L}+|\d[\d.]*))?(?:\sby|\swith)?)\s(\d[\d.]{0,9})|divid(?:e|ed|ing)(?:\s(?:it|that|the \p{L}+|\d[\d.]*))?(?:\sby)?\s(\d[\d.]{0,9}))(?![\d.]*\d)/iu;
const EXACT = 1e-6;

const SAME_BASE = /^(\d+|[a-z])(?:\^\(?([-−]?\d+)\)?)?( ?(?:×|·|÷|\/) ?| ?)\1(?:\^\(?([-−]?\d+)\)?)?$/;
const OF_A_POWER = /^\(([^()]{1,12})\^(\d+)\)\^(\d+)$/;
const EXPONENTS = String.raw`(?:\s(?:the|both|all|their|those)){0,2}\s(?:exponents?|powers?|ind(?:ices|ex)|little numbers|small numbers)`;
const ADDS = new RegExp(
  String.raw`\b(?:add|plus|sum)(?:ing)?(?: up| together)?${EXPONENTS}|\bexponents? (?:get|are|is) added`,
  'i',
);
const MULTIPLIES = new RegExp(
  String.raw`\b(?:multiply|times|multiplying)${EXPONENTS}|\bexponents? (?:get|are|is) multiplied`,
  'i',
);
const SUBTRACTS = new RegExp(
  String.raw`\b(?:subtract|minus|take away)(?:ing)?${EXPONENTS}|\bexponents? (?:get|are|is) subtracted`,
  'i',
);
const DIVIDES = new RegExp(String.raw`\bdivid(?:e|ing)${EXPONENTS}`, 'i');

/** “Add the exponents”. */
const ofPowers = ({ problem }: Worked, message: string): Judgement | null => {
  const told = [ADDS, MULTIPLIES, SUBTRACTS, DIVIDES].find((way) => way.test(message));
  const sign = SAME_BASE.exec(problem.text)?.[3]?.trim();
  const right = OF_A_POWER.test(problem.text)
    ? MULTIPLIES
    : sign === undefined
      ? null
      : /[÷/]/.test(sign)
        ? SUBTRACTS
        : ADDS;
  if (!told || !right || /\b(?:not|don['’]?t|never)\b/i.test(message)) return null;
  return told === right
    ? GOOD_WAY
    : wrongWay('Write the powers out as factors and count: how many stand there in all?');
};

const A_QUOTIENT = /^\(?-?\d+(?:\/\d+)?\)? ?÷ ?\(?\d+(?:\/\d+)?\)?$/;
const FLIPS = /\b(?:flip|turn(?: over| round| upside down)?|invert|swap|reciprocal of)\b(.{0,40})/i;

/** “Flip the second and multiply”. */
const ofQuotient = ({ problem }: Worked, message: string): Judgement | null => {
  const [, which = ''] =
    A_QUOTIENT.test(problem.text) && /\//.test(problem.text) ? (FLIPS.exec(message) ?? []) : [];
  if (which === '' || A_RESULT.test(message)) return null;
  const [first = '', second = ''] = problem.text.split('÷').map((one) => one.replaceAll(/[()\s]/g, ''));
  const isSecond =
    /\b(?:second|2nd|last|right|other|divisor)\b/i.test(which) ||
    (second !== first && which.includes(second));
  const isFirst = /\b(?:first|1st|left|both)\b/i.test(which) || (second !== first && which.includes(first));
  if (isFirst) return wrongWay('Only the one that you divide by is turned over.');
  return isSecond ? GOOD_WAY : null;
};

const A_SUM_OF_FRACTIONS = /\/\d+\)? [+−-] \(?\d+(?: \d+)?\/\d|\/\d+\)? [+−-] \d|\d [+−-] \(?\d+\/\d/;
const SAME_BOTTOM =
  /\b(?:common|same|lowest|least)\b[^\d]{0,40}?\b(?:denominators?|bottoms?|lcd|lcm)\b[^\d]{0,16}?(\d{1,5})(?![\d/.])|\b(?:lcd|lcm|denominator)\b\s(?:is|=|of|would be|should be)?\s?(\d{1,5})(?![\d/.])/i;
const ADDS_BOTH =
  /\b(?:add|plus|subtract|minus)(?: up)?\b.{0,30}\b(?:tops?|numerators?)\b.{0,20}\b(?:and|n|then|also)\b.{0,20}\b(?:bottoms?|denominators?)\b/i;

/** “The common denominator is 12”. */
const ofFractions = ({ problem }: Worked, message: string, line: string): Judgement | null => {
  if (!A_SUM_OF_FRACTIONS.test(problem.text) || /\p{L}/u.test(problem.text)) return null;
  if (ADDS_BOTH.test(message)) return wrongWay('The bottoms say how big the parts are: they aren’t added.');
  const [, one, other] = SAME_BOTTOM.exec(message) ?? [];
  const bottom = Number(one ?? other ?? 0);
  const bottoms = Array.from(`${problem.text} ${line}`.matchAll(/\/(\d+)/g), ([, of]) => Number(of));
  if (bottom === 0 || bottoms.length === 0) return null;
  return bottoms.every((of) => bottom % of === 0)
    ? GOOD_WAY
    : wrongWay('Every one of the bottoms has to go into it without a rest.');
};

const FIRST =
  /\b(?:do(?:ing)? (?:the )?|start with (?:the )?)?(brackets?|parenthes[ei]s|powers?|exponents?|squares?|times(?:ing)?|multipl(?:y|ication|ying)|divi(?:de|sion|ding)|plus|add(?:ing|ition)?|minus|subtract(?:ing|ion)?)\b(?:\s(?:it|part|sign|the \S+|\d\S*)){0,2}\s(?:comes? |goes |is |has to come |gets done )?first\b/i;
const OPERATORS: readonly (readonly [name: RegExp, operator: Operator])[] = [
  [/^(?:times|multipl)/i, '×'],
  [/^divi/i, '÷'],
  [/^(?:plus|add)/i, '+'],
  [/^(?:minus|subtract)/i, '−'],
];

/** “Times first?” in a sum of several operations. */
const ofOrder = (message: string, line: string): Judgement | null => {
  const [, name = ''] = FIRST.exec(message) ?? [];
  const sum = name === '' ? null : readSum(line);
  const next = sum && nextSumStep(sum)?.operation.operator;
  const operator = OPERATORS.find(([form]) => form.test(name))?.[1];
  if (!sum || !next || operator === undefined || !operatorsOf(sum).includes(operator)) return null;
  const isReady = readyIn(sum).includes(operator);
  if (isReady) return rankOf(operator) === rankOf(next) ? GOOD_WAY : null;
  return wrongWay(inOtherRank(next, operator));
};
const operatorsOf = (sum: Sum): Operator[] =>
  sum.kind === 'number' ? [] : [sum.operator, ...operatorsOf(sum.left), ...operatorsOf(sum.right)];

/** What can be worked out at once: 12 ÷ 4 and 2 × 3 in 12 ÷ 4 + 2 × 3. */
const readyIn = (sum: Sum): Operator[] =>
  sum.kind === 'number'
    ? []
    : sum.left.kind === 'number' && sum.right.kind === 'number'
      ? [sum.operator]
      : [...readyIn(sum.left), ...readyIn(sum.right)];
const rankOf = (operator: Operator): number => ['+−', '×÷', '^'].findIndex((rank) => rank.includes(operator));

const TURNS =
  /\b(?:flip|turn|switch|revers|chang|swap)\w*\b.{0,12}\b(?:signs?|inequality|arrow|symbol|direction|it)\b/i;

/** “Flip the sign because it’s negative”. */
const ofRelation = ({ instruction }: Worked, message: string, line: string): Judgement | null => {
  if (instruction !== 'solve' || !/[<>≤≥]/.test(line) || !TURNS.test(message) || A_RESULT.test(message))
    return null;
  const isNegative = /^[-−]\d*[a-z]/i.test(line);
  if (/\b(?:not|don['’]?t|never)\b/i.test(message))
    return isNegative ? wrongWay('Dividing by a negative number turns the sign around.') : null;
  // Adding and taking away turn nothing round.
  if (/\b(?:add|plus|subtract|take|took)/i.test(message)) return null;
  const isOfDividing = /\b(?:divi|multipl|times)/i.test(message) && /\b(?:negative|minus)\b/i.test(message);
  return isNegative || isOfDividing ? GOOD_WAY : null;
};
