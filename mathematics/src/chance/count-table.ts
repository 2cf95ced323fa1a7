import { numberOf } from '../arithmetic/written-number.ts';
import { isNegative, shared, stemsOf } from '../words/stems.ts';

/** Counted things: groups, and within each group the kinds, in the same order everywhere. */
export interface CountTable {
  readonly groups: readonly Label[];
  readonly kinds: readonly Label[];
  /** counts[group][kind] */
  readonly counts: readonly (readonly number[])[];
}

interface Label {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly negative: boolean;
}

const labelOf = (text: string): Label => ({
  text: text.trim(),
  stems: stemsOf(text),
  negative: isNegative(text),
});

const GROUP =
  /\b(?:of|out of|among)\s+(?:the\s+|these\s+)?(\d[\d,]*)\s+([^,.:]+?),\s*([^.\n]+?)(?=[.\n]|$|;\s*(?:and\s+)?(?:out\s+)?of\s+(?:the\s+)?\d)/gi;
const PART =
  /(?:^|,|;|\bwhile\b|\band\b|\bbut\b)\s*(?:while\s+|and\s+|but\s+)?(?:only\s+|the\s+other\s+|the\s+remaining\s+)?(\d[\d,]*)\s+(.*?)(?=(?:,|;|\s+while|\s+and|\s+but)\s+(?:while\s+|and\s+|but\s+)?(?:only\s+|the\s+other\s+|the\s+remaining\s+)?\d|$)/gi;

/** `Of 305 drivers with a phone, 25 got a ticket, while the other 280 did not. Of 450 …` */
export const twoWayIn = (story: string): CountTable | null => {
  const groups = [...story.matchAll(GROUP)].map(([, total, label = '', parts = '']) => ({
    total: numberOf(total),
    label: labelOf(label),
    parts: withRest(
      numberOf(total),
      [...parts.matchAll(PART)].map(([, count, said = '']) => ({
        count: numberOf(count),
        label: labelOf(said),
      })),
    ),
  }));
  const [first] = groups;
  if (!first || groups.length < 2 || first.parts.length < 2) return null;
  const even = groups.every(
    ({ parts, total }) =>
      parts.length === first.parts.length && parts.reduce((sum, part) => sum + part.count, 0) === total,
  );
  if (!even) return null;
  // `have not` alone denies what the first part said.
  const kinds = first.parts.map(({ label }, at): Label => ({
    text: label.text,
    negative: label.negative,
    stems:
      label.stems.size > 0
        ? union(groups.map(({ parts }) => parts[at]?.label.stems ?? new Set()))
        : (first.parts[0]?.label.stems ?? label.stems),
  }));
  return {
    groups: groups.map(({ label }) => label),
    kinds,
    counts: groups.map(({ parts }) => parts.map(({ count }) => count)),
  };
};

// `of 180 who take the bus, 45 are late`: the others are not.
const withRest = (total: number, parts: readonly Part[]): readonly Part[] => {
  const [only, more] = parts;
  return only && more === undefined && only.count < total
    ? [only, { count: total - only.count, label: { ...only.label, negative: !only.label.negative } }]
    : parts;
};

interface Part {
  readonly count: number;
  readonly label: Label;
}

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

const ITEM = /(\d[\d,]*)\s+((?:[^,.;:\d](?!and\s+\d))+)/g;

/** `12 hats, 15 whistles and 10 traps`, with or without the total before. */
export const inventoryIn = (story: string): CountTable | null => {
  const said = [...story.matchAll(ITEM)].map(([, count, label = '']) => ({
    count: numberOf(count),
    label: labelOf(label),
  }));
  const items = withoutNoun(said);
  const sum = items.reduce((total, { count }) => total + count, 0);
  // A total is said before its parts.
  const total = 2 * (items[0]?.count ?? 0) === sum ? 0 : -1;
  const kinds = items.length > 2 ? items.filter((_, at) => at !== total) : items;
  const distinct = new Set(kinds.map(({ label }) => [...label.stems].join(' ')));
  if (kinds.length < 2 || distinct.size < kinds.length || kinds.some(({ label }) => label.stems.size === 0))
    return null;
  return {
    groups: [labelOf('')],
    kinds: kinds.map(({ label }) => label),
    counts: [kinds.map(({ count }) => count)],
  };
};

// `4 red, 6 blue and 10 green marbles`: the last word belongs to all of them.
const withoutNoun = <Item extends { readonly label: Label }>(items: readonly Item[]): Item[] => {
  const short = items.slice(0, -1).every(({ label }) => label.stems.size === 1);
  return items.map((item, at) =>
    at > 0 && at === items.length - 1 && short && item.label.stems.size === 2
      ? { ...item, label: { ...item.label, stems: new Set([...item.label.stems].slice(0, 1)) } }
      : item,
  );
};

/** Which of the labels a phrase means; null when none or more than one fits best. */
export const meant = (labels: readonly Label[], phrase: string): number[] | null => {
  const words = stemsOf(phrase);
  const own = labels.map(
    ({ stems }) => new Set([...stems].filter((stem) => !labels.every((other) => other.stems.has(stem)))),
  );
  const scores = own.map((stems) => shared(stems, words));
  const best = Math.max(...scores);
  if (best > 0) {
    const hits = scores.flatMap((score, at) => (score === best ? [at] : []));
    const [hit] = hits;
    if (hits.length !== 1 || hit === undefined) return opposites(labels, hits, phrase);
    const turned = isNegative(phrase) !== (labels[hit]?.negative ?? false);
    if (!turned) return [hit];
    return best * 2 >= (own[hit]?.size ?? 0) && labels.length > 1
      ? labels.flatMap((_, at) => (at === hit ? [] : [at]))
      : null;
  }
  return labels.every(({ stems }) => shared(stems, words) > 0)
    ? opposites(
        labels,
        labels.map((_, at) => at),
        phrase,
      )
    : null;
};

// Two labels that differ only in a `not`.
const opposites = (labels: readonly Label[], hits: readonly number[], phrase: string): number[] | null => {
  const fitting = hits.filter((at) => labels[at]?.negative === isNegative(phrase));
  return fitting.length === 1 && hits.length === 2 ? fitting : null;
};
