import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorthKeeping, tooMany } from './history.ts';
import { partsOf } from './meaning.ts';
import { cardsIn } from './note-cards.ts';
import { plainText, previewOf } from './plain-text.ts';
import { rank } from './rank.ts';
import { writtenQuestion } from './written-question.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR);

describe('the words of a note', () => {
  it('are read without the signs of Markdown', () => {
    expect(
      plainText(
        '# Title\n\n- [x] **done** _well_\n1. one\n\n> [Biology, p. 3](#q=abc) said\n\n```js\nlet a = 1;\n```\n\n| a | b |\n| - | :-: |\n| 1 | 2 |\n\nIt costs \\$5 and $x^2$',
      ),
    ).toBe('Title\n\ndone well\none\n\nBiology, p. 3 said\n\nlet a = 1;\n\na b\n\n1 2\n\nIt costs $5 and x²');
  });

  it('stay together where only a part of them is set apart', () => {
    expect(
      plainText('**Osmosis**, un**believ**able: `let snake_case`; _so_!\n\n---\n\n> - [a](/b "c") ~~old~~'),
    ).toBe('Osmosis, unbelievable: let snake_case; so!\n\na old');
  });

  it.each([
    [String.raw`\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`, '(-b ± √(b² - 4ac))/2a'],
    [String.raw`E = mc^2`, 'E = mc²'],
    [String.raw`\ce{H2O} \rightarrow 2H_2 + O_2`, 'H2O → 2H₂ + O₂'],
    [String.raw`\alpha \le 90^\circ`, 'α ≤ 90°'],
    [String.raw`x^{n+1} \cdot y_{max}`, 'xⁿ⁺¹ · ymax'],
    [String.raw`\text{speed} = \frac{d}{t}`, 'speed = d/t'],
    [String.raw`\sin x`, 'sin x'],
    [String.raw`5\% \text{ of } a_b*c`, '5% of ab*c'],
  ])('say in one line what the formula %s says', (tex, line) => {
    expect(plainText(`$${tex}$`)).toBe(line);
    expect(plainText(`Before\n\n$$\n${tex}\n$$`)).toBe(`Before\n\n${line}`);
  });

  it('of any text are found in a moment', () => {
    for (const sign of [
      '[',
      '](',
      '|',
      '- ',
      '\\',
      '#',
      '$',
      '> ',
      '`',
      '- [ ] ',
      '$x',
      String.raw`\sqrt{`,
      '_',
      '---',
    ])
      expect(plainText(sign.repeat(50_000)).length).toBeLessThanOrEqual(sign.length * 50_000);
  });

  it('are cut for the list where a word ends', () => {
    expect(previewOf('word '.repeat(100))).toMatch(/^(?:word ){39}word…$/);
    fc.assert(fc.property(fc.string({ maxLength: 900 }), (text) => previewOf(text).length <= 201));
  });
});

describe('the history of a note', () => {
  it('keeps a version when the last is ten minutes old', () => {
    expect(isWorthKeeping(null, NOW)).toBe(true);
    expect(isWorthKeeping(ago(0.1), NOW)).toBe(false);
    expect(isWorthKeeping(ago(0.2), NOW)).toBe(true);
  });

  it('has one an hour after a day, one a day after a month, and always the last twenty', () => {
    const everyTenMinutes = Array.from({ length: 6 * 24 * 60 }, (_, index) => ({
      revision: 10_000 - index,
      saved_at: ago(index / 6),
    }));
    const gone = new Set(tooMany(everyTenMinutes, NOW));
    const left = everyTenMinutes.filter(({ revision }) => !gone.has(revision));
    const within = (from: number, to: number) =>
      left.filter(({ saved_at }) => saved_at <= ago(from) && saved_at > ago(to)).length;
    expect(within(0, 24)).toBe(144);
    expect(within(25, 49)).toBe(24);
    expect(within(24 * 31, 24 * 41)).toBe(10);
    const old = everyTenMinutes.slice(-30).map(({ revision }) => ({ revision, saved_at: ago(24 * 90) }));
    expect(tooMany(old.slice(0, 20), NOW)).toEqual([]);
    expect(tooMany(left, NOW)).toEqual([]);
  });
});

describe('the search', () => {
  it('puts a title that says it before words, and words before a far relation', () => {
    const none = { hits: 0, titleHits: 0, inTitle: false, likeness: null };
    const candidates = [
      { ...none, id: 'far', likeness: 0.2 },
      { ...none, id: 'words', hits: 2 },
      { ...none, id: 'title', hits: 2, titleHits: 2, inTitle: true },
      { ...none, id: 'meaning', likeness: 0.6 },
      { ...none, id: 'one of five', hits: 1 },
    ];
    expect(rank(candidates, 3)).toEqual(['title', 'words', 'meaning']);
  });

  it('reads a long note in parts that each say what it is about', () => {
    const parts = partsOf('Cells', Array.from({ length: 50 }, () => 'word '.repeat(20)).join('\n\n'));
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.every((part) => part.startsWith('Cells. '))).toBe(true);
    expect(partsOf('Empty', '')).toEqual(['Empty']);
  });
});

it('the terms and questions of a note become cards, without their sources', () => {
  const note =
    '## Cells\n\n**Cell**: the smallest part [Biology, p. 3](#q=abc)\n\n**Q:** What is it?\n**A:** A *cell*.\n\n**Bold** words only';
  expect(cardsIn('n', note)).toMatchObject([
    { front: 'Cell', back: 'the smallest part' },
    { front: 'What is it?', back: 'A *cell*.' },
  ]);
});

describe('a question of a student', () => {
  const asked = (asks: string[], title = 'Genes', names: string[] = []): string | null =>
    writtenQuestion({
      title,
      asks: asks.map((ask) => ({ ask, part: 'statement' })),
      terms: names.map((name) => ({ name, definition: 'x' })),
    });

  it('is printed as a textbook would', () => {
    expect(asked(['what is dna'], 'DNA and genes')).toBe('What is DNA?');
    expect(asked(['whats the difference between rna and dna'], 'x', ['DNA', 'RNA'])).toBe(
      'What’s the difference between RNA and DNA?',
    );
    expect(asked(['how do i tell if its alive, i dont know'])).toBe(
      'How do I tell if its alive, I don’t know?',
    );
    expect(asked(['are viruses alive yes or no??'])).toBe('Are viruses alive?');
    expect(asked(['how do u work out diffusion in easy words'])).toBe('How do you work out diffusion?');
    expect(asked(['what is u in v = u + at'])).toBe('What is u in v = u + at?');
  });

  it('is taken only where it is one', () => {
    expect(asked(['biotic vs abiotic', 'why is the sea salty'])).toBe('Why is the sea salty?');
    expect(asked(['biotic vs abiotic'])).toBeNull();
    expect(asked([])).toBeNull();
  });
});
