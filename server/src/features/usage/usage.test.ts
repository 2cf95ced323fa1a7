import { auth } from '@studia/contract/auth';
import { PLANS } from '@studia/contract/billing';
import { chat } from '@studia/contract/chat';
import type { StudentId } from '@studia/contract/ids';
import { ALLOWANCE, PRICING } from '@studia/contract/limits';
import { usage as calls } from '@studia/contract/usage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scriptedModel } from '../../ports/model/scripted.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { freeTier } from '../../testing/free-tier.ts';
import { PASSWORD, studentOf, verifiedStudent, visitorOf, type Student } from '../../testing/visitors.ts';
import { makeUsage, type Usage } from './service.ts';

const random = scriptedRandom('usage');
let app: TestApp;
let ada: Student;
let usage: Usage;
beforeAll(async () => {
  const answer = [
    { type: 'text' as const, text: 'What did you try?' },
    { type: 'done' as const, usage: { inputTokens: 40, outputTokens: 5, cost: 0.001 }, cut: false },
  ];
  app = await startApp({ world: { model: scriptedModel(answer) } });
  ada = await verifiedStudent(app, 'ada');
  usage = makeUsage({ db: app.database.db, clock: app.clock, random, billing: freeTier });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('usage_entry').execute();
});

const analytics = async (student = ada) => (await student.ask(calls.analytics, {})).analytics;

const begin = async () => (await ada.ask(chat.createSession, { body: {} })).session_id;
const say = (session_id: string) => ada.ask(chat.sendMessage, { body: { session_id, message: 'Hi' } });
const useTokens = (inputTokens: number, student: StudentId = ada.id) =>
  usage.note(app.database.db, student, {
    feature: 'plan',
    sessionId: null,
    inputTokens,
    outputTokens: 0,
    cost: null,
  });

describe('what a student used', () => {
  it('is nothing before the first message', async () => {
    expect(await analytics()).toMatchObject({
      limits: { daily_tokens: ALLOWANCE.dailyTokens, used_today: 0 },
      total: { input_tokens: 0, output_tokens: 0, turns: 0, conversations: 0 },
      by_day: [],
      by_feature: [],
      by_conversation: [],
    });
  });

  it('is counted by the model’s own count, by day, feature and conversation', async () => {
    const [first, second] = [await begin(), await begin()];
    await say(first);
    await say(first);
    app.clock.advance(1_000);
    await say(second);
    await useTokens(100);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(await analytics()).toMatchObject({
      limits: { used_today: 235 },
      total: { input_tokens: 220, output_tokens: 15, turns: 4, conversations: 2 },
      by_day: [{ day: today, input_tokens: 220, output_tokens: 15, turns: 4 }],
      by_feature: [
        { feature: 'chat', input_tokens: 120, turns: 3 },
        { feature: 'plan', input_tokens: 100, turns: 1 },
      ],
      by_conversation: [
        { session_id: second, input_tokens: 40, turns: 1 },
        { session_id: first, input_tokens: 80, turns: 2 },
      ],
    });
  });

  it('stays when the conversation is deleted', async () => {
    const id = await begin();
    await say(id);
    await ada.ask(chat.deleteConversation, { params: { id } });
    expect((await analytics()).total).toMatchObject({ turns: 1 });
  });

  it('is nobody else’s', async () => {
    await useTokens(100);
    expect((await analytics(await verifiedStudent(app, 'eve'))).total).toMatchObject({ turns: 0 });
  });

  it('is not counted again when the same message comes twice', async () => {
    const body = { session_id: await begin(), message: 'Hi', message_id: random.id() };
    await ada.ask(chat.sendMessage, { body });
    await ada.ask(chat.sendMessage, { body });
    expect((await analytics()).total).toMatchObject({ turns: 1 });
  });
});

describe('the allowance of a day', () => {
  it('lets the turn begin that will use it up, and none after it', async () => {
    const id = await begin();
    await useTokens(ALLOWANCE.dailyTokens - 1);
    await say(id);
    const body = { session_id: id, message: 'And now?' };
    expect(await ada.refusal(chat.sendMessage, { body })).toMatchObject({
      status: 429,
      code: 'allowance_used',
    });
    expect((await ada.ask(chat.history, { query: { session_id: id } })).messages).toHaveLength(2);
  });

  it('is that of the own plan, also when more was used than the smallest one allows', async () => {
    await useTokens(ALLOWANCE.dailyTokens);
    const around = { db: app.database.db, clock: app.clock, random };
    const onPremium = { ...freeTier, allows: async () => PLANS.premium.allows };
    await makeUsage({ ...around, billing: onPremium }).allow(ada.id);
    await expect(usage.allow(ada.id)).rejects.toMatchObject({ code: 'allowance_used' });
  });

  it('is full again the next day', async () => {
    const id = await begin();
    await useTokens(ALLOWANCE.dailyTokens);
    const { limits } = await analytics();
    app.clock.advance(new Date(limits.renews_at).getTime() - app.clock.now().getTime());
    const { session } = await visitorOf(app).ask(auth.signIn, {
      body: { email: ada.email, password: PASSWORD },
    });
    const fresh = studentOf(app, session);
    await fresh.ask(chat.sendMessage, { body: { session_id: id, message: 'Good morning' } });
    expect((await analytics(fresh)).limits.used_today).toBe(45);
  });
});

describe('a visitor', () => {
  it('may ask a dozen questions, then signs in to go on', async () => {
    const visitor = visitorOf(app);
    const { session_id } = await visitor.ask(chat.createSession, { body: {} });
    const body = { session_id, message: 'Hi' };
    for (let asked = 0; asked < ALLOWANCE.questionsSignedOut; asked++)
      await visitor.ask(chat.sendMessage, { body });
    expect(await visitor.refusal(chat.sendMessage, { body })).toMatchObject({ code: 'sign_in_to_go_on' });
    const eve = await verifiedStudent(app, 'mae');
    await eve.ask(chat.claim, { body: { session_ids: [session_id] } });
    expect((await eve.ask(chat.sendMessage, { body })).response).toBe('What did you try?');
  });
});

describe('live lessons', () => {
  const HALF_AN_HOUR = PRICING.freeTutorSessionMinutes * 60;
  const noteLive = (sessionId: string, seconds: number, student: StudentId = ada.id) =>
    usage.noteLive(app.database.db, student, { sessionId, startedAt: app.clock.now(), seconds });
  const liveOf = async (student: Student) => (await analytics(student)).live;

  it('of the Free Tier are one a month, of 30 minutes together', async () => {
    const kim = await verifiedStudent(app, 'kim');
    expect(await liveOf(kim)).toMatchObject({ monthly_sessions: 1, monthly_minutes: 30, sessions_used: 0 });
    expect(await usage.liveSecondsLeft(kim.id, null)).toBe(HALF_AN_HOUR);
    const [first, second] = [random.id(), random.id()];
    await noteLive(first, 600, kim.id);
    // The same lesson goes on, another one is too many.
    expect(await usage.liveSecondsLeft(kim.id, first)).toBe(HALF_AN_HOUR - 600);
    await usage.allowLive(kim.id, first);
    await expect(usage.allowLive(kim.id, second)).rejects.toMatchObject({ code: 'live_allowance_used' });
    await noteLive(first, HALF_AN_HOUR, kim.id);
    await expect(usage.allowLive(kim.id, first)).rejects.toMatchObject({ code: 'live_allowance_used' });
    expect(await liveOf(kim)).toMatchObject({ sessions_used: 1, seconds_used: HALF_AN_HOUR });
  });

  it('are told late and twice, and count once', async () => {
    const lou = await verifiedStudent(app, 'lou');
    const id = random.id();
    for (const seconds of [300, 900, 600, 900]) await noteLive(id, seconds, lou.id);
    expect(await liveOf(lou)).toMatchObject({ sessions_used: 1, seconds_used: 900 });
    await noteLive(id, 5_000, ada.id);
    expect(await liveOf(lou)).toMatchObject({ seconds_used: 900, by_day: [{ lessons: 1, seconds: 900 }] });
  });

  it('are there again on the first of the next month', async () => {
    const mia = await verifiedStudent(app, 'mia');
    await noteLive(random.id(), HALF_AN_HOUR, mia.id);
    const { renews_at } = await liveOf(mia);
    expect(renews_at).toMatch(/-01T00:00:00.000Z$/);
    app.clock.advance(Date.parse(renews_at) - app.clock.now().getTime());
    expect(await usage.liveSecondsLeft(mia.id, null)).toBe(HALF_AN_HOUR);
  });

  it('that go on in another month count there with their own minutes, and are not begun a second time', async () => {
    const noa = await verifiedStudent(app, 'noa');
    const [old, next] = [random.id(), random.id()];
    const startedAt = app.clock.now();
    const report = (sessionId: string, seconds: number, at = startedAt) =>
      usage.noteLive(app.database.db, noa.id, { sessionId, startedAt: at, seconds });
    await report(old, HALF_AN_HOUR - 60);
    const { renews_at } = await liveOf(noa);
    app.clock.advance(Date.parse(renews_at) + 5_000 - app.clock.now().getTime());
    expect(await usage.liveSecondsLeft(noa.id, old)).toBe(HALF_AN_HOUR);
    for (const seconds of [HALF_AN_HOUR, HALF_AN_HOUR + 240, HALF_AN_HOUR + 240]) await report(old, seconds);
    expect(await usage.liveSecondsLeft(noa.id, old)).toBe(HALF_AN_HOUR - 300);
    expect((await usage.analytics(noa.id)).live).toMatchObject({ sessions_used: 0, seconds_used: 300 });
    // A new one may be begun, and the old one may still be gone on with.
    await usage.allowLive(noa.id, null);
    await report(next, 600, app.clock.now());
    expect(await usage.liveSecondsLeft(noa.id, old)).toBe(HALF_AN_HOUR - 900);
    await expect(usage.allowLive(noa.id, null)).rejects.toMatchObject({ code: 'live_allowance_used' });
  });

  it('of Premium have no limit', async () => {
    const billing = {
      allows: async () => PLANS.premium.allows,
      planOf: async () => 'premium' as const,
      fewestTokens: PLANS.free.allows.daily_tokens,
    };
    const premium = makeUsage({ db: app.database.db, clock: app.clock, random, billing });
    for (let lesson = 0; lesson < 3; lesson++) await noteLive(random.id(), 10 * HALF_AN_HOUR);
    expect(await premium.liveSecondsLeft(ada.id, null)).toBeNull();
    await premium.allowLive(ada.id, null);
    expect(await premium.tokensLeft(ada.id)).toBeNull();
  });
});
