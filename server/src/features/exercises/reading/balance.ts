import { coefficientClaim, withFormulas, type CoefficientClaim, type Sides } from './coefficient-claim.ts';

/** Whether a chemical equation is balanced, and if not, the element that shows it. */
export interface Balance {
  /** The equation as it was written. */
  line: string;
  isBalanced: boolean;
  /** Of the first element that differs, or of the first at all: its symbol, and how often it stands on each side. */
  element: string;
  left: number;
  right: number;
  /** Substances that were not in the same equation before. */
  changed: string[];
  /** Somebody is stuck: what there must be of the element, and how many of it one formula of the other side brings. */
  hint?: { count: number; formula: string; each: number };
  /** What the numbers are worth that the message puts before formulas. */
  claim?: CoefficientClaim;
}

/** “1.5 O2” is half a pair more, and balances as well. */
const TIMES = String.raw`(?:\d{1,2}(?:\.\d)?)?`;
const SIDE = String.raw`(?:${TIMES}\s?(?:[A-Z][a-z]?\d{0,3}|\((?:[A-Z][a-z]?\d{0,3}){1,6}\)\d{0,2}){1,10})`;
const SIDES = String.raw`${SIDE}(?:\s*\+\s*${SIDE}){0,4}`;
const EQUATION = new RegExp(String.raw`(${SIDES})\s*(?:-+>|=+>?|→|⟶|⇌)\s*(${SIDES})(?![A-Za-z0-9/*^])`, 'g');
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** The last equation of a message: where there are several, the others were set. */
export const equationIn = (message: string): RegExpExecArray | null =>
  Array.from(
    message
      .replaceAll(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)))
      .replaceAll(/(?<=\d),(?=\d)/g, '.')
      .replaceAll(BOTH_WAYS, '⇌')
      .matchAll(EQUATION),
  )
    // “Mg = 24 O = 16” gives masses.
    .findLast(([line]) => /\+|->|→|⟶|⇌/.test(line)) ?? null;
/** An equilibrium, as it is typed. */
const BOTH_WAYS = /<[=-]+>|[⇄⇋⟷↔]/g;

/** The substances of an equation, each with the number in front of it. */
export const termsOf = ([, before = '', after = '']: RegExpExecArray): { times: number; formula: string }[] =>
  [...before.split('+'), ...after.split('+')].map((one) => {
    const [, times = '', formula = ''] = /^(\d{1,2}(?:\.\d)?)?\s?(.+)$/.exec(one.trim()) ?? [];
    return { times: Number(times || 1), formula };
  });

const substancesIn = (before: string, after: string): string[] =>
  [...before.split('+'), ...after.split('+')].map((one) => one.trim().replace(/^\d{1,2}(?:\.\d)?\s?/, ''));

/** What an equation has that the same equation had not when it was set: the same elements on both sides, in other formulas. */
const changedIn = (substances: readonly string[], earlier: readonly string[]): string[] => {
  const elements = elementsOf(substances);
  const set = earlier
    .map(equationIn)
    .flatMap((found) => (found ? [substancesIn(found[1] ?? '', found[2] ?? '')] : []))
    .find((one) => elementsOf(one) === elements && Math.abs(one.length - substances.length) <= 1);
  return set ? [...new Set(substances.filter((one) => !set.includes(one)))] : [];
};

const elementsOf = (substances: readonly string[]): string =>
  [...new Set(substances.flatMap((one) => one.match(/[A-Z][a-z]?/g) ?? []))].toSorted().join();

/** “10 on the right, so 5 O2”: the equation of before with a number put before a formula of it. */
const withNumbers = (message: string, earlier: readonly string[]): string | null => {
  let line: string | null = null;
  let isChanged = false;
  for (const [at, text] of [...earlier, message].entries()) {
    const found = equationIn(text);
    const isOther = found && changedIn(substancesIn(found[1] ?? '', found[2] ?? ''), earlier).length > 0;
    if (isOther) continue;
    if (found) [line, isChanged] = [found[0], false];
    else if (line !== null && (at === earlier.length || !/\?\s*$/.test(text) || ONLY_NUMBERED.test(text))) {
      const next = numbered(line, withFormulas(text, sidesOf(line)));
      isChanged = next !== line && at === earlier.length;
      line = next;
    }
  }
  return isChanged ? line : null;
};

/** The substances of an equation, with what is in them. */
const sidesOf = (line: string): Sides => {
  const [before = '', after = ''] = equationIn(line)?.slice(1) ?? [];
  const termsIn = (side: string): Sides['left'] =>
    side.split('+').map((term) => {
      const [, times = '', formula = ''] = /^((?:\d{1,2}(?:\.\d)?)?)\s?(.+)$/.exec(term.trim()) ?? [];
      return { formula, times: times === '' ? null : Number(times), atoms: atomsIn(formula) };
    });
  return { left: termsIn(before), right: termsIn(after) };
};

/** The numbers that a message puts before formulas of an equation. */
const numberResults = (message: string, line: string): { formula: string; times: number }[] => {
  const sides = sidesOf(line);
  const known = new Set([...sides.left, ...sides.right].map(({ formula }) => formula));
  return Array.from(withFormulas(message, sides).matchAll(NUMBERED), ([, times, formula = '']) => ({
    formula,
    times: Number(times),
  })).filter(({ formula }) => known.has(formula));
};

/** “2 water?” says what it would be. */
const ONLY_NUMBERED = /^\s{0,3}(?:\p{L}{1,12}\s){0,2}\d{1,2}\s?\p{L}[\p{L}\d]{0,15}[\s.!?]{0,5}$/u;

const NUMBERED =
  /(?<![\p{L}\d.])(\d{1,2}(?:\.\d)?)\s?((?:[A-Z][a-z]?\d{0,2}|\([A-Za-z\d]+\)\d{0,2}){1,8})(?![\p{L}\d])/gu;
const numbered = (line: string, message: string): string =>
  Array.from(message.matchAll(NUMBERED)).reduce(
    (whole, [, times = '', formula = '']) =>
      whole.replace(
        new RegExp(
          String.raw`(^|[+>→=]\s*|\s)${TIMES}\s?${formula.replaceAll(/[()]/g, String.raw`\$&`)}(?=\s|\+|$)`,
        ),
        `$1${times}${formula}`,
      ),
    line,
  );

/** Who asks what the equation means wants no atoms counted. */
const ASKS_ELSE =
  /\b(?:why (?:does|do|is|are|did|would)|how does|does|what does|what if|explain|shift|pressure|exothermic|endothermic|equilibrium|mean)\b/i;
const ASKS_ABOUT_MATTER =
  /\b(?:why|how come|who|wheres?|which|whats?|kind of|type of|reversible|oxidi[sz]\w*|reduc\w*|redox|catalyst|acids?|salts?|precipit\w*|heat\w*|temperature|yield)\b/i;
const OF_NUMBERS = /\b(?:numbers?|balanc\w*|coefficients?|in front|atoms?|counts?|add up)\b/i;
const FORMULA = /(?<![\p{L}\d])\d{0,2}((?:[A-Z][a-z]?\d{0,2}){1,6})(?![\p{L}\d])/gu;

/** “Can’t I just write Fe2O2”: a formula of the same elements that the equation at hand has not. */
const changedFormula = (message: string, earlier: readonly string[]): Balance | null => {
  const set = earlier.map(equationIn).findLast((one) => one !== null);
  if (!set || !/\b(?:write|change|use|take|make|put|just|instead)\b/i.test(message)) return null;
  const known = substancesIn(set[1] ?? '', set[2] ?? '');
  const elements = new Set(elementsOf(known).split(','));
  const changed = Array.from(message.matchAll(FORMULA), ([, formula = '']) => formula).filter(
    (one) =>
      /\d/.test(one) &&
      !known.includes(one) &&
      (one.match(/[A-Z][a-z]?/g) ?? []).every((element) => elements.has(element)),
  );
  const line = set[0].replaceAll(/\s*(?:-+>|=+>?)\s*/g, ' → ');
  return changed.length === 0
    ? null
    : { line, isBalanced: false, element: '', left: 0, right: 0, changed: [...new Set(changed)] };
};

/** Who speaks of how much there is, and what of it is used up, has no atoms to be counted. */
const OF_AMOUNTS =
  /\blimit(?:s|ing|ed)?\b|\bexcess\b|\bleft ?over\b|\bruns? out\b|\b(?:have|has|need|needs)\b(?:[^.?!]|\.(?=\d)){0,30}\d\s?(?:mol|moles?|g|grams?)\b|\b\d+(?:\.\d+)?\s?(?:mol|moles?|g|grams?)\b.{1,60}\d\s?(?:mol|moles?|g|grams?)\b|\bonly have\b/i;

/** The chemical equation in a message, counted atom by atom; null when there is none. */
export const balanceIn = (message: string, earlier: readonly string[] = []): Balance | null => {
  if (OF_AMOUNTS.test(message) && !/\bbalanc/i.test(message)) return null;
  const written = equationIn(message);
  const around = written ? message.replaceAll(BOTH_WAYS, '⇌').replace(written[0], ' ') : '';
  if (ASKS_ELSE.test(around) || (ASKS_ABOUT_MATTER.test(around) && !OF_NUMBERS.test(around))) return null;
  const other = written ? null : changedFormula(message, earlier);
  if (other) return other;
  const set = IS_STUCK.test(message) && !/\d/.test(message) ? earlier.at(-1) : undefined;
  const own = written ? null : withNumbers(message, earlier);
  const found = written ?? equationIn(own ?? '') ?? equationIn(set ?? '');
  const claim = own === null ? null : coefficientClaim(message, sidesOf(own), numberResults(message, own));
  const [line = '', before = '', after = ''] = found ?? [];
  // One letter alone is a quantity, not an element: F = ma.
  if (!found || !/[A-Z][a-z]?\d|[A-Z][a-z]?[A-Z]/.test(`${before} ${after}`)) return null;
  const [left, right] = [atomsIn(before), atomsIn(after)];
  const elements = [...new Set([...left.keys(), ...right.keys()])];
  if (elements.some((one) => !ELEMENTS.has(one))) return null;
  const all = elements.filter((one) => left.get(one) !== right.get(one));
  const differs = all.find((one) => new RegExp(String.raw`\b${one}\b`).test(message)) ?? all[0];
  const element = differs ?? elements[0] ?? '';
  return {
    line: line.replaceAll(/\s*(?:-+>|=+>?)\s*/g, ' → '),
    isBalanced: differs === undefined,
    element,
    left: left.get(element) ?? 0,
    right: right.get(element) ?? 0,
    changed: /\bbalance\b/i.test(message) ? [] : changedIn(substancesIn(before, after), earlier),
    ...(claim && { claim }),
    ...(set !== undefined && differs !== undefined && hintAt(differs, [before, after], [left, right])),
  };
};
const IS_STUCK =
  /\b(?:idk|i (?:do not|don'?t|dont) (?:know|get|see|understand)|stuck|help|hint|no idea|not sure|how do i|what do i do)\b/i;

/** “8 on the left, and each H2O brings 2”: what makes up the smaller side. */
const hintAt = (
  element: string,
  [before, after]: readonly [string, string],
  [left, right]: readonly [Map<string, number>, Map<string, number>],
): Pick<Balance, 'hint'> => {
  const [one, other] = [left.get(element) ?? 0, right.get(element) ?? 0];
  const smaller = one < other ? before : after;
  const found = smaller
    .split('+')
    .map((term) => term.trim().replace(/^\d{1,2}(?:\.\d)?\s?/, ''))
    .filter((formula) => atomsIn(formula).has(element));
  const [formula = ''] = found;
  const [count, each] = [Math.max(one, other), atomsIn(formula).get(element) ?? 0];
  return found.length === 1 && each > 0 && count % each === 0 ? { hint: { count, formula, each } } : {};
};

const atomsIn = (side: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of side.split('+')) {
    const [, times = '', formula = ''] = /^((?:\d{1,2}(?:\.\d)?)?)\s?(.+)$/.exec(term.trim()) ?? [];
    const flat = formula.replaceAll(/\(([^)]*)\)(\d*)/g, (_, inside: string, of: string) =>
      inside.repeat(Number(of || 1)),
    );
    for (const [, element = '', of = ''] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g))
      counts.set(element, (counts.get(element) ?? 0) + Number(of || 1) * Number(times || 1));
  }
  return counts;
};

const ELEMENTS = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Ti V Cr Mn Fe Co Ni Cu Zn Br Ag Sn I Ba Pt Au Hg Pb U'.split(
    ' ',
  ),
);
