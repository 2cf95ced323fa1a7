import { calculationsIn, inSigns } from '@studia/mathematics';
import type { Examined } from './examined.ts';
import { valuesWritten } from './written-value.ts';

/** The values that a message has come to rightly, with their units, in their order. */
export const valuesReached = (message: string, examined: Examined): string[] => {
  const { judgement, afterwards, inTask, onTheWay, calculation, problem, follows } = examined;
  const values = valuesWritten(message);
  const last = values.at(-1)?.written;
  const isRight =
    !OF_LETTERS.test(message) &&
    [judgement, afterwards, problem?.judgement].some((one) => one?.kind === 'right');
  const sums = calculationsIn(inSigns(message)).flatMap(({ verdict, result }) =>
    verdict === 'wrong' ? [] : [result.replaceAll(/\s/g, '')],
  );
  const numbers = [
    ...sums,
    ...(calculation?.isRight && calculation.claimed !== null
      ? [calculation.claimed.replaceAll(/\s/g, '')]
      : []),
    ...(inTask && inTask.verdict.is !== 'slip' && !(inTask.verdict.is === 'step' && inTask.verdict.isWay)
      ? [inTask.number]
      : []),
    ...(onTheWay ? [onTheWay.number] : []),
    ...(last !== undefined && (isRight || (follows?.isRight && follows.by !== 'way found')) ? [last] : []),
  ];
  // What is wrong where it stands is nothing to go on with, though its sum be right.
  const wrong =
    inTask?.verdict.is === 'slip'
      ? inTask.number
      : judgement?.kind === 'wrong' && !onTheWay
        ? last
        : undefined;
  const written = numbers
    .filter((one) => wrong === undefined || !isOf(wrong, one))
    .map((number) => values.findLast((one) => isOf(one.written, number))?.written ?? number);
  return [...new Set(written)];
};

/** The numbers of a term are none that were found. */
const OF_LETTERS = /(?<!\p{L})[xyz](?!\p{L})|\d[xyz](?!\p{L})/iu;

const isOf = (written: string, number: string): boolean => digitsOf(written) === digitsOf(number);
const digitsOf = (written: string): string =>
  /\d[\d.,\s/]*/.exec(written)?.[0].replaceAll(/[\s,]|\/$/g, '') ?? written;
