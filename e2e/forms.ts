import type { Page, Request, Route } from '@playwright/test';

export const CONTACT = 'hello@studia.example';

/** What takes the forms, as the server tells it. */
export const withDesk = async (page: Page, formService: { url: string; access_key: string } | null) => {
  await page.route('**/api/about', (route) =>
    route.fulfill({ json: { contact_email: CONTACT, form_service: formService } }),
  );
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
