import { coverageOf, type Statistics, type Weights } from './ranking.ts';
import type { ReadPassage } from './reading.ts';

/** A term so many sentences away still belongs to what is said here: `he` was named before. */
const FARTHEST = 8;
/** At so many sentences' distance it counts half. */
const HALF = 4;
/** How much a term counts that stands in the headings above. */
const ABOVE = 0.7;

interface InBook {
  passage: ReadPassage;
  before: ReadPassage | null;
  after: ReadPassage | null;
}

/** For each sentence of a passage: how much of a question stands in it and around it, from 0 to 1. */
export const nearnessIn = (
  question: Weights,
  { passage, before, after }: InBook,
  statistics: Statistics,
): number[] => {
  const lead = before?.sentences.slice(-FARTHEST) ?? [];
  const row = [...lead, ...passage.sentences, ...(after?.sentences.slice(0, FARTHEST) ?? [])];
  const places = new Map<string, number[]>();
  for (const [at, { terms }] of row.entries())
    for (const term of terms) if (question.has(term)) places.set(term, [...(places.get(term) ?? []), at]);
  return passage.sentences.map((_, at) =>
    coverageOf(
      question,
      (term) => Math.max(passage.heading.has(term) ? ABOVE : 0, nearest(places.get(term), at + lead.length)),
      statistics,
    ),
  );
};

const nearest = (places: readonly number[] | undefined, at: number): number => {
  if (!places) return 0;
  const distance = Math.min(...places.map((place) => Math.abs(place - at)));
  return distance > FARTHEST ? 0 : 1 / (1 + distance / HALF);
};
