import { questionIn } from '../chance/parameters.ts';
import { formulaWorked } from '../formula/put-in.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { unitAt, type Quantity } from '../quantities/read.ts';
import { keyOf } from '../quantities/units.ts';
import { told, type ShownStep, type Task, type Worked } from '../worked.ts';
import { waysTo, type LawUse, type Reach, type Way } from './chain.ts';
import { CONCEPTS, type ConceptName } from './concepts.ts';
import { givenIn, hasStrayNumbers, type Given } from './given.ts';
import { isPhysical } from './physical.ts';

const LONGEST = 1_500;
const DEEPEST = 3;

/** A law of physics: the quantities of the text fill it but for the one that is asked for. */
export const physicsTask: Task = (raw) => byLaws(raw, { from: 1, to: 1, mayLeave: false });

/** A law of physics, in a story that tells more than it needs. */
export const oneLawTask: Task = (raw) => byLaws(raw, { from: 1, to: 1, mayLeave: true });

/** A few laws one after another. */
export const lawChainTask: Task = (raw) => byLaws(raw, { from: 2, to: DEEPEST, mayLeave: false });

/** Two laws one after another, in a story that tells more than they need. */
export const twoLawsTask: Task = (raw) => byLaws(raw, { from: 2, to: 2, mayLeave: true });

const byLaws = (raw: string, reach: Reach): Worked | null => {
  if (raw.length > LONGEST) return null;
  const question = questionIn(raw);
  const given = givenIn(raw);
  if (given.found.length === 0 || hasStrayNumbers(given)) return null;
  const inPounds = given.found.some(({ written }) => /\blbs?\b|\bpounds?\b/i.test(written));
  if (inPounds) return null;
  if (SEVERAL.test(raw)) return null;
  // Where numbers may be left over, only what the question names most exactly counts.
  for (const targets of targetsIn(question).slice(0, reach.mayLeave ? 1 : undefined)) {
    const found = targets.flatMap((target) => {
      const asked = unitAsked(question, given.text, target);
      if (isForeign(target, given, asked)) return [];
      return waysTo(target, given, reach)
        .filter((way) => isSensible(way, question) && !isGivenAlready(way, target, given))
        .map((way) => ({ way, asked }));
    });
    const [only, more] = given.found;
    const same =
      only && !more && isPhysical(raw)
        ? targets.find((target) => CONCEPTS[target].kind === only.kind)
        : undefined;
    if (only && same && found.length === 0)
      return converted(only, unitAsked(question, given.text, same), raw);
    if (found.length === 0) continue;
    const shortest = Math.min(...found.map(({ way }) => way.uses.length));
    const ways = found.filter(({ way }) => way.uses.length === shortest);
    const [best] = ways;
    const alike = ways.every(
      ({ way, asked }) =>
        best !== undefined &&
        asked.name === best.asked.name &&
        Math.abs(way.value - best.way.value) <= 1e-6 * Math.abs(best.way.value),
    );
    return best && alike ? shownWay(best.way, given.text, best.asked) : null;
  }
  return null;
};

// The only number of the text is what is asked for, in another unit.
const converted = ({ value, written }: Quantity, asked: AskedUnit, text: string): Worked | null =>
  asked.isSaid
    ? told(
        written,
        'unit',
        [
          [
            `${inLine(value / asked.factor)} ${asked.name}`,
            'Change the unit',
            'It is the same quantity, counted in other units.',
          ],
        ],
        nearAnswer(value / asked.factor, text, asked.name),
      )
    : null;

// Several bodies with a number each: which one is meant is told by more than the laws know.
const SEVERAL = /\b(?:two|three|four|nine)\b[^.]*\beach\b|\beach of\b|\btotal acceleration of both\b/i;

// Whoever comes out with a number of the text has gone around in a circle.
const isGivenAlready = ({ value, uses }: Way, target: ConceptName, { found }: Given): boolean =>
  uses.length > 1 &&
  found.some(
    (one) => one.kind === CONCEPTS[target].kind && Math.abs(one.value - value) <= 1e-9 * Math.abs(value),
  );

const MAY_BE_NEGATIVE = /\btemperature|\bwork\b|\bvelocity\b|\bacceleration\b|\bimage\b|\bchange\b/i;

const isSensible = ({ value, uses }: Way, question: string): boolean =>
  (value > 0 || (value < 0 && MAY_BE_NEGATIVE.test(question))) &&
  uses.slice(0, -1).every((use) => use.value > 0);

const shownWay = ({ uses }: Way, text: string, asked: AskedUnit): Worked | null => {
  const last = uses.at(-1);
  const worked = last && lawWorked(last, text, asked);
  if (!worked) return null;
  const before = uses.slice(0, -1).flatMap((use): readonly ShownStep[] => {
    const name = use.law.letters[use.unknown];
    const unit = name === undefined ? '' : CONCEPTS[name].unit;
    return lawWorked(use, '', { name: unit, factor: 1 })?.steps ?? [];
  });
  return { ...worked, steps: [...before, ...worked.steps] };
};

const lawWorked = (
  { law, unknown, filled }: LawUse,
  text: string,
  { name, factor }: { name: string; factor: number },
): Worked | null =>
  formulaWorked({ text, law: law.law, title: law.title, unknown, given: filled, unit: name, scale: factor });

const FOREIGN =
  /\b(?:mph|miles?|mi|ft|feet|foot|lbs?|pounds?|inch(?:es)?|yards?|yd|hours?|hr|h|days?|years?)\b/i;

interface AskedUnit {
  readonly name: string;
  readonly factor: number;
  readonly isSaid: boolean;
}

// The answer would be in metres where the text speaks of miles: other tasks keep the text's own units.
const isForeign = (target: ConceptName, { found }: Given, asked: AskedUnit): boolean =>
  !asked.isSaid &&
  /^(?:m|s|m\/s|m\/s\^2|m\^2|m\^3)$/.test(CONCEPTS[target].unit) &&
  found.some(({ written, kind }) => FOREIGN.test(written) && kind !== CONCEPTS.angularSpeed.kind);

/** What the question asks for; what it names most exactly comes first. */
const targetsIn = (question: string): ConceptName[][] => {
  const core =
    (
      /\b(?:what|how|find|calculate|determine|compute|where|at what|with what|through what)\b[\s\S]*$/i.exec(
        question,
      )?.[0] ?? question
    ).split(/\b(?:if|given that|taking|assuming|(?<!\bfar )from the|of the wave)\b/i)[0] ?? question;
  const matches = (Object.keys(CONCEPTS) as ConceptName[]).flatMap((name) => {
    const match = CONCEPTS[name].ask.exec(core);
    return match ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
  });
  const first = Math.min(...matches.map(({ start }) => start));
  // `angular acceleration` asks for no acceleration.
  const isInside = (one: (typeof matches)[number]): boolean =>
    matches.some(
      (other) =>
        other.start <= one.start &&
        other.end >= one.end &&
        other.end - other.start > one.end - one.start &&
        CONCEPTS[other.name].kind !== CONCEPTS[one.name].kind,
    );
  const asked = matches.filter((one) => one.start <= first + 12 && !isInside(one));
  const sizes = [...new Set(asked.map(({ start, end }) => end - start))].toSorted((a, b) => b - a);
  return sizes.map((size) =>
    withPlainSpeed(asked.filter(({ start, end }) => end - start === size).map(({ name }) => name)),
  );
};

// A final speed is a speed.
const withPlainSpeed = (names: ConceptName[]): ConceptName[] =>
  names.includes('finalSpeed') && !names.includes('speed') ? [...names, 'speed'] : names;

const unitAsked = (question: string, text: string, target: ConceptName): AskedUnit => {
  const concept = CONCEPTS[target];
  if (target === 'frequency' && /\bhow many times (?:a|per|each) minute\b/i.test(question))
    return { name: '/min', factor: 1 / 60, isSaid: true };
  for (const match of question.matchAll(/\b(?:in|many)\s+(?=[A-Za-z(°μ])/g)) {
    const found = unitAt(question.slice(match.index + match[0].length));
    if (found && keyOf(found.unit.dimension) === concept.kind)
      return { name: found.text.trim().replaceAll(/[()]/g, ''), factor: found.unit.factor, isSaid: true };
  }
  if (target === 'density' && /\bg(?:rams?)?\b/.test(text) && /\bcm|\bmL\b/.test(text))
    return { name: 'g/cm^3', factor: 1_000, isSaid: false };
  if (target === 'concentration') return { name: 'mol/L', factor: 1_000, isSaid: false };
  if (concept.unit === 'rad' && /\brad(?:ians?)?\b/.test(text) && !/°|\bdegrees?\b/.test(text))
    return { name: 'rad', factor: 1, isSaid: false };
  if (concept.unit === 'rad') return { name: '°', factor: Math.PI / 180, isSaid: false };
  const own = ownUnit(target, text);
  return own ?? { name: concept.unit, factor: 1, isSaid: false };
};

// Where a text measures the same thing in centimetres, grams or litres throughout, so does the answer.
const OWN: readonly (readonly [kind: string, forms: readonly (readonly [RegExp, string, number])[]])[] = [
  [
    CONCEPTS.length.kind,
    [
      [/\d\s*-?cm\b/, 'cm', 0.01],
      [/\d\s*-?mm\b/, 'mm', 0.001],
    ],
  ],
  [CONCEPTS.mass.kind, [[/\d\s*-?g\b(?!\/)/, 'g', 0.001]]],
  [
    CONCEPTS.volume.kind,
    [
      [/\d\s*-?L\b/, 'L', 0.001],
      [/\d\s*-?mL\b/, 'mL', 1e-6],
    ],
  ],
];

const ownUnit = (target: ConceptName, text: string): AskedUnit | null => {
  const { kind } = CONCEPTS[target];
  const same = givenIn(text).found.filter((one) => one.kind === kind);
  if (target === 'mass' && same.length === 0 && /\bg\s*\/\s*\(?cm/.test(text.replaceAll(/[()]/g, '')))
    return { name: 'g', factor: 0.001, isSaid: false };
  const forms = OWN.find(([one]) => one === kind)?.[1] ?? [];
  const fit = forms.find(([form]) => same.length > 0 && same.every(({ written }) => form.test(written)));
  return fit ? { name: fit[1], factor: fit[2], isSaid: false } : null;
};
