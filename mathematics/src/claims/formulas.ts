import { within } from '../budget.ts';
import { derivative } from '../calculus/derivative.ts';
import { equivalent } from '../expression/equivalent.ts';
import { inKeyboardNotation } from '../expression/notation.ts';
import { readExpression } from '../expression/read.ts';
import { contains, isNumber, number, symbolsOf, type Expression } from '../expression/tree.ts';
import { writeLatex } from '../expression/write-latex.ts';
import { write } from '../expression/write.ts';
import { factorPolynomial } from '../polynomial/factor.ts';
import { factoredToExpression, polynomialToExpression } from '../simplify/denormal.ts';
import { polynomialOf } from '../simplify/normal.ts';
import { piecesAt, trimmed, type Flaw, type Part, type Span } from './parts.ts';

/** A function that the reply, or the question, has named: `f(x) = x³ + 2x`. */
export interface NamedFunction {
  name: string;
  letter: string;
  body: string;
}

interface FormulasFound {
  right: number;
  flaws: Flaw[];
  named: NamedFunction[];
}

const WORK_OF_A_FORMULA = 20_000;
const BREAK = /\\(?:Rightarrow|Longrightarrow|implies|iff|quad|qquad|text\s*\{[^{}]*\})|[→⇒⟹;]|,\s/g;
/** Only who transforms a term says that two are the same; others set an equation that wants to be solved. */
const TRANSFORMS =
  /\b(?:expand\w*|factor\w*|simplif\w*|multipl\w+\s+(?:\w+\s+)?out|distribut\w*|collect\w*|combin\w*|like terms|identit\w+|squares?\b|brackets|for (?:every|all|any)|always)/i;

/** The statements of a part with an equals sign, side by side. */
const statementsIn = ({ kind, text, start, outerEnd }: Part) => {
  const latex = kind === 'mathematics';
  // In words a formula has no words in it; what is left of it begins behind the last of them.
  const pieces = latex ? piecesAt(text, BREAK).pieces : formulasInWords(text);
  return pieces.flatMap((piece) => {
    const sides = piecesAt(piece.text, /=/g).pieces.map((side) =>
      trimmed(side, /(?:\\\\|[.,;:!])+$/, start + piece.start),
    );
    const isStated = sides.length > 1 && sides.every(({ text: side }) => side !== '');
    return isStated ? [{ sides, behind: latex ? outerEnd : (sides.at(-1)?.end ?? outerEnd), latex }] : [];
  });
};

/** One sign, one name of a function, or one word. */
const TOKEN = /d\/d[a-z](?!\p{L})|\p{L}+['′]?|[\d()^+\-−*·×/²³⁴⁵√=\s]|\.(?=\d)|[^]/gu;
const FUNCTION = /^(?:sin|cos|tan|ln|exp|sqrt)$/;

/** Runs of signs and single letters with an equals sign in them. */
const formulasInWords = (text: string): Span[] => {
  const runs: Span[] = [{ text: '', start: 0, end: 0 }];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const run = runs.at(-1) ?? { text: '', start: 0, end: 0 };
    const isWord = /^\p{L}/u.test(token) && !token.includes('/');
    const letters = token.replace(/['′]$/, '').length;
    const isPair = letters === 2 && /[\d)=+\-−*·]\s?$/.test(run.text);
    const isLetter = isWord && (letters === 1 || FUNCTION.test(token) || isPair);
    const isSign = !isWord && (token.includes('/') || /[\d()^+\-−*·×²³⁴⁵√=\s.]/.test(token));
    if (isLetter || isSign) run.text += token;
    else runs.push({ text: '', start: index + token.length, end: index + token.length });
  }
  return runs.filter((run) => run.text.includes('='));
};

/** What the formulas of a part are worth: derivatives, and terms that are said to be the same. */
export const formulasIn = (
  part: Part,
  { sentence, topic, known }: { sentence: string; topic: string; known: readonly NamedFunction[] },
): FormulasFound => {
  const found: FormulasFound = { right: 0, flaws: [], named: [] };
  const transforms = !topic.includes('=') && TRANSFORMS.test(`${topic} ${sentence}`);
  for (const { sides, behind, latex } of statementsIn(part)) {
    const [first, ...others] = sides;
    if (!first || sides.some(({ text }) => GROUP_AS_BASE.test(text))) continue;
    const definition = functionFrom(first.text, others.at(-1)?.text ?? '');
    if (definition) {
      found.named.push(definition);
      continue;
    }
    const meaning =
      slopeMeant(first.text, [...known, ...found.named]) ??
      (transforms ? termMeant(first.text, topic) : null);
    if (!meaning) continue;
    for (const side of others) {
      const verdict = within(WORK_OF_A_FORMULA, () => compare(meaning, side.text, latex), null);
      if (verdict === null) break;
      if (verdict === 'same') {
        found.right++;
        continue;
      }
      const last = others.at(-1) ?? side;
      found.flaws.push({ from: side.start, to: last.end, now: verdict.now, behind, latex });
      break;
    }
  }
  return found;
};

// `{ab}^m` is meant as (ab)^m and shown as ab^m.
const GROUP_AS_BASE = /(?:^|[^\\a-zA-Z}\d^_])\{[^{}]*\}\s*\^/;

interface Meaning {
  expression: Expression;
  kind: 'slope' | 'term';
}

const plain = (text: string): string => inKeyboardNotation(text.replaceAll('&', ' '));
const read = (text: string): Expression | null => readExpression(plain(text));

const functionFrom = (left: string, right: string): NamedFunction | null => {
  const [, name, letter] = /^\s*([a-zA-Z])\s*\(\s*([a-z])\s*\)\s*$/.exec(left) ?? [];
  if (name === undefined || letter === undefined) return null;
  const body = read(right);
  return body && symbolsOf(body).every((one) => one === letter) ? { name, letter, body: right } : null;
};

const OPERATOR = /^\s*(?:\\[dt]?frac\s*\{\s*d\s*\}\s*\{\s*d\s*([a-z])\s*\}|d\s*\/\s*d([a-z]))\s*(.+)$/;

/** The slope that a left side stands for: `f'(x)` of a function that was named, or `d/dx` of a term. */
const slopeMeant = (left: string, known: readonly NamedFunction[]): Meaning | null => {
  const [, frac, slash, of] = OPERATOR.exec(left) ?? [];
  const inside = of?.replace(/^\s*(?:\\left)?[[({](.*)(?:\\right)?[\])}]\s*$/, '($1)');
  if (inside !== undefined) return slopeOf(inside, frac ?? slash ?? 'x');
  const [, name, letter] =
    /^\s*([a-zA-Z])\s*(?:['′]|\^\s*\{?\\prime\}?)\s*\(\s*([a-z])\s*\)\s*$/.exec(left) ?? [];
  const own = known.findLast((one) => one.name === name && one.letter === letter);
  return own ? slopeOf(own.body, own.letter) : null;
};

const slopeOf = (text: string, letter: string): Meaning | null => {
  const expression = read(text);
  const slope = expression && within(WORK_OF_A_FORMULA, () => derivative(expression, letter), null);
  return slope && { expression: slope, kind: 'slope' };
};

/** A term that was asked about, or that holds for all its letters whoever writes it. */
const termMeant = (left: string, topic: string): Meaning | null => {
  const expression = read(left);
  if (!expression || isNumber(expression) || expression.kind === 'symbol') return null;
  const letters = symbolsOf(expression);
  if (letters.length === 0) return null;
  const bare = (text: string): string => plain(text).replaceAll(/[\s*]/g, '').replaceAll('−', '-');
  const isAsked = bare(topic).includes(bare(left));
  const isFormula =
    letters.length > 1 && contains(expression, ({ kind }) => kind === 'power' || kind === 'product');
  return isAsked || isFormula || hasTrigonometry(expression) ? { expression, kind: 'term' } : null;
};

const TRIGONOMETRY = new Set(['sin', 'cos', 'tan']);
const hasTrigonometry = (expression: Expression): boolean =>
  contains(expression, (node) => node.kind === 'call' && TRIGONOMETRY.has(node.name));

const compare = (
  { expression, kind }: Meaning,
  claim: string,
  latex: boolean,
): 'same' | { now: string } | null => {
  const other = read(claim);
  if (!other) return null;
  const letters = symbolsOf(expression);
  // Another letter, or a number where a term stood: this may be an equation after all.
  if (symbolsOf(other).some((one) => !letters.includes(one) && kind === 'term')) return null;
  if (equivalent(expression, other)) return 'same';
  const isConstant = isNumber(other) && kind === 'term';
  if (isConstant && !constantOf(expression)) return null;
  if (kind === 'term' && !isConstant && symbolsOf(other).length !== letters.length) return null;
  const now = tidied(expression, other);
  // The same once more says nothing.
  if (!now || (kind === 'term' && write(now) === write(expression))) return null;
  return { now: latex ? writeLatex(now) : write(now) };
};

const MOST_CONSTANT = 4;
const constantOf = (expression: Expression): Expression | null => {
  const values = Array.from({ length: 2 * MOST_CONSTANT + 1 }, (_, at) => number(at - MOST_CONSTANT));
  return values.find((one) => equivalent(expression, one)) ?? null;
};

/** The term as it would be written in the place of another: multiplied out, or in factors where that one is. */
const tidied = (expression: Expression, other: Expression): Expression | null => {
  const constant = hasTrigonometry(expression) ? constantOf(expression) : null;
  if (constant) return constant;
  const polynomial = polynomialOf(expression);
  if (!polynomial) return null;
  const inFactors =
    (other.kind === 'product' && other.factors.some(({ kind }) => kind === 'sum')) ||
    (other.kind === 'power' && other.base.kind === 'sum');
  const factored = inFactors ? factoredToExpression(factorPolynomial(polynomial)) : null;
  const now = factored ?? polynomialToExpression(polynomial);
  return equivalent(now, expression) ? now : null;
};
