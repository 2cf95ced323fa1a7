import { expect, type Page } from '@playwright/test';
import type { Conversation } from '@studia/contract/chat';
import { errorBody } from '@studia/contract/error-body';
import { expectFits, expectPartAccessible } from './look.ts';
import { sidebar } from './page-parts.ts';
import { testAsStudent as test } from './student.ts';

const greeting = (page: Page) => page.getByRole('heading', { name: 'Good to see you, Ada.' });
const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the frame: theme, menu, sign-out and nothing that its policy forbids', async ({
  page,
  sharedStudent,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');

  await test.step('what is in a dialog is not in the page before it is opened', async () => {
    await expect(greeting(page)).toBeVisible();
    await expect(page.locator('dialog')).not.toHaveCount(0);
    await expect(page.locator('dialog h2')).toHaveCount(0);
  });

  await test.step('the theme is light at first, and the choice is stored locally', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const topBar = page.getByRole('banner');
    await topBar.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await topBar.getByRole('button', { name: 'Light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('the user menu works by keyboard and holds its entries', async () => {
    await page.getByRole('button', { name: 'Your account' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem')).toHaveText([
      'Bring Your Own Book',
      'Profile Settings',
      'Refer a Friend',
      'Resources',
      'Sign Out',
    ]);
    await expect(page.getByText(sharedStudent.email)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
  });

  await test.step('Cancel in the sign-out dialog keeps the student signed in', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(greeting(page)).toBeVisible();
  });

  await test.step('? lists the shortcuts and / goes to the composer, but not while writing', async () => {
    await page.goto('/dashboard');
    const composer = page.getByLabel('Your message');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await composer.fill('');
    await composer.press('?');
    await composer.press('/');
    await expect(composer).toHaveValue('?/');
    await expect(shortcuts).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(composer).toBeFocused();
    await expect(composer).toHaveValue('?/');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(shortcuts).toBeVisible();
    await expectPartAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
  });

  await test.step('the top bar gets its blurred style after scrolling past 100 px', async () => {
    await page.setViewportSize({ width: 1280, height: 240 });
    await page.goto('/curriculum');
    const blurred = () =>
      page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backdropFilter.includes('blur'));
    await expect(headed(page, 'Bring Your Own Book')).toBeVisible();
    const scrollTo = (top: number) =>
      expect.poll(() => page.evaluate((y) => (window.scrollTo(0, y), window.scrollY), top)).toBe(top);
    await scrollTo(100);
    expect(await blurred()).toBe(false);
    await scrollTo(101);
    await expect.poll(blurred).toBe(true);
  });

  await test.step('the page shows no script and no style that its policy forbids', () => {
    expect(complaints).toEqual([]);
  });
});

test('who walks about is led back, and finds the way by landmarks', async ({ page }) => {
  await page.goto('/my-notes');

  await test.step('a screen reader finds its way by landmarks', async () => {
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(sidebar(page).getByRole('region', { name: 'Recent Conversations' })).toBeVisible();
    const links = (name: string) => sidebar(page).getByRole('navigation', { name }).getByRole('link');
    await expect(links('Your places')).toHaveText(['Home', 'Tutor', 'Books', 'Plan', 'Practice', 'Live']);
    await expect(links('More')).toHaveText(['My Notes', 'Billing', 'My Usage', 'Help & Support', 'Settings']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('Go Back goes to / for who came by a bookmark', async () => {
    await page.goto('/coming-soon');
    await expect(headed(page, 'Coming Soon')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(greeting(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('Go Back goes back one step', async () => {
    await page.getByRole('link', { name: 'My Notes' }).click();
    await expect(headed(page, 'My Notes')).toBeVisible();
    // As a link of the application goes there: no page leads to it today.
    await page.evaluate(() => {
      history.pushState({ idx: Number(history.state?.idx) + 1 }, '', '/coming-soon');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect(headed(page, 'Coming Soon')).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(headed(page, 'My Notes')).toBeVisible();
  });

  await test.step('the logo and New Learning go to / and replace the page they leave', async () => {
    for (const control of [
      page.getByRole('button', { name: 'New Learning' }),
      page.getByRole('link', { name: 'Studia home page' }),
    ]) {
      await page.getByRole('link', { name: 'Billing' }).click();
      await expect(headed(page, 'Billing')).toBeVisible();
      await control.click();
      await expect(greeting(page)).toBeVisible();
      await page.goBack();
      await expect(headed(page, 'My Notes')).toBeVisible();
    }
  });

  await test.step('the sidebar toggles, and is a drawer on a phone', async () => {
    await expect(sidebar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close sidebar' }).click();
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Sidebar' });
    await expect(drawer.getByText('No conversations yet')).toBeVisible();
    await drawer.getByRole('link', { name: 'Billing' }).click();
    await expect(headed(page, 'Billing')).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});

const conversation = (messages: number, title: string, last: string): Conversation =>
  ({
    session_id: `00000000-0000-4000-8000-${String(messages).padStart(12, '0')}`,
    title,
    last_message: last,
    message_count: messages,
    created_at: '2026-03-10T09:00:00.000Z',
    updated_at: '2026-03-10T09:00:00.000Z',
  }) as Conversation;

/** A server that has these conversations, and deletes them. */
const withConversations = async (page: Page, conversations: Conversation[]): Promise<Conversation[]> => {
  const here = [...conversations];
  await page.route('**/api/conversations/user', (route) =>
    route.fulfill({ json: { success: true, conversations: here } }),
  );
  await page.route('**/api/llm/conversation-history*', (route) =>
    route.fulfill({ json: { success: true, messages: [], session_ended: false } }),
  );
  await page.route('**/api/conversations/0*', async (route, request) => {
    here.splice(
      here.findIndex(({ session_id }) => request.url().endsWith(session_id)),
      1,
    );
    await route.fulfill({ json: { success: true } });
  });
  return here;
};

test('the list of conversations is labelled, follows what happens, and is a drawer on a phone', async ({
  page,
}) => {
  const lines = [1, 2, 3, 5, 6, 10, 11].map((count) => conversation(count, `Talk ${count}`, 'Well done.'));
  const here = await withConversations(page, [
    conversation(4, 't'.repeat(28), 'm'.repeat(50)),
    conversation(7, 't'.repeat(29), 'm'.repeat(51)),
    ...lines,
  ]);
  await page.goto('/my-notes');

  await test.step('conversations are cut, labelled and coloured by their length', async () => {
    const list = sidebar(page).getByRole('listitem');
    await expect(list.nth(0)).toContainText(`${'t'.repeat(28)}${'m'.repeat(50)}4-message conversation`);
    await expect(list.nth(1)).toContainText(`${'t'.repeat(28)}…${'m'.repeat(50)}…Extended discussion`);
    const labels = [
      'Quick question',
      'Quick discussion',
      '3-message conversation',
      '5-message conversation',
      'Extended discussion',
      'Extended discussion',
      'Deep dive session',
    ];
    const colours: string[] = [];
    for (const [index, label] of labels.entries()) {
      const badge = list.nth(index + 2).getByText(label, { exact: true });
      await expect(badge).toBeVisible();
      colours.push(await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
    }
    const [few, , , five, six, ten, eleven] = colours;
    expect(five).toBe(few);
    expect(ten).toBe(six);
    expect(new Set([few, six, eleven]).size).toBe(3);
    await expectPartAccessible(page, 'aside');
    expect((await sidebar(page).boundingBox())?.width).toBe(320);
  });

  await test.step('the list follows conversationThreadsUpdated and storage events', async () => {
    here.splice(0, here.length, conversation(12, 'Fractions', 'Hello'));
    await page.evaluate(() => window.dispatchEvent(new Event('conversationThreadsUpdated')));
    await expect(sidebar(page).getByRole('listitem')).toHaveText([/Fractions/]);
    here.splice(0, here.length, conversation(11, 'w'.repeat(50), 'm'.repeat(100)));
    await page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'conversation_threads' })),
    );
    await expect(sidebar(page).getByRole('listitem')).toHaveText([/w{28}/]);
  });

  await test.step('below 768 px the sidebar is a drawer that fits', async () => {
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 740 });
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Sidebar' });
    await expect(drawer.getByRole('link', { name: 'Deep dive session' })).toBeVisible();
    await expectPartAccessible(page, 'dialog[open]');
    await expectFits(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});

test('deleting asks first, says why it failed, and leaves what is gone', async ({ page }) => {
  const fractions = conversation(3, 'Fractions', 'Hello');
  await withConversations(page, [fractions, conversation(2, 'Volcanoes', 'Hello')]);
  await page.goto(`/dashboard?session_id=${fractions.session_id}`);
  const question = page.getByRole('alertdialog', { name: 'Delete conversation' });
  const line = sidebar(page).getByRole('listitem');
  const remove = async (title: string) => {
    await line.filter({ hasText: title }).hover();
    await page.getByRole('button', { name: `Delete “${title}”` }).click();
    await expect(question).toContainText('Are you sure you want to delete this conversation?');
  };
  const confirm = () => question.getByRole('button', { name: 'Delete', exact: true }).click();

  await test.step('a delete that fails keeps the conversation and says why', async () => {
    await page.route(
      '**/api/conversations/0*',
      (route) => route.fulfill({ status: 500, json: errorBody('internal') }),
      { times: 1 },
    );
    await remove('Volcanoes');
    await confirm();
    await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
    await expect(sidebar(page).getByText('Volcanoes')).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('what is told in passing takes no key away', async () => {
    await page.getByLabel('Your message').blur();
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
  });

  await test.step('deleting asks first; deleting the open conversation goes to /', async () => {
    await remove('Volcanoes');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(line).toHaveCount(2);
    await remove('Volcanoes');
    await confirm();
    await expect(line).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await remove('Fractions');
    await confirm();
    await expect(greeting(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('a page that breaks keeps the frame around it', async ({ page }) => {
  await page.route('**/assets/my-notes-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('a link to what is not there says so at once, and offers no second try', async ({ page }) => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const links: [string, string][] = [
    ['/quiz/xyz', 'This quiz no longer exists.'],
    [`/quiz/${nobody}`, 'This quiz no longer exists. Start a new one.'],
    ['/my-notes/nope', 'This note no longer exists.'],
    ['/learn/biology/abc', 'This chapter doesn’t have a lesson.'],
    ['/working-session?lesson=nope', 'This lesson no longer exists.'],
    ['/goal-setting?plan=nope', 'This plan no longer exists.'],
    ['/dashboard?session_id=nope', 'Session not found'],
    ['/create-notes/nope', 'This book isn’t in your library'],
    ['/resources/guides/none', 'This guide no longer exists.'],
  ];
  for (const [link, sentence] of links)
    await test.step(link, async () => {
      await page.goto(link);
      await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  await page.goto('/my-notes');
  await page.goto('/100%');
  await expect(greeting(page)).toBeVisible();
});
