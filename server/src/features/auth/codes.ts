import { Failure } from '@studia/contract/errors';
import { CODE } from '@studia/contract/limits';
import { inTransaction, sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { RecordEvent } from './events.ts';
import { deliverCode } from './jobs.ts';
import { codeLetter } from './letters.ts';
import type { Passwords } from './passwords.ts';
import { DAY, type Origin } from './rules.ts';
import { judgeRequest } from './rules/code-requests.ts';
import { makeAuthStore, type AuthStore } from './store.ts';
import type { Purpose, UnusedCode } from './store/codes.ts';

interface Dependencies {
  db: Handle;
  passwords: Passwords;
  queue: Pick<Queue, 'enqueue'>;
  mail: Pick<Mail, 'send'>;
  clock: Clock;
  random: Pick<Random, 'id' | 'code'>;
  recordEvent: RecordEvent;
}

/** A code, and what somebody wants with it. */
interface ShownCode {
  email: string;
  purpose: Purpose;
  code: string;
  origin: Origin;
}

/** Mailed codes. An address without an account is worked on like any other, and only the job knows better. */
export const makeCodes = ({ db, passwords, queue, mail, clock, random, recordEvent }: Dependencies) => {
  const store = makeAuthStore(db);

  const count = async (email: string, whose: string, most: number, now: Date): Promise<void> => {
    const overSince = new Date(now.getTime() - CODE.lifetime);
    const guess = await store.countGuess({ whose, email, now, overSince, most });
    if (guess === null || guess > most) throw new Failure('code_used_up');
  };

  /**
   * Spends a try before the code is compared, so that parallel guesses can't share it. Each network has its own; those
   * from which no code was asked for share some besides, and so can't use up those of who did ask.
   */
  const spendTry = async (
    whose: Pick<ShownCode, 'email' | 'purpose'>,
    requester: string,
    asked: boolean,
    now: Date,
  ): Promise<void> => {
    await count(whose.email, guessesFrom(whose, requester), CODE.tries, now);
    if (!asked) await count(whose.email, guessesElsewhere(whose), CODE.triesElsewhere, now);
  };

  /** The code that was typed; where there is none to compare with, the same work is done. */
  const find = async (code: string, alive: readonly UnusedCode[]): Promise<UnusedCode | null> => {
    if (alive.length === 0) await passwords.matches(code, null);
    for (const one of alive) if (await passwords.matches(code, one.codeHash)) return one;
    return null;
  };

  return {
    /** Asks for a code; each network once a minute and a few times a day. */
    requestCode: async (email: string, purpose: Purpose, origin: Origin): Promise<void> => {
      const now = clock.now();
      const requestId = random.id();
      const requester = requesterOf(origin);
      const refusal = await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        await within.lockCodes(email, purpose);
        const asked = await within.askedCodes(email, purpose, new Date(now.getTime() - DAY));
        const refused = judgeRequest(asked, requester, now);
        if (refused) return refused;
        const expiresAt = new Date(now.getTime() + CODE.lifetime);
        await within.addCode({ email, purpose, requester, requestId, requestedAt: now, expiresAt });
        await within.forgetGuesses(guessesFrom({ email, purpose }, requester));
        const found = await within.studentByEmail(email);
        await recordEvent(within, 'code-requested', found?.student.id ?? null, origin, { purpose });
        await queue.enqueue(deliverCode, { requestId }, { key: requestId, within: sqlRunner(transaction) });
        return null;
      });
      if (refusal) throw new Failure(refusal.code, { retryAfter: secondsUntil(refusal.until, now) });
    },

    /** The job behind `requestCode`: makes the code and mails it to who may have it. */
    deliverCode: async (requestId: string): Promise<void> => {
      const code = random.code(CODE.digits);
      const request = await store.setCode(requestId, await passwords.hash(code), clock.now());
      const found = request && (await store.studentByEmail(request.email));
      if (!request || !found || (request.purpose === 'verify' && found.student.verified)) return;
      await mail.send(codeLetter(request.email, request.purpose, code));
    },

    /** Uses a code up and does, in the same transaction, what it is good for. */
    redeem: async <Result>(
      { email, purpose, code, origin }: ShownCode,
      work: (within: AuthStore) => Promise<Result>,
    ): Promise<Result> => {
      const now = clock.now();
      const whose = { email, purpose };
      const requester = requesterOf(origin);
      const unused = await store.unusedCodes(email, purpose);
      const alive = unused.filter(({ expiresAt }) => expiresAt > now);
      const asked = alive.some((one) => one.requester === requester);
      await spendTry(whose, requester, asked, now);
      const right = await find(code, alive);
      if (!right && unused.length > 0) {
        const found = await store.studentByEmail(email);
        await recordEvent(store, 'code-wrong', found?.student.id ?? null, origin, { purpose });
      }
      if (!right) throw new Failure(alive.length === 0 && unused.length > 0 ? 'code_expired' : 'code_wrong');
      return inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        if (!(await within.useCode(email, purpose, right.requestId, now))) throw new Failure('code_wrong');
        await within.forgetGuesses(guessesFrom(whose, requester));
        return work(within);
      });
    },
  };
};

/** The network that a call comes from. */
const requesterOf = ({ network }: Origin): string => network ?? '';

/** Under which name the guesses of a network at the codes of an address are counted. */
const guessesFrom = ({ email, purpose }: Pick<ShownCode, 'email' | 'purpose'>, network: string): string =>
  `${purpose} ${email} ${network}`;

/** Under which name all guesses are counted that come from networks where no code was asked for. */
const guessesElsewhere = ({ email, purpose }: Pick<ShownCode, 'email' | 'purpose'>): string =>
  `${purpose} ${email}`;

const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

export type Codes = ReturnType<typeof makeCodes>;
