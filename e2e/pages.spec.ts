import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectNoComplaint } from './accessible.ts';
import { expectFits } from './look.ts';
import { signInAs, test as base } from './student.ts';

/** Every route of SPEC 2.1 with the heading that it shows; after each another heading, so that none is seen too early. */
const SIGNED_IN = [
  ['/', 'Good to see you, Ada.'],
  ['/dashboard', 'What are we working on today, Ada?'],
  ['/curriculum', 'Bring Your Own Book'],
  ['/curriculum/algebra', 'Algebra: Letters That Stand for Numbers'],
  ['/pdf-viewer/1', 'Reader'],
  ['/goal-setting', 'Goal Setting'],
  ['/profile', 'Profile Settings'],
  ['/settings', 'Settings'],
  ['/pdf-viewer/mine/1', 'Reader'],
  ['/my-notes', 'My Notes'],
  ['/view-note/1', 'Note'],
  ['/subscription', 'Billing'],
  ['/notes/view/1', 'Note'],
  ['/help-support', 'Help & Support'],
  ['/ai-note/1', 'Note'],
  ['/tokens', 'My Usage'],
  ['/podcast/book/1', 'Podcast'],
  ['/create-notes/1', 'Create Notes'],
  ['/refer', 'Refer a Friend'],
  ['/working-session?direct=true', 'Live AI Tutor'],
  ['/resources', 'Resources'],
  ['/mindmap/book/arithmetic', 'Mind map: Arithmetic: Numbers You Can Trust'],
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

/** Of the same make as `/privacy`, which is judged in both themes. */
const LIKE_PRIVACY: ReadonlySet<string> = new Set(['/terms', '/security', '/accessibility']);

/** What axe is asked about here: one of the pages to come stands for them all, the others have a test of their own. */
const JUDGED_HERE: ReadonlySet<string> = new Set(['/my-notes', '/podcast/book/1', '/pdf-viewer/1']);

const HERO = 'Learn Smarter. Talk to the AI tutor.';

const openTab = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: process.env['STUDIA_URL'] ?? '', locale: 'en-US' });
  return context.newPage();
};

/** Every request of a tab to anybody but Studia. */
const strangersTo = (tab: Page): string[] => {
  const home = new URL(process.env['STUDIA_URL'] ?? '').origin;
  const strangers: string[] = [];
  tab.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol.startsWith('http')) strangers.push(request.url());
  });
  return strangers;
};

/**
 * One tab for a student and one for a visitor, in which every page is opened anew. What was fetched once stays in the
 * browser's cache, as it does for people, so fifty pages need not be fetched fifty times.
 */
const test = base.extend<object, { studentsTab: Page; visitorsTab: Page }>({
  studentsTab: [
    async ({ browser, keptStudent }, use) => {
      const tab = await openTab(browser);
      await signInAs(tab, await keptStudent.fresh());
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

const headed = (tab: Page, heading: string) => tab.getByRole('heading', { level: 1, name: heading });

const open = async (tab: Page, path: string, heading: string): Promise<void> => {
  await tab.setViewportSize({ width: 1280, height: 720 });
  await tab.goto(path);
  await expect(headed(tab, heading)).toBeVisible();
};

/** Goes on inside the application, as its own links do: what it is made of need not be started again for each page. */
const goOn = async (tab: Page, path: string): Promise<void> => {
  await tab.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
};

const expectFitsPhone = async (tab: Page): Promise<void> => {
  await tab.setViewportSize({ width: 360, height: 740 });
  await expectFits(tab);
};

const HALF = Math.ceil(SIGNED_IN.length / 2);

// In two halves, so that two workers share them.
for (const pages of [SIGNED_IN.slice(0, HALF), SIGNED_IN.slice(HALF)]) {
  test(`${pages[0]?.[0]} and the pages after it are there for a student and fit a phone`, async ({
    studentsTab,
  }) => {
    const [first, greeting] = pages[0] ?? SIGNED_IN[0];
    await open(studentsTab, first, greeting);
    for (const [path, heading] of pages)
      await test.step(`${path} is there for a student and fits a phone`, async () => {
        await studentsTab.setViewportSize({ width: 1280, height: 720 });
        await goOn(studentsTab, path);
        await expect(headed(studentsTab, heading)).toBeVisible();
        await expect(studentsTab).toHaveURL(path);
        await expect(studentsTab).toHaveTitle(/ · Studia$/);
        await expect(studentsTab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        if (JUDGED_HERE.has(path)) await expectAccessible(studentsTab);
        await expectFitsPhone(studentsTab);
      });
  });
}

for (const [path, heading] of PUBLIC) {
  test(`${path} is there for everybody, accessible and fits a phone`, async ({ visitorsTab }) => {
    const strangers = strangersTo(visitorsTab);
    await open(visitorsTab, path, heading);
    await expect(visitorsTab.locator('meta[name=description]')).toHaveAttribute('content', /\w+ \w+/);
    await expect(visitorsTab.getByText('© 2024 Studia')).toBeVisible();
    if (LIKE_PRIVACY.has(path)) await expectNoComplaint(visitorsTab, (axe) => axe, path);
    else await expectAccessible(visitorsTab);
    await expectFitsPhone(visitorsTab);
    await test.step('with nothing configured, no request leaves the origin and nobody is asked to be counted', async () => {
      await expect(visitorsTab.getByRole('complementary', { name: 'Counting visits' })).toBeHidden();
      expect(strangers).toEqual([]);
    });
    visitorsTab.removeAllListeners('request');
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

test('a visitor without an account is sent to the landing page', async ({ visitorsTab }) => {
  const expectSentAway = async (path: string) => {
    await visitorsTab.goto(path, { waitUntil: 'commit' });
    await expect(headed(visitorsTab, HERO), path).toBeVisible();
    expect(new URL(visitorsTab.url()).pathname).toBe('/');
  };
  for (const [path] of SIGNED_IN.slice(1))
    await test.step(`${path} sends a visitor without an account to the landing page`, () =>
      expectSentAway(path));
  await test.step('an unknown path redirects to /', () => expectSentAway('/no/such/page'));
});

test('who comes back from a provider waits', async ({ visitorsTab, studentsTab }) => {
  for (const tab of [visitorsTab, studentsTab])
    for (const provider of ['google', 'microsoft'])
      await test.step(`/auth/callback/${provider} shows a waiting screen`, async () => {
        await tab.goto(`/auth/callback/${provider}`);
        await expect(tab.getByText(new RegExp(`Processing ${provider} Authentication`, 'i'))).toBeVisible();
      });
});
