import { Search } from 'lucide-react';
import { useState, type ReactNode, type RefCallback } from 'react';
import { readerSearchText as text } from '../../../text/reader.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { Place } from '../address.ts';
import { scrollIntoSight } from './scroll-into-sight.ts';
import type { Find } from './use-find.ts';

interface Props {
  find: Find;
  input: RefCallback<HTMLInputElement>;
  onGo: (place: Place) => void;
}

/** Search in the book: the words themselves, and pages about the same. */
export const SearchPanel = ({ find, input, onGo }: Props) => {
  const { words, exact, about } = find;
  const [typed, setTyped] = useState(words);
  const isSearching = words !== '' && (exact.isPending || about.isPending);
  const isEmpty = exact.data?.length === 0 && (about.data?.length === 0 || about.isError);
  return (
    <div className="grid gap-5">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            find.seek(typed.trim());
          }}
        >
          <TextInput
            ref={input}
            type="search"
            icon={Search}
            enterKeyHint="search"
            aria-label={text.label}
            placeholder={text.placeholder}
            maxLength={400}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      </search>
      <output className="text-ui text-ink-soft empty:hidden">
        {isSearching && text.searching}
        {words !== '' && isEmpty && text.nothing}
        {exact.isError && text.failed}
      </output>
      {exact.data && exact.data.length > 0 && (
        <Results title={find.isCut ? text.many(find.count) : text.exact(find.count)}>
          {exact.data.map(({ page, start, before, words: there, after }, at) => (
            <Result key={`${page} ${start}`} page={page} isOpen={at === find.open} onGo={() => find.goTo(at)}>
              {before}
              <mark className="bg-marker text-ink">{there}</mark>
              {after}
            </Result>
          ))}
        </Results>
      )}
      {about.data && about.data.length > 0 && (
        <Results title={text.about}>
          {about.data.map(({ page, start, end, text: quote }) => (
            <Result key={`${page} ${start}`} page={page} onGo={() => onGo({ page, quote, start, end })}>
              <span className="line-clamp-3">{quote}</span>
            </Result>
          ))}
        </Results>
      )}
    </div>
  );
};

const Results = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
    <ol className="mt-1 -mx-2">{children}</ol>
  </section>
);

interface ResultProps {
  page: number;
  isOpen?: boolean;
  onGo: () => void;
  children: ReactNode;
}

const Result = ({ page, isOpen = false, onGo, children }: ResultProps) => (
  <li>
    <button
      type="button"
      ref={isOpen ? scrollIntoSight : undefined}
      aria-current={isOpen ? 'location' : undefined}
      onClick={onGo}
      className="flex scroll-my-4 aria-[current]:bg-accent-wash min-h-11 w-full items-baseline gap-3 rounded-inner px-2 py-2 text-left text-ui hover:bg-accent-wash"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <span className="shrink-0 text-sm text-ink-soft tabular-nums">{text.result(page)}</span>
    </button>
  </li>
);
