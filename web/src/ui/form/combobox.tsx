import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { anchorTo } from '../overlay/placement.ts';
import { words } from '../words.ts';
import { useFieldWiring } from './field.tsx';
import { inputClass } from './input-class.ts';
import { matching } from './matching.ts';

export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'value' | 'onChange' | 'list' | 'type' | 'role'
> {
  value: string;
  /** Called with every letter typed, and with the whole option when one is chosen. */
  onChange: (value: string) => void;
  options: readonly string[];
}

/** A line of writing with suggestions (ARIA 1.2 combobox). What is typed counts, whether it is in the list or not. */
export const Combobox = ({ value, onChange, options, ...rest }: ComboboxProps) => {
  const wiring = useFieldWiring();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { shown, active, open, show, close, setActive } = useSuggestions(options, value);
  const choose = (option: string) => {
    onChange(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      return setActive(stepped(active, key === 'ArrowDown' ? 1 : -1, shown.length));
    }
    if (!open) return undefined;
    if (key === 'Tab') return close();
    const option = shown[active];
    if (key === 'Enter' && option !== undefined) {
      event.preventDefault();
      return choose(option);
    }
    // Prevented, so that a dialog around it stays open.
    if (key === 'Escape') event.preventDefault();
    return key === 'Escape' ? close() : undefined;
  };
  return (
    <>
      <span className="relative block">
        <input
          autoComplete="off"
          {...wiring}
          {...rest}
          ref={input}
          type="text"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element filters while typing and takes free text
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            show(event.target.value);
          }}
          onClick={() => !open && show()}
          onBlur={close}
          onKeyDown={onKeyDown}
          className={clsx(inputClass, 'h-11 pr-10')}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-ink-soft"
        />
      </span>
      <Suggestions
        id={listId}
        anchor={input}
        options={open ? shown : []}
        chosen={value}
        active={active}
        onChoose={choose}
      />
      <output className="sr-only">{open && words.suggestions(shown.length)}</output>
    </>
  );
};

const NONE = -1;

/** From the field to the first or last option, on through them, and back to the field. */
const stepped = (active: number, by: 1 | -1, length: number): number => {
  const places = length + 1;
  return ((active + 1 + by + places) % places) - 1;
};

const useSuggestions = (options: readonly string[], value: string) => {
  // What was typed since the list opened; nothing typed means that all are offered.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(NONE);
  const shown = typed === null ? [] : matching(options, typed);
  return {
    shown,
    active,
    open: shown.length > 0,
    show: (letters = '') => {
      setTyped(letters);
      setActive(letters === '' ? options.indexOf(value) : NONE);
    },
    close: () => {
      setTyped(null);
      setActive(NONE);
    },
    setActive,
  };
};

interface SuggestionsProps {
  id: string;
  anchor: RefObject<HTMLInputElement | null>;
  options: readonly string[];
  chosen: string;
  active: number;
  onChoose: (option: string) => void;
}

const Suggestions = ({ id, anchor, options, chosen, active, onChoose }: SuggestionsProps) => {
  const list = usePopoverBeside(anchor, options.length);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <datalist> can be neither styled nor steered
      role="listbox"
      // In no order of keys: the field keeps the focus while the arrows walk through the list.
      tabIndex={-1}
      aria-label={words.suggestionList}
      popover="manual"
      // A press on the list must not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      className="popover max-h-64 overflow-y-auto overscroll-contain rounded border border-line bg-sheet p-1.5 text-ui text-ink shadow-float"
    >
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
        <div
          key={option}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list above
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onChoose(option)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-inner px-2.5 py-2 select-none hover:bg-accent-wash aria-selected:bg-accent-wash"
        >
          {option}
          {option === chosen && <Check aria-hidden="true" className="size-4.5 shrink-0 text-accent" />}
        </div>
      ))}
    </div>
  );
};

/** A popover that is open while there is something in it, as wide as the field and beside it, also while the page moves. */
const usePopoverBeside = (
  anchor: RefObject<HTMLInputElement | null>,
  count: number,
): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  const open = count > 0;

  useLayoutEffect(() => {
    if (!open) return undefined;
    const box = list.current;
    box?.showPopover();
    return () => box?.hidePopover();
  }, [open]);

  useLayoutEffect(() => {
    if (count === 0) return undefined;
    const put = () => {
      if (!list.current || !anchor.current) return;
      list.current.style.width = `${anchor.current.offsetWidth}px`;
      anchorTo(list.current, anchor.current, { side: 'bottom', align: 'start' });
    };
    const onScroll = (event: Event) => event.target !== list.current && put();
    put();
    window.addEventListener('resize', put);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', put);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [anchor, count]);

  return list;
};
