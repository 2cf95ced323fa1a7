import type { ReactNode } from 'react';

interface SectionProps {
  number: number;
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One chapter of the gallery: its number stands in the margin. */
export const Section = ({ number, id, title, lead, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid scroll-mt-20 py-10 pl-6 md:grid-cols-[5rem_minmax(0,1fr)] md:py-14 md:pl-0"
  >
    <p
      aria-hidden="true"
      className="mb-1 font-serif text-xl text-ink-soft tabular-nums md:mb-0 md:pr-5 md:text-right"
    >
      {number}
    </p>
    <div className="min-w-0 md:pl-10">
      <h2 id={`${id}-title`} className="font-serif text-2xl font-medium">
        {title}
      </h2>
      <p className="measure mt-1.5 text-ink-soft">{lead}</p>
      <div className="mt-8 grid grid-cols-1 gap-10">{children}</div>
    </div>
  </section>
);

interface SpecimenProps {
  title: string;
  children: ReactNode;
}

/** A component in its states, under its name. */
export const Specimen = ({ title, children }: SpecimenProps) => (
  <div className="min-w-0">
    <h3 className="mb-4 flex items-center gap-3 text-sm font-medium text-ink-soft after:h-px after:flex-1 after:bg-line">
      {title}
    </h3>
    {children}
  </div>
);

/** Things side by side that wrap. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
