import { NAMED } from './elements.ts';
import { atomsIn, molarMass } from './formula.ts';

/** The substance a text is about, by formula or by name. */
export const substanceIn = (text: string): { name: string; atoms: ReadonlyMap<string, number> } | null => {
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

const TWO_ATOMS: Readonly<Record<string, string>> = {
  oxygen: 'O2',
  nitrogen: 'N2',
  hydrogen: 'H2',
  chlorine: 'Cl2',
  fluorine: 'F2',
};

/** The formula of a gas of one element, by the element's name. */
export const gasOf = (name: string): string | undefined => TWO_ATOMS[name.toLowerCase()];

/** Grams of one mole of the substance a text is about; gases of one element come in pairs of atoms. */
export const molarMassIn = (raw: string): number | null => {
  // `Cu2+` is one atom with two charges.
  const text = raw.replaceAll(/\b([A-Z][a-z]?)\s?\^?\s?\(?\d?\s?\+\)?/g, '$1 ');
  const pair = Object.keys(TWO_ATOMS).find((name) =>
    new RegExp(String.raw`\b${name}\b(?! (?:peroxide|chloride|atoms?|ions?|dioxide))`, 'i').test(text),
  );
  const atoms = pair === undefined ? substanceIn(text)?.atoms : atomsIn(TWO_ATOMS[pair] ?? '');
  return atoms ? molarMass(atoms) : null;
};
