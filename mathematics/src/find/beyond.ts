import { symbolsOf } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { domainIn } from '../notation/trigonometry.ts';
import type { Request } from './request.ts';

/** Words of questions whose answer is not the value or the solution of the mathematics beside them. */
const OTHER_TOPICS =
  /\b(?:eccentricity|foci|focus|directrix|hyperbola|ellipse|asymptotes?|amplitude|frequency|phase shift|matrix|matrices|determinants?|augmented|row operations?|vectors?|polar|parametric|cartesian|domain|quadrant|critical points?|inflection|concave|epsilon|delta|surface area|arc length|revolution|newton'?s method|iterat\w+|probability|distribution|standard deviation|variance|sample|population|confidence|hypothesis|regression|expected value|outcomes?|permutations?|combinations?|velocity|acceleration|force|momentum|torque|energy|pressure|wavelength|voltage|pixels?|file size|molar\w*|moles?|pH|kg|newtons?|joules?|watts?|mass|friction|gravit\w+|accelerat\w*|collisions?|pendulum|electrons?|chemical|outlier|largest integer|average value|truth table|statement must be true|mean value theorem|binomial coefficient|remainder theorem|synthetic division|partial fractions?|series|transformation\w*|shifted|stretched|reflected|format|in the form|hole|elevation|perpendicular|parallel|inverse of|multiplicity|growth factor|shadow|horizon|ladder|(?:tangent|normal)(?: line)? (?:to|at))\b/i;

/** What is left undefined has no value to work out. */
export const ZERO_TO_ZERO = /(?<![\d.])0\s?\^\s?\(?0\)?(?![\d.])/;

const ASKED_LETTER = /\b(?:find|what(?:'s|s| is)|calculate|work out)\s(?:the )?([a-z])(?![\p{L}(])/iu;

/** “Mg = 24 O = 16”, “u = 5, a = 2, find s”: values that are given for something else that is asked. */
const givesValues = (text: string): boolean => {
  const given = Array.from(text.matchAll(GIVEN_VALUE), ([, name]) => name);
  const asked = ASKED_LETTER.exec(text)?.[1];
  const isOther = asked !== undefined && !given.includes(asked) && !/[-+*/^]/.test(text);
  return given.length > 1 && (isOther || isMeasured(text, given));
};

/** Whether a number has a unit; in “m = 2, find n + 2m” the letter is none. */
const isMeasured = (text: string, letters: readonly (string | undefined)[]): boolean =>
  Array.from(text.matchAll(MEASURE)).some(
    ([, equals, unit]) => equals !== undefined || !letters.includes(unit),
  );
const MEASURE =
  /(=\s?)?(?<![\d.])\d{1,9}(?:\.\d{1,9})?\s?(mol\w*|g|grams?|[ckm]?m)(?![A-Za-z]|\s?[-+*/^(=])/g;

const GIVEN_VALUE = /(?<![A-Za-z\d)])([A-Z][a-z]?|[a-z])\s?=\s?[-−]?\d+(?:\.\d+)?(?!\s?[-+*/^(=\d]|\d)/g;

/** Behind an equation stands where it is solved: that is no task, and who leaves it out gives other solutions. */
const isOnlyWhere = (text: string, { statements }: Request): boolean =>
  /(?<![<>])=/.test(text) &&
  (statements.every((one) => DOMAIN_ALONE.test(write(one))) ||
    (/(?<![a-z])(?:sin|cos|tan)/i.test(text) && domainIn(text) !== null));
const DOMAIN_ALONE = /^(?:[^a-zA-Z<>≤≥=]+ [<>≤≥] )?[a-zθα] [<>≤≥] [^a-zA-Z<>≤≥=]+$/;

const MOST_WORDS = 60;

/** Whether the mathematics that was found is only a part of a question that we do not understand. */
export const isBeyondUs = (text: string, request: Request): boolean =>
  OTHER_TOPICS.test(text) ||
  ZERO_TO_ZERO.test(text) ||
  givesValues(text) ||
  /\bP\s*\(\s*[A-Z]/.test(text) ||
  !asksForWork(text) ||
  isOnlyWhere(text, request) ||
  isStory(text, request);

// A story has numbers that the found mathematics does not use.
const isStory = (text: string, { statements, given, functions }: Request): boolean => {
  const words = text.match(/\b[A-Za-z]{2,}\b/g)?.length ?? 0;
  const used = [
    ...statements.map(write),
    ...[...given.values()].map(write),
    ...[...functions.values()].map(({ body }) => write(body)),
  ].join(' ');
  const unused = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).filter(
    (one) => !used.includes(one.replaceAll(',', '')),
  );
  const thin = statements.every((one) => symbolsOf(one).length > 0 && !/\d|[+=<>√^/]/.test(write(one)));
  // A formula whose letters stand for numbers that the story tells.
  const formula = statements.every((one) => symbolsOf(one).length > 1);
  return (
    (words > 8 && unused.length > 1) ||
    (formula && words > 8 && unused.length > 0) ||
    words > MOST_WORDS ||
    (thin && words > 5 && functions.size === 0 && given.size === 0)
  );
};

/** Things that working on the mathematics of a message does give. */
const GIVEN_BY_WORK = new Set(
  'value values solution solutions answer answers result results expression expressions product products sum sums difference differences quotient quotients simplified simplest exact root roots zero zeros x-value equation equations function functions polynomial polynomials missing unknown variable variables number numbers following form fraction fractions decimal factored factor factors factorization square cube nth integral derivative limit limits composition composite principal fourth fifth other real complex two indicated given simplification power powers trinomial binomial operation operations set logarithm logarithms lcd percent percentage absolute decomposition sine cosine tangent greatest least common precise sqrt cbrt log ln sin cos tan factorial inequality inequalities interval lowest fully system ordered precisely trig trigonometric partial largest smallest positive negative point larger smaller'.split(
    ' ',
  ),
);
const ASKED =
  /\b(?:find|calculate|determine|identify|state|give|compute|what(?:'s|\s+is|\s+are|\s+was|\s+were|\s+would\s+be)?)\s+(?:the|its|their|your|our|his|her)\s+(?:[a-z]\s+)?([a-z][a-z-]*)/gi;

/** Whether every thing that is asked for by name can come out of simplifying, factoring or solving. */
const asksForWork = (text: string): boolean =>
  [...text.matchAll(ASKED)].every(([, thing = '']) => GIVEN_BY_WORK.has(thing.toLowerCase()));
