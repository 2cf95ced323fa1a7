import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { ending, piece, sends, startWire } from '../server/src/ports/model/wire.fixture.ts';
import { composer, entries } from './page-parts.ts';
import { freePort, startProduct } from './product.ts';
import { makeStudent, signInAs } from './student.ts';

// One product with a model that speaks when the test says so, behind a line that can be cut.
test.describe.configure({ mode: 'default' });

let model: Awaited<ReturnType<typeof startWire>>;
let product: Awaited<ReturnType<typeof startProduct>>;
let line: Awaited<ReturnType<typeof startLine>>;
/** The answer that the model is giving. */
let speaking: ServerResponse | null = null;

/** A way to the product that can be cut under everybody's feet. */
const startLine = async (port: number) => {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, 'localhost');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => ends.delete(end));
    }
    near.pipe(far).pipe(near);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => ends.forEach((end) => end.destroy()),
    stop: () => server.close(),
  };
};

test.beforeAll(async () => {
  model = await startWire((response) => {
    speaking = response;
    sends(response, piece(''));
  });
  const port = await freePort();
  product = await startProduct(port, { MODEL: 'compatible:slow-model', MODEL_URL: model.url });
  line = await startLine(port);
});

test.afterAll(async () => {
  line.cut();
  line.stop();
  await product.stop();
  await model[Symbol.asyncDispose]();
});

const ask = async (page: Page, words: string): Promise<void> => {
  speaking = null;
  await composer(page).fill(words);
  await composer(page).press('Enter');
  await expect.poll(() => speaking !== null).toBe(true);
};
const say = (...words: string[]): void => {
  if (speaking) sends(speaking, ...words.map(piece));
};
const finish = (): void => {
  if (!speaking) return;
  sends(speaking, ...ending());
  speaking.end();
};

test('an answer is stopped, goes on over a reload, reaches a second tab and survives a cut line', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: line.url });
  const page = await context.newPage();
  await signInAs(page, await makeStudent(context.request));
  await page.goto('/dashboard');
  await expect(page.getByText('slow-model')).toBeVisible();

  await test.step('Stop keeps what was said', async () => {
    await ask(page, 'Tell me about plants');
    say('Plants live ', 'on light. ');
    await expect(entries(page).nth(1)).toContainText('Plants live on light.');
    await page.getByRole('button', { name: 'Stop the tutor' }).click();
    await expect(entries(page).nth(1)).toContainText('You stopped the tutor here.');
    await expect.poll(() => model.asked.at(-1)?.hungUp).toBe(true);
    await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
  });

  await test.step('a reload in mid-stream waits for the same answer', async () => {
    await ask(page, 'And about animals?');
    say('Animals eat. ');
    await expect(entries(page).nth(3)).toContainText('Animals eat.');
    await page.reload();
    await expect(page.getByText('The tutor is working on your answer.')).toBeVisible();
    await expect(entries(page)).toHaveCount(3);
    say('They also sleep.');
    finish();
    await expect(entries(page).nth(3)).toContainText('Animals eat. They also sleep.');
    await expect(entries(page)).toHaveCount(4);
  });

  const second = await context.newPage();
  await test.step('what is asked in one tab appears in the other', async () => {
    await second.goto(page.url());
    await expect(entries(second)).toHaveCount(4);
    await ask(second, 'And mushrooms?');
    await expect(entries(page).nth(4)).toContainText('And mushrooms?');
    await expect(page.getByText('The tutor is working on your answer.')).toBeVisible();
    say('Mushrooms are neither.');
    finish();
    for (const tab of [page, second])
      await expect(entries(tab).nth(5)).toContainText('Mushrooms are neither.');
    await second.close();
  });

  await test.step('a cut line costs nothing: the answer is found where it is kept', async () => {
    const asked = model.asked.length;
    await ask(page, 'And stones?');
    say('Stones ');
    await expect(entries(page).nth(7)).toContainText('Stones');
    line.cut();
    await expect(
      page.getByText('Connection lost.').or(page.getByText('The tutor is working on your answer.')),
    ).toBeVisible();
    say('do not live.');
    finish();
    await expect(entries(page).nth(7)).toContainText('Stones do not live.');
    expect(model.asked).toHaveLength(asked + 1);
    await expect(entries(page)).toHaveCount(8);
  });

  await test.step('a model that breaks keeps what it said, and is asked again for the same message', async () => {
    await ask(page, 'And the sea?');
    say('The se');
    await expect(entries(page).nth(9)).toContainText('The se');
    speaking?.destroy();
    await expect(entries(page).nth(9)).toContainText('The answer broke off here.');
    speaking = null;
    await entries(page).nth(9).getByRole('button', { name: 'Answer again' }).click();
    await expect.poll(() => speaking !== null).toBe(true);
    say('The sea is full of life.');
    finish();
    await expect(entries(page).nth(9)).toContainText('The sea is full of life.');
    await expect(entries(page)).toHaveCount(10);
  });

  await test.step('what is sent while the tutor speaks is held until it is done', async () => {
    await ask(page, 'And clouds?');
    say('Clouds float.');
    await expect(entries(page).nth(11)).toContainText('Clouds float.');
    await composer(page).fill('And rain?');
    await composer(page).press('Enter');
    await expect(page.getByText('Will send in a moment')).toBeVisible();
    await expect(entries(page)).toHaveCount(12);
    const before = speaking;
    finish();
    await expect.poll(() => speaking !== before).toBe(true);
    say('Rain falls.');
    finish();
    await expect(entries(page).nth(13)).toContainText('Rain falls.');
  });
  await context.close();
});
