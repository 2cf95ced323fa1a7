import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { settled } from './clock.ts';
import { answering, CONTACT, REFUSALS, taken, withDesk } from './forms.ts';

const OWN = '/api/forms/submit';
const SENT = "Message sent successfully! We'll get back to you soon.";
const FAILED = `There was an error sending your message. Please try again or contact us directly at ${CONTACT}`;
const SEND = 'Send message';

const formOf = (page: Page) => page.locator('form').filter({ has: page.getByRole('button', { name: SEND }) });

const fill = async (page: Page): Promise<void> => {
  const form = formOf(page);
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('Email').fill('ada@example.org');
  await form.getByLabel('Message').fill('How do I add a book?');
};

const press = (page: Page) => page.getByRole('button', { name: SEND }).click();

test.beforeEach(async ({ page }) => {
  await withDesk(page, null);
});

test('a message is sent, says so for 5 s, and leaves an empty form', async ({ page }) => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const requests = await answering(page, OWN, async (route) => {
    await waiting;
    await taken(route);
  });
  await page.clock.install();
  await page.goto('/');
  await fill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page);
  await expect(formOf(page).getByText('Sending your message…')).toBeAttached();
  await formOf(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
  answer();
  await expect(formOf(page).getByText(SENT)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  await settled(page);
  await page.clock.runFor(4_999);
  await expect(formOf(page).getByText(SENT)).toBeVisible();
  await page.clock.runFor(1);
  await expect(formOf(page).getByText(SENT)).toBeHidden();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.postDataJSON()).toEqual({
    access_key: '',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    message: 'How do I add a book?',
    subject: 'Message from Ada Lovelace',
    from_name: 'Studia',
    to_email: CONTACT,
    botcheck: false,
  });
});

test('a message goes to the form service where there is one', async ({ page, baseURL }) => {
  const url = `${baseURL}/elsewhere/submit`;
  await withDesk(page, { url, accessKey: 'key-1' });
  const requests = await answering(page, '/elsewhere/submit', taken);
  await page.goto('/');
  await fill(page);
  await press(page);
  await expect(formOf(page).getByText(SENT)).toBeVisible();
  expect(requests[0]?.method()).toBe('POST');
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
  expect(requests[0]?.postDataJSON()).toMatchObject({ access_key: 'key-1', to_email: CONTACT });
});

const MISTAKES = [
  ['Name', '  ', 'Please tell us your name.'],
  ['Email', '', 'Please enter your email address so we can reply.'],
  [
    'Email',
    'ada at example',
    'That doesn’t look like an email address. Try something like name@example.org.',
  ],
  ['Message', '', 'Please write a message.'],
] as const;

test('a message is not sent with a mistake in it, not lost when it is refused, and can be caught as a program’s', async ({
  page,
}) => {
  let answer = taken;
  const requests = await answering(page, OWN, (route) => answer(route));
  await page.goto('/');

  await test.step('a form with a mistake is not sent, and the field says why', async () => {
    for (const [label, value, sentence] of MISTAKES) {
      await fill(page);
      const field = formOf(page).getByLabel(label);
      await field.fill(value);
      await press(page);
      await expect(field, sentence).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(sentence);
      await field.fill('ada@example.org');
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
    expect(requests).toHaveLength(0);
  });

  await test.step('a message that is not taken is not lost, and the form says where else to write', async () => {
    await fill(page);
    for (const [what, refuse, detail] of REFUSALS) {
      answer = refuse;
      await press(page);
      await expect(formOf(page).getByRole('alert'), what).toHaveText(`${FAILED}${detail}`);
      await expect(formOf(page).getByLabel('Message')).toHaveValue('How do I add a book?');
    }
  });

  await test.step('the form is accessible with its mistakes, and a box that only programs tick is out of sight', async () => {
    answer = taken;
    await formOf(page).getByLabel('Message').fill('');
    await press(page);
    await expect(formOf(page).getByText('Please write a message.')).toBeVisible();
    await expectAccessible(page, 'form');
    const trap = formOf(page).locator('input[name=botcheck]');
    await expect(trap).toBeHidden();
    await fill(page);
    await trap.evaluate((box: HTMLInputElement) => (box.checked = true));
    await press(page);
    await expect(formOf(page).getByText(SENT)).toBeVisible();
    expect(requests.at(-1)?.postDataJSON()).toMatchObject({ botcheck: true });
  });
});
