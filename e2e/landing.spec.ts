import { expect, type Page } from '@playwright/test';
import { LANDING, SHELL } from '@studia/contract/limits';
import { MOVING } from './look.ts';
import { test } from './student.ts';

test.use(MOVING);

const hero = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Learn Smarter. Talk to the AI tutor.' });
const carousel = (page: Page) => page.getByRole('region', { name: 'Experience AI-Powered Learning' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Welcome!' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const front = (page: Page) => carousel(page).locator('li:not([inert]) h3');

/** Brings the carousel into view, and waits until the island behind it is awake. */
const openCarousel = async (page: Page) => {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      carousel(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
};

/** The same, turned to the first card by hand, so that it waits there. */
const holdFirstCard = async (page: Page) => {
  await openCarousel(page);
  await carousel(page).getByRole('button', { name: 'Show card 1' }).click();
  await expect(front(page)).toHaveText('Every step is checked');
};

test('the hero shows the tagline, and fades and scales over 600 px on wide screens only', async ({
  page,
}) => {
  await page.goto('/');
  await expect(hero(page)).toBeVisible();
  await expect(page.locator('[data-hero]').getByText('Learn how you learn best')).toBeVisible();
  await expect(
    page.getByText(
      'Get step-by-step help, visual learning tools, and tailored explanations — all powered by intelligent AI.',
    ),
  ).toBeVisible();
  const look = () =>
    page.locator('[data-hero]').evaluate((element) => {
      const { opacity, transform } = getComputedStyle(element);
      return { opacity: Number(opacity), scale: transform === 'none' ? 1 : new DOMMatrix(transform).a };
    });
  expect(await look()).toEqual({ opacity: 1, scale: 1 });
  await scrollTo(page, LANDING.heroFadeOver / 2);
  await expect.poll(async () => (await look()).opacity).toBeCloseTo(0.5, 2);
  expect((await look()).scale).toBeCloseTo(0.96, 2);
  await scrollTo(page, LANDING.heroFadeOver);
  await expect.poll(async () => (await look()).opacity).toBe(0);
  await page.setViewportSize({ width: SHELL.mobileBelow - 1, height: 740 });
  await expect.poll(look).toEqual({ opacity: 1, scale: 1 });
  await page.setViewportSize({ width: SHELL.mobileBelow, height: 740 });
  await expect.poll(async () => (await look()).opacity).toBeLessThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(look).toEqual({ opacity: 1, scale: 1 });
});

test('the cards of the experience are turned by hand', async ({ page }) => {
  await page.goto('/');

  await test.step('the three cards turn by buttons, dots and arrow keys', async () => {
    await expect(page.getByRole('heading', { name: 'Experience AI-Powered Learning' })).toBeVisible();
    await expect(front(page)).toHaveText('Every step is checked');
    await holdFirstCard(page);
    await carousel(page).getByRole('button', { name: 'Next card' }).click();
    await expect(front(page)).toHaveText('How sure are you?');
    await carousel(page).getByRole('button', { name: 'Previous card' }).click();
    await carousel(page).getByRole('button', { name: 'Previous card' }).click();
    await expect(front(page)).toHaveText('Alone, and with help');
    await carousel(page).getByRole('button', { name: 'Show card 1' }).click();
    await expect(front(page)).toHaveText('Every step is checked');
    await expect(carousel(page).locator('[aria-current]')).toHaveAccessibleName(/Show card 1/);
    await page.keyboard.press('ArrowRight');
    await expect(front(page)).toHaveText('How sure are you?');
    await page.keyboard.press('ArrowLeft');
    await expect(front(page)).toHaveText('Every step is checked');
    await carousel(page).getByRole('button', { name: 'Checked: 2x = 8' }).click();
    await expect(page.getByRole('note', { name: 'Checked: 2x = 8' })).toBeVisible();
  });

  await test.step('a swipe of over 50 px turns a card, a shorter one does not', async () => {
    await holdFirstCard(page);
    const swipe = (by: number) =>
      carousel(page)
        .locator('ul')
        .evaluate((ring, distance) => {
          const finger = { pointerType: 'touch', bubbles: true, clientX: 300 };
          ring.dispatchEvent(new PointerEvent('pointerdown', finger));
          ring.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: 300 + distance }));
        }, by);
    await swipe(-LANDING.swipeThreshold);
    await expect(front(page)).toHaveText('Every step is checked');
    await swipe(-LANDING.swipeThreshold - 1);
    await expect(front(page)).toHaveText('How sure are you?');
    await swipe(LANDING.swipeThreshold + 1);
    await expect(front(page)).toHaveText('Every step is checked');
  });

  await test.step('the quiz card weighs the answer by how sure one was', async () => {
    await openCarousel(page);
    await carousel(page).getByRole('button', { name: 'Show card 2' }).click();
    await carousel(page).getByText('Ribosome').click();
    await carousel(page).getByText('Certain', { exact: true }).click();
    await expect(carousel(page).getByText('it goes to the front of your reviews')).toBeVisible();
  });
});

test('the cards go on every 5 s, wait 30 s after a manual action, and can be paused', async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T09:00:00Z' });
  await page.goto('/');
  await openCarousel(page);
  await page.mouse.move(2, 2);
  await page.clock.pauseAt('2026-01-05T10:00:00Z');
  const shown = await front(page).textContent();
  await page.clock.runFor(LANDING.carouselAdvance);
  await expect(front(page)).not.toHaveText(shown ?? '');
  await holdFirstCard(page);
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(LANDING.carouselResume - 1);
  await expect(front(page)).toHaveText('Every step is checked');
  await page.clock.runFor(1);
  await expect(carousel(page).locator('ul')).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(LANDING.carouselAdvance);
  await expect(front(page)).toHaveText('How sure are you?');
  await carousel(page).getByRole('button', { name: 'Pause the cards' }).click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(LANDING.carouselAdvance * 3);
  await expect(front(page)).toHaveText('How sure are you?');
});

test('a visitor is taught on the page', async ({ page }) => {
  await page.goto('/');

  await test.step('a visitor answers the tutor on the page, and the real one replies', async () => {
    await page.getByLabel('Your answer').fill('7');
    await page.getByLabel('Your answer').press('Enter');
    const lesson = page.getByRole('log');
    await expect(lesson).toContainText(/12\s−\s5\s=\s7\.\sNow we have 7\s×\s3\./);
    await expect(page.getByLabel('Your answer')).toHaveValue('');
    await page.getByLabel('Your answer').fill('21');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(lesson).toContainText(/\(12\s−\s5\)\s×\s3\s=\s21/);
  });

  await test.step('an answer that does not reach the tutor is kept', async () => {
    await page.route('**/api/llm/**', (route) => route.abort());
    await page.getByLabel('Your answer').fill('7');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('That didn’t reach the tutor. Please send it again.')).toBeVisible();
    await expect(page.getByLabel('Your answer')).toHaveValue('7');
  });
});

test('a section in the address is scrolled to after 500 ms, 80 px short of it', async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T09:00:00Z' });
  await page.clock.pauseAt('2026-01-05T10:00:00Z');
  for (const section of ['about', 'pricing', 'help'])
    await test.step(`#${section} in the address scrolls there after 500 ms, 80 px short of it`, async () => {
      // From elsewhere: a new fragment alone would not load the page anew.
      await page.goto('about:blank');
      await page.goto(`/#${section}`);
      await expect(hero(page)).toBeVisible();
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.clock.runFor(LANDING.hashScrollDelay - 1);
      expect(await scrolled(page)).toBe(0);
      await page.clock.runFor(1);
      const top = () =>
        page.locator(`#${section}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top).toBe(LANDING.hashScrollOffset);
    });
});

const PLANS = [
  {
    name: 'Free Tier',
    price: '$0',
    terms: 'at no cost',
    includes: [
      'One monthly real-time AI tutor session of 30 minutes',
      'Unlimited source uploads',
      'Text interactions',
      'Adaptive quizzes',
      'Mind maps',
      'Podcasts',
      'Notes',
      'Progress tracking',
      'Community support',
    ],
  },
  {
    name: 'Premium',
    price: '$49.99',
    terms: 'per month, auto-renewing every 30 days',
    includes: [
      'Everything in Free',
      'Custom mind maps',
      'Unlimited tutor sessions',
      'Unlimited tutoring on curriculum textbooks',
      'Priority support',
      'Advanced analytics',
    ],
  },
];

test('the page answers the questions, and each plan says what it costs', async ({ page }) => {
  await page.goto('/');

  await test.step('the questions are answered', async () => {
    for (const [question, answer] of [
      ['How do I get started?', /Sign up free .* upgrade anytime/],
      ['Which payments do you accept?', 'Cards, PayPal and bank transfers are accepted.'],
      ['Can I cancel?', /Cancel anytime/],
    ] as const) {
      await page.locator('#help').getByText(question).click();
      await expect(page.locator('#help').getByText(answer)).toBeVisible();
    }
  });

  for (const { name, price, terms, includes } of PLANS)
    await test.step(`${name}: what it costs and includes; Get Started leads to Billing by way of the modal`, async () => {
      const plan = page.getByRole('article', { name });
      await expect(plan.getByText(price, { exact: true })).toBeVisible();
      await expect(plan.getByText(terms)).toBeVisible();
      await expect(plan.getByRole('listitem')).toHaveText(includes);
      await expect(
        page.locator('#pricing').getByText('Prices are in US dollars and exclude taxes.'),
      ).toBeVisible();
      await plan.getByRole('button', { name: 'Get Started' }).click();
      await expect(modal(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('redirectAfterAuth'))).toBe('/subscription');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
    });
});

test('the page begins at its top, with a header that leads everywhere', async ({ page }) => {
  await page.goto('/');

  await test.step('the page begins at its top, also after a reload', async () => {
    await scrollTo(page, 1500);
    await page.reload();
    await expect(hero(page)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  await test.step('the header has five places elsewhere, and is blurred after 100 px', async () => {
    const header = page.getByRole('banner');
    const links = header.getByRole('link', { name: /^Studia on / });
    await expect(links).toHaveCount(5);
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.ariaLabel, link.getAttribute('href')])),
    ).toEqual([
      ['Studia on LinkedIn (opens in a new tab)', 'https://www.linkedin.com/'],
      ['Studia on Instagram (opens in a new tab)', 'https://www.instagram.com/'],
      ['Studia on YouTube (opens in a new tab)', 'https://www.youtube.com/'],
      ['Studia on TikTok (opens in a new tab)', 'https://www.tiktok.com/'],
      ['Studia on X (opens in a new tab)', 'https://x.com/'],
    ]);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('href', /^https:/);
    }
    const blur = () => header.evaluate((element) => getComputedStyle(element).backdropFilter);
    await scrollTo(page, SHELL.blurAfterScroll);
    await expect.poll(blur).toBe('none');
    await scrollTo(page, SHELL.blurAfterScroll + 1);
    await expect.poll(blur).toContain('blur');
  });

  await test.step('a phone finds the sections and the places elsewhere in a menu', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await scrollTo(page, 0);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Pricing' })).toBeHidden();
    await header.getByRole('button', { name: 'Menu' }).click();
    await expect(header.getByRole('link', { name: /^Studia on / })).toHaveCount(5);
    await header.getByRole('link', { name: 'Pricing' }).click();
    await expect(header.getByRole('link', { name: 'Pricing' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Two plans, nothing hidden' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the logo scrolls to the top on the front page and leads there from elsewhere', async () => {
    await scrollTo(page, 900);
    await page.getByRole('banner').getByRole('link', { name: 'Studia home page' }).click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goto('/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Studia home page' }).click();
    await expect(hero(page)).toBeVisible();
  });
});

test('the footer has its sections, anchors and the year', async ({ page }) => {
  await page.goto('/careers');
  const footer = page.getByRole('contentinfo');
  const links = async (section: string) =>
    footer
      .getByRole('navigation', { name: section })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await links('Company')).toContain('/#about');
  expect(await links('Resources')).toContain('/#help');
  expect(await links('Legal')).toEqual(['/privacy', '/terms', '/security', '/accessibility', '/careers']);
  const guide = footer.getByRole('navigation', { name: 'Resources' }).getByRole('link', { name: /Canvas/ });
  await expect(guide).toHaveAttribute('href', /^https:/);
  await expect(guide).toHaveAttribute('rel', /noopener/);
  await expect(footer.getByText('© 2024 Studia')).toBeVisible();
});
