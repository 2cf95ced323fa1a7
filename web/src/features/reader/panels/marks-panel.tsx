import type { Mark } from '@studia/contract/library';
import { Highlighter, LifeBuoy, PencilLine, Trash2 } from 'lucide-react';
import { marksText as text, readerSearchText } from '../../../text/reader.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import type { Place } from '../address.ts';

interface Props {
  marks: readonly Mark[];
  onGo: (place: Place) => void;
  onEdit: (mark: Mark) => void;
  onRemove: (mark: Mark) => void;
}

/** Everything the student marked in the book. */
export const MarksPanel = ({ marks, onGo, onEdit, onRemove }: Props) => {
  if (marks.length === 0) return <p className="text-ui text-ink-soft">{text.none}</p>;
  return (
    <ol className="grid gap-1">
      {marks.map((mark) => (
        <li key={mark.id} className="border-b border-line pb-1 last:border-0">
          <button
            type="button"
            onClick={() =>
              onGo({ page: mark.page, quote: mark.text || null, start: mark.start, end: mark.end })
            }
            className="-mx-2 block w-[calc(100%+1rem)] rounded-inner px-2 py-2 text-left text-ui hover:bg-accent-wash"
          >
            <span className="flex items-center gap-2 text-sm text-ink-soft">
              <Sign kind={mark.kind} />
              {mark.kind === 'lost' && text.lost}
              <span className="ml-auto tabular-nums">{readerSearchText.result(mark.page)}</span>
            </span>
            <span className="mt-1 line-clamp-3 font-serif">{mark.text || text.wholePage}</span>
            {mark.note !== '' && <span className="mt-1 block text-ink-soft wrap-anywhere">{mark.note}</span>}
          </button>
          <div className="flex justify-end">
            <IconButton size="sm" icon={PencilLine} label={text.edit} onClick={() => onEdit(mark)} />
            <IconButton size="sm" icon={Trash2} label={text.remove} onClick={() => onRemove(mark)} />
          </div>
        </li>
      ))}
    </ol>
  );
};

const Sign = ({ kind }: Pick<Mark, 'kind'>) => {
  const Icon = kind === 'lost' ? LifeBuoy : Highlighter;
  return <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />;
};
