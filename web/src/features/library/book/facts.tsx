import type { Book } from '@studia/contract/library';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { arrivalText, bookText as text, subjectName } from '../../../text/library.ts';
import { Button } from '../../../ui/form/button.tsx';
import { hasFailed } from '../ingest-progress.ts';
import { DeleteBook } from './delete-book.tsx';
import { EditBook } from './edit-book.tsx';
import { useDownload } from './use-download.ts';

/** What is known about a book, and what its owner can change. */
export const Facts = ({ book, onGone }: { book: Book; onGone: () => void }) => {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="lg:border-l lg:border-line lg:pl-8">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {text.facts}
      </h2>
      <dl className="mt-3 grid gap-2 text-ui sm:max-lg:grid-cols-2">
        {[...factsOf(book), ...sourceOf(book)].map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line pb-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {book.source === 'own' && <OwnersTools book={book} onGone={onGone} />}
    </aside>
  );
};

const factsOf = (book: Book): [string, string][] => {
  const facts: [string, string | null][] = [
    [text.subject, book.subject && subjectName(book.subject)],
    [text.grades, book.grades && book.grades.replaceAll('-', '–')],
    [text.country, book.country],
    [text.pages, book.pages > 0 ? book.pages.toLocaleString('en') : null],
    [text.language, book.language && text.languageName(book.language)],
    [text.kind, book.source === 'starter' ? null : text.kinds[book.kind]],
    [text.size, book.file_size > 0 ? text.megabytes(book.file_size) : null],
    [text.added, book.created_at && text.day(book.created_at)],
    [text.licence, book.licence],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
};

/** Where a book for everybody came from: its licence asks to say so. */
const sourceOf = ({ source_url: url }: Book): [string, ReactNode][] =>
  url !== null && URL.canParse(url)
    ? [
        [
          text.source,
          <a key="source" className="link" href={url} target="_blank" rel="noreferrer">
            {new URL(url).hostname.replace(/^www\./, '')}
          </a>,
        ],
      ]
    : [];

const OwnersTools = ({ book, onGone }: { book: Book; onGone: () => void }) => {
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const download = useDownload(book);
  const close = (): void => setAsking(null);
  return (
    <div className="mt-5 flex flex-wrap gap-2 lg:flex-col lg:items-start">
      <Button
        look="quiet"
        size="sm"
        icon={Pencil}
        aria-label={text.editLong}
        onClick={() => setAsking('edit')}
      >
        {text.edit}
      </Button>
      {!hasFailed(book) && (
        <>
          <Button
            look="quiet"
            size="sm"
            icon={Download}
            busy={download.isPending && arrivalText.downloading}
            onClick={() => download.mutate()}
          >
            {arrivalText.download}
          </Button>
          <Button look="quiet" size="sm" icon={Trash2} onClick={() => setAsking('delete')}>
            {arrivalText.delete}
          </Button>
        </>
      )}
      {asking === 'edit' && <EditBook book={book} onClose={close} />}
      <DeleteBook book={asking === 'delete' ? book : null} onCancel={close} onDeleted={onGone} />
    </div>
  );
};
