import type { Idea, Item } from '@studia/contract/lessons';
import type { LiveHappening } from '@studia/contract/live-events';
import type { Quote } from '@studia/contract/proof';
import type { LessonState } from './lesson-state.ts';
import { TAPS } from './phrases.ts';
import { askAgain, askThis, type Show } from './questions.ts';
import { openScript } from './script.ts';
import { MOST_WORDS, wordsIn } from './sentences.ts';
import type { Direction } from './turn.ts';

/** A line that a model leads with, after the guard has seen it. */
export interface LedLine {
  say: string;
  quote: Quote | null;
  board: readonly string[];
  /** Whether it begins a fresh sheet. */
  sheet: boolean;
}

/** A turn as a model leads it: what is said and written, and what follows. */
export interface LedTurn {
  lines: readonly LedLine[];
  next: { do: 'question' | 'wait'; id?: string | undefined; ask?: string | undefined };
}

const MOST_LINES = 12;
const MOST_ASK = 200;
const MOST_BOARD = 80;
/** Longer than that it did not keep to what it was told. */
const MOST_TALK = MOST_WORDS * 2;

/** The director's turn in the model's words; null where what it wrote can't be taken. What counts and what is noted stays the director's. */
export const leadBy = (
  { lines, next }: LedTurn,
  { before, direction, idea, show }: { before: LessonState; direction: Direction; idea: Idea; show: Show },
): Direction | null => {
  const spokenLines = lines.filter(({ say }) => say !== '');
  if (spokenLines.length === 0 || spokenLines.length > MOST_LINES) return null;
  if (wordsIn(spokenLines.map(({ say }) => say).join(' ')) > MOST_TALK) return null;
  const { state, happenings } = direction;
  const waits = idea.items.find(({ id }) => id === state.question?.item);
  const isAgain = waits !== undefined && before.question?.item === waits.id;
  if (isAgain && givesAway(spokenLines, waits)) return null;
  const { sheet, lines: written, heading } = before;
  const script = openScript({ ...state, turns: state.turns - 1, sheet, lines: written, heading });
  const fresh = happenings.find((one) => one.kind === 'sheet');
  const opensAt = Math.max(
    0,
    spokenLines.findIndex((line) => line.sheet),
  );
  for (const [at, { say, quote, board }] of spokenLines.entries()) {
    if (fresh && at === opensAt) script.sheet(fresh.title);
    const onBoard = board.filter((text) => text.trim() !== '' && text.length <= MOST_BOARD);
    if (onBoard.length > 0) script.sayAndWrite(say, onBoard, { quote });
    else script.say(say, { quote });
    if (at === opensAt)
      for (const { note } of happenings.filter(isNote)) script.note(note.about, note.text, note.quote);
  }
  const chosen = idea.items.find(({ id }) => id === next.id);
  const isOpen = chosen && (chosen === waits || !state.asked.includes(`${idea.id}#${chosen.id}`));
  if (isAgain || (chosen && chosen === waits)) askAgain(script, idea, show);
  else if (next.do === 'question' && isOpen) askThis(script, idea, chosen, { show, instead: waits });
  else if (next.do === 'wait' && isQuestion(next.ask)) {
    script.set({ ...(waits && unasked(state, idea, waits)), waits: 'go-on', steps: idea.board?.length ?? 1 });
    script.ask(next.ask, [TAPS.goOn, TAPS.simpler, TAPS.example, TAPS.lost]);
  } else return null;
  return { state: script.state, happenings: script.happenings, over: null };
};

const isNote = (one: LiveHappening): one is Extract<LiveHappening, { kind: 'note' }> => one.kind === 'note';

const isQuestion = (words: string | undefined): words is string =>
  words !== undefined && words.trim().endsWith('?') && words.length <= MOST_ASK;

/** A question that the director had chosen and the model has not put. */
const unasked = ({ asked, round }: LessonState, { id }: Idea, item: Item) => ({
  asked: asked.filter((one) => one !== `${id}#${item.id}`),
  round: Math.max(0, round - 1),
  question: null,
});

const plain = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether the answer of a question that is asked again was said. */
const givesAway = (lines: readonly LedLine[], { key }: Item): boolean => {
  const words = plain(lines.flatMap(({ say, board }) => [say, ...board]).join(' '));
  return typeof key !== 'boolean' && [key].flat().every((one) => words.includes(plain(one)));
};
