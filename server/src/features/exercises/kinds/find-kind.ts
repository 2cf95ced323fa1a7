import { keysOf, weighed, type KindIndex } from './kind-index.ts';
import { readTask } from './read-task.ts';

/** A kind that a task may be of, by its words and numbers. */
export interface FoundKind {
  id: string;
  likeness: number;
  /** How many numbers one has and the other has not: by their sort, and by what they measure. */
  otherSorts: number;
  otherMeasures: number;
  /** Which share of the words that tell kinds apart none of its tasks has: of all, and of the question's. */
  unsharedWords: number;
  unsharedAsked: number;
  /** Which share of its words no written task has. */
  unknownWords: number;
}

/** Which kinds a task may be of, the likeliest few, the likeliest first. */
export type FindKinds = (task: string) => FoundKind[];

/** What each number costs that one has and the other has not; beyond some it does not matter how many. */
const [OTHER_NUMBER, MOST_OTHERS] = [0.04, 4];

/** So many that are likely by their words are looked at for their numbers, and so many of these are handed on. */
const [LOOKED_AT, LIKELIEST] = [60, 12];

const SOME = 1e-9;

/** Compares a task with the middle of the written tasks of each kind. Nothing is learnt in advance. */
export const makeFindKinds = (index: KindIndex): FindKinds => {
  const { ids, rarity, gathered, starts, places, weights, sorts, measures } = index;
  const words = new Map(index.words.map((word, number) => [word, number]));
  const features = new Map(Array.from(index.keys, (key, feature) => [key, feature]));
  const known = (keys: readonly number[]): number[] => keys.flatMap((key) => features.get(key) ?? []);
  const rowsOf = (feature: number): [from: number, to: number] => [
    starts[feature] ?? 0,
    starts[feature + 1] ?? 0,
  ];
  const unshared = (all: readonly number[], place: number): number => {
    const others = all.filter((feature) => !places.subarray(...rowsOf(feature)).includes(place));
    return sumOf(others, gathered) / Math.max(sumOf(all, gathered), SOME);
  };
  const byWords = (own: readonly number[]): Float64Array => {
    const likeness = new Float64Array(ids.length);
    for (const [feature, weight] of weighed(own, rarity)) {
      const [from, to] = rowsOf(feature);
      for (let row = from; row < to; row += 1) {
        const place = places[row] ?? 0;
        likeness[place] = (likeness[place] ?? 0) + weight * (weights[row] ?? 0);
      }
    }
    return likeness;
  };
  return (task) => {
    const read = readTask(task);
    const keys = keysOf(read, (word) => words.get(word));
    const [own, asked] = [known(keys.words), known(keys.asked)];
    const unknownWords = 1 - own.length / Math.max(1, read.words.length);
    return likeliest(byWords([...own, ...asked, ...known(keys.pairs)]))
      .map(({ likeness, place }) => {
        const otherSorts = otherNumbers(read.sorts, sorts[place] ?? []);
        const otherMeasures = otherNumbers(read.measures, measures[place] ?? []);
        const less = OTHER_NUMBER * (otherSorts + otherMeasures);
        return { place, otherSorts, otherMeasures, likeness: likeness - less };
      })
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, LIKELIEST)
      .map(({ place, likeness, otherSorts, otherMeasures }) => ({
        id: ids[place] ?? '',
        likeness,
        otherSorts,
        otherMeasures,
        unsharedWords: unshared(own, place),
        unsharedAsked: unshared(asked, place),
        unknownWords,
      }));
  };
};

/** Only those that are looked at are put in order, because there are twenty times as many others. */
const likeliest = (likenesses: Float64Array): { likeness: number; place: number }[] => {
  const least = likenesses.toSorted().at(-LOOKED_AT) ?? -Infinity;
  const found: { likeness: number; place: number }[] = [];
  for (const [place, likeness] of likenesses.entries())
    if (likeness >= least) found.push({ likeness, place });
  return found.toSorted((one, other) => other.likeness - one.likeness).slice(0, LOOKED_AT);
};

const sumOf = (features: readonly number[], weights: Float32Array): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

const otherNumbers = (own: readonly string[], theirs: readonly (readonly string[])[]): number =>
  Math.min(MOST_OTHERS, ...theirs.map((one) => difference(own, one)));

const difference = (own: readonly string[], other: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const sort of own) counts.set(sort, (counts.get(sort) ?? 0) + 1);
  for (const sort of other) counts.set(sort, (counts.get(sort) ?? 0) - 1);
  return Array.from(counts.values(), Math.abs).reduce((sum, one) => sum + one, 0);
};
