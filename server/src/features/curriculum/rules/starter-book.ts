import { readFrontMatter } from './front-matter.ts';
import { layOut, type Page } from './pages.ts';

/** A book that comes with Studia. */
export interface StarterBook {
  slug: string;
  title: string;
  subject: string;
  grades: string;
  level: string;
  language: string;
  summary: string;
  chapters: { title: string; firstPage: number }[];
  pages: Page[];
}

/** Puts the files of one book together; `files` are its Markdown texts by file name. */
export const readStarterBook = (slug: string, files: Readonly<Record<string, string>>): StarterBook => {
  const { values, body } = readFrontMatter(files['book.md'] ?? '');
  const pages = layOut('Preface', body, 1);
  const chapters: StarterBook['chapters'] = [];
  for (const name of Object.keys(files)
    .filter((file) => /^\d/.test(file))
    .toSorted()) {
    const chapter = readFrontMatter(files[name] ?? '');
    const title = chapter.values['title'] ?? name;
    chapters.push({ title, firstPage: pages.length + 1 });
    pages.push(...layOut(title, chapter.body, pages.length + 1));
  }
  const value = (key: string): string => values[key] ?? '';
  return {
    slug,
    title: value('title'),
    subject: value('subject'),
    grades: value('grades'),
    level: value('level'),
    language: value('language') || 'en',
    summary: value('summary'),
    chapters,
    pages,
  };
};
