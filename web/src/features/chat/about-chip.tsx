import type { AboutBook } from '@studia/contract/chat';
import { BookOpen, X } from 'lucide-react';
import { aboutText as text } from '../../text/chat.ts';

/** What the message that is being written is about; the student can take it away. */
export const AboutChip = ({ about, onRemove }: { about: AboutBook; onRemove: () => void }) => (
  <div className="px-2 pt-2">
    <fieldset
      aria-label={text.label}
      className="flex max-w-full min-w-0 items-center gap-2.5 rounded-inner border border-line bg-paper py-1 pr-1 pl-2.5 text-sm"
    >
      <BookOpen aria-hidden="true" className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <Place about={about} />
        {about.quote !== undefined && <q className="block truncate font-serif">{about.quote}</q>}
      </span>
      <button
        type="button"
        aria-label={text.remove(about.title)}
        onClick={onRemove}
        className="reach grid size-8 shrink-0 place-items-center rounded-inner text-ink-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </fieldset>
  </div>
);

const Place = ({ about: { title, page } }: { about: AboutBook }) => (
  <span className="flex items-baseline gap-1.5">
    <span className="truncate font-medium">{title}</span>
    {page !== undefined && <mark className="shrink-0 tabular-nums">{text.page(page)}</mark>}
  </span>
);
