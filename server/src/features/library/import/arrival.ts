import type { BookRow } from '../store/books.ts';

/** How a book that is being read is spoken of, and where it stands. */
interface Arriving {
  id: string;
  label: string;
}

interface Watch {
  look: (id: string) => Promise<BookRow | undefined>;
  say: (line: string) => void;
  pause: (milliseconds: number) => Promise<void>;
}

const LOOK_EVERY = 500;
/** How often it is said how far the reading is. */
const SAY_EVERY = 10;
/** A page of a scan may take minutes; after ten without any change nobody is reading. */
const MOST_LOOKS_IN_VAIN = 1_200;

/** Watches a book until it can be searched or can't be read; nothing when it stopped getting on, or was taken away. */
export const untilRead = async (
  { id, label }: Arriving,
  { look, say, pause }: Watch,
): Promise<BookRow | null> => {
  let [before, inVain] = ['', 0];
  for (let looks = 1; inVain < MOST_LOOKS_IN_VAIN; looks += 1) {
    const book = await look(id);
    if (!book) return null;
    if (isOver(book)) return book;
    const now = `${book.stage} ${book.stage_done}`;
    inVain = now === before ? inVain + 1 : 0;
    if (looks % SAY_EVERY === 0 && inVain < SAY_EVERY) say(`${label}: ${progressOf(book)}`);
    before = now;
    await pause(LOOK_EVERY);
  }
  return null;
};

const isOver = ({ stage, passages, trouble }: BookRow): boolean =>
  stage === 'embedded' || stage === 'ready' || (trouble !== null && stage === 'read' && passages === null);

const progressOf = ({ stage, stage_done, stage_total }: BookRow): string =>
  stage === 'read' ? `page ${stage_done} of ${stage_total} …` : 'making the index …';
