import type { Telling } from './ranking.ts';
import type { ReadPassage } from './read-passage.ts';

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
export const proximityIn = ({ terms, whole }: Telling, { passage, before, after }: InBook): number[] => {
  const behind = passage.sentences.length;
  const near = passage.sentences.map(() => 0);
  for (const [term, tells] of terms) {
    const above = passage.heading.has(term) ? ABOVE : 0;
    const places = [
      ...placesIn(before, term, -(before?.sentences.length ?? 0)).filter((at) => at >= -FARTHEST),
      ...placesIn(passage, term, 0),
      ...placesIn(after, term, behind).filter((at) => at < behind + FARTHEST),
    ];
    if (above === 0 && places.length === 0) continue;
    for (let at = 0; at < behind; at += 1)
      near[at] = (near[at] as number) + tells * Math.max(above, nearest(places, at));
  }
  return near.map((part) => (whole > 0 ? part / whole : 0));
};

/** The sentences in which a term stands, counted from where the passage begins. */
const placesIn = (passage: ReadPassage | null, term: string, begins: number): number[] => {
  // Most passages hold few of the terms, and that is known without looking through them.
  if (!passage?.terms.counts.has(term)) return [];
  return passage.sentences.flatMap(({ terms }, at) => (terms.includes(term) ? [begins + at] : []));
};

const nearest = (places: readonly number[], at: number): number => {
  let distance = Number.POSITIVE_INFINITY;
  for (const place of places) distance = Math.min(distance, Math.abs(place - at));
  return distance > FARTHEST ? 0 : 1 / (1 + distance / HALF);
};
