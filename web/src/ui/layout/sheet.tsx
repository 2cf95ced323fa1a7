import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SheetProps {
  /** Lifted off the desk, for a page that floats. */
  floating?: boolean | undefined;
  children: ReactNode;
}

/** A page of the exercise book. Its rows keep to the right of the margin line. */
export const Sheet = ({ floating = false, children }: SheetProps) => (
  <div
    className={clsx('relative overflow-clip rounded border border-line bg-sheet', floating && 'shadow-float')}
  >
    <span aria-hidden="true" className="margin-line" />
    <div>{children}</div>
  </div>
);

export interface SheetRowProps {
  /** What stands in the margin: a tick, a number, a sign. */
  margin?: ReactNode;
  /** A line above it, from edge to edge. */
  divided?: boolean | undefined;
  /** Inside a list, where every row is the first and the last of its own item. */
  listed?: boolean | undefined;
  children: ReactNode;
}

/** One entry on the page, with its place in the margin. */
export const SheetRow = ({ margin, divided = false, listed = false, children }: SheetRowProps) => (
  <div
    className={clsx(
      'grid grid-cols-[var(--margin-width)_minmax(0,1fr)]',
      listed ? 'py-3' : 'py-4 first:pt-6 last:pb-6',
      divided && 'border-t border-line',
    )}
  >
    <div className="flex justify-center overflow-x-clip pt-0.5 font-serif text-base text-ink-soft">
      {margin}
    </div>
    <div className="min-w-0 pr-(--sheet-end) pl-(--sheet-start)">{children}</div>
  </div>
);
