import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { User } from '@studia/contract/auth';
import { errorBody } from '@studia/contract/error-body';
import { expectPartAccessible } from './look.ts';
import { testAsStudent } from './student.ts';

type Details = Partial<User['user_metadata']> & { city?: string | null };

const COMPLETE: Details = {
  country: 'Kenya',
  city: 'Nairobi',
  standard: '9th Grade',
  date_of_birth: '2010-05-22',
};

/** A student whose profile is complete, and a server that keeps what the page sends. */
const test = testAsStudent.extend<{ known: Details; sent: Request[]; user: User }>({
  known: [COMPLETE, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  sent: async ({}, use) => use([]),
  user: async ({ page, sharedStudent, known, sent }, use) => {
    const user = structuredClone(sharedStudent.session.user);
    Object.assign(user.user_metadata, known);
    await page.addInitScript((details) => {
      const stored = localStorage.getItem('auth_session');
      if (stored === null || sessionStorage.getItem('details-by-test')) return;
      sessionStorage.setItem('details-by-test', 'yes');
      const session = JSON.parse(stored) as { user: User };
      Object.assign(session.user.user_metadata, details);
      localStorage.setItem('auth_session', JSON.stringify(session));
    }, known);
    await page.route('**/auth/session', (route) => route.fulfill({ json: { user } }));
    await page.route('**/api/profile/**', async (route, request) => {
      sent.push(request);
      const body = (request.postDataJSON() ?? {}) as Record<string, string | null>;
      const { image, ...details } = body;
      Object.assign(user.user_metadata, details);
      if (image !== undefined) user.user_metadata.user_photo = `data:image/jpeg;base64,${image}`;
      if (request.method() === 'DELETE') user.user_metadata.user_photo = null;
      await route.fulfill({ json: { user } });
    });
    await use(user);
  },
});

const open = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
};

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

const HINT = 'Updating below details will help us to make you learn better';

const START = ['Ada Lovelace', 'Kenya', '2010-05-22'] as const;

/** Takes back what a step has typed. */
const discard = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Discard' }).click();
  for (const [index, label] of ['Full Name', 'Country', 'Date of Birth'].entries())
    await expect(page.getByLabel(label)).toHaveValue(START[index] ?? '');
};

test('details are checked, kept through errors, and saved on purpose', async ({ page, user, sent }) => {
  expect(user.verified).toBe(true);
  await page.clock.setFixedTime('2026-03-10T12:00:00Z');
  await open(page);

  await test.step('a complete profile shows no warning', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Profile Settings', exact: true })).toBeVisible();
    await expect(page.getByText(HINT)).toHaveCount(0);
    await expect(page.locator('.lucide-triangle-alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem').first()).toBeHidden();
  });

  await test.step('a birth too late, too early or yet to come is refused', async () => {
    const date = page.getByLabel('Date of Birth');
    for (const [born, sentence] of [
      ['2017-01-01', 'Must be at least 10 years old'],
      ['2026-03-11', 'Please enter a valid date of birth'],
      ['1905-12-31', 'Please enter a valid date of birth'],
    ] as const) {
      await date.fill(born);
      await expect(date).not.toHaveAttribute('aria-invalid', 'true');
      await save(page).click();
      await expect(page.getByText(sentence), born).toBeVisible();
      await expect(date).toHaveAttribute('aria-invalid', 'true');
    }
    await discard(page);
  });

  await test.step('required fields hold the save back, and a name has four letters', async () => {
    await page.getByLabel('Country').fill('');
    await expect(page.getByText('Country, Standard, and Date of Birth are required fields')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await page.getByLabel('Country').fill('Atlantis');
    await page.getByLabel('Full Name').fill('  Bo ');
    await save(page).click();
    await expect(page.getByText('Full name must be at least 4 characters long')).toBeVisible();
    await discard(page);
  });

  await test.step('the country filters while typing, by keyboard alone, and takes free text', async () => {
    const country = page.getByRole('combobox', { name: 'Country' });
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await country.fill('');
    await country.pressSequentially('united');
    await expect(list.getByRole('option')).toHaveText([
      'United Arab Emirates',
      'United Kingdom',
      'United States',
    ]);
    await expect(country).toHaveAttribute('aria-expanded', 'true');
    await country.press('ArrowDown');
    await country.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveText('United Kingdom');
    await expectPartAccessible(page, 'main');
    await country.press('Enter');
    await expect(country).toHaveValue('United Kingdom');
    await expect(list.getByRole('option')).toHaveCount(0);
    await country.fill('Turk');
    await list.getByRole('option', { name: 'Türkiye' }).click();
    await expect(country).toHaveValue('Türkiye');
    await expect(country).toBeFocused();
    await country.fill('Atlan');
    await country.press('Escape');
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await country.press('Tab');
    await expect(country).toHaveValue('Atlan');
    await discard(page);
  });

  await test.step('the list of countries stays on a phone’s screen, with rows for a thumb', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('combobox', { name: 'Country' }).click();
    // The list grows into place; what counts is where it comes to rest.
    await expect(async () => {
      const list = await page.getByRole('listbox').boundingBox();
      const row = await page.getByRole('option', { name: 'Kenya' }).boundingBox();
      expect(list?.x).toBeGreaterThanOrEqual(0);
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(360);
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(640);
      expect(row?.height).toBeGreaterThanOrEqual(44);
    }).toPass();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('an error keeps what was typed', async () => {
    const wrong = { status: 500, json: errorBody('internal') as object };
    await page.route('**/api/profile/name', (route) => route.fulfill(wrong));
    await page.getByLabel('Full Name').fill('Grace Hopper');
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    wrong.json = {};
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to save profile details. Please try again.');
    await page.unroute('**/api/profile/name');
    await discard(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  await test.step('details are saved on purpose, with a clear state', async () => {
    await expect(save(page)).toBeDisabled();
    await expect(page.getByLabel('City')).toHaveValue('Nairobi');
    await page.getByLabel('Full Name').fill('Ada King');
    await page.getByLabel('City').fill('');
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Profile details saved successfully!')).toBeVisible();
    await expect(page.getByText('All changes saved')).toBeVisible();
    expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([
      { full_name: 'Ada King' },
      { country: 'Kenya', city: null, standard: '9th Grade', date_of_birth: '2010-05-22' },
    ]);
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByText('Ada King')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem').first()).toBeHidden();
  });

  await test.step('leaving with nothing unsaved asks nothing', async () => {
    await page.getByRole('link', { name: 'Billing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  });
});

test.describe('with something missing', () => {
  test.use({ known: { ...COMPLETE, full_name: ' ' } });

  test('the warning and its hint show until the profile is complete', async ({ page, user }) => {
    expect(user.verified).toBe(true);
    await open(page);
    const sign = '.lucide-triangle-alert';
    await expect(page.getByRole('main').getByText(HINT).locator(sign)).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(
      page.getByRole('menuitem', { name: `Profile Settings ${HINT}` }).locator(sign),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByText('User', { exact: true })).toBeVisible();
    await expectPartAccessible(page, 'header');
    await page.keyboard.press('Escape');
    await page.getByLabel('Full Name').fill('Ada Lovelace');
    await save(page).click();
    await expect(page.getByText(HINT)).toHaveCount(0);
  });
});

test('leaving with unsaved changes asks, for links and for the back button', async ({ page, user }) => {
  expect(user.verified).toBe(true);
  await page.goto('/my-notes');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await page.getByLabel('Full Name').fill('Somebody Else');
  // Playwright's own way back waits for a page that must not come.
  const goBack = () => page.evaluate(() => window.history.back());
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Billing' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else');
  expect(new URL(page.url()).pathname).toBe('/profile');

  await goBack();
  await expect(question).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/profile');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else');

  await goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace');
});

/** A picture of this many pixels, red left half and blue right half, made by the browser itself. */
const makePicture = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const bytes = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.fillStyle = '#e33';
      pen.fillRect(0, 0, w / 2, h);
      pen.fillStyle = '#33e';
      pen.fillRect(w / 2, 0, w / 2, h);
      return Array.from(new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer()));
    },
    [width, height] as const,
  );
  return Buffer.from(bytes);
};

/** Size and the colours at both sides of the picture that was sent. */
const lookAt = (page: Page, image: string) =>
  page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(picture, 0, 0);
    const at = (x: number): string => {
      const [red = 0, , blue = 0] = pen.getImageData(x, picture.height / 2, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return { width: picture.width, height: picture.height, left: at(4), right: at(picture.width - 5) };
  }, image);

const sentImage = (sent: readonly Request[]): string =>
  (sent.at(-1)?.postDataJSON() as { image: string } | undefined)?.image ?? '';

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test('a photo is chosen, dropped, judged, cropped, sent, shown and removed', async ({ page, user, sent }) => {
  expect(user.user_metadata.user_photo).toBeNull();
  await open(page);
  const picture = await makePicture(page, 1600, 800);
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });

  await test.step('files that are no picture or too large are refused in a sentence', async () => {
    const refused = page.getByRole('alert');
    await choose(page, 'notes.txt', 'text/plain', Buffer.from('not a picture'));
    await expect(refused).toHaveText('We can’t read this picture. Choose a PNG, JPEG or WebP file.');
    await choose(page, 'big.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(refused).toHaveText('This picture is larger than 5 MB. Choose a smaller one.');
    await choose(page, 'broken.png', 'image/png', Buffer.from('not a picture either'));
    await expect(refused).toHaveText('We can’t read this picture. Choose a PNG, JPEG or WebP file.');
    expect(sent).toEqual([]);
  });

  await test.step('a dropped picture opens the crop', async () => {
    const carried = await page.evaluateHandle((given) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(given)], 'me.png', { type: 'image/png' }));
      return data;
    }, Array.from(picture));
    await page.getByText('Or drop one here.').dispatchEvent('drop', { dataTransfer: carried });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a photo is cropped, made small, sent, shown and removed', async () => {
    await page.evaluate(() => {
      const changes = { count: 0 };
      Object.assign(window, { changes });
      window.addEventListener('userPhotoUpdated', () => (changes.count += 1));
    });
    await choose(page, 'me.png', 'image/png', picture);
    await expect(dialog).toBeVisible();
    await expectPartAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(dialog).toBeHidden();
    expect(await lookAt(page, sentImage(sent))).toEqual({
      width: 512,
      height: 512,
      left: 'red',
      right: 'blue',
    });
    const photo = page.getByRole('main').locator('img');
    await expect(photo).toHaveAttribute('src', /^data:image\/jpeg/);
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(photo).toHaveCount(0);
    expect(
      await page.evaluate(() => (window as unknown as { changes: { count: number } }).changes.count),
    ).toBe(2);
  });

  await test.step('the crop is moved and zoomed by keyboard, by slider and by dragging', async () => {
    const stage = dialog.getByRole('application');
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    await choose(page, 'me.png', 'image/png', picture);
    await zoom.fill('2');
    await expect(zoom).toHaveAttribute('aria-valuetext', '200%');
    await stage.focus();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Shift+ArrowRight');
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(dialog).toBeHidden();
    expect(await lookAt(page, sentImage(sent))).toEqual({
      width: 400,
      height: 400,
      left: 'red',
      right: 'red',
    });

    await choose(page, 'me.png', 'image/png', picture);
    await expect(dialog).toBeVisible();
    const box = await atRest(stage);
    await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(dialog).toBeHidden();
    expect(await lookAt(page, sentImage(sent))).toMatchObject({ left: 'blue', right: 'blue' });
  });
});

/** Where something stands once it has come to rest. */
const atRest = async (part: Locator) => {
  let last = '';
  await expect(async () => {
    const before = last;
    last = JSON.stringify(await part.boundingBox());
    expect(last).not.toBe('null');
    expect(last).toBe(before);
  }).toPass({ intervals: [50] });
  return JSON.parse(last) as { x: number; y: number; width: number; height: number };
};

test('the password is changed with the present one, and checked before', async ({ page, user }) => {
  expect(user.verified).toBe(true);
  const bodies: unknown[] = [];
  let right = false;
  await page.route('**/auth/change-password', async (route, request) => {
    bodies.push(request.postDataJSON());
    await route.fulfill(right ? { status: 204 } : { status: 403, json: errorBody('password_wrong') });
  });
  await open(page);
  const change = page.getByRole('button', { name: 'Change password' });
  await expect(change).toBeDisabled();
  await page.getByLabel('Current Password').fill('Wrong-horse-7');
  await page.getByLabel('New Password').fill('short');
  await page.getByLabel('Confirm Password').fill('other');
  await change.click();
  await expect(page.getByText('Use at least 8 characters with uppercase')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  expect(bodies).toEqual([]);
  await page.getByLabel('New Password').fill('Brand-new-9');
  await page.getByLabel('Confirm Password').fill('Brand-new-9');
  await change.click();
  await expect(page.getByText('That’s not your current password.')).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveValue('Brand-new-9');
  right = true;
  await page.getByLabel('Current Password').fill('Correct-horse-7');
  await change.click();
  await expect(page.getByText('Password changed. Your other devices are signed out.')).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveValue('');
  expect(bodies.at(-1)).toEqual({ current_password: 'Correct-horse-7', new_password: 'Brand-new-9' });
});
