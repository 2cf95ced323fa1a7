import type { Idea, IdeaId, Item, Lesson, Misconception } from '@studia/contract/lessons';

/** Everything that a quiz keeps about one of its questions, from the lesson as it was when the quiz began. */
export interface QuestionContent {
  book: string;
  chapter: number;
  version: string;
  idea: Pick<Idea, 'id' | 'title' | 'statement' | 'simple' | 'quote' | 'needs'>;
  item: Item;
  /** Those that its wrong options reveal. */
  misconceptions: Pick<Misconception, 'id' | 'belief' | 'wrong'>[];
}

/** The questions about some ideas of a lesson. */
export const questionsIn = (lesson: Lesson, isWanted: (idea: IdeaId) => boolean): QuestionContent[] =>
  lesson.ideas
    .filter(({ id }) => isWanted(id))
    .flatMap(({ id, title, statement, simple, quote, needs, items, misconceptions }) =>
      items.map((item) => ({
        book: lesson.book_id,
        chapter: lesson.chapter,
        version: lesson.version,
        idea: { id, title, statement, simple, quote, needs },
        item,
        misconceptions: misconceptions
          .filter((one) => revealedBy(item).has(one.id))
          .map(({ id: name, belief, wrong }) => ({ id: name, belief, wrong })),
      })),
    );

const revealedBy = (item: Item): ReadonlySet<string> =>
  new Set(item.kind === 'choice' ? item.wrong.flatMap(({ reveals }) => reveals ?? []) : []);
