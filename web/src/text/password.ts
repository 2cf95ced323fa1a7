import { missingFrom, type PasswordPart } from '@studia/contract/auth';

const PARTS: Readonly<Record<PasswordPart, string>> = {
  length: '8 characters',
  uppercase: 'an uppercase letter',
  lowercase: 'a lowercase letter',
  number: 'a number',
  special: 'a special character',
};

/** The rule for a new password (SPEC 5), and once something is typed, what it still lacks. */
export const passwordHint = (password: string): string => {
  if (password === '') return '8+ characters with uppercase, lowercase, number and special character';
  const missing = missingFrom(password).map((part) => PARTS[part]);
  return missing.length === 0
    ? '✓ This password has everything it needs.'
    : `Still needs: ${missing.join(', ')}`;
};
