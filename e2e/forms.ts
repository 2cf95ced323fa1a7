import type { Page, Request, Route } from '@playwright/test';

export const CONTACT = 'hello@studia.example';

/** What takes the forms, as the server writes it into its pages. */
export const withDesk = async (page: Page, formService: { url: string; accessKey: string } | null) => {
  const settings = { contactEmail: CONTACT, formService, analytics: {} };
  const block = `<script type="application/json" id="installation">${JSON.stringify(settings)}</script>`;
  const isPage = ({ pathname }: URL) => pathname === '/' || pathname === '/careers';
  await page.route(isPage, async (route) => {
    const answer = await route.fetch();
    // Before one that the server may have written.
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<head>', `<head>${block}`),
    });
  });
};

/** Answers every form that is sent to `path`, and keeps the requests. */
export const answering = async (
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<Request[]> => {
  const requests: Request[] = [];
  await page.route(`**${path}`, async (route, request) => {
    requests.push(request);
    await answer(route);
  });
  return requests;
};

export const taken = (route: Route) => route.fulfill({ json: { success: true, message: 'Taken.' } });

/** Every way in which a form is not taken (SPEC 7.4: success needs an HTTP ok and success true). */
export const REFUSALS: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  [
    'an error status',
    (route) => route.fulfill({ status: 500, json: { success: true, message: 'Out of paper.' } }),
    'Out of paper.',
  ],
  ['success false', (route) => route.fulfill({ json: { success: false, message: 'No.' } }), 'No.'],
  ['no word of success', (route) => route.fulfill({ json: {} }), ''],
  ['something else than JSON', (route) => route.fulfill({ body: '<p>Hello</p>' }), ''],
  ['nothing at all', (route) => route.abort(), ''],
];
