import { describe, expect, it } from 'vitest';
import { makePasswords } from './passwords.ts';

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const cheap = makePasswords(CHEAP);

describe('a password', () => {
  it('matches its own hash and no other', async () => {
    const hash = await cheap.hash('Correct-horse-1');
    expect(await cheap.matches('Correct-horse-1', hash)).toBe(true);
    expect(await cheap.matches('correct-horse-1', hash)).toBe(false);
    expect(await cheap.matches('', hash)).toBe(false);
  });

  it('never has the same hash twice, and does not stand in it', async () => {
    const [one, other] = [await cheap.hash('Correct-horse-1'), await cheap.hash('Correct-horse-1')];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^\$argon2id\$/);
    expect(one).not.toContain('Correct');
  });

  it('may hold any character', async () => {
    const secret = ' пароль 🐴 e\u0301 ';
    expect(await cheap.matches(secret, await cheap.hash(secret))).toBe(true);
  });

  it('is hashed with more than the OWASP minimum of memory where nobody says otherwise', async () => {
    expect(await makePasswords().hash('x')).toContain('m=47104,t=2,p=1');
  });

  it('waits for its turn when many are typed at once, and every one gets its answer', async () => {
    const passwords = makePasswords(CHEAP, { atOnce: 1 });
    const hash = await passwords.hash('Correct-horse-1');
    const typed = ['Correct-horse-1', 'wrong', 'Correct-horse-1', '', 'Correct-horse-1'];
    const answers = await Promise.all(typed.map((secret) => passwords.matches(secret, hash)));
    expect(answers).toEqual([true, false, true, false, true]);
  });

  it('is refused where too many wait already, and taken again once they are served', async () => {
    const passwords = makePasswords(CHEAP, { atOnce: 1, mostWaiting: 10 });
    const crowd = await Promise.allSettled(Array.from({ length: 50 }, () => passwords.hash('x')));
    const refused = crowd.filter((one) => one.status === 'rejected');
    expect(refused.length).toBe(50 - 11);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'too_many_requests' });
    await expect(passwords.hash('x')).resolves.toMatch(/^\$argon2id\$/);
  });

  it('gives its turn away also when it can not be compared', async () => {
    const passwords = makePasswords(CHEAP, { atOnce: 1 });
    await expect(passwords.matches('x', 'no hash at all')).rejects.toThrow('Decoding failed');
    await expect(passwords.hash('x')).resolves.toMatch(/^\$argon2id\$/);
  });
});

describe('a missing hash', () => {
  it('matches nothing, not even the secret that stands in for it', async () => {
    for (const secret of ['', 'Correct-horse-1', 'a secret that nobody has'])
      expect(await cheap.matches(secret, null)).toBe(false);
  });

  it('is worked on like a real one, so that time tells nobody which accounts exist', async () => {
    const passwords = makePasswords({ memoryCost: 65_536, timeCost: 3, parallelism: 1 });
    await passwords.matches('warm up', null);
    const began = performance.now();
    await passwords.matches('Correct-horse-1', null);
    // Such a hash takes far longer than this on any machine; an early answer takes no time at all.
    expect(performance.now() - began).toBeGreaterThan(10);
  });
});
