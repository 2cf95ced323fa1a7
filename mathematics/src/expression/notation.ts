import { tableOf } from '../table-text.ts';
/** Turns LaTeX and Unicode mathematics into keyboard notation, so that one reader is enough. */
export const inKeyboardNotation = (text: string): string =>
  fromUnicode(text.includes('\\') || /[\^_]\s*\{|\}\s*\^/.test(text) ? fromLatex(text) : text);

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ';
const SUPERSCRIPT_MEANING = '0123456789+-nx';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const VULGAR =
  tableOf(`½ 1/2, ⅓ 1/3, ⅔ 2/3, ¼ 1/4, ¾ 3/4, ⅕ 1/5, ⅖ 2/5, ⅗ 3/5, ⅘ 4/5, ⅙ 1/6, ⅚ 5/6, ⅛ 1/8, ⅜ 3/8, ⅝ 5/8,
  ⅞ 7/8`);

const fromUnicode = (text: string): string =>
  text
    .replaceAll(/[\u2000-\u200A\u202F\u00A0\t]/g, ' ')
    .replaceAll(/[\u200B-\u200F\u2061-\u2064\uFEFF]/g, '')
    .replaceAll(/(\d)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, whole: string | undefined, part: string) =>
      whole === undefined ? `(${VULGAR[part]})` : `${whole} ${VULGAR[part]}`,
    )
    .replaceAll(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ]+/g,
      (run) =>
        `^(${Array.from(run)
          .map((one) => SUPERSCRIPT_MEANING[SUPERSCRIPTS.indexOf(one)])
          .join('')})`,
    )
    .replaceAll(
      /[₀₁₂₃₄₅₆₇₈₉]+/g,
      (run) =>
        `_${Array.from(run)
          .map((one) => SUBSCRIPTS.indexOf(one))
          .join('')}`,
    )
    .replaceAll(/[−–‐‑⁃]/g, '-')
    .replaceAll(/[×·∙⋅•∗]/g, '*')
    .replaceAll(/[∕⁄]/g, '/')
    .replaceAll(/[≤⩽≦]|<=|=</g, '≤')
    .replaceAll(/[≥⩾≧]|>=/g, '≥')
    .replaceAll(/!=|≠/g, '≠')
    .replaceAll('∛', 'cbrt ')
    .replaceAll('**', '^')
    .replaceAll(/\^\s*\(?\s*∘\s*\)?/g, '°')
    .replaceAll(/\bpi\b/g, 'π')
    .replaceAll(/[‘’′]/g, "'")
    .replaceAll(/[“”]/g, '"');

/** Commands of LaTeX that stand for one sign. */
const COMMANDS =
  tableOf(`cdot *, times *, ast *, bullet *, div ÷, leq ≤, le ≤, leqslant ≤, geq ≥, ge ≥, geqslant ≥,
  neq ≠, ne ≠, lt <, gt >, pm ±, partial ∂, infty ∞, to →, rightarrow →, int ∫, sum ∑, lim lim, lvert |, rvert |,
  vert |, mid |, circ ∘, prime ', cup ∪, degree °`);

/** What only sets the line, and how its signs are escaped. */
const withoutLayout = (text: string): string =>
  text
    .replaceAll(/\\(?:left|right|displaystyle|textstyle|limits|big|Big|bigg|Bigg)(?![a-zA-Z])\s?\.?/g, '')
    .replaceAll(/\\(?:[,;:!\s]|(?:quad|qquad|enspace|thinspace)(?![a-zA-Z]))|~/g, ' ')
    .replaceAll(/\\([a-zA-Z]+)/g, (command, name: string) => COMMANDS[name] ?? command)
    .replaceAll(/\\([%$#&_{}|])/g, '$1')
    .replaceAll(/\\\\/g, '\n');

const fromLatex = (text: string): string => {
  let read = text.replaceAll(/\\(?:d|t)frac(?![a-zA-Z])/g, '\\frac');
  read = read.replaceAll(/\\(?:begin|end)\{[a-z*]+\}(?:\{[clr|]*\})?/g, ' ').replaceAll('&', ' ');
  read = read.replaceAll(/\\(?:hat|bar|overline|vec|widehat)\s*\{([a-zA-Z])\}/g, '$1');
  read = read.replaceAll(/\\d?binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' C($1, $2) ');
  read = read.replaceAll(
    /\\(?:text|mathrm|operatorname|mathbf|mathit|textbf|textit)\*?\s*\{([^{}]*)\}/g,
    ' $1 ',
  );
  read = read.replaceAll(/\{\s*(sin|cos|tan|sec|csc|cot|ln|log)\s*\}/g, ' $1');
  read = read.replaceAll(/\bi(sin|cos)(?![a-zA-Z])/g, 'i*$1');
  read = read.replaceAll(/\\frac\s*\{\s*d\s*\}\s*\{\s*d\s*([a-z])\s*\}/g, ' d/d$1 ');
  read = read.replaceAll(/\^\s*\{?\s*\\circ\s*\}?/g, '°');
  // f{(x)} is f(x), also inside a fraction.
  read = withoutLayout(read).replaceAll(/(?<=(?<![A-Za-z\\}])[a-zA-Z]'?)\{\s*(\([^{}]*\))\s*\}/g, '$1');
  return groups(read)
    .replaceAll(/\{(\([^{}]*\))\}/g, '$1')
    .replaceAll(
      /\\([a-zA-Z]+)/g,
      (_, name: string) => GREEK[name] ?? (KNOWN.has(name) ? ` ${name}` : '\uFFFD'),
    );
};

// A command that nobody knows must not turn into a product of its letters.
const KNOWN = new Set(
  'sin cos tan sec csc cot arcsin arccos arctan sinh cosh tanh ln log exp lim sqrt and or if'.split(' '),
);

const GREEK = tableOf(
  'pi π, theta θ, alpha α, beta β, gamma γ, lambda λ, mu μ, sigma σ, phi φ, omega ω, Delta Δ, delta δ',
);

const MOST_GROUPS = 400;

// From the inside out: the first pair of braces that holds no other.
const groups = (text: string): string => {
  let read = text
    .replaceAll(/\\frac\s*(\d)\s*(\d)/g, '\\frac{$1}{$2}')
    .replaceAll(/\\frac\s*(\d)\s*\{/g, '\\frac{$1}{')
    .replaceAll(/\\sqrt\s*(\d|[a-zA-Z])(?![a-zA-Z])/g, '\\sqrt{$1}');
  for (let round = 0; round < MOST_GROUPS; round++) {
    const next = read
      .replaceAll(/(\d)\s*\\frac\s*\{(\d+)\}\s*\{(\d+)\}(?!\s*\^)/g, '$1 $2/$3')
      .replace(/\\frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/, '(($1)/($2))')
      .replace(/\\sqrt\s*\[([^[\]{}]*)\]\s*\{([^{}]*)\}/, 'root($1;$2)')
      .replace(/\\sqrt\s*\{([^{}]*)\}/, 'sqrt($1)')
      .replace(/\\log\s*_\s*\{([^{}]*)\}/, 'log_($1)')
      .replace(/_\s*\{([\w+-]*)\}/, '_$1')
      .replace(/\^\s*\{([^{}]*)\}/, '^($1)')
      // Braces are not seen: {mn}^2 is m times n squared.
      .replace(/(^|[^\\a-zA-Z}\]_^\s])(\s*)\{([^{}:]*)\}(?=\s*\^)/, '$1$2 $3')
      .replace(/(^|[^\\a-zA-Z}\]_^\s])(\s*)\{([^{}:]*)\}(?!\s*[{^])/, '$1$2($3)');
    if (next === read) break;
    read = next;
  }
  return read;
};
