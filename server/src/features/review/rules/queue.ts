import type { CardState } from '@studia/contract/review';

/** A card that may come today, as far as its place in the queue depends on it. */
export interface Waiting {
  state: CardState;
  due: Date;
  urgent: boolean;
}

const DAY = 86_400_000;

/** A student's day: from when it began, where that is told and can be true. */
export const dayOf = (now: Date, since: string | null): { begins: Date; ends: Date } => {
  const day = since === null ? Number.NaN : Date.parse(since);
  const possible = day <= now.getTime() && day > now.getTime() - 2 * DAY;
  const begins = possible ? day : now.getTime() - (now.getTime() % DAY);
  return { begins: new Date(begins), ends: new Date(begins + DAY) };
};

/** How many cards may be new today. */
export const freshToday = (available: number, newADay: number, begun: number): number =>
  Math.min(available, Math.max(0, newADay - begun));

/**
 * The order of a day: confident mistakes, then what is in its first minutes, then what was learnt before, the longest
 * due first, with the new cards spread evenly among it. What is in its first minutes and not due yet comes last.
 */
export const queueOf = <C extends Waiting>(due: readonly C[], fresh: readonly C[], now: Date): C[] => {
  const byDue = due.toSorted((a, b) => a.due.getTime() - b.due.getTime());
  const urgent = byDue.filter((card) => card.urgent);
  const others = byDue.filter((card) => !card.urgent);
  const minutes = others.filter(({ state }) => state !== 'review');
  const known = others.filter(({ state }) => state === 'review');
  return [
    ...urgent,
    ...minutes.filter((card) => card.due <= now),
    ...spread(known, fresh),
    ...minutes.filter((card) => card.due > now),
  ];
};

/** Two lists as one, each in its own order, the shorter spread evenly over the longer. */
const spread = <C>(known: readonly C[], fresh: readonly C[]): C[] => {
  const place = (list: readonly C[]) =>
    list.map((card, index) => ({ card, at: (index + 1) / (list.length + 1) }));
  return [...place(known), ...place(fresh)].toSorted((a, b) => a.at - b.at).map(({ card }) => card);
};
