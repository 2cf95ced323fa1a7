import { questionIn } from '../chance/parameters.ts';
import { formulaWorked, lawOf, solvedFor, type PutIn } from '../formula/put-in.ts';
import { quantitiesIn, unitAt, type Quantity } from '../quantities/read.ts';
import { keyOf } from '../quantities/units.ts';
import type { Task, Worked } from '../worked.ts';
import { CONCEPTS, type ConceptName } from './concepts.ts';
import type { Law } from './law.ts';
import { LAWS } from './laws.ts';

const LONGEST = 1_500;
const CONSTANTS: Readonly<Record<string, PutIn>> = {
  g: { value: 9.8, unit: 'm/s²' },
  G: { value: 6.674e-11, unit: 'N·m²/kg²' },
};

/** What the text gives: quantities, plain numbers with a name, and the gravity it wants to be used. */
interface Given {
  readonly text: string;
  readonly found: readonly Quantity[];
  /** Also those that were said twice or stand for gravity. */
  readonly all: readonly Quantity[];
  readonly g: number | null;
}

/** One formula of physics: the quantities of the text fill it but for the one that is asked for. */
export const physicsTask: Task = (raw) => {
  if (raw.length > LONGEST) return null;
  const question = questionIn(raw);
  const given = givenIn(raw);
  if (given.found.length === 0 || hasStrayNumbers(given)) return null;
  for (const target of targetsIn(question)) {
    const fits = LAWS.flatMap((law) => tryLaw(law, target, given, question) ?? []);
    const [best] = fits;
    if (!best) continue;
    const alike = fits.every(({ value }) => Math.abs(value - best.value) <= 1e-6 * Math.abs(best.value));
    return alike ? best.make() : null;
  }
  return null;
};

const givenIn = (text: string): Given => {
  const plain = text.replaceAll(/\(about [^)]*\)/gi, (part) => ' '.repeat(part.length));
  const all = [...summedUp(quantitiesIn(plain), plain), ...namedNumbers(plain), ...restsIn(plain)];
  const isGravity = (one: Quantity): boolean =>
    /(?<![A-Za-z])g\s*=\s*$/.test(plain.slice(0, one.start)) ||
    /(?<![A-Za-z])G\s*=\s*$/.test(plain.slice(0, one.start));
  const gravity = all.find((one) => isGravity(one) && one.value > 1);
  const kept = all.filter((one) => !isGravity(one));
  // The same value said twice is one quantity.
  const found = kept.filter(
    (one, at) =>
      kept.findIndex((other) => other.kind === one.kind && other.value === one.value) === at ||
      one.kind === CONCEPTS.mass.kind,
  );
  return { text: plain, found, all, g: gravity?.value ?? null };
};

// 13 hours, 4 minutes, 58 seconds
const summedUp = (found: readonly Quantity[], text: string): Quantity[] => {
  const sums: Quantity[] = [];
  for (const one of found) {
    const last = sums.at(-1);
    const isPart =
      last?.kind === one.kind &&
      one.value < last.value &&
      /^\s*(?:,|and|,\s*and)?\s*$/.test(text.slice(last.end, one.start));
    if (!last || !isPart) sums.push(one);
    else
      sums[sums.length - 1] = {
        ...last,
        value: last.value + one.value,
        written: `${last.written} ${one.written}`,
        end: one.end,
      };
  }
  return sums;
};

// Coefficients have no unit; they are known by their names.
const namedNumbers = (text: string): Quantity[] =>
  [
    ...text.matchAll(
      /\b(?:coefficient of [a-z ]*friction|drag coefficient)\b[^.\d]{0,80}?(\d*\.\d+|\d+)(?!\s*(?:kg|m|N|s)\b)/gi,
    ),
  ].map((match) => ({
    value: Number(match[1]),
    kind: 'number',
    written: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));

const restsIn = (text: string): Quantity[] => {
  const speed = { kind: CONCEPTS.speed.kind, value: 0 };
  const start = /\b(?:from rest|initially at rest|starts? (?:a race|at rest))\b/i.exec(text);
  const end = /\b(?:to (?:a )?(?:rest|stop|halt)|comes? to rest)\b/i.exec(text);
  return [
    ...(start ? [{ ...speed, written: 'initial 0 m/s', start: start.index, end: start.index }] : []),
    ...(end ? [{ ...speed, written: 'final 0 m/s', start: end.index, end: end.index }] : []),
  ];
};

// A number that nobody could read as a quantity belongs to something the formula does not know.
const hasStrayNumbers = ({ text, found, all }: Given): boolean => {
  let rest = text;
  for (const { start, end } of all) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const plain = rest.replaceAll(
    /\^\s*\(?\s*-?\d+|\bstep\s+\d+|[A-Za-z]_\d+|\bI\s*=\s*\(.*?\)\*\S+|#\s*\d+|\bt\s*=\s*0\b|\bpart\s+\d+/gi,
    ' ',
  );
  return found.length > 0 && /(?<![A-Za-z])\d/.test(plain);
};

const FOREIGN =
  /\b(?:mph|miles?|mi|ft|feet|foot|lbs?|pounds?|inch(?:es)?|yards?|yd|hours?|hr|h|days?|years?)\b/i;

// The answer would be in metres where the text speaks of miles: other tasks keep the text's own units.
const isForeign = (
  target: ConceptName,
  { found }: Given,
  asked: { name: string; isSaid: boolean },
): boolean =>
  !asked.isSaid &&
  /^(?:m|s|m\/s|m\/s\^2|m\^2|m\^3)$/.test(CONCEPTS[target].unit) &&
  found.some(({ written }) => FOREIGN.test(written));

const targetsIn = (question: string): ConceptName[] => {
  const core =
    (/\b(?:what|how|find|calculate|determine|compute)\b[\s\S]*$/i.exec(question)?.[0] ?? question).split(
      /\b(?:if|when|given that|taking|assuming|from the|of the wave)\b/i,
    )[0] ?? question;
  const names = (Object.keys(CONCEPTS) as ConceptName[]).filter((name) => CONCEPTS[name].ask.test(core));
  const at = (name: ConceptName): number => CONCEPTS[name].ask.exec(core)?.index ?? 0;
  const first = Math.min(...names.map(at));
  return names.filter((name) => at(name) <= first + 12);
};

interface Fit {
  readonly value: number;
  readonly make: () => Worked | null;
}

const tryLaw = (law: Law, target: ConceptName, given: Given, question: string): Fit | null => {
  const unknowns = Object.entries(law.letters).filter(([, name]) => name === target);
  const [unknown, other] = unknowns;
  if (!unknown || other || (law.when && !law.when.test(given.text)) || law.not?.test(given.text)) return null;
  const filled = filledIn(law, unknown[0], given);
  if (!filled) return null;
  const solved = solvedFor(law.law, unknown[0], filled);
  if (
    !solved ||
    (solved.value <= 0 && !/\btemperature|\bwork\b|\bvelocity\b|\bacceleration\b/i.test(question))
  )
    return null;
  const asked = unitAsked(question, given.text, target);
  if (
    isForeign(target, given, asked) ||
    given.found.some(({ written }) => /\blbs?\b|\bpounds?\b/i.test(written))
  )
    return null;
  return {
    value: solved.value,
    make: () =>
      formulaWorked({
        text: given.text,
        law: law.law,
        title: law.title,
        unknown: unknown[0],
        given: filled,
        unit: asked.name,
        scale: asked.factor,
      }),
  };
};

/** A value for every letter but the unknown; null when one is missing, doubtful or left over. */
const filledIn = (law: Law, unknown: string, { text, found, g }: Given): Record<string, PutIn> | null => {
  const filled: Record<string, PutIn> = {};
  let free = [...found];
  const letters = Object.entries(law.letters).filter(([letter]) => letter !== unknown);
  // Whoever has the fewest to choose from goes first.
  const ordered = letters.toSorted(
    ([, a], [, b]) => candidates(text, found, a).length - candidates(text, found, b).length,
  );
  for (const [letter, name] of ordered) {
    const fits = candidates(text, free, name);
    const twins = letters.filter(([, one]) => one === name).length;
    const [first] = fits;
    if (!first || fits.length > twins) return null;
    filled[letter] = { value: first.value, unit: CONCEPTS[name].unit };
    free = free.filter((one) => one !== first);
  }
  const spare = new Set<string>((law.ignore ?? []).map((name) => CONCEPTS[name].kind));
  if (free.some((one) => one.value !== 0 && !spare.has(one.kind))) return null;
  for (const [letter, constant] of Object.entries(CONSTANTS))
    if (uses(law.law, letter))
      filled[letter] = letter === 'g' && g !== null ? { ...constant, value: g } : constant;
  return filled;
};

const uses = (law: string, letter: string): boolean =>
  lawOf(law) !== null && new RegExp(String.raw`(?<![A-Za-z])${letter}(?![A-Za-z_(])`).test(law);

const REACH = 45;

const candidates = (text: string, free: readonly Quantity[], name: ConceptName): Quantity[] => {
  const concept = CONCEPTS[name];
  const alike = free.filter((one) => one.kind === concept.kind);
  if (alike.length < 2 && concept.kind !== 'number' && !isZeroSpeed(alike[0])) return alike;
  const { near } = concept as { near?: RegExp };
  if (!near) return alike.filter((one) => !isZeroSpeed(one));
  const fits = alike.filter(
    (one) =>
      near.test(one.written) ||
      near.test(text.slice(Math.max(0, one.start - REACH), one.start)) ||
      near.test(text.slice(one.start, one.end + 25)),
  );
  return fits.length > 0 ? fits : alike.filter((one) => !isZeroSpeed(one));
};

const isZeroSpeed = (one: Quantity | undefined): boolean => one !== undefined && one.value === 0;

const unitAsked = (
  question: string,
  text: string,
  target: ConceptName,
): { name: string; factor: number; isSaid: boolean } => {
  const concept = CONCEPTS[target];
  for (const match of question.matchAll(/\b(?:in|many)\s+(?=[A-Za-z(])/g)) {
    const found = unitAt(question.slice(match.index + match[0].length));
    if (found && keyOf(found.unit.dimension) === concept.kind)
      return { name: found.text.trim().replaceAll(/[()]/g, ''), factor: found.unit.factor, isSaid: true };
  }
  if (target === 'density' && /\bg(?:rams?)?\b/.test(text) && /\bcm|\bmL\b/.test(text))
    return { name: 'g/cm^3', factor: 1_000, isSaid: false };
  if (target === 'concentration') return { name: 'mol/L', factor: 1_000, isSaid: false };
  if (concept.unit === 'rad') return { name: '°', factor: Math.PI / 180, isSaid: false };
  return { name: concept.unit, factor: 1, isSaid: false };
};
