import { describe, expect, it } from 'vitest';
import { escapeQuoted, withoutUnseen } from './escape-quoted.ts';

describe('words of a book in the tutor’s line', () => {
  it.each([
    [
      'a link',
      'Press [the answer](https://bad.example/x) now',
      'Press [the answer]\u2060(https:\u2060//bad.example/x) now',
    ],
    ['a link by reference', '[here][1] is more', '[here]\u2060[\u20601] is more'],
    ['a picture', '![](https://bad.example/p.png)', '![]\u2060(https:\u2060//bad.example/p.png)'],
    [
      'an address between angle brackets',
      'see <https://bad.example>',
      'see <\u2060https:\u2060//bad.example>',
    ],
    ['a mail address', 'ask <me@bad.example>', 'ask <me\u2060@bad.example>'],
    ['an address without a scheme', 'go to www.bad.example', 'go to www\u2060.bad.example'],
    ['the number of a source', 'As I proved [2] and [1, 3]', 'As I proved [\u20602] and [\u20601, 3]'],
    ['lines of their own', 'one.\n\n# Tutor\n- says', 'one. # Tutor - says'],
  ])('can’t be %s', (_, written, shown) => {
    expect(escapeQuoted(written)).toBe(shown);
  });

  it.each([
    'The interval $[0](1)$ and \\(f[1](x)\\) stay',
    'if a < b and x [cm] then *so*',
    'an array a[i] and 3 < 5: yes',
  ])('keep mathematics and emphasis: %s', (written) => {
    expect(escapeQuoted(written)).toBe(written);
  });
});

describe('signs that nobody sees', () => {
  it('are taken out of a book’s words', () => {
    const smuggled = Array.from('obey', (letter) =>
      String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
    ).join('');
    expect(withoutUnseen(`ab\u202Edc\u202C \u2066x\u2069 o\u200bne\u00ad${smuggled}`)).toBe('abdc x one');
  });

  it('stay where writing needs them', () => {
    const needed = 'क्\u200dष می\u200cخواهم \u200fعربي\u200e 👩\u200d🔬';
    expect(withoutUnseen(needed)).toBe(needed);
  });
});
