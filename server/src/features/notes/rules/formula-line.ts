const SIGNS: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Sigma: 'Σ',
  Phi: 'Φ',
  Omega: 'Ω',
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  equiv: '≡',
  sim: '∼',
  propto: '∝',
  to: '→',
  rightarrow: '→',
  leftarrow: '←',
  rightleftharpoons: '⇌',
  Rightarrow: '⇒',
  Leftrightarrow: '⇔',
  in: '∈',
  subset: '⊂',
  cup: '∪',
  cap: '∩',
  infty: '∞',
  partial: '∂',
  nabla: '∇',
  int: '∫',
  sum: '∑',
  prod: '∏',
  angle: '∠',
  circ: '°',
  dots: '…',
  ldots: '…',
  cdots: '…',
  left: '',
  right: '',
  displaystyle: '',
  quad: ' ',
  qquad: ' ',
};
const RAISED: Readonly<Record<string, string>> = tableOf('0123456789+-−n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ');
const LOWERED: Readonly<Record<string, string>> = tableOf('0123456789+-−', '₀₁₂₃₄₅₆₇₈₉₊₋₋');
/** As deep as parts stand in one another in a formula that somebody can read. */
const DEEPEST = 6;

function tableOf(from: string, to: string): Readonly<Record<string, string>> {
  const signs = Array.from(to);
  return Object.fromEntries(Array.from(from, (sign, at) => [sign, signs[at] ?? sign]));
}

/** What a formula says in one line of plain text, for where none is drawn. */
export const formulaInOneLine = (tex: string): string =>
  fromInside(tex)
    .replaceAll(/\\(?:begin|end)\{[^{}]*\}|&/g, ' ')
    .replaceAll(/\^\{?\\circ\}?/g, '°')
    .replaceAll(/\\\\/g, ', ')
    .replaceAll(/\\([a-zA-Z]+)/g, (_, name: string) => SIGNS[name] ?? name)
    .replaceAll(/\\([%$#_&{}])/g, '$1')
    .replaceAll(/\\./g, ' ')
    .replaceAll(/([\^_])(?:\{([^{}]*)\}|(.))/gu, (_, mark: string, braced?: string, bare?: string) =>
      moved(mark, (braced ?? bare ?? '').trim()),
    )
    .replaceAll(/[{}\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Raised or lowered where there are small signs for all of it. */
const moved = (mark: string, what: string): string => {
  const table = mark === '^' ? RAISED : LOWERED;
  const signs = Array.from(what, (sign) => table[sign]);
  if (signs.every((sign) => sign !== undefined)) return signs.join('');
  return mark === '^' ? `^${grouped(what)}` : what;
};

const grouped = (part: string): string =>
  /^√?[\p{L}\p{N}.,]*$/u.test(part.trim()) ? part.trim() : `(${part.trim()})`;

const PARTS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
    (_, above = '', below = '') => `${grouped(above)}/${grouped(below)}`,
  ],
  [/\\sqrt\{([^{}]*)\}/g, (_, under = '') => `√${grouped(under)}`],
  [/\\(?:text|mathrm|mathbf|mathit|ce|operatorname)\{([^{}]*)\}/g, (_, words = '') => words],
];

/** Parts that stand in one another are written out from the innermost on. */
const fromInside = (tex: string): string => {
  let written = tex;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const before = written;
    written = PARTS.reduce((text, [part, write]) => text.replaceAll(part, write), before);
    if (written === before) break;
  }
  return written;
};
