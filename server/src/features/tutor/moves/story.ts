import type { Move } from '../pedagogy/moves.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

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

const NUMBER = /\d+(?:[.,]\d+)?/;
const LAST_NUMBER = /(?<![\d.,])(\d{1,9}(?:[.,]\d{1,6})?)\D{0,200}$/;
const ONLY_A_NUMBER =
  /^(?:(?:so|then|is it|it's|it is|the answer is|answer|maybe|i think)[\s,:]{1,3}){0,4}[-−$€£]?\d{1,12}(?:[.,/]\d{1,9})?(?:\s\p{L}{1,12})?[?!.]?$/iu;

/** Goes on with a story: calculations are checked as arithmetic, and nothing is claimed about the story itself. */
export const goOnWithStory = ({ state, said }: MoveContext): Reply | null => {
  const { story } = state;
  if (!story) return null;
  const { calculation } = said.maths;
  const results = calculation?.isRight
    ? [...story.results, calculation.line.replace(/^.*= /, '')]
    : story.results;
  const next = goOn(state, {
    focus: 'story',
    waits: 'answer',
    story: { ...story, turn: story.turn + 1, results },
  });
  if (calculation)
    return calculation.isRight
      ? { parts: [say('storyLine', { line: calculation.line }), ask('storyLineAsk')], state: next }
      : { parts: [say('storyWrong', { line: calculation.line.replace(/=.*$/, '= ?') })], state: next };
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
      return ONLY_A_NUMBER.test(said.message.trim())
        ? story.results.includes(NUMBER.exec(said.message)?.[0] ?? '')
          ? { parts: [say('storyResult', { answer: NUMBER.exec(said.message)?.[0] ?? '' })], state: next }
          : { parts: [say('storyNumber', { answer: said.message.trim().replace('$', '\\$') })], state: next }
        : {
            parts: [
              said.isClaim && LAST_NUMBER.test(said.message)
                ? say('storyNumber', { answer: LAST_NUMBER.exec(said.message)?.[1] ?? '' })
                : say('storyFirst'),
            ],
            state: next,
          };
  }
};

/** A calculation in the middle of something else is checked as arithmetic; what it is for, the student says. */
export const checkCalculation = ({ state, said }: MoveContext): Reply | null => {
  const { calculation } = said.maths;
  if (!calculation) return null;
  const stays = { ...state, lost: 0 };
  return calculation.isRight
    ? {
        parts: [
          say('storyLine', { line: calculation.line }),
          say(state.exercise ? 'calculationInExercise' : 'calculationAsk'),
        ],
        state: stays,
      }
    : { parts: [say('storyWrong', { line: calculation.line.replace(/=.*$/, '= ?') })], state: stays };
};

/** A chemical equation: balanced or not, by counting; who asks how is not told the numbers. */
export const countAtoms = (
  { state }: MoveContext,
  { balance: { line, isBalanced, element, left, right } }: Extract<Move, { kind: 'count atoms' }>,
): Reply => ({
  parts: isBalanced
    ? [say('balanced', { line }), ask('balancedAsk')]
    : [
        say('notBalanced', { line, element, left: String(left), right: String(right) }),
        ask('notBalancedAsk'),
      ],
  state: goOn(state, { item: null, waits: 'answer' }),
});
