import { balancingNumbers } from './coefficients.ts';

/** A number that a student puts before a formula of the equation at hand. */
export interface CoefficientClaim {
  /** As they say it: “5 O2”, or several. */
  shown: string;
  isRight: boolean;
  /** What leads to it: so many atoms stand on the other side in the end, and each formula brings some. */
  lead: { element: string; count: number; formula: string; each: number } | null;
}

/** One substance of an equation, with the number before it; null where none stands there. */
interface Term {
  formula: string;
  times: number | null;
  atoms: ReadonlyMap<string, number>;
}

export interface Sides {
  left: readonly Term[];
  right: readonly Term[];
}

/** What students call a substance, beside its formula. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  hydrogen: ['H2', 'H'],
  oxygen: ['O2', 'O'],
  nitrogen: ['N2', 'N'],
  chlorine: ['Cl2', 'Cl'],
  carbon: ['C'],
  iron: ['Fe'],
  aluminium: ['Al'],
  aluminum: ['Al'],
  sodium: ['Na'],
  potassium: ['K'],
  magnesium: ['Mg'],
  calcium: ['Ca'],
  copper: ['Cu'],
  zinc: ['Zn'],
  sulfur: ['S', 'S8'],
  phosphorus: ['P4', 'P'],
  water: ['H2O'],
  'carbon dioxide': ['CO2'],
  methane: ['CH4'],
  propane: ['C3H8'],
  ammonia: ['NH3'],
};
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d.])(\d{1,2})\s(?:more\s|molecules? of\s)?(${Object.keys(NAMES)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})s?(?!\p{L})`,
  'giu',
);
const ASKS = /^\W*(?:(?:but|and|so|wait)\s)*(?:why|how|what|where|which|who|can|could)\b/i;
const MOST_WORDS = 22;

const numbersFor = ({ left, right }: Sides): number[] | null =>
  balancingNumbers(
    left.map(({ atoms }) => atoms),
    right.map(({ atoms }) => atoms),
  );

const atomsOn = (terms: readonly Term[], element: string, times: (at: number) => number): number =>
  terms.reduce((sum, { atoms }, at) => sum + times(at) * (atoms.get(element) ?? 0), 0);

/** “5 oxygen” as “5 O2”, unless so many atoms are meant. */
/** “Put a 3 in front of CO2”. */
const IN_FRONT =
  /(?<![\d.])(\d{1,2})\s(?:goes |comes |stands )?(?:in\s?front(?: of)?|before|next to)\s(?:the )?(?=[A-Z])((?:[A-Z][a-z]?\d{0,2}|\([A-Za-z\d]+\)\d{0,2}){1,8})/gu;

export const withFormulas = (message: string, sides: Sides): string => {
  const numbers = numbersFor(sides);
  const terms = [...sides.left, ...sides.right];
  return message.replaceAll(IN_FRONT, '$1 $2').replaceAll(NAMED, (whole, count: string, name: string) => {
    const at = terms.findIndex(({ formula }) => NAMES[name.toLowerCase()]?.includes(formula));
    const [term, number] = [terms[at], numbers?.[at]];
    if (!term || number === undefined) return whole;
    const [element = ''] = [...term.atoms.keys()];
    const isCompound = term.atoms.size > 1 || term.atoms.get(element) === 1;
    const isAtoms =
      !isCompound &&
      Number(count) !== number &&
      [sides.left, sides.right].some(
        (side, place) =>
          atomsOn(side, element, (one) => side[one]?.times ?? 1) === Number(count) ||
          atomsOn(side, element, (one) => numbers?.[one + place * sides.left.length] ?? 1) === Number(count),
      );
    return isAtoms ? whole : `${count} ${term.formula}`;
  });
};

/** What the numbers that a message puts before formulas are worth; `sides` holds them already. Null where they may still come out. */
export const coefficientClaim = (
  message: string,
  sides: Sides,
  counts: readonly { formula: string; times: number }[],
): CoefficientClaim | null => {
  const numbers = numbersFor(sides);
  const terms = [...sides.left, ...sides.right];
  if (!numbers || counts.length === 0 || ASKS.test(message) || message.split(/\s+/).length > MOST_WORDS)
    return null;
  const numberOf = (formula: string): number =>
    numbers[terms.findIndex((one) => one.formula === formula)] ?? 0;
  const set = terms.filter(({ times }) => times !== null);
  const isOfSeveral = new Set([...set, ...counts].map(({ formula }) => formula)).size > 1;
  // A number alone that is twice or three times too large may still be meant so.
  const isRight = (isOfSeveral ? MULTIPLES : [1]).some((multiple) =>
    [...set, ...counts].every(({ formula, times }) => times === multiple * numberOf(formula)),
  );
  const wrong = counts.filter(
    ({ formula, times }) => !MULTIPLES.some((one) => times === one * numberOf(formula)),
  );
  const [first] = wrong;
  if (!isRight && !first) return null;
  const shown = isRight ? counts : wrong;
  return {
    shown: shown.map(({ formula, times }) => `${times} ${formula}`).join(' and '),
    isRight,
    lead: isRight || !first ? null : leadTo(first.formula, sides, numbers),
  };
};
/** All numbers twice balance as well, and so do halves, which lead to a half somewhere. */
const MULTIPLES = [0.5, 1, 2, 3];

const leadTo = (formula: string, sides: Sides, numbers: readonly number[]): CoefficientClaim['lead'] => {
  const isLeft = sides.left.some((one) => one.formula === formula);
  const [own, other] = isLeft ? [sides.left, sides.right] : [sides.right, sides.left];
  const offset = isLeft ? sides.left.length : 0;
  const term = own.find((one) => one.formula === formula);
  const [element = '', second] = [...(term?.atoms.keys() ?? [])];
  const isAlone = own.filter(({ atoms }) => atoms.has(element)).length === 1;
  return second === undefined && isAlone
    ? {
        element,
        count: atomsOn(other, element, (at) => numbers[at + offset] ?? 1),
        formula,
        each: term?.atoms.get(element) ?? 1,
      }
    : null;
};
