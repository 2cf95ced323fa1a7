import { ArrowDown, ArrowUp, Search } from 'lucide-react';
import { mapSearchText as text } from '../../text/map-parts.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { Walk } from './use-walk.ts';

/** Finds entries by their words and goes from one to the next. */
export const SearchField = ({ walk: { question, found, active, search, goTo } }: { walk: Walk }) => {
  const at = found.indexOf(active);
  const go = (by: number): void => {
    const next = found.at((at + by + found.length) % found.length);
    if (next !== undefined) goTo(next);
  };
  return (
    <search className="flex min-w-0 flex-1 basis-60 items-center gap-1">
      <span className="min-w-0 flex-1">
        <TextInput
          type="search"
          icon={Search}
          aria-label={text.search}
          placeholder={text.search}
          value={question}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found.length > 0) go(event.shiftKey ? -1 : 1);
          }}
        />
      </span>
      {question !== '' && (
        <>
          <output className="px-1 text-sm whitespace-nowrap text-ink-soft tabular-nums">
            {text.hits(at + 1, found.length)}
          </output>
          <IconButton
            icon={ArrowUp}
            size="sm"
            label={text.previous}
            disabled={found.length < 2}
            onClick={() => go(-1)}
          />
          <IconButton
            icon={ArrowDown}
            size="sm"
            label={text.next}
            disabled={found.length < 2}
            onClick={() => go(1)}
          />
        </>
      )}
    </search>
  );
};
