import type { LiveNote } from '@studia/contract/live-events';
import { useState } from 'react';
import { Link } from 'react-router';
import { readerAddress } from '../../../client/reader-address.ts';
import { roomText as text } from '../../../text/live.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import type { SpokenLine } from '../session/fold.ts';

interface Props {
  notes: readonly (LiveNote & { number: number })[];
  lines: readonly SpokenLine[];
}

const VIEWS = ['notes', 'transcript'] as const;

/** What is kept of the lesson while it goes on: notes, and every word. */
export const SidePanel = ({ notes, lines }: Props) => {
  const [view, setView] = useState<(typeof VIEWS)[number]>('notes');
  return (
    <div className="flex min-h-0 flex-col">
      <fieldset aria-label={text.showNotes} className="flex gap-1 border-b border-line">
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
            className="min-h-11 border-b-2 border-transparent px-3 text-ui font-semibold text-ink-soft aria-pressed:border-accent aria-pressed:text-accent"
          >
            {text[name]}
          </button>
        ))}
      </fieldset>
      <div className="min-h-0 flex-1 overflow-y-auto py-4">
        {view === 'notes' ? <Notes notes={notes} /> : <Transcript lines={lines} />}
      </div>
    </div>
  );
};

const Notes = ({ notes }: Pick<Props, 'notes'>) =>
  notes.length === 0 ? (
    <p className="text-ui text-ink-soft">{text.notesEmpty}</p>
  ) : (
    <ul className="grid gap-4">
      {notes.map(({ number, about, text: words, quote }) => (
        <li key={number} className="border-l-2 border-marker pl-3 text-ui">
          <p className="text-sm font-semibold text-ink-soft">{text.notesKinds[about]}</p>
          <Markdown text={words} />
          {quote && (
            <Link to={readerAddress(quote.book_id, quote)} className="link text-sm">
              {text.goToBook(quote.title, quote.page)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );

const Transcript = ({ lines }: Pick<Props, 'lines'>) =>
  lines.length === 0 ? (
    <p className="text-ui text-ink-soft">{text.transcriptEmpty}</p>
  ) : (
    <ol className="grid gap-3 text-ui">
      {lines.map(({ number, by, text: words }) => (
        <li key={number}>
          <span className="text-sm font-semibold text-ink-soft">
            {text[by === 'tutor' ? 'tutor' : 'you']}
          </span>
          <Markdown text={words} />
        </li>
      ))}
    </ol>
  );
