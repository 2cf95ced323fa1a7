import type { BoardCommand, Ink } from '@studia/contract/board';
import type { AskedItem } from '@studia/contract/lessons';
import type { HappeningOf, LiveHappening, LiveNote, Tone } from '@studia/contract/live-events';
import type { Quote } from '@studia/contract/proof';
import { boardLines, fits, heightOf, writeLines } from './board-text.ts';
import type { LessonState } from './lesson-state.ts';
import { phrase, type Phrase } from './phrases.ts';
import { breaths, MOST_WORDS, sentencesIn, wordsIn } from './sentences.ts';

interface Line {
  tone?: Tone;
  quote?: Quote | null;
  draw?: readonly BoardCommand[];
  shows?: string;
}

type Tap = HappeningOf<'ask'>['taps'][number];

/** One turn of the tutor while it is put together. Where a note points (`from`) counts within the turn, from 0. */
export interface Script {
  readonly happenings: readonly LiveHappening[];
  readonly state: LessonState;
  /** What was kept back in the turn before; whoever comes back to the lesson keeps it. */
  readonly held: LessonState['held'];
  set(change: Partial<LessonState>): void;
  say(text: string, line?: Line): void;
  /** A phrase of the tutor's own. */
  speak(name: Phrase, fill?: Readonly<Record<string, string>>, line?: Line): void;
  sheet(title: string): void;
  /** Says a line and writes another on the next free lines of the board. */
  sayAndWrite(text: string, written: string | readonly string[], line?: Line & { ink?: Ink }): void;
  note(about: LiveNote['about'], text: string, quote?: Quote | null): void;
  ask(ask: string, taps: readonly Tap[], item?: AskedItem | null): void;
  /** What was put together before. */
  add(happenings: readonly LiveHappening[]): void;
  /** Words that may still be said before the student does something. */
  left(): number;
}

/** A slow lesson says half as much at once. */
const SLOW = 0.5;
/** What leads over to the question at the end of a turn. */
const CLOSING_WORDS = 8;

export const openScript = (before: LessonState): Script => {
  const happenings: LiveHappening[] = [];
  let state: LessonState = { ...before, turns: before.turns + 1, held: null };
  let spoken = 0;
  const set: Script['set'] = (change) => {
    state = { ...state, ...change };
  };

  const say: Script['say'] = (text, { tone = 'plain', quote = null, draw = [], shows = '' } = {}) => {
    const sentences = sentencesIn(text).flatMap(breaths);
    if (sentences.length === 0) return;
    spoken += wordsIn(text);
    happenings.push({ kind: 'say', sentences, tone, quote, sheet: state.sheet, draw: [...draw], shows });
  };

  const sheet: Script['sheet'] = (title) => {
    set({ sheet: state.sheet + 1, lines: 0, heading: title });
    happenings.push({ kind: 'sheet', sheet: state.sheet, title });
  };

  return {
    happenings,
    held: before.held,
    get state() {
      return state;
    },
    set,
    say,
    speak: (name, fill, line) => say(phrase(name, state.turns + happenings.length, fill), line),
    sheet,
    sayAndWrite: (text, written, { ink, ...line } = {}) => {
      const lines = [written].flat().flatMap(boardLines);
      if (!fits(state.lines, heightOf(lines)) || state.sheet === 0) sheet(state.heading || state.topic);
      const draw = writeLines(lines, state.lines, ink);
      set({ lines: state.lines + heightOf(lines) });
      say(text, { ...line, draw, shows: line.shows ?? '' });
    },
    note: (about, text, quote = null) => {
      happenings.push({
        kind: 'note',
        note: { about, text, quote, from: Math.max(0, happenings.length - 1) },
      });
    },
    ask: (ask, taps, item = null) => {
      happenings.push({ kind: 'ask', ask, item, taps: taps.map(({ label, wish }) => ({ label, wish })) });
    },
    add: (more) => void happenings.push(...more),
    left: () => Math.floor(MOST_WORDS * (state.slow ? SLOW : 1)) - CLOSING_WORDS - spoken,
  };
};
