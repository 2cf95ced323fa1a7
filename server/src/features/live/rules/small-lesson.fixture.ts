import type { AskedItem, Checked, Idea, Item } from '@studia/contract/lessons';
import type { HappeningOf, Wish } from '@studia/contract/live-events';
import { direct } from './director.ts';
import { NEW_LESSON, type LessonState } from './lesson-state.ts';
import type { Around, Direction, LessonTurn } from './turn.ts';

const QUOTE = { book_id: 'small', title: 'A Small Book', page: 3, start: 0, end: 9, text: 'A fraction' };
const many = (words: number): string =>
  `${Array.from({ length: words }, (_, at) => `word${String.fromCodePoint(97 + at)}`).join(' ')}.`;

const item = (id: string, difficulty: 1 | 2 | 3): Item => ({
  id,
  kind: 'choice',
  difficulty,
  ask: `Which is ${id}?`,
  hints: [`First hint of ${id}.`, `Second hint of ${id}.`],
  explanation: `Because of ${id}.`,
  key: 'right one',
  wrong: [{ text: 'wrong one', slip: 'forgets', reveals: 'mixed-up' }],
});

const idea = (name: string, steps: number, wordsEach = 8): Idea => ({
  id: `small/${name}`,
  title: `About ${name}`,
  statement: `The statement of ${name}.`,
  quote: QUOTE,
  simple: `Simple words about ${name}.`,
  full: `Full words about ${name}.`,
  why: `The reason of ${name}.`,
  example: { task: `Do ${name}.`, steps: [{ line: '$\\frac{1}{2} + 1$', why: 'As always.' }] },
  picture: { like: `Like a cake of ${name}.`, stops: 'A cake is eaten.' },
  misconceptions: [
    {
      id: 'mixed-up',
      belief: 'It is mixed up.',
      says: [],
      wrong: 'That mixes two things up.',
      question: 'Is it?',
    },
  ],
  items: [item(`${name}-easy`, 1), item(`${name}-middle`, 2), item(`${name}-hard`, 3)],
  terms: [],
  board: Array.from({ length: steps }, (_, at) => ({
    say: many(wordsEach),
    draw: [{ do: 'write' as const, text: `step ${at}`, at: [20, 30] as const }],
  })),
  needs: [],
  asks: [],
});

/** Two ideas: a short one, and one whose board takes longer than anybody listens. */
export const IDEAS: readonly Idea[] = [idea('halves', 3), idea('thirds', 12, 20)];

export const checkedAs = (result: Checked['result'], more: Partial<Checked> = {}): Checked => ({
  result,
  correct: result === 'right' ? 1 : result === 'compare' ? null : 0,
  slip: null,
  reveals: null,
  points: [],
  key: 'right one',
  explanation: 'Because.',
  quote: QUOTE,
  ...more,
});

export const AROUND: Around = {
  ideas: IDEAS,
  show: ({ id, kind, difficulty, ask, hints }): AskedItem => ({
    id,
    kind,
    difficulty,
    ask,
    hints,
    options: ['wrong one', 'right one'],
    unit: null,
  }),
  check: () => ({ key: 'right one', quote: QUOTE }),
  figures: new Map(),
  guesses: true,
  scenes: {},
  unheard: [],
};

/** The lesson on both ideas begins. */
export const LESSON: Extract<LessonTurn, { kind: 'lesson' }> = {
  kind: 'lesson',
  title: 'Parts',
  book: 'small',
  chapter: 0,
  ideas: IDEAS,
  from: 0,
};
export const wish = (name: Wish): LessonTurn => ({ kind: 'wish', wish: name });

/** Does one thing after the other; answers every turn. */
export const hold = (turns: readonly LessonTurn[], around: Partial<Around> = {}): Direction[] => {
  let state: LessonState = NEW_LESSON;
  return turns.map((turn) => {
    const direction = direct(state, turn, { ...AROUND, ...around });
    ({ state } = direction);
    return direction;
  });
};

/** What comes of the last of these, after the lesson began. */
export const lastOf = (turns: readonly LessonTurn[], around: Partial<Around> = {}): Direction => {
  const direction = hold([LESSON, ...turns], around).at(-1);
  if (!direction) throw new Error('nothing happened');
  return direction;
};

export const wordsOf = ({ happenings }: Direction): string =>
  happenings.flatMap((one) => (one.kind === 'say' ? one.sentences : [])).join(' ');
export const askIn = ({ happenings }: Direction): HappeningOf<'ask'> => {
  const ask = happenings.at(-1);
  if (ask?.kind !== 'ask') throw new Error('it does not end in a question');
  return ask;
};
export const notesIn = ({ happenings }: Direction): string[] =>
  happenings.flatMap((one) => (one.kind === 'note' ? [one.note.about] : []));
