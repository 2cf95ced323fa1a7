import { STAGES, type Book, type Progress, type Stage } from '@studia/contract/library';

/** A kept book, as far as describing it goes. */
interface StoredBook {
  id: string;
  student_id: string | null;
  kind: string;
  title: string;
  author: string | null;
  subject: string | null;
  grades: string | null;
  country: string | null;
  stream: string | null;
  language: string | null;
  summary: string | null;
  licence: string | null;
  source_url: string | null;
  pages: number;
  file_size: string | number;
  cover: string | null;
  stage: string;
  stage_done: number;
  stage_total: number;
  passages: number | null;
  trouble: string | null;
  trouble_lasts: boolean;
  created_at: Date;
}

/** A book that comes with Studia, as far as describing it goes. */
interface StarterBook {
  slug: string;
  title: string;
  subject: string;
  grades: string;
  language: string;
  summary: string;
  pages: readonly unknown[];
}

/** Pages a student read, and the one that is open. */
interface StoredProgress {
  page: number;
  pages_read: readonly number[];
  updated_at: Date;
}

/** A book as it travels. */
export const describeBook = (book: StoredBook, progress: StoredProgress | null): Book => ({
  id: book.id,
  source: book.student_id === null ? 'imported' : 'own',
  kind: book.kind as Book['kind'],
  title: book.title,
  author: book.author,
  subject: book.subject,
  grades: book.grades,
  country: book.country,
  stream: book.stream,
  language: book.language,
  summary: book.summary,
  licence: book.licence,
  source_url: book.source_url,
  pages: book.pages,
  file_size: Number(book.file_size),
  cover: book.cover === null ? null : `/api/library/books/${book.id}/cover`,
  stages: stagesOf(book),
  readable: book.pages > 0,
  searchable: book.passages !== null,
  trouble: book.trouble,
  can_retry: book.trouble !== null && !book.trouble_lasts,
  progress: progress && progressIn(progress, book.pages),
  created_at: book.created_at.toISOString(),
});

/** A book that comes with Studia, as it travels. */
export const describeStarter = (book: StarterBook, progress: StoredProgress | null): Book => ({
  id: book.slug,
  source: 'starter',
  kind: 'markdown',
  title: book.title,
  author: 'Studia',
  subject: book.subject,
  grades: book.grades,
  country: null,
  stream: null,
  language: book.language,
  summary: book.summary,
  licence: null,
  source_url: null,
  pages: book.pages.length,
  file_size: 0,
  cover: `/api/library/books/${book.slug}/cover`,
  stages: STAGES.map((name) => ({ name, status: 'done' as const, done: 0, total: 0 })),
  readable: true,
  searchable: true,
  trouble: null,
  can_retry: false,
  progress: progress && progressIn(progress, book.pages.length),
  created_at: null,
});

/** How far a student is, as it travels. */
export const progressIn = ({ page, pages_read, updated_at }: StoredProgress, pages: number): Progress => {
  const read = pages_read.filter((number) => number <= pages).length;
  return {
    page: Math.max(1, Math.min(page, pages)),
    pages_read: read,
    percent: pages === 0 ? 0 : Math.round((100 * read) / pages),
    updated_at: updated_at.toISOString(),
  };
};

// A book is in the stage that its row names; all before it are done. To have arrived is to be received.
const stagesOf = ({ stage, stage_done, stage_total, trouble, pages }: StoredBook): Stage[] => {
  const now = STAGES.findIndex((name) => name === stage);
  const stuck = trouble !== null && stage === 'read';
  return STAGES.map((name, at) => {
    if (at < now || stage === 'ready' || name === 'received')
      return { name, status: 'done', done: pages, total: pages };
    if (at > now) return { name, status: 'waiting', done: 0, total: 0 };
    return { name, status: stuck ? 'failed' : 'running', done: stage_done, total: stage_total };
  });
};
