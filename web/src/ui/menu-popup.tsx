import { Menu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { MenuEntry } from './menu.tsx';

interface MenuPopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  heading: ReactNode;
  entries: readonly MenuEntry[];
  align: 'start' | 'end';
}

/** The open menu: roving focus, type-ahead and placement by Base UI. */
export const MenuPopup = ({ open, onOpenChange, anchor, heading, entries, align }: MenuPopupProps) => {
  // Focus goes home before the entry acts, so that a dialog it opens gives focus back to the button.
  const choose = (act: (() => void) | undefined) => {
    onOpenChange(false);
    anchor.current?.focus();
    act?.();
  };
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align={align} sideOffset={8} collisionPadding={8} className="z-50">
          <Menu.Popup
            finalFocus={anchor}
            className="menu-popup min-w-60 rounded border border-line bg-sheet p-1.5 text-ui shadow-float outline-none"
          >
            {heading !== undefined && (
              <div className="mb-1.5 border-b border-line px-2.5 pt-1.5 pb-3">{heading}</div>
            )}
            {entries.map((entry, index) =>
              entry === 'line' ? (
                // oxlint-disable-next-line react/no-array-index-key -- a dividing line has nothing else to be known by
                <Menu.Separator key={`line-${index}`} className="mx-2.5 my-1.5 border-t border-line" />
              ) : (
                <Entry key={entry.label} entry={entry} onChoose={choose} />
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

interface EntryProps {
  entry: Exclude<MenuEntry, 'line'>;
  onChoose: (act: (() => void) | undefined) => void;
}

const Entry = ({ entry, onChoose }: EntryProps) => {
  const { label, icon: Icon, href, onSelect, tone } = entry;
  const className = clsx(
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-2.5 no-underline outline-none select-none',
    tone === 'bad'
      ? 'text-bad data-highlighted:bg-[color-mix(in_oklab,var(--bad)_8%,var(--sheet))]'
      : 'text-ink data-highlighted:bg-accent-wash',
  );
  const content = (
    <>
      {Icon !== undefined && (
        <Icon aria-hidden="true" className="size-4.5 shrink-0 opacity-70" strokeWidth={1.75} />
      )}
      {label}
    </>
  );
  if (href === undefined) {
    return (
      <Menu.Item className={className} onClick={() => onChoose(onSelect)}>
        {content}
      </Menu.Item>
    );
  }
  const follow = (event: MouseEvent) => {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (onSelect && plain) event.preventDefault();
    onChoose(plain ? onSelect : undefined);
  };
  return (
    <Menu.LinkItem href={href} className={className} onClick={follow}>
      {content}
    </Menu.LinkItem>
  );
};
