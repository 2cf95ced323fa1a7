import { taskOf, type Kind } from './kind.ts';
import { withoutNumbers, type TaskNumber } from './numbers-in-task.ts';

/** A kind that a task may be of. */
interface FoundKind {
  id: string;
  likeness: number;
}

/** By its words and pairs of words, which kinds a task may be of, the likeliest first. */
export type FindKinds = (task: string) => FoundKind[];

/**
 * Compares a task with the middle of the written tasks of each kind, a word counting the more the fewer tasks have it. Nothing is
 * learnt in advance: of 4,752 written tasks, judged by four fifths of the others, about 43 of 100
 * find their own kind first and 70 among three, most of the rest a neighbour of it.
 */
export const makeFindKinds = (kinds: ReadonlyMap<string, Kind>): FindKinds => {
  const ids = [...kinds.keys()];
  // A feature is counted by its number: thousands of tasks share them.
  const numbers = new Map<string, number>();
  const tasks = [...kinds.values()].flatMap((kind, place) =>
    kind.says.map((say) => {
      const { features, sorts } = readTask(taskOf(say));
      return { place, sorts, counts: counted(features, (feature) => numberOf(feature, numbers)) };
    }),
  );
  const rarity = rarityIn(tasks, numbers.size);
  const weights = weightsByFeature(tasks, rarity, ids.length);
  const sorts = sortsByKind(tasks, ids.length);
  return (task) => {
    const asked = readTask(task);
    const likeness = new Float64Array(ids.length);
    const own = normed(
      counted(asked.features, (feature) => numbers.get(feature)),
      rarity,
    );
    for (const [feature, weight] of own)
      for (const [place, theirs] of weights[feature] ?? [])
        likeness[place] = (likeness[place] ?? 0) + weight * theirs;
    return ids
      .map((id, place) => ({ id, place, likeness: likeness[place] ?? 0 }))
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, LOOKED_AT)
      .map(({ id, place, likeness: byWords }) => ({
        id,
        likeness: byWords - OTHER_NUMBER * otherNumbers(asked.sorts, sorts[place] ?? []),
      }))
      .toSorted((one, other) => other.likeness - one.likeness);
  };
};

/** What each number costs that one has and the other has not; beyond some it does not matter how many. */
const [OTHER_NUMBER, MOST_OTHERS] = [0.04, 4];

/** So many that are likely by their words are looked at for their numbers. */
const LOOKED_AT = 60;

interface ReadTask {
  place: number;
  sorts: TaskNumber['sort'][];
  /** How often it has each feature, by the feature's number. */
  counts: ReadonlyMap<number, number>;
}

/** The words and pairs of words of a task, and the sorts of its numbers. */
const readTask = (task: string): { features: string[]; sorts: TaskNumber['sort'][] } => {
  const { numbers, text } = withoutNumbers(task.replaceAll('’', "'"));
  const words = (text.match(/[a-z']+/g) ?? []).map(stemOf);
  return {
    features: [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)],
    sorts: numbers.map(({ sort }) => sort),
  };
};

const numberOf = (feature: string, numbers: Map<string, number>): number => {
  const known = numbers.get(feature) ?? numbers.size;
  numbers.set(feature, known);
  return known;
};

const counted = (
  features: readonly string[],
  numberFor: (feature: string) => number | undefined,
): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const feature of features) {
    const number = numberFor(feature);
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
};

const ENDINGS = ['ing', 'ed', 'es', 's', 'ly'];
const SHORTEST_STEM = 3;
/** As plain as can be: the same words have to meet, not the right ones. */
const stemOf = (word: string): string => {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

const rarityIn = (tasks: readonly ReadTask[], features: number): Float64Array => {
  const have = new Float64Array(features);
  for (const { counts } of tasks)
    for (const feature of counts.keys()) have[feature] = (have[feature] ?? 0) + 1;
  return have.map((count) => 1 + Math.log((1 + tasks.length) / (1 + count)));
};

/** The features of a task, weighed by how rare they are, together of the length one. */
const normed = (counts: ReadonlyMap<number, number>, rarity: Float64Array): [number, number][] => {
  const weighed = Array.from(counts, ([feature, count]): [number, number] => [
    feature,
    (1 + Math.log(count)) * (rarity[feature] ?? 0),
  ]);
  return ofLengthOne(weighed);
};

const ofLengthOne = (weights: readonly (readonly [number, number])[]): [number, number][] => {
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight ** 2, 0));
  return weights.map(([feature, weight]) => [feature, length > 0 ? weight / length : 0]);
};

/** For each feature the kinds that have it, and how much it counts in the middle of their tasks. */
const weightsByFeature = (
  tasks: readonly ReadTask[],
  rarity: Float64Array,
  kinds: number,
): readonly (readonly (readonly [number, number])[])[] => {
  const sums = Array.from({ length: kinds }, () => new Map<number, number>());
  for (const { place, counts } of tasks)
    for (const [feature, weight] of normed(counts, rarity))
      sums[place]?.set(feature, (sums[place]?.get(feature) ?? 0) + weight);
  const byFeature = Array.from(rarity, (): [number, number][] => []);
  for (const [place, sum] of sums.entries())
    for (const [feature, weight] of ofLengthOne([...sum])) byFeature[feature]?.push([place, weight]);
  return byFeature;
};

/** The sorts of numbers that the tasks of each kind have, each once. */
const sortsByKind = (tasks: readonly ReadTask[], count: number): readonly (readonly string[])[][] => {
  const known = Array.from({ length: count }, () => new Map<string, string[]>());
  for (const { place, sorts } of tasks) known[place]?.set(sorts.toSorted().join(), sorts);
  return known.map((one) => Array.from(one.values()));
};

const otherNumbers = (own: readonly string[], theirs: readonly (readonly string[])[]): number =>
  Math.min(MOST_OTHERS, ...theirs.map((one) => difference(own, one)));

const difference = (own: readonly string[], other: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const sort of own) counts.set(sort, (counts.get(sort) ?? 0) + 1);
  for (const sort of other) counts.set(sort, (counts.get(sort) ?? 0) - 1);
  return Array.from(counts.values(), Math.abs).reduce((sum, one) => sum + one, 0);
};
