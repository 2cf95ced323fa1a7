import { questionIn } from '../chance/parameters.ts';
import { formulaWorked } from '../formula/put-in.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainLine, told, type Task } from '../worked.ts';
import { acidity } from './acids.ts';
import { ATOMIC_MASS, IN_ORDER } from './elements.ts';
import { equilibriumTask } from './equilibrium.ts';
import { molarMass } from './formula.ts';
import { particlesTask } from './particles.ts';
import { proportionsTask } from './proportions.ts';
import { percentTask, reactionTask } from './stoichiometry.ts';
import { substanceIn } from './substance.ts';

/** Molar masses, moles and grams, pH, and elements told by their electrons. */
export const chemistryTask: Task = (text) => {
  if (
    text.length > 900 ||
    !/\b(?:molar mass|molecular weight|formula mass|mol|moles?|molar(?:ity)?|pH|pOH|pKa|element|atoms?|molecules|protons|neutrons|electrons|conjugate|balanced?|yield|percent|empirical|effus\w*|mole fraction|react\w*|concentration|solution|dissol\w*)\b|→|->/i.test(
      text,
    )
  )
    return null;
  return (
    acidity(text) ??
    proportionsTask(text) ??
    equilibriumTask(text) ??
    byElectrons(text) ??
    reactionTask(text) ??
    percentTask(text) ??
    particlesTask(text) ??
    masses(text)
  );
};

const masses: Task = (text) => {
  const substance = substanceIn(text);
  if (!substance) return null;
  const { name, atoms } = substance;
  const mass = molarMass(atoms);
  const sum = [...atoms].map(([element, count]) => `${count} × ${ATOMIC_MASS[element] ?? 0}`).join(' + ');
  const question = questionIn(text);
  const grams = /(\d+(?:\.\d+)?)\s*(?:g|grams?)\b/.exec(text)?.[1];
  const moles = /(\d+(?:\.\d+)?)\s*(?:mol|moles?)\b/.exec(text)?.[1];
  if (
    /\b(?:molar mass|molecular weight|formula mass)\b/i.test(question) &&
    grams === undefined &&
    moles === undefined
  )
    return told(
      name,
      'molar mass',
      [
        [sum, 'Add the atoms up', 'Number of atoms times atomic mass.'],
        [`${inLine(mass)} g/mol`, 'Work it out', 'That is the mass of one mole.'],
      ],
      nearAnswer(mass, text, 'g/mol', 2),
    );
  if (
    grams !== undefined &&
    moles === undefined &&
    /\bhow many moles\b|\bmoles\b|\bnumber of moles\b/i.test(question)
  )
    return formulaWorked({
      text,
      law: 'n = m/M',
      title: 'Moles are mass over molar mass',
      unknown: 'n',
      unit: 'mol',
      given: { m: { value: Number(grams), unit: 'g' }, M: { value: mass, unit: 'g/mol' } },
      why: `The molar mass of ${name} is ${sum}.`,
    });
  return moles !== undefined && grams === undefined && /\b(?:grams?|mass)\b/i.test(question)
    ? formulaWorked({
        text,
        law: 'n = m/M',
        title: 'Moles are mass over molar mass',
        unknown: 'm',
        unit: 'g',
        given: { n: { value: Number(moles), unit: 'mol' }, M: { value: mass, unit: 'g/mol' } },
        why: `The molar mass of ${name} is ${sum}.`,
      })
    : null;
};

// [Ar] 4s² 3d¹⁰ 4p⁴: count the electrons.
const byElectrons: Task = (text) => {
  const shells = /(?:\[\s*(He|Ne|Ar|Kr|Xe)\s*\]\s*)?((?:\d[spdf]\s*\^?\s*\(?\s*\d{1,2}\s*\)?\s*)+)/.exec(
    text,
  );
  if (!shells || !/\belectron configuration\b/i.test(text) || !/\b(?:element|symbol)\b/i.test(text))
    return null;
  const core = shells[1] === undefined ? 0 : IN_ORDER.indexOf(shells[1]) + 1;
  const outer = [...(shells[2] ?? '').matchAll(/\d[spdf]\s*\^?\s*\(?\s*(\d{1,2})/g)].reduce(
    (total, match) => total + Number(match[1]),
    0,
  );
  const symbol = IN_ORDER[core + outer - 1];
  return symbol === undefined
    ? null
    : told(
        shells[0].trim(),
        'element',
        [
          [`${core + outer} electrons`, 'Count the electrons', 'The noble gas in brackets brings its own.'],
          [symbol, 'Look it up', 'A neutral atom has as many protons.'],
        ],
        { ...plainLine(symbol), value: null },
      );
};
