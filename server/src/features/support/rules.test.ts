import { describe, expect, it } from 'vitest';
import { isFromProgram, keptSince, oneLine, resumeName } from './rules.ts';

describe('a heading', () => {
  it.each([
    ['Hello\r\nBcc: all@example.org', 'Hello Bcc: all@example.org'],
    ['a\n\n\tb\0c', 'a b c'],
    ['one\u2028two\u2029three\u0085four', 'one two three four'],
    ['  Grüße 👩🏽‍🎓  ', 'Grüße 👩🏽‍🎓'],
    ['\r\n', ''],
  ])('made of %j is %j', (text, line) => {
    expect(oneLine(text, 100)).toBe(line);
  });

  it('is cut between characters', () => {
    expect(oneLine('😀😀😀😀', 3)).toBe('😀😀…');
    expect(oneLine('😀😀😀', 3)).toBe('😀😀😀');
  });
});

describe('the name of a resume', () => {
  it.each([
    ['Ada Lovelace.pdf', 'pdf', 'Ada Lovelace.pdf'],
    ['Ada.docx.exe', 'docx', 'Ada.docx.docx'],
    ['../../etc/passwd', 'doc', 'passwd.doc'],
    ['C:\\Users\\Ada\\cv.doc', 'doc', 'cv.doc'],
    ['cv\r\nBcc: x.pdf', 'pdf', 'cv Bcc x.pdf'],
    ['\u202efdp.exe', 'pdf', 'fdp.pdf'],
    ['', 'pdf', 'resume.pdf'],
    ['..', 'pdf', 'resume.pdf'],
    ['.pdf', 'pdf', 'resume.pdf'],
  ] as const)('%j of a %s is %j', (given, kind, name) => {
    expect(resumeName(given, kind)).toBe(name);
  });

  it('is never long', () => {
    expect(resumeName(`${'x'.repeat(5_000)}.pdf`, 'pdf').length).toBeLessThan(130);
  });
});

describe('a field that people do not see', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['  ', false],
    [false, false],
    [true, true],
    ['on', true],
  ])('with %j gives a program away: %s', (botcheck, program) => {
    expect(isFromProgram(botcheck)).toBe(program);
  });
});

describe('what was sent', () => {
  it.each([
    ['2026-11-15T06:00:00Z', '2024-11-15', '2025-11-15'],
    ['2028-02-29T06:00:00Z', '2026-02-28', '2027-02-28'],
    ['2027-03-31T06:00:00Z', '2025-03-31', '2026-03-31'],
  ])('is kept on %s since %s, and applications since %s', (now, messages, applications) => {
    const since = keptSince(new Date(now));
    expect(since.messages.toISOString()).toBe(`${messages}T06:00:00.000Z`);
    expect(since.applications.toISOString()).toBe(`${applications}T06:00:00.000Z`);
  });
});
