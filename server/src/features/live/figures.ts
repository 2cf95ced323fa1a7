import type { StudentId } from '@studia/contract/ids';
import type { Idea } from '@studia/contract/lessons';
import type { Books } from '../library/service.ts';
import type { Figure } from './rules/turn.ts';

interface Dependencies {
  books: Pick<Books, 'pages'>;
}

const FIGURE = /!\[([^\]]*)\]\(figures\/([a-z0-9-]{1,80}\.svg)\)/g;

/** Finds the drawing of a book that stands nearest to what an idea is quoted from, on the same page. */
export const makeFigures = ({ books }: Dependencies) => {
  const of = async (owner: StudentId, { quote }: Idea): Promise<Figure | null> => {
    // A book that is gone has no pictures, and the lesson goes on.
    const [page] = await books.pages(owner, quote.book_id, quote.page, quote.page).catch(() => []);
    const far = (place: number): number => Math.abs(place - quote.start);
    const [nearest] = [...(page?.text ?? '').matchAll(FIGURE)].toSorted(
      (one, other) => far(one.index) - far(other.index),
    );
    const [, shows = '', name] = nearest ?? [];
    return name === undefined ? null : { book: quote.book_id, name, shows };
  };

  return {
    /** The drawings of some ideas, by their ids. */
    forIdeas: async (owner: StudentId, ideas: readonly Idea[]): Promise<ReadonlyMap<string, Figure>> => {
      const found = new Map<string, Figure>();
      for (const idea of ideas) {
        const figure = await of(owner, idea);
        if (figure) found.set(idea.id, figure);
      }
      return found;
    },
  };
};

export type Figures = ReturnType<typeof makeFigures>;
