import type { Worked } from '@studia/mathematics';
import { withAllNumbers } from '../working/variation-by-place.ts';
import { variationOf } from '../working/variation.ts';
import { workedIn } from '../working/worked.ts';
import type { ClaimedResult } from './claimed-result.ts';
import { claimedRoots } from './claimed-roots.ts';

/** What may be asked further of an exercise that is done, by its kind. */
type Further = (message: string, worked: Worked, last: string) => string | null;

const BOUNDS = /\bfrom\s+([-−]?[\w./π]+)\s+to\s+([-−]?[\d./π]+|e)(?![\p{L}\d])/iu;
const definite: Further = (message, { instruction, problem }) => {
  const [, low, high] = BOUNDS.exec(message) ?? [];
  const inside = /^∫ (?!from)(.+) d[a-z]$/.exec(problem.text)?.[1];
  return instruction === 'integrate' && low !== undefined && inside !== undefined
    ? `Integrate ${inside} from ${low} to ${high}`
    : null;
};

const STATIONARY =
  /\b(?:stationary|turning|critical) points?\b|\bextrem\w+|\bset (?:it|that|this|f'|the derivative) (?:equal )?(?:to )?(?:=\s*)?(?:0|zero)\b/i;
/** “Is f′(x) = 0 always an extreme point?” asks about no exercise. */
const IN_GENERAL =
  /^\W*(?:(?:so|but|and|ok|wait)\s+)*(?:what (?:is|are)|whats|is|are|does|do|why|how)\b|\b(?:always|every|never)\b/i;
const ofDerivative: Further = (message, { instruction, problem, answer }) => {
  if (instruction !== 'derive') return null;
  if (STATIONARY.test(message) && !IN_GENERAL.test(message)) return `Solve ${answer.text} = 0`;
  const [, place] = /\b(?:at|for|when|where) x\s*(?:=|is)\s*([-−]?\d+(?:\.\d+)?)/i.exec(message) ?? [];
  if (place !== undefined) return `What is ${answer.text} when x = ${place}?`;
  const inside = /^d\/d[a-z] \((.+)\)$/.exec(problem.text)?.[1];
  return /\bsecond derivative\b|\bf''/i.test(message) && inside !== undefined
    ? `Find the second derivative of ${inside}`
    : null;
};

const POINT = /\(\s*[-−]?[\d.]+\s*,\s*[-−]?[\d.]+\s*\)/g;
const ofLine: Further = (message, { instruction, answer, problem }, last) => {
  const points = last.match(POINT) ?? [];
  const whole = points.length === 2 ? `Find the equation of the line through ${points.join(' and ')}` : null;
  if (whole !== null && instruction === 'slope' && /\by\s*=.*x/i.test(message)) return whole;
  const equation = whole === null ? undefined : workedIn(whole)?.answer.text;
  if (equation !== undefined && /\bintercept\b/i.test(message))
    return `What is the y-intercept of ${equation}?`;
  const [how] = /\b(?:perpendicular|parallel)\b/i.exec(message) ?? [];
  const line = [answer.text, problem.text].find((text) => text.startsWith('y = '));
  return how !== undefined && line !== undefined && /line|slope/.test(instruction) && !/=/.test(message)
    ? `What is the slope of a line ${how.toLowerCase()} to ${line}?`
    : null;
};

const ofSequence: Further = (message, { instruction }, last) => {
  const [, count] = /\bsum of (?:the )?first (\d+)\b/i.exec(message) ?? [];
  const [, term] = /\b(\d+)(?:st|nd|rd|th) (?:term|one)\b/i.exec(message) ?? [];
  const [row] =
    /(?<![\d.])[-−]?\d{1,12}(?:\.\d{1,9})?(?:,\s{0,3}[-−]?\d{1,12}(?:\.\d{1,9})?){2,20}/.exec(last) ?? [];
  if (row === undefined || !/term|sum/.test(instruction)) return null;
  const [, value] = /\bwhich term (?:is|equals|has the value) ([-−]?\d+)\b/i.exec(message) ?? [];
  const [first = 0, second = 0, third = 0] = row.split(',').map(Number);
  if (value !== undefined && second - first === third - second)
    return `Solve ${first} + ${second - first}(n - 1) = ${value}`;
  if (count !== undefined) return `What is the sum of the first ${count} terms of ${row}, ...?`;
  return term === undefined ? null : `What is the ${term}th term of the sequence ${row}, ...?`;
};

/** “Both blue” after “both red”, “sum 8” after “the sum is 7”. */
const ofChance: Further = (message, { instruction }, last) => {
  if (instruction !== 'probability') return null;
  const [both, colour] = /\bboth (?:are )?(\p{L}+)/iu.exec(message) ?? [];
  const [old] = /\bboth (?:are )?\p{L}+/iu.exec(last) ?? [];
  if (both !== undefined && colour !== undefined && old !== undefined)
    return last.includes(colour) ? last.replace(old, both) : null;
  const [, sum] = /\bsum (?:(?:is|of|being) )?(\d+)/i.exec(message) ?? [];
  return sum === undefined ? null : last.replace(/(\bsum (?:(?:is|of|being) )?)\d+/i, `$1${sum}`);
};

/** “And 20% off after that”, “with 10% tax its 74.80”. */
const ofPercent: Further = (message, { answer }) => {
  const [, amount] = /^[$€£]?(\d+(?:\.\d+)?)$/.exec(answer.text) ?? [];
  const more = MORE.exec(message);
  const percent = (more ?? LESS.exec(message))?.slice(1).find((one) => one !== undefined);
  // With a price of its own it is another story; the last number may be what comes out.
  const others = (message.match(/\d+(?:\.\d+)?/g) ?? []).filter((one) => one !== percent);
  const isOther = others.length > 1 || /\bcosts?\b|\b(?:altogether|overall|(?:in )?total)\b/i.test(message);
  return percent === undefined || amount === undefined || isOther
    ? null
    : `${more ? 'Increase' : 'Decrease'} ${amount} by ${percent}%`;
};
const MORE =
  /(?<![\d.])(\d{1,9}(?:\.\d{1,6})?)\s?(?:%|percent) (?:tax|tip|more|vat|extra)\b|\b(?:up|increas\w{1,9}|rais\w{1,9})(?: again)? (?:by |another )?(\d{1,9}(?:\.\d{1,6})?)\s?%/i;
const LESS =
  /(?<![\d.])(\d{1,9}(?:\.\d{1,6})?)\s?(?:%|percent) (?:off|discount|less|cheaper|reduction)\b|\b(?:down|reduc\w{1,9}|drop\w{0,9}|cut)(?: again)? (?:by |another )?(\d{1,9}(?:\.\d{1,6})?)\s?%/i;

/** “And 15 girls” where it was asked how many boys. */
const ofOthers: Further = (message, { instruction }, last) => {
  const [, what] =
    /^\W{0,3}(?:and |so |then ){0,3}(?:its |there are |that's |thats )?\d{1,12} (\p{L}{1,30})\W{0,3}$/iu.exec(
      message,
    ) ?? [];
  return what !== undefined && instruction === 'work out in steps' && last.includes(what)
    ? last.replace(/\bhow many \p{L}+/iu, `how many ${what}`)
    : null;
};

const KINDS: readonly Further[] = [definite, ofDerivative, ofLine, ofSequence, ofChance, ofPercent, ofOthers];

const SETS =
  /\b(?:integrate|integral of|differentiate|derivative of)\s+(?!it\b|that\b|this\b)\S|\bterms of [-−\d]|\bwhat(?:'s|s| is) [-−]?\d|\bcosts? [$€£]?\d/i;

/** A further question about the exercise that was spoken of last; null where none is asked. */
export const furtherQuestion = (message: string, last: string): string | null => {
  const worked = workedIn(last);
  // What is set anew and can be worked by itself asks nothing further of what was before.
  if (!worked || (SETS.test(message) && workedIn(message))) return null;
  for (const kind of KINDS) {
    const problem = kind(message, worked, last);
    if (problem !== null && problem !== last && workedIn(problem)) return problem;
  }
  return null;
};

const BEFORE_A_CLAIM =
  /\b(?:is|are|its|it['’]s|thats|that['’]s|must be|should be|would be|be|equals|get|only|has|have)\b|[,?]/i;
const LEADS_IN = /^(?:also|then|about|just|back to|back at|i think)\s/i;
const BEHIND = /[\s?!.]{1,3}(?:right|too|then)?[\s?!.]{0,3}$/i;
const IS_CLAIMED = /^(?:[a-z]\s?=|[-−(]?[\d.]{0,12}[a-z]?[\d(^]|[-−]?(?:pi|π|e)$)/i;

/** What is said to come out: it stands last, behind “is” and its kin. */
const claimAtEnd = (message: string): string | undefined => {
  const [claim = ''] = message.split(/\s(?:bc|because|cuz)\s/i);
  const last = claim.replace(BEHIND, '').split(BEFORE_A_CLAIM).at(-1)?.trim().replace(LEADS_IN, '') ?? '';
  const value = /^[a-z]\s?=/i.test(last) ? last : (last.split('=').at(-1)?.trim() ?? '');
  return IS_CLAIMED.test(value) ? value : undefined;
};

/** Who asks for it does not say what it is. */
const ASKS =
  /^\W{0,3}(?:(?:and|so|but|ok|then) ){0,3}(?:what|whats|how|which|find|calculate|work out|integrate)\b/i;

const COUNTED = /^\W{0,3}(?:and |so |then ){0,3}(\d{1,12}) \p{L}{1,30}\W{0,3}$/iu;

const BETWEEN = /,|\b(?:then|so|its|it's|it is|itd be|it would be|is|would be)\b/gi;
const AN_AMOUNT =
  /(?<![\d.])[-−]?[$€£]?\d{1,12}(?:\.\d{1,9})?(?:\s?\/\s?\d{1,9})?(?:\s?(?:%|\p{L}[\p{L}/]{0,12}[²³]?))?/gu;

/** “If the foot is 4 m away, then it’s 3 m”: the exercise with another number, and what is said to come out. */
const variedResults = (message: string, last: string): ClaimedResult[] => {
  const between = [...message.matchAll(BETWEEN)].find(({ index, 0: word }) => {
    const [before, behind] = [message.slice(0, index), message.slice(index + word.length)];
    return /\d/.test(before) && /\d/.test(behind) && (/^\s?[-−$€£\d]/.test(behind) || /\bso\b/i.test(behind));
  });
  const change = between && message.slice(0, between.index);
  const claim = between && [...message.slice(between.index).matchAll(AN_AMOUNT)].at(-1)?.[0];
  if (change === undefined || !speaksOf(change, last)) return [];
  const other = change.trim().replace(/^(?:(?:and|so|then|but|what|if|ok|hm+)\s+)+/i, '');
  const problem = variationOf(`if ${other}`, last);
  return problem === null || claim === undefined ? [] : [{ problem, claim: claim.trim(), isFurther: true }];
};

/** “And 5 and 12 gives 13”: all numbers anew, and what is said to come out. */
const numberResults = (message: string, last: string): ClaimedResult[] => {
  const [, given = '', claim = ''] =
    /^(.{3,60}?)\s*,?\s(?:gives|makes|is|=|would be|then (?:its|it's)|so (?:its|it's)|i get|i got)\s([-−$]?\d[\d.]*\s?\p{L}{0,3})\W*$/iu.exec(
      message,
    ) ?? [];
  const problem = given === '' ? null : withAllNumbers(given, last);
  return problem === null ? [] : [{ problem, claim: claim.trim(), isFurther: true }];
};

// “If friction is 5 N” changes no force of before: it is something new.
const speaksOf = (change: string, last: string): boolean => {
  const known: readonly string[] = last.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const own = change.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return own.every((word) => SMALL_WORDS.has(word) || known.includes(word));
};
const SMALL_WORDS = new Set(
  'what was were the its only instead there goes takes going weighs weighed had has have would away about and then but with for how long same now takes took hmm okay were'.split(
    ' ',
  ),
);

/** The same with what the student says comes out. */
export const furtherResults = (message: string, last: string, may: { roots: boolean }): ClaimedResult[] => {
  const roots = may.roots ? claimedRoots(message, last) : [];
  if (roots.length > 0) return roots;
  const varied = [...variedResults(message, last), ...numberResults(message, last)];
  if (varied.length > 0) return varied;
  const problem = ASKS.test(message) ? null : furtherQuestion(message, last);
  const claim = problem === null ? undefined : (claimAtEnd(message) ?? COUNTED.exec(message)?.[1]);
  return problem === null || claim === undefined || BOUNDS.test(claim)
    ? []
    : [{ problem, claim, isFurther: true }];
};
