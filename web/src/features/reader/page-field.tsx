import { useState, type RefObject } from 'react';
import { readerText as text } from '../../text/reader.ts';

interface Props {
  page: number;
  pages: number;
  /** What is printed as the number of each page, where that is not its place. */
  labels: readonly (string | null)[];
  field: RefObject<HTMLInputElement | null>;
  onGo: (page: number) => void;
}

/** The open page, where another one can be written. */
export const PageField = ({ page, pages, labels, field, onGo }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = pageOf(typed ?? '', labels);
    setTyped(null);
    if (wanted !== null) onGo(Math.min(wanted, pages));
  };
  return (
    <form
      className="flex items-center gap-1.5 text-ui tabular-nums"
      onSubmit={(event) => {
        event.preventDefault();
        go();
        field.current?.blur();
      }}
    >
      <input
        ref={field}
        inputMode={labels.length > 0 ? 'text' : 'numeric'}
        enterKeyHint="go"
        aria-label={text.jump}
        value={typed ?? labels[page - 1] ?? String(page)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) =>
          setTyped(target.value.replaceAll(labels.length > 0 ? /\s/g : /\D/g, '').slice(0, 5))
        }
        onBlur={() => setTyped(null)}
        style={{ width: `${Math.max(2, String(pages).length) + 2}ch` }}
        className="h-9 rounded-inner border border-[color-mix(in_oklab,var(--edge)_55%,var(--line))] bg-sheet px-1 text-center"
      />
      <span className="pr-1 whitespace-nowrap text-ink-soft">
        {labels.length > 0 ? text.place(page, pages) : text.of(pages)}
      </span>
    </form>
  );
};

/** The place of a page by what is printed on it, or by its number. */
const pageOf = (typed: string, labels: readonly (string | null)[]): number | null => {
  const printed = labels.findIndex((label) => label?.toLowerCase() === typed.toLowerCase());
  if (printed >= 0) return printed + 1;
  const number = Number(typed);
  return typed !== '' && Number.isInteger(number) && number >= 1 ? number : null;
};
