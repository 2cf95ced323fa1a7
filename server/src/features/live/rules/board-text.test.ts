import { BOARD, HAND_SIGNS } from '@studia/contract/board-hand';
import { describe, expect, it } from 'vitest';
import { boardLines, fits, heightOf, inHand, writeLines } from './board-text.ts';
import { isAboutDrawing, isNo, wishIn } from './meaning.ts';
import { optionIn } from './options.ts';
import { plainLine, sentencesIn, sentencesWithin } from './sentences.ts';

describe('the hand on the board', () => {
  it.each([
    ['$\\frac{8x^2}{4x} = 2x$', '8x²/4x = 2x'],
    ['$\\frac{x + 1}{2} \\leq \\sqrt{x}$', '(x + 1)/2 ≤ √x'],
    ['$2 \\cdot 10^{-3}$', '2 · 10⁻³'],
    ['H_2O **café**', 'H₂O cafe'],
    ['90^\\circ → π', '90° → π'],
  ])('writes %s as %s', (line, written) => {
    expect(inHand(line)).toBe(written);
  });

  it('writes only signs that it knows, on lines that fit', () => {
    const lines = boardLines(
      'Ω 汉字 ünïcode — and a rather long sentence … that must be broken “twice”, or more often',
    );
    for (const { text } of lines) {
      expect(text.length).toBeLessThanOrEqual(42);
      expect(Array.from(text).every((sign) => HAND_SIGNS.includes(sign))).toBe(true);
    }
    expect(lines.length).toBeGreaterThan(1);
    const rows = writeLines(lines, 0).flatMap((one) => (one.do === 'write' ? [one.at[1]] : []));
    expect(new Set(rows).size).toBe(lines.length);
    expect(Math.max(...rows)).toBeLessThan(BOARD.height);
    expect(fits(7, 1)).toBe(true);
    expect(fits(7, 2)).toBe(false);
  });
});

describe('a formula on the board', () => {
  it('keeps its fractions and roots, in signs that the hand knows, and is read out in a line', () => {
    const lines = boardLines('Add: $\\dfrac{x + 1}{2} \\leq \\sqrt{x^{2}} \\cdot 3$');
    expect(lines).toEqual([
      {
        text: 'Add: \\frac{x + 1}{2} ≤ \\sqrt{x^{2}} · 3',
        says: 'Add: (x + 1)/2 ≤ √x² · 3',
        isFormula: true,
        height: 2,
      },
    ]);
    const [formula, below] = writeLines([...lines, ...boardLines('so x = 3')], 2);
    expect(formula).toMatchObject({ do: 'formula', says: 'Add: (x + 1)/2 ≤ √x² · 3' });
    // It stands in the middle of its two lines, and nothing else does.
    const y = (command: typeof formula): number => (command && 'at' in command ? command.at[1] : 0);
    expect(y(below) - y(formula)).toBeGreaterThan(40);
    expect(heightOf(lines)).toBe(2);
  });

  it('that is too long for a line is written flat, on several', () => {
    const long = `$\\frac{1}{2} + ${'x + '.repeat(30)}1$`;
    expect(boardLines(long).every(({ isFormula }) => !isFormula)).toBe(true);
    expect(boardLines(long).length).toBeGreaterThan(1);
  });
});

describe('sentences', () => {
  it('end at their stops, and never inside a formula', () => {
    expect(sentencesIn('Take $x = 1.5$. Then stop! It’s 3.5 m. “Really?” Yes.')).toEqual([
      'Take $x = 1.5$.',
      'Then stop!',
      'It’s 3.5 m.',
      '“Really?”',
      'Yes.',
    ]);
  });

  it('are kept whole within a number of words, and there is always one', () => {
    expect(sentencesWithin('One two three. Four five.', 4)).toEqual(['One two three.']);
    expect(sentencesWithin('One two three.', 1)).toEqual(['One two three.']);
  });

  it('lose the marks that nobody says', () => {
    expect(plainLine('**Answer:** $x_1$ is *it* [1]')).toBe('Answer: $x_1$ is it');
  });
});

describe('words that mean a button', () => {
  it.each([
    ['I’m lost', 'lost'],
    ['i dont get it', 'lost'],
    ['slow down please', 'slower'],
    ['can we skip this', 'skip'],
    ['say that again', 'repeat'],
    ['OK, go on', 'go-on'],
    ['let’s stop here', 'finish'],
    ['no thats it for today, thanks', 'finish'],
    ['That is enough for today, thank you. Please stop.', 'finish'],
    ['that is it because the leaves are green', null],
    ['What is a cell?', null],
    ['I don’t get why plants are green', null],
    ['the end of the war', null],
  ])('%s → %s', (words, wish) => {
    expect(wishIn(words)).toBe(wish);
  });

  it('hold one of the answers to choose from, letter for letter', () => {
    const options = ['$4x + 1 = 4x + 1$', '$4x + 1 = 4x + 2$', 'two', 'two thirds'];
    expect(optionIn('i think its $4x + 1 = 4x + 2$', options)).toBe('$4x + 1 = 4x + 2$');
    expect(optionIn('Is it two thirds?', options)).toBe('two thirds');
    expect(optionIn('two or three', options)).toBe('two');
    expect(optionIn('twofold', options)).toBeNull();
    expect([isNo('no thanks'), isNo('no idea')]).toEqual([true, false]);
  });

  it('tell a drawing that is shown from one that is asked for', () => {
    expect(isAboutDrawing('can you look at my drawing')).toBe(true);
    expect(isAboutDrawing('draw me a cell')).toBe(false);
  });
});
