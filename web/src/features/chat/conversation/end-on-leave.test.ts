import { expect, it, vi } from 'vitest';

// The sign-in session reads the browser's storage as it is loaded; the rule under test needs none of it.
vi.stubGlobal('window', { addEventListener: () => undefined });
const { endsOnLeave } = await import('./end-on-leave.ts');

const HOUR = 3_600_000;

it.each([
  [{ signedIn: true, openFor: HOUR }, false],
  [{ signedIn: true, openFor: HOUR + 1 }, true],
  [{ signedIn: false, openFor: 0 }, true],
])('who leaves with %j ends the session: %s', (leaving, ends) => {
  expect(endsOnLeave(leaving)).toBe(ends);
});
