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

/** What is known about the student beside the turn itself. */
export interface Background {
  /** What they read: their own books first. */
  shelf: readonly { title: string; isOwn: boolean }[];
  /** The page that lies open before them. */
  page: { title: string; page: number; text: string } | null;
  /** What they can do alone, what they need help with, and what they wrongly thought lately; null for somebody unknown. */
  record: LearnerRecord | null;
}

export interface LearnerRecord {
  alone: readonly string[];
  withHelp: readonly string[];
  slips: readonly string[];
}

export const noteFor = (
  { state, move, idea, words }: TurnPlan,
  { shelf, page, record }: Background,
  lastReply: string,
): TurnNote => ({
  rules: [
    'For this turn:',
    `Focus: ${state.focus}. Waiting for: ${state.waits}.`,
    `Teaching move: ${MOVES[move.kind] ?? move.kind}.`,
    'The material “state of the lesson” says where the exercise or the idea stands, and what the built-in tutor would say, with the algebra engine’s verdict. Make the move in your own words and in the student’s language; keep every verdict, number and formula.',
  ].join('\n'),
  material: [
    ...exerciseLines(state),
    ...ideaLines(idea, state),
    ...pageLines(page),
    ...shelfLines(shelf),
    ...recordLines(record),
    ...correctionLines(lastReply),
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

const ideaLines = (idea: Idea | null, state: State): string[] =>
  idea
    ? [
        `Idea: ${idea.title}. ${idea.statement} The book says: “${escapeQuoted(idea.quote.text)}” (${idea.quote.title}, p. ${idea.quote.page}).`,
        ...(state.idea && state.idea.told.length > 0 ? [`Told already: ${state.idea.told.join(', ')}.`] : []),
      ]
    : [];

/** More than this of a page would drown the question. */
const LONGEST_PAGE = 1_200;
const pageLines = (page: Background['page']): string[] =>
  page
    ? [`Open page: ${page.title}, p. ${page.page}: “${escapeQuoted(page.text.slice(0, LONGEST_PAGE))}”`]
    : [];

const MOST_BOOKS = 8;
const shelfLines = (shelf: Background['shelf']): string[] => {
  const own = shelf.filter(({ isOwn }) => isOwn).map(({ title }) => title);
  const others = shelf.length - own.length;
  const named = own.slice(0, MOST_BOOKS).join('; ');
  const more = own.length > MOST_BOOKS ? `; and ${own.length - MOST_BOOKS} more` : '';
  return own.length > 0
    ? [`The student’s own books: ${named}${more}. Besides, ${others} for everybody.`]
    : [];
};

const MOST_NAMED = 4;
const recordLines = (record: LearnerRecord | null): string[] => {
  if (!record) return [];
  const line = (lead: string, names: readonly string[]): string[] =>
    names.length > 0 ? [`${lead}: ${names.slice(0, MOST_NAMED).join('; ')}.`] : [];
  return [
    ...line('Can do alone', record.alone),
    ...line('Needs help with', record.withHelp),
    ...line('Recent slips', record.slips),
  ];
};

const CORRECTED = /([^\n]{0,80})\*\(corrected: was ([^\n()]{1,80})\)\*/g;
/** What was put right in the last reply, so that the model does not go on with what it wrote itself. */
const correctionLines = (lastReply: string): string[] => {
  const corrections = Array.from(
    lastReply.matchAll(CORRECTED),
    ([, right = '', was = '']) => `“${right.trim()}” (the last reply had ${was})`,
  );
  return corrections.length > 0
    ? [`Put right in the last reply, go on with this: ${corrections.slice(0, MOST_NAMED).join('; ')}.`]
    : [];
};

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
