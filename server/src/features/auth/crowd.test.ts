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
