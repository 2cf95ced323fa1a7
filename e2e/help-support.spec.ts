import { Buffer } from 'node:buffer';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { freePort, startProduct } from './product.ts';
import { makeStudent, signInAs } from './student.ts';

let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  product = await startProduct(await freePort());
});
test.afterAll(() => product.stop());

test('a student finds an answer, asks a question that has none, and an operator answers it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  const student = await makeStudent(page.request);
  await signInAs(page, student);
  const main = page.getByRole('main');

  await test.step('answers stand by topic, and are found in other words', async () => {
    await page.goto('/curriculum');
    await page.getByRole('link', { name: 'Help & Support' }).click();
    await main.getByRole('heading', { name: 'Plans and payments' }).click();
    await expect(main.getByText('How do I cancel Premium?')).toBeVisible();
    await main.getByLabel('What do you need help with?').fill('how can I cancel my subscription');
    const best = main.getByRole('group').first();
    await expect(best).toContainText('Premium then runs until the end of the 30 days');
    await expect(best.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/subscription');
    await expectAccessible(page, 'main');
    await main.getByLabel('What do you need help with?').fill('');
  });

  await test.step('a question says what is missing, and goes with a file and the page it came from', async () => {
    await expect(
      main.getByText('On the Free Tier you have community support: the answers above'),
    ).toBeVisible();
    await main.getByRole('button', { name: 'Send your question' }).click();
    await expect(main.getByLabel('What is it about?')).toBeFocused();
    await expect(main.getByText('Please fill this in.')).toHaveCount(3);
    await main.getByLabel('What is it about?').selectOption('Books and files');
    await main.getByLabel('In a few words').fill('My scan stays grey');
    await main.getByLabel('Your question', { exact: true }).fill('I uploaded it twice.');
    const file = { name: 'seen.txt', mimeType: 'text/plain', buffer: Buffer.from('no pages') };
    await main.getByLabel(/^Files/).setInputFiles(file);
    await expect(main.getByText('which page you came from: /curriculum')).toBeVisible();
    await main.getByRole('button', { name: 'Send your question' }).click();
    await expect(main.getByText('It has the number 1001.')).toBeVisible();
    await expect(main.getByRole('button', { name: /My scan stays grey.*Waiting for us/ })).toBeVisible();
  });

  await test.step('the operator reads and answers it by a command', async () => {
    const listed = await product.command('support', 'list');
    expect(listed.lines.at(-1)).toMatch(/^#1001 .* open {2}books: My scan stays grey$/);
    const shown = await product.command('support', 'show', '1001');
    expect(shown.lines).toEqual(expect.arrayContaining(['I uploaded it twice.', '[seen.txt]']));
    const replied = await product.command('support', 'reply', '1001', 'Please send us the first page.');
    expect(replied).toMatchObject({ status: 0 });
  });

  await test.step('the student reads the answer, in the page and by mail, and writes back', async () => {
    await expect(async () => {
      const outbox = await (await page.request.get('/dev/outbox')).text();
      expect(outbox).toContain('[#1001] Answer: My scan stays grey');
    }).toPass({ timeout: 180_000 });
    await page.reload();
    await main.getByRole('button', { name: /My scan stays grey.*Answered/ }).click();
    await expect(main.getByText('Please send us the first page.')).toBeVisible();
    await expect(page).toHaveURL(/\?ticket=/);
    await main.getByLabel('Write more').fill('Here it is.');
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main.getByText('Waiting for us')).toBeVisible();
    await main.getByRole('button', { name: 'It’s settled' }).click();
    await expect(main.getByText('This question is closed.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await expectAccessible(page, 'main');
  });

  await test.step('what the operator did is written down', async () => {
    const { lines } = await product.command('admin', 'log');
    expect(lines.map((line) => line.replace(/^.{19} {2}\S+ {2}/, ''))).toEqual([
      'answer-ticket 1001',
      'read-ticket 1001',
    ]);
  });
});
