import { account } from '@studia/contract/account';
import { auth } from '@studia/contract/auth';
import { chat } from '@studia/contract/chat';
import { letters } from '@studia/contract/letters';
import { oauth } from '@studia/contract/oauth';
import { REFERRAL, referral } from '@studia/contract/referral';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import {
  mailedCode,
  PASSWORD,
  studentOf,
  verifiedStudent,
  visitorOf,
  type Student,
} from '../../testing/visitors.ts';
import { workNow } from '../../testing/work-now.ts';
import { followReferrals } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1000;
const PHONE = { 'user-agent': 'Phone' };

const identity = scriptedIdentity();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ world: { identity }, env: { PUBLIC_URL: 'https://studia.school.org' } });
});
afterAll(() => app.close());

const mine = (student: Student) => student.ask(referral.mine, {});
const signIn = async ({ email }: { email: string }): Promise<Student> => {
  const { session } = await visitorOf(app).ask(auth.signIn, { body: { email, password: PASSWORD } });
  return studentOf(app, session);
};
const join = async (name: string, code: string, headers: Record<string, string> = PHONE) => {
  const email = name.includes('@') ? name : `${name}@home.org`;
  const options = { data: { full_name: `${name} Hopper` }, referral_code: code };
  await visitorOf(app).send(auth.signUp, { body: { email, password: PASSWORD, options } }, headers);
  return { email };
};
const verify = async ({ email }: { email: string }): Promise<Student> => {
  await visitorOf(app).ask(auth.sendVerificationCode, { body: { email } });
  await visitorOf(app).ask(auth.verifyCode, { body: { email, code: await mailedCode(app, email) } });
  return signIn({ email });
};
const study = async (student: Student): Promise<void> => {
  const { session_id } = await student.ask(chat.createSession, { body: {} });
  await student.ask(chat.sendMessage, { body: { session_id, message: 'What is 3 + 4?' } });
};
const letterTo = (email: string, subject: string) =>
  vi.waitFor(async () => {
    const found = (await app.letters.list()).find(
      (letter) => letter.to === email && letter.subject === subject,
    );
    if (!found) throw new Error(`no letter to ${email} about ${subject}`);
    return found;
  }, PATIENCE);

describe('an invitation', () => {
  it('is a code of one’s own, always the same, in a link to the front page', async () => {
    const ada = await verifiedStudent(app, 'inviting');
    const { code, link, friends, invited } = await mine(ada);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(link).toBe(`https://studia.school.org/?ref=${code}`);
    expect([friends, invited]).toEqual([[], null]);
    expect((await mine(ada)).code).toBe(code);
    expect((await mine(await verifiedStudent(app, 'other'))).code).not.toBe(code);
  });

  it('shows who joined and how far they are, by first name alone, until both are rewarded', async () => {
    const ada = await verifiedStudent(app, 'ada');
    const { code } = await mine(ada);
    // Somebody may type it in small letters.
    const friend = await join('grace', code.toLowerCase());
    const [first] = (await mine(ada)).friends;
    expect(first).toEqual({
      first_name: 'grace',
      joined_at: app.clock.now().toISOString(),
      state: 'unverified',
      days: 0,
    });
    const letter = await letterTo(ada.email, 'grace joined Studia with your link');
    expect(letter.text).toContain('See your invitations: https://studia.school.org/refer');

    const grace = await verify(friend);
    expect((await mine(ada)).friends).toMatchObject([{ state: 'verified' }]);
    await study(grace);
    await study(grace);
    expect((await mine(ada)).friends).toMatchObject([{ state: 'studied' }]);
    expect((await mine(grace)).invited).toEqual({ by: 'ada', state: 'studied', study_days: 1 });

    app.clock.advance(DAY);
    await study(await signIn(grace));
    expect(await mine(await signIn(ada))).toMatchObject({
      friends: [{ state: 'rewarded', days: 30 }],
      days_earned: 30,
    });
    await letterTo(ada.email, 'You’ve earned 30 days of Premium');
    expect((await letterTo(grace.email, 'You’ve got 30 days of Premium')).text).toContain(
      'since ada invited you',
    );
    expect((await mine(await signIn(grace))).invited).toMatchObject({ state: 'rewarded' });
  });

  it('of nobody, or of oneself later, changes nothing', async () => {
    const friend = await join('lost', 'NOBODY00');
    const lost = await verify(friend);
    expect((await mine(lost)).invited).toBeNull();
  });

  it('earns nothing for an address of one’s own, on the same device, or for the sixth of a day', async () => {
    const ada = await verifiedStudent(app, 'clever');
    await signInFrom(ada.email, { 'user-agent': 'Laptop' });
    const { code } = await mine(ada);
    await join('clever+again@school.org', code);
    await join('twin', code, { 'user-agent': 'Laptop' });
    for (const name of ['one', 'two', 'three', 'four']) await join(name, code, PHONE);
    const states = (await mine(ada)).friends.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['own-address', 'same-device', 'unverified', 'many-in-a-day']));
    expect(states.filter((state) => state === 'unverified')).toHaveLength(REFERRAL.mostADay - 2);
  });

  it('goes with who signs up with a provider', async () => {
    const ada = await verifiedStudent(app, 'welcoming');
    const { code } = await mine(ada);
    identity.vouch('hedy', { email: 'hedy@home.org', name: 'Hedy Lamarr' });
    const params = { provider: 'google' } as const;
    const browser = visitorOf(app);
    const { state } = await browser.ask(oauth.start, { params, body: { referral_code: code } });
    await browser.send(oauth.exchange, { params, body: { code: 'hedy', state } }, PHONE);
    expect((await mine(ada)).friends).toMatchObject([{ first_name: 'Hedy', state: 'verified' }]);
  });

  it('is followed by a job too, when nobody looks', async () => {
    const ada = await verifiedStudent(app, 'patient');
    const { code } = await mine(ada);
    const grace = await verify(await join('diligent', code));
    await study(grace);
    app.clock.advance(DAY);
    await study(await signIn(grace));
    await workNow(app, followReferrals);
    await workNow(app, followReferrals);
    await letterTo(ada.email, 'You’ve earned 30 days of Premium');
    await letterTo(grace.email, 'You’ve got 30 days of Premium');
    const premiumLetters = (await app.letters.list()).filter(({ subject }) =>
      subject.endsWith('30 days of Premium'),
    );
    expect(premiumLetters.filter(({ to }) => to === ada.email || to === grace.email)).toHaveLength(2);
  });
});

describe('letters about invitations', () => {
  it('end with a way to stop them, which looking at does not take', async () => {
    const ada = await verifiedStudent(app, 'quiet');
    const { code } = await mine(ada);
    await join('early', code);
    await mine(ada);
    const { text } = await letterTo(ada.email, 'early joined Studia with your link');
    const [, path = ''] = /Stop these emails: https:\/\/studia\.school\.org(\S+)/.exec(text) ?? [];
    expect((await app.http.inject(path)).body).toContain('Stop these emails?');
    expect((await ada.ask(letters.choices, {})).refused).toEqual([]);

    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.http.inject({
      method: 'POST',
      url: path,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([answer.statusCode, (await ada.ask(letters.choices, {})).refused]).toEqual([200, ['invitations']]);
    const wrong = await app.http.inject({ method: 'POST', url: `${path}x`, headers: form, payload: '' });
    expect(wrong.statusCode).toBe(404);
  });

  it('are not sent to who wants none, and are again when they do', async () => {
    const ada = await verifiedStudent(app, 'choosing');
    const { code } = await mine(ada);
    await ada.ask(letters.choose, { body: { topic: 'invitations', wanted: false } });
    await join('unseen', code);
    await mine(ada);
    await allDelivered();
    await ada.ask(letters.choose, { body: { topic: 'invitations', wanted: true } });
    await join('seen', code);
    await mine(ada);
    await letterTo(ada.email, 'seen joined Studia with your link');
    const subjects = (await app.letters.list()).map(({ subject }) => subject);
    expect(subjects).not.toContain('unseen joined Studia with your link');
  });
});

it('a student takes their invitations along, without anybody else’s name', async () => {
  const ada = await verifiedStudent(app, 'leaving');
  const { code } = await mine(ada);
  const { email } = await join('staying', code);
  await mine(ada);
  const document = await ada.ask(account.export, {});
  expect(document['invitations']).toMatchObject({ code, friends: [{ rewarded_at: null }] });
  expect(JSON.stringify(document['invitations'])).not.toContain(email);
});

/** Waits until every letter about invitations is sent or left out. */
const allDelivered = () =>
  vi.waitFor(async () => {
    const { rows } = await app.database.pool.query(
      `SELECT FROM pgboss.job WHERE name = 'referral/deliver-news' AND state < 'completed'`,
    );
    if (rows.length > 0) throw new Error(`${rows.length} letters are under way`);
  }, PATIENCE);

const signInFrom = (email: string, headers: Record<string, string>) =>
  visitorOf(app).send(auth.signIn, { body: { email, password: PASSWORD } }, headers);
