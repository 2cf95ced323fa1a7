import { inOurWriting, lettersIn } from '@studia/mathematics';
import { problemIn } from '../working/problem.ts';
import { workedIn } from '../working/worked.ts';
import { judgeMessage } from './judge-message.ts';
import type { OwnProblem } from './judgement.ts';

const LEADS_TO_ANOTHER =
  /(?:^|[\s,.!?])(?:(?:what|how) about(?: (?:a |an |the )?(?:one|something|problem) (?:like|such as))?|next(?: one)?(?: is)?|(?:let me )?try(?:ing)?(?: another)?|(?:then|and|now) for|nothing fits like|like|now)\s*:?\s+(?=[-−(]?\d*\s?[a-z(\d∫])/i;
const BEHIND_A_TASK =
  /\s?[.?!,;]\s|\s(?=(?:its|it's|is|would be|gives|makes|becomes)\s)|\s(?=then\b|i (?:think|got|get|take|did|guess|would)\b|is it\b)|\s*[?!.]*$/;

/** “There’s nothing in common tho” tries nothing. */
const MAY_BE_AN_ATTEMPT = /\d|(?<!\p{L})[a-hj-z](?!\p{L}|['’])/iu;

/** What was done to the last expression is done to the next one. */
const VERBS: Readonly<Record<string, string>> = {
  derive: 'Differentiate',
  integrate: 'Integrate',
  simplify: 'Simplify',
  expand: 'Expand',
  factor: 'Factor',
};

const DISCRIMINANT =
  /(?:b\s?(?:\^\s?2|²)\s?[-−]\s?4\s?ac|discriminant|under the root)\s*(?:is|=|gives|comes to)\s*([-−]?\d+(?:\.\d+)?)/i;

/** “Ok trying x² + 2x − 15, i think (x − 5)(x + 3)” under another equation: a task of its own, with what was tried. */
export const otherTask = (message: string, open: string): OwnProblem | null => {
  const lead = LEADS_TO_ANOTHER.exec(message);
  const rest = lead ? message.slice(lead.index + lead[0].length) : '';
  const [first = '', ...more] = rest.split(BEHIND_A_TASK);
  const attempt = more
    .filter((one) => MAY_BE_AN_ATTEMPT.test(one))
    .join(' ')
    .replace(
      /^\s*(?:i (?:think|got|get|guess|did)|then|is it|its|it's|is|would be|gives|makes|becomes)\s+(?:its |it's )?/i,
      '',
    )
    .replace(/^that\b.*$|^is that\b.*$/i, '')
    .trim();
  const own = inOurWriting(first);
  const at = workedIn(open);
  const verb =
    own !== null && /[a-z]/i.test(own) && !/[=<>]/.test(own) ? VERBS[at?.instruction ?? ''] : undefined;
  const letters =
    verb === undefined ? own : own?.replaceAll(/\b(?:sin|cos|tan|ln|log|sqrt)\b|\bd[a-z]$/g, '');
  if (own === null || !/[-+−*/^×÷=]/.test(own) || /\p{L}{2}/u.test(letters ?? '')) return null;
  const isPolynomial = /\^2/.test(own) && !/[=<>]/.test(own) && (at?.problem.text ?? '').endsWith(' = 0');
  const task =
    verb !== undefined
      ? `${verb} ${first}`
      : isPolynomial
        ? /\)\s*\(/.test(attempt)
          ? `Factor ${first}`
          : `${first} = 0`
        : first;
  const worked = problemIn(task) ?? problemIn(`What is ${task}?`);
  const isOurs =
    at && judgeMessage(at, { line: at.problem.text, found: '' }, isPolynomial ? `${first} = 0` : first);
  if (!worked || worked.problem.text === at?.problem.text || (isOurs && isOurs.kind !== 'wrong')) return null;
  // A sum of its own numbers may still be a step of ours.
  if (lettersIn(own).length === 0 && at && !isOtherSum(own, open)) return null;
  const [, value] = DISCRIMINANT.exec(attempt) ?? [];
  const inner = `What is the discriminant of ${/=/.test(first) ? first : `${first} = 0`}?`;
  const discriminant = value === undefined ? null : workedIn(inner);
  if (discriminant && value !== undefined) {
    const judgement = judgeMessage(discriminant, { line: discriminant.problem.text, found: '' }, value);
    return { exercise: inner, judgement, attempt: value };
  }
  const judgement =
    attempt === '' ? null : judgeMessage(worked, { line: worked.problem.text, found: '' }, attempt);
  return {
    exercise: task,
    judgement: judgement?.kind === 'wrong' && !judgement.isBare ? null : judgement,
    attempt,
  };
};

/** Whether a sum has nothing to do with the one that is open: a number or a sign that stands nowhere on its way. */
export const isOtherSum = (sum: string, problem: string): boolean => {
  const open = workedIn(problem);
  if (!open || /\p{L}/u.test(open.problem.text)) return false;
  const known = [open.problem, ...open.steps.map(({ after }) => after)].map(({ text }) => text).join(' ');
  const signs = sum.match(/\d+(?:\.\d+)?|[×÷^]/g) ?? [];
  return (
    !open.problem.text.includes(sum) &&
    (sum.length >= open.problem.text.length || signs.some((one) => !known.includes(one)))
  );
};
