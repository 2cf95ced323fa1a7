import { tableOf } from '../table-text.ts';
import { inKeyboardNotation } from './notation.ts';

export interface Token {
  kind: 'number' | 'name' | 'function' | 'sign';
  text: string;
  /** Whether a space stands before it: `2 1/3` is a mixed number, `21/3` is not. */
  spaced: boolean;
}

export const FUNCTIONS = new Set(
  'sin cos tan sec csc cot arcsin arccos arctan sinh cosh tanh ln log exp sqrt cbrt root abs lim'.split(' '),
);
const SPELLED =
  tableOf(`theta θ, alpha α, beta β, gamma γ, lambda λ, infinity ∞, inf ∞, asin arcsin, acos arccos,
  atan arctan, cosec csc`);

const NUMBER = /^(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d*)?|\.\d+)/;
const WORD = /^[A-Za-z]+/;
const NAME = /^[A-Za-zα-ωΑ-Ωπ∞](?:_(?:\d+|[a-z]))?/;
const SIGN = /^[-+*/÷^()[\]{}|!%°√=<>≤≥≠,;:_]/;
const LONGEST_TEXT = 2_000;
const LONGEST_NAME = Math.max(...[...FUNCTIONS, ...Object.keys(SPELLED)].map(({ length }) => length));
const MOST_TOKENS = 500;

/** The tokens of a piece of mathematics; null when something in it is no mathematics. */
export const tokensOf = (text: string): Token[] | null => {
  if (text.length > LONGEST_TEXT) return null;
  const tokens: Token[] = [];
  let rest = inKeyboardNotation(text);
  while (rest.length > 0) {
    const spaces = /^\s*/.exec(rest)?.[0] ?? '';
    rest = rest.slice(spaces.length);
    if (rest === '') break;
    const token = nextToken(rest);
    if (!token || tokens.length >= MOST_TOKENS) return null;
    for (const one of token.found) tokens.push({ ...one, spaced: spaces !== '' });
    rest = rest.slice(token.length);
  }
  return tokens;
};

interface FoundToken {
  found: Pick<Token, 'kind' | 'text'>[];
  length: number;
}

const nextToken = (rest: string): FoundToken | null => {
  const digits = NUMBER.exec(rest)?.[0];
  if (digits !== undefined)
    return { found: [{ kind: 'number', text: digits.replaceAll(',', '') }], length: digits.length };
  const word = WORD.exec(rest)?.[0];
  if (word !== undefined && word.length > 1) return fromWord(word);
  const name = NAME.exec(rest)?.[0];
  if (name !== undefined) return { found: [{ kind: 'name', text: name }], length: name.length };
  const sign = SIGN.exec(rest)?.[0];
  return sign === undefined ? null : { found: [{ kind: 'sign', text: sign }], length: sign.length };
};

// `sinx` is sin x, `theta` one letter, `ab` two.
const fromWord = (word: string): FoundToken | null => {
  for (let length = Math.min(word.length, LONGEST_NAME); length > 1; length--) {
    const start = word.slice(0, length);
    const meaning = SPELLED[start] ?? start;
    if (FUNCTIONS.has(meaning)) return { found: [{ kind: 'function', text: meaning }], length };
    if (SPELLED[start] !== undefined) return { found: [{ kind: 'name', text: meaning }], length };
  }
  return { found: [{ kind: 'name', text: word.slice(0, 1) }], length: 1 };
};
