import { expect, it } from 'vitest';
import { PROVIDERS } from './providers.ts';

it.each([
  ['google', 'https://accounts.google.com'],
  ['microsoft', 'https://login.microsoftonline.com/common/v2.0'],
] as const)('%s is asked at its own address', (provider, issuer) => {
  expect(PROVIDERS[provider].issuer('common')).toBe(issuer);
});
