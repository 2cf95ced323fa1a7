const SIGNS: Readonly<Record<string, string>> = {
  cdot: '×',
  times: '×',
  div: '÷',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  pm: '±',
  to: '→',
  Rightarrow: '⇒',
  infty: '∞',
  int: '∫',
  sum: '∑',
  pi: 'π',
  theta: 'θ',
  circ: '°',
  dots: '…',
  ldots: '…',
  left: '',
  right: '',
  quad: ' ',
};
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const raised = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => RAISED[Number(digit)] ?? digit).replaceAll(/[-−]/g, '⁻');
const grouped = (part: string): string =>
  /^√?[\p{L}\p{N}.,]*$/u.test(part.trim()) ? part.trim() : `(${part.trim()})`;

/** What a formula says in one line, for where none can be drawn. */
export const inOneLine = (tex: string): string =>
  fromInside(tex)
    .replaceAll(/\\(?:begin|end)\{[^{}]*\}|&/g, '')
    .replaceAll(/ ?\\\\/g, ', ')
    .replaceAll(/\^\{([-−]?\d+)\}|\^(\d)/g, (_, braced?: string, bare?: string) =>
      raised(braced ?? bare ?? ''),
    )
    .replaceAll(/\^\{?\\circ\}?/g, '°')
    .replaceAll(/\\[,;:!> ]/g, ' ')
    .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => SIGNS[name] ?? name)
    .replaceAll(/[{}\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const PARTS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
    (_, above = '', below = '') => `${grouped(above)}/${grouped(below)}`,
  ],
  [/\\sqrt\{([^{}]*)\}/g, (_, under = '') => `√${grouped(under)}`],
  [/\\(?:text|mathrm|mathbf|operatorname)\{([^{}]*)\}/g, (_, words = '') => words],
];

/** Parts that stand in one another are written out from the innermost on. */
const fromInside = (tex: string): string => {
  const written = PARTS.reduce((text, [part, write]) => text.replaceAll(part, write), tex);
  return written === tex ? tex : fromInside(written);
};
