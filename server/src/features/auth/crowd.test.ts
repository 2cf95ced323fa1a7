import { auth } from '@studia/contract/auth';
import { expect, it } from 'vitest';
import { startApp } from '../../testing/app.ts';

it('lets a whole class sign up at once in the first second of a new installation', async () => {
  const app = await startApp();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      app.http.inject({
        method: auth.signUp.method,
        url: auth.signUp.path,
        payload: {
          email: `student-${number}@school.example`,
          password: 'Correct-horse-7',
          options: { data: { full_name: `Student Number ${number}` } },
        },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  await app.close();
});

it('sends a crowd away that is larger than it can serve, says when to come back, and serves the rest', async () => {
  const app = await startApp({ passwordRoom: { atOnce: 1, mostWaiting: 0 } });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      app.http.inject({
        method: auth.signIn.method,
        url: auth.signIn.path,
        payload: { email: `nobody-${number}@school.example`, password: 'Correct-horse-7' },
      }),
    ),
  );
  const turnedAway = answers.filter(({ statusCode }) => statusCode === 429);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway.length).toBeLessThan(answers.length);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 429))
    expect(answer.json()).toMatchObject({ code: 'invalid_credentials' });
  for (const { headers } of turnedAway) expect(headers['retry-after']).toBe('5');
  await app.close();
});
