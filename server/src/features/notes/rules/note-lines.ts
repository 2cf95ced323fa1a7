import type { NoteLength, NoteStyle } from '@studia/contract/ai-notes';
import type { Idea, Item, Lesson } from '@studia/contract/lessons';
import type { Quote } from '@studia/contract/proof';
import { writtenQuestion } from './written-question.ts';

/** One line of a note: what it is about, what it says, and the words of the book that prove it. */
export interface NoteLine {
  kind: 'idea' | 'detail' | 'term' | 'warning' | 'question';
  /** A title, a term or a question, by the kind. */
  cue: string;
  text: string;
  quote: Quote;
}

/** What a style says about each idea, from short to long. */
const PARTS: Readonly<Record<NoteStyle, Readonly<Record<NoteLength, readonly (keyof typeof parts)[]>>>> = {
  summary: { short: ['idea'], medium: ['idea', 'full'], long: ['idea', 'full', 'why', 'example'] },
  cornell: { short: ['asked'], medium: ['asked', 'full'], long: ['asked', 'full', 'why'] },
  outline: {
    short: ['idea'],
    medium: ['idea', 'full', 'terms'],
    long: ['idea', 'full', 'why', 'terms', 'warnings'],
  },
  terms: { short: ['terms'], medium: ['terms'], long: ['terms', 'idea'] },
  exam: {
    short: ['idea', 'question'],
    medium: ['idea', 'warnings', 'question'],
    long: ['idea', 'warnings', 'questions'],
  },
};

/** What a lesson has to say in a style: nothing that the book does not. */
export const linesOf = (
  { ideas }: Pick<Lesson, 'ideas'>,
  style: NoteStyle,
  length: NoteLength,
): NoteLine[] => {
  const lines = ideas.flatMap((idea) => PARTS[style][length].flatMap((part) => parts[part](idea)));
  // A chapter without terms still has its ideas.
  return lines.length === 0 ? ideas.flatMap(parts.idea) : withoutRepeats(lines);
};

const line = (kind: NoteLine['kind'], cue: string, text: string | null, quote: Quote): NoteLine[] =>
  text === null ? [] : [{ kind, cue, text: flat(text), quote }];

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const parts = {
  idea: ({ title, statement, quote }: Idea) => line('idea', title, statement, quote),
  asked: (idea: Idea) => line('idea', writtenQuestion(idea) ?? idea.title, idea.statement, idea.quote),
  full: ({ title, full, simple, statement, quote }: Idea) => {
    const text = full ?? simple;
    return text === null || flat(text) === flat(statement) ? [] : line('detail', title, text, quote);
  },
  why: ({ title, why, quote }: Idea) => line('detail', title, why, quote),
  example: ({ example, quote }: Idea) =>
    example === null
      ? []
      : line(
          'detail',
          example.task,
          [example.task, ...example.steps.map(({ line: step }) => step)].join(' → '),
          quote,
        ),
  terms: ({ terms, quote }: Idea) =>
    terms.flatMap(({ name, definition }) => line('term', name, definition, quote)),
  warnings: ({ misconceptions, quote }: Idea) =>
    misconceptions.flatMap(({ belief, wrong }) => line('warning', belief, wrong, quote)),
  question: (idea: Idea) => questionsOf(idea).slice(0, 1),
  questions: (idea: Idea) => questionsOf(idea).slice(0, 3),
};

const questionsOf = ({ items, quote }: Idea): NoteLine[] =>
  items.flatMap((item) => line('question', flat(item.ask), answerTo(item), item.quote ?? quote));

const answerTo = (item: Item): string | null => {
  switch (item.kind) {
    case 'order':
      return item.key.join(' → ');
    case 'true-false':
      return `${item.key ? 'True' : 'False'}: ${item.reason}`;
    case 'number':
      return [item.key, item.unit ?? ''].join(' ').trim();
    default:
      return item.key;
  }
};

const withoutRepeats = (lines: readonly NoteLine[]): NoteLine[] => {
  const seen = new Set<string>();
  return lines.filter(({ kind, cue, text }) => {
    const key = kind === 'term' ? `term ${cue.toLowerCase()}` : `${kind} ${text}`;
    return !seen.has(key) && seen.add(key);
  });
};
