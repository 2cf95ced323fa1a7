import { CODE } from '@studia/contract/limits';
import { passwordReset } from '@studia/contract/password-reset';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { allMailed, mailedCode, newStudent, visitorOf, type Visitor } from '../../testing/visitors.ts';

let app: TestApp;
let owner: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  app = await startApp({ world: { random: scriptedRandom('way back') } });
  owner = visitorOf(app, { address: '192.0.2.10' });
  stranger = visitorOf(app, { address: '203.0.113.66' });
});
afterAll(() => app.close());

const ask = (who: Visitor, email: string) => who.send(passwordReset.sendOtp, { body: { email } });
const enter = (who: Visitor, email: string, otp: string) =>
  who.send(passwordReset.verifyOtp, { body: { email, otp } });
const guess = async (who: Visitor, email: string, otp: string): Promise<string> =>
  (await who.refusal(passwordReset.verifyOtp, { body: { email, otp } })).code;
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const victim = async (name: string) => (await newStudent(app, name)).email;
const lettersTo = async (email: string) => (await app.letters.list()).filter(({ to }) => to === email).length;

describe('the owner’s way back', () => {
  it('stays open however often a stranger asks for codes', async () => {
    const email = await victim('besieged');
    for (let asked = 0; asked < 2 * CODE.mostADay; asked += 1) {
      await ask(stranger, email);
      app.clock.advance(CODE.resendCooldown);
    }
    app.clock.advance(CODE.lifetime);
    await allMailed(app);
    const before = await lettersTo(email);
    expect((await ask(owner, email)).statusCode).toBe(200);
    const otp = await mailedCode(app, email, before + 1);
    expect((await enter(owner, email, otp)).statusCode).toBe(200);
  });

  it('stays open while strangers everywhere ask at once: a code that was mailed is good whoever asked', async () => {
    const email = await victim('crowded');
    const answers = [];
    for (let n = 0; n < CODE.mostAlive + 3; n += 1)
      answers.push(await ask(visitorOf(app, { address: `198.51.100.${n}` }), email));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(CODE.mostAlive);
    const refused = await ask(owner, email);
    expect(refused.json()).toMatchObject({ code: 'too_many_codes' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(CODE.lifetime / 1000);
    const otp = await mailedCode(app, email, CODE.mostAlive);
    expect((await enter(owner, email, otp)).statusCode).toBe(200);
  });

  it('stays open when a stranger guesses at the code', async () => {
    const email = await victim('guessed');
    await ask(owner, email);
    const otp = await mailedCode(app, email);
    for (let n = 0; n < 3 * CODE.triesElsewhere; n += 1) await guess(stranger, email, otherThan(otp));
    expect((await enter(owner, email, otp)).statusCode).toBe(200);
  });

  it('stays open when strangers everywhere guess, to who asked for the code', async () => {
    const email = await victim('guessed-everywhere');
    await ask(owner, email);
    const otp = await mailedCode(app, email);
    for (let n = 0; n < CODE.triesElsewhere; n += 1)
      await guess(visitorOf(app, { address: `198.51.100.${n}` }), email, otherThan(otp));
    const late = visitorOf(app, { address: '198.51.100.250' });
    expect(await guess(late, email, otp)).toBe('code_used_up');
    expect((await enter(owner, email, otp)).statusCode).toBe(200);
  });

  it('is the same from the phone on which the mail is read', async () => {
    const email = await victim('two-devices');
    await ask(owner, email);
    const phone = visitorOf(app, { address: '2001:db8:1:2::7' });
    expect((await enter(phone, email, await mailedCode(app, email))).statusCode).toBe(200);
  });

  it('is not made wider by moving within one IPv6 network', async () => {
    const email = await victim('one-network');
    const at = (last: number) => visitorOf(app, { address: `2001:db8:9:9::${last}` });
    for (let n = 1; n <= CODE.tries; n += 1) expect(await guess(at(n), email, '000000')).toBe('code_wrong');
    expect(await guess(at(99), email, '000000')).toBe('code_used_up');
    await ask(at(1), email);
    expect((await ask(at(2), email)).json()).toMatchObject({ code: 'code_cooldown' });
  });

  it('closes behind who took it: the other codes of the address end', async () => {
    const email = await victim('once');
    await ask(stranger, email);
    const earlier = await mailedCode(app, email);
    await ask(owner, email);
    await enter(owner, email, await mailedCode(app, email, 2));
    expect(await guess(stranger, email, earlier)).toBe('code_wrong');
  });
});

describe('who has tried too often', () => {
  it('is told so from the sixth try on, whether or not the address has an account', async () => {
    const known = await victim('known');
    for (const email of [known, 'unknown@school.org']) {
      for (const asks of [false, true]) {
        if (asks) await ask(owner, email);
        const codes = [];
        for (let n = 0; n < CODE.tries + 2; n += 1) codes.push(await guess(owner, email, '000000'));
        expect([email, asks, ...codes]).toEqual([
          email,
          asks,
          ...Array<string>(CODE.tries).fill('code_wrong'),
          'code_used_up',
          'code_used_up',
        ]);
      }
    }
  });

  it('goes on with a new code', async () => {
    const email = await victim('clumsy');
    await ask(owner, email);
    const otp = await mailedCode(app, email);
    for (let n = 0; n < CODE.tries; n += 1) await guess(owner, email, otherThan(otp));
    expect(await guess(owner, email, otp)).toBe('code_used_up');
    app.clock.advance(CODE.resendCooldown);
    await ask(owner, email);
    expect((await enter(owner, email, await mailedCode(app, email, 2))).statusCode).toBe(200);
  });
});

describe('who asks too often', () => {
  it('is told when to ask again', async () => {
    const email = await victim('eager');
    await ask(owner, email);
    app.clock.advance(20_000);
    const soon = await ask(owner, email);
    expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '40']);
  });
});
