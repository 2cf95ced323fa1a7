import { Failure } from '@studia/contract/errors';
import type { StarterBook } from './rules/starter-book.ts';
import { countryNamed, subjectsFor, type SubjectList } from './rules/subjects.ts';

export interface Curriculum {
  /** Every book that comes with Studia; read once. */
  books(): Promise<readonly StarterBook[]>;
  /** A drawing of such a book, as SVG: `cover.svg`, or one of its `figures/`; null when there is none. */
  drawing(slug: string, name: string): Promise<string | null>;
  /** The subjects of a grade; a grade that nobody has is refused. */
  subjects(question: Parameters<typeof subjectsFor>[1]): NonNullable<ReturnType<typeof subjectsFor>>;
  /** The name under which a country's subjects are listed; any other stays as it is said. */
  countryNamed(name: string): string;
}

interface Dependencies {
  read: () => Promise<StarterBook[]>;
  readDrawing: (slug: string, name: string) => Promise<string | null>;
  lists: readonly SubjectList[];
}

/** The books that every student has from the first minute on. */
export const makeCurriculum = ({ read, readDrawing, lists }: Dependencies): Curriculum => {
  let reading: Promise<StarterBook[]> | null = null;
  return {
    books: () => (reading ??= read()),
    drawing: readDrawing,
    countryNamed: (name) => countryNamed(lists, name),
    subjects: (question) => {
      const found = subjectsFor(lists, question);
      if (!found) throw new Failure('grade_unknown');
      return found;
    },
  };
};
