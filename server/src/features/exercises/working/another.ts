import { lettersIn, type Worked } from '@studia/mathematics';
import { between, drawFrom, type Draw } from '../../../chance.ts';
import { twinOf, twinsOf } from './twin.ts';
import { workedIn } from './worked.ts';

/** Which exercise comes after one. */
export type Harder = 'alike' | 'harder' | 'easier';

/** Exercises of one kind, from easy to hard. */
type Family = readonly ((draw: Draw) => string)[];

/** With the letter on both sides, and an answer that comes out whole. */
export const onBothSides = (draw: Draw): string => {
  const [more, less, x, shift] = [
    between(draw, 5, 8),
    between(draw, 2, 4),
    between(draw, 3, 9),
    between(draw, 2, 9),
  ];
  return `Solve ${more}x - ${shift} = ${less}x + ${(more - less) * x - shift}`;
};

const LINEAR: Family = [
  (draw) => `Solve x + ${between(draw, 3, 12)} = ${between(draw, 14, 25)}`,
  (draw) => {
    const [factor, x, shift] = [between(draw, 2, 7), between(draw, 2, 9), between(draw, 1, 12)];
    return `Solve ${factor}x + ${shift} = ${factor * x + shift}`;
  },
  onBothSides,
  (draw) => {
    const [one, x, shift] = [between(draw, 3, 5), between(draw, 2, 8), between(draw, 1, 4)];
    return `Solve ${one}(x + ${shift}) = 2x + ${one * (x + shift) - 2 * x}`;
  },
];
const QUADRATIC: Family = [
  (draw) => `Solve x^2 = ${between(draw, 2, 9) ** 2}`,
  (draw) => {
    const [one, other] = [between(draw, 1, 5), between(draw, 2, 7)];
    return `Solve x^2 - ${one + other}x + ${one * other} = 0`;
  },
  (draw) => {
    const [one, other] = [between(draw, 1, 4), between(draw, 2, 6)];
    return `Solve 2x^2 - ${2 * one + other}x + ${one * other} = 0`;
  },
];
const INEQUALITY: Family = [
  (draw) => `Solve x + ${between(draw, 2, 9)} < ${between(draw, 12, 20)}`,
  (draw) => `Solve ${between(draw, 2, 5)}x - ${between(draw, 1, 9)} > ${between(draw, 11, 29)}`,
  (draw) => {
    const [factor, x, shift] = [between(draw, 2, 5), between(draw, 2, 7), between(draw, 1, 9)];
    return `Solve ${shift} - ${factor}x > ${shift + factor * x}`;
  },
  (draw) => `Solve ${between(draw, 2, 4)}(x - ${between(draw, 1, 5)}) <= 7x + ${between(draw, 1, 9)}`,
];
const SYSTEM: Family = [
  (draw) => {
    const [x, y] = [between(draw, 2, 8), between(draw, 1, 6)];
    return `Solve x + y = ${x + y} and x - y = ${x - y}`;
  },
  (draw) => {
    const [x, y] = [between(draw, 1, 6), between(draw, 1, 6)];
    return `Solve 2x + y = ${2 * x + y} and x - y = ${x - y}`;
  },
  (draw) => {
    const [x, y] = [between(draw, 1, 6), between(draw, 1, 6)];
    return `Solve 3x + 2y = ${3 * x + 2 * y} and 2x - 3y = ${2 * x - 3 * y}`;
  },
];
const FRACTIONS: Family = [
  (draw) => `What is 1/${between(draw, 5, 9)} + 2/${between(draw, 5, 9)}?`,
  (draw) => {
    const bottom = between(draw, 2, 5);
    return `What is ${between(draw, 1, bottom - 1)}/${bottom} + 1/${bottom * 2}?`;
  },
  (draw) => `What is ${between(draw, 1, 3)}/4 + ${between(draw, 1, 4)}/${draw(2) === 0 ? 5 : 7}?`,
  (draw) => `What is ${between(draw, 2, 5)}/6 - ${between(draw, 1, 3)}/8 + 1/2?`,
];
const SUMS: Family = [
  (draw) => `What is ${between(draw, 3, 9)} + ${between(draw, 3, 9)}?`,
  (draw) => `What is ${between(draw, 15, 60)} + ${between(draw, 15, 39)}?`,
  (draw) => `What is ${between(draw, 3, 9)} × ${between(draw, 11, 19)}?`,
  (draw) => `What is (${between(draw, 12, 20)} − ${between(draw, 2, 9)}) × ${between(draw, 3, 6)}?`,
  (draw) =>
    `What is ${between(draw, 20, 40)} − ${between(draw, 2, 4)} × (${between(draw, 2, 5)} + ${between(draw, 1, 3)})?`,
];
const DERIVATIVE: Family = [
  (draw) => `Differentiate x^${between(draw, 2, 5)}`,
  (draw) => `Differentiate ${between(draw, 2, 6)}x^${between(draw, 3, 5)} + ${between(draw, 2, 9)}x`,
  (draw) => `Differentiate x^${between(draw, 2, 3)} * sin(x)`,
];

const familyOf = ({ instruction, problem, answer }: Worked): Family | null => {
  const { text } = problem;
  if (instruction === 'derive') return DERIVATIVE;
  if (instruction === 'work out' || instruction === 'evaluate') return /\d\/\d/.test(text) ? FRACTIONS : SUMS;
  if (instruction !== 'solve') return null;
  if (/[<>≤≥]/.test(text)) return INEQUALITY;
  if (answer.value?.kind === 'both') return SYSTEM;
  if (/\^2/.test(text)) return QUADRATIC;
  return lettersIn(text).length === 1 && !/[/^√|]/.test(text) ? LINEAR : null;
};

/** Another exercise after one, as hard, harder or easier; null when none is found. */
export const anotherExercise = ({
  problem,
  harder,
  seed,
}: {
  problem: string;
  harder: Harder;
  seed: number;
}): string | null => {
  const worked = workedIn(problem);
  if (!worked) return null;
  if (harder === 'alike') {
    const twins = twinsOf(problem, worked);
    return (
      twins[seed % Math.max(1, twins.length)]?.exercise ??
      twinOf(problem, worked)?.exercise ??
      stepAside(worked, seed)
    );
  }
  const family = familyOf(worked);
  if (!family) return null;
  const draw = drawFrom(`${problem} ${seed}`);
  const weight = weightOf(worked);
  const made = family.flatMap((make) => {
    const exercise = make(draw);
    const other = workedIn(exercise);
    return other ? [{ exercise, weight: weightOf(other) }] : [];
  });
  const found =
    harder === 'harder'
      ? (made.find((one) => one.weight > weight) ?? made.at(-1))
      : (made.findLast((one) => one.weight < weight) ?? made[0]);
  return found?.exercise ?? null;
};

const stepAside = (worked: Worked, seed: number): string | null => {
  const family = familyOf(worked);
  return family?.[levelIn(family, worked)]?.(drawFrom(`${worked.problem.text} ${seed}`)) ?? null;
};

/** How much there is to do and to look at. */
const weightOf = ({ steps, problem }: Worked): number => steps.length * A_STEP + problem.text.length;
const A_STEP = 4;

/** The place in its family that an exercise has, by how many steps it takes. */
const levelIn = (family: Family, { steps, problem }: Worked): number => {
  const sizes = family.map((make) => {
    const worked = workedIn(make(drawFrom('size')));
    return { steps: worked?.steps.length ?? 0, length: worked?.problem.text.length ?? 0 };
  });
  const distances = sizes.map(
    (size) => Math.abs(size.steps - steps.length) * A_STEP + Math.abs(size.length - problem.text.length),
  );
  return distances.indexOf(Math.min(...distances));
};
