import type { Idea } from '@studia/contract/lessons';

/** What a text says of its idea. */
type Kind = 'title' | 'statement' | 'simple' | 'full' | 'ask' | 'says' | 'item';

/** A text by which an idea can be found, read for its words. */
interface Way {
  kind: Kind;
  text: string;
  terms: ReadonlySet<string>;
}

interface Entry {
  idea: Idea;
  ways: readonly Way[];
  /** Every word that tells something, of all that is said about the idea. */
  vocabulary: ReadonlySet<string>;
}

/** How like a question and one of these texts are by their meaning, from -1 to 1; null when that is not known. */
export type Likeness = (text: string) => number | null;

export interface ScoredIdea {
  idea: Idea;
  score: number;
}

export interface IdeaIndex {
  /** Every text by which an idea is found, so that their meanings can be looked up. */
  readonly texts: readonly string[];
  /** The ideas that fit a question, the best first. */
  byMeaning(question: string, likeness: Likeness): ScoredIdea[];
  /** The same where nothing is known of meanings; its scores are not those of `byMeaning`. */
  byWords(question: string): ScoredIdea[];
}

const waysOf = (idea: Idea): { kind: Kind; text: string }[] => {
  const each = (kind: Kind, texts: readonly (string | null)[]) =>
    texts.flatMap((text) => (text === null ? [] : [{ kind, text }]));
  return [
    ...each('title', [idea.title]),
    ...each('statement', [idea.statement]),
    ...each('simple', [idea.simple]),
    ...each('full', [idea.full]),
    ...each(
      'ask',
      idea.asks.map(({ ask }) => ask),
    ),
    ...each(
      'says',
      idea.misconceptions.flatMap(({ says }) => says),
    ),
    ...each(
      'item',
      idea.items.map(({ ask }) => ask),
    ),
  ];
};

/** How much the likest text of each kind counts. */
const LIKEST: Record<Kind, number> = {
  ask: 1,
  title: 0.4,
  statement: 0.4,
  simple: 0.4,
  full: 0.4,
  says: 0.4,
  item: 0.4,
};
/** What the three likest texts of any kind have in common counts more than one lucky match. */
const TOGETHER = { texts: 3, weight: 1.5 };
const VOCABULARY = { withMeaning: 1.2, byWords: 0.25 };
/** How many ideas a search answers. */
const MOST = 8;

/** An index over ideas; `termsOf` gives the words that tell something, without their endings. */
export const indexIdeas = (ideas: readonly Idea[], termsOf: (text: string) => string[]): IdeaIndex => {
  const entries = ideas.map((idea) => entryOf(idea, termsOf));
  const rarity = rarityIn(entries);
  const mass = (terms: Iterable<string>): number =>
    Array.from(terms).reduce((sum, term) => sum + rarity(term), 0);
  const massOfShared = (asked: ReadonlySet<string>, own: ReadonlySet<string>): number =>
    mass(Array.from(asked).filter((term) => own.has(term)));

  const knownShare = ({ vocabulary }: Entry, asked: ReadonlySet<string>): number =>
    massOfShared(asked, vocabulary) / Math.max(1e-9, mass(asked));

  const overlap = (asked: ReadonlySet<string>, own: ReadonlySet<string>): number => {
    const shared = massOfShared(asked, own);
    return shared === 0 ? 0 : shared / Math.sqrt(mass(asked) * mass(own));
  };

  const ranked = (scoreOf: (entry: Entry) => number): ScoredIdea[] =>
    entries
      .map((entry) => ({ idea: entry.idea, score: scoreOf(entry) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST);

  return {
    texts: Array.from(new Set(entries.flatMap(({ ways }) => ways.map(({ text }) => text)))),
    byMeaning: (question, likeness) => {
      const asked = new Set(termsOf(question));
      return ranked(
        (entry) => meaningScore(entry.ways, likeness) + VOCABULARY.withMeaning * knownShare(entry, asked),
      );
    },
    byWords: (question) => {
      const asked = new Set(termsOf(question));
      return ranked(
        (entry) =>
          Math.max(0, ...entry.ways.map(({ terms }) => overlap(asked, terms))) +
          VOCABULARY.byWords * knownShare(entry, asked),
      );
    },
  };
};

const meaningScore = (ways: readonly Way[], likeness: Likeness): number => {
  const likest = new Map<Kind, number>();
  const all: number[] = [];
  for (const { kind, text } of ways) {
    const like = likeness(text) ?? 0;
    all.push(like);
    likest.set(kind, Math.max(likest.get(kind) ?? 0, like));
  }
  const top = all.toSorted((one, other) => other - one).slice(0, TOGETHER.texts);
  const together = top.reduce((sum, like) => sum + like, 0) / TOGETHER.texts;
  return Array.from(likest).reduce(
    (sum, [kind, like]) => sum + LIKEST[kind] * like,
    TOGETHER.weight * together,
  );
};

const entryOf = (idea: Idea, termsOf: (text: string) => string[]): Entry => {
  const ways = waysOf(idea).map(({ kind, text }) => ({ kind, text, terms: new Set(termsOf(text)) }));
  const beside = [
    ...idea.terms.flatMap(({ name, definition, also = [] }) => [name, definition, ...also]),
    ...idea.misconceptions.map(({ belief }) => belief),
  ];
  return {
    idea,
    ways,
    vocabulary: new Set([...ways.flatMap(({ terms }) => Array.from(terms)), ...beside.flatMap(termsOf)]),
  };
};

/** A word that few ideas use tells more; one that none uses tells that something else is meant. */
const rarityIn = (entries: readonly Entry[]): ((term: string) => number) => {
  const counts = new Map<string, number>();
  for (const { vocabulary } of entries)
    for (const term of vocabulary) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + entries.length / (1 + (counts.get(term) ?? 0)));
};
