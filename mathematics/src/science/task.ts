import { questionIn } from '../chance/parameters.ts';
import { inDegrees } from '../formula/degrees.ts';
import { formulaWorked } from '../formula/put-in.ts';
import { CONCEPTS } from '../physics/concepts.ts';
import type { Given } from '../physics/given.ts';
import { unitAt, type Quantity } from '../quantities/read.ts';
import type { Unit } from '../quantities/units.ts';
import { remembered } from '../remembered.ts';
import type { Task, Worked } from '../worked.ts';
import { fillFormula, type Filled } from './fill.ts';
import type { Formula, Place } from './formula.ts';
import { FORMULAS } from './formulas.ts';
import { kindOf, measuredIn } from './measured.ts';

const LONGEST = 1_200;
const START =
  /\b(?:what|how|find|calculate|determine|compute|estimate|where|by (?:how much|how many|what)|through what|at what|with what|convert)\b[\s\S]*$/i;

/** Formulas of one chapter each: the words of the story choose the formula, its quantities fill it. */
export const scienceTask: Task = (raw) => byFormulas(raw, false);

/** As `scienceTask`, for stories that tell more than one question needs. */
export const longerStoryTask: Task = (raw) => byFormulas(raw, true);

const byFormulas = (raw: string, mayLeave: boolean): Worked | null => {
  if (raw.length > LONGEST) return null;
  const question = questionIn(raw);
  const [core = question] = (START.exec(question)?.[0] ?? question).split(
    /\b(?:if|given that|taking|assuming)\b/i,
  );
  const given = measuredIn(raw);
  for (const formula of formulasFor(raw)) {
    const asked = askedLetter(formula, core);
    const filled = asked === null ? null : fillFormula(formula, asked, given, mayLeave);
    const worked = filled && asked !== null && filledWorked(formula, asked, filled, given, raw);
    if (worked) return worked;
  }
  return null;
};

const formulasFor = remembered((raw: string): readonly Formula[] =>
  FORMULAS.filter(({ when, not }) => when.test(raw) && !not?.test(raw)),
);

/** The letter that the question names first; the longer name where two begin together. */
const askedLetter = ({ places }: Formula, core: string): string | null => {
  const found = Object.entries(places).flatMap(([letter, { ask, unit }]) => {
    const match = ask?.exec(core);
    return match ? [{ letter, unit, at: match.index, size: match[0].length }] : [];
  });
  const [first] = found.toSorted((a, b) => a.at - b.at || b.size - a.size);
  return first && !isAskedBefore(core, first.at, kindOf(first.unit)) ? first.letter : null;
};

const AHEAD = 14;

// `What is the wavelength of a tone with a frequency of …` asks for no frequency.
const isAskedBefore = (core: string, at: number, kind: string): boolean =>
  Object.values(CONCEPTS).some((concept) => {
    const match = concept.kind === kind ? null : concept.ask.exec(core);
    return match !== null && match.index < at - AHEAD;
  });

interface Shown {
  readonly name: string;
  readonly factor: number;
  readonly offset?: number;
}

const filledWorked = (
  formula: Formula,
  asked: string,
  { values, value }: Filled,
  given: Given,
  raw: string,
): Worked | null => {
  const place = formula.places[asked];
  if (!place) return null;
  const unit = unitShown(place, value, given, raw);
  const isPercent =
    (place.unit === '' || place.unit === '%') && /\bpercent(?:age)?\b|%\s*\?/i.test(questionIn(raw));
  const worked = formulaWorked({
    text: raw,
    law: formula.law,
    title: formula.title,
    unknown: asked,
    given: values,
    unit: unit.offset === undefined ? unit.name : place.unit,
    scale: unit.offset === undefined ? unit.factor : 1,
    ...(isPercent && { percent: true }),
    ...(formula.why !== undefined && { why: formula.why }),
  });
  return worked && unit.offset !== undefined ? inDegrees(worked, value, raw) : worked;
};

const SAID = /(?:\b(?:in|many|as)|\()\s+(?:units of\s+)?(?=[A-Za-z(°μΩ])|\((?=[A-Za-zμ°])/g;

const SMALLEST_HANDY = 1e-3;
const LARGEST_HANDY = 1e5;

/** The unit that the text asks for, else the one that it uses for such things itself. */
const unitShown = (place: Place, value: number, { all }: Given, raw: string): Shown => {
  const kind = kindOf(place.unit);
  const asking = raw.slice(Math.max(0, raw.indexOf(questionIn(raw))));
  for (const match of asking.matchAll(SAID)) {
    const said = unitAt(asking.slice(match.index + match[0].length));
    if (said && kindOf(said.text.trim()) === kind) return shownUnit(said.text, said.unit, place);
  }
  const alike = all.filter((one) => one.kind === kind).map(unitOf);
  const [own] = alike;
  const read = own !== undefined && own !== '' ? unitAt(own) : null;
  const size = Math.abs(value / (read?.unit.factor ?? 1));
  const isHandy = size === 0 || (size >= SMALLEST_HANDY && size < LARGEST_HANDY);
  if (own !== undefined && read && isHandy && alike.every((one) => one === own))
    return shownUnit(own, read.unit, place);
  const usual = place.shown === undefined ? null : unitAt(place.shown);
  return usual && place.shown !== undefined
    ? shownUnit(place.shown, usual.unit, place)
    : { name: place.unit, factor: 1 };
};

const shownUnit = (name: string, { factor, offset }: Unit, { difference }: Place): Shown => ({
  name: name.trim().replaceAll(/^-|[()]/g, ''),
  factor,
  ...(offset !== undefined && !difference && { offset }),
});

const unitOf = ({ written }: Quantity): string =>
  written.replace(/^-?[\d.,]+(?:\s*\*\s*10\s*\^\s*\(?\s*-?\d+\s*\)?)?|^10\s*\^\s*\(*-?\d+\)*/, '').trim();
