import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Device } from '@studia/contract/devices';
import { errorBody } from '@studia/contract/error-body';
import type { WaysIn } from '@studia/contract/owner';
import { expectAccessible } from './accessible.ts';
import { expectFits, expectPartAccessible } from './look.ts';
import { testAsStudent as test } from './student.ts';

const DEVICES: Device[] = [
  {
    id: '0b1c7a52-6d0e-4c0a-9a59-1f0d3b2c4e01',
    name: 'Firefox on Windows',
    address: '192.0.2.14',
    signed_in_at: '2026-02-01T08:00:00.000Z',
    last_used_at: '2026-03-09T18:30:00.000Z',
    current: false,
  },
  {
    id: '0b1c7a52-6d0e-4c0a-9a59-1f0d3b2c4e02',
    name: 'Chrome on macOS',
    address: '192.0.2.7',
    signed_in_at: '2026-03-01T08:00:00.000Z',
    last_used_at: '2026-03-10T09:00:00.000Z',
    current: true,
  },
  {
    id: '0b1c7a52-6d0e-4c0a-9a59-1f0d3b2c4e03',
    name: 'Safari on iPhone',
    address: null,
    signed_in_at: '2026-01-20T08:00:00.000Z',
    last_used_at: '2026-03-08T07:15:00.000Z',
    current: false,
  },
];

/** A server with these devices, from which they can be signed out. */
const withDevices = async (page: Page): Promise<void> => {
  let here = DEVICES;
  await page.route('**/auth/devices', async (route, request) => {
    if (request.method() === 'GET') return route.fulfill({ json: { devices: here } });
    here = here.filter(({ current }) => current);
    return route.fulfill({ status: 204 });
  });
  await page.route('**/auth/devices/*', async (route, request) => {
    here = here.filter(({ id }) => !request.url().endsWith(id));
    await route.fulfill({ status: 204 });
  });
};

const open = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
};

const html = (page: Page) => page.locator('html');

const sampleStyle = (page: Page) =>
  page
    .getByRole('figure', { name: 'How reading looks' })
    .locator('.reading')
    .evaluate((text) => {
      const { fontFamily, fontSize, letterSpacing } = getComputedStyle(text);
      return { font: fontFamily.split(',')[0], size: fontSize, spacing: letterSpacing };
    });

test('what is set on the page holds, here and in other tabs', async ({ page, context }) => {
  await withDevices(page);
  await page.route('**/api/account/export', (route) => route.fulfill({ json: { user: { name: 'Ada' } } }));
  await page.clock.setFixedTime('2026-03-09T12:00:00Z');
  await open(page);

  await test.step('the page is accessible in both themes and fits a phone', async () => {
    await expect(page.getByText('Chrome on macOS')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('devices are listed, this one first; one or all others are signed out', async () => {
    const lines = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
    await expect(lines).toHaveCount(3);
    await expect(lines.first()).toContainText('Chrome on macOSThis device');
    await expect(lines.first().getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
    await expect(lines).toHaveCount(2);
    await expect(page.getByText('Firefox on Windows has been signed out.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out all others' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click();
    await expect(lines).toHaveCount(1);
    await expect(page.getByText('You’re not signed in on any other device.')).toBeVisible();
  });

  await test.step('the export is a JSON file named by its day', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('studia-export-2026-03-09.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({ user: { name: 'Ada' } });
  });

  await test.step('a choice reaches the other tabs', async () => {
    const other = await context.newPage();
    await other.goto('/careers');
    await other.evaluate(() => localStorage.setItem('readingSize', 'small'));
    await expect(page.getByLabel('Small')).toBeChecked();
    await expect.poll(async () => (await sampleStyle(page)).size).toBe('15px');
    await other.close();
  });

  await test.step('reading and motion change at once and hold from the first paint of the next load', async () => {
    await page.getByText('Regular', { exact: true }).click();
    await expect
      .poll(() => sampleStyle(page))
      .toEqual({ font: '"Source Serif 4 Variable"', size: '17px', spacing: 'normal' });
    const fetched: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && fetched.push(request.url()));
    for (const [choice, face] of [
      ['Atkinson Hyperlegible', 'atkinson-hyperlegible'],
      ['OpenDyslexic', 'opendyslexic'],
    ] as const) {
      expect(fetched.join()).not.toContain(face);
      await page.getByText(choice, { exact: true }).click();
      await expect.poll(async () => (await sampleStyle(page)).font?.replaceAll('"', '')).toBe(choice);
      await expect.poll(() => fetched.join()).toContain(face);
    }
    await page.getByText('Inter', { exact: true }).click();
    await page.getByText('Very large').click();
    await page.getByLabel('Easier to read').check();
    await page.getByText('Reduced', { exact: true }).click();
    await page.getByText('Dark', { exact: true }).click();
    await expect
      .poll(() => sampleStyle(page))
      .toEqual({ font: '"Inter Variable"', size: '24px', spacing: '1.44px' });
    // Whatever the page shows first, the choices are there before any script of ours has been fetched.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-motion', 'reduced');
    await expect(html(page)).toHaveAttribute('data-reading-font', 'sans');
    await expect(html(page)).toHaveAttribute('data-reading-size', 'larger');
    await expect(html(page)).toHaveAttribute('data-reading-spacing', 'wide');
  });
});

test('deleting the account asks for the password and once more, then signs out', async ({
  page,
  sharedStudent: student,
}) => {
  await withDevices(page);
  const bodies: unknown[] = [];
  await page.route('**/api/account/delete', async (route, request) => {
    bodies.push(request.postDataJSON());
    await route.fulfill(
      bodies.length === 1
        ? { status: 403, json: errorBody('password_wrong') }
        : { json: { deleted_on: '2026-04-09T12:00:00.000Z' } },
    );
  });
  await open(page);
  const remove = page.getByRole('main').getByRole('button', { name: 'Delete my account' });
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(remove).toBeDisabled();
  await page.getByLabel('Your password').fill('Wrong-horse-7');
  await remove.click();
  await expect(question).toContainText('within 30 days');
  await expectPartAccessible(page, 'dialog[open]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(bodies).toEqual([]);
  await remove.click();
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('That’s not your current password.')).toBeVisible();
  await expect(question).toBeHidden();
  await page.getByLabel('Your password').fill(student.password);
  await page.evaluate(() => {
    for (const name of ['chat_drafts', 'unsent_messages']) localStorage.setItem(name, '{"new":"Dear tutor"}');
    for (const name of ['openedSteps', 'goalSetting']) sessionStorage.setItem(name, '{}');
  });
  await remove.click();
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // Said in the application, and still there to be read at the front door.
  await expect(page.getByText('Your account will be deleted on April 9, 2026.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  const left = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.keys(storage))
        .filter((key) => /^(?:auth_|chat_|unsent_|opened|goal|conversation|waiting)/.test(key)),
    );
  expect(await left()).toEqual([]);
  expect(bodies).toEqual([{ password: 'Wrong-horse-7' }, { password: student.password }]);
});

/** A server that knows these ways into the account, and mails codes without a letter. */
const withWaysIn = async (page: Page, known: WaysIn): Promise<{ codesFor: unknown[]; proofs: unknown[] }> => {
  const asked = { codesFor: [] as unknown[], proofs: [] as unknown[] };
  let { providers } = known;
  await page.route('**/auth/ways-in', (route) => route.fulfill({ json: { ...known, providers } }));
  await page.route('**/auth/owner-code', (route, request) => {
    asked.codesFor.push(request.postDataJSON());
    return route.fulfill({ json: { success: true } });
  });
  await page.route('**/auth/ways-in/*/unlink', (route, request) => {
    asked.proofs.push(request.postDataJSON());
    if (asked.proofs.length === 1) return route.fulfill({ status: 403, json: errorBody('password_wrong') });
    providers = providers.filter(({ provider }) => !request.url().includes(provider));
    return route.fulfill({ status: 204 });
  });
  return asked;
};
const GOOGLE = { provider: 'google', linked_at: '2026-03-01T08:00:00.000Z' } as const;

test('without a password, deleting the account asks for a mailed code', async ({
  page,
  sharedStudent: student,
}) => {
  await withDevices(page);
  const asked = await withWaysIn(page, { has_password: false, providers: [GOOGLE] });
  const bodies: unknown[] = [];
  await page.route('**/api/account/delete', async (route, request) => {
    bodies.push(request.postDataJSON());
    await route.fulfill(
      bodies.length === 1
        ? { status: 400, json: errorBody('code_wrong') }
        : { json: { deleted_on: '2026-04-09T12:00:00.000Z' } },
    );
  });
  await open(page);
  const section = page.getByRole('region', { name: 'Delete account' });
  const remove = section.getByRole('button', { name: 'Delete my account' });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' });
  await expect(section.getByLabel('Your password')).toHaveCount(0);
  await expect(remove).toBeDisabled();
  await section.getByRole('button', { name: 'Email me a code' }).click();
  await expect(section.getByText(`We’ve sent a code to ${student.email}.`)).toBeVisible();
  expect(asked.codesFor).toEqual([{ purpose: 'delete' }]);
  await section.getByLabel('Code from your email').fill('111111');
  await expectAccessible(page, 'main');
  await remove.click();
  await confirm.click();
  await expect(section.getByText('Invalid verification code')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await section.getByLabel('Code from your email').fill('222222');
  await remove.click();
  await confirm.click();
  await expect(page.getByText('Your account will be deleted on April 9, 2026.')).toBeVisible();
  expect(bodies).toEqual([{ code: '111111' }, { code: '222222' }]);
});

test('ways to sign in are unlinked with the password, and what can not be listed is asked for again', async ({
  page,
  sharedStudent: student,
}) => {
  const section = page.getByRole('region', { name: 'Sign-in methods' });

  await test.step('the only way in can not be unlinked, and says so', async () => {
    await withDevices(page);
    await withWaysIn(page, { has_password: false, providers: [GOOGLE] });
    await open(page);
    await expect(section).toContainText('GoogleYour only sign-in method');
    await expect(section).toContainText('choose “Forgot password”');
    await expect(section.getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('devices that can not be listed say so and try again', async () => {
    let broken = true;
    await page.route('**/auth/devices', (route) =>
      broken
        ? route.fulfill({ status: 503, json: errorBody('unavailable') })
        : route.fulfill({ json: { devices: DEVICES } }),
    );
    await withWaysIn(page, { has_password: true, providers: [GOOGLE] });
    await open(page);
    await expect(page.getByText('Studia is starting or stopping. Try again in a moment.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Chrome on macOS')).toBeVisible();
  });

  await test.step('a provider is unlinked with the password, unless it is the only way in', async () => {
    const asked = await withWaysIn(page, { has_password: true, providers: [GOOGLE] });
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await section.getByRole('button', { name: 'Unlink Google' }).click();
    await section.getByRole('button', { name: 'Cancel' }).click();
    await expect(section.getByRole('button', { name: 'Unlink Google' })).toBeFocused();
    await section.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(section.getByLabel('Your password')).toBeFocused();
    await expect(section).toContainText('You’ll no longer be able to sign in with Google');
    await section.getByLabel('Your password').fill('Wrong-horse-7');
    await expectAccessible(page, 'main');
    await section.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(section.getByText('That’s not your current password.')).toBeVisible();
    await section.getByLabel('Your password').fill(student.password);
    await section.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(page.getByText('You can no longer sign in with Google.')).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    expect(asked.proofs).toEqual([{ password: 'Wrong-horse-7' }, { password: student.password }]);
  });
});

test('a token for one’s own programs: made with what it may do, shown once, copied, used, revoked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const tokens = page.getByRole('region', { name: 'Access tokens' });
  const name = `My script ${Date.now()}`;
  const line = tokens.getByRole('listitem').filter({ hasText: name });
  const secretField = page.getByRole('dialog').getByRole('textbox', { name: 'Your token' });

  await test.step('it can’t be made without a name or without anything it may do', async () => {
    await tokens.getByRole('button', { name: 'New token' }).click();
    const make = page.getByRole('dialog').getByRole('button', { name: 'Create token' });
    await expect(make).toBeDisabled();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Read your data and search your books').uncheck();
    await expect(make).toBeDisabled();
    await page.getByLabel('Read your data and search your books').check();
    await page.getByLabel('Ask the tutor and make plans').check();
    await page.getByLabel('Expires after').selectOption('7 days');
    await expectPartAccessible(page, 'dialog[open]');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await make.press('Enter');
  });

  const secret = await test.step('it is shown once, and copied', async () => {
    await expect(secretField).toHaveValue(/^studia_[\w-]{43}$/);
    const shown = await secretField.inputValue();
    await expectPartAccessible(page, 'dialog[open]');
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(line).toContainText('Read, Tutor');
    await expect(line).toContainText('never used');
    await page.reload();
    await expect(line).toBeVisible();
    await expect(page.getByText(shown)).toHaveCount(0);
    expect(await page.content()).not.toContain(shown);
    return shown;
  });

  const ask = async (method: 'GET' | 'POST'): Promise<number> => {
    const answer = await page.request.fetch('/rest/v1/notes', {
      method,
      headers: { authorization: `Bearer ${secret}` },
      ...(method === 'POST' && { data: { title: 'A', content: 'a' } }),
    });
    return answer.status();
  };

  await test.step('it does what it may do, and nothing more', async () => {
    expect([await ask('GET'), await ask('POST')]).toEqual([200, 403]);
    await page.reload();
    await expect(line).not.toContainText('never used');
  });

  await test.step('it is revoked, after a question, and works no more', async () => {
    await tokens.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(line).toBeVisible();
    await tokens.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText(`“${name}” has been revoked.`)).toBeVisible();
    await expect(line).toHaveCount(0);
    await expect.poll(() => ask('GET')).toBe(401);
  });
});
