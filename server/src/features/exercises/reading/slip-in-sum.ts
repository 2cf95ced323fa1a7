import {
  evaluateSum,
  numberIn,
  readSum,
  show,
  showSum,
  type Fraction,
  type Operation,
  type Sum,
} from '@studia/mathematics';

/** A wrong result of a sum that can be seen to come from one slip, and what is said about it. */
interface Guess {
  result: number;
  remark: string;
}

/** How a wrong result of a sum came about, in a sentence that doesn’t tell the right one; empty where that can’t be seen. */
export const slipInSum = (line: string, claimed: number): string => {
  const sum = readSum(line);
  const right = sum && valueOf(sum);
  if (sum?.kind !== 'operation' || right === null || isSame(right, claimed)) return '';
  const guesses = isSingle(sum) ? inOneOperation(sum) : inWrongOrder(line);
  return guesses.find(({ result }) => isSame(result, claimed))?.remark ?? '';
};

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
const valueOf = (sum: Sum): number | null => {
  const value = evaluateSum(sum);
  return value && Number(value.top) / Number(value.bottom);
};
type Single = Operation & { left: Extract<Sum, { kind: 'number' }>; right: Extract<Sum, { kind: 'number' }> };
const isSingle = (sum: Operation): sum is Single => sum.left.kind === 'number' && sum.right.kind === 'number';

/** One operation before its turn, and the rest as it should be. */
const inWrongOrder = (line: string): Guess[] => {
  const parts = withoutNeedlessBrackets(line).match(PARTS) ?? [];
  if (parts.join('') !== withoutNeedlessBrackets(line) || parts.length < 5) return [];
  return parts.flatMap((operator, at): Guess[] => {
    const [left, right] = [parts[at - 1], parts[at + 1]];
    if (at % 2 === 0 || left === undefined || right === undefined) return [];
    const early = readSum(`${left} ${operator} ${right}`);
    const done = early && valueOf(early);
    if (done === null || done < 0) return [];
    const rest = readSum([...parts.slice(0, at - 1), String(done), ...parts.slice(at + 2)].join(' '));
    const result = rest && valueOf(rest);
    return early && result !== null
      ? [{ result, remark: `It looks as if you did ${showSum(early)} first. ${orderOf(parts, at)}` }]
      : [];
  });
};
const PARTS = /\d+(?:\.\d+)?|[+−×÷^]/g;
const withoutNeedlessBrackets = (line: string): string =>
  line
    .replaceAll(/\((\d+(?:\.\d+)?)\s?\/\s?(\d+(?:\.\d+)?)\)/g, '$1÷$2')
    .replaceAll(/[*·]/g, '×')
    .replaceAll('/', '÷')
    .replaceAll(/-/g, '−')
    .replaceAll(/\s/g, '');
const orderOf = (parts: readonly string[], at: number): string => {
  const ranks = [parts[at], parts[at - 2]].map((one) =>
    RANKS.findIndex((signs) => signs.includes(one ?? ' ')),
  );
  return ranks[0] === ranks[1]
    ? `${ranks[0] === 1 ? '× and ÷' : '+ and −'} have the same rank: go from left to right.`
    : 'Powers come first, then × and ÷, then + and −.';
};
const RANKS = ['+−', '×÷', '^'];

/** A share as one: nobody who divides 1/2 by 1/4 wants to read of 0.25. */
const shownAs = (value: Fraction): string =>
  [1n, 10n, 100n, 1000n].includes(value.bottom)
    ? show(value)
    : `${value.top}/${value.bottom}`.replace('-', '−');

const inOneOperation = ({ operator, left, right }: Single): Guess[] => {
  const [a, b] = [valueOf(left) ?? Number.NaN, valueOf(right) ?? Number.NaN];
  const [one, other] = [shownAs(left.value), shownAs(right.value)];
  const areShares = [left, right].some(({ value }) => value.bottom !== 1n);
  switch (operator) {
    case '^':
      return [
        {
          result: a * b,
          remark: `It looks as if you multiplied ${one} by ${other}. The small number says how many ${one}’s are multiplied.`,
        },
      ];
    case '×':
      return [
        { result: a + b, remark: `${one} + ${other} gives that. Here the two are multiplied.` },
        ...(areShares && a * b !== 0
          ? [
              {
                result: a / b,
                remark: 'It looks as if you turned one of them over. That’s only for dividing.',
              },
            ]
          : []),
      ];
    case '÷':
      return [
        {
          result: b / a,
          remark: `You divided the other way round. How often does ${other} fit into ${one}?`,
        },
        ...(areShares
          ? [
              {
                result: a * b,
                remark: `It looks as if you multiplied. Dividing asks how often ${other} fits into ${one}.`,
              },
              { result: 1 / (a * b), remark: 'It looks as if you turned over the wrong one.' },
            ]
          : []),
      ];
    case '+':
      return signSlips(a, b, one, other, '+');
    case '−':
      return [...signSlips(a, -b, one, other, '−'), ...columnSlip(a, b)];
  }
};

/** Numbers below zero are counted as if they stood above it. */
const signSlips = (a: number, b: number, one: string, other: string, sign: '+' | '−'): Guess[] => {
  const wrong = [
    Math.abs(a) + Math.abs(b),
    Math.abs(a) - Math.abs(b),
    Math.abs(b) - Math.abs(a),
    -Math.abs(a) - Math.abs(b),
  ];
  if (a >= 0 && b >= 0) return [];
  // 3 − 8 stays below zero, though nobody sees a negative number in it.
  if (a >= 0 && sign === '−' && !other.includes('−'))
    return [
      {
        result: -b - a,
        remark: `You took ${one} from ${other}. It’s the other way round here, so you end up below zero.`,
      },
    ];
  const isTwice = other.includes('−') && sign === '−';
  const remark = isTwice
    ? 'Two minus signs in a row: taking away a negative number is the same as adding.'
    : `Start at ${one} on the number line. ${b < 0 ? `From there it goes ${inSigns(-b)} to the left.` : `From there it goes ${inSigns(b)} to the right.`}`;
  return wrong.map((result) => ({ result, remark }));
};
const inSigns = (value: number): string => String(value).replace('-', '−');

/** 52 − 38 = 26: in every column the smaller digit was taken from the larger one. */
const columnSlip = (a: number, b: number): Guess[] => {
  if (!Number.isInteger(a) || !Number.isInteger(b) || a < b || b < 10) return [];
  const [top, bottom] = [String(a), String(b).padStart(String(a).length, '0')];
  const result = Number(
    Array.from(top, (digit, at) => Math.abs(Number(digit) - Number(bottom[at]))).join(''),
  );
  const ones = Number(top.at(-1)) < Number(bottom.at(-1));
  return [
    {
      result,
      remark: ones
        ? `Look at the ones: it’s ${top.at(-1)} take away ${bottom.at(-1)}, not the other way round. Break up a ten first.`
        : 'In one column the smaller digit was taken from the larger one. Which digit stands on top there?',
    },
  ];
};

const LINEAR = /^(−?\d*)([a-z])(?: ([+−]) (\d+(?:\.\d+)?))? = (−?\d+(?:\.\d+)?)$/;

/** The same for a value of the letter in 3x + 7 = 22. */
export const slipInEquation = (line: string, claimed: number): string => {
  const [, front = '', letter = 'x', sign, shift = '0', right = ''] = LINEAR.exec(line) ?? [];
  if (right === '') return '';
  const factor = front === '' ? 1 : front === '−' ? -1 : (numberIn(front) ?? Number.NaN);
  const [b, c] = [(sign === '−' ? -1 : 1) * Number(shift), numberIn(right) ?? Number.NaN];
  const rest = c - b;
  if (isSame(rest / factor, claimed)) return '';
  const guesses: Guess[] = [
    ...(factor === 1
      ? []
      : [
          { result: rest, remark: `That’s what ${front}${letter} comes to. One step is still missing.` },
          {
            result: rest - factor,
            remark: `${front}${letter} means ${front} times ${letter}. Taking ${front} away doesn’t undo “times”.`,
          },
          { result: rest * factor, remark: `You multiplied by ${front}. What undoes “times ${front}”?` },
          { result: c / factor, remark: `The ${sign ?? '+'} ${shift} got lost on the way.` },
        ]),
    ...(b === 0
      ? []
      : [
          {
            result: (c + b) / factor,
            remark: `It looks as if you ${b > 0 ? 'added' : 'took away'} ${shift}. What undoes “${sign} ${shift}”?`,
          },
        ]),
  ];
  return guesses.find(({ result }) => isSame(result, claimed))?.remark ?? '';
};
