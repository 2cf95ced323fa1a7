import { questionIn } from '../chance/parameters.ts';
import { inDegrees } from '../formula/degrees.ts';
import { formulaWorked, solvedFor, type PutIn } from '../formula/put-in.ts';
import { unitAt, type Quantity } from '../quantities/read.ts';
import { keyOf } from '../quantities/units.ts';
import type { Task, Worked } from '../worked.ts';
import { CONCEPTS, type ConceptName } from './concepts.ts';
import { givenIn, hasStrayNumbers, type Given } from './given.ts';
import { KEPT, type Kept } from './kept.ts';

const ROUND = /\b(?:radius|radii|diameter|r\s*=)/i;

/** Two states of one thing: a gas before and after, a pipe here and there, a lever left and right. */
export const twoStatesTask: Task = (raw) => {
  if (raw.length > 1_200) return null;
  const given = givenIn(raw);
  if (given.all.length < 3 || hasStrayNumbers(given)) return null;
  for (const kept of KEPT) {
    if (!kept.when.test(given.text) || kept.not?.test(given.text)) continue;
    const worked = keptWorked(kept, given, questionIn(raw));
    if (worked) return worked;
  }
  return null;
};

const twoOf = (given: Given, name: ConceptName): Quantity[] =>
  given.found
    .concat(given.all.filter((one) => !given.found.includes(one) && one.value !== 0))
    .filter((one) => one.kind === CONCEPTS[name].kind && one.value !== 0);

const keptWorked = (kept: Kept, given: Given, question: string): Worked | null => {
  const present = kept.parts.flatMap(([name, letter, power]) => {
    const values = twoOf(given, name).toSorted((a, b) => a.start - b.start);
    return values.length > 0 ? [{ name, letter, power, values }] : [];
  });
  const single = present.filter(({ values }) => values.length === 1);
  const pairs = present.filter(({ values }) => values.length === 2);
  const [asked, other] = single;
  const used = present.reduce((total, { values }) => total + values.length, 0);
  if (
    !asked ||
    other ||
    pairs.length === 0 ||
    pairs.length !== present.length - 1 ||
    used < given.found.filter(({ value }) => value !== 0).length
  )
    return null;
  if (
    !isAskedFor(asked.name, question) ||
    (kept.parts.length === 3 && !isSteady(kept, present.length, given.text))
  )
    return null;
  if (kept.parts.some(([name]) => name === 'radius') && !ROUND.test(given.text)) return null;
  const known = asked.values[0];
  if (!known) return null;
  const isFirst = pairs.every(({ values: [a, b] }) => belongsToFirst(known, a, b, given.text));
  const isSecond = pairs.every(({ values: [a, b] }) => !belongsToFirst(known, a, b, given.text));
  const isEarlier = kept.parts.length > 2 && isBeforeTheChange(known, question, given.text);
  if (!isFirst && !isSecond && !isEarlier) return null;
  const filled: Record<string, PutIn> = {
    [`${asked.letter}_1`]: { value: known.value, unit: CONCEPTS[asked.name].unit },
  };
  for (const { name, letter, values } of pairs) {
    const [a, b] = isFirst || isEarlier ? values : values.toReversed();
    filled[`${letter}_1`] = { value: a?.value ?? 0, unit: CONCEPTS[name].unit };
    filled[`${letter}_2`] = { value: b?.value ?? 0, unit: CONCEPTS[name].unit };
  }
  const unit = ownUnit(known, question, asked.name);
  const worked = formulaWorked({
    text: question,
    law: `${sideOf(present, 1)} = ${sideOf(present, 2)}`,
    title: kept.title,
    unknown: `${asked.letter}_2`,
    unit: unit.name,
    scale: unit.factor,
    given: filled,
    why: kept.why,
  });
  const isInDegrees = /°\s?C|Celsius/.test(known.written) && !/\b(?:K|kelvins?)\b/.test(question);
  if (!worked || !isInDegrees) return worked;
  const solved = solvedFor(`${sideOf(present, 1)} = ${sideOf(present, 2)}`, `${asked.letter}_2`, filled);
  return solved && inDegrees(worked, solved.value, question);
};

// `What is the final pressure?` knows the first one.
const isBeforeTheChange = (known: Quantity, question: string, text: string): boolean =>
  /\b(?:final|new)\b/i.test(question) &&
  !/\b(?:final|new)\b[^.]*$/i.test(text.slice(Math.max(0, known.start - 30), known.start));

const isAskedFor = (name: ConceptName, question: string): boolean => {
  if (CONCEPTS[name].ask.test(question)) return true;
  const { kind } = CONCEPTS[name];
  return (
    (Object.keys(CONCEPTS) as ConceptName[]).some(
      (one) => CONCEPTS[one].kind === kind && CONCEPTS[one].ask.test(question),
    ) && !/\bratio\b|\btimes\b/i.test(question)
  );
};

// What a gas law leaves out must be said to stay as it is, or not be told at all.
const isSteady = (kept: Kept, present: number, text: string): boolean =>
  present === kept.parts.length ||
  /\b(?:constant|same|unchanged|fixed|rigid|isothermal|no change)\b/i.test(text) ||
  present === 2;

const AROUND = 45;
const COMMON =
  /^(?:with|that|this|from|what|into|area|force|speed|radius|diameter|pressure|volume|exert|apply|applied|calculate|when|then|through)/i;

const wordsAround = (text: string, { start, end }: Quantity): Set<string> => {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split(/[.?!]\s|\n/)
      .at(-1) ?? '';
  const behind = text.slice(end, end + AROUND).split(/[.?!]\s|\n/)[0] ?? '';
  return new Set(
    `${before} ${behind}`
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      ?.filter((word) => !COMMON.test(word)) ?? [],
  );
};

// The lone quantity goes with the one of the pair that shares its words, else with the nearer one.
const belongsToFirst = (
  one: Quantity,
  a: Quantity | undefined,
  b: Quantity | undefined,
  text: string,
): boolean => {
  if (!a || !b) return false;
  const called =
    text
      .slice(Math.max(0, one.start - 30), one.start)
      .split(/[.?!]\s|\n|\d/)
      .at(-1) ?? '';
  if (/\b(?:initial|original)\w*\b/i.test(called)) return a.start < b.start;
  const own = wordsAround(text, one);
  const shared = (other: Quantity): number =>
    [...wordsAround(text, other)].filter((word) => own.has(word)).length;
  const [first, second] = [shared(a), shared(b)];
  if (first !== second && Math.min(first, second) === 0) return first > second;
  const away = (other: Quantity): number => {
    const between =
      other.start > one.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start);
    return between.length + (/[.?!]\s|\n/.test(between) ? 500 : 0);
  };
  return away(a) <= away(b);
};

const sideOf = (parts: readonly { letter: string; power: number }[], state: number): string => {
  const written = (power: number): string[] =>
    parts
      .filter((one) => Math.sign(one.power) === power)
      .map((one) => `${one.letter}_${state}${Math.abs(one.power) === 1 ? '' : `^${Math.abs(one.power)}`}`);
  const [above, below] = [written(1), written(-1)];
  return `${above.join('*') || '1'}${below.length > 0 ? `/(${below.join('*')})` : ''}`;
};

const ownUnit = (known: Quantity, question: string, name: ConceptName): { name: string; factor: number } => {
  for (const match of question.matchAll(/\bin\s+(?=[A-Za-z(])/g)) {
    const said = unitAt(question.slice(match.index + match[0].length));
    if (said && keyOf(said.unit.dimension) === CONCEPTS[name].kind)
      return { name: said.text.trim().replaceAll(/[()]/g, ''), factor: said.unit.factor };
  }
  const written = /^-?[\d.,]+(?:\s*\*\s*10\s*\^\s*\(?-?\d+\)?)?\s*(.*)$/.exec(known.written)?.[1] ?? '';
  const own = unitAt(` ${written}`);
  return own && own.unit.offset === undefined && keyOf(own.unit.dimension) === CONCEPTS[name].kind
    ? { name: written.replaceAll(/[()-]/g, ''), factor: own.unit.factor }
    : { name: CONCEPTS[name].unit, factor: 1 };
};
