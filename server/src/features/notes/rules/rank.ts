/** From here on, two texts are about the same; below it, a meaning is only a distant relation. */
const ALIKE = 0.4;

/** A note beside a question: how many of its words it has, whether its title has it, and how alike it is in meaning. */
export interface Candidate {
  id: string;
  hits: number;
  titleHits: number;
  /** The title contains the question letter for letter. */
  inTitle: boolean;
  likeness: number | null;
}

/** The notes that answer a question, the best first. */
export const rank = (candidates: readonly Candidate[], terms: number): string[] =>
  candidates
    .map((candidate) => ({ id: candidate.id, score: scoreOf(candidate, terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.id.localeCompare(other.id))
    .map(({ id }) => id);

const scoreOf = ({ hits, titleHits, inTitle, likeness }: Candidate, terms: number): number => {
  const share = (count: number): number => (terms === 0 ? 0 : count / terms);
  // One word of five is chance; more than half of them is not.
  const words = share(hits) > 0.5 || (terms <= 2 && hits > 0) ? share(hits) : 0;
  const meaning = likeness !== null && likeness >= ALIKE ? likeness : 0;
  return words + share(titleHits) / 2 + (inTitle ? 1 : 0) + meaning;
};
