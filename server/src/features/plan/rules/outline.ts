/** A book as far as a plan has to know it. */
export interface BookText {
  id: string;
  title: string;
  subject: string;
  /** School years, such as "7-9" or "6-12+". */
  grades: string;
  chapters: readonly { title: string; firstPage: number }[];
  pages: readonly { number: number; text: string }[];
}

/** One idea of a chapter: where it begins, and what is said about it. */
export interface SectionOutline {
  heading: string;
  page: number;
  words: number;
  text: string;
}

export interface ChapterOutline {
  bookId: string;
  bookTitle: string;
  /** Its place in the book, from 1. */
  number: number;
  title: string;
  page: number;
  sections: SectionOutline[];
  /** The words that the chapter defines. */
  keyTerms: string[];
  exercises: { count: number; page: number } | null;
}

export interface BookOutline {
  id: string;
  title: string;
  subject: string;
  grades: { from: number; to: number } | null;
  chapters: ChapterOutline[];
}

/** The chapters and sections of a book in its own order. */
export const outlineOf = ({ id, title, subject, grades, chapters, pages }: BookText): BookOutline => ({
  id,
  title,
  subject,
  grades: gradesIn(grades),
  chapters: chapters.map((chapter, at) => {
    const end = chapters[at + 1]?.firstPage ?? Infinity;
    const own = pages.filter(({ number }) => number >= chapter.firstPage && number < end);
    return {
      bookId: id,
      bookTitle: title,
      number: at + 1,
      title: chapter.title,
      page: chapter.firstPage,
      ...chapterOf(partsOf(own)),
    };
  }),
});

interface Part {
  heading: string;
  page: number;
  blocks: string[];
}

const partsOf = (pages: BookText['pages']): Part[] => {
  const parts: Part[] = [{ heading: '', page: pages[0]?.number ?? 1, blocks: [] }];
  for (const { number, text } of pages)
    for (const block of text.split(/\n{2,}/)) {
      const heading = /^## (.+)$/.exec(block)?.[1];
      if (heading === undefined) parts.at(-1)?.blocks.push(block);
      else parts.push({ heading, page: number, blocks: [] });
    }
  return parts;
};

/** What a chapter holds besides its ideas. */
const APPARATUS = /^(?:Common mistakes|Key terms|Exercises|Answers|Summary|)$/;

const chapterOf = (parts: readonly Part[]): Pick<ChapterOutline, 'sections' | 'keyTerms' | 'exercises'> => {
  const named = (name: string) => parts.find(({ heading }) => heading === name);
  const opening = parts[0]?.heading === '' ? wordsIn(parts[0].blocks) : 0;
  const sections = parts
    .filter(({ heading }) => !APPARATUS.test(heading))
    .map(({ heading, page, blocks }, at) => ({
      heading,
      page,
      words: wordsIn(blocks) + (at === 0 ? opening : 0),
      text: blocks.join('\n\n'),
    }));
  const exercises = named('Exercises');
  const count = linesIn(exercises).filter((line) => /^\d+[.)] /.test(line)).length;
  return {
    sections,
    keyTerms: linesIn(named('Key terms')).flatMap((line) => /^- ([^:]+):/.exec(line)?.[1] ?? []),
    exercises: exercises && count > 0 ? { count, page: exercises.page } : null,
  };
};

const linesIn = (part: Part | undefined): string[] => part?.blocks.join('\n').split('\n') ?? [];

const wordsIn = (blocks: readonly string[]): number => blocks.join(' ').match(/\S+/g)?.length ?? 0;

const gradesIn = (grades: string): BookOutline['grades'] => {
  const [, from, to = from, more] = /^(\d+)(?:-(\d+))?(\+)?$/.exec(grades) ?? [];
  return from === undefined ? null : { from: Number(from), to: more ? Infinity : Number(to) };
};
