import { taskOf, type Kind } from './kind.ts';
import { readTask, type ReadTask } from './read-task.ts';

/**
 * What the written tasks of all kinds are made of. A feature is a word, a pair of words, or a word of the question, by its number.
 * Plain data: a build lays it down, so that a thread need not read twelve thousand tasks.
 */
export interface KindIndex {
  ids: readonly string[];
  /** The words, and which features are they, pairs of them, and asked for: each in the order of the features' numbers. */
  words: readonly string[];
  keys: Float64Array;
  /** How much each feature counts, and how much it tells kinds apart. */
  rarity: Float32Array;
  gathered: Float32Array;
  /** Where the kinds of each feature begin; which they are, and how much it counts in the middle of their tasks. */
  starts: Uint32Array;
  places: Uint16Array;
  weights: Float32Array;
  /** What the numbers of the tasks of each kind are, each once. */
  sorts: readonly (readonly string[])[][];
  measures: readonly (readonly string[])[][];
}

/** The features of a task by their keys, as often as it has them. */
export const keysOf = (
  { words, asked }: Pick<ReadTask, 'words' | 'asked'>,
  numberOf: (word: string) => number | undefined,
): { words: number[]; asked: number[]; pairs: number[] } => {
  const numbers = words.map((word) => numberOf(word) ?? UNKNOWN);
  const pairs = numbers.slice(1).flatMap((word, at) => {
    const before = numbers[at] ?? UNKNOWN;
    return word === UNKNOWN || before === UNKNOWN ? [] : [(before + 1) * PAIRED + word];
  });
  return {
    words: numbers.filter((word) => word !== UNKNOWN),
    asked: asked.flatMap((word) => {
      const number = numberOf(word);
      return number === undefined ? [] : [-number - 1];
    }),
    pairs,
  };
};
const UNKNOWN = -1;
/** More than there are words. */
const PAIRED = 2 ** 20;

/** Features and how much each counts in a task, together of the length one. */
export const weighed = (
  features: Iterable<number>,
  rarity: Float32Array,
): (readonly [feature: number, weight: number])[] => {
  const counts = new Map<number, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const all = Array.from(
    counts,
    ([feature, count]) => [feature, (1 + Math.log(count)) * (rarity[feature] ?? 0)] as const,
  );
  const length = Math.sqrt(all.reduce((sum, [, weight]) => sum + weight ** 2, 0));
  return all.map(([feature, weight]) => [feature, length > 0 ? weight / length : 0]);
};

/** In fewer tasks than these a feature meets nothing, and tells nothing of their kinds. */
const [MET, TELLING] = [2, 4];

export const makeKindIndex = (kinds: ReadonlyMap<string, Kind>): KindIndex => {
  const ids = [...kinds.keys()];
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const tasks = [...kinds.values()].flatMap((kind, place) =>
    kind.says.map((say) => {
      const read = readTask(taskOf(say));
      const { words, asked, pairs } = keysOf(read, numberOf);
      return { ...read, place, keys: [...words, ...asked, ...pairs] };
    }),
  );
  const met = metKeys(tasks);
  const features = new Map([...met.keys()].map((key, feature) => [key, feature]));
  const gathering = Float32Array.from(met.values(), ({ tasks: count, kinds: own }) => {
    const byChance = ids.length * (1 - (1 - 1 / ids.length) ** count);
    return Math.log1p(byChance) / Math.log1p(own);
  });
  const counts = Array.from(met.values(), (one) => one.tasks);
  const rarity = gathering.map(
    (gathered, at) => (1 + Math.log((1 + tasks.length) / (1 + (counts[at] ?? 0)))) * gathered,
  );
  return {
    ids,
    words: [...numbers.keys()],
    keys: Float64Array.from(met.keys()),
    rarity,
    gathered: gathering.map((gathered, at) => ((counts[at] ?? 0) < TELLING ? 0 : Math.max(0, gathered - 1))),
    ...middlesOf(
      tasks.map(({ place, keys }) => ({ place, features: keys.flatMap((key) => features.get(key) ?? []) })),
      rarity,
      ids.length,
    ),
    sorts: numbersByKind(tasks, ids.length, (task) => task.sorts),
    measures: numbersByKind(tasks, ids.length, (task) => task.measures),
  };
};

/**
 * The features that more than one task has, and in how many tasks and kinds they are. The rarer counts the more, and the more, the
 * fewer kinds its tasks are of beside what chance would bring: “percent off” is in many tasks of few kinds, “marbles” in few tasks
 * of as many kinds.
 */
const metKeys = (
  tasks: readonly { place: number; keys: readonly number[] }[],
): Map<number, { tasks: number; kinds: number }> => {
  const met = new Map<number, { tasks: number; kinds: number; last: number }>();
  for (const { place, keys } of tasks)
    for (const key of new Set(keys)) {
      const known = met.get(key);
      if (!known) met.set(key, { tasks: 1, kinds: 1, last: place });
      else {
        known.tasks += 1;
        // The tasks of a kind stand together.
        if (known.last !== place) known.kinds += 1;
        known.last = place;
      }
    }
  for (const [key, known] of met) if (known.tasks < MET) met.delete(key);
  return met;
};

/** How much each feature counts in the middle of the tasks of each kind. */
const middlesOf = (
  tasks: readonly { place: number; features: readonly number[] }[],
  rarity: Float32Array,
  kinds: number,
): Pick<KindIndex, 'starts' | 'places' | 'weights'> => {
  const sums = Array.from(rarity, () => new Map<number, number>());
  for (const { place, features } of tasks)
    for (const [feature, weight] of weighed(features, rarity)) {
      const sum = sums[feature];
      sum?.set(place, (sum.get(place) ?? 0) + weight);
    }
  const squares = new Float64Array(kinds);
  for (const sum of sums)
    for (const [place, weight] of sum) squares[place] = (squares[place] ?? 0) + weight ** 2;
  const rows = sums.flatMap((sum) => [...sum]);
  const starts = new Uint32Array(sums.length + 1);
  for (const [feature, { size }] of sums.entries()) starts[feature + 1] = (starts[feature] ?? 0) + size;
  return {
    starts,
    places: Uint16Array.from(rows, ([place]) => place),
    weights: Float32Array.from(rows, ([place, weight]) => weight / Math.sqrt(squares[place] ?? 1)),
  };
};

const numbersByKind = <Task extends { place: number }>(
  tasks: readonly Task[],
  count: number,
  numbersOf: (task: Task) => string[],
): readonly (readonly string[])[][] => {
  const known = Array.from({ length: count }, () => new Map<string, string[]>());
  for (const task of tasks) known[task.place]?.set(numbersOf(task).toSorted().join(), numbersOf(task));
  return known.map((one) => Array.from(one.values()));
};
