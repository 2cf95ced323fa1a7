const ELEMENTS = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Ag Cd Sn Sb I Xe Cs Ba W Pt Au Hg Pb Bi Ra U Pu'.split(
    ' ',
  ),
);
const LOW = '₀₁₂₃₄₅₆₇₈₉';
const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SHAPE = /^(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,4}\)\d{1,2}){1,8}$/;
const CHARGE = /([⁰¹²³⁴⁵⁶⁷⁸⁹]{0,2})([⁺⁻])$/;

const plain = (written: string): string =>
  Array.from(written)
    .map((sign) => (LOW.includes(sign) ? `${LOW.indexOf(sign)}` : sign))
    .join('');

/** The words of a formula of chemistry such as C₆H₁₂O₆ or Ca²⁺; null when it is none. */
export const chemicalWords = (written: string): string[] | null => {
  const [charge = '', count = '', sign = ''] = CHARGE.exec(written) ?? [];
  const body = plain(charge === '' ? written : written.slice(0, -charge.length));
  if (!SHAPE.test(body) || body.length > 24) return null;
  const atoms = body.match(/[A-Z][a-z]?/g) ?? [];
  if (!atoms.every((atom) => ELEMENTS.has(atom))) return null;
  const hasNumber = /\d/.test(body);
  // Without a number it could be a word or an acronym: only mixed letters of several elements are surely none.
  if (
    !hasNumber &&
    charge === '' &&
    !(atoms.length > 1 && /[a-z]/.test(body) && /[A-Z][^a-z]|[a-z][A-Z]/.test(body))
  )
    return null;
  const words = (body.match(/[A-Za-z]|\d+/g) ?? []).map((part) =>
    /\d/.test(part) ? part : part.toUpperCase(),
  );
  if (charge === '') return words;
  const number = Array.from(count)
    .map((digit) => HIGH.indexOf(digit))
    .join('');
  return [...words, ...(number === '' ? [] : [number]), sign === '⁺' ? 'plus' : 'minus'];
};
