import type { IdeaId, Lesson } from '@studia/contract/lessons';
import type { BookProgress, ChapterProgress, IdeaProgress, SubjectProgress } from '@studia/contract/practice';
import type { AllTallies, IdeaState } from './idea-state.ts';
import { masteryIn } from './mastery.ts';

/** A book with what is taught in it. */
export interface TaughtBook {
  readonly id: string;
  readonly title: string;
  readonly subject: string | null;
  readonly lessons: readonly Lesson[];
}

/** What is known about a student's ideas. */
export interface KnownIdeas {
  readonly ideas: ReadonlyMap<IdeaId, IdeaState>;
  readonly all: AllTallies;
}

interface Shares {
  alone: number;
  with_help: number;
  ideas: number;
  mastered: number;
}

/** Mastery from the subject down to the idea; books in which nothing was tried are left out. */
export const progressTree = (books: readonly TaughtBook[], known: KnownIdeas): SubjectProgress[] => {
  const bySubject = new Map<string | null, BookProgress[]>();
  for (const book of books) {
    const progress = bookProgress(book, known);
    if (progress.chapters.every(({ tried }) => tried.length === 0)) continue;
    bySubject.set(book.subject, [...(bySubject.get(book.subject) ?? []), progress]);
  }
  return Array.from(bySubject, ([subject, inIt]) => Object.assign(together(inIt), { subject, books: inIt }));
};

const bookProgress = ({ id, title, lessons }: TaughtBook, known: KnownIdeas): BookProgress => {
  const chapters = lessons.map((lesson) => chapterProgress(lesson, known));
  return Object.assign(together(chapters), { id, title, chapters });
};

const chapterProgress = (
  { chapter, title, ideas }: Lesson,
  { ideas: states, all }: KnownIdeas,
): ChapterProgress => {
  const tried: IdeaProgress[] = [];
  const sums = { alone: 0, with_help: 0, mastered: 0 };
  for (const idea of ideas) {
    const state = states.get(idea.id);
    if (!state) continue;
    const mastery = masteryIn(state, all);
    tried.push({
      ...mastery,
      id: idea.id,
      title: idea.title,
      last_at: state.lastAt,
      confident_mistake: state.confidentMistake !== null,
    });
    sums.alone += mastery.alone ?? 0;
    sums.with_help += Math.max(mastery.alone ?? 0, mastery.with_help ?? 0);
    sums.mastered += mastery.mastered ? 1 : 0;
  }
  return {
    chapter,
    title,
    tried,
    alone: meanOf(sums.alone, ideas.length),
    with_help: meanOf(sums.with_help, ideas.length),
    ideas: ideas.length,
    mastered: sums.mastered,
  };
};

/** Each part weighs as much as it has ideas. */
const together = (parts: readonly Shares[]): Shares => {
  const sum = (value: (part: Shares) => number) => parts.reduce((total, part) => total + value(part), 0);
  const ideas = sum((part) => part.ideas);
  return {
    alone: meanOf(
      sum((part) => part.alone * part.ideas),
      ideas,
    ),
    with_help: meanOf(
      sum((part) => part.with_help * part.ideas),
      ideas,
    ),
    ideas,
    mastered: sum((part) => part.mastered),
  };
};

const meanOf = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);
