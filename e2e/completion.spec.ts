import { expect, type Locator, type Page } from '@playwright/test';
import { PROFILE, SESSION } from '@studia/contract/limits';
import { STANDARDS } from '@studia/contract/profile';
import { expectAccessible } from './accessible.ts';
import { settled } from './clock.ts';
import { expectFits, expectInk } from './look.ts';
import { makeVerifiedStudent, signInAs, test as base, type Student } from './student.ts';

const test = base.extend<{ ownAccount: boolean; beginner: Student }>({
  ownAccount: [false, { option: true }],
  beginner: [
    async ({ page, ownAccount, sharedBeginner }, use) => {
      const beginner = ownAccount ? await makeVerifiedStudent(page.request) : sharedBeginner;
      await signInAs(page, beginner);
      await use(beginner);
    },
    { auto: true },
  ],
});

const openModal = async (page: Page) => {
  await page.goto('/');
  const modal = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await expect(modal).toBeVisible();
  return modal;
};

const fill = async (modal: Locator, birthDate = '2008-02-29') => {
  await modal.getByLabel('Country').fill('Kenya');
  await modal.getByLabel('Standard').selectOption('9th Grade');
  await modal.getByLabel('Date of Birth').fill(birthDate);
};

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' });

const year = new Date().getFullYear();
const DATES = [
  [`${year - PROFILE.minimumAge + 1}-01-01`, 'Must be at least 10 years old'],
  [`${year - PROFILE.maximumAge - 1}-12-31`, 'Please enter a valid date of birth'],
  [`${year + 1}-01-01`, 'Please enter a valid date of birth'],
] as const;

test('the modal blocks the app until it is filled in, takes only what is right, and says why a save failed', async ({
  page,
}) => {
  const modal = await openModal(page);

  await test.step('the modal blocks the app: neither Escape nor the backdrop closes it', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(modal).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Close' })).toBeHidden();
  });

  await test.step('saving is possible once country, standard and date of birth are there', async () => {
    await expect(save(page)).toBeDisabled();
    await modal.getByLabel('Country').fill('Kenya');
    await modal.getByLabel('Standard').selectOption('9th Grade');
    await expect(save(page)).toBeDisabled();
    await modal.getByLabel('Date of Birth').fill('2008-02-29');
    await expect(save(page)).toBeEnabled();
    await modal.getByLabel('Country').fill('   ');
    await expect(save(page)).toBeDisabled();
  });

  await test.step('countries are filtered while typing, chosen by keyboard, or written freely', async () => {
    const country = modal.getByRole('combobox', { name: 'Country' });
    await country.fill('');
    await country.pressSequentially('ger');
    await expect(suggestions(page).first()).toHaveText('Germany');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('Germany');
    await expect(suggestions(page)).toHaveCount(0);
    await country.fill('Narnia');
    await expect(suggestions(page)).toHaveCount(0);
    await country.fill('fr');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(modal).toBeVisible();
    await expect(modal.getByLabel('Standard').locator('option:not([value=""])')).toHaveText([...STANDARDS]);
  });

  await test.step('a birth too late, too early or yet to come is refused', async () => {
    await fill(modal);
    const date = modal.getByLabel('Date of Birth');
    for (const [birthDate, sentence] of DATES) {
      await date.fill(birthDate);
      await expect(date).not.toHaveAttribute('aria-invalid', 'true');
      await save(page).click();
      await expect(modal.getByText(sentence), birthDate).toBeVisible();
      await expect(date).toHaveAttribute('aria-invalid', 'true');
    }
  });

  await test.step('a save that fails says why, in the server’s words or its own', async () => {
    await fill(modal);
    await page.route('**/api/profile/update', (route) => route.fulfill({ status: 500, json: {} }));
    await save(page).click();
    await expect(modal.getByRole('alert')).toHaveText('Failed to save profile details. Please try again.');
    await expectInk(modal.getByRole('alert'), '--bad');
    await page.unroute('**/api/profile/update');
    await page.route('**/api/profile/update', (route) =>
      route.fulfill({ status: 400, json: { error: 'The registrar is asleep.' } }),
    );
    await save(page).click();
    await expect(modal.getByRole('alert')).toHaveText('The registrar is asleep.');
    await page.unroute('**/api/profile/update');
  });

  await test.step('the modal is accessible, light and dark, also with its list open', async () => {
    await fill(modal, `${year}-01-01`);
    await save(page).click();
    await expect(modal.getByText('Must be at least 10 years old')).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await modal.getByLabel('Country').fill('ger');
    await expect(suggestions(page).first()).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
  });

  await test.step('who does not want to go on can sign out', async () => {
    await modal.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: /Learn Smarter/ })).toBeVisible();
  });
});

test.describe('with an account of their own', () => {
  test.use({ ownAccount: true });

  test('a saved profile opens the app, says so for 3 s and refreshes the student after 100 ms', async ({
    page,
  }) => {
    await page.clock.install();
    // By the year, who turns 10 this year is old enough.
    const birthDate = `${year - PROFILE.minimumAge}-12-31`;
    await fill(await openModal(page), birthDate);
    await page.clock.pauseAt(Date.now() + 60_000);
    let lookups = 0;
    await page.route('**/auth/session', (route) => {
      lookups += 1;
      return route.continue();
    });
    const sent = page.waitForRequest('**/api/profile/update');
    await save(page).click();
    expect((await sent).postDataJSON()).toEqual({
      country: 'Kenya',
      city: null,
      standard: '9th Grade',
      date_of_birth: birthDate,
    });
    expect(await (await sent).headerValue('authorization')).toMatch(/^Bearer ./);
    await expect(page.getByRole('dialog')).toBeHidden();
    const toast = page.getByText('Profile details saved successfully!');
    await settled(page);
    await page.clock.runFor(PROFILE.refreshAfterSave - 1);
    expect(lookups).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => lookups).toBe(1);
    await expect(toast).toBeVisible();
    await expectInk(toast, '--good');
    // The photo's own throttle was not used yet: what holds this lookup back is that of the refresh.
    await page.evaluate(() => window.dispatchEvent(new Event('userPhotoUpdated')));
    await page.clock.runFor(SESSION.refreshUserThrottle - 1);
    expect(lookups).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => lookups).toBe(2);
    await page.clock.runFor(PROFILE.savedToast - SESSION.refreshUserThrottle - 1000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toast).toBeHidden();
    await page.clock.resume();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Good to see you, Ada.' })).toBeVisible();
  });
});
