import { expect, test, type Locator, type Page } from '@playwright/test';
import { answering, CONTACT, REFUSALS, taken, withDesk } from './forms.ts';
import { expectFits, expectPartAccessible } from './look.ts';

const OWN = '/api/forms/apply';
const INCOMPLETE = 'Please fill in all required fields including resume.';
const WRONG_KIND = 'Please upload a PDF, DOC, or DOCX file.';
const FAILED = `There was an error submitting your application. Please try again or email us directly at ${CONTACT}`;
const THANKS = "Thank you for your interest. We'll review your application and get back to you soon.";
const PDF = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_300_000, '%PDF-1.7 ') };

const POSITIONS = [
  ['fullstack-dev', 'Full-Stack Developer', 'Engineering', '1 opening'],
  ['aiml-dev', 'AI/ML Developer', 'AI Research', '2 openings'],
  ['uiux-designer', 'UI/UX Designer', 'Design', '1 opening'],
] as const;

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Open positions' });
const dialogOf = (page: Page) => page.getByRole('dialog');

const openApplication = async (page: Page, path = '/careers'): Promise<Locator> => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Apply now' }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
};

const fill = async (dialog: Locator): Promise<void> => {
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example.org');
  await dialog.getByLabel('Resume', { exact: true }).setInputFiles(PDF);
  await dialog.getByLabel('What sets you apart?').fill('I wrote the first program.');
};

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit application' }).click();

const drop = async (dialog: Locator, name: string, type: string, size = 7): Promise<void> => {
  const files = await dialog.page().evaluateHandle(
    ([fileName, fileType, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], fileName, { type: fileType }));
      return transfer;
    },
    [name, type, size] as const,
  );
  const box = dialog.getByTestId('resume-drop');
  await box.dispatchEvent('dragover', { dataTransfer: files });
  await box.dispatchEvent('drop', { dataTransfer: files });
};

declare global {
  interface Window {
    sentForm: string[];
  }
}

/** Keeps what a form with a file holds: the browser does not show such a body to a test. */
const keepSentForm = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (to, init) => {
      if (init?.body instanceof FormData)
        window.sentForm = Array.from(init.body, ([name, value]) =>
          typeof value === 'string' ? `${name}=${value}` : `${name}=${value.name} of ${value.size} bytes`,
        );
      return send(to, init);
    };
  });

test.beforeEach(async ({ page }) => {
  await withDesk(page, null);
});

test('the positions are listed, each with its address', async ({ page }) => {
  await test.step('the page opens with the list and the first position', async () => {
    await page.goto('/careers');
    await expect(page.getByRole('heading', { level: 1, name: "We're Hiring" })).toBeVisible();
    await expect(listOf(page).getByRole('link')).toHaveCount(3);
    await expect(listOf(page).getByRole('link', { name: 'Full-Stack Developer' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Full-Stack Developer' })).toBeVisible();
  });

  for (const [id, title, department, openings] of POSITIONS)
    await test.step(`${id} has an address, and everything that one wants to know`, async () => {
      for (const path of [`/careers#${id}`, `/careers?position=${id}`]) {
        await page.goto(path);
        await expect(page.getByRole('article', { name: title })).toBeVisible();
      }
      const link = listOf(page).getByRole('link', { name: title });
      await expect(link).toHaveText(`${title}${openings}${department} · Remote Worldwide`);
      const detail = page.getByRole('article', { name: title });
      for (const fact of [department, 'Full-time', 'Remote Worldwide', openings])
        await expect(detail.getByRole('listitem').getByText(fact, { exact: true })).toBeVisible();
      for (const part of ['What you’ll do', 'What you’ll need', 'Nice to have', 'What we offer']) {
        const section = detail.locator('section').filter({ has: page.getByRole('heading', { name: part }) });
        expect(await section.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
      }
    });

  await test.step('another position is chosen by keyboard, and the reader is taken to it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/careers');
    await listOf(page).getByRole('link', { name: 'UI/UX Designer' }).focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: 'UI/UX Designer' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL('/careers#uiux-designer');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Full-Stack Developer' })).toBeVisible();
  });
});

test('somebody applies with the keyboard alone, and the file goes along', async ({ page }) => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await answering(page, OWN, async (route) => {
    await waiting;
    await taken(route);
  });
  await keepSentForm(page);
  await page.goto('/careers#aiml-dev');
  const apply = page.getByRole('button', { name: 'Apply now' });
  await apply.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Apply for AI/ML Developer' });
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Resume', { exact: true })).toBeFocused();
  await dialog.getByLabel('Resume', { exact: true }).setInputFiles(PDF);
  await expect(dialog.getByText('1.24 MB')).toBeVisible();
  await dialog.getByLabel('What sets you apart?').focus();
  await page.keyboard.type('I wrote the first program.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Submitting your application…')).toBeAttached();
  answer();
  const done = page.getByRole('dialog', { name: 'Application Submitted!' });
  await expect(done.getByText(THANKS)).toBeFocused();
  expect(await page.evaluate(() => window.sentForm)).toEqual([
    'name=Ada Lovelace',
    'email=ada@example.org',
    'phone=Not provided',
    'whySetsYouApart=I wrote the first program.',
    'position=AI/ML Developer',
    'resume=ada.pdf of 1300000 bytes',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(done).toBeHidden();
  await expect(apply).toBeFocused();
});

test('a form service gets the details and the name of the file, not the file', async ({ page, baseURL }) => {
  await withDesk(page, { url: `${baseURL}/elsewhere/submit`, accessKey: 'key-1' });
  const requests = await answering(page, '/elsewhere/submit', taken);
  const dialog = await openApplication(page);
  await fill(dialog);
  await dialog.getByLabel('Phone').fill('+44 20 7946 0000');
  await submit(dialog);
  await expect(page.getByText(THANKS)).toBeVisible();
  const { message, ...rest } = (requests[0]?.postDataJSON() ?? {}) as Record<string, string>;
  expect(rest).toEqual({
    access_key: 'key-1',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    subject: 'Job application: Full-Stack Developer from Ada Lovelace',
    from_name: 'Studia',
    to_email: CONTACT,
    botcheck: false,
  });
  for (const detail of [
    'Position: Full-Stack Developer',
    'Name: Ada Lovelace',
    'Email: ada@example.org',
    'Phone: +44 20 7946 0000',
    'Resume: ada.pdf',
    'I wrote the first program.',
  ])
    expect(message).toContain(detail);
});

test('an application is judged before it is sent, and not lost when it is refused', async ({ page }) => {
  let answer = taken;
  const requests = await answering(page, OWN, (route) => answer(route));
  const dialog = await openApplication(page);

  await test.step('a resume is dropped, shown with its size in MB, and judged', async () => {
    await expect(dialog.getByLabel('Resume', { exact: true })).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await expect(dialog.getByText('10 MB at most')).toBeVisible();
    await drop(dialog, 'ada.doc', 'application/msword');
    await expect(dialog.getByText('ada.doc')).toBeVisible();
    await expect(dialog.getByText('0.00 MB')).toBeVisible();
    await drop(dialog, 'ada.png', 'image/png');
    await expect(dialog.getByText(WRONG_KIND)).toBeVisible();
    await expect(dialog.getByText('ada.doc')).toBeVisible();
    await drop(dialog, PDF.name, PDF.mimeType, 10 * 1024 * 1024 + 1);
    await expect(dialog.getByText('This resume is larger than 10 MB. Choose a smaller one.')).toBeVisible();
    await drop(dialog, PDF.name, PDF.mimeType, 10 * 1024 * 1024);
    await expect(dialog.getByText('10.00 MB')).toBeVisible();
    await expect(dialog.getByText('larger than')).toBeHidden();
  });

  await test.step('an application that lacks something is not sent', async () => {
    for (const label of ['Full Name', 'Email', 'What sets you apart?', 'Resume'] as const) {
      await fill(dialog);
      if (label === 'Resume') await dialog.getByRole('button', { name: 'Remove the file' }).click();
      else await dialog.getByLabel(label).fill(' ');
      await submit(dialog);
      await expect(dialog.getByRole('alert'), label).toHaveText(INCOMPLETE);
      await expect(dialog.getByLabel(label, { exact: true })).toBeFocused();
    }
    expect(requests).toHaveLength(0);
  });

  await test.step('an application that is not taken is not lost, and can be sent again', async () => {
    await fill(dialog);
    for (const [what, refuse, detail] of REFUSALS) {
      answer = refuse;
      await submit(dialog);
      await expect(dialog.getByRole('alert'), what).toHaveText(`${FAILED}${detail}`);
      await expect(dialog.getByRole('alert')).toBeInViewport();
    }
    answer = taken;
    await submit(dialog);
    await expect(page.getByRole('dialog', { name: 'Application Submitted!' })).toBeVisible();
  });
});

test('closing forgets all, and the dialog is accessible and fits a phone', async ({ page }) => {
  await test.step('closing forgets what was typed, and what was on its way', async () => {
    const requests = await answering(page, OWN, () => new Promise(() => {}));
    const dialog = await openApplication(page);
    await fill(dialog);
    await submit(dialog);
    await expect(dialog.getByText('Submitting your application…')).toBeAttached();
    await expect.poll(() => requests.length).toBe(1);
    const dropped = page.waitForEvent('requestfailed');
    await page.keyboard.press('Escape');
    await dropped;
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Apply now' }).click();
    await expect(dialog.getByLabel('Full Name')).toHaveValue('');
    await expect(dialog.getByText('ada.pdf')).toBeHidden();
    await expect(dialog.getByText('Submitting your application…')).not.toBeAttached();
  });

  await test.step('the application is accessible in both themes and fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const dialog = dialogOf(page);
    await dialog
      .getByLabel('Resume', { exact: true })
      .setInputFiles({ ...PDF, name: `${'a-very-long-name-'.repeat(6)}.pdf` });
    await submit(dialog);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await expectPartAccessible(page, 'dialog');
    }
    await expectFits(page);
    const excess = await dialog.locator('> div').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(excess).toBe(0);
  });
});
