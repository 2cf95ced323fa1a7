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
  const tasks = [...kinds.values()].flatMap((kind, place) =>
    kind.says.map((say) => ({ place, ...featuresOf(taskOf(say)) })),
  );
  const rarity = rarityIn(tasks.map(({ features }) => [...features.keys()]));
  const weights = weightsByFeature(tasks, rarity, ids.length);
  const sorts = sortsByKind(tasks, ids.length);
  return (task) => {
    const asked = featuresOf(task);
    const likeness = new Float64Array(ids.length);
    const own = normed(weighed(asked.features, rarity));
    for (const [feature, weight] of own)
      for (const [place, theirs] of weights.get(feature) ?? [])
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

interface Features {
  features: Map<string, number>;
  sorts: TaskNumber['sort'][];
}

const featuresOf = (task: string): Features => {
  const { numbers, text } = withoutNumbers(task.replaceAll('’', "'"));
  const words = (text.match(/[a-z']+/g) ?? []).map(stemOf);
  const features = new Map<string, number>();
  for (const length of [1, 2])
    for (let at = 0; at + length <= words.length; at += 1) {
      const feature = words.slice(at, at + length).join(' ');
      features.set(feature, (features.get(feature) ?? 0) + 1);
    }
  return { features, sorts: numbers.map(({ sort }) => sort) };
};

const ENDINGS = ['ing', 'ed', 'es', 's', 'ly'];
const SHORTEST_STEM = 3;
/** As plain as can be: the same words have to meet, not the right ones. */
const stemOf = (word: string): string => {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

const rarityIn = (tasks: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const feature of tasks.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map(
    Array.from(counts, ([feature, count]) => [feature, 1 + Math.log((1 + tasks.length) / (1 + count))]),
  );
};

const weighed = (
  features: ReadonlyMap<string, number>,
  rarity: ReadonlyMap<string, number>,
): Map<string, number> =>
  new Map(
    Array.from(features)
      .filter(([feature]) => rarity.has(feature))
      .map(([feature, count]) => [feature, (1 + Math.log(count)) * (rarity.get(feature) ?? 0)]),
  );

const normed = (weights: ReadonlyMap<string, number>): Map<string, number> => {
  const length = Math.sqrt(
    Array.from(weights.values(), (one) => one ** 2).reduce((sum, one) => sum + one, 0),
  );
  return new Map(Array.from(weights, ([feature, weight]) => [feature, length > 0 ? weight / length : 0]));
};

/** For each feature the kinds that have it, and how much it counts there. */
const weightsByFeature = (
  tasks: readonly (Features & { place: number })[],
  rarity: ReadonlyMap<string, number>,
  count: number,
): ReadonlyMap<string, readonly (readonly [number, number])[]> => {
  const sums = Array.from({ length: count }, () => new Map<string, number>());
  for (const { place, features } of tasks)
    for (const [feature, weight] of normed(weighed(features, rarity)))
      sums[place]?.set(feature, (sums[place]?.get(feature) ?? 0) + weight);
  const byFeature = new Map<string, [number, number][]>();
  for (const [place, sum] of sums.entries())
    for (const [feature, weight] of normed(sum)) {
      const known = byFeature.get(feature);
      if (known) known.push([place, weight]);
      else byFeature.set(feature, [[place, weight]]);
    }
  return byFeature;
};

/** The sorts of numbers that the tasks of each kind have, each once. */
const sortsByKind = (
  tasks: readonly (Features & { place: number })[],
  count: number,
): readonly (readonly string[])[][] => {
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
