import {
  inOurWriting,
  judgeWork,
  lettersIn,
  numberIn,
  readLine,
  scaling,
  type Scaling,
  type Slip,
  type Worked,
} from '@studia/mathematics';
import { inMarkdown } from '../wording/markdown.ts';
import { balanceIn, type Balance } from './balance.ts';
import { calculationIn, type Calculation } from './calculation.ts';
import { furtherQuestion } from './follow-up.ts';
import { taskInEnglish } from './foreign-tasks.ts';
import { exercisesIn } from './list.ts';
import { onTheWay, type OnTheWay } from './on-the-way.ts';
import { inEnglishSums } from './other-languages.ts';
import { isOtherSum, otherTask } from './other-task.ts';
import { linesOfWork } from './own-work.ts';
import { numbersOfStory, problemIn } from './problem.ts';
import { bareOf, withoutReason } from './readings.ts';
import { judgeSaid, type OwnProblem, type Said, type Standing } from './said.ts';
import { setUpIn, type SetUp } from './set-up.ts';
import { inline } from './show/mathematics.ts';
import { remarkOn } from './slip-remark.ts';
import { claimIn, OTHER_NUMERALS, toldResults } from './told-result.ts';
import { variationOf } from './variation.ts';
import { exerciseWished } from './wished.ts';
import { workedIn } from './worked.ts';

/** The exercise that is open, or was finished last. */
interface ExerciseAtHand extends Standing {
  problem: string;
}

/** A student's own lines: all of them, and the first that is wrong. */
export interface OwnLines {
  /** The problem that they work on. */
  problem: string;
  lines: string[];
  wrongAt: number | null;
  slip: Slip;
  remark: string;
  /** The last right line is the answer. */
  isAnswer: boolean;
  reached: string;
}

/** What mathematics reads in a message. */
export interface Examined {
  /** About the exercise that is open. */
  said: Said | null;
  /** A value on the way to the answer of the open exercise. */
  onTheWay: OnTheWay | null;
  /** About the exercise that was finished last. */
  afterwards: Said | null;
  problem: OwnProblem | null;
  /** Several problems at once. */
  list: string[];
  work: OwnLines | null;
  /** The numbers of a story that nobody here can read as a whole. */
  story: string[] | null;
  /** A calculation with plain numbers. */
  calculation: Calculation | null;
  /** A chemical equation. */
  balance: Balance | null;
  /** The student's own equation for a story. */
  setUp: SetUp | null;
  /** What becomes of the task at hand when one quantity of it is changed. */
  scaling: Scaling | null;
}

export interface Asked {
  message: string;
  exercise: ExerciseAtHand | null;
  finished: string | null;
  /** A story that is read together, and the student's equation for it. */
  story: { equation: string | null } | null;
  /** What the student said before. */
  earlier: readonly string[];
  /** The student wants their own work looked at. */
  checks: boolean;
}

const onlyBalance = (balance: Balance): Examined => ({
  said: null,
  onTheWay: null,
  afterwards: null,
  problem: null,
  list: [],
  work: null,
  story: null,
  calculation: null,
  balance,
  setUp: null,
  scaling: null,
});

/** Reads a message for its mathematics, with the exercise that it may be about. */
export const examine = ({
  message: written,
  exercise,
  finished,
  story,
  earlier,
  checks,
}: Asked): Examined => {
  const balance = balanceIn(written, earlier);
  // “How many grams of CO2 … CH4 + 2O2 → …” asks for more than the atoms.
  if (balance && workedIn(written)?.instruction !== 'formula') return onlyBalance(balance);
  const inEnglish = inEnglishSums(written);
  const message = inOneWriting(inEnglish);
  const own = exercise || finished !== null ? inOneWriting(withoutOthers(inEnglish)) : message;
  const open = exercise ? workedIn(exercise.problem) : null;
  const done = finished === null ? null : workedIn(finished);
  const last = exercise?.problem ?? finished;
  const another = last === null ? null : otherTask(message, last);
  const calculation = calculationIn(message);
  const guessed = another ?? toldIn(message, exercise, { last, earlier });
  // Of several sums that are all right, none is a wrong guess at another.
  const areSums =
    guessed?.isGuess === true && guessed.said?.kind === 'wrong' && calculation?.isRight === true;
  const told = areSums ? null : guessed;
  const heard =
    open && exercise && !another ? (judgeSaid(open, exercise, own) ?? inOrder(open, exercise, own)) : null;
  // Who says what comes out proposes no way; and a task of their own with its result is no way on ours.
  const said =
    heard?.kind === 'method' && heard.after === null && (told || RESULT.test(message)) ? null : heard;
  const setUp = story && !open ? setUpIn(message, story.equation) : null;
  const lines = said?.kind === 'right' || setUp ? [] : linesOfWork(message, checks);
  const work = lines.length > 1 ? judgedLines(lines, open) : null;
  // Who works on a story sets no exercise by it: neither by an equation nor by a sum.
  const isOnStory =
    story !== null && !open && (setUp !== null || (calculation !== null && !TASK.test(message)));
  const isSettled = (said !== null && said.kind !== 'wrong') || isOnStory;
  const list = isSettled || work ? [] : exercisesIn(message);
  const problem =
    isSettled || work || areSums || list.length > 1
      ? null
      : (told ?? newProblem({ message, written }, exercise, finished));
  return {
    said: problem || list.length > 1 ? null : said,
    onTheWay:
      open &&
      exercise &&
      !problem &&
      calculation?.isRight !== false &&
      (said === null || said.kind === 'wrong')
        ? onTheWay(own, open, exercise.problem)
        : null,
    afterwards:
      done && !problem && (!open || said?.kind === 'wrong' || said === null)
        ? isUnitOf(done, message)
          ? { kind: 'right' }
          : judgeSaid(done, { line: done.problem.text, found: '' }, own)
        : null,
    problem,
    list,
    work,
    balance: null,
    scaling:
      isSettled || work || (open ?? done)?.instruction !== 'formula'
        ? null
        : scaling(written, exercise?.problem ?? finished ?? ''),
    calculation: open && calculation && !said ? standingOf(calculation, open) : calculation,
    setUp,
    story: problem || said || work || setUp || list.length > 1 ? null : numbersOfStory(message),
  };
};

const inOneWriting = (message: string): string =>
  withDegrees(withCrosses(lastThought(withoutSpeaker(withValues(message)))));

// “6x7” is a product of numbers, as long as no letter x is meant.
const withCrosses = (written: string): string => {
  const message = written.replaceAll(/(?<=\d)\s+x\s+(?=[-−]\d)/gi, ' × ');
  return /x\s*[-+=<>^)]|[=(]\s?-?\d{0,6}x|x\b(?!\s*\d)/i.test(message.replaceAll(/\d\s*x\s*\d+/gi, ' '))
    ? message
    : message.replaceAll(/(\d)\s*x\s*(?=\d)/gi, '$1 × ');
};

// In a school book, “sin 30 = x/8” speaks of degrees.
const withDegrees = (message: string): string =>
  /=/.test(message) && /\b[a-z]\b/.test(message) && !/\bpi\b|π|\brad/i.test(message)
    ? message.replaceAll(
        /\b(sin|cos|tan)\s*(?:\(\s*(\d{2,3}(?:\.\d+)?)\s*\)|(\d{2,3}(?:\.\d+)?)(?![\d.\p{L}]))(?!\s*°)/giu,
        (_, name: string, inBrackets?: string, bare?: string) => `${name}(${inBrackets ?? bare ?? ''}°)`,
      )
    : message;

// “What is y when x is 4” gives x its value.
const withValues = (message: string): string =>
  message.replaceAll(/\b(when|if|for|where|with)\s+([a-z])\s+is\s+(?=[-−]?\d)/gi, '$1 $2 = ');

// In “7 x 8 i always forget” the letter is who speaks, and no number.
const withoutSpeaker = (message: string): string =>
  message.replaceAll(/(\d)\s+i(?=\s+\p{L}{2,})/giu, '$1, I');

/** “I got 0.2 A, the book says 2.2 A”: of two answers, the first is one’s own. In a story, what a sister has is a number like any other. */
const OF_OTHERS =
  /[\s,.;:(-]*(?:\b(?:but|and|while)\s+)?\b(?:(?:my|the|our|in the|his|her)\s+)*(?:book|text ?book|answer key|answers?|key|solutions?|teacher|friend|brother|sister|mom|mum|dad|classmate|sheet|back of the book|internet|google)\s+(?:literally\s+|actually\s+|app\s+)?(?:says?|said|has|have|had|shows?|gives?|gets?|got|tells?)\s+(?:that\s+)?(?:it'?s?\s+)?[^,.;!?\d]{0,12}[-−$€]?\d(?:[^,;!?.]|\.(?=\d)){0,20}?(?=$|[,;!?)]|\.(?!\d)|\s(?:but|and|why|how|so)\b)/giu;
const withoutOthers = (message: string): string => {
  const rest = /\bhow (?:many|much)\b/i.test(message) ? message : message.replaceAll(OF_OTHERS, ' ');
  return /\d/.test(rest) ? rest.trim() : message;
};

const CORRECTS = /^.*(?:\b(?:wait|i mean|actually|scratch that|sorry)\b|\bno,)[\s,:.]*(?=.*\d)/is;

/** Who corrects themselves means the last thing said. */
const lastThought = (message: string): string => {
  const rest = message.replace(CORRECTS, '');
  return /[\d=]/.test(rest) && rest.length < message.length ? rest : message;
};

const ATTEMPT =
  /^(.*?)[\s.,;:!?…—-]+(?:(?:but|and|so|because)\s+)*(?:i|ive|i['’]ve|we)\s+(?:(?:already|have|just|only|first|also|even)\s+)*(?:tried|got|get|did|think|thought|put|found|guess(?:ed)?|started|began|came|come|have|(?=subtract|add|divid|multipl))\b(?:\s+(?:with|out with|up with|to|it(?:['’]?s| is| as)?|that))*\s*(.*)$/is;

const newProblem = (
  { message, written: asWritten }: { message: string; written: string },
  open: ExerciseAtHand | null,
  finished: string | null,
): Examined['problem'] => {
  const last = open?.problem ?? finished;
  const wished = exerciseWished(message);
  if (wished !== null) return { exercise: wished, said: null, attempt: '' };
  const varied = last === null ? null : variationOf(message, last);
  if (varied !== null) return { exercise: varied, said: null, attempt: '' };
  const further = last === null ? null : furtherQuestion(message, last);
  if (further !== null && !(open && tellsAnswer(further, open.problem)))
    return { exercise: further, said: null, attempt: '', isFurther: true };
  if (open && !WHAT_ABOUT.test(message) && !setsAnother(message, open)) return null;
  const split = ATTEMPT.exec(message);
  const [before = '', attempt = ''] = split?.slice(1) ?? [];
  const claim = OTHER_NUMERALS.test(message) ? null : claimIn(message);
  for (const { problem, claim: own } of [
    ...(claim ? [claim] : []),
    ...(split ? [{ problem: before, claim: attempt }] : []),
  ]) {
    const worked = problemIn(problem) ?? problemIn(`${problem.replace(PLEASE, '')}?`);
    if (worked && worked.problem.text !== inOurWriting(own))
      return {
        exercise: problem.replace(PLEASE, ''),
        said: asAnswer(judgeSaid(worked, { line: worked.problem.text, found: '' }, own), own),
        attempt: own,
      };
  }
  const sum = calculationIn(message);
  if (sum?.claimed !== undefined && sum.claimed !== null && isCalculationAlone(message)) {
    const exercise = `What is ${sum.sum}?`;
    const worked = problemIn(exercise);
    if (worked)
      return {
        exercise,
        said: judgeSaid(worked, { line: worked.problem.text, found: '' }, sum.claimed),
        attempt: sum.claimed,
      };
  }
  // What is worked out in a sentence is told, not set.
  if (sum?.claimed && !TASK.test(message)) return null;
  const [, asked] = WHAT_ABOUT.exec(message) ?? [];
  if (asked !== undefined && problemIn(asked)) return { exercise: asked.trim(), said: null, attempt: '' };
  // “2 A because 12/6” gives a reason, and no task.
  const told = TASK.test(message) ? message : withoutReason(message);
  if (told === message && problemIn(message)) return { exercise: message, said: null, attempt: '' };
  const inEnglish = taskInEnglish(asWritten);
  return inEnglish !== null && workedIn(inEnglish) ? { exercise: inEnglish, said: null, attempt: '' } : null;
};

/** “And what about three minuses, (−2)(−2)(−2)”: a sum behind some words. */
const NUMBER_IN_SUM = String.raw`\d{1,9}(?:[.,/]\d{1,9})?\)?`;
const WHAT_ABOUT = new RegExp(
  String.raw`\b(?:what|how) about\b[^\d()=]{0,40}?(?<![\p{L}\d])([-−(]{0,3}${NUMBER_IN_SUM}(?:\s?[-+−*×·÷/^(]{1,3}\s?[-−(]{0,2}${NUMBER_IN_SUM}){1,11})\W{0,4}$`,
  'iu',
);

/** “g/ml”, after “3”. */
const isUnitOf = ({ answer }: Worked, message: string): boolean => {
  const unit = /\d\s?([\p{L}Ω%°][\p{L}Ω/²³]*)$/u.exec(answer.text)?.[1];
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll('²', '2')
      .replaceAll('³', '3')
      .replaceAll(/[^\p{L}\d/%°]/gu, '');
  return unit !== undefined && plain(message) === plain(unit);
};

const PLEASE = /[\s,.]*\b(?:please|pls|plz)\b[\s,.]*$/i;

/** Who says what they got gives an answer, and proposes no way. */
const asAnswer = (said: Said | null, own: string): Said | null =>
  said?.kind === 'method' && inOurWriting(own) !== null
    ? { kind: 'wrong', why: '', slip: 'unknown', remark: '', isBare: true }
    : said;

const RESULT =
  /(?:=|\b(?:so|is|get|got|gives?|makes?|equals?))\s*(?:it(?:'s|s| is)?\s+)?[-−]?\d[\d.,/]*\s*\p{L}{0,4}(?:\/\p{L}{1,4})?\d?\W*$/iu;

/** A task of the student's own with its result; what is told of the numbers at hand belongs to the open exercise. */
const toldIn = (
  message: string,
  open: ExerciseAtHand | null,
  { last, earlier }: { last: string | null; earlier: readonly string[] },
): Examined['problem'] => {
  const given = earlier.filter(
    (one) =>
      (one.match(/\d+(?:\.\d+)?/g) ?? []).length > 1 &&
      (one.match(/\p{L}{2,}/gu) ?? []).length > 3 &&
      !/=/.test(one),
  );
  const situations = open ? [] : [...(last === null ? [] : [last]), ...given.toReversed()];
  const judged = toldResults(message, last, { situations, earlier }).flatMap(
    ({ problem, claim, isPerhaps, isFurther, isGuess }) => {
      const worked = problemIn(problem);
      const isOther =
        open === null ||
        !sharesNumbers(problem, `${open.line} ${open.problem}`) ||
        // “x cos x” has no numbers to share.
        (isGuess === true && !/\d/.test(problem)) ||
        (isGuess === true && worked !== null && isOtherSum(worked.problem.text, open.problem));
      const isRevealed = open !== null && isFurther === true && tellsAnswer(problem, open.problem);
      const said =
        worked && isOther && !isRevealed
          ? asAnswer(judgeSaid(worked, { line: worked.problem.text, found: '' }, claim), claim)
          : null;
      return said && !(isPerhaps && said.kind !== 'right')
        ? [
            {
              exercise: problem,
              said,
              attempt: claim,
              ...(isFurther && { isFurther }),
              // A first message sets its task.
              ...(isGuess && earlier.length > 0 && { isGuess }),
            },
          ]
        : [];
    },
  );
  // A unit may belong to several quantities: one that fits is meant, and only one that can be worked out can be missed.
  const right =
    judged.find(({ said }) => said.kind === 'right') ??
    judged.find(
      ({ said, isFurther, isGuess }) =>
        (isFurther || isGuess) && (said.kind === 'part' || said.kind === 'form'),
    );
  const isOne = new Set(judged.map(({ exercise }) => workedIn(exercise)?.answer.text)).size === 1;
  const missed = judged.find(({ isGuess }) => isGuess) ?? judged.at(-1);
  return right ?? (isOne && missed?.said.kind === 'wrong' ? missed : null);
};

/** Whether another task would tell the answer of the one that is still open. */
const tellsAnswer = (problem: string, open: string): boolean => {
  const answer = /\d+(?:\.\d+)?/.exec(workedIn(open)?.answer.text ?? '')?.[0];
  return answer !== undefined && !numbersIn(open).includes(answer) && numbersIn(problem).includes(answer);
};

/** Whether a message is a calculation and not much else: told in a story, or with letters to be found, a sum is no exercise of its own. */
const isCalculationAlone = (message: string): boolean =>
  !A_LETTER.test(message.replaceAll(MEASURED, ' ').replaceAll(/(?<!\p{L})\p{L}\s*=\s*(?=[-−(]?\d)/gu, ' ')) &&
  (message.match(/\p{L}{3,}/gu)?.length ?? 0) <= FEW_WORDS &&
  !isReason(message);
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
const TASK =
  /\b(?:solve|factor(?:i[sz]e)?|simplify|evaluate|differentiate|integrate|derivative|what(?:'s|s)? (?:is|are)?|how many|how much|find|round|convert|expand|work out|calculate|compute|graph|plot|what if|what about|how about|next one|another|new one|help me with)\b/i;

/** Whether a message sets another exercise than the open one. */
const setsAnother = (message: string, { problem, line }: ExerciseAtHand): boolean => {
  // Who works something out is at work on what is open.
  const sum = TASK.test(message) ? null : calculationIn(message);
  if (sum?.claimed) return false;
  if (sum && numbersIn(problem).includes(/ = (\S+)$/.exec(sum.line)?.[1] ?? '')) return false;
  const found = problemIn(message);
  if (!found || found.problem.text === workedIn(problem)?.problem.text) return false;
  if (TASK.test(message) && /\d/.test(message) && !/\?\s*$/.test(message)) return true;
  if (TASK.test(message) && !sharesNumbers(found.problem.text, line)) return true;
  if (/^[a-z]?\s*[=<>≤≥]{0,2}\s*[-−]?\d[\d.,/]*$/i.test(bareOf(message))) return false;
  const hasLetters = lettersIn(found.problem.text).length > 0;
  const isRelation = /[=<>≤≥]/.test(found.problem.text);
  // “7x = 12?” under 5x − 3 = 2x + 9 is a line of it: shorter, and in the same letter.
  if (
    isRelation &&
    !TASK.test(message) &&
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

/** Whether what was worked out is on the way to the answer. The sum may be right and still be no answer. */
const standingOf = (calculation: Calculation, open: Worked): Calculation => {
  const value = calculation.claimed === null ? null : numberIn(calculation.claimed);
  if (value === null || !calculation.isRight) return calculation;
  const given = new Set(numbersIn(open.problem.text).map(Number));
  const later = open.steps.flatMap(({ after }) => numbersIn(after.text)).map(Number);
  const isStep =
    (later.includes(value) && !given.has(value)) || isPartOf(calculation.line, open.problem.text);
  const isShort =
    judgeSaid(open, { line: open.problem.text, found: '' }, calculation.claimed ?? '')?.kind === 'wrong';
  return { ...calculation, stands: isStep ? 'step' : isShort ? 'short' : 'unknown' };
};

/** “2 × 5 = 10, 6/3 = 2” works out parts of 8 + 2 · 5 − 6/3. */
const isPartOf = (line: string, problem: string): boolean => {
  const signs = (text: string): string =>
    text.replaceAll(/[×*]/g, '·').replaceAll('÷', '/').replaceAll(/\s/g, '');
  return line.split(', ').every((one) => signs(problem).includes(signs(one.split('=')[0] ?? one)));
};

/** Numbers put in order, which a median begins with. */
const inOrder = (open: Worked, { line }: Standing, message: string): Said | null => {
  const [own, given] = [numbersIn(message), numbersIn(open.problem.text)].map((all) => all.map(Number));
  if (
    !own ||
    !given ||
    own.length < FEWEST_IN_A_ROW ||
    !/median|range|quartile/i.test(open.instruction + open.problem.text)
  )
    return null;
  const sorted = given.toSorted((one, other) => one - other).join();
  const isSame = own.toSorted((one, other) => one - other).join() === sorted;
  return isSame && [sorted, given.toSorted((one, other) => other - one).join()].includes(own.join())
    ? { kind: 'line', line, worked: null }
    : null;
};
const FEWEST_IN_A_ROW = 3;

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
const sharesNumbers = (one: string, other: string): boolean => {
  const known = new Set(numbersIn(other));
  const own = numbersIn(one);
  return own.filter((number) => known.has(number)).length * 2 >= own.length;
};

const judgedLines = (lines: readonly string[], open: Worked | null): OwnLines | null => {
  const [first = ''] = lines;
  const isContinued = open !== null && belongsTo(open, lines);
  const problem = isContinued ? open.problem.text : first;
  const before = isContinued && inOurWriting(first) !== open.problem.text ? 1 : 0;
  const verdict = judgeWork((before ? [problem, ...lines] : lines).join('\n'));
  if (verdict.kind === 'unreadable') return null;
  const exercise = isContinued ? open.problem.text : taskFor(first);
  const worked = isContinued ? open : workedIn(exercise);
  const last = lines.at(-1) ?? '';
  const wrongAt = verdict.kind === 'wrong' ? verdict.line - before : null;
  return {
    problem: exercise,
    lines: lines.map(written),
    wrongAt,
    slip: verdict.kind === 'wrong' ? verdict.slip : 'unknown',
    remark: verdict.kind === 'wrong' ? remarkOn(verdict.slip).trim() : '',
    isAnswer:
      wrongAt === null &&
      worked !== null &&
      judgeSaid(worked, { line: problem, found: '' }, last)?.kind === 'right',
    reached: inOurWriting(wrongAt === null ? last : (lines[wrongAt - 1] ?? problem)) ?? problem,
  };
};

const taskFor = (line: string): string => (/[=<>≤≥]/.test(line) ? `Solve ${line}` : `Simplify ${line}`);

// Work in the letters of the open exercise is work on it, also when its first line is wrong.
const belongsTo = ({ problem }: Worked, lines: readonly string[]): boolean => {
  const letters = new Set(lettersIn(problem.text));
  return lines.every((line) => lettersIn(line).every((letter) => letters.has(letter)));
};

const written = (line: string): string => {
  const read = readLine(line);
  return read ? inline(read) : inMarkdown(line);
};
