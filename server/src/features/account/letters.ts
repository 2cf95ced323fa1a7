import type { StudentId } from '@studia/contract/ids';
import type { LetterChoices, LetterTopic } from '@studia/contract/letters';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { makeLetterStore } from './store.ts';

interface Dependencies {
  db: Handle;
  clock: Clock;
  random: Pick<Random, 'token'>;
  publicUrl: string;
}

/** Which letters a student wants. Only those are asked about that nobody needs. */
export const makeLetterChoices = ({ db, clock, random, publicUrl }: Dependencies) => {
  const store = makeLetterStore(db);
  const choices = async (owner: StudentId): Promise<LetterChoices> => ({
    refused: await store.refused(owner),
  });
  return {
    letterChoices: choices,

    chooseLetters: async (owner: StudentId, topic: LetterTopic, wanted: boolean): Promise<LetterChoices> => {
      await store.choice(owner, topic, random.token());
      await store.choose(owner, topic, wanted ? null : clock.now());
      return choices(owner);
    },

    /** The address that ends letters of a kind, to stand in each of them; null when the student wants none. */
    unsubscribeLink: async (owner: StudentId, topic: LetterTopic): Promise<string | null> => {
      const { token, refused } = await store.choice(owner, topic, random.token());
      return refused ? null : `${publicUrl}/letters/unsubscribe?token=${token}`;
    },

    /** Ends a kind of letters for whoever has the token of one; false when it is nobody's. */
    unsubscribe: async (token: string): Promise<boolean> =>
      (await store.refuseByToken(token, clock.now())) !== null,
  };
};
