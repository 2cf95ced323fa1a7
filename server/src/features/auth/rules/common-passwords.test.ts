import { NewPassword } from '@studia/contract/auth';
import { describe, expect, it } from 'vitest';
import { isCommonPassword, refuseCommon } from './common-passwords.ts';

const ada = { email: 'a.lovelace@school.org', fullName: 'Ada Lovelace' };

describe('a password that many people use', () => {
  it.each([
    'Password1!',
    'pASSWORD1!',
    'P@ssw0rd',
    'P@$$w0rd1',
    'Passw0rd!',
    'Qwerty123!',
    'Qwertyuiop1!',
    'Welcome1!',
    'Welcome2026!',
    '123Welcome!',
    '!!Letmein1',
    'L3tm3in!1',
    'Abc123!@#',
    'Aa123456!',
    'Summer2026!',
    'Iloveyou1!',
    'I-love-you-1',
    'Admin@123',
    '1Qazwsx!2',
    'Student1!',
    'Football#1',
  ])('is found in %s', (password) => {
    expect(NewPassword.safeParse(password).success).toBe(true);
    expect(isCommonPassword(password, ada)).toBe(true);
  });

  it('is found where one character is typed over and over', () => {
    expect(isCommonPassword('Aaaaaaa1-', { email: 'x@y.org', fullName: '' })).toBe(true);
  });
});

describe('a password with the name in it', () => {
  it.each(['Lovelace1!', 'lovelace-Ada-7', 'A.lovelace1', '1815-LOVELACE!'])('is found in %s', (password) => {
    expect(isCommonPassword(password, ada)).toBe(true);
  });

  it('is allowed where the name is short, or a small part of a long one', () => {
    expect(isCommonPassword('Ada-invents-42-engines', ada)).toBe(false);
    expect(isCommonPassword('Prosecco-42-bridges!', { email: 'x@y.org', fullName: 'Rose Tyler' })).toBe(
      false,
    );
  });

  it('is not looked for where there is no name', () => {
    expect(isCommonPassword('Green-Cellar-42', { email: '@', fullName: '' })).toBe(false);
  });
});

describe('any other password', () => {
  it.each(['Correct-horse-7', 'Tr0ub4dor&3', 'Password-of-the-7-seas', 'Ünïcödé-straße-9', 'kX9$vLq2'])(
    'is allowed: %s',
    (password) => {
      expect(isCommonPassword(password, ada)).toBe(false);
    },
  );
});

describe('the refusal', () => {
  it('is common_password', () => {
    expect(() => refuseCommon('Password1!', ada)).toThrow(
      expect.objectContaining({ code: 'common_password' }),
    );
    expect(() => refuseCommon('Correct-horse-7', ada)).not.toThrow();
  });
});
