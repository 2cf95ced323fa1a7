import {
  test as base,
  expect,
  type APIRequestContext,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import type { Session } from '@studia/contract/auth';

/** Somebody with an account. */
export interface Student {
  email: string;
  password: string;
  fullName: string;
  session: Session;
}

const PASSWORD = 'Correct-horse-7';
let made = 0;

/** An address that nobody else in this run has. */
export const newEmail = (): string => `student-${process.pid}-${Date.now()}-${(made += 1)}@example.org`;

/** Makes an account through the calls: verified, and with a complete profile. */
export const makeStudent = async (
  request: APIRequestContext,
  fullName = 'Ada Lovelace',
): Promise<Student> => {
  const student = await makeVerifiedStudent(request, fullName);
  const answer = await request.post('/api/profile/update', {
    headers: { authorization: `Bearer ${student.session.access_token}` },
    data: { country: 'United Kingdom', city: null, standard: 'Graduate', date_of_birth: '1995-12-10' },
  });
  expect(answer.status()).toBe(200);
  const { user } = (await answer.json()) as { user: Session['user'] };
  return { ...student, session: { ...student.session, user } };
};

/** Makes an account up to a verified address; the profile is still empty. */
export const makeVerifiedStudent = async (
  request: APIRequestContext,
  fullName = 'Ada Lovelace',
): Promise<Student> => {
  const newcomer = await makeNewcomer(request, fullName);
  const { email } = newcomer;
  await request.post('/auth/send-verification-code', { data: { email } });
  const verified = await request.post('/auth/verify-code', {
    data: { email, code: await codeFor(request, email) },
  });
  expect(verified.status()).toBe(200);
  // A token that says so; like the page itself, without typing the password again.
  return { email, password: PASSWORD, fullName, session: await renewed(request, newcomer.session) };
};

/** Makes an account whose address is not verified yet. */
export const makeNewcomer = async (
  request: APIRequestContext,
  fullName = 'Ada Lovelace',
): Promise<Student> => {
  const email = newEmail();
  const signedUp = await request.post('/auth/signup', {
    data: { email, password: PASSWORD, options: { data: { full_name: fullName } } },
  });
  expect(signedUp.status()).toBe(200);
  const { session } = (await signedUp.json()) as { session: Session };
  return { email, password: PASSWORD, fullName, session };
};

/** The newest code that was mailed to an address, read where a newcomer would read it. */
export const codeFor = async (
  request: APIRequestContext,
  email: string,
  subject = 'is your Studia code',
): Promise<string> => {
  let code: string | undefined;
  await expect(async () => {
    const outbox = await (await request.get('/dev/outbox')).text();
    const letter = outbox
      .split('<article>')
      .find((article) => article.includes(email) && article.includes(subject));
    code = /<h2>(\d{6}) /.exec(letter ?? '')?.[1];
    expect(code).toBeDefined();
  }).toPass({ timeout: 90_000, intervals: [20, 40, 80, 160] });
  return code ?? '';
};

/** Puts a session into the browser before its first page. Its cookies come with `page.request`. */
export const signInAs = async (page: Page, { session }: Pick<Student, 'session'>): Promise<void> => {
  const { access_token, expires_at, user } = session;
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('signed-in-by-test')) return;
      sessionStorage.setItem('signed-in-by-test', 'yes');
      localStorage.setItem('auth_session', JSON.stringify(stored));
      localStorage.setItem('auth_token', stored.access_token);
      localStorage.setItem('isVerified', String(stored.user.verified));
    },
    { access_token, expires_at, user },
  );
};

/** Somebody whom the tests of a worker share. */
interface SharedAccount {
  /** The student with a session that will last through a test, however long the worker has been at it. */
  fresh: () => Promise<Student>;
}

interface Fixtures {
  /** A student with a complete profile and an account of their own, signed in on `page`. */
  student: Student;
  /** A student with a complete profile, the same one for every test of a worker. */
  sharedStudent: Student;
  /** The same, but the profile is still empty. */
  sharedBeginner: Student;
  /** The same, but the address is not even verified. */
  sharedNewcomer: Student;
}

interface SharedAccountFixtures {
  keptStudent: SharedAccount;
  keptBeginner: SharedAccount;
  keptNewcomer: SharedAccount;
}

/** An access token lives for 15 minutes; a worker on a busy machine lives longer. */
const FRESH_FOR = 5 * 60_000;

const shareAccount =
  (make: typeof makeStudent) =>
  async (
    { playwright }: { playwright: PlaywrightWorkerArgs['playwright'] },
    use: (made: SharedAccount) => Promise<void>,
  ) => {
    const request = await playwright.request.newContext({ baseURL: process.env['STUDIA_URL'] ?? '' });
    let student = await make(request);
    let since = Date.now();
    const fresh = async () => {
      if (Date.now() - since < FRESH_FOR) return student;
      student = { ...student, session: await renewed(request, student.session) };
      since = Date.now();
      return student;
    };
    await use({ fresh });
    await request.dispose();
  };

const renewed = async (request: APIRequestContext, { refresh_token }: Session): Promise<Session> => {
  const answer = await request.post('/auth/refresh', { data: { refresh_token } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { session: Session }).session;
};

/** Tests that begin with a student signed in. */
export const test = base.extend<Fixtures, SharedAccountFixtures>({
  student: async ({ page }, use) => {
    const student = await makeStudent(page.request);
    await signInAs(page, student);
    await use(student);
  },
  keptStudent: [shareAccount(makeStudent), { scope: 'worker' }],
  keptBeginner: [shareAccount(makeVerifiedStudent), { scope: 'worker' }],
  keptNewcomer: [shareAccount(makeNewcomer), { scope: 'worker' }],
  sharedStudent: async ({ keptStudent }, use) => use(await keptStudent.fresh()),
  sharedBeginner: async ({ keptBeginner }, use) => use(await keptBeginner.fresh()),
  sharedNewcomer: async ({ keptNewcomer }, use) => use(await keptNewcomer.fresh()),
});

/**
 * Tests that look around as a student and change nothing about the account. An account costs four slow hashes, so a
 * worker's tests share one. The browser gets no cookie of it: it can neither renew nor end the session of the others.
 */
export const testAsStudent = test.extend<{ signedIn: void }>({
  signedIn: [
    async ({ page, sharedStudent }, use) => {
      await signInAs(page, sharedStudent);
      await use();
    },
    { auto: true },
  ],
});
