import { spend } from '../budget.ts';
import { lawOf, solvedFor, type PutIn } from '../formula/put-in.ts';
import type { Quantity } from '../quantities/read.ts';
import { CONCEPTS, type ConceptName } from './concepts.ts';
import { NATURE } from './constants.ts';
import type { Given } from './given.ts';
import type { Law } from './law.ts';
import { LAWS } from './laws.ts';
import { candidates } from './roles.ts';

/** A law with numbers put in, and what came out. */
export interface LawUse {
  readonly law: Law;
  readonly unknown: string;
  readonly filled: Readonly<Record<string, PutIn>>;
  readonly value: number;
}

/** A way to a quantity: the laws in order, and the given numbers it rests on. */
export interface Way {
  readonly value: number;
  readonly used: ReadonlySet<Quantity>;
  readonly uses: readonly LawUse[];
}

const MOST_WAYS = 6;
const MOST_TRIES = 4_000;

interface Search {
  readonly given: Given;
  readonly laws: readonly Law[];
  readonly known: Map<string, readonly Way[]>;
  tries: number;
}

/** The laws whose words fit the story. */
const lawsFor = ({ text }: Given): Law[] =>
  LAWS.filter(({ when, not }) => (!when || when.test(text)) && !not?.test(text));

// Several tasks look in the same story: what one has found the others need not look for.
const searches = new WeakMap<Given, Search>();

const searchIn = (given: Given): Search => {
  const before = searches.get(given);
  if (before) return before;
  const search: Search = { given, laws: lawsFor(given), known: new Map(), tries: 0 };
  searches.set(given, search);
  return search;
};

/** How far a search goes, and whether the story may tell more than is used. */
export interface Reach {
  readonly from: number;
  readonly to: number;
  readonly mayLeave: boolean;
}

/** Ways to a quantity over at most so many laws that leave no number of the story unused, shortest first. */
export const waysTo = (target: ConceptName, given: Given, { from, to, mayLeave }: Reach): readonly Way[] => {
  const search = searchIn(given);
  search.tries = 0;
  for (let depth = from; depth <= to; depth++) {
    const ways = byLaws(target, search, depth, [target], true).filter((way) =>
      mayLeave ? isEnough(way, target, given) : leftBy(way, given).length === 0,
    );
    if (ways.length > 0) return ways;
  }
  return [];
};

// A number that is left over means that the story is about more than the laws know.
const leftBy = ({ used, uses }: Way, { found }: Given): Quantity[] => {
  const spare = new Set(uses.flatMap(({ law }) => (law.ignore ?? []).map((name) => CONCEPTS[name].kind)));
  return found.filter((one) => !used.has(one) && one.value !== 0 && !spare.has(one.kind));
};

// What bends, rubs or pushes is never beside the point.
const TELLING = new Set<string>(
  (['angle', 'frictionNumber', 'force', 'efficiency'] as const).map((name) => CONCEPTS[name].kind),
);

// Numbers of other kinds may belong to other questions of the same story.
const isEnough = (way: Way, target: ConceptName, given: Given): boolean => {
  const own = new Set<string>([CONCEPTS[target].kind, ...[...way.used].map(({ kind }) => kind)]);
  return leftBy(way, given).every(({ kind }) => !own.has(kind) && !TELLING.has(kind));
};

const byLaws = (
  target: ConceptName,
  search: Search,
  depth: number,
  path: readonly ConceptName[],
  isFirst = false,
): readonly Way[] => {
  const key = `${path.join(' ')} ${depth} ${isFirst}`;
  const before = search.known.get(key);
  if (before) return before;
  const ways: Way[] = [];
  for (const law of search.laws) {
    if (law.last && !isFirst) continue;
    const letters = Object.entries(law.letters);
    const unknowns = letters.filter(([, name]) => name === target);
    const [unknown, other] = unknowns;
    if (!unknown || other || ++search.tries > MOST_TRIES) continue;
    ways.push(...fillings(law, unknown[0], search, depth, path));
  }
  const few = ways.toSorted((a, b) => a.uses.length - b.uses.length).slice(0, MOST_WAYS);
  search.known.set(key, few);
  return few;
};

const fillings = (
  law: Law,
  unknown: string,
  search: Search,
  depth: number,
  path: readonly ConceptName[],
): Way[] => {
  spend(20);
  let open: {
    filled: Record<string, PutIn>;
    used: ReadonlySet<Quantity>;
    uses: readonly LawUse[];
    taken: readonly Quantity[];
  }[] = [{ filled: constantsOf(law, search.given), used: new Set(), uses: [], taken: [] }];
  for (const [letter, name] of ordered(law, unknown, search)) {
    const choices = waysToLetter(name, search, depth, path);
    open = open
      .flatMap((part) =>
        choices.flatMap((way) => {
          // One number can't stand for two letters of a law.
          const own = way.uses.length === 0 ? [...way.used] : [];
          if (own.some((one) => part.taken.includes(one))) return [];
          return [
            {
              filled: { ...part.filled, [letter]: { value: way.value, unit: CONCEPTS[name].unit } },
              used: new Set([...part.used, ...way.used]),
              uses: [...part.uses, ...way.uses.filter((use) => !part.uses.includes(use))],
              taken: [...part.taken, ...own],
            },
          ];
        }),
      )
      .slice(0, MOST_WAYS);
    if (open.length === 0) return [];
  }
  return open.flatMap(({ filled, used, uses }) => {
    const solved = solvedFor(law.law, unknown, filled);
    return solved
      ? [{ value: solved.value, used, uses: [...uses, { law, unknown, filled, value: solved.value }] }]
      : [];
  });
};

// Whoever has the fewest to choose from goes first.
const ordered = (law: Law, unknown: string, { given }: Search): [string, ConceptName][] =>
  Object.entries(law.letters)
    .filter(([letter]) => letter !== unknown)
    .toSorted(
      ([, a], [, b]) =>
        candidates(given.text, given.found, a).length - candidates(given.text, given.found, b).length,
    );

const waysToLetter = (
  name: ConceptName,
  search: Search,
  depth: number,
  path: readonly ConceptName[],
): readonly Way[] => {
  const direct = candidates(search.given.text, search.given.found, name);
  // Several that fit mean nothing by themselves; the other letters decide between two.
  if (direct.length > 0)
    return direct.length > 2
      ? []
      : direct.map((one) => ({ value: one.value, used: new Set([one]), uses: [] }));
  // On the way to a speed, another speed would only lead around in a circle.
  const isCircle = path.some((one) => CONCEPTS[one].kind === CONCEPTS[name].kind);
  return depth > 1 && !isCircle ? byLaws(name, search, depth - 1, [...path, name]) : [];
};

const constantsOf = (law: Law, { g }: Given): Record<string, PutIn> => {
  const filled: Record<string, PutIn> = {};
  if (uses(law, 'g') && !('g' in law.letters))
    filled['g'] = g === null ? NATURE.gravity : { ...NATURE.gravity, value: g };
  if (uses(law, 'G') && !('G' in law.letters)) filled['G'] = NATURE.gravitation;
  for (const [letter, name] of Object.entries(law.constants ?? {})) filled[letter] = NATURE[name];
  return filled;
};

const uses = ({ law }: Law, letter: string): boolean =>
  lawOf(law) !== null && new RegExp(String.raw`(?<![A-Za-z])${letter}(?![A-Za-z_(])`).test(law);
