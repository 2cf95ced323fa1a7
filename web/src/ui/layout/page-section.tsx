import type { ReactNode } from 'react';
import { useId } from 'react';

export interface PageSectionProps {
  title: string;
  /** One or two sentences beside the content. */
  lead?: string | undefined;
  children: ReactNode;
}

/** One part of a long page: its title in the left column, a line above it. */
export const PageSection = ({ title, lead, children }: PageSectionProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-9 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <header>
        <h2 id={id} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-1.5 text-ui text-ink-soft">{lead}</p>}
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  );
};
