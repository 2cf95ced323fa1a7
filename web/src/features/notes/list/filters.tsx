import { NoteOrigin, NoteSort } from '@studia/contract/notes';
import { Search } from 'lucide-react';
import { noteListText as text } from '../../../text/notes.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { NoteFilters } from '../use-notes.ts';

interface Props {
  filters: NoteFilters;
  tags: readonly { tag: string; notes: number }[];
  onChange: (change: Partial<NoteFilters>) => void;
}

/** What the list is narrowed down by. */
export const Filters = ({ filters, tags, onChange }: Props) => (
  <search className="mt-6 grid gap-3">
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_10rem]">
      <div className="col-span-2 sm:col-span-1">
        <TextInput
          type="search"
          icon={Search}
          aria-label={text.search}
          placeholder={text.searchHint}
          value={filters.question}
          onChange={(event) => onChange({ question: event.target.value })}
        />
      </div>
      <Select
        aria-label={text.source}
        value={filters.origin ?? ''}
        placeholder={text.everySource}
        options={NoteOrigin.options.map((value) => ({ value, label: text.origin[value] }))}
        onChange={(event) => onChange({ origin: NoteOrigin.safeParse(event.target.value).data ?? null })}
      />
      <Select
        aria-label={text.sortBy}
        value={filters.sort}
        options={NoteSort.options.map((value) => ({ value, label: text.sort[value] }))}
        onChange={(event) => onChange({ sort: NoteSort.parse(event.target.value) })}
      />
    </div>
    {tags.length > 0 && (
      <ul aria-label={text.tags} className="flex flex-wrap gap-1.5">
        {[{ tag: null, notes: null }, ...tags].map(({ tag, notes }) => (
          <li key={tag ?? ''}>
            <button
              type="button"
              aria-pressed={filters.tag === tag}
              onClick={() => onChange({ tag })}
              className="reach min-h-8 rounded-full border border-line bg-sheet px-3 text-sm hover:border-edge aria-pressed:border-accent aria-pressed:bg-accent-wash"
            >
              {tag ?? text.everyTag}
              {notes !== null && <span className="ml-1.5 text-ink-soft tabular-nums">{notes}</span>}
            </button>
          </li>
        ))}
      </ul>
    )}
  </search>
);
