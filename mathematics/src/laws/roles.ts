import { quantities as allQuantities } from './all-laws.ts';
import { type Measure, isBareNumber } from './measures.ts';
import { type Naming, type Question, besideANumber, isNoun, namingsIn, sentencesOf } from './question.ts';
import type { Quantity } from './table.ts';
import { isSame } from './units.ts';

/** A measure and the quantities it may be. */
export interface Role {
  readonly measure: Measure;
  readonly quantities: readonly Quantity[];
  /** The words that name it. */
  readonly namings: readonly Naming[];
}

const BOUNDARY = /[,;:()]|\b(?:and|with|while|when|if|but|which|that|where|whose|in)\b/i;
const ADJECTIVE =
  /^[\s-]*(?:long|wide|high|tall|deep|thick|across|apart|away|up|off|later|in diameter|in radius|in length|in height|in front of)\b/i;

interface Window {
  readonly text: string;
  readonly start: number;
}
type Windows = Record<'before' | 'after', Window>;

/** The words before and after a measure that can belong to it and to no other. */
const windowsOf = (text: string, measures: readonly Measure[], measure: Measure): Windows => {
  const { start, end } = measure;
  const at = measures.indexOf(measure);
  const sentence = sentencesOf(text).findLast((one) => one.start <= start);
  const from = sentence?.start ?? 0;
  const to = from + (sentence?.text.length ?? text.length);
  const [previous, next] = [measures[at - 1], measures[at + 1]];
  const left =
    previous && previous.end > from ? previous.end + splitOf(text.slice(previous.end, start)).next : from;
  const right =
    next && next.start < to ? end + splitOf(text.slice(end, next.start)).own : ownEnd(text, end, to);
  return {
    before: { text: text.slice(left, start), start: left },
    after: { text: text.slice(end, right), start: end },
  };
};

const ONLY_A_COMMA = /^\s*(?:,|and|,\s*and)\s*$/;

// `Legs of 3 cm and 4 cm`: what is said of a list is said of each of it.
const listWindows = (text: string, measures: readonly Measure[], measure: Measure): Windows => {
  const at = measures.indexOf(measure);
  const isJoined = (left?: Measure, right?: Measure): boolean =>
    left !== undefined &&
    right !== undefined &&
    !isBareNumber(left) &&
    isSame(left.unit.dimension, right.unit.dimension) &&
    ONLY_A_COMMA.test(text.slice(left.end, right.start));
  let [first, last] = [at, at];
  while (isJoined(measures[first - 1], measures[first])) first--;
  while (isJoined(measures[last], measures[last + 1])) last++;
  return {
    before: windowsOf(text, measures, measures[first] ?? measure).before,
    after: windowsOf(text, measures, measures[last] ?? measure).after,
  };
};

const ownEnd = (text: string, end: number, to: number): number => {
  const adjective = ADJECTIVE.exec(text.slice(end, to));
  const skipped = adjective?.[0].length ?? 0;
  const boundary = BOUNDARY.exec(text.slice(end + skipped, to));
  return boundary ? end + skipped + boundary.index : to;
};

// Between two measures: up to where the words are the first one's, and from where they are the second one's.
const splitOf = (gap: string): { own: number; next: number } => {
  const adjective = ADJECTIVE.exec(gap)?.[0].length ?? 0;
  const boundary = BOUNDARY.exec(gap.slice(adjective));
  if (boundary) return { own: adjective + boundary.index, next: adjective + boundary.index };
  return adjective > 0 ? { own: adjective, next: adjective } : { own: gap.length, next: 0 };
};

/** Which quantities each measure may be, by its unit and the words near it. */
export const rolesIn = (text: string, measures: readonly Measure[], question: Question): Role[] =>
  measures.map((measure) => roleOf(text, measures, measure, question));

const roleOf = (text: string, measures: readonly Measure[], measure: Measure, question: Question): Role => {
  const at = measures.indexOf(measure);
  const { before, after } = listWindows(text, measures, measure);
  const fits = (quantity: Quantity): boolean => fitsUnit(measure, quantity);
  const isAsked = ({ start }: { start: number }): boolean =>
    start >= question.named.start && start < question.named.end;
  const [ahead = [], behind = []] = [before, after].map((window) =>
    namingsIn(window.text, besideANumber(), fits)
      .map((one) => Object.assign({}, one, { start: one.start + window.start, end: one.end + window.start }))
      .filter((one) => !isAsked(one)),
  );
  const [previous, next] = [measures[at - 1], measures[at + 1]];
  // `5% commission on $300`: what stands right behind a number names that one.
  const isPrevious = ({ start }: Naming): boolean =>
    previous !== undefined && /^[\s-]*$/.test(text.slice(previous.end, start));
  // `from a lens of focal length 20 cm`: what stands right before the next number names that one.
  const isNext = ({ end }: Naming): boolean =>
    next !== undefined && /^\s*(?:of|is|=|was|:)?\s*(?:about|an?)?\s*$/.test(text.slice(end, next.start));
  const isName = ({ phrase, quantities }: Naming): boolean => quantities.some((one) => isNoun(phrase, one));
  const isLinked = /(?:\bof|\bis|=|\bwas|:|\bequals|\bare)\s*(?:about\s+|only\s+|a\s+|an\s+)?$/i.test(
    before.text,
  );
  const [nearest, following] = [
    ahead.findLast((one) => isName(one) && !isPrevious(one)),
    behind.find((one) => isName(one) && !isNext(one)),
  ];
  const names = isLinked && nearest ? [nearest] : [nearest, following].filter((one) => one !== undefined);
  const namings = names.length > 0 ? names : [...ahead, ...behind];
  const isLoose = names.length === 0 && !isBareNumber(measure);
  const end = endOf(text, measure);
  const isFree = ({ isBare, state }: Quantity): boolean => isBare || (end !== null && end === state);
  const loose = isLoose ? [...allQuantities().values()].filter((one) => isFree(one) && fits(one)) : [];
  const situation = { text, measures, measure, namings, question };
  const quantities = [...new Set([...namings.flatMap((naming) => naming.quantities), ...loose])].filter(
    (quantity) => fitsState(quantity, situation),
  );
  return { measure, quantities, namings: names };
};

const WITHOUT_UNIT = new Set(['gravity', 'hydrogen ions', 'hydroxide ions']);

const fitsUnit = (measure: Measure, quantity: Quantity): boolean => {
  // `g = 9.8` and `[H+] = 0.01` are the numbers that everybody writes without their unit.
  if (WITHOUT_UNIT.has(quantity.name) && isBareNumber(measure)) return true;
  if (quantity.isPure && quantity.unit.written === 'year' && !/year|yr|month/.test(measure.unit.written))
    return false;
  if (quantity.unit.written === '%' && isBareNumber(measure)) return false;
  return isSame(measure.unit.dimension, quantity.unit.dimension);
};

interface Situation {
  readonly text: string;
  readonly measures: readonly Measure[];
  readonly measure: Measure;
  readonly namings: readonly Naming[];
  readonly question: Question;
}

const FROM =
  /\b(?:from|starts? at|started at|initially|originally)\s+(?:(?:a|an|about|rest|the)\s+)?(?:[a-z]+\s+){0,3}?(?:of\s+)?$/i;
const TO = /\b(?:to|reach\w*|until|becomes)\s+(?:(?:a|an|about|the)\s+)?(?:[a-z]+\s+){0,3}?(?:of\s+)?$/i;

/** Whether it stands before a change or after it, where `from` or `to` says so. */
const endOf = (text: string, { start }: Measure): 'first' | 'last' | null => {
  const before = text.slice(Math.max(0, start - 50), start).replace(/^.*[.?!\d]/s, '');
  const [from, to] = [FROM.exec(before)?.index ?? -1, TO.exec(before)?.index ?? -1];
  return from < 0 && to < 0 ? null : from > to ? 'first' : 'last';
};

// By its own name, by `from` and `to`, or by the order in which the two are told.
const fitsState = (
  quantity: Quantity,
  { text, measures, measure, namings, question }: Situation,
): boolean => {
  const alike = measures.filter((one) => isSame(one.unit.dimension, quantity.unit.dimension));
  const ends = new Set(alike.map((one) => endOf(text, one)));
  if (!quantity.state) return !(ends.has('first') && ends.has('last')) || quantity.constant !== null;
  if (namings.some(({ phrase }) => isNoun(phrase, quantity))) return true;
  const end = endOf(text, measure);
  if (end) return end === quantity.state;
  const isTogether = alike.every(({ start }) => start >= question.start && start < question.end);
  const isFirst = alike[0] === measure;
  if (alike.length === 2) return !isTogether && isFirst === (quantity.state === 'first');
  const isAsked = question.targets.some(({ state }) => state === 'first');
  return alike.length === 1 && (quantity.state === 'first' || isAsked);
};
