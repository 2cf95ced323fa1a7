import type { Book, Mark } from '@studia/contract/library';
import { BOOK } from '@studia/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { marksText, readerTutorText as tutorText, selectionText } from '../../text/reader.ts';
import { copyText } from '../../ui/copy.ts';
import { toast } from '../../ui/toast.ts';
import { isMarkdown } from './quote/as-drawn.ts';
import { pageLetters, selectedSpan } from './quote/painted-page.ts';
import type { WordAct } from './selection-menu.tsx';
import { fetchPage, type Marks } from './use-reading.ts';
import type { Selected } from './use-selected-words.ts';

interface Needs {
  book: Book;
  marks: Marks;
  /** What the open page is about. */
  topic: () => Promise<string | null>;
  /** Says something to the tutor. */
  ask: (content: string) => void;
  onNote: (mark: Mark) => void;
  /** Takes the selection away. */
  clear: () => void;
}

/** A message carries no more of a page than this. */
const LONGEST_QUOTE = 1200;

/** What a student does with the words of a page. */
export const useWordActs = ({ book, marks, topic, ask, onNote, clear }: Needs) => {
  const queries = useQueryClient();

  const markIt = async (kind: Mark['kind'], { page, range, root, text }: Selected): Promise<Mark> => {
    const source = await fetchPage(queries, book.id, page).catch(() => null);
    const span = source && selectedSpan(root, pageLetters(source.text, isMarkdown(book.kind)), range);
    const words = source && span ? source.text.slice(span.start, span.end) : text;
    return marks.add({
      kind,
      page,
      start: span?.start ?? null,
      end: span?.end ?? null,
      text: words.slice(0, BOOK.markCharacters),
      note: '',
    });
  };

  const about = (page: number, sentence: string): string =>
    `${tutorText.about(page, book.title)} ${sentence}`;

  const act = async (name: WordAct, selected: Selected): Promise<void> => {
    const { page, text } = selected;
    const quote = text.slice(0, LONGEST_QUOTE);
    try {
      if (name === 'copy') {
        const copied = await copyText(text);
        if (copied) toast.good(selectionText.copied);
        else toast.bad(selectionText.notCopied);
      } else if (name === 'explain') ask(about(page, tutorText.explain(quote)));
      else if (name === 'quiz') ask(about(page, tutorText.quiz(quote)));
      else if (name === 'lost') {
        await markIt('lost', selected);
        ask(about(page, tutorText.lost(quote)));
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
      ask(about(page, tutorText.lostOnPage(await topic())));
    } catch {
      // What went wrong has been said.
    }
  };
  return { act, sayLost };
};
