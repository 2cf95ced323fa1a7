import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import type { TaughtLesson } from '@studia/contract/lessons';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { test, type Student } from './student.ts';

const asStudent = ({ session }: Student) => ({
  headers: { authorization: `Bearer ${session.access_token}` },
});

const readLesson = async (request: APIRequestContext, student: Student): Promise<TaughtLesson> => {
  const answer = await request.get('/api/lessons/arithmetic/0', asStudent(student));
  return ((await answer.json()) as { lesson: TaughtLesson }).lesson;
};

/** Answers every question of a lesson's first ideas wrong, sure of each. */
const answerWrong = async (request: APIRequestContext, student: Student): Promise<void> => {
  const { ideas } = await readLesson(request, student);
  for (const idea of ideas.slice(0, 3))
    for (const item of idea.items.filter(({ kind }) => kind === 'number' || kind === 'order')) {
      const answer =
        item.kind === 'number'
          ? { kind: 'number', text: '-1' }
          : { kind: 'order', order: item.options.toReversed() };
      await request.post('/api/practice/answers', {
        ...asStudent(student),
        data: {
          id: randomUUID(),
          idea: idea.id,
          item: item.id,
          answer,
          confidence: 95,
          help: 'none',
          milliseconds: 8_000,
        },
      });
    }
};

test('an answer in a lesson counts: how sure, what helped, and then what one can do alone', async ({
  page,
  student,
}) => {
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Next' });
  await expect(next).toContainText('Learn your first idea');
  await page.goto('/practice');
  await expect(page.getByText('No weak spots right now.')).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();

  await test.step('by keyboard: the answer first, then how sure one is, which checks it', async () => {
    await page.goto('/learn/arithmetic/0');
    const section = page.getByRole('region', { name: 'Check yourself' });
    const howSure = section.getByRole('group', { name: 'How sure are you?' });
    await expect(howSure.getByRole('button', { name: 'Certain' })).toBeDisabled();
    await section.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(howSure.getByRole('button', { name: 'Just guessing' })).toBeFocused();
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/practice/answers'),
      howSure.getByRole('button', { name: 'Certain' }).press('Enter'),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ confidence: 95, help: 'none' });
    await expect(section.getByRole('link', { name: /^In the book, p\. \d+$/ })).toBeVisible();
  });

  await test.step('progress shows it, and every chart has its table', async () => {
    await page.goto('/progress');
    await expect(page.getByText(/Say how sure you are 19 more times/)).toBeVisible();
    const mastery = page.getByRole('region', { name: 'Mastery', exact: true });
    await mastery.getByText('Show as a table').click();
    await expect(mastery.getByRole('table').getByRole('row')).toHaveCount(3);
    await expect(page.getByText(/Premium adds two charts/)).toBeVisible();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my answers (CSV)' }).click(),
    ]);
    const [head, line] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(head).toMatch(/^time,idea,item,/);
    expect(line).toContain('arithmetic/');
  });

  await test.step('what was sure and wrong comes first everywhere, with one button', async () => {
    await answerWrong(page.request, student);
    await page.goto('/');
    await expect(next).toContainText('Clear up something you were sure about');
    await expect(next.getByRole('link', { name: 'Practise these' })).toHaveAttribute(
      'href',
      /^\/quiz\/new\?idea=arithmetic/,
    );
    await page
      .getByRole('navigation', { name: 'Your places' })
      .getByRole('link', { name: 'Practice' })
      .click();
    await expect(page.getByRole('link', { name: 'Practise my weak spots' })).toHaveAttribute(
      'href',
      '/quiz/new?scope=weak',
    );
    await expectAccessible(page);
    await page.goto('/curriculum/arithmetic');
    await expect(page.getByRole('region', { name: 'What you can do' })).toBeVisible();
  });

  await test.step('on a phone, and on paper', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/practice');
    // What was practised last comes first, and one tap starts it.
    await expect(page.getByRole('button', { name: /^Start a quiz on / }).first()).toHaveAccessibleName(
      /^Start a quiz on Arithmetic/,
    );
    for (const path of ['/practice', '/progress', '/progress/report']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page);
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { name: 'Progress report' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expectAccessible(page);
  });
});
