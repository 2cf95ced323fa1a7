import type { Idea } from '@studia/contract/lessons';
import { escapeQuoted } from '../escape-quoted.ts';
import type { Move } from '../pedagogy/moves.ts';
import type { State } from '../state/state.ts';

/** What the built-in tutor knows about a turn before a model is asked. */
export interface TurnPlan {
  state: State;
  move: Move;
  /** What it would say itself. */
  words: string;
  /** The idea at hand. */
  idea: Idea | null;
  /** The answer of the exercise at hand, in the forms in which a reply could give it away. */
  answer: readonly string[];
}

/** What a model is told every turn, in few words. */
export interface TurnNote {
  /** Our own words: where the conversation stands, and what to do next. */
  rules: string;
  /** What others wrote, in part: the exercise, the idea, what the engine found. */
  material: string;
}

export const noteFor = ({ state, move, idea, words }: TurnPlan): TurnNote => ({
  rules: [
    'For this turn:',
    `Focus: ${state.focus}. Waiting for: ${state.waits}.`,
    `Teaching move: ${MOVES[move.kind] ?? move.kind}.`,
    'The material “state of the lesson” says where the exercise or the idea stands, and what the built-in tutor would say, with the algebra engine’s verdict. Make the move in your own words and in the student’s language; keep every verdict, number and formula.',
  ].join('\n'),
  material: [
    ...exerciseLines(state),
    ...ideaLines(idea),
    `The built-in tutor would say: ${words.slice(0, LONGEST)}`,
  ].join('\n'),
});

const LONGEST = 900;

const exerciseLines = ({ exercise }: State): string[] =>
  exercise
    ? [
        `Exercise: ${exercise.problem}. It stands at: ${exercise.line}. Hint rung ${exercise.rung}; ${exercise.tries} tries, ${exercise.hints} hints, asked for the solution ${exercise.asks} times.`,
      ]
    : [];

const ideaLines = (idea: Idea | null): string[] =>
  idea
    ? [
        `Idea: ${idea.title}. ${idea.statement} The book says: “${escapeQuoted(idea.quote.text)}” (${idea.quote.title}, p. ${idea.quote.page}).`,
      ]
    : [];

/** Moves whose name alone does not say what must and must not be done. */
const MOVES: Readonly<Partial<Record<Move['kind'], string>>> = {
  'open exercise': 'open the exercise, name its goal and ask for the first step; do not solve it',
  'confirm answer': 'the answer is right: say so at once, then offer a harder one',
  'confirm line': 'the line is right: say so at once and ask for the next',
  'confirm part': 'part of the answer is right: say so and ask for the rest',
  'try method': 'the proposed way was tried out: confirm it as the built-in tutor does',
  'locate slip': 'the answer is not right: say where the slip is, without the answer',
  hint: 'give the next hint, not the answer',
  'hold back': 'do not show the solution yet: give the first step and ask for it',
  reveal: 'show the whole solution now',
  'read story': 'ask what is asked and what is known; neither confirm nor dispute an answer',
  'go on with story': 'check the arithmetic only; neither confirm nor dispute the story’s answer',
  'ask what is meant': 'you may answer if the message is clear to you; otherwise ask what is meant',
  'quote books': 'answer from the books, or from general knowledge and say so',
};

/** Moves in which the answer of the exercise must not be given away. */
export const KEEPS_BACK: ReadonlySet<Move['kind']> = new Set([
  'open exercise',
  'hint',
  'hold back',
  'locate slip',
  'explain step',
  'twin example',
  'back to exercise',
  'ask for work',
  'confirm line',
  'try method',
]);
