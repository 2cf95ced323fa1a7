import { expect, type Page } from '@playwright/test';
import type { Conversation } from '@studia/contract/chat';
import { errorBody } from '@studia/contract/errors';
import { expectFits, expectPartAccessible } from './look.ts';
import { testAsStudent as test } from './student.ts';

test('the theme is light at first, and the choice is stored locally', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
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

test('the page shows no script and no style that its policy forbids', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await expect(page.getByLabel('Your message')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the sidebar toggles, and is a drawer on a phone', async ({ page }) => {
  await page.goto('/my-notes');
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await page.getByRole('button', { name: 'Close sidebar' }).click();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sidebar' });
  await expect(drawer.getByText('No conversations yet')).toBeVisible();
  await drawer.getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('the user menu works by keyboard and holds its entries', async ({ page, sharedStudent }) => {
  await page.goto('/');
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

test('Cancel in the sign-out dialog keeps the student signed in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
});

test('the top bar gets its blurred style after scrolling past 100 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 240 });
  await page.goto('/curriculum');
  const blurred = () =>
    page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backdropFilter.includes('blur'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 100));
  expect(await blurred()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect.poll(blurred).toBe(true);
});

test('Go Back goes back one step', async ({ page }) => {
  await page.goto('/my-notes');
  await page.getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
});

test('Go Back goes to / for who came by a bookmark', async ({ page }) => {
  await page.goto('/my-notes');
  await expect(page.getByText('Coming Soon')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the logo and New Learning go to / and replace the page they leave', async ({ page }) => {
  await page.goto('/my-notes');
  for (const control of [
    page.getByRole('button', { name: 'New Learning' }),
    page.getByRole('link', { name: 'Studia, to the front page' }),
  ]) {
    await page.getByRole('link', { name: 'Billing' }).click();
    await control.click();
    await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
  }
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

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

test('conversations are cut, labelled and coloured by their length', async ({ page }) => {
  const lines = [1, 2, 3, 5, 6, 10, 11].map((count) => conversation(count, `Talk ${count}`, 'Well done.'));
  await withConversations(page, [
    conversation(4, 't'.repeat(28), 'm'.repeat(50)),
    conversation(7, 't'.repeat(29), 'm'.repeat(51)),
    ...lines,
  ]);
  await page.goto('/my-notes');
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

test('the list follows conversationThreadsUpdated and storage events', async ({ page }) => {
  const here = await withConversations(page, []);
  await page.goto('/my-notes');
  await expect(sidebar(page).getByText('No conversations yet')).toBeVisible();
  here.push(conversation(1, 'Fractions', 'Hello'));
  await page.evaluate(() => window.dispatchEvent(new Event('conversationThreadsUpdated')));
  await expect(sidebar(page).getByText('Fractions')).toBeVisible();
  here.push(conversation(2, 'Volcanoes', 'Hello'));
  await page.evaluate(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'conversation_threads' })),
  );
  await expect(sidebar(page).getByText('Volcanoes')).toBeVisible();
});

test('deleting asks first; deleting the open conversation goes to /', async ({ page }) => {
  const fractions = conversation(3, 'Fractions', 'Hello');
  await withConversations(page, [fractions, conversation(2, 'Volcanoes', 'Hello')]);
  await page.goto(`/dashboard?session_id=${fractions.session_id}`);
  const question = page.getByRole('alertdialog', { name: 'Delete conversation' });
  const line = sidebar(page).getByRole('listitem');

  await line.filter({ hasText: 'Volcanoes' }).hover();
  await page.getByRole('button', { name: 'Delete “Volcanoes”' }).click();
  await expect(question).toContainText('Are you sure you want to delete this conversation?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(line).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete “Volcanoes”' }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(line).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe('/dashboard');

  await line.filter({ hasText: 'Fractions' }).hover();
  await page.getByRole('button', { name: 'Delete “Fractions”' }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a delete that fails keeps the conversation and says why', async ({ page }) => {
  await withConversations(page, [conversation(2, 'Volcanoes', 'Hello')]);
  await page.route('**/api/conversations/0*', (route) =>
    route.fulfill({ status: 500, json: errorBody('internal') }),
  );
  await page.goto('/my-notes');
  await sidebar(page).getByRole('listitem').hover();
  await page.getByRole('button', { name: 'Delete “Volcanoes”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(sidebar(page).getByText('Volcanoes')).toBeVisible();
});

test('? lists the shortcuts and / goes to the composer, but not while writing', async ({ page }) => {
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

test('a screen reader finds its way by landmarks', async ({ page }) => {
  await page.goto('/my-notes');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(sidebar(page).getByRole('region', { name: 'Recent Conversations' })).toBeVisible();
  await expect(sidebar(page).getByRole('navigation', { name: 'Your places' }).getByRole('link')).toHaveText([
    'My Notes',
    'Billing',
    'My Usage',
    'Help & Support',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('below 768 px the sidebar is a drawer that fits', async ({ page }) => {
  await withConversations(page, [conversation(11, 'w'.repeat(50), 'm'.repeat(100))]);
  await page.setViewportSize({ width: 768, height: 740 });
  await page.goto('/my-notes');
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

test('a page that breaks keeps the frame around it', async ({ page }) => {
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('heading', { name: 'This page broke.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});
