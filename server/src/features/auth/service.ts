import { TOKENS } from '@studia/contract/limits';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Identity } from '../../ports/identity/port.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { isAccessToken, makeAccessTokens } from './access-tokens.ts';
import { makeCodes } from './codes.ts';
import { makeDeletion } from './deletion.ts';
import { makeDetails } from './details.ts';
import { makeDevices } from './devices.ts';
import { makeRecordEvent } from './events.ts';
import { makeGuard } from './guard.ts';
import { makeProofs } from './mailed-proofs.ts';
import { makeNewcomers } from './newcomers.ts';
import { makeDeliverNotice, makeSendNotice } from './notices.ts';
import { makeOauth } from './oauth.ts';
import { makeOversight } from './oversight.ts';
import { makeOwner } from './owner.ts';
import type { Passwords } from './passwords.ts';
import { DAY, EVENTS_KEPT, SIGN_IN_WINDOW, STRANGERS_KEPT } from './rules.ts';
import { makeSessions } from './sessions.ts';
import { makeSignIn } from './sign-in.ts';
import { makeStartSession } from './start-session.ts';
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
  const recordEvent = makeRecordEvent({ clock, random });
  const sendNotice = makeSendNotice({ queue });
  const guard = makeGuard({ store, passwords, clock, recordEvent });
  const sessions = makeSessions({ db, clock, random, recordEvent });
  const startSession = makeStartSession({ db, sessions, recordEvent, sendNotice });
  const codes = makeCodes({ db, passwords, queue, mail, clock, random, recordEvent });
  const { refresh, signOut, user, isSignedIn } = sessions;
  const accessTokens = makeAccessTokens({ db, clock, random, recordEvent });
  const { requestCode, deliverCode } = codes;
  const { proveOwner, requestOwnerCode } = makeOwner({ store, guard, codes });

  return {
    refresh,
    signOut,
    isSignedIn,
    ...accessTokens,
    /** Who carries this token: one of a session, or a personal one. */
    identify: (token: string) =>
      isAccessToken(token) ? accessTokens.identifyAccessToken(token) : sessions.identify(token),
    user,
    requestCode,
    deliverCode,
    requestOwnerCode,
    ...makeSignIn({ db, passwords, clock, random, recordEvent, guard, sessions, startSession }),
    ...makeProofs({ db, passwords, clock, random, codes, sessions, recordEvent, sendNotice }),
    ...makeDevices({ db, passwords, clock, guard, sessions, recordEvent, sendNotice }),
    ...makeOauth({ db, identity, clock, random, sessions, startSession, recordEvent, sendNotice }),
    ...makeWaysIn({ db, clock, proveOwner, sessions, recordEvent, sendNotice }),
    ...makeDeletion({ db, clock, proveOwner, sessions, recordEvent, sendNotice, mail }),
    ...makeDetails({ store, clock }),
    ...makeNewcomers({ store }),
    ...makeOversight({ db, clock, sessions, recordEvent, sendNotice }),

    /** The job that mails a notice. */
    deliverNotice: makeDeliverNotice({ store, mail }),

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
