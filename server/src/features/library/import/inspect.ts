import { BOOK } from '@studia/contract/limits';
import type { Documents } from '../../../ports/documents/port.ts';
import type { Folder, FolderFile } from '../../../ports/files/port.ts';
import { COVER_WIDTH } from '../ingest/rules/cover.ts';
import type { ListedBook } from './manifest.ts';

/** A book that can't be imported; the message is for the operator and goes on after its name. */
export class BookProblem extends Error {
  override readonly name = 'BookProblem';
}

/** A listed book whose files are there and can be what they are said to be. */
export interface InspectedBook extends ListedBook {
  content: FolderFile;
  contentHash: string;
  picture: Uint8Array | null;
}

const MEGABYTE = 1024 * 1024;

/** Looks at the files of a listed book before anything is kept of it. */
export const inspect = async (
  folder: Folder,
  book: ListedBook,
  documents: Pick<Documents, 'kindOf' | 'pictureOf'>,
): Promise<InspectedBook> => {
  const content = await found(folder, book.file);
  if (content.size === 0) throw new BookProblem(`${book.file} is empty.`);
  if (content.size > BOOK.megabytes * MEGABYTE)
    throw new BookProblem(`${book.file} has more than ${BOOK.megabytes} MB. Split it into parts.`);
  const kind = await documents.kindOf(content);
  if (kind === null || kind === 'doc')
    throw new BookProblem(
      `${book.file} is no book that can be read here: PDF, EPUB, DOCX, PPTX, Markdown, text, HTML or a picture.`,
    );
  const cover = book.cover === null ? null : await found(folder, book.cover);
  const picture = cover && (await documents.pictureOf({ path: cover.path }, { page: 1, width: COVER_WIDTH }));
  if (cover && !picture) throw new BookProblem(`${book.cover} is no picture that can be shown as a cover.`);
  return { ...book, content, contentHash: await content.contentHash(), picture };
};

const found = async (folder: Folder, name: string): Promise<FolderFile> => {
  const file = await folder.find(name);
  if (!file) throw new BookProblem(`${name} is not in the folder.`);
  return file;
};
