import { Failure } from '@studia/contract/errors';
import type { ReviewId, StudentId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import type { CardAnswer, DueCard } from '@studia/contract/review';

/** Where answers wait until the server has them; they outlive the page. */
const KEY = 'review_answers';

/** An answer that waits, and whose it is. */
type Waiting = CardAnswer & { owner: StudentId };

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'id' in value && 'card_id' in value && 'owner' in value;

const answerIn = (waiting: Waiting): CardAnswer => {
  const { owner: _, ...answer } = waiting;
  return answer;
};

const readAll = (): Waiting[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
};

const writeAll = (answers: readonly Waiting[]): void => {
  if (answers.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(answers));
};

const without = (ids: ReadonlySet<ReviewId>): void => writeAll(readAll().filter(({ id }) => !ids.has(id)));

/** Somebody signed out: nothing of theirs stays in this browser. */
export const forgetUnsentAnswers = (): void => localStorage.removeItem(KEY);

/** The answers of one student that wait in this browser. */
export const unsentAnswersOf = (owner: StudentId) => {
  const own = () => readAll().filter((answer) => answer.owner === owner);
  return {
    count: (): number => own().length,
    /** The cards whose answers wait. */
    cards: (): ReadonlySet<string> => new Set(own().map(({ card_id }) => card_id)),
    add: (answer: CardAnswer): void => writeAll([...readAll(), { ...answer, owner }]),
    /** Takes an answer out before it was sent; false where it is not there any more. */
    remove: (id: ReviewId): boolean => {
      const waits = own().some((answer) => answer.id === id);
      if (waits) without(new Set([id]));
      return waits;
    },
    /** Sends what waits; answers with the cards as they are now. What can't be sent now goes on waiting. */
    send: async (deliver: (answers: CardAnswer[]) => Promise<DueCard[]>): Promise<DueCard[]> => {
      const batch = own().slice(0, REVIEW.mostAtOnce);
      if (batch.length === 0) return [];
      const ids = new Set(batch.map(({ id }) => id));
      try {
        const cards = await deliver(batch.map(answerIn));
        without(ids);
        return cards;
      } catch (error) {
        // What the server will never take must not keep the others waiting.
        if (error instanceof Failure && error.code === 'bad_request') without(ids);
        throw error;
      }
    },
  };
};
