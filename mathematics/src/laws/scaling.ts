import { multiply, toNumber } from '../expression/fraction.ts';
import { rephrased } from '../find/rephrased.ts';
import { fractionOf } from '../formula/rounded.ts';
import { partsOf } from './all-laws.ts';
import { type LawUse, type Solution, solveByLaws } from './laws.ts';
import { normalise } from './measures.ts';
import { solveLaw } from './solve-law.ts';
import { type Quantity, nounOf } from './table.ts';
import { isSame, unitOf } from './units.ts';

/** What becomes of one quantity of a solved problem when another is made so many times as large, and all else stays. */
export interface Scaling {
  readonly cause: string;
  readonly factor: number;
  readonly effect: string;
  /** What the effect is multiplied by; 1 where the cause has no part in the formula. */
  readonly times: number;
  readonly formula: string;
  readonly isInFormula: boolean;
  /** Whether the student said what comes of it, and was right; null where nothing was said. */
  readonly isRight: boolean | null;
}

/** “If I make the radius double, the volume doubles too”: tried out on the laws that solved a problem; null when nothing of that kind was said. */
export const scalingIn = (message: string, problem: string): Scaling | null => {
  const text = normalise(message).toLowerCase();
  const solution = solutionOf(problem);
  const isOther = (text.match(SHAPES) ?? []).some((shape) => !problem.toLowerCase().includes(shape));
  const change = solution && !isOther ? changeIn(text, solution) : null;
  if (!solution || !change) return null;
  const { factor, cause, behind } = change;
  const { uses, quantity: target } = solution.way;
  const isTarget: Kind = (one) => one === target;
  const said = (times: number, { law: { formula } }: LawUse) =>
    ({ factor, times, formula, isRight: judged(behind, factor, times) }) as const;
  for (const effect of [...effectsIn(behind), isTarget])
    for (const use of uses) {
      const parts = partsOf(use.law);
      const causes = parts.filter(([, one]) => cause(one) && !(effect === isTarget && isTarget(one)));
      const effects = parts.filter(([, one]) => effect(one) && !causes.some(([, other]) => other === one));
      const [[symbol, from] = ['', null], ...others] = causes;
      const [[wanted, to] = ['', null], ...more] = effects;
      if (!from || !to || others.length > 0 || more.length > 0) continue;
      // What stays the same in a circuit, only who built it knows.
      if (use.law.subject === 'electricity') continue;
      const times = timesOf(use, symbol, wanted, factor);
      if (times !== null)
        return { ...said(times, use), cause: nounOf(from), effect: nounOf(to), isInFormula: true };
    }
  const isElsewhere = uses.every(({ law }) => partsOf(law).every(([, one]) => !cause(one)));
  const [last] = uses.slice(-1);
  const constant = last && partsOf(last.law).find(([, one]) => effectsIn(behind).some((is) => is(one)))?.[1];
  // That a ball is heavier changes nothing of its fall; of other things more may change than the formula shows.
  return isElsewhere && last && cause === isMass && isOfFalling(uses)
    ? { ...said(1, last), cause: 'mass', effect: nounOf(constant ?? target), isInFormula: false }
    : null;
};

const isOfFalling = (uses: readonly LawUse[]): boolean => {
  const all = uses.flatMap(({ law }) => partsOf(law).map(([, one]) => one));
  const hasForce = all.some((one) => FORCE.some((isForce) => isForce(one)));
  return !hasForce && all.some(({ name }) => name === 'gravity');
};

const SHAPES = /\b(?:cone|sphere|pyramid|cube|cylinder|triangle|square|circle|box|rectangle)\b/g;

const solutionOf = (problem: string): Solution | null => {
  for (const form of [problem, ...rephrased(problem)]) {
    const solved = solveByLaws(form);
    if (solved) return solved;
  }
  return null;
};

type Kind = (quantity: Quantity) => boolean;
const of =
  (unit: string, name?: RegExp): Kind =>
  (quantity) =>
    isSame(quantity.unit.dimension, unitOf(unit).dimension) &&
    (name === undefined || name.test(quantity.name));
/** Forces, weights among them, and pressures. */
const FORCE = [of('N'), of('Pa')];

const isMass = of('kg');
const NAMES: readonly (readonly [words: RegExp, is: Kind])[] = [
  [/\bradius\b/, of('m', /radius/)],
  [/\b(?:heav\w+|mass|weighs?|weight)\b/, isMass],
  [/\b(?:fast(?:er)?|speed|velocity|slower|goes|drives|going)\b/, of('m/s')],
  [/\b(?:voltage|volts?)\b/, of('V')],
  [/\b(?:resistance|resistor|ohms?)\b/, of('ohm')],
  [/\b(?:current|amps?)\b/, of('A')],
  [/\bforce\b/, of('N')],
  [/\bpower\b/, of('W')],
  [/\bvolume\b/, of('m^3')],
  [/\barea\b/, of('m^2')],
  [/\b(?:time|takes|longer|shorter)\b/, of('s')],
  [/\b(?:energy|heat|work)\b/, of('J')],
  [/\b(?:distance|far|further)\b/, of('m')],
  [/\b(?:height|high(?:er)?|tall(?:er)?)\b/, of('m', /height/)],
  [/\bdensity\b/, of('kg/m^3')],
  [/\bpressure\b/, of('Pa')],
];

const FACTOR =
  /\b(?:(twice|doubl\w+|2 ?x|two times|2 times)|(half|halv\w+)|(tripl\w+|3 ?x|three times|3 times)|(?:(\d{1,3})|(ten)) times)\b(?! of\b)/;
const INSTEAD = /(?<![\d.])(\d+(?:\.\d+)?)\s?[a-z/]*\s+instead of\s+(\d+(?:\.\d+)?)/;

/** What is changed, by how much, and what is said behind it. */
const changeIn = (
  text: string,
  { way: { taken } }: Solution,
): { factor: number; cause: Kind; behind: string } | null => {
  const instead = INSTEAD.exec(text);
  if (instead) {
    const [all, now = '', before = ''] = instead;
    const own = [...taken].filter(([measure]) => Number.parseFloat(measure.written) === Number(before));
    const [[, quantity] = [null, null], other] = own;
    const factor = Number(now) / Number(before);
    return quantity && !other && factor > 0 && Number.isFinite(factor)
      ? { factor, cause: (one) => one === quantity, behind: text.slice(instead.index + all.length) }
      : null;
  }
  const found = FACTOR.exec(text);
  if (!found || !/\b(?:if|when|what if|with|make|made|doubl\w+|twice|half|tripl\w+|times|2x)\b/.test(text))
    return null;
  const factor = factorOf(found);
  // “Make the radius double the volume doubles too”: the name stands before the factor, or right behind it.
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  // What is denied before it is no change: “the volume doesn’t double if …”.
  if (factor === 0 || isHedged(before)) return null;
  const near = /^ as \w+/.exec(after)?.[0] ?? after.slice(0, 24);
  const byBefore = NAMES.find(([words]) => words.test(before));
  const byAfter = NAMES.find(([words]) => words.test(near));
  const chosen = near.startsWith(' as ') ? (byAfter ?? byBefore) : (byBefore ?? byAfter);
  if (!chosen) return null;
  return { factor, cause: chosen[1], behind: after.replace(chosen === byAfter ? chosen[0] : /$^/, ' ') };
};

const factorOf = ([, double, half, triple, number]: readonly (string | undefined)[]): number => {
  if (double !== undefined) return 2;
  if (half !== undefined) return 0.5;
  return triple === undefined ? Number(number ?? 10) : 3;
};

const effectsIn = (behind: string): Kind[] => {
  const changing = behind.replaceAll(/\b(?:same|constant) \w+/g, ' ');
  return NAMES.filter(([words]) => words.test(changing)).map(([, is]) => is);
};

const timesOf = (
  { law, unknown, values, result }: LawUse,
  cause: string,
  effect: string,
  factor: number,
): number | null => {
  const all = { ...values, [unknown]: result };
  const [old, own] = [all[effect], all[cause]];
  if (!old || !own || old.top === 0n) return null;
  const { [effect]: _, ...given } = all;
  const now = solveLaw(law.formula, effect, { ...given, [cause]: multiply(own, fractionOf(factor)) });
  return now && Number((toNumber(now) / toNumber(old)).toPrecision(4));
};

const judged = (behind: string, factor: number, times: number): boolean | null => {
  if (isHedged(behind)) return null;
  const match = FACTOR.exec(behind);
  if (match) return factorOf(match) === times;
  if (behind.search(UNCHANGED) >= 0) return times === 1;
  const [more, less] = [
    /\b(?:longer|bigger|larger|more|faster|higher|stronger|further)\b/.test(behind),
    /\b(?:shorter|smaller|less|slower|lower|weaker)\b/.test(behind),
  ];
  if (more === less) return more ? times !== 1 && null : null;
  return more ? times > 1 : times < 1;
};

const UNCHANGED = /\b(?:same|no difference|doesn'?t (?:matter|change)|not (?:matter|change))\b/g;
const HEDGED =
  /n't\b|\b(?:not|never|no(?!\W*$)|dont|doesnt|didnt|isnt|arent|wont|cant|wouldnt|(?:more|less) than|at (?:least|most)|almost|nearly)\b/;
/** Whether something is denied, or only compared: whether that is right, the factor alone does not tell. */
const isHedged = (claim: string): boolean => HEDGED.test(claim.replaceAll(UNCHANGED, ' '));
