import { describe, expect, it } from 'vitest';
import { Code, Email, FullName, NewPassword } from './auth.ts';

const reasons = (result: { success: boolean; error?: { issues: { message: string }[] } }): string[] => [
  ...new Set(result.error?.issues.map(({ message }) => message)),
];

describe('an email address', () => {
  it('is trimmed and lowercased', () => {
    expect(Email.parse('  Ada.Lovelace@School.ORG\n')).toBe('ada.lovelace@school.org');
  });

  it.each(['ada@school.org', "o'brien@a-b.co", 'a+tag@x.museum', `${'a'.repeat(64)}@${'b'.repeat(60)}.org`])(
    'may be %s',
    (address) => {
      expect(Email.parse(address)).toBe(address);
    },
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@school.org',
    'ada@school',
    'a b@school.org',
    'ada@school.org, eve@school.org',
    'Ada <ada@school.org>',
    'ada@school.org\r\nBcc: eve@school.org',
    'ada\0@school.org',
    'ada@@school.org',
    `${'a'.repeat(250)}@school.org`,
  ])('is not %j', (address) => {
    expect(reasons(Email.safeParse(address))).toEqual(['invalid_email']);
  });
});

describe('a new password', () => {
  it.each(['Passw0rd!', 'Aa1 aaaa', 'Ünïcode9ß…', 'ПарольДлинный1!'])('may be %s', (password) => {
    expect(NewPassword.parse(password)).toBe(password);
  });

  it.each([
    ['seven characters', 'Aa1!aaa'],
    ['no upper case', 'passw0rd!'],
    ['no lower case', 'PASSW0RD!'],
    ['no digit', 'Password!'],
    ['no special character', 'Passw0rd1'],
    ['nothing at all', ''],
  ])('is refused with %s', (_, password) => {
    expect(reasons(NewPassword.safeParse(password))).toEqual(['weak_password']);
  });

  it('is kept exactly, with the white space around it', () => {
    expect(NewPassword.parse('  Passw0rd!  ')).toBe('  Passw0rd!  ');
  });

  it('has a limit, so that hashing it can not keep the server busy', () => {
    expect(NewPassword.safeParse(`Aa1!${'x'.repeat(196)}`).success).toBe(true);
    expect(reasons(NewPassword.safeParse(`Aa1!${'x'.repeat(197)}`))).toEqual(['text_too_long']);
  });
});

describe('a full name', () => {
  it('has at least four characters after trimming', () => {
    expect(FullName.parse('  Ada L  ')).toBe('Ada L');
    expect(FullName.parse('Ada1')).toBe('Ada1');
    expect(reasons(FullName.safeParse('  Ada  '))).toEqual(['full_name_too_short']);
    expect(reasons(FullName.safeParse('    '))).toEqual(['full_name_too_short']);
    expect(reasons(FullName.safeParse('🙂🙂🙂'))).toEqual(['full_name_too_short']);
  });

  it('may be written in any script', () => {
    for (const name of ['毛泽东先生', 'محمد علي', 'Зоя Ив', "Sinéad O'Connor"])
      expect(FullName.parse(name)).toBe(name);
  });
});

describe('a code', () => {
  it('has six digits', () => {
    expect(Code.parse('012345')).toBe('012345');
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456', '123456\n', '-12345', '1e1000'])(
    'is not %j',
    (code) => {
      expect(reasons(Code.safeParse(code))).toEqual(['code_wrong']);
    },
  );
});
