import type { Resource } from '@studia/contract/resources';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { later } from '../../text/later.ts';
import { resourcesText as text } from '../../text/resources.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { plainWords } from '../../ui/markdown/plain-words.ts';
import { addressOf, KINDS } from './kinds.ts';

const day = later(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));

/** One thing that was made: what it is, where it came from, and a look inside. */
export const ResourceRow = ({ resource }: { resource: Resource }) => {
  const { kind, preview, size, source, at } = resource;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Icon = KINDS[kind].icon;
  const title = plainWords(resource.title) || text.untitled;
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
        <div className="min-w-0 flex-1">
          <Link to={addressOf(resource)} className="link font-semibold wrap-anywhere">
            {title}
          </Link>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
            <span>{text.kind[kind]}</span>
            <span>{text.size[kind](size)}</span>
            <span>{day().format(new Date(at))}</span>
            {source && source.title !== resource.title && (
              <span className="wrap-anywhere">
                {source.book_id === null ? (
                  text.from(source.title)
                ) : (
                  <Link to={`/curriculum/${encodeURIComponent(source.book_id)}`} className="link">
                    {text.from(source.title)}
                  </Link>
                )}
              </span>
            )}
          </p>
        </div>
        {preview.length > 0 && (
          <IconButton
            icon={ChevronDown}
            size="sm"
            label={text.preview(title)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </div>
      <ul
        id={id}
        hidden={!isOpen}
        className="mt-2 ml-8 grid gap-1 border-l-2 border-margin pl-4 text-ui text-ink-soft"
      >
        {preview.map((line) => (
          <li key={line} className="wrap-anywhere">
            {plainWords(line)}
          </li>
        ))}
      </ul>
    </li>
  );
};
