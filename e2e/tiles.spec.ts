import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { settled } from './clock.ts';
import { expectFits, expectPartAccessible, MOVING } from './look.ts';
import { stored } from './page-parts.ts';
import { test, testAsStudent } from './student.ts';

test.use(MOVING);

const carousel = (page: Page) => page.getByRole('region', { name: 'What you can do with Studia' });
const front = (page: Page) => carousel(page).locator('[data-place=front]');
const title = (page: Page) => front(page).getByRole('heading', { level: 3 });
const box = (page: Page) =>
  page.getByRole('region', { name: 'Chat based Learning' }).getByLabel('What do you want to learn?');
const dot = (page: Page, number: number) => carousel(page).getByRole('button', { name: `Card ${number}` });
const submit = (page: Page) => page.getByRole('button', { name: 'Make a plan for this' });
const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

const TITLES = [
  'Bring Your Own Book - BYOB',
  'AI Podcasts for Your Books',
  'Learn with Live AI Tutor',
  'Generate Learning Plan',
] as const;

/** The signed-in front page, all of it in view, with a clock that stands still. */
const openAt = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.clock.install({ time: '2026-03-10T09:00:00Z' });
  await page.goto('/');
  await expect(carousel(page)).toBeVisible();
  // Once around, because what is loaded for the first time needs a clock that goes.
  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
  await page.clock.pauseAt('2026-03-10T09:10:00Z');
  await comeBack(page);
};

const comeBack = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Studia home page' }).click();
  await expect(title(page)).toHaveText(TITLES[0]);
  await untilSeen(page);
};

/** Away and back again: everything on the page begins anew. */
const beginAnew = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Notes' })).toBeVisible();
  await comeBack(page);
};

const backHome = async (page: Page): Promise<void> => {
  await page.goBack();
  await expect(carousel(page)).toBeVisible();
};

/** The page's own observers were told before this one, and what they changed is drawn before this message comes. */
const untilSeen = (page: Page): Promise<void> =>
  front(page).evaluate(
    (card) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          port2.postMessage('drawn');
        });
        observer.observe(card);
      }),
  );

/** A board that comes for the first time is shown a moment after it has come. */
const openBoard = async (page: Page): Promise<void> => {
  const came = page.waitForResponse(/sample-board/);
  await dot(page, 3).click();
  await came;
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(front(page).getByRole('figure')).toBeVisible({ timeout: 200 });
  }).toPass();
};

testAsStudent.describe('a student', () => {
  testAsStudent('goes on from the tiles', async ({ page }) => {
    const conversation = {
      session_id: '00000000-0000-4000-8000-000000000001',
      title: 'Volcanoes',
      last_message: 'What drives the magma up?',
      message_count: 3,
      created_at: '2026-03-10T09:00:00.000Z',
      updated_at: '2026-03-10T09:00:00.000Z',
    };
    await page.route('**/api/conversations/user', (route) =>
      route.fulfill({ json: { success: true, conversations: [conversation] } }),
    );
    await page.goto('/');

    await test.step('goes from the tutor tile straight to the live session', async () => {
      const tile = page.getByRole('region', { name: 'Learn with Live AI Tutor', exact: true });
      await expect(tile.getByText('Most Popular')).toBeVisible();
      await tile.getByRole('button', { name: 'Start a live lesson' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Live AI Tutor' })).toBeVisible();
      expect(pathOf(page)).toBe('/working-session?direct=true');
      await backHome(page);
    });

    await test.step('sees the box grow to 8 rem and no further, and adds files in the chat', async () => {
      const height = () => box(page).evaluate((area) => area.getBoundingClientRect().height);
      const empty = await height();
      await box(page).fill('one\ntwo\nthree\nfour');
      await expect.poll(height).toBeGreaterThan(empty);
      await box(page).fill('line\n'.repeat(30));
      await expect.poll(height).toBe(8 * 16);
      await page.getByRole('button', { name: 'Add files' }).click();
      await expect(page.getByLabel('Your message')).toBeVisible();
      expect(pathOf(page)).toBe('/dashboard');
      await backHome(page);
    });

    await test.step('opens what the card in front is about, keyboard only', async () => {
      const places = ['/curriculum', '/curriculum', '/working-session?direct=true', '/goal-setting'];
      for (const [index, place] of places.entries()) {
        await dot(page, index + 1).focus();
        await page.keyboard.press('Enter');
        const open = front(page).getByRole('button', { name: TITLES[index] ?? '', exact: true });
        await open.focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowLeft');
        await expect(open).toBeFocused();
        await page.keyboard.press('Enter');
        await expect.poll(() => pathOf(page)).toBe(place);
        await backHome(page);
      }
    });

    await test.step('types a goal: Shift+Enter makes a line, Enter sends it to goal setting', async () => {
      await expect(submit(page)).toBeDisabled();
      await box(page).fill('  \n ');
      await expect(submit(page)).toBeDisabled();
      await box(page).press('Enter');
      expect(pathOf(page)).toBe('/');
      await box(page).fill('  The chain rule');
      await box(page).press('Shift+Enter');
      await box(page).pressSequentially('by Friday ');
      await expect(box(page)).toHaveValue('  The chain rule\nby Friday ');
      await expect(submit(page)).toBeEnabled();
      await box(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Goal Setting' })).toBeVisible();
      const state = await page.evaluate(() => (history.state as { usr?: unknown }).usr);
      expect(state).toEqual({ query: 'The chain rule\nby Friday' });
      await expect(
        page.getByRole('definition').filter({ hasText: 'The chain rule by Friday' }),
      ).toBeVisible();
      await backHome(page);
    });

    await test.step('goes on with the last conversation', async () => {
      await page
        .getByRole('region', { name: 'Continue' })
        .getByRole('link', { name: /Volcanoes/ })
        .click();
      await expect.poll(() => pathOf(page)).toBe(`/dashboard?session_id=${conversation.session_id}`);
    });
  });

  testAsStudent('sees what moves by itself, and stops it', async ({ page }) => {
    await openAt(page);

    await test.step('sees four cards that advance every 5 s, from the first and round again', async () => {
      await page.clock.runFor(4_900);
      await expect(title(page)).toHaveText(TITLES[0]);
      for (const next of [...TITLES.slice(1), TITLES[0]]) {
        await page.clock.runFor(next === TITLES[1] ? 100 : 5_000);
        await expect(title(page)).toHaveText(next);
      }
      await expect(carousel(page).locator('article')).toHaveCount(4);
      expect(
        await carousel(page)
          .locator('.carousel-ring')
          .evaluate((ring) => getComputedStyle(ring).transformStyle),
      ).toBe('preserve-3d');
    });

    await test.step('turns the carousel by hand: each time it waits 30 s and goes on', async () => {
      await beginAnew(page);
      const turns = [
        () => carousel(page).getByRole('button', { name: 'Next card' }).click(),
        () => dot(page, 2).click(),
        () => swipe(page, -51),
        () => page.keyboard.press('ArrowRight'),
      ];
      let card = 0;
      for (const [index, turn] of turns.entries()) {
        await turn();
        card = index === 1 ? 1 : (card + 1) % 4;
        await expect(title(page)).toHaveText(TITLES[card] ?? '');
        const announcement = carousel(page).locator('p[aria-live]');
        await expect(announcement).not.toBeEmpty();
        await page.clock.runFor(30_000);
        // It is let go; from now on it turns by itself again.
        await expect(announcement).toBeEmpty();
        await page.clock.runFor(4_900);
        await expect(title(page)).toHaveText(TITLES[card] ?? '');
        await page.clock.runFor(100);
        card = (card + 1) % 4;
        await expect(title(page)).toHaveText(TITLES[card] ?? '');
      }
    });

    await test.step('turns it back by the left arrow key, but not while writing, and not by a swipe of 50 px', async () => {
      await beginAnew(page);
      await page.keyboard.press('ArrowLeft');
      await expect(title(page)).toHaveText(TITLES[3]);
      await swipe(page, 50);
      await swipe(page, -50);
      await expect(title(page)).toHaveText(TITLES[3]);
      await swipe(page, 51);
      await expect(title(page)).toHaveText(TITLES[2]);
      await box(page).fill('ab');
      await box(page).press('ArrowLeft');
      await expect(title(page)).toHaveText(TITLES[2]);
    });

    await test.step('pauses and plays the carousel by its own control', async () => {
      await beginAnew(page);
      await carousel(page).getByRole('button', { name: 'Pause the carousel' }).click();
      await page.clock.runFor(60_000);
      await expect(title(page)).toHaveText(TITLES[0]);
      await carousel(page).getByRole('button', { name: 'Play the carousel' }).click();
      await page.clock.runFor(5_000);
      await expect(title(page)).toHaveText(TITLES[1]);
    });

    await test.step('is shown ten example goals, one every 3 s, while the box is empty and left alone', async () => {
      await beginAnew(page);
      const shown = () => box(page).getAttribute('placeholder');
      const first = await shown();
      await page.clock.runFor(2_900);
      expect(await shown()).toBe(first);
      const seen = [first];
      for (let step = 0; step < 10; step += 1) {
        await page.clock.runFor(step === 0 ? 100 : 3_000);
        await expect.poll(shown).not.toBe(seen.at(-1));
        seen.push(await shown());
      }
      expect(new Set(seen).size).toBe(10);
      expect(seen.at(-1)).toBe(first);
      await box(page).focus();
      await page.clock.runFor(9_000);
      expect(await shown()).toBe(first);
      await box(page).blur();
      await page.getByRole('button', { name: 'Pause the examples' }).click();
      await page.clock.runFor(9_000);
      expect(await shown()).toBe(first);
      await page.getByRole('button', { name: 'Show more examples' }).click();
      await page.clock.runFor(3_000);
      await expect.poll(shown).not.toBe(first);
    });
  });

  testAsStudent('tries what the cards show', async ({ page }) => {
    await openAt(page);

    await test.step('sees the whiteboard cycle through 4 topics, one every 8 s', async () => {
      await openBoard(page);
      const board = front(page).getByRole('figure');
      const topics = ['Pythagoras’ theorem', 'One half and one third', 'A ball thrown up', 'The water cycle'];
      await expect(board).toHaveAccessibleName(topics[0] ?? '');
      await expect(board.getByRole('listitem').first()).toContainText('A triangle with a right angle');
      await front(page).getByRole('button', { name: 'Next topic' }).click();
      for (const topic of topics.slice(1)) {
        await expect(board).toHaveAccessibleName(topic);
        await settled(page);
        await page.clock.runFor(7_900);
        await expect(board).toHaveAccessibleName(topic);
        await page.clock.runFor(100);
      }
      await expect(board).toHaveAccessibleName(topics[0] ?? '');
    });

    await test.step('gets an example plan for what was typed', async () => {
      await beginAnew(page);
      await dot(page, 4).click();
      const send = front(page).getByRole('button', { name: 'Make an example plan' });
      await expect(send).toBeDisabled();
      const input = front(page).getByRole('textbox');
      await input.fill('   ');
      await expect(send).toBeDisabled();
      await input.fill('I want to learn fractions');
      await send.click();
      const plan = front(page).getByRole('list', { name: 'Example plan: fractions' });
      await expect(plan).toContainText('Start check: fractions');
      await expect(plan).toContainText('Thu 12 Mar');
      await expect(front(page).getByText('Just an example.')).toBeVisible();
      expect(pathOf(page)).toBe('/');
      await page.clock.runFor(60_000);
      await expect(plan).toBeVisible();
    });

    await test.step('reads the quote behind each claim, and follows the silent podcast', async () => {
      await beginAnew(page);
      await expect(front(page).locator('figure mark')).toContainText('Cramming can get you through');
      await front(page).getByRole('button', { name: 'Study Skills p. 16' }).last().click();
      await expect(front(page).locator('figure mark')).toContainText('strengthens the memory');
      await dot(page, 2).click();
      const line = front(page).getByRole('list', { name: 'Transcript' }).locator('[aria-current=true]');
      await expect(line).toContainText('reading it twice');
      await front(page).getByRole('button', { name: 'Play the preview without sound' }).click();
      // Only what has begun to play moves on with the clock.
      await expect(front(page).getByRole('button', { name: /^Pause/ })).toBeVisible();
      for (let second = 0; second < 7; second += 1) {
        await settled(page);
        await page.clock.runFor(1_000);
      }
      await expect(line).toContainText('then it’s gone');
    });
  });

  testAsStudent(
    'who wants little motion finds nothing moving, and all of it accessible',
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAt(page);

      await test.step('who wants little motion finds nothing moving, and the finished board', async () => {
        const example = await box(page).getAttribute('placeholder');
        await page.clock.runFor(60_000);
        await expect(title(page)).toHaveText(TITLES[0]);
        await expect(box(page)).toHaveAttribute('placeholder', example ?? '');
        await openBoard(page);
        await expect(front(page).getByRole('figure')).toHaveAccessibleName('Pythagoras’ theorem');
        const unfinished = () =>
          front(page)
            .locator('figure path')
            .evaluateAll(
              (all) => all.filter((path) => getComputedStyle(path).strokeDashoffset !== '0px').length,
            );
        expect(await unfinished()).toBe(0);
      });

      await test.step('sees tiles and cards that are accessible and fit every screen', async () => {
        await page.clock.resume();
        await expectPartAccessible(page, '[data-place=front]');
        await dot(page, 2).click();
        await expectPartAccessible(page, '[data-place=front]');
        await dot(page, 4).click();
        await front(page).getByRole('textbox').fill('fractions');
        await front(page).getByRole('textbox').press('Enter');
        await expect(front(page).getByRole('list', { name: 'Example plan: fractions' })).toBeVisible();
        await expectAccessible(page);
        const within = async (width: number): Promise<boolean> => {
          const card = await front(page).boundingBox();
          return card !== null && card.x >= 0 && card.x + card.width <= width;
        };
        for (const width of [360, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          await expectFits(page);
          await expect.poll(() => within(width), `${width}`).toBe(true);
        }
      });
    },
  );
});

/** A finger across the card in front. */
const swipe = (page: Page, across: number): Promise<void> =>
  front(page).evaluate((card, far) => {
    const touchAt = (clientX: number) => new Touch({ identifier: 1, target: card, clientX, clientY: 300 });
    const fire = (type: string, touches: Touch[], changedTouches: Touch[]) =>
      card.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
    fire('touchstart', [touchAt(200)], [touchAt(200)]);
    fire('touchend', [], [touchAt(200 + far)]);
  }, across);

test('a visitor who begins with something finds the sign-in open', async ({ page }) => {
  const modal = page.getByRole('dialog', { name: 'Welcome!' });
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  };
  await page.goto('/');

  await test.step('who starts a tutor session has it stored and finds the sign-in open', async () => {
    await page.getByRole('button', { name: 'Start a live lesson' }).click();
    await expect(modal.getByText('Sign in to continue learning')).toBeVisible();
    expect(await stored(page, 'redirectAfterAuth')).toBe('/working-session?direct=true');
    await close();
  });

  await test.step('who adds files or speaks finds the sign-in open', async () => {
    await page.getByRole('button', { name: 'Add files' }).click();
    await expect(modal).toBeVisible();
    expect(await stored(page, 'redirectAfterAuth')).toBe('/dashboard');
    await close();
    await page.getByRole('button', { name: 'Speak instead of typing' }).click();
    await expect(modal).toBeVisible();
    await close();
  });

  await test.step('who clicks the card in front opens the sign-in through showAuthModal', async () => {
    await page.evaluate(() =>
      window.addEventListener('showAuthModal', () => (document.body.dataset['asked'] = 'yes')),
    );
    await front(page).click({ position: { x: 20, y: 20 } });
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
    await expect(modal).toBeVisible();
    await close();
  });

  await test.step('who submits a query has it stored and finds the sign-in open', async () => {
    await box(page).fill(' The chain rule ');
    await box(page).press('Enter');
    await expect(modal).toBeVisible();
    expect(await stored(page, 'pendingQuery')).toBe('The chain rule');
  });
});
