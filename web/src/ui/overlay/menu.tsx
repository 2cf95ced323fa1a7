import { clsx } from 'clsx';
import { TriangleAlert, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { entryForKey, entryForTyping } from './menu-keys.ts';
import { useAnchoredPopover } from './use-anchored-popover.ts';

interface MenuAction {
  label: string;
  icon?: LucideIcon | undefined;
  /** Makes it a link that can be opened in a new tab; a plain press still calls `onSelect` if there is one. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  tone?: 'bad' | undefined;
  /** Something there wants attention: a sign at the end, and a sentence under the label. */
  warning?: string | undefined;
}

/** One line of a menu: an action, a link, or a dividing line. */
export type MenuEntry = MenuAction | 'line';

export interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Above the entries, for example a name. */
  heading?: ReactNode;
  entries: readonly MenuEntry[];
  /** Which edge of the button the menu lines up with. */
  align?: 'start' | 'end' | undefined;
}

const TYPING_PAUSE_MS = 600;

/** A button with a list of things to do or places to go, on a native popover. */
export const Menu = ({ label, trigger, heading, entries, align = 'end' }: MenuProps) => {
  const { open, button, box, buttonProps, boxProps } = useAnchoredPopover({ side: 'bottom', align });
  const list = useRef<HTMLDivElement>(null);
  const openedBy = useRef<'pointer' | 'keyboard' | 'up'>('pointer');
  const onTyping = useTypeAhead();

  useEffect(() => {
    if (!open) return;
    if (openedBy.current === 'pointer') list.current?.focus();
    else
      itemsOf(list.current)
        .at(openedBy.current === 'up' ? -1 : 0)
        ?.focus();
  }, [open]);

  // Focus goes home before the entry acts, so that a dialog it opens gives focus back to the button.
  const close = () => {
    box.current?.hidePopover();
    button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openedBy.current = event.key === 'ArrowUp' ? 'up' : 'keyboard';
    box.current?.showPopover();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const items = itemsOf(list.current);
    const labels = items.map((item) => item.textContent);
    const current = items.findIndex((item) => item === document.activeElement);
    const next = entryForKey(event.key, current, labels) ?? onTyping(event, current, labels);
    if (next === undefined) return undefined;
    event.preventDefault();
    return items[next]?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        {...buttonProps}
        onClick={(event) => (openedBy.current = event.detail === 0 ? 'keyboard' : 'pointer')}
        onKeyDown={openByKey}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded transition-transform duration-120 active:scale-97"
      >
        {trigger}
      </button>
      <div
        ref={box}
        {...boxProps}
        className="popover min-w-60 rounded border border-line bg-sheet p-1.5 text-left text-ui text-ink shadow-float"
      >
        {heading !== undefined && (
          <div className="mb-1.5 border-b border-line px-2.5 pt-1.5 pb-3">{heading}</div>
        )}
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
          className="outline-none"
        >
          {entries.map((entry, index) =>
            entry === 'line' ? (
              // oxlint-disable-next-line react/no-array-index-key -- a dividing line has nothing else to be known by
              <hr key={`line-${index}`} className="mx-2.5 my-1.5 border-line" />
            ) : (
              <Entry key={entry.label} entry={entry} onClose={close} />
            ),
          )}
        </div>
      </div>
    </>
  );
};

const itemsOf = (list: HTMLElement | null): HTMLElement[] =>
  Array.from(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

const useTypeAhead = () => {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent, current: number, labels: readonly string[]): number | undefined => {
    const letter =
      Array.from(event.key).length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey;
    if (!letter) return undefined;
    const goesOn = event.timeStamp - typed.current.at < TYPING_PAUSE_MS;
    const before = goesOn ? typed.current.text : '';
    const text = before === event.key ? event.key : before + event.key;
    typed.current = { text, at: event.timeStamp };
    return entryForTyping(text, current, labels);
  };
};

const Entry = ({ entry, onClose }: { entry: MenuAction; onClose: () => void }) => {
  const { label, icon: Icon, href, onSelect, tone, warning } = entry;
  const choose = (event: MouseEvent) => {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (newTab && href !== undefined) return;
    if (onSelect) event.preventDefault();
    onClose();
    onSelect?.();
  };
  const item = {
    role: 'menuitem',
    tabIndex: -1,
    onClick: choose,
    onPointerMove: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
    className: clsx(
      'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-inner px-2.5 text-left no-underline outline-none select-none',
      tone === 'bad'
        ? 'text-bad focus:bg-[color-mix(in_oklab,var(--bad)_9%,var(--sheet))]'
        : 'text-ink focus:bg-accent-wash',
    ),
  };
  const content = (
    <>
      {Icon !== undefined && (
        <Icon aria-hidden="true" className="size-4.5 shrink-0 opacity-70" strokeWidth={1.75} />
      )}
      {warning === undefined ? label : <Warned label={label} warning={warning} />}
    </>
  );
  return href === undefined ? (
    <button type="button" {...item}>
      {content}
    </button>
  ) : (
    <a href={href} {...item}>
      {content}
    </a>
  );
};

const Warned = ({ label, warning }: { label: string; warning: string }) => (
  <>
    <span className="min-w-0 flex-1 py-2">
      {label}
      <span className="mt-0.5 block max-w-52 text-sm text-warn">{warning}</span>
    </span>
    <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0 text-warn" strokeWidth={1.75} />
  </>
);
