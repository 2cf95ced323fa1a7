import type { ReviewId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import type { DueCard, Grade } from '@studia/contract/review';

/** An answer that was given in this sitting, with the card as it was before. */
interface GivenGrade {
  id: ReviewId;
  card: DueCard;
  grade: Grade;
}

/** One sitting: what is asked now, what comes, and what was answered. All of it follows from what the student does. */
export interface Sitting {
  current: DueCard | null;
  shown: boolean;
  /** In their order. */
  waiting: readonly DueCard[];
  /** In their first minutes: they come back within the sitting. */
  later: readonly DueCard[];
  given: readonly GivenGrade[];
}

/** A sitting over the first so many cards. */
export const beginSitting = (queue: readonly DueCard[], most: number, now: number): Sitting =>
  ask({ current: null, shown: false, waiting: queue.slice(0, most), later: [], given: [] }, now);

/** The same cards, a moment later: whoever is due by now is asked, if nothing is. */
export const ask = (sitting: Sitting, now: number): Sitting => {
  if (sitting.current) return sitting;
  const { waiting } = sitting;
  const later = sitting.later.toSorted((a, b) => dueOf(a) - dueOf(b));
  const [soonest] = later;
  const [first] = waiting;
  const ahead = first ? 0 : REVIEW.learnAhead;
  if (soonest && dueOf(soonest) <= now + ahead)
    return { ...sitting, current: soonest, shown: false, later: later.slice(1) };
  return { ...sitting, current: first ?? null, shown: false, waiting: waiting.slice(1) };
};

/** The card is graded and the next one comes; it returns in this sitting if its grade brings it back in minutes. */
export const giveGrade = (sitting: Sitting, id: ReviewId, grade: Grade, now: number): Sitting => {
  const { current: card } = sitting;
  if (!card) return sitting;
  const pause = Date.parse(card.next[grade]) - Date.parse(card.as_of);
  const again = { ...card, due: new Date(now + pause).toISOString() };
  const returns = pause <= REVIEW.learnAhead;
  return ask(
    {
      ...sitting,
      current: null,
      later: returns ? [...sitting.later, again] : sitting.later,
      given: [...sitting.given, { id, card, grade }],
    },
    now,
  );
};

/** The last answer is taken back: its card is asked again, before the one that had come instead. */
export const takeBack = (sitting: Sitting): Sitting => {
  const last = sitting.given.at(-1);
  if (!last) return sitting;
  const { card } = last;
  const others = (cards: readonly DueCard[]) => cards.filter(({ id }) => id !== card.id);
  const instead = sitting.current && sitting.current.id !== card.id ? [sitting.current] : [];
  return {
    current: card,
    shown: true,
    waiting: [...instead, ...others(sitting.waiting)],
    later: others(sitting.later),
    given: sitting.given.slice(0, -1),
  };
};

/** What the server says about a card takes the place of what was guessed. */
export const correct = (sitting: Sitting, card: DueCard): Sitting => {
  const replaced = (one: DueCard) => (one.id === card.id ? card : one);
  const { current, shown, waiting, later, given } = sitting;
  return {
    shown,
    given,
    current: current && replaced(current),
    waiting: waiting.map(replaced),
    later: later.map(replaced),
  };
};

/** The card is put aside without an answer. */
export const setAside = (sitting: Sitting, now: number): Sitting => ask({ ...sitting, current: null }, now);

/** How many cards are left, the one that is asked among them. */
export const leftIn = ({ current, waiting, later }: Sitting): number =>
  (current ? 1 : 0) + waiting.length + later.length;

const dueOf = ({ due }: DueCard): number => Date.parse(due);
