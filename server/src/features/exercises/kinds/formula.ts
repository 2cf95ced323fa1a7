const inDegrees = (degrees: number): number => (degrees * Math.PI) / 180;
const EXACT = 1e-9;

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  sqrt: (value = 0) => Math.sqrt(value),
  sin: (value = 0) => Math.sin(inDegrees(value)),
  cos: (value = 0) => Math.cos(inDegrees(value)),
  tan: (value = 0) => Math.tan(inDegrees(value)),
  asin: (value = 0) => Math.asin(value) / inDegrees(1),
  acos: (value = 0) => Math.acos(value) / inDegrees(1),
  atan: (value = 0) => Math.atan(value) / inDegrees(1),
  log: (value = 0) => Math.log10(value),
  ln: (value = 0) => Math.log(value),
  exp: (value = 0) => Math.exp(value),
  up: (value = 0) => Math.ceil(value - EXACT),
  down: (value = 0) => Math.floor(value + EXACT),
  fact: (value = 0) => rising(1, value),
  phi: (value = 0) => shareBelow(value),
  choose: (all = 0, some = 0) => rising(all - some + 1, all) / rising(1, some),
};

/** How much of a standard normal distribution lies below a value: as a series, or for far ones as a continued fraction. */
const shareBelow = (value: number): number => {
  const size = Math.abs(value);
  const density = Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI);
  if (size > FAR) {
    let tail = 0;
    for (let level = MOST_LEVELS; level > 0; level -= 1) tail = level / (size + tail);
    const beyond = density / (size + tail);
    return value > 0 ? 1 - beyond : beyond;
  }
  let [term, sum] = [value, value];
  for (let level = 1; level < MOST_LEVELS; level += 1) {
    term *= (value * value) / (2 * level + 1);
    sum += term;
  }
  return 0.5 + density * sum;
};
const [FAR, MOST_LEVELS] = [4, 60];

const MOST_FACTORS = 1000;
const rising = (from: number, to: number): number => {
  // More factors than any task of a book has.
  if (to - from > MOST_FACTORS) return Number.NaN;
  let product = 1;
  for (let factor = Math.round(from); factor <= Math.round(to); factor += 1) product *= factor;
  return product;
};

type Values = Readonly<Record<string, number>>;
/** A formula that was read: it is worked out for many numbers. */
type Formula = (values: Values) => number;

const OPERATIONS: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
  // Whatever has no value has none to the power of zero either.
  '^': (one, other) => (Number.isNaN(one) ? one : one ** other),
};
/** From what binds least to what binds most; a minus in front stands between the last two: −a^2 is −(a^2). */
const LEVELS = ['+-', '*/'] as const;

/** Reads a formula by its levels; null where it is none. */
const readFormula = (formula: string): Formula | null => {
  const tokens = formula.match(/\d+(?:\.\d+)?|[a-z]+|[^\s]/g) ?? [];
  let at = 0;
  const takes = (signs: string): string | null => {
    const token = tokens[at];
    if (token === undefined || !signs.includes(token)) return null;
    at += 1;
    return token;
  };
  const chain = (level: number): Formula => {
    const signs = LEVELS[level];
    if (signs === undefined) return signed();
    let left = chain(level + 1);
    for (let sign = takes(signs); sign !== null; sign = takes(signs))
      left = joined(sign, left, chain(level + 1));
    return left;
  };
  const signed = (): Formula => {
    if (takes('-') !== null) return joined('-', () => 0, signed());
    const base = part();
    return takes('^') === null ? base : joined('^', base, signed());
  };
  const part = (): Formula => {
    if (takes('(') !== null) return bracket()[0] ?? NONE;
    const token = tokens[at] ?? '';
    at += 1;
    if (/^\d/.test(token)) return () => Number(token);
    if (token === 'pi') return () => Math.PI;
    if (/^[a-z]$/.test(token)) return (values) => values[token] ?? Number.NaN;
    const work = FUNCTIONS[token];
    if (!work || takes('(') === null) return NONE;
    const given = bracket();
    return (values) => orNone(work(...given.map((one) => one(values))));
  };
  const bracket = (): Formula[] => {
    const given = [chain(0)];
    while (takes(',') !== null) given.push(chain(0));
    return takes(')') === null ? [NONE] : given;
  };
  const whole = chain(0);
  return at === tokens.length ? whole : null;
};

const NONE: Formula = () => Number.NaN;
const joined = (sign: string, one: Formula, other: Formula): Formula => {
  const operation = OPERATIONS[sign];
  return operation ? (values) => orNone(operation(one(values), other(values))) : NONE;
};
/** One over what has no value, or is without bounds, is not zero. */
const orNone = (value: number): number => (Number.isFinite(value) ? value : Number.NaN);

/** Every formula is worked out for many readings of many tasks; there are as many as are written down. */
const formulas = new Map<string, Formula | null>();

/** One without letters is of one task alone. */
const HAS_LETTERS = /(?<![a-z])[a-z](?![a-z])/;

/** What a formula of a kind comes to for these numbers; null where it has no value. */
export const valueOf = (formula: string, values: Values): number | null => {
  const known = formulas.get(formula);
  const read = known === undefined ? readFormula(formula) : known;
  if (known === undefined && HAS_LETTERS.test(formula)) formulas.set(formula, read);
  const value = read?.(values) ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
};
