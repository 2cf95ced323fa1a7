/** A piece of a formula. */
export type MathToken =
  | { kind: 'command'; name: string }
  | { kind: 'number'; text: string }
  | { kind: 'letter'; text: string }
  /** Words within a formula. */
  | { kind: 'words'; text: string }
  | { kind: 'open' | 'close'; text: string }
  | { kind: 'power' | 'index' }
  | { kind: 'sign'; text: string };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SUPERSCRIPT_SIGNS: Readonly<Record<string, string>> = { '⁺': '+', '⁻': '-', ⁿ: 'n', ˣ: 'x' };
/** Commands that hold words, not mathematics. */
const WORD_COMMANDS = new Set(['text', 'textbf', 'textit', 'mathrm', 'operatorname', 'mbox', 'textrm', 'ce']);
/** What only changes how it looks. */
const LOOKS = new Set(
  'left right big Big bigg Bigg displaystyle textstyle limits nolimits mathbf mathit mathcal mathbb boldsymbol bm phantom hspace vspace tfrac_ , ; ! : '.split(
    ' ',
  ),
);
const TYPED_WORD =
  /^(?:sqrt|sin|cos|tan|log|ln|pi|theta|alpha|beta|lambda|and|or|so|then|when|if)(?![A-Za-z])/;
const STEP =
  /\\([A-Za-z]+|.)|(\d+(?:(?:,|\{,\})\d{3})*(?:\.\d+)?)|([⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ]+)|([₀₁₂₃₄₅₆₇₈₉]+)|([{([|])|([})\]])|(\^)|(_)|(\p{L})|(\s+)|([^])/uy;

/** Cuts a formula, in LaTeX or as it is typed, into its pieces. */
export const mathTokens = (formula: string): MathToken[] => {
  const tokens: MathToken[] = [];
  let at = 0;
  while (at < formula.length) {
    const typed = TYPED_WORD.exec(formula.slice(at, at + 8))?.[0];
    if (typed !== undefined && !/[A-Za-z\\]/.test(formula.charAt(at - 1))) {
      tokens.push({ kind: 'command', name: typed });
      at += typed.length;
      continue;
    }
    STEP.lastIndex = at;
    const found = STEP.exec(formula);
    if (!found) break;
    at = STEP.lastIndex;
    const [, command, number, high, low, open, close, power, index, letter, blank, other] = found;
    if (command !== undefined) at = addCommand(tokens, formula, command, at);
    else if (number !== undefined) tokens.push({ kind: 'number', text: number.replaceAll('{,}', ',') });
    else if (high !== undefined) tokens.push({ kind: 'power' }, ...grouped(plainDigits(high, SUPERSCRIPTS)));
    else if (low !== undefined) tokens.push({ kind: 'index' }, ...grouped(plainDigits(low, SUBSCRIPTS)));
    else if (open !== undefined) tokens.push({ kind: open === '|' ? 'sign' : 'open', text: open });
    else if (close !== undefined) tokens.push({ kind: 'close', text: close });
    else if (power !== undefined) tokens.push({ kind: 'power' });
    else if (index !== undefined) tokens.push({ kind: 'index' });
    else if (letter !== undefined) tokens.push(letterToken(letter));
    else if (blank === undefined && other !== undefined && other !== '~' && other !== '&')
      tokens.push(
        other === "'" || other === '’' ? { kind: 'command', name: 'prime' } : { kind: 'sign', text: other },
      );
  }
  return tokens;
};

const letterToken = (letter: string): MathToken =>
  /[A-Za-z]/.test(letter) ? { kind: 'letter', text: letter } : { kind: 'sign', text: letter };

const grouped = (text: string): MathToken[] => [
  { kind: 'open', text: '{' },
  ...mathTokens(text),
  { kind: 'close', text: '}' },
];

const plainDigits = (written: string, row: string): string =>
  Array.from(written)
    .map((sign) => (row.includes(sign) ? `${row.indexOf(sign)}` : (SUPERSCRIPT_SIGNS[sign] ?? '')))
    .join('');

/** Adds what a command means; answers where the text goes on. */
const addCommand = (tokens: MathToken[], formula: string, name: string, after: number): number => {
  if (WORD_COMMANDS.has(name) && formula[after] === '{') {
    const end = formula.indexOf('}', after);
    const stop = end < 0 ? formula.length : end;
    tokens.push({ kind: 'words', text: formula.slice(after + 1, stop) });
    return stop + 1;
  }
  if (name === 'begin' || name === 'end') {
    const end = formula.indexOf('}', after);
    tokens.push({ kind: 'command', name: 'quad' });
    return end < 0 ? formula.length : end + 1;
  }
  if (name === '\\') tokens.push({ kind: 'command', name: 'quad' });
  else if (name === '{' || name === '}') tokens.push({ kind: name === '{' ? 'open' : 'close', text: '(' });
  else if (/^[%$#&]$/.test(name)) tokens.push({ kind: 'sign', text: name });
  else if (!LOOKS.has(name) && name.trim() !== '') tokens.push({ kind: 'command', name });
  return after;
};
