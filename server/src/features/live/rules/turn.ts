import type { Checked, Idea, Item } from '@studia/contract/lessons';
import type { HappeningOf, LiveHappening, Wish } from '@studia/contract/live-events';
import type { IdeaScenes, SceneOption } from '@studia/contract/live-scenes';
import type { Quote } from '@studia/contract/proof';
import type { LessonState } from './lesson-state.ts';
import type { Show } from './questions.ts';

/** What the tutor answered to words that are no part of the lesson. */
export interface TutorReply {
  /** Paragraphs in Markdown. */
  text: string;
  quotes: readonly Quote[];
  choices: readonly string[];
  state: unknown;
  /** The exercise that is being worked on: its line as it stands now. */
  exercise: { problem: string; line: string } | null;
  /** The answer of an exercise that was finished in this turn, and the lines that lead to it. */
  solved: { answer: string; steps: readonly { text: string; latex: string }[] } | null;
}

/** What is answered to something that students say, and what is true of it; a question is neither. */
export interface WrittenReply {
  /** Tells replies apart: none is given twice. */
  name: string;
  /** What is true of what was said; `unsure` where that is not known and the reply has to speak for itself. */
  is: 'question' | 'right' | 'wrong' | 'partly' | 'unsure';
  text: string;
}

/** What a student did, as it was understood. */
export type LessonTurn =
  | { kind: 'open'; suggestions: readonly string[] }
  | { kind: 'lesson'; title: string; book: string; chapter: number; ideas: readonly Idea[]; from: number }
  | { kind: 'not-found'; suggestions: readonly string[] }
  /** What stands on a picture, and what follows from it; null where nothing could be read. */
  | { kind: 'photo'; text: string; follows: LessonTurn | null; suggestions: readonly string[] }
  | { kind: 'wish'; wish: Wish }
  /** A guess before anything was told, and what is said to it; null for one that nobody thought of. */
  | { kind: 'hunch'; reply: string | null }
  /** An answer to the question of a scene; without an option it is one that nobody thought of. */
  | { kind: 'scene'; words: string; option: SceneOption | null }
  | { kind: 'answer'; item: Item; words: string; checked: Checked }
  /** A question that the lessons answer, and the part of the idea that was written for it where one was. */
  | { kind: 'question'; words: string; idea: Idea; part: string | null }
  | { kind: 'heard'; words: string; reply: WrittenReply }
  /** Something that nobody here can answer. */
  | { kind: 'unknown'; words: string }
  | { kind: 'reply'; words: string; reply: TutorReply }
  | { kind: 'care'; words: string }
  | { kind: 'unclear' }
  /** Somebody is there, and says no more than that. */
  | { kind: 'nod' }
  | { kind: 'drawing' };

/** A drawing of a book, and what it shows. */
export interface Figure {
  book: string;
  name: string;
  shows: string;
}

/** What the director may know besides. */
export interface Around {
  /** The ideas of the lesson at hand, with everything that teaches them. */
  ideas: readonly Idea[];
  show: Show;
  /** Whether ideas begin with a guess; a model that leads begins in its own way. */
  guesses: boolean;
  /** How ideas are taught that somebody wrote scenes for, by the ideas' ids; none where a model leads. */
  scenes: Readonly<Record<string, IdeaScenes>>;
  /** Drawings of the book beside what ideas are quoted from, by the ideas' ids. */
  figures: ReadonlyMap<string, Figure>;
  /** What there is to know about a question once it was answered. */
  check: (idea: Idea, item: Item) => Pick<Checked, 'key' | 'quote'>;
  /** Sentences of the tutor's last turn that the student had not heard when they cut in. */
  unheard: readonly string[];
}

/** What happens next, and where the lesson stands then. */
export interface Direction {
  state: LessonState;
  happenings: readonly LiveHappening[];
  /** Why the lesson is over, where it is. */
  over: HappeningOf<'end'>['why'] | null;
}
