import { lettersOf, type Kind } from './kind.ts';
import { withoutNumbers, type TaskNumber } from './numbers-in-task.ts';
import { unitsFit, type ByLetter } from './units-fit.ts';

/** The numbers of a task, by the letters of a kind. */
export type Binding = Readonly<Record<string, number>>;

/** So many numbers of a task may have no part in its solution. */
const MOST_EXTRA = 1;

/**
 * How the numbers of a task can stand for the letters of its kind: in the order of a written task, where each number counts the same
 * sort of thing. Every written task has a vote, which counts the more, the more words and units its numbers share with those here.
 * Several where nothing tells them apart.
 */
export const bindingsOf = (kind: Kind, task: string): Binding[] => {
  const { numbers } = withoutNumbers(task);
  const says = kind.says.map(unitsOf);
  const votes = new Map<string, { binding: Binding; votes: number }>();
  for (const say of kind.says) {
    const marked = markedNumbers(say);
    for (const chosen of choicesOf(numbers, marked)) {
      if (!marked.every((one, at) => canBe(chosen[at], one))) continue;
      const units = Object.fromEntries(marked.map(({ letter }, at) => [letter, chosen[at]?.unit ?? null]));
      if (!unitsFit(kind, units, says)) continue;
      const binding = Object.fromEntries(
        marked.map(({ letter, sign }, at) => [letter, sign * (chosen[at]?.value ?? 0)]),
      );
      const alike = marked.reduce((sum, one, at) => sum + likeness(chosen[at], one), 0);
      const key = keyOf(binding);
      votes.set(key, { binding, votes: (votes.get(key)?.votes ?? 0) + 2 ** alike });
    }
  }
  const most = Math.max(0, ...Array.from(votes.values(), (one) => one.votes));
  return [...votes.values()].filter((one) => one.votes > most * CLEARLY_FEWER).map(({ binding }) => binding);
};

const unitsOf = (say: string): ByLetter =>
  Object.fromEntries(markedNumbers(say).map(({ letter, number }) => [letter, number.unit]));

/** A reading with so small a part of another's votes is none. */
const CLEARLY_FEWER = 0.5;

/** The marked numbers of a written task by their letters. */
export const markedIn = (say: string): Binding =>
  Object.fromEntries(markedNumbers(say).map(({ letter, sign, number }) => [letter, sign * number.value]));

/** A marked number of a written task, as it stands among the words of the whole. */
interface MarkedNumber {
  letter: string;
  number: TaskNumber;
  /** −1 where the minus stands before the mark: the letter means the number without it. */
  sign: 1 | -1;
}

const markedNumbers = (say: string): readonly MarkedNumber[] => {
  const known = marked.get(say);
  if (known) return known;
  const [pieces, letters] = [say.split(MARK), lettersOf(say)];
  const before = (at: number): number => withoutNumbers(pieces.slice(0, at).join('')).numbers.length;
  const all = withoutNumbers(pieces.join('')).numbers;
  const found = letters.flatMap((letter, at): MarkedNumber[] => {
    const piece = 2 * at + 1;
    const number = all[before(piece)];
    const isNegated = /[-−]\s?$/.test(pieces[piece - 1] ?? '') && (number?.value ?? 0) < 0;
    return number ? [{ letter, number, sign: isNegated ? -1 : 1 }] : [];
  });
  marked.set(say, found);
  return found;
};
const MARK = /\{[a-z]:([^}]*)\}/;
/** Each task that comes near asks for them: as many as there are written tasks. */
const marked = new Map<string, readonly MarkedNumber[]>();

const canBe = (chosen: TaskNumber | undefined, { number, sign }: MarkedNumber): boolean =>
  chosen !== undefined && isAlike(chosen.sort, number.sort) && (sign === 1 || chosen.value < 0);

/** Dollars are often written without their sign. */
const isAlike = (one: string, other: string): boolean =>
  one === other || (AMOUNTS.has(one) && AMOUNTS.has(other));
const AMOUNTS = new Set(['money', 'number']);

/** How much a number stands here as one does in a written task: what is said before it is its name, and behind it may stand another's. */
const likeness = (chosen: TaskNumber | undefined, { number }: MarkedNumber): number =>
  (chosen ? shared(chosen.before, number.before) + shared(chosen.behind, number.behind) : 0) +
  (chosen ? ELSEWHERE * (shared(chosen.before, number.behind) + shared(chosen.behind, number.before)) : 0) +
  (chosen?.measures === number.measures ? 1 : 0);
const ELSEWHERE = 0.25;

const shared = (words: readonly string[], others: readonly string[]): number =>
  words.filter((word) => others.includes(word)).length;

const keyOf = (binding: Binding): string =>
  Object.keys(binding)
    .toSorted()
    .map((letter) => `${letter}${binding[letter]}`)
    .join();

/** As many of the numbers as are marked, in their order. */
const choicesOf = (told: readonly TaskNumber[], all: readonly MarkedNumber[]): TaskNumber[][] => {
  // “g = 9.8” is given to whoever has no place for it.
  const numbers = all.some(({ letter }) => letter === 'g')
    ? told
    : told.filter(({ isGravity }) => !isGravity);
  // What is the same for all tasks of a kind needs none of their numbers.
  if (all.length === 0) return [[]];
  const extra = numbers.length - all.length;
  if (extra < 0 || extra > MOST_EXTRA) return [];
  if (extra === 0) return [[...numbers], ...sortedLike(numbers, all)];
  return numbers.map((_, left) => numbers.filter((__, at) => at !== left));
};

/** All prices may be told before all amounts: then the first price belongs to the first amount. */
const sortedLike = (numbers: readonly TaskNumber[], all: readonly MarkedNumber[]): TaskNumber[][] => {
  const left = [...numbers];
  const chosen = all.flatMap(({ number }) => {
    const at = left.findIndex(({ sort }) => sort === number.sort);
    return at < 0 ? [] : left.splice(at, 1);
  });
  const isOther = chosen.some((one, at) => one !== numbers[at]);
  return chosen.length === all.length && isOther ? [chosen] : [];
};
