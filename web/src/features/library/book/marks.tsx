import type { Book, Mark } from '@studia/contract/library';
import { Highlighter, LifeBuoy, X, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { readerAddress } from '../../../client/reader-address.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { bookText as text, searchText } from '../../../text/library.ts';
import { UndoSlip } from '../../../ui/feedback/undo-slip.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { useMarks } from '../use-books.ts';
import { useMarkRemoval } from './use-mark-removal.ts';

/** What the student left in the book: where they were lost, and what they highlighted. */
export const Marks = ({ book }: { book: Book }) => {
  const { data = [], error } = useMarks(book.id);
  const { removed, remove, undo, settle } = useMarkRemoval(book.id);
  if (!book.readable) return null;
  if (error) return <p className="mt-10 text-ui text-bad">{sentenceOf(error)}</p>;
  return (
    <>
      <MarkList
        title={text.lost}
        lead={text.lostLead}
        nothing={text.noLost}
        icon={LifeBuoy}
        marks={data.filter(({ kind }) => kind === 'lost')}
        onRemove={remove}
      />
      <MarkList
        title={text.highlights}
        nothing={text.noHighlights}
        icon={Highlighter}
        marks={data.filter(({ kind }) => kind === 'highlight')}
        onRemove={remove}
      />
      {removed && (
        <UndoSlip
          key={removed.id}
          sentence={text.markRemoved}
          undoLabel={text.undo}
          onUndo={undo}
          onGone={settle}
        />
      )}
    </>
  );
};

interface ListProps {
  title: string;
  lead?: string;
  nothing: string;
  icon: LucideIcon;
  marks: readonly Mark[];
  onRemove: (mark: Mark) => void;
}

const MarkList = ({ title, lead, nothing, icon: Icon, marks, onRemove }: ListProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="flex items-center gap-2 font-serif text-xl font-semibold">
        <Icon aria-hidden="true" className="size-5 text-accent" strokeWidth={1.75} />
        {title}
      </h2>
      {marks.length === 0 ? (
        <p className="mt-2 text-ink-soft">{nothing}</p>
      ) : (
        <>
          {lead !== undefined && <p className="mt-1 text-ui text-ink-soft">{lead}</p>}
          <ul aria-labelledby={id} className="mt-3 border-t border-line">
            {marks.map((mark) => (
              <Line key={mark.id} mark={mark} onRemove={() => onRemove(mark)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

const Line = ({ mark, onRemove }: { mark: Mark; onRemove: () => void }) => {
  const { book_id, page, start, end, text: words, note, created_at } = mark;
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <Link to={readerAddress(book_id, { page, start, end })} className="group min-w-0 flex-1 no-underline">
        <span className="line-clamp-3 font-serif break-words text-ink group-hover:underline">
          {words || text.wholePage}
        </span>
        {note !== '' && <span className="mt-1 block text-ui break-words text-ink">{note}</span>}
        <span className="mt-1 block text-sm text-ink-soft">
          <mark className="mr-1.5 text-ink tabular-nums">{searchText.page(String(page))}</mark>{' '}
          <time dateTime={created_at}>{text.moment(created_at)}</time>
        </span>
      </Link>
      <IconButton icon={X} size="sm" label={text.removeMark(page)} onClick={onRemove} />
    </li>
  );
};
