import type { Style } from '@studia/contract/chat';
import type { StudentId } from '@studia/contract/ids';
import type { Exercises } from '../../exercises/service.ts';
import type { Lessons } from '../../lessons/service.ts';
import type { Lookup } from '../../library/service.ts';
import type { Level } from '../state/level.ts';
import type { State } from '../state/state.ts';
import type { ThreadMessage } from '../turn.ts';
import type { Reading } from '../understand/reading.ts';
import type { Part } from '../wording/parts.ts';

/** Answers a question about Studia itself in Markdown; null where no answer is the one that was asked for. */
export type FindHelp = (question: string) => Promise<{ answer: string; path: string } | null>;

/** Everything that a move is made from. */
export interface MoveContext {
  state: State;
  reading: Reading;
  style: Style;
  level: Level;
  reader: StudentId | null;
  thread: readonly ThreadMessage[];
  library: Lookup;
  lessons: Pick<
    Lessons,
    'idea' | 'whole' | 'check' | 'find' | 'judgeExplanation' | 'topicNamed' | 'exchangesAbout'
  >;
  exercises: Exercises;
  /** The help page's own answer to a question about Studia itself, where it is sure of one. */
  findHelp: FindHelp;
  /** What is said to somebody who may not be okay, in their language; what is answered to it is care's own matter. */
  careWords: (language: string) => string;
}

/** What a move says, and where the conversation stands afterwards. */
export interface Reply {
  parts: Part[];
  state: State;
}

/** The conversation goes on: nothing waits and nothing is offered but what a move says. */
export const goOn = (state: State, change: Partial<State> = {}): State => ({
  ...state,
  waits: 'none',
  choices: [],
  thought: null,
  asked: null,
  unknown: null,
  // What a conversation is about stays, until it turns to something else.
  heard:
    change.idea ||
    change.story ||
    change.topic ||
    (change.exercise && change.exercise.problem !== state.exercise?.problem)
      ? null
      : state.heard,
  offer: null,
  lost: 0,
  ...change,
});
