import { between, type Draw } from '../../../chance.ts';

const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

const sumOfFractions = (draw: Draw, sign: string): string => {
  const [bottom, times] = [between(draw, 2, 6), between(draw, 2, 3)];
  return `What is ${between(draw, 1, bottom - 1)}/${bottom} ${sign} 1/${bottom * times}?`;
};

const quadratic = (draw: Draw): string => {
  const [one, other] = [between(draw, 1, 6), between(draw, 2, 7)];
  return `x^2 ${signed(-(one + other))}x ${signed(one * other)}`;
};

const linear = (draw: Draw): string => {
  const [factor, x, shift] = [between(draw, 2, 7), between(draw, 2, 9), between(draw, 1, 12)];
  return `Solve ${factor}x + ${shift} = ${factor * x + shift}`;
};

/** Problems that can be made in any number. */
const KINDS: readonly ((draw: Draw) => string)[] = [
  (draw) => {
    const [x, y] = [between(draw, 1, 6), between(draw, 1, 6)];
    return `Solve x + y = ${x + y} and 2x - y = ${2 * x - y}`;
  },
  (draw) => `Solve ${quadratic(draw)} = 0`,
  (draw) => `Factor ${quadratic(draw)}`,
  (draw) => `Find the prime factorization of ${between(draw, 4, 20) * 6}`,
  (draw) => {
    const [factor, x, shift] = [between(draw, 2, 6), between(draw, 1, 9), between(draw, 1, 9)];
    return `Solve ${factor}x - ${shift} > ${factor * x - shift}`;
  },
  (draw) => `Differentiate ${between(draw, 2, 6)}x^${between(draw, 2, 5)} + ${between(draw, 2, 9)}x`,
  (draw) => `Integrate ${2 * between(draw, 1, 5)}x + ${between(draw, 1, 9)}`,
  (draw) => `Expand ${between(draw, 2, 6)}(x + ${between(draw, 2, 9)})`,
  (draw) =>
    `Simplify ${between(draw, 2, 9)}x + ${between(draw, 2, 9)} + ${between(draw, 2, 9)}x + ${between(draw, 2, 9)}`,
  linear,
  (draw) => `What is ${between(draw, 1, 4)}/5 × ${between(draw, 2, 5)}/7?`,
  (draw) => sumOfFractions(draw, '+'),
  (draw) => `What is ${5 * between(draw, 1, 15)}% of ${20 * between(draw, 2, 20)}?`,
  (draw) =>
    `What is ${between(draw, 1, 9)}.${between(draw, 1, 9)} + ${between(draw, 1, 9)}.${between(draw, 1, 9)}?`,
  (draw) =>
    `What is ${between(draw, 2, 9)} + ${between(draw, 2, 9)} × (${between(draw, 6, 12)} − ${between(draw, 1, 5)})?`,
  (draw) => `What is ${between(draw, 1, 9)} − ${between(draw, 10, 19)}?`,
  (draw) => `Round ${between(draw, 1, 9)}.${between(draw, 111, 989)} to 1 decimal place`,
  (draw) => {
    const [middle, spread] = [between(draw, 5, 15), between(draw, 1, 4)];
    return `Find the mean of ${middle - spread}, ${middle}, ${middle + 2 * spread} and ${middle - spread}`;
  },
  (draw) => `What is ${between(draw, 2, 5)}^${between(draw, 2, 4)}?`,
  (draw) => `What is ${between(draw, 3, 12)} × ${between(draw, 3, 12)}?`,
  (draw) => {
    const [by, times] = [between(draw, 3, 12), between(draw, 3, 12)];
    return `What is ${by * times} ÷ ${by}?`;
  },
  (draw) => `What is ${between(draw, 40, 99)} − ${between(draw, 11, 39)}?`,
  (draw) => `What is ${between(draw, 15, 89)} + ${between(draw, 15, 89)}?`,
  (draw) => `What is ${between(draw, 2, 9)} + ${between(draw, 2, 9)} × ${between(draw, 2, 9)}?`,
];

/** One problem of every kind. */
export const problemOfEveryKind = (draw: Draw): string[] => KINDS.map((make) => make(draw));
