import { TOKENS } from '@studia/contract/limits';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Identity } from '../../ports/identity/port.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { makeCodes } from './codes.ts';
import { makeDeletion } from './deletion.ts';
import { makeDetails } from './details.ts';
import { makeDevices } from './devices.ts';
import { makeEnter } from './entrance.ts';
import { makeNote } from './events.ts';
import { makeGuard } from './guard.ts';
import { makeOauth } from './oauth.ts';
import { makeOwner } from './owner.ts';
import type { Passwords } from './passwords.ts';
import { makeDelivery, makePost } from './post.ts';
import { makeProofs } from './proofs.ts';
import { DAY, EVENTS_KEPT, SIGN_IN_WINDOW, STRANGERS_KEPT } from './rules.ts';
import { makeSessions } from './sessions.ts';
import { makeSignIn } from './sign-in.ts';
import { makeAuthStore } from './store.ts';
import { makeWaysIn } from './ways-in.ts';

interface Dependencies {
  db: Handle;
  passwords: Passwords;
  queue: Pick<Queue, 'enqueue'>;
  mail: Pick<Mail, 'send'>;
  identity: Identity;
  clock: Clock;
  random: Random;
}

/** Everything about who a student is: coming in, staying in, proving it, leaving. Each part has a file of its own. */
export const makeAuth = ({ db, passwords, queue, mail, identity, clock, random }: Dependencies) => {
  const store = makeAuthStore(db);
  const note = makeNote({ clock, random });
  const post = makePost({ queue });
  const guard = makeGuard({ store, passwords, clock, note });
  const sessions = makeSessions({ db, clock, random, note });
  const enter = makeEnter({ db, sessions, note, post });
  const codes = makeCodes({ db, passwords, queue, mail, clock, random, note });
  const { refresh, signOut, identify, user } = sessions;
  const { requestCode, deliverCode } = codes;
  const { proveOwner, requestOwnerCode } = makeOwner({ store, guard, codes });

  return {
    refresh,
    signOut,
    identify,
    user,
    requestCode,
    deliverCode,
    requestOwnerCode,
    ...makeSignIn({ db, passwords, clock, random, note, guard, sessions, enter }),
    ...makeProofs({ db, passwords, clock, random, codes, sessions, note, post }),
    ...makeDevices({ db, passwords, clock, guard, sessions, note, post }),
    ...makeOauth({ db, identity, clock, random, sessions, enter, note, post }),
    ...makeWaysIn({ db, clock, proveOwner, sessions, note, post }),
    ...makeDeletion({ db, clock, proveOwner, sessions, note, post }),
    ...makeDetails({ store, clock }),

    /** The job that mails a notice. */
    deliverNotice: makeDelivery({ store, mail }),

    /** The nightly job: forgets what has run out. */
    sweep: (): Promise<void> => {
      const now = clock.now();
      const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
      return store.sweep({
        now,
        guesses: before(SIGN_IN_WINDOW),
        codes: before(DAY),
        // An access token of a session that has ended may still be shown for this long.
        endedSessions: before(TOKENS.accessLifetime),
        events: before(EVENTS_KEPT),
        strangers: before(STRANGERS_KEPT),
      });
    },
  };
};

export type Auth = ReturnType<typeof makeAuth>;
