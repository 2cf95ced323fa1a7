import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** A small figure after the label. */
  count?: number | undefined;
}

export interface TabsProps<Id extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Takes all the height there is: the row of tabs stays, and the page below it scrolls. */
  fills?: boolean;
  /** The page behind the chosen tab. */
  children: ReactNode;
}

/** Pages side by side, one open; the marker shows which. Arrow keys, Home and End move between them. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, fills, children }: TabsProps<Id>) => {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next =
      tabs[
        nextIndex(
          event.key,
          tabs.findIndex((tab) => tab.id === value),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className={clsx(fills && 'flex h-full min-h-0 flex-col')}>
      {/* Room around the row, so that focus rings are not cut off where it scrolls. */}
      <div className="fade-ends -mx-2 shrink-0 overflow-x-auto px-2 pt-1 [scrollbar-width:none]">
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className="flex w-max min-w-full gap-5 border-b sm:gap-7 border-line"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === value ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className="min-h-11 rounded-inner text-ui font-medium whitespace-nowrap text-ink-soft hover:text-ink aria-selected:text-ink"
            >
              <span className="here">{tab.label}</span>
              {tab.count !== undefined && (
                <span className="ml-2 text-sm tabular-nums text-ink-soft">{tab.count}</span>
              )}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        // Each page begins at its own top.
        key={value}
        className={clsx(
          'rounded pt-6',
          fills && '-mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-8 [scrollbar-width:thin]',
        )}
      >
        {children}
      </div>
    </div>
  );
};

const nextIndex = (key: string, current: number, length: number): number => {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % length;
    case 'ArrowLeft':
      return (current - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return -1;
  }
};
