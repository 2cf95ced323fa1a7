import { inOurWriting, lettersIn, type Worked } from '@studia/mathematics';
import { numbersOfStory, problemIn } from '../working/problem.ts';
import { variationOf } from '../working/variation.ts';
import { workedIn } from '../working/worked.ts';
import { asWritten } from './as-written.ts';
import { calculationIn } from './calculation.ts';
import { proposes } from './continued.ts';
import { claimIn, OTHER_NUMERALS, findClaimedResults } from './find-claimed-results.ts';
import { furtherQuestion } from './follow-up.ts';
import { taskInEnglish } from './foreign-tasks.ts';
import { judgeMessage } from './judge-message.ts';
import type { OwnProblem, Judgement, Standing } from './judgement.ts';
import { numbersIn, sharesNumbers } from './numbers-shared.ts';
import { onTheWay } from './on-the-way.ts';
import { isOtherSum } from './other-task.ts';
import { bareOf, withoutReason } from './readings.ts';
import { taskOfSheet, type SheetTask } from './task-sheet.ts';
import { exerciseWished } from './wished.ts';

/** The exercise that is open, or was finished last. */
export interface ExerciseAtHand extends Standing {
  problem: string;
}

const ATTEMPT =
  /^(.*?)[\s.,;:!?…—-]+(?:(?:but|and|so|because)\s+)*(?<!\b(?:do|did|can|should|could|would|how|if|when|what|where|must|will)\s)(?:i|ive|i['’]ve|we)\s+(?:(?:already|have|just|only|first|also|even)\s+)*(?:tried|got|get|did(?! (?:ones?|those|some|it|them|this|that|the|problems|stuff)\b)|think|thought|put|found|guess(?:ed)?|started|began|came|come|have|(?=subtract|add|divid|multipl))\b(?:\s+(?:with|out with|up with|to|it(?:['’]?s| is| as)?|that))*\s*(.*)$/is;

export const newProblem = (
  {
    message,
    written: literal,
    withWork = null,
    earlier = [],
  }: { message: string; written: string; withWork?: OwnProblem | null; earlier?: readonly string[] },
  open: ExerciseAtHand | null,
  finished: string | null,
): OwnProblem | null => {
  const last = open?.problem ?? finished;
  if (!open && finished === null && isWorkOnTask(message, earlier)) return null;
  if (TELLS_VALUES.test(message) && !SETS_A_TASK.test(message)) return null;
  if (withWork?.judgement) return withWork;
  const sheet = taskOfSheet(literal);
  if (sheet && workedIn(sheet.task)?.problem.text !== workedIn(open?.problem ?? '')?.problem.text)
    return ofSheet(sheet);
  const wished = exerciseWished(message);
  if (wished !== null) return { exercise: wished, judgement: null, attempt: '' };
  const varied =
    last === null ? null : (variationOf(message, last) ?? variationOf(withoutClaim(message), last));
  if (varied !== null) return withClaim(varied, message);
  const further = last === null ? null : furtherQuestion(message, last);
  if (further !== null && !(open && tellsAnswer(further, open.problem)))
    return { exercise: further, judgement: null, attempt: '', isFurther: true };
  if (open && !WHAT_ABOUT.test(message) && !setsAnother(message, open)) return null;
  if (last !== null && proposes(message)) return null;
  // A number alone answers; nobody sets it.
  if (finished !== null && A_NUMBER_ALONE.test(message)) return null;
  if (withWork) return withWork;
  const split = ATTEMPT.exec(message);
  const [before = '', attempt = ''] = split?.slice(1) ?? [];
  const claim = OTHER_NUMERALS.test(message) ? null : claimIn(message);
  for (const { problem, claim: own } of [
    ...(claim ? [{ ...claim, claim: claim.claim.replace(BEHIND_ATTEMPT, '') }] : []),
    ...(split && isMathematics(attempt)
      ? [{ problem: before, claim: attempt.replace(BEHIND_ATTEMPT, '') }]
      : []),
  ]) {
    const worked = problemIn(problem) ?? problemIn(`${problem.replace(PLEASE, '')}?`);
    if (worked && worked.problem.text !== inOurWriting(own))
      return {
        exercise: problem.replace(PLEASE, ''),
        judgement: asAnswer(judgeMessage(worked, { line: worked.problem.text, found: '' }, own), own),
        attempt: own,
      };
  }
  const sum = calculationIn(message);
  // Of several sums the wrong one is named.
  const isOneOfMany = sum?.isRight === false && (message.match(/=/g)?.length ?? 0) > 1;
  if (isOneOfMany) return null;
  if (sum?.claimed !== undefined && sum.claimed !== null && isCalculationAlone(message)) {
    // “3!?” would be a mark at the end.
    const exercise = sum.sum.endsWith('!') ? `What is (${sum.sum})?` : `What is ${sum.sum}?`;
    const worked = problemIn(exercise);
    if (worked)
      return {
        exercise,
        judgement: judgeMessage(worked, { line: worked.problem.text, found: '' }, sum.claimed),
        attempt: sum.claimed,
      };
  }
  // What is worked out in a sentence is told, not set.
  if (sum?.claimed && !SETS_A_TASK.test(message)) return null;
  const [, asked] = WHAT_ABOUT.exec(message) ?? [];
  if (asked !== undefined && problemIn(asked))
    return { exercise: asked.trim(), judgement: null, attempt: '' };
  // “2 A because 12/6” gives a reason, and no task.
  const text = SETS_A_TASK.test(message) ? message : withoutReason(message);
  const task = text === message ? taskIn(message) : null;
  if (task !== null) return { exercise: task, judgement: null, attempt: '' };
  const inEnglish = taskInEnglish(literal);
  if (inEnglish !== null && workedIn(inEnglish)) return { exercise: inEnglish, judgement: null, attempt: '' };
  const first = open || finished !== null ? null : firstOfTwo(message);
  return first === null ? null : { exercise: first, judgement: null, attempt: '' };
};

/** “|a| = √14, |b| = √21 so …” tells what was found. */
const A_VALUE_TOLD = String.raw`\|?\p{L}\p{L}?[\d₀-₉]?\|?\s?=\s?[-−]?(?:√\s?\(?)?\d[\d./]{0,12}\)?`;
const TELLS_VALUES = new RegExp(
  String.raw`^\W{0,3}(?:so )?${A_VALUE_TOLD}(?:\s?,\s?| and )${A_VALUE_TOLD}(?![\d\p{L}])`,
  'u',
);

/** A term alone, behind a task with such terms that nobody here opened, is work on that. */
const isWorkOnTask = (message: string, earlier: readonly string[]): boolean =>
  !SETS_A_TASK.test(message) &&
  !/[=?]/.test(message) &&
  /[xyzt]/.test(message) &&
  earlier.slice(-LATELY).some((one) => SETS_A_TASK.test(one) && HAS_TERMS.test(one));
const LATELY = 3;
const HAS_TERMS = /[xyzt]\s?(?:\^|²|³)|[xyzt]\s?[-+−]\s?\d|\bd[xy]\b/;

/** A task of a sheet, with what was done about it. */
const ofSheet = ({ task, remark }: SheetTask): OwnProblem => {
  const worked = workedIn(task);
  const work = remark.replace(CALLS_IT_WORK, '');
  // “I got x² + 9 but the book says something else”: only the result is judged.
  const own = TELLS_RESULT.test(work) ? work.replace(TELLS_RESULT, '').replace(BEHIND_ATTEMPT, '') : work;
  if (!worked || !/\d/.test(own)) return { exercise: task, judgement: null, attempt: '' };
  const judgement = judgeMessage(worked, { line: worked.problem.text, found: '' }, own);
  const parts = own.split(/[,;]\s|\.\s|\bso\b/);
  const found =
    judgement?.kind === 'right' ? null : parts.map((one) => onTheWay(one, worked, task)).findLast(Boolean);
  return found
    ? { exercise: task, judgement: null, attempt: own, onTheWay: found }
    : { exercise: task, judgement: asAnswer(judgement, own), attempt: own };
};
const TELLS_RESULT =
  /^\W*(?:(?:so|and|but|then)\s+)*(?:i|we)(?:['’]?ve)?\s+(?:(?:already|just|only|keep|kept)\s+)*(?:got|get|getting|put|found|had|ended up with|came to)\b(?:\s+(?:it|that|(?:it )?as))?\s*(?=[-−(\d√a-z]\W|[-−(\d√a-z][\d^²³(])/i;
export const CALLS_IT_WORK =
  /^\W*(?:(?:here['’]?s |here is |this is )?(?:my (?:first )?(?:working|work|answer|attempt|try|solution)|what i did|mine)|working|attempt)(?: out)?(?: so far)?(?:\s*[:=]|\s+(?:is|was)\b)\s*/i;

/** “What if there are three, and two are 65 and 40? Is it 75”: what is said to come out of the changed task is judged with it. */
const withClaim = (exercise: string, message: string): OwnProblem => {
  const claim = CLAIMED_OF_IT.exec(message)?.[1] ?? CLAIMED_AT_END.exec(message)?.[1];
  const worked = claim === undefined ? null : workedIn(exercise);
  const judgement = worked && judgeMessage(worked, { line: worked.problem.text, found: '' }, claim ?? '');
  return {
    exercise,
    judgement: judgement && asAnswer(judgement, claim ?? ''),
    attempt: judgement ? (claim ?? '') : '',
    isVaried: true,
  };
};
/** “What if it took 10 s. 1350 N?”: what is changed, and behind it what comes out. */
const withoutClaim = (message: string): string => message.replace(CLAIMED_AT_END, '').replace(SAME_ELSE, '');
const CLAIMED_AT_END =
  /[.,;?]\s*(?:(?:so|then|is it|its|it['’]s|would it be|is that|i (?:think|get|got))\s)*([-−]?[$£€]?\d[\d.,/]*\s?[\p{L}Ω/²³]{0,6})\s?(?:then|right)?\s?\?*\s*$/iu;
const SAME_ELSE = /[.,;]?\s(?:(?:and|but|with)\s)?(?:the )?same \p{L}+(?: \p{L}+)?$/iu;
const CLAIMED_OF_IT =
  /\b(?:i (?:got|get|think|say)|is it|would it be|then (?:its|it's|it is)|so (?:its|it's))\s+([-−$]?\d[\d.,/]*\s?\p{L}{0,3}[²³]?)(?=$|[\s?.!,])/iu;

/** “Express (3 + 2i)/(1 − i) as a + bi and find its modulus”: what is asked first can be worked by itself. */
const firstOfTwo = (message: string): string | null => {
  const [first = '', ...rest] = message.split(SECOND_TASK);
  return rest.length > 0 && SETS_A_TASK.test(first) && problemIn(first) ? first.trim() : null;
};
export const SECOND_TASK =
  /,?\s(?:and|then)\s(?:then\s|hence\s|also\s)?(?=(?:find|give|state|determine|calculate|write|list|say|use|show|work out|sketch|graph|explain|compute|name)\b)/i;

/** The task of a message: its first sentence alone, where only that is mathematics; or a sum in the middle of words that ask for it. */
const taskIn = (message: string): string | null => {
  if (A_RESULT.test(message) || CONCLUDES.test(message) || IN_POWERS_OF_TEN.test(bareOf(message)))
    return null;
  // A sum that somebody did for a story is not what they were set.
  const sum = calculationIn(message);
  if (sum?.claimed && /=/.test(message) && numbersOfStory(message.replace(A_SUM_WITH_RESULT, ' ')))
    return null;
  const [first = '', ...rest] = message.split(/(?<=[^\d][.?!]|\d[.?!])\s+(?=\p{L})/u);
  if (rest.length > 0 && !/\d/.test(rest.join(' ')) && BEGINS_WITH_TASK.test(first) && problemIn(first))
    return first;
  if (problemIn(message)) return message;
  const leading = LEADING_TASK.exec(message)?.[1];
  if (leading !== undefined && /\d[^\d]*[-+*×÷/^(]/.test(leading) && problemIn(leading)) return leading;
  return sum && sum.claimed === null && ASKS_FOR_HELP.test(message) && isAllOf(sum.sum, message)
    ? `What is ${sum.sum}?`
    : null;
};
/** “Is that 4 1/8”, “= 1/7 simplified” say what came out, and set nothing. */
const A_RESULT =
  /^\W*(?:=|(?:(?:so|is|that|it|its|it's|thats|then|oh|ok|equals|would|be|the|answer|maybe)\b\W*){1,5})\s*[-−]?\d{1,9}(?:\s\d{1,9})?\s?\/\s?\d{1,9}(?:\s+(?:simplified|right|correct|then))?\W*$/i;
/** “Multiply so 1/16”: a share or a number at the end is what somebody came to. */
const CONCLUDES =
  /\p{L}{2}.{0,80}\bso\s+(?:its?\s|it['’]s\s|about\s)?[-−$]?\d[\d.,]{0,12}(?:\s?\/\s?\d{1,9})?\W*$/iu;
/** “f = 6 × 10^14 Hz” is what somebody found. */
const IN_POWERS_OF_TEN =
  /^(?:\p{L}\s*=\s*)?[-−]?\d{1,12}(?:[.,]\d{1,12})?\s?[×x*·]\s?10\s?\^\s?\(?[-−]?\d{1,3}\)?(?:\s?\p{L}{1,12}(?:\/\p{L}{1,4})?)?$/iu;
/** “(4 × 10^5)(6 × 10^−2) can you show me the steps”. */
const LEADING_TASK =
  /^([\d\s().,+*×÷/^√=−-]+|(?:[\d\s().,+*×÷/^√=−²³-]|(?<!\p{L})(?![ai]\s+\p{L})[a-z](?!\p{L}))+)\s(?:can|could|how|i|help|show|pls|please|idk|what|do)\b/iu;
/** “My friend did 48 − 20. Is that allowed” sets nothing. */
const BEGINS_WITH_TASK =
  /^\W*[\d(∫√−-]|^\W*(?:solve|find|simplify|factor|evaluate|expand|integra\w*|derivative|differentiate|lim\w*|log|what(?:'s|s)?|how|calculate|compute|convert|round)\b/i;
const A_SUM_WITH_RESULT = /[\d\s().+*×x/÷^−-]{3,60}=\s*\S+/g;
const ASKS_FOR_HELP =
  /\b(?:how (?:do|would|can) (?:you|u|i|we)|(?:don'?t|do not|cant|can'?t|cannot) (?:get|understand|do|remember)|help|stuck|show me|forgot|forget|steps|idk|no idea|explain)\b/i;
const isAllOf = (sum: string, message: string): boolean =>
  numbersIn(message).every((one) => numbersIn(sum).includes(one));

/** What is told behind an attempt: “272 but the answer is bigger”, “5/7 and she marked it wrong”. */
export const BEHIND_ATTEMPT =
  /[\s,]+(?:but|and (?:she|he|my|the|they|it|i)|thats|that['’]s|is that|why|which|idk|instead|cause|bc|because)\b.*$/is;
/** “We only did ones with 1 log” tries nothing. */
const isMathematics = (attempt: string): boolean =>
  (attempt.replace(BEHIND_ATTEMPT, '').match(/\p{L}{3,}/gu)?.length ?? 0) <= FEW_WORDS + 2;

/** “And what about three minuses, (−2)(−2)(−2)”: a sum behind some words. */
const NUMBER_IN_SUM = String.raw`\d{1,9}(?:[.,/]\d{1,9})?\)?`;
const WHAT_ABOUT = new RegExp(
  String.raw`\b(?:what|how) about\b[^\d()=]{0,40}?(?<![\p{L}\d])([-−(]{0,3}${NUMBER_IN_SUM}(?:\s?[-+−*×·÷/^(]{1,3}\s?[-−(]{0,2}${NUMBER_IN_SUM}){1,11})\W{0,4}$`,
  'iu',
);

const A_NUMBER_ALONE =
  /^\W*(?:(?:so|or|its|it's|is it|then|and|which is|aka)\s+)*[-−$]?(?:\d+\s+)?\d[\d.,]*(?:\s?\/\s?\d+)?\W*$/i;
const PLEASE = /[\s,.]*\b(?:please|pls|plz)\b[\s,.]*$/i;

/** Who says what they got gives an answer, and proposes no way. */
export const asAnswer = (judgement: Judgement | null, own: string): Judgement | null =>
  judgement?.kind === 'method' && inOurWriting(own) !== null
    ? { kind: 'wrong', why: '', slip: 'unknown', remark: '', isBare: true }
    : judgement;

/** A task of the student's own with its result; what is told of the numbers at hand belongs to the open exercise. */
export const claimedProblemIn = (
  message: string,
  open: ExerciseAtHand | null,
  { last, earlier }: { last: string | null; earlier: readonly string[] },
): OwnProblem | null => {
  const given = earlier.filter(
    (one) =>
      (one.match(/\d+(?:\.\d+)?/g) ?? []).length > 1 &&
      (one.match(/\p{L}{2,}/gu) ?? []).length > 3 &&
      !/=/.test(one),
  );
  const situations = open ? [] : [...(last === null ? [] : [last]), ...given.toReversed()];
  const judged = findClaimedResults(message, last, { situations, earlier }).flatMap(
    ({ problem, claim, isPerhaps, isFurther, isGuess, isTold, isMeasure }) => {
      const worked = problemIn(problem);
      const isOther =
        open === null ||
        (isTold === true && (isFurther === true || isInOtherLetters(problem, open.problem))) ||
        !sharesNumbers(problem, `${open.line} ${open.problem}`) ||
        // “x cos x” has no numbers to share.
        (isGuess === true && !/\d/.test(problem)) ||
        (isGuess === true && worked !== null && isOtherSum(worked.problem.text, open.problem));
      const isRevealed = open !== null && isFurther === true && tellsAnswer(problem, open.problem);
      const verdict =
        worked && isOther && !isRevealed
          ? asWritten(
              asAnswer(judgeMessage(worked, { line: worked.problem.text, found: '' }, claim), claim),
              worked,
              claim,
            )
          : null;
      const judgement = isMeasure && verdict ? ofMeasure(verdict, claim) : verdict;
      // “3 kW heater so 60000/3000 = 20 s” asks for something else than the energy of before.
      const isElsewhere = isFurther === true && judgement?.kind === 'wrong' && isOtherUnit(claim, worked);
      return judgement && !isElsewhere && !(isPerhaps && judgement.kind !== 'right')
        ? [
            {
              exercise: problem,
              judgement,
              attempt: claim,
              ...(isFurther && { isFurther }),
              ...(isTold && { isTold }),
              // A first message sets its task.
              ...(isGuess && earlier.length > 0 && { isGuess }),
            },
          ]
        : [];
    },
  );
  // A unit may belong to several quantities: one that fits is meant, and only one that can be worked out can be missed.
  const right =
    judged.find(({ judgement }) => judgement.kind === 'right' || judgement.kind === 'right over the reals') ??
    judged.find(
      ({ judgement, isFurther, isGuess }) =>
        (isFurther || isGuess) && (judgement.kind === 'part' || judgement.kind === 'form'),
    );
  const isOne = new Set(judged.map(({ exercise }) => workedIn(exercise)?.answer.text)).size === 1;
  const missed = judged.find(({ isGuess }) => isGuess) ?? judged.at(-1);
  return right ?? (isOne && missed?.judgement.kind === 'wrong' ? missed : null);
};

/** Whether both have a unit, and not the same one, whatever stands before it for its thousands. */
const isOtherUnit = (claim: string, worked: Worked | null): boolean => {
  const [own, other] = [claim, worked?.answer.text ?? ''].map((text) => UNIT.exec(text)?.[1]);
  return own !== undefined && other !== undefined && own !== other;
};
const UNIT = /\d\s?[kcmµM]?(s|h|min|J|W|N|V|A|Ω|m|g|Pa|Hz|mol)[²³]?\s*$/u;

/** An equation in other letters than the open one’s is another one. */
const isInOtherLetters = (problem: string, open: string): boolean => {
  const [own, at] = [problem, open].map((one) => lettersIn(workedIn(one)?.problem.text ?? ''));
  return own !== undefined && own.length > 0 && own.every((letter) => !at?.includes(letter));
};

/** Of two values, only the one above zero can be measured. */
const ofMeasure = (judgement: Judgement, claim: string): Judgement =>
  judgement.kind === 'part' && !/= ?[-−]/.test(claim) ? { kind: 'right', as: `$${claim}$` } : judgement;

/** Whether another task would tell the answer of the one that is still open. */
const tellsAnswer = (problem: string, open: string): boolean => {
  const answer = /\d+(?:\.\d+)?/.exec(workedIn(open)?.answer.text ?? '')?.[0];
  return answer !== undefined && !numbersIn(open).includes(answer) && numbersIn(problem).includes(answer);
};

/** Whether a message is a calculation and not much else: told in a story, or with letters to be found, a sum is no exercise of its own. */
const isCalculationAlone = (message: string): boolean =>
  !BEHIND_A_SENTENCE.test(message) &&
  !NAMES_A_RESULT.test(message) &&
  !A_LETTER.test(message.replaceAll(MEASURED, ' ').replaceAll(/(?<!\p{L})\p{L}\s*=\s*(?=[-−(]?\d)/gu, ' ')) &&
  (message.match(/\p{L}{3,}/gu)?.length ?? 0) <= FEW_WORDS &&
  !isReason(message);
/** “Molar mass of …, with Ca 40. 40 + 16 + 1 = 57” sums something up that was told before. */
const BEHIND_A_SENTENCE = /\d[^=]{0,120}[.?!]\s+[^.?!\p{L}]{1,60}=/u;
/** “One of each is 5/8 × 3/7 = 15/56”: a sum for what is named before it is right as a sum, and may be the wrong one. */
const NAMES_A_RESULT =
  /(?<!\p{L})(?!(?:it|its|that|thats|this|what|whats|which|answer|there|sum|result|so|then|and|ok|but|or|think|if)(?!\p{L}))\p{L}{2,}\s*(?:\b(?:is|are|was|has to be|must be|would be)\b|[=:])\s*[-−(√]?\d/iu;
/** Behind a claim about the same numbers, a sum gives its reason. */
const isReason = (message: string): boolean => {
  const [asked = '', ...behind] = message.split(LEADS_TO_REASON);
  return (asked.match(/\d+/g)?.length ?? 0) > 1 && /\p{L}{2}/u.test(asked) && /\d/.test(behind.join(''));
};
const LEADS_TO_REASON = /\?|\b(?:bc|because|cause|cuz|since)\b/i;
const FEW_WORDS = 3;
const A_LETTER = /(?<!\p{L})[b-hj-z](?!\p{L})/iu;
const MEASURED = /(?<=\d\s?)\p{L}{1,4}(?:\/\p{L}{1,3})?[²³23]?(?!\p{L}|\s*[-+*/^=])/gu;

// A word that sets a task: what follows is no answer to the line before.
export const SETS_A_TASK =
  /\b(?:solve|factor(?:i[sz]e)?|simplify|evaluate|differentiate|integrate|derivative|what(?:'s|s)? (?:is|are)?|how many|how much|find|round|convert|expand|work out|calculate|compute|graph|plot|what if|what about|how about|next one|another|new one|help me with|(?:the )?steps (?:for|of)|how (?:do|would) (?:i|you|u|we) (?:do|work out|subtract|add|multiply|divide)(?= [\d(]))\b/i;

const GUESSED_BEHIND = /[\s,]+(?:i (?:think|got|get|say)|is it)\s+\S+\s*$/i;

/** Also “6 × 10^14 Hz”. */
const A_NUMBER_WITH_POWER =
  /^[a-z]?\s*[=<>≤≥]{0,2}\s*[-−]?[\d√π][\d.,/√π]*(?:\s?[×x*·]\s?10\s?\^\s?\(?[-−]?\d+\)?(?:\s?\p{L}{1,12}(?:\/\p{L}{1,4})?)?)?$/iu;

/** Whether a message sets another exercise than the open one. */
const setsAnother = (message: string, { problem, line }: ExerciseAtHand): boolean => {
  // Who works something out is at work on what is open.
  const sum = SETS_A_TASK.test(message) ? null : calculationIn(message);
  if (sum?.claimed) return false;
  if (sum && numbersIn(problem).includes(/ = (\S+)$/.exec(sum.line)?.[1] ?? '')) return false;
  const found = problemIn(message) ?? problemIn(message.replace(GUESSED_BEHIND, ''));
  if (!found || found.problem.text === workedIn(problem)?.problem.text) return false;
  if (SETS_A_TASK.test(message) && /\d/.test(message) && !/\?\s*$/.test(message)) return true;
  if (SETS_A_TASK.test(message) && !sharesNumbers(found.problem.text, line)) return true;
  if (A_NUMBER_WITH_POWER.test(bareOf(message))) return false;
  const hasLetters = lettersIn(found.problem.text).length > 0;
  const isRelation = /[=<>≤≥]/.test(found.problem.text);
  // “7x = 12?” under 5x − 3 = 2x + 9 is a line of it: shorter, and in the same letter.
  if (
    isRelation &&
    !SETS_A_TASK.test(message) &&
    found.problem.text.length < line.length &&
    lettersIn(found.problem.text).join() === lettersIn(line).join()
  )
    return false;
  return (
    (hasLetters === isRelation || !hasLetters) &&
    /[-+−*/×÷^=]/.test(message) &&
    !sharesNumbers(found.problem.text, `${line} ${problem}`)
  );
};
