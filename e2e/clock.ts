import type { Page } from '@playwright/test';

/**
 * Lets the browser finish what it has begun. With a clock that stands still, a test must not let it run before the page
 * has set its timer, and a page sets it a moment after what it shows is drawn.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
  });
