import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';

/** One line of a menu: an action, a link, or a dividing line. */
export type MenuEntry =
  | {
      label: string;
      icon?: LucideIcon | undefined;
      /** Makes it a link that can be opened in a new tab; a plain press still calls `onSelect` if there is one. */
      href?: string | undefined;
      onSelect?: (() => void) | undefined;
      tone?: 'bad' | undefined;
    }
  | 'line';

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

// Base UI's menu weighs as much as React itself, so it comes when a hand or a key nears the button.
const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(async () => ({ default: (await loadPopup()).MenuPopup }));

/** A button with a list of things to do or places to go. */
export const Menu = ({ label, trigger, heading, entries, align = 'end' }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const openWhenPressed = useRef(false);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  const show = (next: boolean) => {
    setWanted(true);
    setOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(true);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={loadPopup}
        onFocus={loadPopup}
        // A press on the button also counts as a press outside the open menu, which has then closed already.
        onPointerDown={() => (openWhenPressed.current = open)}
        onClick={() => {
          show(!openWhenPressed.current);
          openWhenPressed.current = false;
        }}
        onKeyDown={onKeyDown}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded transition-transform duration-120 active:scale-97"
      >
        {trigger}
      </button>
      {wanted && (
        <Suspense>
          <MenuPopup
            open={open}
            onOpenChange={setOpen}
            anchor={button}
            heading={heading}
            entries={entries}
            align={align}
          />
        </Suspense>
      )}
    </>
  );
};
