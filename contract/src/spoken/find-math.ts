import { unitWords } from './units.ts';

/** Signs that only mathematics has between things. */
const OPERATOR = /^(?:[=<>≤≥≠≈+×÷·*±→⇒⇌∈∝/^√∞-]|−|–|<=|>=|!=|->|=>)$/u;
/** A thing: a number, a letter or two with numbers, perhaps in brackets, with powers. */
const THING =
  /^[([|√+−-]{0,6}(?:\d[\d,.]{0,30})?(?:[a-zA-Zα-ωΔΣΩ∞π]{0,2}|sin|cos|tan|log|ln|sqrt)(?:[²³⁰¹⁴-⁹⁻⁺ⁿ₀-₉]|\^[({]?-?[A-Za-z0-9/]{1,12}[)}]?|_[A-Za-z0-9]){0,6}['′]?[)\]|!%°]{0,6}$/u;
/** Things and operators without blanks between them. */
const PACKED = /^\|[^|]+\|$|[=<>≤≥≠≈×÷·*±^√²³⁰¹⁴-⁹⁻ⁿ₀-₉]|[\w)]\+[\w(]|[a-z]\(|\)\(|\)\//u;
const PACKED_THING = /^[\d\w.,()[\]{}|=<>≤≥≠≈+×÷·*±^√²³⁰¹⁴-⁹⁻⁺ⁿ₀-₉π∞α-ωΔΣΩ/'′!%°−–-]+$/u;
const FACTORIAL = /^(?:[a-z]|\d{1,3})!$/;
/** Letters of one formula: nRT. */
const LETTERS = /^[a-z][A-Z]{2}$/;
const MOST_LETTERS_IN_A_ROW = /[A-Za-z]{4,}/;
const KNOWN_WORDS = /sqrt|sin|cos|tan|log|ln|theta|alpha|beta|lambda|pi/g;
const TRAILING = /[.,;:?!]{1,4}$/;
/** Letters that are words of their own. */
const LONE_WORD = /^(?:a|A|I|is|in|of|to|an|as|at|be|by|do|go|he|if|it|me|my|no|on|or|so|up|us|we|am)$/;

/** Nothing but letters, and more of them than anything of a formula has. */
const PLAIN_WORD = /^[A-Za-z]{5,}[.,;:?!]?$/;

type Kind = 'operator' | 'packed' | 'thing' | 'word';

const kindOf = (chunk: string): Kind => {
  if (PLAIN_WORD.test(chunk)) return 'word';
  if (OPERATOR.test(chunk)) return 'operator';
  const bare = chunk.replace(TRAILING, '');
  if (bare === '') return 'word';
  if (
    PACKED.test(bare) &&
    PACKED_THING.test(bare) &&
    !MOST_LETTERS_IN_A_ROW.test(bare.replaceAll(KNOWN_WORDS, '')) &&
    /[\p{L}\p{N}]/u.test(bare)
  )
    return 'packed';
  return (LETTERS.test(bare) || THING.test(bare)) && /[\p{L}\p{N}]/u.test(bare) ? 'thing' : 'word';
};

/** A piece of a sentence. */
interface Piece {
  readonly text: string;
  readonly isMath: boolean;
}

/** Finds the formulas that are typed among the words of a sentence. */
export const findMath = (sentence: string): Piece[] => {
  const chunks = sentence.split(/(\s+)/);
  const kinds = chunks.map((chunk) => (chunk.trim() === '' ? null : kindOf(chunk)));
  for (const [at, chunk] of chunks.entries())
    if (FACTORIAL.test(chunk) && at < chunks.length - 1) kinds[at] = 'packed';
    else if (kinds[at] !== null && isUnit(chunk, chunks[at - 2] ?? '')) kinds[at] = 'word';
  const isMath = chunks.map((_, at) => kinds[at] === 'packed' && !isRange(chunks[at] ?? ''));
  for (const [at, kind] of kinds.entries()) {
    if (kind !== 'operator') continue;
    const [left, right] = [kinds[at - 2] ?? null, kinds[at + 2] ?? null];
    const dash = /^[-–−/]$/.test(chunks[at] ?? '');
    const both = isPart(left) && isPart(right) && !endsClause(chunks[at - 2] ?? '');
    const relation = /^[=<>≤≥≠≈]|^(?:<=|>=|!=)$/u.test(chunks[at] ?? '') && (isPart(left) || isPart(right));
    if (both || (relation && !dash)) {
      isMath[at] = true;
      if (isPart(left) && !endsClause(chunks[at - 2] ?? '')) isMath[at - 2] = true;
      if (isPart(right)) isMath[at + 2] = true;
    }
  }
  return pieces(chunks, isMath);
};

/** A unit after a number is said with the number. */
const isUnit = (chunk: string, before: string): boolean =>
  /\d$/.test(before) && /[A-Za-zµ°]/.test(chunk) && unitWords(chunk.replace(TRAILING, ''), false) !== null;
const isPart = (kind: Kind | null): boolean => kind === 'thing' || kind === 'packed';
const endsClause = (chunk: string): boolean => TRAILING.test(chunk) && !chunk.endsWith('!');
const isRange = (chunk: string): boolean => /^[\d.,]+[–-][\d.,]+%?$/.test(chunk) || LONE_WORD.test(chunk);

const pieces = (chunks: readonly string[], isMath: readonly boolean[]): Piece[] => {
  const found: { text: string; isMath: boolean }[] = [];
  for (const [at, chunk] of chunks.entries()) {
    const last = found.at(-1);
    const isBlank = chunk.trim() === '';
    const math = isBlank ? (isMath[at - 1] ?? false) && (isMath[at + 1] ?? false) : (isMath[at] ?? false);
    const tail = math && !isBlank && !(isMath[at + 2] ?? false) ? (TRAILING.exec(chunk)?.[0] ?? '') : '';
    const body = tail === '' || tail.startsWith('!') ? chunk : chunk.slice(0, -tail.length);
    if (last && last.isMath === math) last.text += body;
    else found.push({ text: body, isMath: math });
    if (body !== chunk) found.push({ text: tail, isMath: false });
  }
  return found;
};
