import type { SetUp } from '../exercise/set-up.ts';
import type { Move } from '../pedagogy/moves.ts';
import { LOST } from '../understand/reading.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { card, factsAt, hintFor } from './exercise-facts.ts';
import { breaking } from './items.ts';

/** A story that nobody here has read as a whole: what is asked, and what is known? */
export const readStory = (
  { state, said }: MoveContext,
  { numbers }: Extract<Move, { kind: 'read story' }>,
): Reply => ({
  parts: [
    say('storyOpen'),
    ...helpFor(said),
    ask('storyAsked', { numbers: numbers.map((one) => one.replace('$', '\\$')).join(', ') }),
  ],
  state: goOn(state, {
    focus: 'story',
    waits: 'answer',
    story: { text: said.message, numbers, turn: 1, results: [] },
    exercise: null,
    item: null,
  }),
});

/** What the lessons hold that is like it: a story that was not read may still be known by its kind. */
const helpFor = ({ near }: MoveContext['said']): Part[] => {
  const like = near.find(({ kind, likeness }) => kind === 'fact' && likeness >= ALIKE);
  return like
    ? [say('storyLike'), text(like.text), { part: 'quote', quote: like.idea.quote, words: 'cited' }]
    : [];
};
const ALIKE = 0.5;

const A_NUMBER = String.raw`[-−$€£]?\d{1,12}(?:[.,]\d{1,9})?(?:\s?\/\s?\d{1,9})?%?`;
const LAST_NUMBER = new RegExp(String.raw`(?<![\d.,/])(${A_NUMBER})(?!\d)\D{0,200}$`);
const ONLY_A_NUMBER = new RegExp(
  String.raw`^(?:(?:so|then|is it|it's|its|it is|the answer is|answer|maybe|i think|i got)[\s,:]{1,3}){0,4}${A_NUMBER}(?:\s?[\p{L}/²³°€$]{1,12})?[?!.]?$`,
  'iu',
);

/** Goes on with a story: calculations are checked as arithmetic, and nothing is claimed about the story itself. */
export const goOnWithStory = ({ state, said }: MoveContext): Reply | null => {
  const { story } = state;
  if (!story) return null;
  const { calculation, setUp } = said.maths;
  const results =
    calculation?.isRight && calculation.claimed !== null
      ? [...story.results, calculation.claimed]
      : setUp?.value
        ? [...story.results, setUp.value]
        : story.results;
  const next = goOn(state, {
    focus: 'story',
    waits: 'answer',
    story: { ...story, turn: story.turn + 1, results, equation: setUp?.equation ?? story.equation ?? null },
  });
  if (calculation && !calculation.isRight)
    return { parts: [say('storyWrong', { line: calculation.line })], state: next };
  if (setUp) return { parts: onSetUp(setUp), state: next };
  if (calculation)
    return {
      parts: [
        say('storyLine', { line: calculation.line }),
        say('storyOnlySums'),
        ask(story.results.length > 0 ? 'storyLineAgain' : 'storyLineAsk'),
      ],
      state: next,
    };
  switch (said.act) {
    case 'hint':
    case 'unsure':
    case 'how':
    case 'why':
    case 'simpler':
      return { parts: [say('storyHint', { number: story.numbers[0] ?? '' })], state: next };
    case 'reveal':
      return {
        parts: [say('storyHonest'), ask('storyHint', { number: story.numbers[0] ?? '' })],
        state: next,
      };
    default:
      if (LOST.test(said.plain))
        return { parts: [say('storyHint', { number: story.numbers[0] ?? '' })], state: next };
      return { parts: [onNumber(said, story.results)], state: next };
  }
};

const LONGEST = 60;

/** An answer without its calculation: known from the lines before, or asked for. */
const onNumber = ({ message, isClaim }: MoveContext['said'], results: readonly string[]): Part => {
  const isOnlyNumber = ONLY_A_NUMBER.test(message.trim());
  const number = isOnlyNumber || isClaim ? LAST_NUMBER.exec(message)?.[1]?.trim() : undefined;
  if (number === undefined)
    return /\d/.test(message) || isClaim
      ? say('storyFirst')
      : say('storyWord', { answer: message.trim().slice(0, LONGEST) });
  const answer = number.replace('$', '\\$');
  return say(results.includes(number.replace(/^[$€£]/, '')) ? 'storyResult' : 'storyNumber', { answer });
};

const onSetUp = ({ isNew, isWrong, line, equation, value }: SetUp): Part[] => {
  if (isWrong) return [say('setUpWrong', { line, equation }), ask('afterSlip')];
  if (value !== null) return [say('setUpFollows', { line }), say('setUpValue')];
  return isNew
    ? [say('setUpNew', { line }), ask('whatNext')]
    : [say('setUpFollows', { line }), ask('whatNext')];
};

const FEW_WORDS = 3;

/** A calculation in the middle of something else is checked as arithmetic; what it is for, the student says. */
export const checkCalculation = async (context: MoveContext): Promise<Reply | null> => {
  const { state, said } = context;
  const { calculation } = said.maths;
  if (!calculation) return null;
  const stays = { ...state, lost: 0 };
  const { line, isRight, stands } = calculation;
  if (!isRight) return { parts: [say('storyWrong', { line })], state: stays };
  if (!state.exercise) {
    // A sum that is told in a sentence belongs to a story that nobody here has read.
    const isTold = (said.message.match(/\p{L}{3,}/gu)?.length ?? 0) > FEW_WORDS;
    return {
      parts: [say('storyLine', { line }), ...(isTold ? [say('storyOnlySums')] : []), ask('calculationAsk')],
      state: stays,
    };
  }
  if (stands === 'step') return { parts: [say('rightLine', { line }), ask('whatNext')], state: stays };
  const facts = stands === 'short' ? await factsAt(context, state.exercise) : null;
  return facts
    ? {
        parts: [
          say('storyLine', { line }),
          say('calculationShort'),
          ...breaking(hintFor(facts, 2)),
          card(facts),
        ],
        state: { ...stays, exercise: { ...state.exercise, rung: Math.max(2, state.exercise.rung) } },
      }
    : { parts: [say('storyLine', { line }), say('calculationInExercise')], state: stays };
};

/** A chemical equation: balanced or not, by counting; who asks how is not told the numbers. */
export const countAtoms = (
  { state }: MoveContext,
  { balance: { line, isBalanced, element, left, right, changed } }: Extract<Move, { kind: 'count atoms' }>,
): Reply => {
  const next = goOn(state, { item: null, waits: 'answer' });
  // Another formula is another substance: that is how nobody may balance.
  if (changed.length > 0)
    return {
      parts: [say('formulaChanged', { formula: changed.join(', ') }), ask('notBalancedAsk')],
      state: next,
    };
  return {
    parts: isBalanced
      ? [say('balanced', { line }), ask('balancedAsk')]
      : [
          say('notBalanced', { line, element, left: String(left), right: String(right) }),
          ask('notBalancedAsk'),
        ],
    state: next,
  };
};
