import { taskOf, type Kind } from './kind.ts';
import type { UnitBeside } from './unit-beside.ts';

/** Numbers that stand in formulas whatever the units are: a half, a square, a percentage, the angles of a turn. */
const OF_NO_UNIT = new Set(['0', '1', '2', '3', '4', '0.5', '90', '100', '180', '360']);

/** Behind “150 N/m” a length in centimeters is another number. */
const COMPOUND = /\d\s?\p{L}{1,3}\/\(?\p{L}/u;

/** Whether a formula holds in certain units only: 9.81 is for meters, 60 for minutes of an hour. */
const isBound = (kind: Kind): boolean => {
  const known = bound.get(kind);
  if (known !== undefined) return known;
  const { answer, steps = [], says } = kind;
  const numbers = (answer ?? steps.map(({ get }) => get).join(' ')).match(/(?<![a-z])\d+(?:\.\d+)?/g) ?? [];
  const isSo =
    numbers.some((number) => !OF_NO_UNIT.has(number)) || says.some((say) => COMPOUND.test(taskOf(say)));
  bound.set(kind, isSo);
  return isSo;
};
/** Asked for each reading of each task. */
const bound = new WeakMap<Kind, boolean>();

export type ByLetter = Readonly<Record<string, UnitBeside | null>>;

/** Whether the numbers of a task may be put into the formulas of a kind with the units that they have. */
export const unitsFit = (kind: Kind, task: ByLetter, says: readonly ByLetter[]): boolean => {
  const letters = Object.keys(task).filter((letter) => task[letter]);
  const known = (letter: string): UnitBeside[] => says.flatMap((say) => say[letter] ?? []);
  if (isBound(kind))
    return letters.every((letter) => {
      const [own, unit] = [known(letter), task[letter]];
      // What is a length stands for the letter that is one.
      const isOfAnother = (): boolean =>
        says.some((say) => Object.values(say).some((other) => other?.measures === unit?.measures));
      return own.length === 0 ? !isOfAnother() : own.some(({ name }) => name === unit?.name);
    });
  // Else the sizes of units don't matter, as long as no two of a sort differ that agree in every task of the kind.
  return letters.every((one, at) =>
    letters.slice(at + 1).every((other) => {
      const isMixed = differ(task, one, other);
      return !isMixed || says.some((say) => differ(say, one, other));
    }),
  );
};

const differ = (units: ByLetter, one: string, other: string): boolean => {
  const [first, second] = [units[one], units[other]];
  return first?.measures === second?.measures && first?.name !== second?.name;
};
