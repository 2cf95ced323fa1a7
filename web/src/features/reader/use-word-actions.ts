import type { Book, Mark } from '@studia/contract/library';
import { BOOK, CHAT } from '@studia/contract/limits';
import type { Quote } from '@studia/contract/proof';
import { useQueryClient } from '@tanstack/react-query';
import { marksText, selectionText } from '../../text/reader.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { copyText } from '../../ui/form/copy-text.ts';
import { isMarkdown } from './quote/as-drawn.ts';
import { pageLetters, selectedSpan } from './quote/painted-page.ts';
import type { WordAct } from './selection-menu.tsx';
import { fetchPage, type Marks } from './use-reading.ts';
import type { SelectedWords } from './use-selected-words.ts';
import type { AboutPage, TutorRequest } from './view.ts';

interface Needs {
  book: Book;
  marks: Marks;
  /** Asks the tutor at once. */
  ask: (request: TutorRequest) => void;
  /** Opens the tutor with selected words, for a question of the student's own. */
  attach: (about: AboutPage) => void;
  onNote: (mark: Mark) => void;
  onKeep: (quote: Quote) => Promise<void>;
  /** Makes a card of words. */
  onCard: (quote: Quote) => void;
  /** Starts a quiz on a page; says whether there was something to ask. */
  onQuiz: (page: number) => Promise<boolean>;
  /** Takes the selection away. */
  clear: () => void;
}

/** What a student does with the words of a page. */
export const useWordActions = ({
  book,
  marks,
  ask,
  attach,
  onNote,
  onKeep,
  onCard,
  onQuiz,
  clear,
}: Needs) => {
  const queries = useQueryClient();

  /** The words as they stand in the book, and where. */
  const wordsOf = async ({ page, range, root, text }: SelectedWords) => {
    const source = await fetchPage(queries, book.id, page).catch(() => null);
    const span = source && selectedSpan(root, pageLetters(source.text, isMarkdown(book.kind)), range);
    return { page, span, text: source && span ? source.text.slice(span.start, span.end) : text };
  };

  const markIt = async (kind: Mark['kind'], selected: SelectedWords): Promise<Mark> => {
    const { page, span, text } = await wordsOf(selected);
    return marks.add({
      kind,
      page,
      start: span?.start ?? null,
      end: span?.end ?? null,
      text: text.slice(0, BOOK.markCharacters),
      note: '',
    });
  };

  const quoteOf = async (selected: SelectedWords): Promise<Quote> => {
    const { page, span, text } = await wordsOf(selected);
    const { start, end } = span ?? { start: 0, end: 0 };
    return { book_id: book.id, title: book.title, page, start, end, text };
  };

  const aboutPage = (page: number): AboutPage => ({ book_id: book.id, title: book.title, page });

  const act = async (name: WordAct, selected: SelectedWords): Promise<void> => {
    const { page, text } = selected;
    const about = { ...aboutPage(page), quote: text.slice(0, CHAT.quoteCharacters).trim() };
    try {
      if (name === 'copy') {
        const copied = await copyText(text);
        if (copied) toast.good(selectionText.copied);
        else toast.bad(selectionText.notCopied);
      } else if (name === 'ask') attach(about);
      else if (name === 'keep') await onKeep(await quoteOf(selected));
      else if (name === 'card') onCard(await quoteOf(selected));
      else if (name === 'explain') ask({ intent: name, about });
      else if (name === 'quiz') {
        if (!(await onQuiz(page))) ask({ intent: name, about });
      } else if (name === 'lost') {
        await markIt('lost', selected);
        ask({ intent: 'lost', about });
      } else {
        const mark = await markIt('highlight', selected);
        if (name === 'note') onNote(mark);
      }
      clear();
    } catch {
      // What went wrong has been said; the words stay selected.
    }
  };

  /** "I'm lost" without words: the whole page. */
  const sayLost = async (page: number): Promise<void> => {
    try {
      await marks.add({ kind: 'lost', page, start: null, end: null, text: '', note: '' });
      toast.good(marksText.lostKept);
      ask({ intent: 'lost', about: aboutPage(page) });
    } catch {
      // What went wrong has been said.
    }
  };
  return { act, sayLost };
};
