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
import { makeAuthStore, type AuthStore } from './store.ts';
import type { Purpose } from './store/codes.ts';

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
  return {
    /** Asks for a code; once a minute, and a few times a day. */
    requestCode: async (email: string, purpose: Purpose, origin: Origin): Promise<void> => {
      const now = clock.now();
      const requestId = random.id();
      const asked = await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const outcome = await within.requestCode({
          email,
          purpose,
          requestId,
          now,
          cooledDownSince: new Date(now.getTime() - CODE.resendCooldown),
          expiresAt: new Date(now.getTime() + CODE.lifetime),
          tries: CODE.tries,
          dayOverSince: new Date(now.getTime() - DAY),
          mostADay: CODE.mostADay,
        });
        if (outcome !== 'taken') return outcome;
        const found = await within.studentByEmail(email);
        await recordEvent(within, 'code-requested', found?.student.id ?? null, origin, { purpose });
        await queue.enqueue(deliverCode, { requestId }, { key: requestId, within: sqlRunner(transaction) });
        return outcome;
      });
      if (asked === 'too-soon') throw new Failure('code_cooldown');
      if (asked === 'too-often') throw new Failure('too_many_codes');
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
      const attempt = await store.takeTry(email, purpose, now);
      const right = await passwords.matches(code, attempt?.codeHash ?? null);
      // A try that was spent is worth a line; a flood of guesses after the last one is not.
      if (attempt && !right) {
        const found = await store.studentByEmail(email);
        await recordEvent(store, 'code-wrong', found?.student.id ?? null, origin, { purpose });
      }
      if (attempt?.expired) throw new Failure('code_expired');
      const codeHash = attempt?.codeHash;
      if (!right || !codeHash) throw new Failure('code_wrong');
      return inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        if (!(await within.useCode(email, purpose, codeHash, now))) throw new Failure('code_wrong');
        return work(within);
      });
    },
  };
};

export type Codes = ReturnType<typeof makeCodes>;
