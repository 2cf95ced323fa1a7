import type { NoteId } from '@studia/contract/ids';
import { NOTE } from '@studia/contract/limits';
import type { Quote } from '@studia/contract/proof';
import { newId } from '../../client/new-id.ts';
import { sentenceOf } from '../../text/errors.ts';
import { noteSavingText as text } from '../../text/note-saving.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { createNote } from './calls.ts';
import { withQuoteLinks } from './quote-links.ts';

/** An answer of the tutor. */
interface Answer {
  session: string | null;
  question: string;
  content: string;
  quotes: readonly Quote[];
}

const titleOf = (words: string): string => {
  const flat = words.replaceAll(/\s+/g, ' ').trim();
  return flat.length <= 80 ? flat : `${flat.slice(0, 79).trimEnd()}…`;
};

const keep = async (note: Omit<Parameters<typeof createNote>[0], 'id'>): Promise<void> => {
  try {
    await createNote({ id: newId() as NoteId, ...note });
    toast.good(text.saved);
  } catch (error) {
    toast.bad(sentenceOf(error, text.failed));
  }
};

/** Keeps an answer of the tutor in a note, with the words of the books that it rests on. */
export const keepAnswer = ({ session, question, content, quotes }: Answer): Promise<void> =>
  keep({
    title: titleOf(question) || text.fromTutor,
    content: withQuoteLinks(content, quotes).slice(0, NOTE.contentCharacters),
    tags: [],
    source: { origin: 'chat', id: session, title: titleOf(question) || text.fromTutor },
    quotes: [...quotes],
  });

/** Keeps words of a book in a note. */
export const keepQuote = (quote: Quote): Promise<void> =>
  keep({
    title: titleOf(quote.text),
    content: '',
    tags: [],
    source: { origin: 'reader', id: quote.book_id, title: quote.title.slice(0, NOTE.titleCharacters) },
    quotes: [quote],
  });
