import type { Approach } from '@studia/mathematics';
import type { Examined, SetUp, TaskKind } from '../../exercises/service.ts';
import { ASKS_FOR_THE_WAY, helpWanted, isAgreed } from '../pedagogy/help-wanted.ts';
import type { Move } from '../pedagogy/moves.ts';
import { WHAT_IF } from '../pedagogy/where.ts';
import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { derivedFrom, type Derived } from './derive.ts';
import { TESTS_IT } from './exercise-help.ts';
import { ideaOfTask } from './idea-at-hand.ts';
import { goOnToPart, isAskedIn, kindAtHand, partLeft } from './other-part.ts';
import { withNumberChanged } from './story-changed.ts';
import { firstClue } from './story-clues.ts';
import { beginIn, helpWithStory, inText, lawOf, NUMBERS } from './story-help.ts';
import { onNumber } from './story-number.ts';
import { onUnits } from './units.ts';

type WhatIf = NonNullable<Examined['whatIf']>;

/** A story that nobody here has read as a whole: what is asked, and what is known? */
export const readStory = async (
  context: MoveContext,
  { numbers }: Extract<Move, { kind: 'read story' }>,
): Promise<Reply> => {
  const { state, reading, exercises } = context;
  const given = numbers.filter((one) => reading.message.includes(one));
  if (reading.maths.kind) return openTask(context, reading.maths.kind, numbers);
  const { calculation } = reading.maths;
  // What came with the task is looked at first.
  const own =
    !calculation || calculation.claimed === null
      ? []
      : [say(calculation.isRight ? 'storyLine' : 'storyWrong', { line: calculation.line })];
  const begun = state.language === 'en' ? await exercises.ask('approach', reading.message, null) : null;
  return {
    parts: [
      ...(own.length > 0 ? own : [say('storyOpen')]),
      ...(begun
        ? firstAsked(begun, reading)
        : [askedOf(given, state.language === 'en' ? reading.message : '')]),
    ],
    state: goOn(state, {
      focus: 'story',
      waits: 'answer',
      story: { text: reading.message, numbers, turn: 1, results: [] },
      exercise: null,
      item: null,
      idea: null,
      heard: ideaOfTask(reading),
    }),
  };
};

/** The first question of a task whose kind is known, or what the student has found of it already. */
const openTask = async (context: MoveContext, kind: TaskKind, numbers: string[]): Promise<Reply> => {
  const { state, reading } = context;
  const { task, work, rest } = kind;
  const found = reading.maths.inTask;
  const isDone = found?.verdict.is === 'answer';
  const parts = found ? onNumber(found, work === '' ? reading.message : work, 'opening') : [];
  const story = {
    text: task,
    numbers,
    turn: 1,
    results: [],
    kind: kindAtHand(kind),
    isDone,
    ...(rest && { rest }),
  };
  const opened = goOn(state, {
    focus: 'story',
    waits: isDone ? 'none' : 'answer',
    story,
    exercise: null,
    item: null,
    heard: null,
  });
  if (isDone) return afterAnswer({ ...context, state: opened }, story, parts);
  // Who has found a step already is not led to it.
  const isBegun = found?.verdict.is === 'step' && !ASKS_FOR_THE_WAY.test(reading.plain);
  return {
    parts: [...parts, ...(isBegun ? [] : opening(kind, numbers, reading)).slice(parts.length > 0 ? 1 : 0)],
    state: opened,
  };
};

/** What follows on an answer: the other thing that the task asks for, if there is one. */
const afterAnswer = async (
  context: MoveContext,
  { rest, text: task, kind }: NonNullable<State['story']>,
  parts: Part[],
): Promise<Reply> => {
  const left = rest ?? (await partLeft(context, { text: task, id: kind?.id ?? null, named: '' }));
  return left ? goOnToPart(context, left, parts) : { parts, state: context.state };
};

/** The question that leads to the first step, and the way only to who asks for it; of a story that has no name, with which of its numbers to begin. */
const opening = (
  { name, way, ask: question, story, task }: TaskKind,
  numbers: readonly string[],
  { plain }: Reading,
): Part[] => {
  if (name !== '')
    return ASKS_FOR_THE_WAY.test(plain)
      ? [say('storyOpen'), text(way), text(question)]
      : [say('storyOpen'), text(question)];
  const [one, other] = beginIn(story?.begin, task) ?? [];
  return [
    say('storyOpen'),
    one === undefined || other === undefined
      ? askedOf(
          numbers.filter((number) => task.includes(number)),
          task,
        )
      : ask('storyBegin', { one: inText(one), other: inText(other) }),
  ];
};

/** Where nobody here knows the way, the words of the task may still say where to begin. */
const askedOf = (given: readonly string[], task: string): Part =>
  firstClue(task) ??
  (given.length > 1 ? ask('storyAsked', { numbers: given.map(inText).join(', ') }) : ask('storyAskedBare'));

/** What is asked and known; the law that joins them, for who asks how it is done. */
const firstAsked = (approach: Approach, { plain }: Reading): Part[] => {
  if (ASKS_FOR_THE_WAY.test(plain)) return lawOf(approach);
  const given = approach.given.map((one) => one.replace(/^\S{1,3} = /, '')).join(' and ');
  return [ask('openAskedAsk', { asked: approach.asked, given })];
};

/** Goes on with a story: numbers are judged where its kind is known, otherwise calculations are checked as arithmetic alone. */
export const goOnWithStory = async (context: MoveContext): Promise<Reply | null> => {
  const { state, reading } = context;
  const { story } = state;
  if (!story) return null;
  const { calculation, setUp, follows } = reading.maths;
  const claimed = (calculation?.isRight ? calculation.claimed : setUp?.value) ?? null;
  const checked = claimed === null ? story.results : [...story.results, claimed.replace(/ .*$/, '')];
  const found = foundIn(reading.message, { ...story, results: checked });
  // What does not come out of the story's own numbers is nothing to go on with.
  const results = [
    ...checked,
    ...found.slice(0, 1).flatMap(({ number, derived }) => (derived ? [number] : [])),
  ];
  const next = goOn(state, {
    focus: 'story',
    waits: 'answer',
    story: { ...story, turn: story.turn + 1, results, equation: setUp?.equation ?? story.equation ?? null },
  });
  if (calculation && !calculation.isRight && reading.maths.inTask?.verdict.is !== 'answer')
    return { parts: [say('storyWrong', { line: calculation.line })], state: next };
  if (reading.maths.isMisread) return { parts: [say('taskMisread'), ask('taskMisreadAsk')], state: next };
  if (TAKES_PARTS_FOR_MINUTES.test(reading.message))
    return { parts: [say('hoursAndMinutes'), ask('whatNext')], state: next };
  if (reading.maths.whatIf) return onWhatIf(reading.maths.whatIf, next, reading.message);
  if (reading.maths.inTask) {
    const { number, verdict } = reading.maths.inTask;
    const isPart = verdict.is === 'step' && isAskedIn(story.part, verdict.name);
    // One of the answers is all where the other part of the task is another matter.
    const isEnd =
      verdict.is === 'answer' ||
      isPart ||
      (verdict.is === 'step' && verdict.isPart && story.rest !== undefined);
    const parts = isPart
      ? [say('taskAnswer', { answer: inText(number) })]
      : onNumber(reading.maths.inTask, reading.message, 'going on');
    if (!isEnd) return { parts, state: next };
    const done = { ...next, waits: 'none' as const, story: { ...story, isDone: true } };
    return afterAnswer({ ...context, state: done }, story, parts);
  }
  if (reading.maths.isWayNamed) return { parts: [say('methodGood'), ask('formulaPutIn')], state: next };
  if (setUp) return { parts: onSetUp(setUp), state: next };
  if (calculation && reading.maths.unitsOff)
    return { parts: onUnits(calculation.line, reading.maths.unitsOff), state: next };
  if (calculation)
    return {
      parts: [
        say('storyLine', { line: calculation.line }),
        ...(follows?.isRight ? [say('storyDerived', { line: inText(follows.line) })] : []),
        ...(story.results.length === 0 ? [say('storyOnlySums')] : []),
        leadOn(reading.message, calculation.line, story),
      ],
      state: next,
    };
  if (WHAT_IF.test(reading.plain) && reading.act !== 'next') {
    const other = withNumberChanged(story, reading.message);
    if (other)
      return {
        parts: [say('taskChanged', { number: inText(other.number) }), ask('taskChangedAsk')],
        state: { ...next, story: other.story },
      };
    const numbers = [...story.numbers, ...found.map(({ number }) => number)];
    const changed = {
      ...story,
      numbers,
      text: `${story.text} ${reading.message}`,
      turn: story.turn + 1,
      kind: null,
    };
    return { parts: [say('storyQuestion')], state: { ...next, story: changed } };
  }
  const wanted = helpWanted(reading);
  if (wanted && next.story) return helpWithStory(context, { ...next, story: next.story }, wanted);
  return { parts: isAgreed(reading) ? [ask('storyBack')] : onWords(reading, story, found), state: next };
};

/** “1.35, so 1 hr 35 min”. */
const TAKES_PARTS_FOR_MINUTES =
  /(?<![\d.])(\d{1,3})\.(\d{1,2})(?!\d)\D{1,30}\1\s?(?:h|hrs?|hours?)\s?(?:and\s)?\2(?:0?)\s?(?:m|mins?|minutes?)\b/i;

/** A number of the task is another one: the way stays. */
const onWhatIf = ({ number, claimed, isRight, task }: WhatIf, state: State, message: string): Reply => {
  const { story } = state;
  if (!story) return { parts: [say('storyQuestion')], state };
  const isDone = isRight === true;
  // Where the number could stand in several places, nobody knows what comes out.
  const changed = task === null ? withNumberChanged(story, message) : null;
  const kind = task === null && !changed ? null : (story.kind ?? null);
  const other = { ...(changed?.story ?? story), turn: 1, results: [], isDone, kind };
  return {
    parts: isDone
      ? [say('taskAnswer', { answer: inText(claimed ?? '') })]
      : [
          say('taskChanged', { number: inText(number) }),
          ask(claimed === null ? 'taskChangedAsk' : 'taskChangedCheck'),
        ],
    state: { ...state, waits: isDone ? 'none' : 'answer', story: { ...other, text: task ?? other.text } },
  };
};

/** Words that name what a number is of; “so” and “plus” do not. */
const SAYS_NOTHING =
  /^(?:and|the|then|that|thats|its|are|was|for|from|plus|minus|times|divided|over|equals|gives|makes|get|got|right|wait|think|would|because|thing|answer|yes|okay|have|has|what|you|with|this|will|must|should|just|first|also|into|out|per|each|all)$/;
const isNamed = (message: string): boolean =>
  /\d\s?(?:[kcm]?[mgl]|kg|h|min|%)(?!\p{L})/u.test(message) ||
  (message.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => !SAYS_NOTHING.test(word));

/** Who says what a number is of is not asked for it again; a second result that builds on the first may well be the end. */
const leadOn = (message: string, line: string, { results }: NonNullable<State['story']>): Part => {
  const numbers: readonly string[] = line.match(/\d+(?:\.\d+)?/g) ?? [];
  if (results.some((one) => numbers.includes(one)))
    return ask(isNamed(message) ? 'storyDone' : 'storyLineAgain');
  return ask(isNamed(message) ? 'storyUse' : 'storyLineAsk');
};

interface FoundNumber {
  number: string;
  derived: Derived | null;
}

const BECAUSE = /\b(?:because|cause|bc|cuz|since)\b/i;

const CONCLUDED = /(?:\bso|=)\s*([^=]{0,40}\d[^=]{0,40})$/i;

/** The numbers of a message that are new to a story, the one that is meant first, and how they come out of what is known. */
const foundIn = (message: string, story: NonNullable<State['story']>): FoundNumber[] => {
  const [result = '', ...reason] = message.split(BECAUSE);
  const found = (words: string): FoundNumber[] =>
    Array.from(words.matchAll(NUMBERS), ([, number = '']) => number.trim())
      .filter(
        (number) =>
          ![...story.numbers, ...story.results].includes(number) && !words.includes(`not ${number}`),
      )
      .map((number) => ({ number, derived: derivedFrom(number, story) }))
      .toReversed();
  // “h = v²/(2g), so 5 m” comes to 5; what stands before it are no numbers that were found.
  const [, concluded = result] = CONCLUDED.exec(result) ?? [];
  return [...found(concluded), ...found(reason.join(' '))];
};

/** A term with a letter for what is not known: “ben = x and anna = 4x”, “so x + 4”. */
const A_TERM =
  /(?<![\d\p{L}])(?:\d{1,6}\s?)?([a-fnpqrt-z])\s?(?:[-+−*/]\s?\d|=)|(?<![\d\p{L}])\d{1,6}([abcnpqrxyz])(?!\p{L})/u;

/** “a = 2.5 m/s²”, “so v = +30 cm”, “10N”, “50x”: a letter here is a name or a unit, and nothing is unknown. */
const A_VALUE =
  /(?:(?<!\p{L}{3})(?<=^|[\s,])\p{L}{1,2}\s?=\s?|^(?:(?:so|its|oh|ah|is it|then)\s)?)[-+−±]?\d[\d.,]{0,12}(?:\/\d{1,6})?\s?(?:[\p{L}°%][\p{L}\d/²³^·°%-]{0,9})?[\s.!?]*$/iu;
/** “F = mv²/r”, “speed = distance/time”: names and signs alone. */
const isFormula = (message: string): boolean => {
  const sides = message.split('=');
  return (
    sides.length === 2 &&
    !/\d\d|\d[.,]/.test(message) &&
    sides.every((side) => /\p{L}/u.test(side) && side.length <= LONGEST_SIDE) &&
    /[-+−*/×·²]|\p{L}{2}/u.test(sides[1] ?? '') &&
    !/\d\s?\p{L}/u.test(sides[1] ?? '')
  );
};
const LONGEST_SIDE = 36;

/** What is said about a story without a calculation: how a number came about, a check against sense, or a thought. */
const onWords = (
  { message, plain, isQuestion, isClaim }: MoveContext['reading'],
  story: NonNullable<State['story']>,
  found: readonly FoundNumber[],
): Part[] => {
  if (TESTS_IT.test(plain)) return [say('storySense')];
  if (isFormula(message)) return [say('formulaOwn'), ask('formulaPutIn')];
  const term = A_VALUE.test(message) ? null : A_TERM.exec(plain);
  if (term) return [say('storyTerm', { letter: term[1] ?? term[2] ?? 'x' })];
  const known = story.results.findLast((result) =>
    new RegExp(String.raw`(?<![\d.,])${escaped(result)}(?![\d.,]*\d)`).test(message),
  );
  const [number] = found;
  if (!number && known !== undefined) return [say('storyResult', { answer: inText(known) })];
  // Only what the message comes to was worked out: “all 5 have to add up to 420” takes nothing from anything.
  const worked = number;
  if (worked?.derived)
    return [
      say('storyDerived', { line: inText(worked.derived.line) }),
      worked.derived.isSum && story.results.length === 0 && story.numbers.length > 2 && !isNamed(message)
        ? ask('storyTest')
        : story.results.length === 0 &&
            story.numbers.length > 1 &&
            usesAll(worked.derived.line, story.numbers)
          ? ask('storyAllUsed')
          : leadOn(message, worked.derived.line, story),
    ];
  if (number && plain.split(' ').length <= FEW_SAID && !/\bif\b/.test(plain))
    return [say('storyNumber', { answer: inText(number.number) })];
  if (isQuestion) return [say('storyQuestion')];
  return [isClaim ? say('storyThought') : say('storyFirst')];
};

/** Every number of the story has its place in it. */
const usesAll = (line: string, numbers: readonly string[]): boolean => {
  const [sum = ''] = line.split(/ [=≈] /);
  const used: readonly string[] = sum.match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.every((one) => used.includes(one.replaceAll(/^[$€£]|%$/g, '')));
};

const FEW_SAID = 6;
const escaped = (words: string): string => words.replaceAll(/[^\d\p{L}]/gu, String.raw`\$&`);

const onSetUp = ({ isNew, isWrong, line, equation, value }: SetUp): Part[] => {
  if (isWrong) return [say('setUpWrong', { line, equation }), ask('afterSlip')];
  if (value !== null) return [say('setUpFollows', { line }), say('setUpValue')];
  return isNew
    ? [say('setUpNew', { line }), ask('whatNext')]
    : [say('setUpFollows', { line }), ask('whatNext')];
};

/** A number that does not follow from what is known here: its calculation can be checked. */
export const askForCalculation = ({ state, reading }: MoveContext): Reply => ({
  parts: [
    say('howSo', {
      answer: inText(Array.from(reading.message.matchAll(NUMBERS), ([, one = '']) => one).at(-1) ?? ''),
    }),
  ],
  state: { ...state, lost: 0 },
});
