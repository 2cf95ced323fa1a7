import type { BoardCommand, Ink } from '@studia/contract/board';
import { HAND_SIGNS } from '@studia/contract/board-hand';

/** Lines of handwriting that a sheet holds, and how each is set. */
const SHEET = { lines: 8, left: 24, first: 34, leading: 28, size: 21, characters: 42 } as const;
const KNOWN = new Set(HAND_SIGNS);
const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+-−').map((sign, at) => [sign, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻')[at] ?? '']),
);
const LOWERED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789').map((sign, at) => [sign, Array.from('₀₁₂₃₄₅₆₇₈₉')[at] ?? '']),
);
const NAMES: Readonly<Record<string, string>> = {
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ne: '≠',
  approx: '≈',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  lambda: 'λ',
  Delta: 'Δ',
  infty: '∞',
  to: '→',
  rightarrow: '→',
  Rightarrow: '→',
  circ: '°',
  quad: ' ',
  left: '',
  right: '',
};

/** A line of Markdown and LaTeX in the signs that the hand on the board writes. */
export const inHand = (line: string): string => {
  const flat = line
    .replaceAll(/\\(?:text|mathrm|operatorname)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\^\{?\\circ\}?/g, '°')
    .replaceAll(/\^(?:\{([-−+0-9]+)\}|([0-9]))/g, (_, many: string | undefined, one: string | undefined) =>
      Array.from(many ?? one ?? '')
        .map((sign) => RAISED[sign] ?? sign)
        .join(''),
    )
    .replaceAll(/_(?:\{([0-9]+)\}|([0-9]))/g, (_, many: string | undefined, one: string | undefined) =>
      Array.from(many ?? one ?? '')
        .map((sign) => LOWERED[sign] ?? sign)
        .join(''),
    );
  const plain = flattened(flat)
    .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => NAMES[name] ?? name)
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/[$*{}]|\\/g, '')
    .replaceAll('—', '–')
    .replaceAll('…', '...')
    .replaceAll('⇒', '→')
    .replaceAll('¼', '1/4')
    .replaceAll('½', '1/2')
    .replaceAll('¾', '3/4')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(plain.normalize('NFC'))
    .map((sign) => (KNOWN.has(sign) ? sign : bare(sign)))
    .join('');
};

/** Fractions and roots in a row, from the innermost out. */
const flattened = (tex: string): string => {
  const next = tex
    .replaceAll(
      /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
      (_, over: string, under: string) => `${grouped(over)}/${grouped(under)}`,
    )
    .replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, (_, under: string) => `√${grouped(under)}`);
  return next === tex ? tex : flattened(next);
};

const grouped = (part: string): string => (/[-+−\s]/.test(part.trim()) ? `(${part.trim()})` : part.trim());

/** A letter without its accent where the hand has that one; nothing where it has not. */
const bare = (sign: string): string => {
  const base = sign.normalize('NFD').charAt(0);
  return KNOWN.has(base) ? base : '';
};

/** A line whose fractions and roots are written as such, in the signs of the hand: `\\frac{}{}`, `\\sqrt{}`, `^{}`, `_{}`. */
const inFormula = (line: string): string => {
  const [fraction, root] = ['\uE000', '\uE001'];
  const named = line
    .replaceAll(/\\(?:text|mathrm|operatorname)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\\[dt]?frac(?![a-zA-Z])/g, fraction)
    .replaceAll(/\\sqrt(?![a-zA-Z])/g, root)
    .replaceAll(/\^\{?\\circ\}?/g, '°')
    .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => NAMES[name] ?? name)
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/[$*]|\\/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(named.normalize('NFC'))
    .map((sign) => (sign === fraction || sign === root || KNOWN.has(sign) ? sign : bare(sign)))
    .join('')
    .replaceAll(fraction, '\\frac')
    .replaceAll(root, '\\sqrt');
};

/** A line on the board, and how many lines of handwriting it takes up. */
export interface BoardLine {
  text: string;
  /** How it is read out. */
  says: string;
  isFormula: boolean;
  height: number;
}

const UPRIGHT = /\\[dt]?frac\s*\{|\\sqrt\s*\{/;

/** What is written of a text: fractions and roots in a line of their own height, the rest broken where it must be. */
export const boardLines = (text: string): BoardLine[] => {
  const isFormula = UPRIGHT.test(text) && inHand(text).length <= SHEET.characters;
  return isFormula
    ? [{ text: inFormula(text), says: inHand(text), isFormula, height: text.includes('frac') ? 2 : 1 }]
    : wrapped(text).map((line) => ({ text: line, says: line, isFormula: false, height: 1 }));
};

export const heightOf = (lines: readonly BoardLine[]): number =>
  lines.reduce((sum, { height }) => sum + height, 0);

/** A text broken into lines that fit the board. */
const wrapped = (text: string, characters: number = SHEET.characters): string[] => {
  const lines: string[] = [];
  for (const word of inHand(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= characters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, characters));
  }
  return lines.filter((line) => line !== '');
};

/** A picture fills a sheet. */
export const PICTURE_BOX = [20, 20, 360, 210] as const;
export const FULL = SHEET.lines;

/** Whether so many lines still fit on a sheet that has some already. */
export const fits = (used: number, more: number): boolean => used + more <= SHEET.lines;

/** Handwriting on the next free lines of a sheet. */
export const writeLines = (lines: readonly BoardLine[], used: number, ink?: Ink): BoardCommand[] =>
  lines.map(({ text, says, isFormula, height }, at) => {
    const line = used + heightOf(lines.slice(0, at)) + (height - 1) / 2;
    return {
      do: isFormula ? 'formula' : 'write',
      text,
      at: [SHEET.left, SHEET.first + line * SHEET.leading],
      size: SHEET.size,
      ...(ink && { ink }),
      ...(isFormula && { says }),
    };
  });
