import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One of the drawings. */
  drawing?: ReactNode;
  title: string;
  /** One sentence, with an example where that helps. */
  children?: ReactNode;
  /** The one clear first thing to do. */
  action?: ReactNode;
}

/** Nothing here yet, and how to begin. */
export const EmptyState = ({ drawing, title, children, action }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-sm flex-col items-center px-4 py-10 text-center">
    {drawing !== undefined && <div className="mb-6 w-48">{drawing}</div>}
    <h2 className="font-serif text-xl font-semibold">{title}</h2>
    {children !== undefined && <p className="mt-2 text-ink-soft">{children}</p>}
    {action !== undefined && <div className="mt-6">{action}</div>}
  </div>
);
