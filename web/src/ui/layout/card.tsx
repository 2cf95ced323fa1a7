import type { ReactNode } from 'react';

export interface CardProps {
  title?: string | undefined;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Something that stands on its own, without a margin. */
export const Card = ({ title, aside, children }: CardProps) => (
  <section className="rounded border border-line bg-sheet p-5 sm:p-6">
    {title !== undefined && (
      <header className="mb-4 flex items-baseline justify-between gap-4">
        <h3 className="text-base font-semibold">{title}</h3>
        {aside !== undefined && <div className="text-sm text-ink-soft">{aside}</div>}
      </header>
    )}
    {children}
  </section>
);
