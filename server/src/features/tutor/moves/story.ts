import type { Approach } from '@studia/mathematics';
import type { Examined, SetUp, TaskKind } from '../../exercises/service.ts';
import type { NearText } from '../../lessons/service.ts';
import type { Move } from '../pedagogy/moves.ts';
import { WHAT_IF } from '../pedagogy/where.ts';
import type { State } from '../state/state.ts';
import { wishesForMore } from '../understand/another-wished.ts';
import { LOST } from '../understand/reading.ts';
import type { Reading } from '../understand/reading.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { derivedFrom, type Derived } from './derive.ts';
import { lower } from './exercise-facts.ts';
import { TESTS_IT } from './exercise-help.ts';
import { ideaAtHand, ideaOfTask } from './idea-at-hand.ts';
import { withNumberChanged } from './story-changed.ts';
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
  const kind = begun ? undefined : kindOf(reading);
  return {
    parts: [
      ...(own.length > 0 ? own : [say('storyOpen')]),
      ...(kind ? [say('storyLike'), text(kind.text), cited(kind)] : []),
      ...(begun ? firstStep(begun) : [askedOf(given)]),
    ],
    state: goOn(state, {
      focus: 'story',
      waits: 'answer',
      story: { text: reading.message, numbers, turn: 1, results: [] },
      exercise: null,
      item: null,
      idea: kind ? ideaAtHand(context, kind.idea) : null,
      heard: kind ? null : ideaOfTask(reading),
    }),
  };
};

/** How tasks of this kind are done, and what the student has found already. */
const openTask = ({ state, reading }: MoveContext, kind: TaskKind, numbers: string[]): Reply => {
  const { id, task, work, example, story: told } = kind;
  const found = reading.maths.inTask;
  const isDone = found?.verdict.is === 'answer';
  return {
    parts: [
      ...(found ? onNumber(found, work === '' ? reading.message : work, 'opening') : []),
      ...(isDone ? [] : opening(kind, numbers)),
    ],
    state: goOn(state, {
      focus: 'story',
      waits: isDone ? 'none' : 'answer',
      story: {
        text: task,
        numbers,
        turn: 1,
        results: [],
        kind: { id, example, ...(told && { told }) },
        isDone,
      },
      exercise: null,
      item: null,
      heard: null,
    }),
  };
};

/** How its kind is done; of a story that has no name, with which of its numbers to begin. */
const opening = ({ name, way, ask: question, story }: TaskKind, numbers: readonly string[]): Part[] => {
  if (name !== '') return [say('taskKind', { name, way }), text(question)];
  const [one, other] = story?.begin ?? [];
  return [
    say('storyOpen'),
    one === undefined || other === undefined
      ? askedOf(numbers)
      : ask('storyBegin', { one: inText(one), other: inText(other) }),
  ];
};

const askedOf = (given: readonly string[]): Part =>
  given.length > 1 ? ask('storyAsked', { numbers: given.map(inText).join(', ') }) : ask('storyAskedBare');

/** A number that was found in a task: its answer, something on the way, or a slip. */
const onNumber = (
  { number, verdict }: NonNullable<Reading['maths']['inTask']>,
  message: string,
  where: 'opening' | 'going on',
): Part[] => {
  const leadsOn = where === 'going on';
  switch (verdict.is) {
    case 'answer':
      return [say('taskAnswer', { answer: inText(number) })];
    case 'step':
      return [
        // Where several numbers answer a task, one of them is no step before them.
        say(
          !verdict.isLast && !verdict.isPart && isMeantAsResult(message, where) ? 'taskStepOnly' : 'taskStep',
          {
            answer: inText(number),
            name: verdict.name,
          },
        ),
        // Behind the last thing that is looked for nothing comes.
        ...(leadsOn && !verdict.isLast ? [ask('whatNext')] : []),
      ];
    case 'slip':
      return [say('taskSlip'), text(verdict.say)];
    default:
      return verdict satisfies never;
  }
};

/** “64 m high”, “is it 126”: a number that is told as what was asked for, and not as a step. */
const isMeantAsResult = (message: string, where: 'opening' | 'going on'): boolean =>
  !/\b(?:first|then|start|step|now|next|so far|need|on the way|just|only)\b/i.test(message) &&
  (TOLD_AS_RESULT.test(message) || (where === 'opening' && A_SUM_TO_THE_END.test(message)));
/** “8 × 7 × 6 = 336”; what has a letter of its own is no result yet. */
const A_SUM_TO_THE_END = /^[^\p{L}=]*=\s?[-−$]?\d[\d.,]*\s?\S{0,8}\W*$/u;
const TOLD_AS_RESULT =
  /(?:^|\b(?:is it|is that|answer is|so|so (?:the|my) [\p{L} ]{3,30} (?:is|=|comes to)|i (?:got|get|think|put)|its|it['’]s)\s+(?:rs\.?\s)?)(?:like |about |just )?[-−$]?\d[\d.,/]*(?:\s?[\p{L}%°$€²³]{1,9}){0,2}\s*[?!.]*$/iu;

/** What is asked, the law that names it, and what it still needs. */
const firstStep = ({ asked, law, formula, symbols, given, missing }: Approach): Part[] => [
  say('storyLaw', {
    asked,
    law: lower(law),
    formula: formula.replaceAll('*', '·'),
    symbols: symbols.join(', '),
    given: given.join(' and '),
  }),
  ask(missing.length > 0 ? 'storyMissing' : 'hintAsk', { missing: missing.join(' and ') }),
];

const inText = (number: string): string => number.replaceAll('$', '\\$');
const asTyped = (words: string): string => words.replaceAll('\\$', '$');

/** What the lessons hold about its kind; what speaks of numbers of its own says nothing about these. */
const kindOf = ({ near }: MoveContext['reading']): NearText | undefined =>
  near.find(
    ({ kind, likeness, text: words, of }) =>
      kind === 'fact' &&
      likeness >= ALIKE &&
      !of.startsWith('items/') &&
      (words.match(/\d+/g) ?? []).length < 2,
  );
const cited = ({ idea: { quote } }: NearText): Part => ({ part: 'quote', quote, words: 'cited' });
const ALIKE = 0.5;

const A_NUMBER = String.raw`[-−$€£]?\d{1,12}(?:[.,]\d{1,9})?(?:\s?\/\s?\d{1,9})?%?`;
const NUMBERS = new RegExp(String.raw`(?<![\d.,/^\p{L}])(${A_NUMBER})(?![\d\p{L}]*[²³^])`, 'gu');

/** Another task of the same kind; where it is not known, the student's own story with other numbers: nobody here can make a new one that is as good. */
export const anotherStory = async ({
  state,
  reading,
  thread,
  exercises,
}: MoveContext): Promise<Reply | null> => {
  const { story } = state;
  if (!story) return null;
  const shownText = thread.map(({ text: words }) => asTyped(words)).join('\n');
  const like = story.kind
    ? await exercises.ask('taskLike', { id: story.kind.id, text: shownText }, null)
    : null;
  if (like !== null)
    return {
      parts: [say(wishesForMore(reading.message) ? 'anotherAlike' : 'anotherOne'), text(inText(like))],
      state: goOn(state, {
        focus: 'story',
        waits: 'answer',
        story: {
          text: like,
          numbers: like.match(NUMBERS) ?? [],
          turn: 1,
          results: [],
          kind: story.kind ?? null,
        },
      }),
    };
  const other = await exercises.ask('otherNumbers', { text: story.text }, null);
  if (other === null || wishesForMore(reading.message))
    return {
      parts: [say(other === null ? 'noAnother' : 'storyNoSuch')],
      state:
        other === null
          ? state
          : { ...goOn(state, { focus: 'story' }), waits: 'yes-no', offer: ALIKE_INSTEAD },
    };
  return {
    parts: [say('storyAgain'), text(inText(other))],
    state: goOn(state, {
      focus: 'story',
      waits: 'answer',
      story: {
        text: other,
        numbers: other.match(NUMBERS) ?? [],
        turn: 1,
        results: [],
        // What a story itself was read as holds for its own numbers.
        kind: story.kind?.example ? story.kind : null,
      },
    }),
  };
};
const ALIKE_INSTEAD = { act: 'another', about: null } as const;

/** Goes on with a story: numbers are judged where its kind is known, otherwise calculations are checked as arithmetic alone. */
export const goOnWithStory = (context: MoveContext): Reply | null => {
  const { state, reading } = context;
  const { story } = state;
  if (!story) return null;
  const { calculation, setUp, follows } = reading.maths;
  const claimed = (calculation?.isRight ? calculation.claimed : setUp?.value) ?? null;
  const checked = claimed === null ? story.results : [...story.results, claimed.replace(/ .*$/, '')];
  const found = foundIn(reading.message, { ...story, results: checked });
  // What does not come out of the story's own numbers is nothing to go on with.
  const results = [...checked, ...found.flatMap(({ number, derived }) => (derived ? [number] : []))];
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
    const isDone = reading.maths.inTask.verdict.is === 'answer';
    return {
      parts: onNumber(reading.maths.inTask, reading.message, 'going on'),
      state: isDone ? { ...next, waits: 'none', story: { ...story, isDone } } : next,
    };
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
  const helped = story.kind?.told && onToldStory(context, story.kind.told, next);
  if (helped) return helped;
  const hint = say('storyHint', { number: inText(story.numbers[0] ?? '') });
  if (reading.act === 'reveal' && story.kind && !isTold(context, story.kind.example))
    return {
      parts: [say('taskExample'), text(inText(story.kind.example)), ask('taskAgain')],
      state: next,
    };
  if (reading.act === 'reveal')
    return {
      parts: [say('storyHonest'), ask('storyHint', { number: inText(story.numbers[0] ?? '') })],
      state: next,
    };
  const isStuck = asksForHelp(reading);
  if ((isStuck || reading.act === 'example') && story.kind && !isTold(context, story.kind.example))
    return { parts: [say('taskExample'), text(inText(story.kind.example)), ask('taskAgain')], state: next };
  return { parts: isStuck ? [hint] : onWords(reading, story, found), state: next };
};

const asksForHelp = ({ act, plain }: Reading): boolean =>
  ['hint', 'unsure', 'simpler', 'next'].includes(act) || LOST.test(plain) || ASKS_FOR_A_WAY.test(plain);

/** Help with a story that was surely read: what is worked out first, and all of it to whoever has heard that and still asks. */
const onToldStory = (
  context: MoveContext,
  { first, solution }: { first: string; solution: string },
  next: State,
): Reply | null => {
  const isHeard = isTold(context, first);
  if (!isHeard && (context.reading.act === 'reveal' || asksForHelp(context.reading)))
    return { parts: [ask('storyFirstSum', { sum: first })], state: next };
  if (context.reading.act !== 'reveal' || !next.story) return null;
  return {
    parts: [say('storySolved', { line: solution }), ask('storyWhy')],
    state: { ...next, waits: 'none', story: { ...next.story, isDone: true } },
  };
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

/** “What’s the trick”, “now what”. */
const ASKS_FOR_A_WAY =
  /\b(?:trick|now what|where do i (?:start|begin)|what do i do|how do i (?:start|begin|do (?:it|this|that|these)))\b/;

const isTold = ({ thread }: MoveContext, words: string): boolean =>
  thread.some(({ by, text: reply }) => by === 'tutor' && asTyped(reply).includes(words.slice(0, BEGINNING)));
const BEGINNING = 40;

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
      .filter((number) => !story.numbers.includes(number) && !words.includes(`not ${number}`))
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
  const worked = found.find(({ derived }) => derived !== null);
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
