import type { StudentId } from '@studia/contract/ids';
import type { AuthStore } from './store.ts';

/** Where somebody was when they signed up or in. */
interface Place {
  address: string | null;
  userAgent: string | null;
}

/** Who came by whose invitation, for the feature that rewards it. */
export const makeNewcomers = ({
  store,
}: {
  store: Pick<AuthStore, 'referredSince' | 'student' | 'eventsOf'>;
}) => ({
  /** Who came with a friend's code since a moment, the first first; with this code, or with any. */
  referredSince: (moment: Date, code: string | null = null) => store.referredSince(moment, code),

  /** Name and address of a student; null when there is no such student. */
  findStudent: async (id: StudentId) => (await store.student(id))?.student ?? null,

  /** Where a student signed up and in, as far back as events are kept; the first is where they signed up. */
  placesOf: async (id: StudentId): Promise<Place[]> => {
    const events = await store.eventsOf(id);
    return (['signed-up', 'signed-in'] as const).flatMap((kind) =>
      events
        .filter((event) => event.kind === kind)
        .map(({ address, user_agent }) => ({ address, userAgent: user_agent })),
    );
  },
});
