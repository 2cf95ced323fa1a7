import type { Unit } from '../laws/units.ts';
import { claimTokens, type ClaimToken } from './claim-tokens.ts';
import { agrees, sideFrom, type Side } from './value.ts';

/** A calculation that somebody tells in a sentence, checked as arithmetic alone. */
export interface ClaimedCalculation {
  /** As it was told: `45 ÷ 5 = 9`. */
  text: string;
  /** The same with its result left open: `45 ÷ 5 = ?`. */
  open: string;
  /** What it is said to come to, without any unit. */
  result: string;
  /** `about`: rounded on the way, or cut off; it may be meant so. */
  verdict: ClaimVerdict;
}
type ClaimVerdict = 'right' | 'about' | 'wrong';

interface ClaimSide {
  /** Without units, as the reader of expressions has it. */
  sum: string;
  /** The same with every unit as its size. */
  measured: string;
  shown: string;
  units: ReadonlySet<string>;
  isKnown: boolean;
  /** What is left behind a division. */
  rest: string | null;
}

/** Every calculation with a result in a sentence, whatever words stand around it. What can't be judged for certain is left out. */
export const calculationsIn = (message: string): ClaimedCalculation[] =>
  statementsIn(claimTokens(message)).flatMap((sides) =>
    sides.slice(1).flatMap((side, at) => checked(sides[at], side) ?? []),
  );

/** Sides between equals signs, statement by statement. */
const statementsIn = (tokens: readonly ClaimToken[]): ClaimSide[][] => {
  const statements: ClaimToken[][][] = [[[]]];
  for (const token of tokens) {
    const statement = statements.at(-1) ?? [];
    const side = statement.at(-1) ?? [];
    if (token.kind === 'end' || (token.kind === 'equals' && token.isWord && !hasOperation(side)))
      statements.push([[]]);
    else if (token.kind === 'equals') statement.push([]);
    else side.push(token);
  }
  return statements
    .filter((sides) => sides.length > 1)
    .map((sides) => sides.map(sideOf))
    .map((sides) => (sides[0]?.isKnown === false ? sides.slice(1) : sides));
};

const hasOperation = (side: readonly ClaimToken[]): boolean =>
  side.some(
    ({ kind, text }, at) => kind === 'sign' && /[-+−–*×·⋅/÷:^√²³]/.test(text) && (at > 0 || text === '√'),
  );

const sideOf = (tokens: readonly ClaimToken[]): ClaimSide => {
  const at = tokens.findIndex(({ kind }) => kind === 'rest');
  const side = at < 0 ? tokens : tokens.slice(0, at);
  const rest = at < 0 ? null : (tokens[at + 1]?.text ?? null);
  const numbers = side.filter(({ kind }) => kind !== 'unit');
  return {
    sum: joined(numbers),
    measured: joined(side),
    shown: shownOf(tokens),
    units: new Set(side.filter(({ kind }) => kind === 'unit').map(({ text }) => text)),
    isKnown: numbers.length > 0 && numbers.every(({ kind }) => kind === 'number' || kind === 'sign'),
    rest,
  };
};

const joined = (tokens: readonly ClaimToken[]): string =>
  tokens
    .map((token) => (token.kind === 'unit' ? sizeOf(token.unit) : token.text))
    .join(' ')
    .replaceAll(/√ (\d+(?:\.\d+)?)/g, 'sqrt($1)')
    .replaceAll('√', 'sqrt')
    .replaceAll(/ (?=[%!²³⁴⁵⁶^])|(?<=\^) /g, '')
    .replaceAll(':', '÷');

const sizeOf = (unit: Unit | null): string =>
  unit === null ? '' : `* (${unit.factor.top}/${unit.factor.bottom})`;

const SHOWN: Readonly<Record<string, string>> = { '*': '×', ':': '÷', '-': '−', '–': '−' };
const shownOf = (tokens: readonly ClaimToken[]): string =>
  tokens
    .map(({ text, kind }) => (kind === 'sign' ? (SHOWN[text] ?? text) : text))
    .join(' ')
    .replaceAll(/(?<=[(√]) | (?=[)%!²³⁴⁵⁶^])|(?<=\^) | (?=\/)|(?<=\/) /g, '')
    .replaceAll(/(?<=^|[(×/÷]\s?)− /g, '−');

const checked = (left: ClaimSide | undefined, right: ClaimSide): ClaimedCalculation | null => {
  if (!left?.isKnown || !right.isKnown) return null;
  const [one, other] = [sideFrom(left.sum), sideFrom(right.sum)];
  if (!one || !other || (one.plain && other.plain && left.units.size + right.units.size < 2)) return null;
  const verdict = right.rest === null ? judged(left, right, one, other) : divided(left, right);
  if (!verdict) return null;
  const [open, result] = other.plain || !one.plain ? [left, right] : [right, left];
  const text = `${left.shown} ${isRounded(verdict, one, other) ? '≈' : '='} ${right.shown}`;
  return { text, open: `${open.shown} = ?`, result: result.sum.trim(), verdict };
};

// What was measured in two units may be the same without looking so.
const isRounded = (verdict: ClaimVerdict, one: Side, other: Side): boolean => {
  const off = Math.abs(one.value - other.value) / Math.abs(one.value);
  return verdict === 'about' || (verdict === 'right' && off > 1e-9 && off < NEAR);
};

const judged = (left: ClaimSide, right: ClaimSide, one: Side, other: Side): ClaimVerdict | null => {
  const [trusted, claim] = one.plain && !other.plain ? [other, one] : [one, other];
  const plainly = agrees(trusted, claim);
  if (plainly === true) return 'right';
  if (sameInHundredths(left.sum, right.sum) || sameMeasured(left, right)) return 'right';
  if (plainly === 'perhaps')
    return Math.abs(trusted.value - claim.value) <= NEAR * Math.abs(trusted.value) ? 'about' : null;
  // “3 + 4 = 7 × 2 = 14” goes on with the result: no sum in it is wrong.
  const goesOn = /^-?[\d.]+/.exec(right.sum)?.[0];
  if (!other.plain && goesOn !== undefined && Number(goesOn) === one.value) return null;
  // In “3m + 2 = 11” the letter may be a number that is to be found.
  if ([...left.units].some((unit) => unit.length === 1)) return null;
  // Minutes beside hours, a point that may be a percent: not for arithmetic to say.
  const units = new Set([...left.units, ...right.units]);
  const isHundredfold = Math.abs(claim.value - 100 * trusted.value) < 1e-9 * Math.abs(claim.value);
  return units.size > 1 || isHundredfold || /π|sin|cos|tan/.test(left.sum + right.sum) ? null : 'wrong';
};
const NEAR = 0.01;

// `6/40 × 100 = 15%`: the sign is already in the hundred.
const sameInHundredths = (left: string, right: string): boolean => {
  if (!/%/.test(left + right)) return false;
  const [one, other] = [sideFrom(left.replaceAll('%', '')), sideFrom(right.replaceAll('%', ''))];
  return one !== null && other !== null && agrees(one, other) === true;
};

// 300 Wh = 0.3 kWh
const sameMeasured = (left: ClaimSide, right: ClaimSide): boolean => {
  if (left.units.size === 0 || right.units.size === 0) return false;
  const [one, other] = [sideFrom(left.measured), sideFrom(right.measured)];
  return one !== null && other !== null && Math.abs(one.value - other.value) <= 0.005 * Math.abs(one.value);
};

const divided = (left: ClaimSide, right: ClaimSide): ClaimVerdict | null => {
  const parts = /^(\d+) [/÷] (\d+)$/.exec(left.sum);
  const [quotient, rest] = [Number(right.sum), Number(right.rest)];
  if (!parts || !Number.isInteger(quotient) || !Number.isInteger(rest)) return null;
  const [whole, by] = [Number(parts[1]), Number(parts[2])];
  return by * quotient + rest === whole && rest < by ? 'right' : 'wrong';
};
