import { scaling, type Worked } from '@studia/mathematics';
import { saidInTask } from '../kinds/in-task.ts';
import { fitsTask, kindOf, whatIf } from '../kinds/kind-of.ts';
import { namesWay } from '../kinds/named-way.ts';
import { numberInTask } from '../kinds/number-in-task.ts';
import { otherSubstance } from '../kinds/other-substance.ts';
import type { ReadStory } from '../kinds/read-story.ts';
import { partedAfterTask, taskAlone } from '../kinds/task-alone.ts';
import { withoutFormulas } from '../working/no-algebra.ts';
import { ASKS_WHY, numbersOfStory } from '../working/problem.ts';
import { workedIn } from '../working/worked.ts';
import { amountsBeside } from './amounts.ts';
import { asWritten } from './as-written.ts';
import { askedTogether, resultNamed } from './asked-together.ts';
import { balanceIn } from './balance.ts';
import { tellsBelief, withoutBelief } from './believed.ts';
import { valueByFormula } from './by-formula.ts';
import { calculationIn, correctedSum, type Calculation } from './calculation.ts';
import { comparisonIn } from './comparison.ts';
import { correctedTask } from './corrected-task.ts';
import { equalityIn } from './equality.ts';
import { onlyMatter, type Examined } from './examined.ts';
import { givenBehind } from './given-data.ts';
import { judgeMessage } from './judge-message.ts';
import { isDoneWithGiven, judgedInPlaces } from './judged-in-places.ts';
import { judgedLines } from './judged-lines.ts';
import type { OwnProblem, Judgement, Standing } from './judgement.ts';
import { knownFormulaIn } from './known-formula.ts';
import { exercisesIn, untried } from './list.ts';
import { numbersIn, sharesNumbers } from './numbers-shared.ts';
import { onTheWay } from './on-the-way.ts';
import { inOneWriting, withoutOthers } from './one-writing.ts';
import { inEnglishSums } from './other-languages.ts';
import { otherTask } from './other-task.ts';
import { isOwnCase } from './own-case.ts';
import { tasksWithOwnData } from './own-data.ts';
import {
  CALLS_IT_WORK,
  newProblem,
  SECOND_TASK,
  SETS_A_TASK,
  claimedProblemIn,
  type ExerciseAtHand,
} from './own-problem.ts';
import { linesOfWork } from './own-work.ts';
import { claimedDivision, divisionOfTask } from './rest-of-division.ts';
import { setUpIn, type SetUp } from './set-up.ts';
import { saysAllValues } from './several-values.ts';
import { standingOf } from './standing.ts';
import { nameOfTask } from './task-name.ts';
import { taskOfSheet } from './task-sheet.ts';
import { taskWithWork } from './task-with-work.ts';
import { withTimesSigns } from './times-signs.ts';
import { turnsAsAsked } from './turning-points.ts';
import { isUnitOf } from './unit-of-answer.ts';
import { withoutUnitOfPower } from './unit-of-power.ts';
import { unitsOff } from './units-of-sum.ts';
import { variantClaim } from './variant-claim.ts';
import { withoutAsides } from './without-asides.ts';

export interface MessageInContext {
  message: string;
  exercise: ExerciseAtHand | null;
  /** What comes behind it in a list. */
  later?: readonly string[];
  finished: string | null;
  /** The last story, the kind of task that it is, the student's equation for it, and whether it is read together now. */
  story: {
    text: string;
    kind: string | null;
    equation: string | null;
    isOpen: boolean;
    isDone?: boolean;
  } | null;
  /** What the student said before. */
  earlier: readonly string[];
  /** The student wants their own work looked at. */
  checks: boolean;
  /** The story that the message may tell, and how it may be meant. */
  read?: ReadStory | null;
}

/** Reads a message for its mathematics, with the exercise that it may be about. */
export const examine = ({
  message: written,
  exercise,
  later = [],
  finished,
  story,
  earlier,
  checks,
  read = null,
}: MessageInContext): Examined => {
  const amounts = exercise ? null : amountsBeside(written, earlier);
  if (amounts) return onlyMatter({ balance: null, amounts });
  const balance = balanceIn(written, earlier);
  // “How many grams of CO2 … CH4 + 2O2 → …” asks for more than the atoms.
  if (balance && workedIn(written)?.instruction !== 'formula' && !kindOf(written))
    return onlyMatter({ balance, amounts: null });
  const inEnglish = inEnglishSums(withoutAsides(written));
  const message = inOneWriting(inEnglish);
  const open = exercise ? workedIn(exercise.problem) : null;
  const bySelf = exercise || finished !== null ? inOneWriting(withoutOthers(inEnglish)) : message;
  const own = open ? withoutUnitOfPower(turnsAsAsked(bySelf, open), open) : bySelf;
  const done = finished === null ? null : workedIn(finished);
  const last = exercise?.problem ?? finished;
  const copied = last === null ? null : correctedTask(written, last);
  const another =
    copied ??
    variantClaim(message, [...(last === null ? [] : [last]), ...earlier.toReversed()]) ??
    (last === null ? null : otherTask(message, last));
  // Who asks why something is so wants no verdict on it.
  const isWhy = ASKS_WHY.test(message);
  const ofTask = isWhy || !story?.isOpen || exercise ? null : divisionOfTask(written, story.text);
  const isBelief = tellsBelief(written);
  const calculation = isWhy
    ? null
    : ofTask
      ? { ...ofTask, stands: 'unknown' as const }
      : calculationIn(message);
  const withWork =
    isWhy || open || CALLS_IT_WORK.test(taskOfSheet(written)?.remark ?? '')
      ? null
      : taskWithWork(inOneWriting(withoutOthers(inEnglish)));
  const guessed = isWhy
    ? null
    : (another ??
      (withWork?.isSure ? withWork.problem : null) ??
      claimedProblemIn(inOneWriting(withoutOthers(inEnglish)), exercise, { last, earlier }));
  // Of several sums that are all right, none is a wrong guess at another.
  const areSums =
    !withWork &&
    calculation?.isRight === true &&
    calculation.claimed !== null &&
    (claimedDivision(message) !== null || (guessed?.isGuess === true && guessed.judgement?.kind === 'wrong'));
  // “3 + 2 is 5 and 8 + 8 is 16 so it has to be 5/16” answers the task, whatever its sums are worth.
  const concluded = open && exercise ? CONCLUDED.exec(message)?.[1] : undefined;
  const conclusion =
    concluded === undefined || !open || !exercise ? null : judgeMessage(open, exercise, concluded);
  const isOwn =
    open !== null &&
    calculation !== null &&
    conclusion?.kind !== 'wrong' &&
    isOwnCase(calculation, open, message);
  const ownProblem = copied ?? (areSums || (isOwn && calculation.isRight) ? null : guessed);
  const firstJudgement =
    open && exercise && !another && !isOwn
      ? ((conclusion?.kind === 'wrong' ? conclusion : null) ??
        judgedInPlaces(open, exercise, own) ??
        inOrder(open, exercise, own))
      : null;
  // “Take it away from 80” says what to do with what is given.
  const isWayWithGiven =
    open !== null && firstJudgement?.kind === 'wrong' && isDoneWithGiven(message, open.problem.text);
  // What belongs to the second thing that was asked is no wrong answer to the first.
  const isOfSecond =
    exercise !== null &&
    firstJudgement?.kind === 'wrong' &&
    firstJudgement.remark === '' &&
    earlier.some(
      (one) =>
        one.includes(exercise.problem) &&
        SECOND_TASK.test(one.slice(one.indexOf(exercise.problem) + exercise.problem.length)),
    );
  const ofLater =
    exercise && firstJudgement?.kind !== 'right' && firstJudgement?.kind !== 'line'
      ? rightOf(later, exercise, own)
      : null;
  // Who says what comes out proposes no way; and a task of their own with its result is no way on ours.
  const ownEquation =
    open?.instruction === 'formula' && ['line', undefined].includes(firstJudgement?.kind)
      ? setUpIn(withTimesSigns(written), null)
      : null;
  const judgement = ownEquation?.isWrong
    ? notOf(ownEquation)
    : isWayWithGiven ||
        isOfSecond ||
        ofLater ||
        (firstJudgement?.kind === 'method' &&
          firstJudgement.after === null &&
          !firstJudgement.isSure &&
          (ownProblem || RESULT.test(message)))
      ? null
      : firstJudgement;
  const corrected = open && judgement?.kind === 'wrong' ? correctedSum(own, earlier.at(-1)) : null;
  const setUp = story?.isOpen && !open ? setUpIn(withTimesSigns(written), story.equation) : null;
  const lines = judgement?.kind === 'right' || setUp || withWork?.isSure ? [] : linesOfWork(message, checks);
  const work = lines.length > 1 ? judgedLines(lines, open) : null;
  // Who works on a story sets no exercise by it: neither by an equation nor by a sum.
  const isOnStory =
    story?.isOpen === true &&
    !open &&
    (setUp !== null || (calculation !== null && !SETS_A_TASK.test(message)));
  const equality =
    withWork ||
    work ||
    setUp ||
    ownProblem ||
    (judgement !== null && judgement.kind !== 'wrong') ||
    open?.instruction === 'solve' ||
    // After one equation was solved, the next one alone is set.
    (done?.instruction === 'solve' && !/\p{L}{2}/u.test(message))
      ? null
      : equalityIn(message, earlier, OF_FORMS.has((open ?? done)?.instruction ?? ''));
  // “2x · 3e^3x = 6xe^3x” is true, and no derivative of what is asked.
  const ofOpen =
    open && exercise && equality?.shown === null && OF_CALCULUS.has(open.instruction)
      ? judgeMessage(open, exercise, message.slice(message.lastIndexOf('=') + 1))
      : null;
  const isSettled =
    (judgement !== null && (judgement.kind !== 'wrong' || judgement.isOfWay === true)) ||
    isOnStory ||
    equality !== null ||
    ofLater !== null;
  const units =
    calculation?.isRight &&
    calculation.claimed !== null &&
    judgement?.kind !== 'right' &&
    !isOfOwnResult(calculation.sum, message)
      ? unitsOff([story?.text ?? exercise?.problem ?? '', ...earlier], calculation.sum, resultOf(calculation))
      : null;
  const data = isSettled || work || ownProblem || open ? [] : tasksWithOwnData(message, earlier);
  const set = isSettled || work ? [] : withWork ? askedTogether(message) : exercisesIn(message);
  const list = set.length > 1 || data.length < 2 ? set : data.map(untried);
  // A number of the task at hand sets no other, whatever stands around it.
  const substance = story?.kind && !open ? otherSubstance(story.text, written) : null;
  const onTask =
    story?.isOpen &&
    story.kind &&
    !open &&
    !substance &&
    !SETS_A_TASK.test(message) &&
    !/[=<>≤≥]/.test(message)
      ? numberInTask(story.kind, story.text, withoutOthers(written))
      : null;
  const supposed =
    story?.kind && !open && !substance ? whatIf(story.kind, story.text, written, !story.isOpen) : null;
  const isForTask =
    !open &&
    finished === null &&
    calculation?.isRight === true &&
    !/\p{L}/u.test(ownProblem?.exercise.replace(/^What is /, '') ?? '') &&
    isBehindTask(earlier);
  const found =
    isSettled || isWhy || onTask || supposed || substance || work || areSums || isForTask || list.length > 1
      ? null
      : (ownProblem ??
        (data[0] === undefined
          ? newProblem({ message, written, withWork: withWork?.problem ?? null, earlier }, exercise, finished)
          : { exercise: data[0], judgement: null, attempt: '', isVaried: true }));
  // “… real size in µm? 40 × 400”: behind a task whose kind is known, a sum is work on it.
  const ofTaskBefore =
    found &&
    !found.isWorkedOn &&
    !found.judgement &&
    !found.onTheWay &&
    !open &&
    partedAfterTask(written).length > 0
      ? kindOf(written)
      : null;
  // A sum whose units don’t go together is work on something.
  const isSumOnStory =
    story?.isOpen === true &&
    !open &&
    found !== null &&
    !SETS_A_TASK.test(message) &&
    isSumAlone(workedIn(found.exercise)?.problem.text ?? 'x');
  const problem = ofTaskBefore?.work || (units && !open) || isSumOnStory ? null : withoutGivens(found);
  const isRead = Boolean(problem || judgement || work || setUp || equality) || list.length > 1;
  const kind = isRead || supposed ? null : (substance ?? ofTaskBefore ?? kindOf(written, read));
  const setsUp =
    problem &&
    !open &&
    story?.isOpen &&
    story.kind &&
    /[=<>≤≥]/.test(message.replaceAll(/[-=]>/g, '')) &&
    !SETS_A_TASK.test(message)
      ? workedIn(problem.exercise)
      : null;
  const isMisread =
    setsUp !== null && fitsTask(story?.kind ?? '', story?.text ?? '', setsUp.answer.text) === false;
  // Another story is not judged by the one before.
  const isOther =
    problem !== null ||
    (kind === null &&
      onTask === null &&
      numbersOfStory(message) !== null &&
      !sharesNumbers(written, story?.text ?? ''));
  const task = kind
    ? { id: kind.id, text: kind.task }
    : isOther || !story?.kind
      ? null
      : { id: story.kind, text: story.text };
  // A task that is done is not answered by what is said of something else.
  const isSaidOfElse = kind === null && story?.isDone === true && NAMES_ELSE.test(withoutFillers(message));
  const inTask =
    task && !isSaidOfElse
      ? saidInTask(task, kind ? kind.work : message, withoutOthers(kind ? kind.work : written), calculation)
      : null;
  return {
    judgement:
      ofOpen?.kind === 'wrong'
        ? ofOpen
        : problem || equality || corrected || list.length > 1
          ? null
          : open && asWritten(judgement, open, own),
    onTheWay:
      open &&
      exercise &&
      !problem &&
      !isOwn &&
      calculation?.isRight !== false &&
      saysAllValues(open, own) === null &&
      claimedDivision(own) === null &&
      !isBelief &&
      withoutBelief(own) === own &&
      // A slip that is known is no number on the way, whatever its sign.
      (judgement === null ||
        (judgement.kind === 'method' && judgement.after === null && !judgement.isSure) ||
        (judgement.kind === 'wrong' && !(open.instruction === 'line' && judgement.remark !== '')))
        ? onTheWay(own, open, exercise.problem)
        : null,
    afterwards:
      done && !problem && (!open || judgement?.kind === 'wrong' || judgement === null)
        ? isUnitOf(done, message)
          ? { kind: 'right' }
          : judgeMessage(done, { line: done.problem.text, found: '' }, own)
        : null,
    problem,
    list,
    ofLater,
    alsoLater: judgement?.kind === 'right' ? namedRight(later, own) : [],
    work,
    balance: null,
    amounts: null,
    isBelief,
    scaling:
      isSettled || work || (open ?? done)?.instruction !== 'formula'
        ? null
        : scaling(written, exercise?.problem ?? finished ?? ''),
    calculation:
      corrected ??
      (isOwn
        ? { ...calculation, stands: 'apart' }
        : open && calculation && !judgement
          ? standingOf(calculation, open)
          : calculation),
    setUp,
    equality: ofOpen?.kind === 'wrong' ? null : equality,
    // Of a formula with its numbers put in, what comes out is judged.
    formula:
      (judgement === null || judgement.kind === 'wrong') && !(open && calculation)
        ? knownFormulaIn(written)
        : null,
    byFormula: open || inTask ? null : valueByFormula(written, earlier),
    unitsOff: inTask ? null : units,
    comparison: comparisonIn(message),
    story:
      isRead || supposed
        ? null
        : (numbersOfStory(withoutFormulas(taskAlone(message))) ?? (kind && numbersIn(message))),
    kind,
    inTask: supposed || ofTask?.isRight === false ? null : inTask,
    isWayNamed: story?.isOpen === true && story.kind !== null && !open && namesWay(story.kind, written),
    whatIf: supposed,
    isMisread,
    property: null,
    follows: null,
    reached: [],
  };
};

/** A right answer to a task that comes later in a list: by its name, or as it stands. */
const rightOf = (later: readonly string[], open: ExerciseAtHand, message: string): Examined['ofLater'] => {
  for (const exercise of later) {
    const name = nameOfTask(exercise);
    const worked = workedIn(exercise);
    const judgement =
      (name === null ? null : resultNamed(name, exercise, message)) ??
      (worked && judgeMessage(worked, { line: worked.problem.text, found: '' }, message));
    if (judgement?.kind === 'right')
      return {
        task: { exercise, judgement, attempt: message, ...(name !== null && { name }) },
        open: nameOfTask(open.problem),
      };
  }
  return null;
};

/** “Mean 10, mode 7”: tasks that come later and are answered by their name in the same breath. */
const namedRight = (later: readonly string[], message: string): string[] =>
  later.filter((exercise) => {
    const name = nameOfTask(exercise);
    return name !== null && resultNamed(name, exercise, message)?.kind === 'right';
  });

/** Numbers, and at most a unit at the end: “√(6.5² + 2.5²) = 6.96m”. */
const isSumAlone = (text: string): boolean =>
  !/\p{L}/u.test(
    text
      .replaceAll(/\bsqrt\b/g, '')
      .replace(/(?<=\d)\s?(?:[kcm]?m|k?g|s|h|N|J|W|V|A)(?:\^?[23]|[²³])?$/u, ''),
  );

/** “… how high does it go? g = 9.8”, “… Then how long does it take?”: what is given or asked behind a task is no answer to it. */
const withoutGivens = (problem: OwnProblem | null): OwnProblem | null =>
  problem && A_UNIT_ALONE.test(workedIn(problem.exercise)?.problem.text ?? '')
    ? null
    : problem?.judgement?.kind === 'wrong' && isGivenOrAsked(problem.attempt)
      ? { ...problem, judgement: null, attempt: '' }
      : problem;
const isGivenOrAsked = (attempt: string): boolean => {
  const { data, rest } = givenBehind(attempt);
  return (data !== '' && !/\d/.test(rest)) || GIVEN_OR_ASKED.test(attempt);
};
/** “1 dm3” is a volume, and no product of letters. */
const A_UNIT_ALONE = /^\d{0,9}[kcdm]?m\s?[·*]?\s?[23]$/u;
const GIVEN_OR_ASKED =
  /^\W*(?:(?:take|use|using|with|let|assume|given|and)\s+)?(?:g|G|c|R|h|k|e|π|pi|ρ|M|NA)\s*(?:=|≈|is|as|to be)\s*\d|\b(?:[Hh]ow|[Ww]hat|[Ww]hich|[Ff]ind|[Cc]alculate|[Dd]etermine|[Ww]ork out)\b/u;

const withoutFillers = (message: string): string =>
  message.replaceAll(
    /\b(?:then|that|thats|answer|right|still|same|same thing|again|know|mean|think|just|only|like|yeah|about|around|rounded|exactly|correct|with|from)\b/gi,
    ' ',
  );
const NAMES_ELSE = /\p{L}{4,}/u;

const CONCLUDED =
  /\bso (?:it (?:has to|must|should|would) be|it['’]?s|its|the answer is|i get|that['’]?s)\s([-−]?\d[\d.,]*(?:\s?\/\s?\d+)?)\W*$/i;

/** “30 x 2 = 60 so 60/40 = 1.5 m”, “momentum is 6 kg m/s so v = 6/1”: a number that was found just before has the unit of that. */
const isOfOwnResult = (sum: string, message: string): boolean =>
  numbersIn(sum).some((one) =>
    new RegExp(
      String.raw`(?:=|\b(?:is|are|of|to))\s?${one.replace('.', String.raw`\.`)}(?![\d.]|\s?[-+−*×x·/÷])`,
      'u',
    ).test(message.slice(0, message.lastIndexOf('='))),
  );

/** With its unit. */
const resultOf = ({ line }: Calculation): string => line.split(/[=≈]/).at(-1) ?? '';

const OF_CALCULUS = new Set(['derive', 'integrate']);
const OF_FORMS = new Set(['simplify', 'expand', 'factor']);

/** “I got 18 cuz 6 + 6 + 6”, after “3 resistors of 6 ohms each in parallel …?”: behind a task in words a sum is done for that task, whatever its numbers. */
const isBehindTask = (earlier: readonly string[]): boolean =>
  earlier
    .slice(-RECENT)
    .some((one) => ASKS_A_NUMBER.test(one) && (one.match(/\p{L}{3,}/gu)?.length ?? 0) >= IN_WORDS);
const ASKS_A_NUMBER = /\d|\b(?:chance|probability|odds|how (?:many|much))\b/i;
const [RECENT, IN_WORDS] = [4, 4];

/** “1/R = 2/4 so R = 0.5”: whatever else is right, that is no result. */
const notOf = ({ line, equation }: SetUp): Judgement => ({
  kind: 'wrong',
  why: '',
  slip: 'unknown',
  remark: `${line} doesn’t follow from ${equation}.`,
  isBare: true,
});

const RESULT =
  /(?:=|\b(?:so|is|get|got|gives?|makes?|equals?))\s*(?:it(?:'s|s| is)?\s+)?[-−]?\d[\d.,/]*\s*\p{L}{0,4}(?:\/\p{L}{1,4})?\d?\W*$/iu;

/** Numbers put in order, which a median begins with. */
const inOrder = (open: Worked, { line }: Standing, message: string): Judgement | null => {
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
    ? { kind: 'line', line, worked: { text: own.join(', '), latex: own.join(',\\ ') } }
    : null;
};
const FEWEST_IN_A_ROW = 3;
