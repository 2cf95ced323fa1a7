import { useDeferredValue } from 'react';
import { saveFile } from '../../client/save-file.ts';
import { readerText } from '../../text/reader.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { readFile } from './calls.ts';
import { OpenBook } from './open-book.tsx';
import './reader.css';
import { NoBook, NotReadable, Opening } from './states.tsx';
import { useBook } from './use-reading.ts';
import type { ReaderProps } from './view.ts';

/** The reader: one frame for every kind of book. */
export const Reader = (props: ReaderProps) => {
  const { data: arrived, error, refetch } = useBook(props.bookId);
  // The whole room is drawn in small steps.
  const data = useDeferredValue(arrived);
  if (!data) return error ? <NoBook error={error} onRetry={() => void refetch()} /> : <Opening />;
  const { book, chapters, labels } = data;
  const download = () => void keepFile(book.id, book.title);
  if (!book.readable || book.pages === 0)
    return <NotReadable book={book} onDownload={download} onChanged={() => void refetch()} />;
  return <OpenBook {...props} book={book} chapters={chapters} labels={labels} onDownload={download} />;
};

const keepFile = async (id: string, title: string): Promise<void> => {
  try {
    saveFile(await readFile(id), title);
  } catch {
    toast.bad(readerText.downloadFailed);
  }
};
