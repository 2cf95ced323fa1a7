import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainLine, told, type Task } from '../worked.ts';
import { ELEMENT_NAMES, IN_ORDER } from './elements.ts';
import { molarMass } from './formula.ts';
import { substanceIn } from './substance.ts';

const AVOGADRO = 6.022e23;

/** Protons, neutrons and electrons; molecules and atoms in an amount; partners of acids and bases; concentrations from grams. */
export const particlesTask: Task = (text) =>
  text.length > 600 ? null : (inNucleus(text) ?? counted(text) ?? partner(text) ?? fromGrams(text));

const inNucleus: Task = (text) => {
  const asked = /\bhow many (protons|neutrons|electrons)\b/i.exec(questionIn(text))?.[1]?.toLowerCase();
  if (asked === undefined) return null;
  const isotope = /\b([a-z]+|[A-Z][a-z]?)[-\s](\d{1,3})\b/i.exec(text);
  const names = Object.keys(ELEMENT_NAMES).filter((name) =>
    new RegExp(String.raw`\b${name}\b`, 'i').test(text),
  );
  const symbol =
    ELEMENT_NAMES[isotope?.[1]?.toLowerCase() ?? ''] ??
    (IN_ORDER.includes(isotope?.[1] ?? '') ? isotope?.[1] : undefined) ??
    ELEMENT_NAMES[names[0] ?? ''];
  const protons = IN_ORDER.indexOf(symbol ?? '') + 1;
  if (symbol === undefined || protons < 1 || names.length > 1) return null;
  const mass = Number(/\bmass number\b[^\d]{0,15}(\d{1,3})/i.exec(text)?.[1] ?? isotope?.[2] ?? Number.NaN);
  const charge = /\b(\d?)\s*([+-])\s*(?:ion|charge)|\bcharge of\s*([+-])?(\d)/i.exec(text);
  const size = charge
    ? Number(charge[1] || charge[4] || 1) * ((charge[2] ?? charge[3]) === '-' ? -1 : 1)
    : /\bion\b/i.test(text)
      ? Number.NaN
      : 0;
  const value = asked === 'protons' ? protons : asked === 'neutrons' ? mass - protons : protons - size;
  if (!Number.isFinite(value) || value < 0) return null;
  const why =
    asked === 'neutrons'
      ? `Mass number ${mass} minus ${protons} protons.`
      : asked === 'protons'
        ? 'The place in the periodic table counts the protons.'
        : 'As many as protons, but for the charge.';
  return told(
    symbol,
    'atom',
    [
      [`${symbol}: ${protons} protons`, 'Look up the element', 'Its number says how many protons it has.'],
      [inLine(value), `Count the ${asked}`, why],
    ],
    nearAnswer(value, ''),
  );
};

const amountIn = (text: string): { value: number; unit: 'mol' | 'g' } | null => {
  const match = /(\d+(?:\.\d+)?)\s*(mol|moles?|g|grams?)\b/.exec(text);
  return match ? { value: Number(match[1]), unit: match[2]?.startsWith('mol') ? 'mol' : 'g' } : null;
};

const scientific = (text: string): number => {
  const match = /(\d+(?:\.\d+)?)\s*\*\s*10\s*\^\s*\(*(\d+)\)*/.exec(text);
  return match ? Number(match[1]) * 10 ** Number(match[2]) : Number.NaN;
};

const counted: Task = (text) => {
  const question = questionIn(text);
  const asked = /\bhow many (molecules|atoms|formula units|particles)\b/i.exec(question)?.[1]?.toLowerCase();
  const substance = substanceIn(text);
  if (!substance) return null;
  const mass = molarMass(substance.atoms);
  const amount = amountIn(text);
  if (asked !== undefined && amount) {
    const moles = amount.unit === 'mol' ? amount.value : amount.value / mass;
    const perMolecule = asked === 'atoms' ? atomsAsked(question, substance.atoms) : 1;
    if (perMolecule === null) return null;
    const value = moles * AVOGADRO * perMolecule;
    return told(
      `${amount.value} ${amount.unit} ${substance.name}`,
      'particles',
      [
        [
          `${inLine(moles)} mol`,
          'How many moles',
          amount.unit === 'mol' ? 'It is given in moles.' : `One mole is ${inLine(mass)} g.`,
        ],
        [
          inLine(value),
          'Times Avogadro’s number',
          `6.022 × 10^23 in every mole${perMolecule === 1 ? '' : `, ${perMolecule} atoms each`}.`,
        ],
      ],
      nearAnswer(value, ''),
    );
  }
  const particles = scientific(text);
  if (!/\b(?:molecules|atoms|particles)\b/i.test(text) || !Number.isFinite(particles)) return null;
  const moles = particles / AVOGADRO;
  const inGrams = /\b(?:grams?|mass)\b/i.test(question);
  if (!inGrams && !/\bmoles?\b/i.test(question)) return null;
  const value = inGrams ? moles * mass : moles;
  return told(
    `${inLine(particles)} of ${substance.name}`,
    'particles',
    [
      [`${inLine(moles)} mol`, 'Divide by Avogadro’s number', '6.022 × 10^23 make a mole.'],
      ...(inGrams
        ? [[`${inLine(value)} g`, 'Moles to grams', `One mole is ${inLine(mass)} g.`] as const]
        : []),
    ],
    nearAnswer(value, text, inGrams ? 'g' : 'mol'),
  );
};

// `How many hydrogen atoms`: only those; `how many atoms`: all of a molecule.
const atomsAsked = (question: string, atoms: ReadonlyMap<string, number>): number | null => {
  const named =
    /\bhow many ([a-z]+) atoms\b/i.exec(question) ?? /\bhow many atoms of ([a-z]+)\b/i.exec(question);
  const name = named?.[1]?.toLowerCase();
  if (name === undefined || name === 'total')
    return [...atoms.values()].reduce((total, one) => total + one, 0);
  const symbol = ELEMENT_NAMES[name];
  if (symbol === undefined) return null;
  return atoms.get(symbol) ?? null;
};

const CHARGE =
  /((?:[A-Z][a-z]?_?\d*|\((?:[A-Z][a-z]?_?\d*)+\)_?\d*)+)\s*(?:\^\s*\(?\s*(\d?)\s*([-+−])\s*\)?)?/;

// An acid has one H⁺ more than its base.
const partner: Task = (text) => {
  const asked = /\bconjugate (acid|base)\b/i.exec(text)?.[1]?.toLowerCase();
  const rest = asked === undefined ? '' : (text.split(/\bconjugate (?:acid|base)\b/i)[1] ?? '');
  const found = CHARGE.exec(
    rest.replaceAll(/\b(?:for|of|the|following|is|a|an|ion)\b/gi, ' ').replaceAll(/_\(?(\d+)\)?/g, '$1'),
  );
  if (asked === undefined || !found?.[1]) return null;
  const charge = found[3] === undefined ? 0 : Number(found[2] || 1) * (found[3] === '+' ? 1 : -1);
  const next = asked === 'acid' ? withHydrogen(found[1], 1) : withHydrogen(found[1], -1);
  if (next === null) return null;
  const size = charge + (asked === 'acid' ? 1 : -1);
  const sign = size === 0 ? '' : `^${Math.abs(size) === 1 ? '' : Math.abs(size)}${size > 0 ? '+' : '-'}`;
  const shown = `${next}${sign}`;
  return told(
    found[0].trim(),
    'conjugate',
    [
      [
        shown,
        asked === 'acid' ? 'Add one H⁺' : 'Take one H⁺ away',
        asked === 'acid'
          ? 'One hydrogen more, one positive charge more.'
          : 'One hydrogen less, one positive charge less.',
      ],
    ],
    {
      ...plainLine(shown),
      latex: `\\mathrm{${next.replaceAll(/(\d+)/g, '_{$1}')}}${sign === '' ? '' : `^{${sign.slice(1)}}`}`,
      value: null,
    },
  );
};

const withHydrogen = (formula: string, change: 1 | -1): string | null => {
  const leading = /^H(\d*)(?![a-z])(.*)$/.exec(formula);
  const behind = /^(N|P)H(\d*)$/.exec(formula);
  const put = (count: number): string => (count === 0 ? '' : count === 1 ? 'H' : `H${count}`);
  if (behind) return `${behind[1]}${put(Number(behind[2] || 1) + change)}`;
  if (leading) return `${put(Number(leading[1] || 1) + change)}${leading[2] ?? ''}` || null;
  return change === 1 ? `H${formula}` : null;
};

// Grams in litres: moles first, then molarity, or back.
const fromGrams: Task = (text) => {
  const question = questionIn(text);
  const substance = substanceIn(text);
  const litres = /(\d+(?:\.\d+)?)\s*(L|liters?|mL|milliliters?)\b/.exec(text);
  const room = litres ? Number(litres[1]) * (litres[2]?.startsWith('m') ? 0.001 : 1) : Number.NaN;
  const grams = Number(/(\d+(?:\.\d+)?)\s*(?:g|grams?)\b(?!\s*\/)/.exec(text)?.[1] ?? Number.NaN);
  const strength = Number(/(\d+(?:\.\d+)?)\s*(?:M\b|mol\s*\/\s*L|molar\b)/.exec(text)?.[1] ?? Number.NaN);
  if (!substance || !Number.isFinite(room) || /→|->|\bgas\b|\bdensity\b/.test(text)) return null;
  const mass = molarMass(substance.atoms);
  if (
    /\b(?:molarity|concentration|molar)\b/i.test(question) &&
    Number.isFinite(grams) &&
    !Number.isFinite(strength)
  )
    return told(
      `${grams} g ${substance.name} in ${inLine(room)} L`,
      'concentration',
      [
        [`${inLine(grams / mass)} mol`, 'Grams to moles', `One mole is ${inLine(mass)} g.`],
        [`${inLine(grams / mass / room)} mol/L`, 'Moles over litres', 'That is the molarity.'],
      ],
      nearAnswer(grams / mass / room, text, 'mol/L'),
    );
  return /\b(?:grams?|mass)\b/i.test(question) && Number.isFinite(strength) && !Number.isFinite(grams)
    ? told(
        `${strength} mol/L, ${inLine(room)} L`,
        'concentration',
        [
          [`${inLine(strength * room)} mol`, 'Molarity times litres', 'So many moles are needed.'],
          [`${inLine(strength * room * mass)} g`, 'Moles to grams', `One mole is ${inLine(mass)} g.`],
        ],
        nearAnswer(strength * room * mass, text, 'g'),
      )
    : null;
};
