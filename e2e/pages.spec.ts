import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectFits } from './look.ts';
import { signInAs, test as base } from './student.ts';

/** Every route of SPEC 2.1 with the heading that it shows. */
const SIGNED_IN = [
  ['/', 'Good to see you, Ada.'],
  ['/dashboard', 'What are we working on, Ada?'],
  ['/subscription', 'Billing'],
  ['/help-support', 'Help & Support'],
  ['/my-notes', 'My Notes'],
  ['/view-note/1', 'Note'],
  ['/notes/view/1', 'Note'],
  ['/tokens', 'My Usage'],
  ['/profile', 'Profile Settings'],
  ['/curriculum', 'Bring Your Own Book'],
  ['/curriculum/algebra', 'Algebra: Letters That Stand for Numbers'],
  ['/pdf-viewer/1', 'Reader'],
  ['/pdf-viewer/mine/1', 'Reader'],
  ['/podcast/book/1', 'Podcast'],
  ['/create-notes/1', 'Create Notes'],
  ['/ai-note/1', 'Note'],
  ['/refer', 'Refer a Friend'],
  ['/goal-setting', 'Goal Setting'],
  ['/working-session?direct=true', 'Live AI Tutor'],
  ['/resources', 'Resources'],
  ['/settings', 'Settings'],
] as const;

const PUBLIC = [
  ['/careers', "We're Hiring"],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/security', 'Security'],
  ['/accessibility', 'Accessibility'],
  ['/cookies', 'Cookies'],
  ['/blog', 'Blog'],
  ['/sitemap', 'Sitemap'],
  ['/search', 'Search'],
] as const;

/** What axe is asked about here: one of the pages to come stands for them all, the others have a test of their own. */
const JUDGED_HERE: ReadonlySet<string> = new Set([
  '/help-support',
  '/my-notes',
  '/resources',
  '/pdf-viewer/1',
]);

const HERO = 'Learn Smarter. Talk to the AI tutor.';

const openTab = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: process.env['STUDIA_URL'] ?? '', locale: 'en-US' });
  return context.newPage();
};

/**
 * One tab for a student and one for a visitor, in which every page is opened anew. What was fetched once stays in the
 * browser's cache, as it does for people, so fifty pages need not be fetched fifty times.
 */
const test = base.extend<object, { studentsTab: Page; visitorsTab: Page }>({
  studentsTab: [
    async ({ browser, sharedStudent }, use) => {
      const tab = await openTab(browser);
      await signInAs(tab, sharedStudent);
      await use(tab);
      await tab.context().close();
    },
    { scope: 'worker' },
  ],
  visitorsTab: [
    async ({ browser }, use) => {
      const tab = await openTab(browser);
      await use(tab);
      await tab.context().close();
    },
    { scope: 'worker' },
  ],
});

const open = async (tab: Page, path: string, heading: string): Promise<void> => {
  await tab.setViewportSize({ width: 1280, height: 720 });
  await tab.goto(path);
  await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

const expectFitsPhone = async (tab: Page): Promise<void> => {
  await tab.setViewportSize({ width: 360, height: 740 });
  await expectFits(tab);
};

for (const [path, heading] of SIGNED_IN) {
  test(`${path} is there for a student and fits a phone`, async ({ studentsTab }) => {
    await open(studentsTab, path, heading);
    await expect(studentsTab).toHaveTitle(/ · Studia$/);
    await expect(studentsTab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    if (JUDGED_HERE.has(path)) await expectAccessible(studentsTab);
    await expectFitsPhone(studentsTab);
  });
}

for (const [path, heading] of PUBLIC) {
  test(`${path} is there for everybody, accessible and fits a phone`, async ({ visitorsTab }) => {
    await open(visitorsTab, path, heading);
    await expect(visitorsTab.locator('meta[name=description]')).toHaveAttribute('content', /\w+ \w+/);
    await expect(visitorsTab.getByText('© 2024 Studia')).toBeVisible();
    await expectAccessible(visitorsTab);
    await expectFitsPhone(visitorsTab);
  });
}

test('the public pages are there for a student too', async ({ studentsTab }) => {
  for (const [path, heading] of PUBLIC) {
    await open(studentsTab, path, heading);
    expect(new URL(studentsTab.url()).pathname).toBe(path);
    await expect(studentsTab.getByRole('button', { name: 'Login' })).toBeHidden();
  }
});

test('the landing page is accessible and fits a phone', async ({ visitorsTab }) => {
  await open(visitorsTab, '/', HERO);
  const lead =
    'Get step-by-step help, visual learning tools, and tailored explanations — all powered by intelligent AI.';
  await expect(visitorsTab.getByText(lead)).toBeVisible();
  await expect(visitorsTab.locator('meta[name=description]')).toHaveAttribute('content', lead);
  await expectAccessible(visitorsTab);
  await expectFitsPhone(visitorsTab);
});

for (const [path] of SIGNED_IN.slice(1)) {
  test(`${path} sends a visitor without an account to the landing page`, async ({ visitorsTab }) => {
    await open(visitorsTab, path, HERO);
    expect(new URL(visitorsTab.url()).pathname).toBe('/');
  });
}

test('an unknown path redirects to /', async ({ visitorsTab }) => {
  await open(visitorsTab, '/no/such/page', HERO);
  expect(new URL(visitorsTab.url()).pathname).toBe('/');
});

for (const provider of ['google', 'microsoft']) {
  test(`/auth/callback/${provider} shows a waiting screen`, async ({ visitorsTab, studentsTab }) => {
    for (const tab of [visitorsTab, studentsTab]) {
      await tab.goto(`/auth/callback/${provider}`);
      await expect(tab.getByText(new RegExp(`Processing ${provider} Authentication`, 'i'))).toBeVisible();
    }
  });
}
