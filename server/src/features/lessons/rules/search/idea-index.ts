import type { Idea } from '@studia/contract/lessons';

/** A text by which an idea can be found, read for its words. */
interface Way {
  text: string;
  terms: ReadonlySet<string>;
  weight: number;
}

interface Entry {
  idea: Idea;
  ways: readonly Way[];
  terms: ReadonlySet<string>;
}

/** How like two texts are by their meaning, from -1 to 1; null when one of them is not known. */
export type Likeness = (way: string) => number | null;

export interface ScoredIdea {
  idea: Idea;
  score: number;
}

export interface IdeaIndex {
  /** Every text by which an idea is found, so that their meanings can be looked up. */
  readonly texts: readonly string[];
  /** The ideas that fit a question, the best first; by words alone where nothing is known of meaning. */
  search(question: string, likeness: Likeness | null): ScoredIdea[];
}

/** What a question is compared with, and how much a match with it counts. */
const waysOf = (idea: Idea): { text: string; weight: number }[] => [
  { text: idea.title, weight: 1 },
  { text: idea.statement, weight: 0.9 },
  ...idea.terms.flatMap(({ name, also = [] }) => [name, ...also].map((text) => ({ text, weight: 0.95 }))),
  ...idea.asks.map(({ ask }) => ({ text: ask, weight: 1 })),
  ...idea.misconceptions.flatMap(({ belief, says }) =>
    [belief, ...says].map((text) => ({ text, weight: 0.95 })),
  ),
  ...idea.items.map(({ ask }) => ({ text: ask, weight: 0.75 })),
];

/** How words, meaning and the whole idea's vocabulary are weighed against each other. */
const WORDS = 0.5;
const MEANING = 0.5;
const VOCABULARY = 0.25;
/** How many ideas a search answers. */
const MOST = 8;

/** An index over ideas; `termsOf` gives the words that tell something, without their endings. */
export const indexIdeas = (ideas: readonly Idea[], termsOf: (text: string) => string[]): IdeaIndex => {
  const entries = ideas.map((idea) => entryOf(idea, termsOf));
  const rarity = rarityIn(entries);
  const mass = (terms: Iterable<string>): number =>
    Array.from(terms).reduce((sum, term) => sum + rarity(term), 0);

  const byWords = (asked: ReadonlySet<string>, way: ReadonlySet<string>): number => {
    const shared = mass(Array.from(asked).filter((term) => way.has(term)));
    return shared === 0 ? 0 : shared / Math.sqrt(mass(asked) * mass(way));
  };

  const scoreOf = ({ ways, terms }: Entry, asked: ReadonlySet<string>, likeness: Likeness | null): number => {
    const best = ways.reduce((most, { text, terms: own, weight }) => {
      const words = byWords(asked, own);
      const meaning = likeness?.(text) ?? null;
      const both = meaning === null ? words : WORDS * words + MEANING * meaning;
      return Math.max(most, weight * both);
    }, 0);
    const known = mass(Array.from(asked).filter((term) => terms.has(term))) / Math.max(1e-9, mass(asked));
    return best + VOCABULARY * known;
  };

  return {
    texts: Array.from(new Set(entries.flatMap(({ ways }) => ways.map(({ text }) => text)))),
    search: (question, likeness) => {
      const asked = new Set(termsOf(question));
      return entries
        .map((entry) => ({ idea: entry.idea, score: scoreOf(entry, asked, likeness) }))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, MOST);
    },
  };
};

const entryOf = (idea: Idea, termsOf: (text: string) => string[]): Entry => {
  const ways = waysOf(idea).map(({ text, weight }) => ({ text, weight, terms: new Set(termsOf(text)) }));
  const said = [idea.simple, idea.full, idea.why, idea.picture?.like, idea.example?.task];
  return {
    idea,
    ways,
    terms: new Set([
      ...ways.flatMap(({ terms }) => Array.from(terms)),
      ...said.flatMap((text) => (typeof text === 'string' ? termsOf(text) : [])),
    ]),
  };
};

/** A word that few ideas use tells more; one that none uses tells that something else is meant. */
const rarityIn = (entries: readonly Entry[]): ((term: string) => number) => {
  const counts = new Map<string, number>();
  for (const { terms } of entries) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + entries.length / (1 + (counts.get(term) ?? 0)));
};
