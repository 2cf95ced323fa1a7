import { inOurWriting, inSigns, lettersIn } from '@studia/mathematics';
import { problemIn } from '../working/problem.ts';
import { workedIn } from '../working/worked.ts';
import { asWritten } from './as-written.ts';
import { judgeMessage } from './judge-message.ts';
import type { OwnProblem } from './judgement.ts';

/** What was done to the last expression is done to the next one. */
const VERBS: Readonly<Record<string, string>> = {
  derive: 'Differentiate',
  integrate: 'Integrate',
  expand: 'Expand',
  factor: 'Factor',
  solve: 'Solve',
};

const LEAD = /^\W*(?:(?:ok(?:ay)?|and|so|but|then|now|wait|also|hm+|cool|oh)\b[\s,]*)*/i;
const VARIES =
  /^(?:what about|how about|what if|if|for|with|when|same (?:with|for)|(?:let'?s say|say|suppose))\s+(?:(?:it'?s|its|it is|it was|it were|it|we have|i have|you have|there'?s|i do|the function is)\s+)?(?:instead\s+)?/i;
const CAME =
  /\s*,?\s+(?:(?:then|so|that)\s+)*(?:(?:i|we|you)\s+(?:would\s+)?(?:get|got|think|say|have|found)(?:\s+(?:it'?s|its|that))?|it(?:'d| would)? be|it(?:'?s| is| becomes| gives)|its|is it|would it be|that(?:'?s| is| gives)|thats|gives|becomes|makes|is)\s+/i;
const BEHIND =
  /[\s,.?!]*(?:\b(?:right|correct|yes|ok(?:ay)?|lol|tho|though|too|then|i think|is (?:that|it|this) (?:right|ok|correct))\b[\s,.?!]*)*$/i;
const PROSE = /(?<!\p{L})(?!(?:sin|cos|tan|log|ln|sqrt|pi|exp|or|and)(?!\p{L}))\p{L}{2,}/u;
const SOLVED = /^[a-z]\s*=\s*[-−]?\d[\d./]*$/i;
const MOST_SPOKEN = 3;

/** “And for x⁴ I get x⁵/5 + C”, “what about cos x, i got −sin x”: the last task on something else, with what came out. */
export const variantClaim = (message: string, lasts: readonly string[]): OwnProblem | null => {
  const pair = pairIn(message);
  const at =
    pair &&
    lasts
      .slice(0, MOST_SPOKEN + 1)
      .map(workedIn)
      .find((one) => VERBS[one?.instruction ?? ''] !== undefined);
  const verb = VERBS[at?.instruction ?? ''];
  if (!pair || !at || verb === undefined) return null;
  const { came, isInstead } = pair;
  // What was set to zero is so again.
  const isZero = verb === 'Solve' && at.problem.text.endsWith(' = 0') && /\^/.test(pair.given);
  const given = isZero && !/=/.test(pair.given) ? `${pair.given} = 0` : pair.given;
  const isEquation = /=/.test(given);
  if (isEquation !== (verb === 'Solve') || SOLVED.test(given) || lettersIn(given).length === 0) return null;
  const inPlace = isEquation ? null : withTerm(at.problem.text, given);
  const tasks = [given, ...(inPlace === null ? [] : [inPlace])].map((one) => `${verb} ${one}`);
  const judged = tasks.flatMap((task) => {
    const worked = problemIn(task);
    // The task itself again is no other one.
    if (!worked || worked.problem.text === at.problem.text) return [];
    const judgement = asWritten(
      judgeMessage(worked, { line: worked.problem.text, found: '' }, came),
      worked,
      came,
    );
    return judgement ? [{ exercise: task, judgement }] : [];
  });
  const right = judged.find(({ judgement }) => judgement.kind === 'right');
  const variant = right ?? (isInstead ? judged.at(-1) : judged[0]);
  if (!variant || variant.judgement.kind === 'method') return null;
  const text =
    variant.judgement.kind === 'wrong' ? { ...variant.judgement, isBare: true } : variant.judgement;
  return { exercise: variant.exercise, judgement: text, attempt: came, isVaried: true, isTold: true };
};

const pairIn = (message: string): { given: string; came: string; isInstead: boolean } | null => {
  const bare = message.replace(LEAD, '');
  const lead = VARIES.exec(bare);
  const rest = lead ? bare.slice(lead[0].length).replace(BEHIND, '') : '';
  const link = CAME.exec(rest);
  if (!link) return null;
  const [given, came] = [rest.slice(0, link.index), rest.slice(link.index + link[0].length)];
  const isInstead = /\binstead\b/i.test(message);
  const [one, other] = [given.replace(/\s*\binstead\b\s*/i, ''), came.replace(/\s*\binstead\b\s*/i, '')].map(
    formalOf,
  );
  return one && other ? { given: one, came: other, isInstead } : null;
};

const formalOf = (text: string): string | null => {
  const piece = inSigns(text).trim();
  return piece === '' || piece.length > 80 || PROSE.test(piece) || inOurWriting(piece) === null
    ? null
    : piece;
};

/** “x² + 2x”, out of x³ + 2x and x²: the one term of that form is another one; null where that is not clear. */
const withTerm = (problem: string, term: string): string | null => {
  const inside = /^d\/d[a-z] \((.+)\)$/.exec(problem)?.[1] ?? /^∫ (.+) d[a-z]$/.exec(problem)?.[1] ?? problem;
  if (!/^\d*[a-z](?:\^\d+)?$/i.test(term) || /[()]/.test(inside)) return null;
  const terms = inside.split(/ [+−] /);
  const alike = terms.filter(
    (one) => /^−?\d*[a-z](?:\^\d+)?$/i.test(one) && /\^/.test(one) === /\^/.test(term),
  );
  const [only, second] = alike;
  return terms.length > 1 && only !== undefined && second === undefined
    ? inside.replace(only, `${only.startsWith('−') ? '−' : ''}${term}`)
    : null;
};
