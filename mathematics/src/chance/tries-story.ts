import { ordinal } from '../arithmetic/number-words.ts';
import { numberOf } from '../arithmetic/written-number.ts';
import { boundsIn } from './bounds.ts';
import { binomialTries, geometric, normal, poissonEvents, type Distribution } from './distribution.ts';
import { secondsIn } from './time-units.ts';

const OTHER =
  /\b(?:normal(?:ly)?|uniform(?:ly)?|exponential(?:ly)?|confiden\w+|margin|hypothes\w+|p-?value|discount|interest|tax|tip|given|average|mean of|replacement|urn|bag|deck|solution|elasticity)\b|~/i;
const SHARE =
  /(?<![\w.])(\d+(?:\.\d+)?)\s*(?:%|percent\b)|(?<![\w.])(0?\.\d+)(?!\w|\.\d)|(?<![\w./])(\d+)\s*\/\s*(\d+)(?!\w|[./]\d)|\b(?:1|one)\s+(?:in|out of)\s+(?:every\s+)?(\d+)\b/gi;

const sharesIn = (text: string): { readonly part: number; readonly written: string }[] =>
  [...text.matchAll(SHARE)].map((match) => ({
    part:
      match[1] === undefined
        ? match[2] === undefined
          ? match[3] === undefined
            ? 1 / Number(match[5])
            : Number(match[3]) / Number(match[4])
          : Number(match[2])
        : Number(match[1]) / 100,
    written: match[0],
  }));

/** The chance of one try: said once, or known from a coin, a die or a guess among choices. */
const hitIn = (text: string): { readonly part: number; readonly rest: string } | null => {
  const [first, ...others] = sharesIn(text);
  if (first && others.every(({ part }) => part === first.part))
    return {
      part: first.part,
      rest: [first, ...others].reduce((rest, { written }) => rest.replace(written, ' '), text),
    };
  if (first) return null;
  const options = /\b(\d)\s+(?:answer\s+|possible\s+)*(?:options|choices|answers|alternatives)\b/i.exec(text);
  if (options && /\bguess/i.test(text))
    return { part: 1 / Number(options[1]), rest: text.replace(options[0], ' ') };
  if (/\btrue[\s/-]+(?:or[\s-]+)?false\b/i.test(text) && /\bguess/i.test(text))
    return { part: 1 / 2, rest: text };
  if (/\bcoin\b/i.test(text) && /\b(?:heads?|tails?)\b/i.test(text)) return { part: 1 / 2, rest: text };
  const face = /\b(?:gets?|rolls?|rolling|show\w*|obtain\w*)\s+an?\s+([1-6])\b/i.exec(text);
  return face && /\bdie\b/i.test(text) ? { part: 1 / 6, rest: text.replace(face[0], ' ') } : null;
};

const integersIn = (text: string): number[] =>
  [
    ...text.matchAll(
      /(?<![\w.,$-])(\d[\d,]*)(?![\w]*\d|\.\d|\s*(?:%|-?years?-?\s?old|st\b|nd\b|rd\b|th\b))/g,
    ),
  ].map((match) => numberOf(match[1]));

const MOST_TRIES = 5_000;

/** So many tries with the same chance, told as a story: every number has a role, or it is none. */
export const triesIn = (text: string, question: string): Distribution | null => {
  if (OTHER.test(text) || /\b(?:until|first|per|each)\b/i.test(question) || /\buntil\b|\bfirst\b/i.test(text))
    return null;
  if (!/\bprob|\bchance|\blikely|\bexpect|\bdeviation\b|\bvariance\b|\bstandard error\b/i.test(question))
    return null;
  const hit = hitIn(text);
  if (!hit || !(hit.part > 0 && hit.part < 1)) return null;
  const asked = /\bprob|\bchance|\blikely/i.test(question) ? hitsAsked(question) : '';
  if (asked === null) return null;
  const numbers = [...new Set(integersIn(asked === '' ? hit.rest : hit.rest.replace(asked, ' ')))];
  const [tries, more] = numbers;
  if (tries === undefined || more !== undefined || tries < 2 || tries > MOST_TRIES) return null;
  if (
    /\bsample proportions?\b|\bproportions?\b/i.test(question) &&
    /\bstandard (?:error|deviation)\b/i.test(question)
  )
    return normal(hit.part, Math.sqrt((hit.part * (1 - hit.part)) / tries));
  return binomialTries(tries, hit.part);
};

// The words that say which numbers of hits count; empty when they are said without a number.
const hitsAsked = (question: string): string | null => {
  const count = String.raw`(?:exactly|at\s+least|at\s+most|fewer\s+than|less\s+than|more\s+than|no\s+more\s+than|only)\s+\d+|between\s+\d+\s+and\s+\d+|\d+\s+or\s+(?:more|fewer|less)`;
  const found = new RegExp(count, 'i').exec(question)?.[0];
  if (found !== undefined) return boundsIn(found) || /^only/i.test(found) ? found : null;
  return /\b(?:none|no|all|every|twice|once)\b/i.test(question) ? '' : null;
};

/** Tries until the first hit, and the question in terms of their number. */
export const untilFirstIn = (
  text: string,
  question: string,
): { readonly distribution: Distribution; readonly question: string } | null => {
  if (/\b(?:normal|uniform|exponential|confiden\w+)\b/i.test(text)) return null;
  const model = /~\s*G(?:eo(?:m(?:etric)?)?)?\s*\(\s*(\d*\.?\d+)(?:\s*\/\s*(\d+))?\s*\)/.exec(text);
  if (model) return { distribution: geometric(Number(model[1]) / Number(model[2] ?? 1)), question };
  if (
    !/\buntil\b|\bfirst\b/i.test(text) ||
    !/\bprob|\bexpect|\bmean\b|\baverage\b|\bdeviation\b|\bvariance\b/i.test(question)
  )
    return null;
  const hit = hitIn(text.replace(/\b(?:at most|at least|more than|within)\s+\d+/gi, ' '));
  const face = /\b(?:a|an)\s+(?:6|six)\b/i.test(text) && /\bdie\b/i.test(text) ? 1 / 6 : null;
  const part = hit?.part ?? face;
  if (part === null || !(part > 0 && part < 1)) return null;
  const at = ordinalIn(question);
  if (
    at === null &&
    !boundsIn(question) &&
    !/\bexpect|\bmean\b|\baverage\b|\bdeviation\b|\bvariance\b/i.test(question)
  )
    return null;
  return {
    distribution: geometric(part),
    question: at === null ? question : `What is the probability P(x = ${at})?`,
  };
};

// `the first answer comes on the fourth call`
const ordinalIn = (question: string): number | null => {
  const behind =
    /\bfirst\b.*?\b(?:on|at|in|with|is)\s+(?:the\s+|his\s+|her\s+|its\s+)?(?:(\d+)(?:st|nd|rd|th)|([a-z]+))\b/i.exec(
      question,
    );
  const word = ordinal(behind?.[2] ?? '') ?? 0;
  return behind?.[1] === undefined ? (word > 1 ? word : null) : Number(behind[1]);
};

const MEASURES =
  /^(?:minutes?|hours?|seconds?|days?|dollars?|miles?|km|kilomet\w+|pounds?|kg|grams?|inches|feet|meters?|percent|points?|liters?|gallons?|years?|degrees?|cents?|pages?)$/i;
const AVERAGE = String.raw`\b(?:on\s+average|an?\s+average\s+(?:rate\s+)?of|averages?|at\s+(?:an?\s+)?(?:average\s+)?rate\s+of|a\s+mean\s+of)`;
const EVERY = String.raw`\b(?:per|an?|each|every|in\s+(?:an?|one|1))\s+([a-z]+)`;
/** Events that come at an average rate and are counted. */
export const eventsIn = (text: string, question: string): Distribution | null => {
  const model = /~\s*P(?:o(?:is(?:son)?)?)?\s*\(\s*(\d*\.?\d+)\s*\)/.exec(text);
  if (model) return poissonEvents(Number(model[1]));
  if (
    /\b(?:normal(?:ly)?|uniform(?:ly)?|exponential(?:ly)?|deviation of)\b|\bstandard deviation\b(?=[^?]*\d)/i.test(
      text,
    )
  )
    return null;
  if (!/\bpoisson\b/i.test(text) && !/\bprob|\bchance/i.test(question)) return null;
  const rate =
    new RegExp(
      String.raw`${AVERAGE}[^.?\d]{0,30}?(\d+(?:\.\d+)?)\s+([a-z]+)(?:[^.?\d]{0,40}?)${EVERY}`,
      'i',
    ).exec(text) ??
    new RegExp(String.raw`(\d+(?:\.\d+)?)\s+([a-z]+)\s+${EVERY},?\s+on\s+average`, 'i').exec(text);
  if (!rate || MEASURES.test(rate[2] ?? '') || !(Number(rate[1]) > 0)) return null;
  const numbers = text.replace(rate[0], ' ');
  const span = /\b(\d+)?[\s-]*(second|minute|hour|day|week|month|year)s?\b/i.exec(questionPart(question));
  const [from, to] = [secondsIn(rate[3] ?? ''), secondsIn(span?.[2] ?? '')];
  const scale = from !== undefined && to !== undefined ? (Number(span?.[1] ?? 1) * to) / from : 1;
  // Another number than those of the question belongs to something else.
  return /\d/.test(numbers.replace(question, ' ')) ? null : poissonEvents(Number(rate[1]) * scale);
};

const questionPart = (question: string): string =>
  question.replace(/\b(?:exactly|at least|at most|fewer than|less than|more than)\s+\d+\s+[a-z]+/i, ' ');
