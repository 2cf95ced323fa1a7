import { expect, type Page, type Route } from '@playwright/test';
import type { Message } from '@studia/contract/chat';
import { errorBody } from '@studia/contract/error-body';
import type { Proof } from '@studia/contract/proof';
import { expectNoComplaint } from './accessible.ts';
import { MOVING } from './look.ts';
import { ask, composer, entries, sidebar } from './page-parts.ts';
import { testAsStudent as test } from './student.ts';

test.use(MOVING);

const ID = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

const message = (number: number, type: Message['type'], content: string): Message =>
  ({ id: ID(number), type, content, timestamp: '2026-03-10T09:00:00.000Z' }) as Message;

const answer = (route: Route, content: string, session_ended = false) => {
  const done = {
    type: 'done',
    message: message(900, 'assistant', content),
    session_ended,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  const events = [{ type: 'start', message_id: ID(900) }, { type: 'delta', text: content }, done];
  return route.fulfill({
    headers: { 'content-type': 'text/event-stream' },
    body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
  });
};

const WORKED: Proof = {
  source: 'mathematics',
  quotes: [],
  solution: {
    problem: { text: 'x + 1 = 2', latex: 'x + 1 = 2' },
    steps: [{ text: 'x = 1', latex: 'x = 1', reason: 'Take 1 from both sides.' }],
    answer: { text: 'x = 1', latex: 'x = 1' },
  },
  checks: [],
  picture: null,
};

/** An answer that rests on something. */
const taught = (number: number, content: string, problem = 'x + 1 = 2'): Message => ({
  ...message(number, 'assistant', content),
  proof: {
    ...WORKED,
    solution: WORKED.solution && { ...WORKED.solution, problem: { text: problem, latex: problem } },
  },
});

/** A server that has one conversation with these messages. */
const withHistory = (page: Page, messages: Message[], rest: object = {}) =>
  page.route('**/api/llm/conversation-history*', (route) =>
    route.fulfill({ json: { success: true, messages, session_ended: false, turn: 'none', ...rest } }),
  );

test('an invalid session is dropped for a new one, once; then the tutor says that it can’t connect', async ({
  page,
}) => {
  const sessions: string[] = [];
  let valid = false;
  let made = 0;
  await withHistory(page, [message(1, 'user', 'Hello'), message(2, 'assistant', 'Hi!')]);
  await page.route('**/api/llm/create-session', (route) => {
    made += 1;
    return route.fulfill({ json: { session_id: ID(100 + made) } });
  });
  await page.route('**/api/llm/send-message', (route, request) => {
    const { session_id } = request.postDataJSON() as { session_id: string };
    sessions.push(session_id);
    const refused = !valid || session_id === ID(50);
    return refused
      ? route.fulfill({ status: 404, json: errorBody('session_not_found') })
      : answer(
          route,
          'Here again. Learning Roadmap\n- one\n\nYour Learning Journey\n- two\n\nShall we?',
          true,
        );
  });
  await page.goto(`/dashboard?session_id=${ID(50)}`);
  await ask(page, 'Are you there?');
  await expect(page.getByRole('alert')).toHaveText(
    "I'm having trouble connecting. Please refresh the page and try again.",
  );
  expect(sessions).toEqual([ID(50), ID(101)]);
  valid = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page).last()).toContainText('Shall we?');
  await expect(page.getByText('Your Learning Journey')).toHaveCount(0);
  await expect(page.getByText('This conversation has ended.')).toBeVisible();
  await expect(composer(page)).toBeHidden();
});

test('failures are told in the words of the specification, and what was typed stays', async ({ page }) => {
  const calls = {
    'create-session': 'Failed to create LLM session',
    'send-message': 'Failed to send message to LLM',
  };
  for (const [call, words] of Object.entries(calls)) {
    await page.route(`**/api/llm/${call}`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/dashboard');
    if (call === 'create-session') await ask(page, 'What is a prime?');
    await expect(page.getByRole('alert')).toHaveText(words);
    await page.unroute(`**/api/llm/${call}`);
  }
  await page.route('**/api/llm/send-message', (route) => route.abort());
  await page.route('**/api/llm/conversation-history*', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    "I'm having trouble connecting to the server. Please check your connection and try again.",
  );
  await expect(entries(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(composer(page)).toHaveValue('What is a prime?');

  await page.unroute('**/api/llm/conversation-history*');
  await page.route('**/api/llm/conversation-history*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/dashboard?session_id=${ID(1)}`);
  await expect(page.getByRole('heading', { name: 'Failed to get conversation history' })).toBeVisible();
  await withHistory(page, [message(1, 'user', 'What is a cell?'), taught(2, 'A cell is alive.')]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page)).toHaveCount(2);
  await page.route('**/api/llm/extract-topic', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Plan this topic' }).click();
  await expect(page.getByText('Failed to extract topic')).toBeVisible();
  await page.route('**/api/conversations/0*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/api/conversations/user', (route) => route.fulfill({ status: 500, json: {} }));
  await sidebar(page).getByRole('listitem').first().hover();
  await sidebar(page)
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Failed to delete conversation')).toBeVisible();
  await page.route('**/api/llm/end-session', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'New Learning' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start new' }).click();
  await expect(page.getByText('Failed to end LLM session')).toBeVisible();
});

test('what this browser remembers stands in for a server that has nothing to say', async ({ page }) => {
  await page.route('**/api/conversations/user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/my-notes');
  await expect(sidebar(page).getByText('Failed to get user conversations')).toBeVisible();
  await withHistory(page, [
    message(1, 'user', 'Fractions, please'),
    message(2, 'assistant', 'With pleasure'),
  ]);
  await page.goto(`/dashboard?session_id=${ID(7)}`);
  await expect(sidebar(page).getByRole('link', { name: 'Fractions, please' })).toBeVisible();
  await page.route('**/api/conversations/user', (route) =>
    route.fulfill({ json: { success: true, conversations: [] } }),
  );
  await page.route('**/api/llm/conversation-history*', (route) => route.abort());
  await page.reload();
  await expect(sidebar(page).getByRole('link', { name: 'Fractions, please' })).toBeVisible();
  await expect(entries(page)).toHaveText([/Fractions, please/, /With pleasure/]);
  await expect(page.getByText('Showing the copy saved in this browser.')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('conversation_threads', '{broken'));
  await page.goto('/my-notes');
  await expect(sidebar(page).getByText('No conversations yet')).toBeVisible();
});

test('a session is ended on leaving after more than an hour, and not before', async ({ page }) => {
  const ended: string[] = [];
  await withHistory(page, [message(1, 'user', 'Hello')]);
  await page.route('**/api/llm/end-session', (route, request) => {
    ended.push((request.postDataJSON() as { session_id: string }).session_id);
    return route.fulfill({ json: { success: true } });
  });
  await page.route('**/api/conversations/user', (route) =>
    route.fulfill({ json: { success: true, conversations: [] } }),
  );
  await page.clock.install();
  await page.goto(`/dashboard?session_id=${ID(1)}`);
  for (const minutes of [59, 61]) {
    await expect(entries(page)).toHaveCount(1);
    for (let passed = 0; passed < minutes; passed += 5) {
      await page.clock.fastForward(Math.min(5, minutes - passed) * 60_000);
      await page.mouse.move(300 + passed, 300);
    }
    expect(ended).toEqual([]);
    await sidebar(page).getByRole('link', { name: 'My Notes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
    if (minutes === 59) await sidebar(page).getByRole('link', { name: 'Hello' }).click();
  }
  // The page is gone before the call that ends the session has come.
  await expect.poll(() => ended).toEqual([ID(1)]);
});

test('an answer that is longer than the screen stays where it begins, until its end is asked for', async ({
  page,
}) => {
  const long = `The beginning. ${'Words and more words. '.repeat(400)} The end.`;
  await withHistory(page, [message(0, 'user', 'Tell me all of it.'), message(1, 'assistant', long)]);
  await page.goto(`/dashboard?session_id=${ID(3)}`);
  const words = (text: string) =>
    page.evaluate((sought) => {
      const path = `//ol[@aria-label='Conversation']//text()[contains(., '${sought}')]`;
      const node = document.evaluate(path, document).iterateNext();
      if (!node?.textContent) return null;
      const range = document.createRange();
      range.setStart(node, node.textContent.indexOf(sought));
      range.setEnd(node, node.textContent.indexOf(sought) + sought.length);
      const { top, bottom } = range.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    }, text);
  await expect.poll(() => words('The beginning.')).toBe(true);
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect.poll(() => words('The end.')).toBe(true);
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
});

test('a thousand messages come from the end, and scroll up smoothly while the older ones are fetched', async ({
  page,
}) => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    message(
      index,
      index % 2 === 0 ? 'user' : 'assistant',
      `Message ${index}. ${'Words and more words. '.repeat(index % 13)}`,
    ),
  );
  let fetched = 0;
  await page.route('**/api/llm/conversation-history*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const before = query.get('before');
    const end = before === null ? many.length : many.findIndex(({ id }) => id === before);
    const start = Math.max(0, end - Number(query.get('last') ?? many.length));
    fetched += 1;
    const earlier = start > 0 && { earlier: { messages: start, questions: start / 2 } };
    return route.fulfill({
      json: {
        success: true,
        messages: many.slice(start, end),
        ...earlier,
        session_ended: false,
        turn: 'none',
      },
    });
  });
  await page.goto(`/dashboard?session_id=${ID(3)}`);
  await expect(page.getByText('Message 999.').first()).toBeInViewport();
  const rows = page.locator('ol[aria-label=Conversation] > li');
  await expect(rows).toHaveCount(50);
  // The first of them is question 476, although 950 messages before it are not here.
  await expect(rows.first().locator('[aria-hidden=true]').first()).toHaveText('476');
  const newest = page.getByRole('button', { name: 'Jump to latest' });
  await expect(newest).toBeHidden();
  expect(fetched).toBe(1);

  // A reader who goes up must never see what is on the screen jump, also while older messages come above it.
  const jumps = await page.evaluate(async () => {
    const found: number[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const rowsHere = () => document.querySelectorAll('ol[aria-label=Conversation] > li').length;
    for (let step = 0; step < 600 && rowsHere() < 150; step += 1) {
      const middle = document.elementFromPoint(800, 300)?.closest('li');
      const before = middle?.getBoundingClientRect().top ?? 0;
      // At the very beginning there is nowhere to go until the older ones are there.
      const by = Math.min(90, window.scrollY);
      window.scrollBy({ top: -by, behavior: 'instant' });
      await frame();
      await frame();
      if (middle) found.push(Math.abs(middle.getBoundingClientRect().top - before - by));
    }
    return found;
  });
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(150);
  expect(jumps.length).toBeGreaterThan(50);
  expect(Math.max(...jumps)).toBeLessThanOrEqual(2);
  await expect(newest).toBeVisible();
  await newest.click();
  await expect(page.getByText('Message 999.').first()).toBeInViewport();

  // Who searches in the page wants all of it.
  await page.keyboard.press('Control+f');
  await expect(rows).toHaveCount(1000);
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);
});

test('a long conversation is accessible, and what refuses to teach offers no quiz and no plan', async ({
  page,
}) => {
  const long = String.raw`$$${'\\sum_{i=1}^{n} \\frac{x_i^2}{\\sqrt{y_i}} + '.repeat(8)}1$$`;
  const messages = Array.from({ length: 12 }, (_, at) => [
    message(2 * at + 1, 'user', `Solve number ${at}`),
    taught(2 * at + 2, `Look at this.\n\n${long}`, `x + ${at} = 2`),
  ]).flat();
  await withHistory(page, messages);
  await page.goto(`/dashboard?session_id=${ID(1)}`);
  await expect(page.getByRole('button', { name: 'Quiz me on this' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Worked solution' }).nth(1)).toBeVisible();
  await expect(page.locator('.formula-display[tabindex="0"]').last()).toBeVisible();
  // Mathematics has thousands of parts: what a long conversation adds is asked for by its rules.
  await expectNoComplaint(
    page,
    (axe) => axe.withRules(['landmark-unique', 'scrollable-region-focusable']),
    'long',
  );
  // The exercise goes along to the whiteboard as it stands.
  await page.getByRole('button', { name: 'Live lesson' }).click();
  await expect(page.getByRole('textbox', { name: 'What shall we do today?' })).toHaveValue('x + 11 = 2');

  await page.unroute('**/api/llm/conversation-history*');
  const refusal = message(2, 'assistant', 'I can’t help with that here.');
  await withHistory(page, [message(1, 'user', 'Hm'), refusal]);
  await page.goto(`/dashboard?session_id=${ID(1)}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quiz me on this' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Plan this topic' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Live lesson' })).toBeHidden();
});
