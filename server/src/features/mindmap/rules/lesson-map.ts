import type { Lesson } from '@studia/contract/lessons';
import type { Chapter } from '@studia/contract/library';
import type { MapNode } from '@studia/contract/mindmap';
import { branchOfIdea, fitting } from './idea-parts.ts';

/** A book as a map is drawn of it. */
interface MappedBook {
  id: string;
  title: string;
  chapters: readonly Chapter[];
}

const ROOT = 'root';

const rootOf = (title: string): MapNode => ({
  id: ROOT,
  parent: null,
  text: fitting(title),
  role: 'topic',
  idea: null,
  quote: null,
});

/** A book: its chapters and sections in their order, and under each chapter the ideas that are taught in it. */
export const mapOfBook = (book: MappedBook, lessons: readonly Lesson[]): MapNode[] => {
  const left = new Map(lessons.map((lesson) => [lesson.title, lesson]));
  const taught = new Set<string>();
  const above: { level: number; id: string }[] = [];
  const nodes = [rootOf(book.title)];
  for (const [place, chapter] of book.chapters.entries()) {
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= chapter.level) above.pop();
    const lesson = left.get(chapter.title);
    left.delete(chapter.title);
    // A section repeats what its chapter's ideas say; it stands only where no ideas do.
    const isTaughtAbove = above.some(({ id }) => taught.has(id));
    if (isTaughtAbove && !lesson) continue;
    const id = `chapter-${place}`;
    nodes.push(chapterNode(book, chapter, id, above.at(-1)?.id ?? ROOT));
    above.push({ level: chapter.level, id });
    if (!lesson) continue;
    taught.add(id);
    nodes.push(...lesson.ideas.flatMap((idea) => branchOfIdea(idea, id)));
  }
  for (const lesson of left.values()) {
    const id = `lesson-${lesson.chapter}`;
    nodes.push({ ...rootOf(lesson.title), id, parent: ROOT, role: 'chapter' });
    nodes.push(...lesson.ideas.flatMap((idea) => branchOfIdea(idea, id)));
  }
  return nodes;
};

const chapterNode = (book: MappedBook, { title, page }: Chapter, id: string, parent: string): MapNode => ({
  id,
  parent,
  text: fitting(title),
  role: 'chapter',
  idea: null,
  quote: { book_id: book.id, title: book.title.slice(0, 200), page, start: 0, end: 0, text: '' },
});

/** One chapter: its ideas. */
export const mapOfChapter = ({ title, ideas }: Lesson): MapNode[] => [
  rootOf(title),
  ...ideas.flatMap((idea) => branchOfIdea(idea, ROOT)),
];

/** The ideas that something touched, under the chapters that teach them. */
export const mapOfIdeas = (
  title: string,
  lessons: readonly Lesson[],
  touched: ReadonlySet<string>,
): MapNode[] => [
  rootOf(title),
  ...lessons.flatMap((lesson) => {
    const ideas = lesson.ideas.filter(({ id }) => touched.has(id));
    const id = `${lesson.book_id}.${lesson.chapter}`;
    const [first] = ideas;
    if (!first) return [];
    const chapter: MapNode = {
      ...rootOf(lesson.title),
      id,
      parent: ROOT,
      role: 'chapter',
      quote: { ...first.quote, title: first.quote.title.slice(0, 200), start: 0, end: 0, text: '' },
    };
    return [chapter, ...ideas.flatMap((idea) => branchOfIdea(idea, id))];
  }),
];
