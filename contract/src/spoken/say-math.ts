import { saySubstances } from './chemistry.ts';
import { mathTokens, type MathToken } from './math-tokens.ts';
import { COMMAND_WORDS, SIGN_WORDS } from './math-words.ts';
import { cardinal, fractionWords, isCommonFraction, numberWords, ordinal } from './number-words.ts';
import { unitWords } from './units.ts';

/** Something said, and what it is: neighbours are joined by that. */
interface SpokenPart {
  readonly words: string;
  /** A single thing, to which a power can be added without a pause. */
  readonly simple: boolean;
  readonly kind: 'value' | 'function' | 'joint';
}

const FUNCTION_LETTERS = new Set(['f', 'g', 'h', 'F', 'G', 'P']);
const BIG: Readonly<Record<string, string>> = {
  sum: 'the sum',
  prod: 'the product',
  int: 'the integral',
  oint: 'the closed integral',
  iint: 'the double integral',
};
const MARKS: Readonly<Record<string, (words: string) => string>> = {
  vec: (words) => `vector ${words}`,
  overrightarrow: (words) => `vector ${words}`,
  bar: (words) => `${words} bar`,
  overline: (words) => `${words} bar`,
  hat: (words) => `${words} hat`,
  tilde: (words) => `${words} tilde`,
  dot: (words) => `${words} dot`,
  ddot: (words) => `${words} double dot`,
  underline: (words) => words,
  underbrace: (words) => words,
  overbrace: (words) => words,
  boxed: (words) => words,
};
/** Formulas nested deeper than this are nonsense, or an attack. */
const DEEPEST = 40;

/** Says a formula, written in LaTeX or as it is typed. */
export const sayMath = (formula: string): string => {
  const reader = makeReader(mathTokens(saySubstances(formula).replaceAll(SCALE, scaleWords)));
  return tidy(reader.all());
};

/** The letter after a degree sign names a scale, and no unit of its own. */
const SCALE = /\^\{?\\circ\}?(?:\s|\\[ ,;])*(?:\\(?:text|mathrm)\{\s*([CF])\s*\}|([CF])(?![A-Za-z]))/g;
const scaleWords = (_all: string, inText?: string, bare?: string): string =>
  String.raw`\text{${unitWords(`°${inText ?? bare ?? ''}`, false) ?? 'degrees'}}`;

const tidy = (words: string): string =>
  words
    .replaceAll('prime prime', 'double prime')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?, ?(?:, ?)*/g, ', ')
    .replace(/^[, ]+/, '')
    .replace(/,? ?$/, '');

const value = (words: string, simple = true): SpokenPart => ({ words, simple, kind: 'value' });

const makeReader = (tokens: readonly MathToken[]) => {
  let at = 0;
  let depth = 0;
  const peek = (): MathToken | undefined => tokens[at];
  const isSign = (token: MathToken | undefined, text: string): boolean =>
    token?.kind === 'sign' && token.text === text;

  /** What stands in braces, or the one thing that comes next. */
  const group = (): SpokenPart => {
    const next = peek();
    if (next?.kind === 'open' && next.text === '{') {
      at += 1;
      const words = sequence(() => peek()?.kind === 'close');
      at += 1;
      return words;
    }
    return next ? (single() ?? value('')) : value('');
  };

  /** A power that is typed has its sign before it, without braces. */
  const exponent = (): string => {
    const next = peek();
    if (next?.kind !== 'sign' || !/^[-−+]$/.test(next.text)) return group().words;
    at += 1;
    const follows = peek();
    if (follows?.kind !== 'number' && follows?.kind !== 'letter') return SIGN_WORDS[next.text] ?? '';
    return `${SIGN_WORDS[next.text] ?? ''} ${group().words}`;
  };

  const fraction = (): SpokenPart => {
    const top = group();
    const bottom = group();
    return over(top, bottom);
  };

  const root = (): SpokenPart => {
    let degree = 'square';
    if (peek()?.kind === 'open' && (peek() as { text: string }).text === '[') {
      at += 1;
      const words = sequence(() => peek()?.kind === 'close').words;
      at += 1;
      degree = rootName(words);
    }
    const inner = peek()?.kind === 'open' ? bracket() : group();
    return value(`the ${degree} root of ${inner.words}`, inner.simple);
  };

  const bracket = (): SpokenPart => {
    const open = peek();
    if (open?.kind === 'open' && open.text === '{') return group();
    at += 1;
    const inner = sequence(() => peek()?.kind === 'close');
    at += 1;
    return inner;
  };

  const bounds = (): { from: string; to: string } => {
    const found = { from: '', to: '' };
    for (let turn = 0; turn < 2; turn += 1) {
      if (peek()?.kind === 'index') {
        at += 1;
        found.from = group().words;
      } else if (peek()?.kind === 'power') {
        at += 1;
        found.to = group().words;
      }
    }
    return found;
  };

  const command = (name: string): SpokenPart => {
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac' || name === 'cfrac') return fraction();
    if (name === 'sqrt') return root();
    if (name === 'binom') return value(`${group().words} choose ${group().words}`, false);
    if (name === 'lim') {
      const { from } = bounds();
      return {
        words: from === '' ? 'the limit of' : `the limit as ${from.replace(/ to /, ' approaches ')} of`,
        simple: false,
        kind: 'function',
      };
    }
    const big = BIG[name];
    if (big !== undefined) {
      const { from, to } = bounds();
      const range = `${from === '' ? '' : ` from ${from}`}${to === '' ? '' : ` to ${to}`}`;
      return { words: `${big}${range} of`, simple: false, kind: 'function' };
    }
    const mark = MARKS[name];
    if (mark) return value(mark(group().words));
    return named(name);
  };

  const named = (name: string): SpokenPart => {
    const words = COMMAND_WORDS[name] ?? name;
    if (name === 'log') {
      const base = peek()?.kind === 'index' ? ((at += 1), ` base ${group().words}`) : '';
      return { words: `log${base} of`, simple: false, kind: 'function' };
    }
    if (words.endsWith(' of')) return functionWith(words);
    const isValue = /^(?:(?:capital )?[a-z]+|h bar)$/.test(words) && isThing(name);
    return { words, simple: true, kind: isValue ? 'value' : 'joint' };
  };

  /** sin²x: the power belongs to the name. */
  const functionWith = (words: string): SpokenPart => {
    if (peek()?.kind !== 'power') return { words, simple: false, kind: 'function' };
    at += 1;
    const name = words.replace(/ of$/, '');
    const power = group().words;
    const spoken = power === 'minus one' ? `inverse ${name} of` : `${raised(value(name), power).words} of`;
    return { words: spoken, simple: false, kind: 'function' };
  };

  const single = (): SpokenPart | null => {
    const token = tokens[at];
    if (!token) return null;
    if (token.kind === 'open') return token.text === '{' ? group() : parenthesis();
    at += 1;
    switch (token.kind) {
      case 'number':
        return value(numberWords(token.text));
      case 'letter':
        return value(token.text === 'a' ? 'A' : token.text);
      case 'words':
        return inWords(token.text.trim(), tokens[at]);
      case 'command':
        return command(token.name);
      case 'sign':
        if (token.text === '√') return root();
        if (token.text === '|') return absolute();
        return {
          words: SIGN_WORDS[token.text] ?? '',
          simple: true,
          kind: isThing(token.text) ? 'value' : 'joint',
        };
      default:
        return null;
    }
  };

  const absolute = (): SpokenPart => {
    const end = tokens.findIndex((token, index) => index >= at && isSign(token, '|'));
    // Without its other half it stands between two things.
    if (end < 0 || depth > DEEPEST) return { words: 'given', simple: true, kind: 'joint' };
    const inner = sequence(() => at >= end);
    at = end + 1;
    return value(`the absolute value of ${inner.words}`, false);
  };

  const parenthesis = (): SpokenPart => {
    const inner = bracket();
    if (inner.simple || inner.words.includes(',')) return { ...inner, kind: 'value' };
    return value(`the quantity ${inner.words},`, false);
  };

  /** Powers and indices after a thing. */
  const withMarks = (start: SpokenPart): SpokenPart => {
    let part = start;
    for (let next = peek(); next; next = peek()) {
      if (next.kind === 'index') {
        at += 1;
        const index = group().words;
        part = value(
          `${part.words} ${/^\w+(?:-\w+)?$/.test(index) && start.simple ? '' : 'sub '}${index}`,
          start.simple,
        );
      } else if (next.kind === 'power') {
        at += 1;
        part = raised(part, exponent());
      } else if (
        isSign(next, '!') ||
        isSign(next, '°') ||
        isSign(next, '%') ||
        (next.kind === 'command' && next.name === 'prime')
      ) {
        at += 1;
        part = value(`${part.words} ${markWord(next)}`, part.simple);
      } else break;
    }
    return part;
  };

  const markWord = (token: MathToken): string =>
    token.kind === 'sign' ? (SIGN_WORDS[token.text] ?? '') : 'prime';

  const sequence = (isOver: () => boolean): SpokenPart => {
    const parts: SpokenPart[] = [];
    depth += 1;
    while (at < tokens.length && !isOver()) {
      const before = parts.at(-1);
      const opensGroup = peek()?.kind === 'open' && (peek() as { text: string }).text !== '{';
      const isMixed =
        tokens[at - 1]?.kind === 'number' && isFraction(peek()) && tokens[at + 2]?.kind === 'number';
      const start = depth > DEEPEST ? ((at += 1), value('')) : single();
      if (!start) {
        at += 1;
        continue;
      }
      const part = start.kind === 'joint' ? start : withMarks(start);
      if (before && isSlash(before) && parts.length >= 2 && part.kind === 'value') {
        parts.pop();
        const top = parts.pop();
        if (top) parts.push(over(top, part));
        continue;
      }
      if (opensGroup && before?.kind === 'value') parts.push(...joining(before, part));
      else if (isMixed && before)
        parts.push(value(`and ${part.words.replace(/^one (?=half|quarter)/, 'a ')}`));
      else if (/\w,$/.test(before?.words ?? '') && part.kind === 'value') parts.push(TIMES, part);
      else parts.push(part);
    }
    depth -= 1;
    const words = parts.map((part) => part.words).join(' ');
    return { words, simple: parts.length === 1 && (parts[0]?.simple ?? true), kind: 'value' };
  };

  return { all: (): string => sequence(() => false).words };
};

/** Words within a formula; what carries a number is a thing, and a unit has a name. */
const inWords = (text: string, next: MathToken | undefined): SpokenPart => ({
  words: ` ${unitWords(text, false) ?? text} `,
  simple: true,
  kind: next?.kind === 'index' || next?.kind === 'power' ? 'value' : 'joint',
});

const TIMES: SpokenPart = { words: 'times', simple: true, kind: 'joint' };
const isFraction = (token: MathToken | undefined): boolean =>
  token?.kind === 'command' && /^[dt]?frac$/.test(token.name);
const isSlash = (part: SpokenPart): boolean => part.kind === 'joint' && part.words === 'over';

/** A bracket after a thing: a function of it, or a product. */
const joining = (before: SpokenPart, part: SpokenPart): SpokenPart[] => {
  const name = before.words.replace(/(?: prime)+$/, '').replace(/^inverse /, '');
  const joint = FUNCTION_LETTERS.has(name) ? 'of' : 'times';
  const inner = joint === 'of' ? part.words.replace(/^the quantity /, '').replace(/,$/, '') : part.words;
  return [joint === 'times' ? TIMES : { ...TIMES, words: joint }, { ...part, words: inner }];
};

/** Signs and commands that are things, not what is done with them. */
const isThing = (name: string): boolean =>
  /^(?:[a-z]+|\p{L}|∞)$/iu.test(name) &&
  !/^(?:times|cdot|ast|div|pm|mp|le|leq|leqslant|ge|geq|geqslant|lt|gt|ll|gg|ne|neq|approx|simeq|sim|cong|equiv|propto|to|.*arrow|implies|iff|therefore|because|in|notin|subset|subseteq|cup|cap|setminus|forall|exists|neg|land|wedge|lor|vee|parallel|perp|mid|l?dots|cdots|vdots|circ|quad|qquad|angle|triangle|partial|nabla|and|or|so|then|when|if|rightleftharpoons)$/.test(
    name,
  );

const raised = (base: SpokenPart, power: string): SpokenPart => {
  const pause = base.simple ? '' : ' ';
  const say = (words: string): SpokenPart => value(`${base.words}${pause} ${words}`, base.simple);
  if (power === 'two') return say('squared');
  if (power === 'three') return say('cubed');
  if (power === 'after' || power === 'degrees') return say('degrees');
  if (power === 'prime' || power === 'plus' || power === 'minus') return say(power);
  // The charge of an ion.
  if (/ (?:plus|minus)$/.test(power)) return say(power);
  if (power === 'T') return say('transposed');
  return say(`to the power of ${power}`);
};

const NUMBER_OF = new Map(Array.from({ length: 101 }, (_, index) => [cardinal(`${index}`), `${index}`]));

/** A fraction: by its parts where it has names for them, else “over”. */
const over = (top: SpokenPart, bottom: SpokenPart): SpokenPart => {
  const [a, b] = [NUMBER_OF.get(top.words), NUMBER_OF.get(bottom.words)];
  if (a !== undefined && b !== undefined && isCommonFraction(a, b)) return value(fractionWords(a, b), true);
  const derivative = /^d(?: [a-zA-Z])?$/.test(top.words) && /^d [a-zA-Z]$/.test(bottom.words);
  if (derivative) return value(`${top.words} by ${bottom.words}`);
  const upper = top.simple ? top.words : `${top.words},`;
  return value(`${upper} over ${bottom.words}${bottom.simple ? '' : ','}`, top.simple && bottom.simple);
};

/** Which root it is. */
const rootName = (degree: string): string => {
  if (degree === 'three') return 'cube';
  const number = NUMBER_OF.get(degree);
  return number === undefined ? `${degree}th` : ordinal(number);
};
