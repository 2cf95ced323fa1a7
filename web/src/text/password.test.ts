import { expect, it } from 'vitest';
import { passwordHint } from './password.ts';

it.each([
  ['', '8+ characters with uppercase, lowercase, number and special character'],
  ['a', 'Still needs: 8 characters, an uppercase letter, a number, a special character'],
  ['abcdefgH', 'Still needs: a number, a special character'],
  ['Abcdefg1!', '✓ This password has everything it needs.'],
])('a password that reads %j so far is told %j', (password, hint) => {
  expect(passwordHint(password)).toBe(hint);
});
