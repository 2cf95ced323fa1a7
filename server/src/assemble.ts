import { newestFirst, type Resource } from '@studia/contract/resources';
import type { Belongings, Feature, MadeFeature, Offers } from './feature.ts';

/** The features by their names. */
type FeatureList = Readonly<Record<string, Feature<string, never, unknown>>>;

type NeedsOf<F> = F extends Feature<string, infer Needs, unknown> ? Needs : never;
type ServiceOf<F> = F extends Feature<string, never, infer Service> ? Service : never;
type ServicesOf<List> = { [Name in keyof List]: ServiceOf<List[Name]> };

/** What is gathered from all features, for those that serve all of it. */
interface Gathered {
  belongings: Belongings;
  offers: Offers;
}

/** The list itself where every feature finds what it needs in the world or among the others, under its own name. */
type Complete<List, World> = {
  [Name in keyof List]: World & Gathered & ServicesOf<List> extends NeedsOf<List[Name]>
    ? List[Name] extends Feature<Name & string, never, unknown>
      ? List[Name]
      : { name: Name }
    : { make: (needs: World & ServicesOf<List>) => unknown };
};

/** The product without its doors: every feature made once. */
export interface Assembly<List> {
  services: ServicesOf<List>;
  /** In the order in which they were made: who is needed by others comes before them. */
  made: readonly MadeFeature<unknown>[];
}

/**
 * Makes every feature of the list from the world and the others. In which order, what they take out of their argument
 * says: a service is made when the first asks for it, so features that need each other are found out at the start.
 */
export const assemble = <List extends FeatureList, World extends object>(
  list: List & Complete<List, World>,
  world: World,
): Assembly<List> => {
  const made = new Map<string, MadeFeature<unknown>>();
  const underWay: string[] = [];
  const makeOnce = (name: string, definition: FeatureList[string]): MadeFeature<unknown> => {
    const before = made.get(name);
    if (before) return before;
    if (underWay.includes(name))
      throw new Error(`These features need each other: ${[...underWay, name].join(' → ')}.`);
    underWay.push(name);
    const now = definition.make(given as never);
    underWay.pop();
    made.set(name, now);
    return now;
  };

  const entries = Object.entries<FeatureList[string]>(list);
  const given: object = Object.create(null, Object.getOwnPropertyDescriptors(world));
  Object.defineProperty(given, 'belongings', { value: belongingsIn(() => [...made.values()]) });
  Object.defineProperty(given, 'offers', { value: offersIn(() => [...made.values()]) });
  for (const [name, definition] of entries)
    Object.defineProperty(given, name, { get: () => makeOnce(name, definition).service });

  const services = Object.fromEntries(
    entries.map(([name, definition]) => [name, makeOnce(name, definition).service]),
  );
  refuseTwins([...made.values()].flatMap(({ exportFor }) => Object.keys(exportFor)));
  return { services: services as ServicesOf<List>, made: [...made.values()] };
};

/** What a student takes along and what is erased with them, feature by feature. */
const belongingsIn = (features: () => readonly MadeFeature<unknown>[]): Belongings => ({
  exportFor: async function* (owner) {
    // One after the other: a student who asks for everything must not take every connection for it.
    for (const { exportFor } of features())
      for (const [name, part] of Object.entries(exportFor)) yield [name, await part(owner)] as const;
  },
  forget: async (leaver) => {
    for (const { forget } of features()) await forget(leaver);
  },
});

/** What was made for a student. Each feature answers with its newest, so as many of them all are among those. */
const offersIn = (features: () => readonly MadeFeature<unknown>[]): Offers => ({
  find: async (student, kinds, wish) => {
    const found: Resource[] = [];
    for (const { offers } of features())
      for (const [kind, find] of offers) if (kinds.includes(kind)) found.push(...(await find(student, wish)));
    return found.toSorted(newestFirst).slice(0, wish.limit);
  },
});

const refuseTwins = (names: readonly string[]): void => {
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) throw new Error(`Two features export something as "${twin}".`);
};
