import type { Session, User } from '@studia/contract/auth';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { CODE } from '@studia/contract/limits';
import { inTransaction, sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { deliverCode } from './jobs.ts';
import { codeLetter } from './letters.ts';
import type { Passwords } from './passwords.ts';
import { judgeRefresh, lifetimes, SIGN_IN_ATTEMPTS, SIGN_IN_WINDOW, userOf, type Student } from './rules.ts';
import { makeAuthStore, type AuthStore, type Purpose } from './store.ts';
import { fingerprint, makeTokens, seconds, type Claims, type Tokens } from './tokens.ts';

interface Dependencies {
  db: Handle;
  passwords: Passwords;
  queue: Pick<Queue, 'enqueue'>;
  mail: Pick<Mail, 'send'>;
  clock: Clock;
  random: Random;
}

interface Signed {
  session: Session;
  user: User;
}

export interface Auth {
  signUp(details: {
    email: string;
    password: string;
    fullName: string;
    referralCode: string | null;
  }): Promise<Signed>;
  signIn(email: string, password: string, remembered: boolean): Promise<Signed>;
  refresh(refreshToken: string): Promise<Signed>;
  signOut(refreshToken: string): Promise<void>;
  /** Who carries this access token. */
  identify(accessToken: string): Promise<Claims>;
  user(studentId: StudentId): Promise<User>;
  requestCode(email: string, purpose: Purpose): Promise<void>;
  /** The job behind `requestCode`: makes the code and mails it to who may have it. */
  deliverCode(requestId: string): Promise<void>;
  verifyEmail(email: string, code: string): Promise<void>;
  /** The nightly job: forgets what has run out. */
  sweep(): Promise<void>;
}

/** Sign-up, sign-in, sessions and the proof of an email address. */
export const makeAuth = ({ db, passwords, queue, mail, clock, random }: Dependencies): Auth => {
  const store = makeAuthStore(db);
  let signer: Promise<Tokens> | null = null;
  // Read once, and before any transaction begins: a transaction that waits for a second connection can wait forever.
  const ownTokens = (): Promise<Tokens> =>
    (signer ??= store
      .signingKey('access', Buffer.from(random.bytes(32)), clock.now())
      .then(makeTokens)
      .catch((error: unknown) => {
        signer = null;
        throw error;
      }));

  const startSession = async (
    tokens: Tokens,
    within: AuthStore,
    student: Student,
    remembered: boolean,
    familyId: string,
  ): Promise<Signed> => {
    const now = clock.now();
    const ends = lifetimes(now, remembered);
    const refreshToken = random.token();
    await within.addRefreshToken({
      tokenHash: fingerprint(refreshToken),
      familyId,
      studentId: student.id,
      remembered,
      createdAt: now,
      expiresAt: ends.refresh,
    });
    const user = userOf(student);
    const claims = { studentId: student.id, verified: student.verified };
    const accessToken = await tokens.sign(claims, ends.access, now);
    return {
      session: {
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_at: seconds(ends.access),
        user,
      },
      user,
    };
  };

  return {
    signUp: async ({ email, password, fullName, referralCode }) => {
      const [passwordHash, tokens] = await Promise.all([passwords.hash(password), ownTokens()]);
      return inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const student = await within.addStudent({
          id: random.id() as StudentId,
          email,
          fullName,
          passwordHash,
          referredBy: referralCode,
          createdAt: clock.now(),
        });
        return startSession(tokens, within, student, false, random.id());
      });
    },

    signIn: async (email, password, remembered) => {
      const now = clock.now();
      const attempts = await store.noteSignIn(
        random.id(),
        email,
        now,
        new Date(now.getTime() - SIGN_IN_WINDOW),
      );
      if (attempts > SIGN_IN_ATTEMPTS) throw new Failure('too_many_sign_ins');
      const found = await store.studentByEmail(email);
      const right = await passwords.matches(password, found?.passwordHash ?? null);
      if (!found || !right) throw new Failure('invalid_credentials');
      await store.forgetSignIns(email);
      return startSession(await ownTokens(), store, found.student, remembered, random.id());
    },

    refresh: async (refreshToken) => {
      const tokens = await ownTokens();
      const signed = await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const known = await within.lockRefreshToken(fingerprint(refreshToken));
        if (!known) return null;
        const verdict = judgeRefresh(
          { expiresAt: known.expires_at, usedAt: known.used_at, revokedAt: known.revoked_at },
          clock.now(),
        );
        if (verdict === 'stolen') await within.revokeFamily(known.family_id, clock.now());
        if (verdict !== 'good') return null;
        await within.useRefreshToken(known.token_hash, clock.now());
        const student = await within.student(known.student_id as StudentId);
        return student && startSession(tokens, within, student, known.remembered, known.family_id);
      });
      if (!signed) throw new Failure('session_invalid');
      return signed;
    },

    signOut: async (refreshToken) => {
      await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        const known = await within.lockRefreshToken(fingerprint(refreshToken));
        if (known) await within.revokeFamily(known.family_id, clock.now());
      });
    },

    identify: async (accessToken) => (await ownTokens()).read(accessToken, clock.now()),

    user: async (studentId) => {
      const student = await store.student(studentId);
      if (!student) throw new Failure('session_invalid');
      return userOf(student);
    },

    requestCode: async (email, purpose) => {
      const now = clock.now();
      const requestId = random.id();
      const started = await inTransaction(db, async (transaction) => {
        const taken = await makeAuthStore(transaction).requestCode({
          email,
          purpose,
          requestId,
          now,
          cooledDownSince: new Date(now.getTime() - CODE.resendCooldown),
          expiresAt: new Date(now.getTime() + CODE.lifetime),
          tries: CODE.tries,
        });
        if (taken)
          await queue.enqueue(deliverCode, { requestId }, { key: requestId, within: sqlRunner(transaction) });
        return taken;
      });
      if (!started) throw new Failure('code_cooldown');
    },

    deliverCode: async (requestId) => {
      const code = random.code(CODE.digits);
      const request = await store.setCode(requestId, await passwords.hash(code), clock.now());
      const found = request && (await store.studentByEmail(request.email));
      if (!request || !found || (request.purpose === 'verify' && found.student.verified)) return;
      await mail.send(codeLetter(request.email, request.purpose, code));
    },

    verifyEmail: async (email, code) => {
      const now = clock.now();
      const attempt = await store.takeTry(email, 'verify', now);
      const right = await passwords.matches(code, attempt?.codeHash ?? null);
      if (attempt?.expired) throw new Failure('code_expired');
      const codeHash = attempt?.codeHash;
      if (!right || !codeHash) throw new Failure('code_wrong');
      await inTransaction(db, async (transaction) => {
        const within = makeAuthStore(transaction);
        if (!(await within.useCode(email, 'verify', codeHash, now))) throw new Failure('code_wrong');
        await within.markVerified(email, now);
      });
    },

    sweep: () => store.sweep(clock.now(), new Date(clock.now().getTime() - SIGN_IN_WINDOW)),
  };
};
