/** Which ideas use a word at all, and how much a word tells. */
export interface TermIndex {
  /** The share of what a question's words tell that each idea knows, from 0 to 1, by its place. */
  sharesOf(asked: ReadonlySet<string>): Float32Array;
  /** How much some words tell together: a word that few ideas use tells more, one that none uses that something else is meant. */
  massOf(terms: Iterable<string>): number;
}

/** An index over the words of ideas, given by their places. */
export const indexTerms = (vocabularies: readonly ReadonlySet<string>[]): TermIndex => {
  const users = new Map<string, number[]>();
  for (const [place, vocabulary] of vocabularies.entries())
    for (const term of vocabulary) {
      const so = users.get(term);
      if (so) so.push(place);
      else users.set(term, [place]);
    }
  const rarity = (term: string): number =>
    Math.log(1 + vocabularies.length / (1 + (users.get(term)?.length ?? 0)));
  const massOf = (terms: Iterable<string>): number => {
    let mass = 0;
    for (const term of terms) mass += rarity(term);
    return mass;
  };
  return {
    massOf,
    sharesOf: (asked) => {
      const shares = new Float32Array(vocabularies.length);
      const mass = Math.max(1e-9, massOf(asked));
      for (const term of asked)
        for (const place of users.get(term) ?? []) shares[place] = (shares[place] ?? 0) + rarity(term) / mass;
      return shares;
    },
  };
};
