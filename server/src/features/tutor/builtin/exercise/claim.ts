import { findSum, inSigns } from '@studia/mathematics';
import { continueSum, openSum } from './arithmetic.ts';
import { openProblem } from './open.ts';
import { continueSteps } from './steps.ts';
import type { Turn } from './turn.ts';
import { workedIn } from './worked.ts';

interface Claim {
  problem: string;
  claim: string;
}

const SAYS = String.raw`(?:i (?:think|believe|guess|say|said|got|get|found|have|calculated)(?: that)?(?: it(?:'s| is))?|my (?:answer|result|solution) (?:is|was|:)|is it|is the answer|the answer (?:is|:|should be|must be)|answer\s*:|so(?= [a-z]\s*=)|and got|gives me|gives|is that)(?!\w)`;
const CLAIMS: readonly [form: RegExp, problem: number, claim: number][] = [
  [
    /^(?:is|was)\s+(.+?)\s+(?:an?\s+|the\s+)?(?:right |correct |final )?(?:answer|solution|result|root|zero)\s+(?:to|of|for)\s+(?:the (?:equation|problem|question|inequality)\s+)?(.+)$/is,
    2,
    1,
  ],
  [
    new RegExp(
      String.raw`^${SAYS}\s+(.+?)\s+(?:for|to|as (?:the|an|my) (?:answer|solution) (?:of|to|for))\s+(.+)$`,
      'is',
    ),
    2,
    1,
  ],
  [
    /^(?:i think |i believe |i say )?(?:the )?(?:answer|solution|result)\s+(?:to|of|for)\s+(.+?)\s+(?:is|must be|should be)\s+(.+)$/is,
    1,
    2,
  ],
  [new RegExp(String.raw`^(.+?)[\s,.;:?!]+(?:and |but |then |hmm+ )?${SAYS}\s*(.+)$`, 'is'), 1, 2],
  [
    /^(?:i (?:think|believe|guess|say)(?: that)?|so|then)\s+(.+?)\s+(?:is|equals|makes|gives)\s+([^a-z]+)$/is,
    1,
    2,
  ],
  [/^(?:is|does|do)\s+(.+?)\s+(?:equals?(?: to)?|make|come to|give)\s+(.+)$/is, 1, 2],
];
const LONGEST_CLAIM = 400;
const ASKED_BEHIND = /[\s,.;:!?-]*\b(?:is (?:that|this|it|my \w+)|am i|right|correct|did i)\b[^=\d]*$/i;

/** A problem and what the student says is its answer, in one message; null when nothing is claimed. */
const claimIn = (message: string): Claim | null => {
  const text = message
    .slice(0, LONGEST_CLAIM)
    .replaceAll(/[’‘]/g, "'")
    .replace(
      /^\s*(?:(?:hi|hey|hello|please|can you)[\s,]+)?(?:check (?:if|whether|my \w+|this|that)?\s*:?\s*)?/i,
      '',
    );
  const bare = text.replace(ASKED_BEHIND, '').replace(/[\s?!.]+$/, '');
  for (const [form, problem, claim] of CLAIMS) {
    const found = form.exec(bare);
    const [one, other] = [found?.[problem]?.trim(), found?.[claim]?.trim()];
    if (
      one !== undefined &&
      other !== undefined &&
      /[\d∞+*/^−]|\b(?:no solution|yes|no|true|false)\b|^[a-z]$/i.test(inSigns(other))
    )
      return { problem: one, claim: other };
  }
  return null;
};

// The last equals sign is followed by one number and no other.
const EQUALS_A_NUMBER =
  /=\s*[-−]?\d[\d.,]*(?:\s*[/⁄]\s*\d+)?(?!\d)(?!\s*[*×·/÷^+−-])(?!\s*[a-z](?:\b|[^a-z]))(?![^=]*\d)[^=]*$/i;

const SAYS_WHAT_A_LETTER_IS = /(?<![\p{L}\d])[a-z](?:\^\d+)?\s*=[^=]*$/iu;

/** Whether a message says what a sum comes to. */
export const claimsASum = (message: string): boolean =>
  EQUALS_A_NUMBER.test(message) && !SAYS_WHAT_A_LETTER_IS.test(message);

/** Judges a claim that comes with its problem; null when nothing is claimed or it can't be understood. */
export const judgedClaim = (message: string): Turn | null => {
  const claim = claimIn(message);
  const judged = claim && judgedAgainst(claim);
  if (judged) return judged;
  const sum = claimsASum(message) ? findSum(message.slice(0, message.lastIndexOf('='))) : null;
  const opened = sum && openSum(sum);
  return opened?.exercise ? continueSum(opened.exercise, message) : null;
};

const judgedAgainst = ({ problem, claim }: Claim): Turn | null => {
  const opened = openProblem(problem) ?? openProblem(`${problem}?`) ?? openProblem(inSigns(problem));
  if (!opened?.exercise) return null;
  if (opened.exercise.kind === 'arithmetic') return continueSum(opened.exercise, claim);
  const worked = workedIn(opened.exercise.exercise);
  return worked && continueSteps(opened.exercise, worked, claim);
};
