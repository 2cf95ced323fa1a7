import { inKeyboardNotation } from '../expression/notation.ts';
import { readStatement } from '../expression/read.ts';
import { FUNCTIONS } from '../expression/tokens.ts';
import { childrenOf, isExpression, type Expression, type Statement } from '../expression/tree.ts';
import { withMatrices } from '../matrix/matrix.ts';

/** A piece of mathematics in a message, and where it stands. */
export interface Piece {
  readonly text: string;
  readonly statement: Statement;
  readonly start: number;
  readonly end: number;
}

const LONGEST_MESSAGE = 4_000;

/** The message with its mathematics in keyboard notation; dollar signs of LaTeX are gone, those of money stay. */
export const inOneNotation = (message: string): string =>
  inKeyboardNotation(
    withMatrices(withoutFormHints(withMoney(message.slice(0, LONGEST_MESSAGE))))
      // What was typed as one formula stays together beside a sign between formulas.
      .replaceAll(/\$\$([^$]+)\$\$\s*([*/÷])\s*\$\$([^$]+)\$\$/g, ' ($1)$2($3) ')
      // Two formulas beside each other are two, when the first is a whole equation.
      .replaceAll(/(\$\$[^$]*=[^$]*[^$=+*/<>-]\$\$)[ ]+(?=\$\$\s*(?:\d|[A-Za-z]\s*(?:=|\()))/g, '$1 ; ')
      .replaceAll(/\$\$(.*?)\$\$/gs, ' $1 ')
      // A line break that somebody escaped twice.
      .replaceAll(/\\n(?=\s|\d|[A-Z]|$)/g, '\n')
      .replaceAll(/\$([^$\n]*?[\\^_=+*][^$\n]*?)\$/g, ' $1 ')
      .replaceAll(/\\[()[\]]/g, ' ')
      .replaceAll(/`+/g, ' ')
      .replaceAll(
        /(?<![a-z])([b-z])\s+(squared|cubed)\b/gi,
        (_, name: string, power: string) => `${name}^${/^s/i.test(power) ? 2 : 3}`,
      )
      .replaceAll(/\blog(?:arithm)?\s+base\s+\$*\s*(\w+)\s*\$*\s+of\s+/gi, 'log_($1) ')
      .replaceAll(/(^|\n)[ \t]*\(?[a-h]\)[ \t]+(?=\S)/g, '$1')
      .replaceAll(/\b((?:sin|cos|tan|sec|csc|cot)\w*\s*\(?\s*-?[\d.]+)\s*degrees?\b/gi, '$1°'),
  )
    .replaceAll(MONEY, '$')
    .replaceAll(/[ ]{2,}/g, ' ');

// An escaped dollar is money, never the edge of a formula; until the formulas are found it hides behind a sign of its own.
const MONEY = '\uE000';
const withMoney = (message: string): string =>
  message
    .replaceAll(/\\\$\s*(?=-?[\d.])/g, MONEY)
    .replaceAll(/(\uE000\d{1,3}),\s(?=\d{3}(?!\d))/g, '$1,')
    .replaceAll(/-\uE000(?=\d)/g, `${MONEY}-`);

// How to type the answer is no mathematics: `(Give your answer … eg. (x+2)(x+1))`.
const withoutFormHints = (message: string): string =>
  message
    .replaceAll(
      /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\b(?:e\.?g\b|for example|your answer|enter|hint|note|type|write as|give the)(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi,
      (hint) => unitKept(hint),
    )
    .replaceAll(/\bfinal answer should be\b[^\n]*/gi, ' ')
    .replaceAll(
      /\b(?:please\s+)?(?:enter|input|type|write)\s+(?:only\s+)?your\s+(?:final\s+)?answers?\b(?:(?!\blet\s+[a-z]\s)[^\n])*/gi,
      ' ',
    );

// `(give the numerical value only, height in cm)` still says the unit.
const unitKept = (hint: string): string => {
  const unit = /\bvalue only,[^()]*\b(in\s+[^(),]+)\)$/i.exec(hint)?.[1];
  return unit === undefined ? ' ' : ` (${unit}) `;
};

// A sign that belongs to mathematics, a number, a word, or something else that ends a piece.
const TOKEN =
  /\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|[A-Za-z]+(?:_(?:\d+|[a-z]))?'*|[α-ωπθ∞]|[-+*/÷^()[\]{}|=<>≤≥≠√%!°_]|[,;]|\S/gu;

// Short words of English that stand beside numbers and signs.
const NOT_LETTERS = new Set(
  'sum add and get use not but his her who why out off few his she they what when then than that this with from into each cost have will more less long tall wide root term base side area mass time rate year week hour mile cent foot feet inch yard cup cups pint gram ton tons box man men old big car in of is to at by on or and as if it for the an be do we he me my no so up us am go mph cm mm km kg mg ml ft yd mi lb oz hr min sec pm am dx dy dt how are was you can see let has had its per now day new two one ten six all any'.split(
    ' ',
  ),
);
const SPELLED = new Set('theta alpha beta gamma lambda infinity inf asin acos atan'.split(' '));

interface Mark {
  text: string;
  start: number;
  end: number;
  math: boolean;
}

/** All pieces that can be read, in order. */
export const piecesIn = (text: string, functions: ReadonlySet<string>): Piece[] =>
  text.split('\n').flatMap((line, at, lines) => {
    const offset = lines.slice(0, at).reduce((total, one) => total + one.length + 1, 0);
    return runsIn(line).flatMap(([start, end]) => {
      const piece = pieceOf(line, start, end, functions);
      return piece ? [moved(piece, offset)] : [];
    });
  });

const moved = (piece: Piece, offset: number): Piece => ({
  ...piece,
  start: piece.start + offset,
  end: piece.end + offset,
});

const runsIn = (line: string): [number, number][] => {
  const marks: Mark[] = [...line.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
    math: false,
  }));
  let depth = 0;
  for (const [at, mark] of marks.entries()) {
    if (/^[([{]$/.test(mark.text)) depth++;
    if (/^[)\]}]$/.test(mark.text)) depth = Math.max(0, depth - 1);
    const next =
      isUnary(marks[at + 1], marks[at + 2]) && (marks[at + 1]?.start ?? 0) > mark.end
        ? undefined
        : marks[at + 1];
    mark.math = isMath(mark, marks[at - 1], next, line, depth);
  }
  const runs: [number, number][] = [];
  for (const [at, { start, end, math }] of marks.entries()) {
    const run = marks[at - 1]?.math ? runs.at(-1) : undefined;
    if (math && run) run[1] = end;
    else if (math) runs.push([start, end]);
  }
  return runs;
};

const isSign = (mark: Mark | undefined): boolean =>
  mark !== undefined && /^[-+*/÷^()[\]{}|=<>≤≥≠√]$/.test(mark.text);
// In `add −3 and 4` the sign belongs to the number behind it.
const isUnary = (mark: Mark | undefined, next: Mark | undefined): boolean =>
  mark?.text === '-' && next !== undefined && next.start === mark.end;
const isDigits = (mark: Mark | undefined): boolean =>
  mark !== undefined && /^[\d.]/.test(mark.text) && /\d/.test(mark.text);

const isMath = (
  mark: Mark,
  before: Mark | undefined,
  after: Mark | undefined,
  line: string,
  depth: number,
): boolean => {
  if (isDigits(mark))
    return !(after !== undefined && after.start === mark.end && /^(?:st|nd|rd|th)$/.test(after.text));
  if (/^[A-Za-z]/.test(mark.text)) return isMathWord(mark, before, after, line);
  if (/^[,;]$/.test(mark.text)) return depth > 0 && insideCall(line.slice(0, mark.start));
  if (mark.text === '-') return !isHyphen(mark, line);
  if (mark.text === '!')
    return (
      isDigits(before) && mark.start === before?.end && /^[\s)*/+(-]|^\d+!|^$/.test(line.slice(mark.end))
    );
  return /^[-+*/÷^()[\]{}|=<>≤≥≠√%°_α-ωπθ∞]$/u.test(mark.text);
};

/** Whether the bracket that is open at the end belongs to a function of two things. */
const insideCall = (before: string): boolean => {
  let open = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    if (before[at] === ')') open++;
    else if (before[at] === '(' && open-- === 0) return /(?:root|log)\s*$/.test(before.slice(0, at));
  }
  return false;
};

// `co-workers`, `x-axis`: a hyphen. `x-sqrt(x)`, `x^2y-xy^2`: a minus, for both sides can be products of letters.
const isHyphen = (sign: Mark | undefined, line: string): boolean => {
  if (sign?.text !== '-') return false;
  const left = /[A-Za-z]+$/.exec(line.slice(Math.max(0, sign.start - LONGEST_WORD), sign.start))?.[0] ?? '';
  const right = /^[A-Za-z]+/.exec(line.slice(sign.end, sign.end + LONGEST_WORD))?.[0] ?? '';
  if (left === '' || right === '' || left.length + right.length === 2) return false;
  const [before, after] = [line[sign.start - left.length - 1] ?? ' ', line[sign.end + right.length] ?? ' '];
  const isTied = /[\d^*/+=(-]/.test(before) || /[\d^*/+=(-]/.test(after);
  return !(areLetters(left, isTied) && areLetters(right, isTied)) && !FUNCTIONS.has(right);
};
const LONGEST_WORD = 30;
const areLetters = (word: string, isTied: boolean): boolean =>
  word.length === 1 || (word.length <= 3 && isTied && !NOT_LETTERS.has(word.toLowerCase()));

const isMathWord = (mark: Mark, before: Mark | undefined, after: Mark | undefined, line: string): boolean => {
  if (before?.end === mark.start && isHyphen(before, line)) return false;
  if (after?.start === mark.end && isHyphen(after, line)) return false;
  if (/^(?:st|nd|rd|th)$/.test(mark.text) && isDigits(before) && before?.end === mark.start) return false;
  const word = mark.text.replace(/'+$/, '');
  if (FUNCTIONS.has(word.replace(/_.*$/, '')) || SPELLED.has(word))
    return word !== 'root' || after?.text === '(';
  const isFirm = (one: Mark | undefined): boolean => isSign(one) || isDigits(one);
  const touches =
    (before?.end === mark.start && isFirm(before)) || (after?.start === mark.end && isFirm(after));
  const beside = isSign(before) || isSign(after) || (isDigits(before) && before?.end === mark.start);
  if (/^[A-Za-z](?:_\w+)?$/.test(word)) {
    if (word === 'a' || word === 'I' || word === 'A')
      return touches || (isSign(before) && before?.text !== ')') || (isSign(after) && after?.text !== '(');
    return true;
  }
  // In `ax+by=c` the letters are b and y.
  const [left = '', right = ''] = [line[mark.start - 1], line[mark.end]];
  const tied = word.length === 2 && /^[-+=]$/.test(left) && /^[-+=]$/.test(right);
  if (word.length > 4 || (NOT_LETTERS.has(word.toLowerCase()) && !tied)) return false;
  if (/^[a-z]*(?:sin|cos|tan|ln|log)[a-z]?$/.test(word)) return true;
  return touches ? word.length <= 3 || isDigits(before) : word.length <= 3 && beside;
};

const pieceOf = (line: string, from: number, to: number, functions: ReadonlySet<string>): Piece | null => {
  let [start, end] = [from, to];
  for (let round = 0; round < 12 && start < end; round++) {
    const text = line.slice(start, end);
    const statement = readStatement(text, { functions });
    if (statement) return { text, statement, start, end };
    const [head, tail] = [
      /^(?:[\s*/÷^)=,;.:%!]|[\]}])+/.exec(text)?.[0].length ?? 0,
      /(?:[\s+\-*/÷^(=<>≤≥√,;.:?]|[[{])+$/.exec(text)?.[0].length ?? 0,
    ];
    if (head > 0) start += head;
    else if (tail > 0) end -= tail;
    else if (text.startsWith('(') && count(text, '(') > count(text, ')')) start += 1;
    else if (text.endsWith(')') && count(text, ')') > count(text, '(')) end -= 1;
    else return null;
  }
  return null;
};

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Whether a text has words of a language in it, beyond the names of functions. */
export const isProse = (text: string): boolean =>
  /\p{L}{4,}/u.test(
    text.replaceAll(
      /sqrt|cbrt|root|arc(?:sin|cos|tan)|theta|alpha|beta|gamma|lambda|sinh|cosh|tanh|infinity/gi,
      ' ',
    ),
  );

/** How much mathematics a piece holds: a lone number or letter is hardly any. */
export const weightOf = (statement: Statement): number => {
  if (!isExpression(statement)) {
    if (statement.kind === 'relation') return 2 + weightOf(statement.left) + weightOf(statement.right);
    return statement.kind === 'both' || statement.kind === 'either'
      ? statement.parts.reduce((total, part) => total + weightOf(part), 1)
      : 0;
  }
  return operations(statement);
};

const isNegative = (expression: Expression): boolean =>
  expression.kind === 'negative' || (expression.kind === 'number' && expression.value.top < 0n);

const operations = (expression: Expression): number => {
  const children = childrenOf(expression);
  const broken =
    expression.kind === 'number' &&
    (expression.form === 'mixed' || (!expression.form && expression.value.bottom !== 1n));
  const own = broken
    ? 0.5
    : children.length === 0 || (expression.kind === 'negative' && !isNegative(expression.of))
      ? 0
      : Math.max(1, children.length - 1);
  return own + children.reduce((total, child) => total + operations(child), 0);
};
