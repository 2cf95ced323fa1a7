import type { Handle } from '../../../db/transaction.ts';

interface Guess {
  /** An address at the front door, the id of a session, or a mailed code and the network where it is guessed at. */
  whose: string;
  /** The address that is guessed at; null inside a session. */
  email: string | null;
  now: Date;
  /** What began before this moment is over, and its count with it. */
  overSince: Date;
  /** How many are let through. */
  most: number;
}

/** How often somebody tried a password or a code where they are; one statement, so that guesses at once can't share a count. */
export const guessQueries = (handle: Handle) => ({
  /** The number of this guess; the first one too many has a number still, all after it have none. */
  countGuess: async ({ whose, email, now, overSince, most }: Guess): Promise<number | null> => {
    const row = await handle
      .insertInto('auth_guess')
      .values({ whose, email, began_at: now, guesses: 1 })
      .onConflict((conflict) =>
        conflict
          .column('whose')
          .doUpdateSet((eb) => {
            const isOver = eb('auth_guess.began_at', '<=', overSince);
            return {
              began_at: eb.case().when(isOver).then(now).else(eb.ref('auth_guess.began_at')).end(),
              guesses: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb('auth_guess.guesses', '+', 1))
                .end(),
            };
          })
          .where((eb) =>
            eb.or([eb('auth_guess.began_at', '<=', overSince), eb('auth_guess.guesses', '<=', most)]),
          ),
      )
      .returning('guesses')
      .executeTakeFirst();
    return row?.guesses ?? null;
  },

  forgetGuesses: async (whose: string): Promise<void> => {
    await handle.deleteFrom('auth_guess').where('whose', '=', whose).execute();
  },
});
