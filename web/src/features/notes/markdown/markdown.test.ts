import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from './corpus.fixture.ts';
import { readMarkdown } from './read.ts';
import { writeMarkdown } from './write.ts';

const again = (markdown: string): string => writeMarkdown(readMarkdown(markdown));
const typesIn = (markdown: string): string[] => {
  const types: string[] = [];
  const visit = (node: { type: string; content?: { type: string }[] }): void => {
    types.push(node.type);
    for (const child of node.content ?? []) visit(child);
  };
  visit(readMarkdown(markdown));
  return types;
};

describe('Markdown that becomes a note and Markdown again', () => {
  it('is the same for 200 documents with tables, nested lists, mathematics and code', () => {
    const parts = new Set<string>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const document = documentOf(seed);
      expect(again(document)).toBe(document);
      for (const type of typesIn(document)) parts.add(type);
    }
    expect(parts.size).toBe(21);
  }, 60_000);

  it('keeps money, bars in formulas, numbers at the start of a line, brackets and HTML what they are', () => {
    const same = [
      String.raw`It costs \$5 and \$10.`,
      String.raw`1\. not a list`,
      String.raw`\- not a list\n\# no heading`.replace(String.raw`\n`, '\n'),
      '| a |\n| - |\n| $\\vert x\\vert$ |',
      '- [ ] open\n- [x] done\n  - [ ] inner',
      '1. one\n\n   more\n\n2. two',
      '**bold *inside* it**',
      'one\ntwo',
      '``a ` b``',
    ];
    for (const markdown of same) expect(again(markdown)).toBe(markdown);
    expect(again('It costs $5 and $10.')).toBe(String.raw`It costs \$5 and \$10.`);
    expect(again('| a |\n|---|\n| $|x|$ |')).toBe('| a |\n| - |\n| $\\vert x\\vert$ |');
    expect(again(String.raw`\(x^2\) and \[y\]`)).toBe('$x^2$ and\n\n$$\ny\n$$');
    expect(again('See [^1].')).toBe(String.raw`See \[^1].`);
    expect(again('<script>alert(1)</script>')).toBe(String.raw`\<script>alert(1)\</script>`);
  });

  it('says the same on every further pass, whatever was typed', () => {
    const sign = fc.constantFrom(
      ...'ab 1.\n\n\n#*_-+`~$|\\[](){}<>!&^:=x"\t'.split(''),
      '\\(',
      '\\)',
      '$$',
      '```',
      '- ',
      '1. ',
      '> ',
      '| ',
      '**',
    );
    const text = fc.array(sign, { maxLength: 24 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        const document = readMarkdown(markdown);
        expect(readMarkdown(writeMarkdown(document))).toEqual(document);
      }),
      { numRuns: 1_500, seed: 13 },
    );
  }, 60_000);
});

describe('hostile Markdown', () => {
  it('brings no address that runs, and no picture from elsewhere', () => {
    const hostile = [
      '[click](javascript:alert(1))',
      '[click](JaVaScRiPt:alert(1))',
      '[click](data:text/html,<script>alert(1)</script>)',
      '[click](vbscript:x)',
      '[click](//evil.example/x)',
      '![x](https://evil.example/pixel.png)',
      '![x](javascript:alert(1))',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '[x]: javascript:alert(1)\n\n[x]',
    ];
    for (const markdown of hostile) {
      const json = JSON.stringify(readMarkdown(markdown));
      expect(json).not.toMatch(/"href":"(?!https:\/\/evil\.example\/pixel\.png")/);
      expect(json).not.toContain('"type":"image"');
    }
  });

  it('of any kind is read in a moment', () => {
    for (const part of ['[', '![', '*', '_a', '- ', '> ', '`', '$', '\\', '|a', '~~', '<', '**a ', '$$'])
      for (const glue of ['', '\n', ' ']) {
        const started = performance.now();
        again(Array.from({ length: 1_000 }, () => part).join(glue));
        expect(performance.now() - started).toBeLessThan(5_000);
      }
  }, 120_000);
});
