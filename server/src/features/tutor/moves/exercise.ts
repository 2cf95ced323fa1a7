import type { ExerciseFacts, Judgement } from '../../exercises/service.ts';
import { openedExercise } from '../state/state.ts';
import { LOST } from '../understand/reading.ts';
import { lineInline } from '../wording/line.ts';
import { ask, say, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { derivedFrom } from './derive.ts';
import { at, card, factsAt, hintFor, picture, type MoveOf } from './exercise-facts.ts';
import { ideaOfTask } from './idea-at-hand.ts';
import { breaking } from './items.ts';
import { propertyBeside } from './judge-property.ts';
import { openingOf, openingQuestion } from './opening-of-task.ts';
import { goOnToPart, partLeft } from './other-part.ts';
import { wordExplained } from './task-words.ts';

/** Opens an exercise; where the student has tried something already, that is looked at first. */
export const openExercise = async (
  context: MoveContext,
  { problem }: MoveOf<'open exercise'>,
  before: readonly Part[] = [],
): Promise<Reply | null> => {
  const facts = await factsAt(context, { problem: problem.exercise, line: null });
  if (!facts) return null;
  const { style, state } = context;
  const exercise = openedExercise(problem.exercise, facts.problemText);
  if (style === 'explain' && !problem.judgement)
    return {
      parts: [
        ...before,
        { part: 'steps', solution: facts.solution },
        ...picture(facts.picture),
        ask('whichStep'),
      ],
      state: goOn(state, {
        exercise: null,
        finished: problem.exercise,
        focus: 'exercise',
        item: null,
        story: null,
      }),
    };
  const ideaId = state.turns > 1 ? (state.heard ?? ideaOfTask(context.reading)) : ideaOfTask(context.reading);
  const opened: MoveContext = { ...context, state: { ...at(state, exercise), heard: ideaId } };
  const { judgement } = problem;
  if (problem.isGuess && judgement?.kind === 'wrong') return correctGuess(opened, judgement, facts);
  if (problem.onTheWay) return confirmNumber(opened, { kind: 'confirm number', found: problem.onTheWay });
  if (judgement?.kind === 'right') return confirmAnswer(opened, 'all numbers', before);
  if (judgement?.kind === 'right over the reals') return confirmAnswer(opened, 'the reals', before);
  if (judgement?.kind === 'line') return confirmLine(opened, { kind: 'confirm line', judgement });
  if (judgement?.kind === 'part') return confirmPart(opened, { kind: 'confirm part', judgement });
  if (judgement?.kind === 'method') return tryMethod(opened, { kind: 'try method', judgement });
  if (judgement?.kind === 'form') return askForForm(opened, { kind: 'ask for form', judgement });
  if (judgement?.kind === 'wrong') return locateSlip(opened, { kind: 'locate slip', judgement });
  // Who says that they are lost, or asks how, or what about another one, gets a first hint with it.
  const isFormula = facts.isTold && facts.goal.kind === 'formula' && state.language === 'en';
  const asked = isFormula
    ? ((await context.exercises.ask('approach', problem.exercise, null))?.asked ?? null)
    : null;
  const isLost =
    LOST.test(context.reading.plain) ||
    /\b(?:what|how) about\b/.test(context.reading.plain) ||
    // Who has tried something that nobody here can judge is not asked for it again.
    problem.attempt !== '' ||
    // Without a law that everybody knows, somebody has to say where to begin.
    (isFormula && facts.given.length === 0);
  const rung = facts.wanted === null ? 2 : 1;
  return {
    parts: [
      ...before,
      ...wordExplained(context.reading.message, context.state.language),
      ...(ASKS_ALWAYS.test(context.reading.plain) ? [say('tryOne')] : []),
      problem.isFurther && facts.isTold && problem.exercise.endsWith('?')
        ? say('openFurther', { problem: problem.exercise })
        : openingOf(facts),
      ...picture(facts.openingPicture),
      card(facts),
      ...(isLost || facts.wanted !== null ? breaking(hintFor(facts, rung)) : [openingQuestion(facts, asked)]),
    ],
    state:
      isLost || facts.wanted !== null ? { ...at(state, { ...exercise, rung }), heard: ideaId } : opened.state,
  };
};

/** A guess at a sum, in the middle of something else, that is not right: where it slips, and the first step of how it goes. */
const correctGuess = (
  { state }: MoveContext,
  { remark, why }: Extract<Judgement, { kind: 'wrong' }>,
  facts: ExerciseFacts,
): Reply => {
  // What is shown right behind need not be looked for: of the size and the sign nothing has to be said.
  const reason = [remark, why, facts.reason].find(
    (one) => one !== '' && !/^(?:That’s too|Check the signs|The size)/.test(one),
  );
  const parts: Part[] =
    reason === undefined ? [] : [{ part: 'say', phrase: 'whyRule', fill: { reason }, breaks: false }];
  const shown = { line: facts.line, after: facts.after };
  if (facts.next === null)
    return {
      parts: [say('notQuite'), ...parts, ask('guessIs', shown), card(facts), say('guessSlip')],
      state: goOn(state, { exercise: null, finished: state.exercise?.problem ?? null, focus: 'exercise' }),
    };
  return {
    parts: [say('notQuite'), ...parts, ask('guessStep', shown), card(facts), say('guessNext')],
    state: at(state, { ...openedExercise(state.exercise?.problem ?? '', facts.next), tries: 1 }),
  };
};

/** “Can every quadratic be factored? What about x² + x + 1”: one that can’t would settle it. */
const ASKS_ALWAYS =
  /^\W*(?:(?:so|but|and|ok|wait)\s+)*(?:can|does|do|is|are|will)\b[^?]*\b(?:every|all|always|any)\b[^?]*\?/;

const opening = (exercise: string): MoveOf<'open exercise'> => ({
  kind: 'open exercise',
  problem: { exercise, judgement: null, attempt: '' },
});

/** Confirms the answer, closes the loop, and offers what comes next. */
export const confirmAnswer = async (
  context: MoveContext,
  over: 'all numbers' | 'the reals',
  before: readonly Part[] = [],
): Promise<Reply | null> => {
  const { state } = context;
  const facts = state.exercise && (await factsAt(context, state.exercise));
  if (!facts || !state.exercise) return null;
  const task = state.exercise.problem;
  const done = goOn(state, { exercise: null, finished: task, focus: 'exercise' });
  const { judgement } = context.reading.maths.problem ?? context.reading.maths;
  const as = judgement?.kind === 'right' ? judgement.as : undefined;
  const confirmed: Part[] = [
    ...before,
    confirmation({ ...facts, answer: answerSaid(facts.answer, as, context.reading.message) }, over),
    ...(facts.putBack === null ? [] : [say('putBack', { line: facts.putBack })]),
    card(facts),
    ...picture(facts.picture),
    ...propertyBeside(context.reading.maths.property),
  ];
  const { alsoLater } = context.reading.maths;
  for (const one of alsoLater) {
    const later = await factsAt(context, { problem: one, line: null });
    if (later) confirmed.push(say('alsoRight', { answer: later.answer }));
  }
  const [next, ...rest] = state.queue.filter((one) => !alsoLater.includes(one));
  if (next !== undefined) {
    const opened = await openExercise({ ...context, state: done }, opening(next), [
      ...confirmed,
      ask('number', { number: String(numberOf(context) + 1) }),
    ]);
    if (opened) return { ...opened, state: { ...opened.state, queue: rest } };
  }
  const isOfList = numberOf(context) > 1;
  if (isOfList && state.queue.length === 0) confirmed.push(ask('lastOfList'));
  const left =
    facts.isTold && !isOfList && context.reading.maths.property?.isRight !== true
      ? await partLeft(context, { text: asSet(context, task), id: null, named: await askedIn(context, task) })
      : null;
  if (left) return goOnToPart({ ...context, state: done }, left, confirmed);
  return {
    parts: [...confirmed, ask('offerNext')],
    state: { ...done, waits: 'yes-no', offer: { act: 'harder', about: null } },
  };
};

/** A task as the student set it: what the engine has read may be only the first of its parts. */
const asSet = ({ thread }: MoveContext, task: string): string =>
  thread.find(({ by, text }) => by === 'student' && text.includes(task.slice(0, BEGINNING)))?.text ?? task;
const BEGINNING = 40;

/** What a law found for a task, by its name. */
const askedIn = async ({ exercises }: MoveContext, task: string): Promise<string> =>
  (await exercises.ask('approach', task, null))?.asked ?? '';

// How many exercises of a list were opened is what was said about it: the queue only holds what is left.

const numberOf = ({ thread }: MoveContext): number =>
  Number(
    thread
      .findLast(({ by, text }) => by === 'tutor' && /\*\*Number \d+\.\*\*/.test(text))
      ?.text.match(/\*\*Number (\d+)\.\*\*/)?.[1] ?? 0,
  );

const REST = /(?<!\d)\d{1,9}\s?(?:r|rem\.?|remainder)\s?\d{1,9}(?!\d)/i;
const answerSaid = (answer: string, as: string | undefined, message: string): string =>
  as === undefined || REST.test(message) ? asSaid(answer, message) : as;

/** Who gave it in π, or rounded where it has no end, sees that beside our own answer. */
const asSaid = (answer: string, message: string): string => {
  const inPi = /(?<![\d.])(\d[\d./]*)\s?(?:π|pi\b)/i.exec(message)?.[1];
  if (inPi !== undefined && /^[$\d.]/.test(answer) && !/pi/.test(answer))
    return `$${inPi}\\pi$, about ${answer}`;
  const rest = REST.exec(message)?.[0];
  if (rest !== undefined) return `${rest}, the same as ${answer}`;
  const last = message.match(/(?<![\d.])\d{1,12}(?:\.\d{1,12})?/g)?.at(-1);
  const rounded = last?.includes('.') ? last : undefined;
  return rounded !== undefined && /\\(?:ln|log|sqrt|pi)/.test(answer)
    ? `${answer}, about ${rounded}`
    : answer;
};

const confirmation = (
  { problem, answer, goal, isTold }: ExerciseFacts,
  over: 'all numbers' | 'the reals',
): Part => {
  if (over === 'the reals') return say('yesReals', { answer });
  // “2x = 6” would be said of one place only.
  const isOfAPlace = goal.kind === 'evaluate' && /(?<![\\\p{L}])[a-df-hj-z](?!\p{L})/u.test(problem);
  if (isTold || isOfAPlace || goal.kind === 'solve') return say('yesAnswer', { answer });
  if (goal.kind === 'factor' && answer === problem) return say('yesStays', { problem });
  return say(goal.kind === 'work out' || goal.kind === 'evaluate' ? 'yesSum' : 'yesGives', {
    problem,
    answer,
  });
};

/** A right line: it is written down, and the next one asked for. */
export const confirmLine = async (
  context: MoveContext,
  { judgement }: MoveOf<'confirm line'>,
): Promise<Reply | null> => {
  const { exercise } = context.state;
  if (!exercise) return null;
  const facts = await factsAt(context, { problem: exercise.problem, line: judgement.line });
  if (!facts) return null;
  const moved = { ...exercise, line: judgement.line, rung: 0, triesHere: 0 };
  return {
    parts: [
      say('rightLine', { line: lineOf(judgement) }),
      ...(judgement.worked && judgement.worked.text !== facts.lineText
        ? [say(judgement.line === exercise.line ? 'stillAt' : 'nowWeHave', { line: facts.line })]
        : []),
      card(facts),
      ask('whatNext'),
    ],
    state: at(context.state, moved),
  };
};

const lineOf = ({ worked, line }: MoveOf<'confirm line'>['judgement']): string =>
  worked ? lineInline(worked) : line;

/** Some of the answer. */
export const confirmPart = async (
  context: MoveContext,
  { judgement }: MoveOf<'confirm part'>,
): Promise<Reply | null> => {
  const { exercise } = context.state;
  const facts = exercise && (await factsAt(context, exercise));
  if (!exercise || !facts) return null;
  return {
    parts: [
      say('rightPart', { has: String(judgement.has), of: String(judgement.of) }),
      card(facts),
      ask(judgement.isOneLetter ? 'otherLetter' : 'otherSolution'),
    ],
    // What is left is found from the two lines together, not from the one that gave the first letter.
    state: at(context.state, {
      ...exercise,
      found: judgement.found,
      line: judgement.isOneLetter ? facts.problemText : exercise.line,
    }),
  };
};

/** The right value in a form that is not the one asked for. */
export const askForForm = async (
  context: MoveContext,
  { judgement }: MoveOf<'ask for form'>,
): Promise<Reply | null> => {
  const { exercise } = context.state;
  const facts = exercise && (await factsAt(context, exercise));
  if (!exercise || !facts) return null;
  return {
    parts: [say('rightForm', { missing: judgement.missing }), card(facts)],
    state: at(context.state, exercise),
  };
};

/** A way that the student proposes, tried out. */
export const tryMethod = async (
  context: MoveContext,
  { judgement }: MoveOf<'try method'>,
): Promise<Reply | null> => {
  const { exercise } = context.state;
  if (!exercise) return null;
  const line = judgement.worth === 'good' && judgement.after ? judgement.after.text : exercise.line;
  const facts = await factsAt(context, { problem: exercise.problem, line: exercise.line });
  if (!facts) return null;
  const state = at(context.state, {
    ...exercise,
    line,
    rung: line === exercise.line ? Math.max(1, exercise.rung) : 0,
    triesHere: 0,
  });
  if (judgement.worth === 'forbidden')
    return {
      parts: [
        say(judgement.remark === 'divides by zero' ? 'dividesByZero' : 'dividesByLetter'),
        say('whatElse', { line: facts.line }),
        card(facts),
      ],
      state,
    };
  if (judgement.worth === 'good' && judgement.after && judgement.isAnswer)
    return confirmAnswer({ ...context, state }, 'all numbers', [say('methodGood')]);
  if (judgement.worth === 'good' && judgement.after)
    return {
      parts: [say('methodDone', { line: lineInline(judgement.after) }), card(facts), ask('whatNext')],
      state,
    };
  if (judgement.worth === 'allowed' && judgement.after)
    return {
      parts: [
        say('methodAllowed', { line: lineInline(judgement.after) }),
        card(facts),
        ask('methodAllowedAsk'),
      ],
      state,
    };
  return {
    parts: [
      ...(judgement.worth === 'good' ? [say('methodGood')] : []),
      say('methodTry', { line: facts.line }),
      card(facts),
      ask('methodGives'),
    ],
    state,
  };
};

/** A wrong answer: what can be seen to be wrong is said, and the step asked for again. */
export const locateSlip = async (
  context: MoveContext,
  { judgement }: MoveOf<'locate slip'>,
): Promise<Reply | null> => {
  const { exercise } = context.state;
  const facts = exercise && (await factsAt(context, exercise));
  if (!exercise || !facts) return null;
  const tried = {
    ...exercise,
    tries: exercise.tries + 1,
    triesHere: exercise.triesHere + 1,
    rung: exercise.rung + 1,
  };
  const isForeign = context.state.language !== 'en';
  const seen: Part[] = [judgement.remark, judgement.why]
    .filter((one) => one !== '' && !isForeign)
    .slice(0, 1)
    .map((one): Part => ({ part: 'say', phrase: 'whyRule', fill: { reason: one }, breaks: false }));
  const derived =
    facts.isTold && judgement.remark === '' ? derivedIn(context.reading.message, exercise.problem) : null;
  // That a number is too big says nothing about the way to it.
  const isOnlySize = judgement.remark === '' && /^That’s too (?:big|small)/.test(judgement.why);
  const asks = seen.some((part) => part.part === 'say' && part.fill?.['reason']?.endsWith('?') === true);
  const isHinted = (tried.triesHere > 1 && !asks) || seen.length === 0 || isOnlySize;
  const rest = isHinted ? breaking(hintFor(facts, Math.max(2, tried.rung))) : asks ? [] : [ask('afterSlip')];
  const isRounded = derived?.includes('rounded to') === true;
  return {
    parts: [
      say(judgement.remark === '' ? 'notQuite' : 'notQuiteClose'),
      ...(derived === null ? seen : [say(isRounded ? 'slipRounded' : 'slipDerived', { line: derived })]),
      ...(isRounded ? [] : rest),
      card(facts),
    ],
    // What was told now is not told again as the next hint.
    state: at(context.state, isHinted && !isRounded ? { ...tried, rung: Math.max(2, tried.rung) } : tried),
  };
};

/** How a wrong number came out of those of the task; null where that can’t be seen. */
const derivedIn = (message: string, problem: string): string | null => {
  const number = message
    .split(/\b(?:because|bc|cuz|since)\b/i)[0]
    ?.match(/(?<![\d.,\p{L}]|[/×*+÷]\s?)\d+(?:[.,]\d+)?(?![\d%]|\s?[/×*+÷])/gu)
    ?.at(-1);
  const numbers = problem.match(/(?<![\d.,\p{L}])\d+(?:\.\d+)?%?/gu) ?? [];
  return number === undefined
    ? null
    : (derivedFrom(number, { text: problem, numbers, results: [] })?.line ?? null);
};

/** A value that the solution passes through; where it is all of a line, that line is done. */
export const confirmNumber = async (
  context: MoveContext,
  { found }: MoveOf<'confirm number'>,
): Promise<Reply | null> => {
  const { exercise } = context.state;
  const line = found.line ?? exercise?.line ?? null;
  const facts = exercise && (await factsAt(context, { problem: exercise.problem, line }));
  return (
    facts &&
    exercise && {
      parts: [say('rightNumber', { number: found.number }), card(facts), ask('whatNext')],
      state: at(context.state, { ...exercise, line: line ?? exercise.line, rung: 0, triesHere: 0 }),
    }
  );
};

/** Own lines of work, all of them. */
export const judgeLines = async (
  context: MoveContext,
  { work }: MoveOf<'judge lines'>,
): Promise<Reply | null> => {
  const facts = await factsAt(context, { problem: work.problem, line: work.reached });
  const base =
    context.state.exercise?.problem === work.problem
      ? context.state.exercise
      : openedExercise(work.problem, work.reached);
  const exercise = { ...base, line: work.reached, tries: base.tries + 1 };
  if (work.wrongAt !== null) {
    const number = String(work.wrongAt + 1);
    const remark: Part[] =
      work.remark === ''
        ? []
        : [{ part: 'say', phrase: 'whyRule', fill: { reason: work.remark }, breaks: false }];
    return {
      parts: [
        say('lineWrong', { number, line: work.lines[work.wrongAt] ?? '' }),
        ...(work.wrongAt > 0 ? [say('linesBefore')] : []),
        ...remark,
        ...(facts ? [card(facts)] : []),
        ask('lineAsk', { number }),
      ],
      state: at(context.state, exercise),
    };
  }
  const list: Part = {
    part: 'text',
    text: work.lines.map((line, index) => `${index + 1}. ${line} ✓`).join('\n'),
  };
  if (work.isAnswer)
    return {
      parts: [
        say('linesAnswer'),
        list,
        ...(facts ? [card(facts), ...picture(facts.picture)] : []),
        ask('offerNext'),
      ],
      state: goOn(context.state, {
        exercise: null,
        finished: work.problem,
        focus: 'exercise',
        waits: 'yes-no',
        offer: { act: 'harder', about: null },
      }),
    };
  return {
    parts: [say('linesRight'), list, ...(facts ? [card(facts)] : []), ask('whatNext')],
    state: at(context.state, exercise),
  };
};
