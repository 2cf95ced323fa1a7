import { questionIn } from '../chance/parameters.ts';
import { formulaWorked } from '../formula/put-in.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainLine, told, type Task } from '../worked.ts';
import { ATOMIC_MASS, IN_ORDER, NAMED, STRONG_ACIDS, STRONG_BASES } from './elements.ts';
import { atomsIn, molarMass } from './formula.ts';

/** Molar masses, moles and grams, pH, and elements told by their electrons. */
export const chemistryTask: Task = (text) => {
  if (
    text.length > 600 ||
    !/\b(?:molar mass|molecular weight|formula mass|mol|moles?|pH|pOH|element|atoms|molecules)\b/i.test(text)
  )
    return null;
  return acidity(text) ?? byElectrons(text) ?? masses(text);
};

const substanceIn = (text: string): { name: string; atoms: ReadonlyMap<string, number> } | null => {
  for (const match of text
    .replaceAll(/(?<=[A-Z][a-z]?|\))_\(?(\d+)\)?/g, '$1')
    .matchAll(/(?<![A-Za-z])((?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+)(?![a-z])/g)) {
    const atoms = atomsIn(match[1] ?? '');
    const size = atoms ? [...atoms.values()].reduce((sum, one) => sum + one, 0) : 0;
    if (
      atoms &&
      (size > 1 || (match[1] ?? '').length > 1) &&
      !/^(?:In|As|At|No|He|I|How|What|Co)$/.test(match[1] ?? '')
    )
      return { name: match[1] ?? '', atoms };
  }
  const named = Object.keys(NAMED).find((name) => new RegExp(String.raw`\b${name}\b`, 'i').test(text));
  const atoms = named === undefined ? null : atomsIn(NAMED[named] ?? '');
  return named !== undefined && atoms ? { name: NAMED[named] ?? '', atoms } : null;
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

const powerOf = (text: string | undefined): number => {
  const match = /^(\d*\.?\d+)(?:\s*\*\s*\(?\s*10\s*\)?\s*\^\s*\(?\s*(-?\d+)\s*\)?)?$/.exec(
    (text ?? '').trim(),
  );
  return match ? Number(match[1]) * 10 ** Number(match[2] ?? 0) : Number.NaN;
};

const NUMBER = String.raw`(\d*\.?\d+(?:\s*\*\s*\(?\s*10\s*\)?\s*\^\s*\(?\s*-?\d+\s*\)?)?)`;

const acidity: Task = (text) => {
  if (!/\bpH\b/.test(questionIn(text))) return null;
  const strength = powerOf(new RegExp(String.raw`${NUMBER}\s*(?:M\b|mol/L|molar)`).exec(text)?.[1]);
  const constant = /\bK_?\s*\(?([ab])\)?\b[^\d]*?/.exec(text);
  const k = powerOf(
    new RegExp(String.raw`\bK_?\s*\(?[ab]\)?\b[^=\n]{0,40}?(?:=|\bis\b|\bof\b)\s*${NUMBER}`).exec(text)?.[1],
  );
  const hydrogen = powerOf(
    new RegExp(String.raw`\[\s*H(?:3O)?\s*\^?\s*\(?\+?\)?\s*\]\s*(?:=|of|is)\s*${NUMBER}`).exec(text)?.[1],
  );
  const shown = (ions: number, isBase: boolean, rule: string) => {
    const exponent = -Math.log10(ions);
    const value = isBase ? 14 - exponent : exponent;
    return told(
      `${inLine(ions)} mol/L`,
      'pH',
      [
        [`${isBase ? '[OH⁻]' : '[H⁺]'} = ${inLine(ions)}`, rule, 'So many ions are in a litre.'],
        [
          `${isBase ? '14 − ' : ''}(−log ${inLine(ions)}) = ${inLine(value)}`,
          'Take the logarithm',
          isBase ? 'pH and pOH make 14.' : 'The pH is its negative.',
        ],
      ],
      nearAnswer(value, text, '', 2),
    );
  };
  if (Number.isFinite(hydrogen)) return shown(hydrogen, false, 'Read off the concentration');
  if (!Number.isFinite(strength)) return null;
  const weakBase = constant?.[1] === 'b';
  if (constant && Number.isFinite(k))
    return shown((-k + Math.sqrt(k * k + 4 * k * strength)) / 2, weakBase, 'Solve x²/(c − x) = K');
  const base = Object.keys(STRONG_BASES).find((name) => text.includes(name));
  if (base !== undefined)
    return shown(strength * (STRONG_BASES[base] ?? 1), true, 'A strong base falls apart completely');
  return STRONG_ACIDS.some((name) => new RegExp(String.raw`\b${name}\b`).test(text))
    ? shown(strength, false, 'A strong acid falls apart completely')
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
