import { questionIn } from '../chance/parameters.ts';
import { inDegrees } from '../formula/degrees.ts';
import { formulaWorked, solvedFor, type PutIn } from '../formula/put-in.ts';
import { unitAt, type Quantity } from '../quantities/read.ts';
import { keyOf } from '../quantities/units.ts';
import type { Task, Worked } from '../worked.ts';
import { CONCEPTS, type ConceptName } from './concepts.ts';
import { givenIn, hasStrayNumbers, type Given } from './given.ts';

/** Something that is the same before and after, or here and there: made of quantities that come in pairs. */
interface Kept {
  readonly title: string;
  readonly why: string;
  /** The quantities with their powers in what is kept. */
  readonly parts: readonly (readonly [name: ConceptName, letter: string, power: number])[];
  readonly when: RegExp;
  readonly not?: RegExp;
}

const ROUND = /\b(?:radius|radii|diameter|r\s*=)/i;

const KEPT: readonly Kept[] = [
  {
    title: 'Combined gas law',
    why: 'Pressure times volume over temperature stays the same.',
    parts: [
      ['pressure', 'P', 1],
      ['volume', 'V', 1],
      ['temperature', 'T', -1],
    ],
    when: /\b(?:gas|balloon|air|tire|cylinder|helium|oxygen|nitrogen|hydrogen|container|piston|bubble)\b/i,
    not: /\b(?:moles?|mol)\b|\bspecific heat\b/i,
  },
  {
    title: 'The same water comes through',
    why: 'Area times speed is the same everywhere in the pipe.',
    parts: [
      ['area', 'A', 1],
      ['speed', 'v', 1],
    ],
    when: /\b(?:pipe|hose|nozzle|artery|tube|river|flows?|blood|water)\b/i,
  },
  {
    title: 'The same water comes through',
    why: 'Area times speed is the same everywhere, and the area goes with the radius squared.',
    parts: [
      ['radius', 'r', 2],
      ['speed', 'v', 1],
    ],
    when: /\b(?:pipe|hose|nozzle|artery|tube|flows?|blood|water)\b/i,
  },
  {
    title: 'Pascal: the pressure is the same everywhere',
    why: 'Force over area is the same on both pistons.',
    parts: [
      ['force', 'F', 1],
      ['area', 'A', -1],
    ],
    when: /\b(?:hydraulic|pistons?|press|jack|brake)\b/i,
  },
  {
    title: 'Pascal: the pressure is the same everywhere',
    why: 'Force over area is the same, and the area goes with the diameter squared.',
    parts: [
      ['force', 'F', 1],
      ['length', 'd', -2],
    ],
    when: /\b(?:hydraulic|pistons?|press|jack|cork|bottle|jug)\b[\s\S]*\b(?:radius|diameter)\b|\b(?:radius|diameter)\b[\s\S]*\b(?:hydraulic|pistons?|press|jack|cork)\b/i,
  },
  {
    title: 'Angular momentum is kept',
    why: 'Moment of inertia times angular speed stays the same.',
    parts: [
      ['inertia', 'I', 1],
      ['angularSpeed', 'w', 1],
    ],
    when: /\b(?:spin\w*|rotat\w*|skater|pulls?|arms|merry)\b/i,
    not: /\b(?:torque|energy)\b/i,
  },
  {
    title: 'Torques balance',
    why: 'Force times distance from the pivot is the same on both sides.',
    parts: [
      ['force', 'F', 1],
      ['length', 'd', 1],
    ],
    when: /\b(?:pivot|fulcrum|lever|seesaw|nail puller|crowbar|wheelbarrow|balance\w*)\b/i,
    not: /\b(?:supporting force|mass of)\b|\bwork\b/i,
  },
  {
    title: 'Intensity falls with the square of the distance',
    why: 'The same power spreads over a larger sphere.',
    parts: [
      ['intensity', 'I', 1],
      ['distance', 'r', 2],
    ],
    when: /\b(?:sound|light|source|speaker|lamp|siren|radiation)\b/i,
  },
  {
    title: 'Period of a pendulum',
    why: 'The period squared goes with the length.',
    parts: [
      ['period', 'T', 2],
      ['length', 'L', -1],
    ],
    when: /\bpendulum\b/i,
  },
  {
    title: 'Period of a pendulum at two places',
    why: 'The length is the same, so period squared times gravity is too.',
    parts: [
      ['period', 'T', 2],
      ['acceleration', 'a', 1],
    ],
    when: /\bpendulum\b/i,
  },
  {
    title: 'Period of a mass on the same spring',
    why: 'The spring is the same: the period squared goes with the mass.',
    parts: [
      ['period', 'T', 2],
      ['mass', 'm', -1],
    ],
    when: /\bspring\b|\boscillat\w*/i,
  },
  {
    title: 'Power of waves',
    why: 'The energy of waves goes with the square of their height.',
    parts: [
      ['power', 'P', 1],
      ['length', 'h', -2],
    ],
    when: /\b(?:waves?|breakers)\b/i,
  },
  {
    title: 'Gravity or electric force at two distances',
    why: 'The force falls with the square of the distance.',
    parts: [
      ['force', 'F', 1],
      ['distance', 'r', 2],
    ],
    when: /\b(?:gravitational|charges?|electric|electrostatic)\b/i,
    not: /\bkg\b|\bμ?C\b/,
  },
  {
    title: 'Hooke’s law',
    why: 'Force over stretch is the same for the same spring.',
    parts: [
      ['force', 'F', 1],
      ['length', 'x', -1],
    ],
    when: /\bspring\b|\belastic\b|\brubber band\b/i,
    not: /\bwork\b|\benergy\b/i,
  },
  {
    title: 'Dilution keeps what is dissolved',
    why: 'Concentration times volume stays the same.',
    parts: [
      ['concentration', 'C', 1],
      ['volume', 'V', 1],
    ],
    when: /\b(?:dilut\w*|stock|solution|prepare|make|add\w*)\b/i,
    not: /\b(?:neutrali[sz]\w*|titrat\w*|pH|how much water)\b/i,
  },
  {
    title: 'Acid and base in equal amounts',
    why: 'One of them takes one of the other: concentration times volume is the same.',
    parts: [
      ['concentration', 'C', 1],
      ['volume', 'V', 1],
    ],
    when: /\b(?:neutrali[sz]\w*|titrat\w*)\b/i,
    not: /H_?2\s?(?:SO|C)|H_?3\s?PO|\(OH\)|\b(?:sulfuric|phosphoric|carbonic|oxalic|calcium|barium|magnesium)\b|\bpH\b/i,
  },
];

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
  const isFirst =
    known !== undefined && pairs.every(({ values: [a, b] }) => belongsToFirst(known, a, b, given.text));
  const isSecond =
    known !== undefined && pairs.every(({ values: [a, b] }) => !belongsToFirst(known, a, b, given.text));
  // `What is the final pressure?` knows the first one.
  const asksLater = kept.parts.length > 2 && /\b(?:final|new)\b/i.test(question);
  const isEarlier =
    asksLater &&
    known !== undefined &&
    !/\b(?:final|new)\b[^.]*$/i.test(given.text.slice(Math.max(0, known.start - 30), known.start));
  if (!known || (!isFirst && !isSecond && !isEarlier)) return null;
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
