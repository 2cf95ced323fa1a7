import { piecesAt, trimmed, type Part, type Span } from './parts.ts';

/** Sides with equals signs between them, and where each stands in the line. */
export interface Claim {
  sides: readonly Span[];
  /** Where something may be said behind it. */
  behind: number;
  /** What follows, such as a unit. */
  after: string;
  latex: boolean;
  /** The line goes on from the one before: nothing stands left of the first equals sign. */
  continues: boolean;
}

const SIGNS = String.raw`\d\s.,()+\-−–*×·⋅•∙÷/⁄∕^=%√π!½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻`;
const RUN = new RegExp(`[${SIGNS}]*=[${SIGNS}]*`, 'g');
const LONGEST = 300;

/** What a part of a line claims to be equal, as far as it is numbers. */
export const claimsIn = (part: Part): Claim[] =>
  part.kind === 'mathematics' ? claimsInMathematics(part) : claimsInWords(part);

const claimsInWords = ({ text, start }: Part): Claim[] => {
  const plain = inOneLength(text);
  const claims: Claim[] = [];
  for (const { 0: run, index } of plain.matchAll(RUN)) {
    let at = 0;
    // A comma or a full stop with a space behind it ends one statement and begins the next.
    for (const piece of run.split(/(?<=[.,;]\s)|(?<=\D,)(?=\d)/)) {
      // The space around belongs to the words before and behind.
      const from = index + at + piece.length - piece.trimStart().length;
      at += piece.length;
      const core = piece.trim().replace(/[\s(]+$/, '');
      const claim = claimFrom(core, plain.slice(0, from), plain.slice(from + core.length), start + from);
      if (claim) claims.push(claim);
    }
  }
  return claims;
};

// Amounts and angles on both sides of the equals sign: what they are of makes no difference.
const MONEY = /[$€£]\d[\d.,]{0,12}(?:\s?[-+−–×*÷]\s?[$€£]?\d[\d.,]{0,12}){1,9}\s?=\s?[$€£]\d/g;
const ANGLES =
  /\d{1,4}(?:\.\d{1,3})?°?(?:\s?[-+−–·×]\s?\d{1,4}(?:\.\d{1,3})?°?){1,9}\s?=\s?\d{1,4}(?:\.\d{1,3})?°/g;

// A cross between numbers is a sign, and so is “of” behind a percentage. Nothing changes its place.
const inOneLength = (text: string): string =>
  text
    .replaceAll(/(?<=[\d)]\s?)[xX](?=\s?[\d(])/g, '×')
    .replaceAll(/(?<=%\s)of(?=\s[\d(])/g, '× ')
    .replaceAll(MONEY, (sum) => sum.replaceAll(/[$€£]/g, ' '))
    .replaceAll(ANGLES, (sum) => sum.replaceAll('°', ' '))
    .replaceAll('**', (stars, at: number) =>
      /[\d)]$/.test(text.slice(0, at)) && /^[\d(]/.test(text.slice(at + 2)) ? '^ ' : '  ',
    )
    .replaceAll(/(?<!\d\s?)\*(?=\S)|(?<=\S)\*(?!\s?[\d(])/g, ' ');

const claimFrom = (run: string, before: string, after: string, start: number): Claim | null => {
  if (run.length > LONGEST || /={2}|\)\s+\d|\d,\d(?!\d\d(?!\d))/.test(run)) return null;
  if (/[<>≤≥≈~]\s*$/.test(before) || (run.startsWith('=') && /[!:+*/-]$/.test(before))) return null;
  let sides = sidesOf(run, start);
  const continues = sides[0]?.text === '' && before.trim() === '';
  if (sides[0]?.text === '' || isTiedBefore(sides[0]?.text ?? '', before)) sides = sides.slice(1);
  if (isTiedAfter(after)) sides = sides.slice(0, -1);
  sides = withoutLoneBrackets(sides);
  if (sides.length < (continues ? 1 : 2) || sides.some(({ text }) => text === '')) return null;
  return { sides, after, continues, behind: sides.at(-1)?.end ?? start, latex: false };
};

const sidesOf = (run: string, by = 0): Span[] =>
  piecesAt(run, /=/g).pieces.map((piece) => trimmed(piece, /[\s.,]+$/, by));

// `x + 3`, `sin(30)`, `f(2)`, `10:30`, `$5`, `half of 10`: the first number belongs to something else.
const isTiedBefore = (first: string, before: string): boolean =>
  /[\p{L}\p{N}_$€£¥₹#@&\\:'’°\]})]$/u.test(before) ||
  /^[+*×·⋅•∙÷/^)%!⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(first) ||
  (/^[-−–]\s/.test(first) && before.trim() !== '') ||
  (/^[-−–]/.test(first) && /(?:^|[^\p{L}])\p{L}\s*$|[\])}]\s*$/u.test(before)) ||
  /(?:\b(?:of|double|twice|half|triple|thrice|plus|minus|times|by|square|cube|root|over|per|than|log|ln|sin|cos|tan|squared|cubed|from|into|add|subtract|to)|(?<!=\s*[\d.,/]{0,12})\d\s+and|\$)\s*$/i.test(
    before,
  );

const isTiedAfter = (after: string): boolean =>
  /^[\p{L}\p{M}_[{°'’$€£¥₹<>≤≥≈~:]/u.test(after) ||
  /^\s*(?:[b-zB-Z](?![\p{L}'’])|R\s?\d|remainder|rem\b|r\s?\d|\(?mod\b|base\b|hundred|thousand|million|billion|dozen|lakh|crore|percent|per cent|squared|cubed|times|plus|minus|divided|over\b|degrees|and\s+\d+\/\d|[×÷^])/iu.test(
    after,
  );

const withoutLoneBrackets = (sides: readonly Span[]): Span[] =>
  sides.map((side, at) => {
    const { text, start, end } = side;
    const surplus = count(text, '(') - count(text, ')');
    if (at === 0 && surplus > 0 && text.startsWith('('))
      return trimmed({ text: text.slice(1), start: start + 1, end }, /$/);
    return at === sides.length - 1 && surplus < 0 && text.endsWith(')')
      ? trimmed({ text: text.slice(0, -1), start, end }, /\s+$/)
      : side;
  });

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** What ends one statement inside of mathematics. */
const BREAK =
  /\\(?:Rightarrow|Longrightarrow|implies|iff|to|rightarrow|longrightarrow|quad|qquad|text\s*\{[^{}]*\}|\\)|[→⇒⟹;]|,\s|\\,\\,/g;

const claimsInMathematics = ({ text, start, outerEnd }: Part): Claim[] => {
  if (/\\(?:approx|sim|equiv|neq|ne|bmod|pmod|mod)\b|[≈≡≠<>]|:=/.test(text)) return [];
  const { pieces, signs } = piecesAt(text, BREAK);
  return pieces.flatMap((piece, at) => {
    const sides = sidesOf(piece.text.replaceAll('&', ' '), start + piece.start);
    const continues = at === 0 && sides[0]?.text === '';
    const own = isName(sides[0]?.text ?? '') ? sides.slice(1) : sides;
    if (own.length < (continues ? 1 : 2)) return [];
    const after = /\{(.*)\}/.exec(signs[at]?.text ?? '')?.[1] ?? '';
    return [{ sides: own, behind: outerEnd, after, latex: true, continues }];
  });
};

// `A = 5 \times 4 = 20` begins with what is worked out, not with a number.
const isName = (side: string): boolean => side === '' || /[a-zA-Z]/.test(side.replaceAll(/\\[a-zA-Z]+/g, ''));
