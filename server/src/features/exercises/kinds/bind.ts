import { lettersOf, type Kind } from './kind.ts';
import { withoutNumbers, type TaskNumber } from './numbers-in-task.ts';

/** The numbers of a task, by the letters of a kind. */
export type Binding = Readonly<Record<string, number>>;

/** So many numbers of a task may have no part in its solution. */
const MOST_EXTRA = 1;

/**
 * How the numbers of a task can stand for the letters of its kind: in the order of a written task, where each number counts the same
 * sort of thing and stands among the same words as there. Several where nothing tells them apart; a number is only judged where they
 * do not contradict each other.
 */
export const bindingsOf = (kind: Kind, task: string): Binding[] => {
  const { numbers } = withoutNumbers(task);
  const ways = kind.says.flatMap((say) => {
    const [letters, marked] = [lettersOf(say), markedNumbers(say)];
    return choicesOf(numbers, letters.length)
      .filter((chosen) => chosen.every(({ sort }, at) => isAlike(sort, marked[at]?.sort)))
      .map((chosen) => ({
        binding: Object.fromEntries(letters.map((letter, at) => [letter, chosen[at]?.value ?? 0])),
        alike: chosen.reduce((sum, number, at) => sum + sharedWords(number, marked[at]), 0),
      }));
  });
  const most = Math.max(0, ...ways.map(({ alike }) => alike));
  const best = ways.filter(({ alike }) => alike === most);
  return [...new Map(best.map(({ binding }) => [keyOf(binding), binding])).values()];
};

/** Dollars are often written without their sign. */
const isAlike = (one: string, other: string | undefined): boolean =>
  one === other || (AMOUNTS.has(one) && other !== undefined && AMOUNTS.has(other));
const AMOUNTS = new Set(['money', 'number']);

const keyOf = (binding: Binding): string =>
  Object.keys(binding)
    .toSorted()
    .map((letter) => `${letter}${binding[letter]}`)
    .join();

const sharedWords = (one: TaskNumber, other: TaskNumber | undefined): number =>
  one.around.filter((word) => other?.around.includes(word)).length;

/** The marked numbers of a written task alone, each as it stands among the words of the whole. */
const markedNumbers = (say: string): TaskNumber[] => {
  const pieces = say.split(MARK);
  const before = (at: number): number => withoutNumbers(pieces.slice(0, at).join('')).numbers.length;
  const all = withoutNumbers(pieces.join('')).numbers;
  return pieces.flatMap((_, at) => (at % 2 === 1 ? all.slice(before(at), before(at) + 1) : []));
};
const MARK = /\{[a-z]:([^}]*)\}/;

/** So many of the numbers, in their order. */
const choicesOf = <T>(numbers: readonly T[], count: number): T[][] => {
  const extra = numbers.length - count;
  if (extra < 0 || extra > MOST_EXTRA) return [];
  if (extra === 0) return [[...numbers]];
  return numbers.map((_, left) => numbers.filter((__, at) => at !== left));
};
