import { useState, type RefObject } from 'react';
import { readerText as text } from '../../text/reader.ts';

interface Props {
  page: number;
  pages: number;
  field: RefObject<HTMLInputElement | null>;
  onGo: (page: number) => void;
}

/** The open page, where another one can be written. */
export const PageField = ({ page, pages, field, onGo }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number(typed);
    setTyped(null);
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1) onGo(Math.min(wanted, pages));
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
        inputMode="numeric"
        enterKeyHint="go"
        aria-label={text.jump}
        value={typed ?? String(page)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, 5))}
        onBlur={() => setTyped(null)}
        style={{ width: `${Math.max(2, String(pages).length) + 2}ch` }}
        className="h-9 rounded-inner border border-[color-mix(in_oklab,var(--edge)_55%,var(--line))] bg-sheet px-1 text-center"
      />
      <span className="pr-1 whitespace-nowrap text-ink-soft">{text.of(pages)}</span>
    </form>
  );
};
