import { LANDING } from '@studia/contract/limits';
import type { ReactNode } from 'react';

interface Props {
  /** Its anchor in the page's address. */
  id: 'about' | 'pricing' | 'help';
  /** In the margin, as a chapter's name stands in a book. */
  label: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One section of the landing page; a link to it stops short of it, so that the header hides nothing (SPEC 2.2). */
export const LandingSection = ({ id, label, title, lead, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="border-t border-line"
    style={{ scrollMarginTop: LANDING.hashScrollOffset }}
  >
    <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24">
      <p aria-hidden="true" className="mb-4 font-serif text-base text-ink-soft italic">
        {label}
      </p>
      <h2 id={`${id}-title`} className="max-w-[24ch] font-serif text-3xl font-semibold sm:text-4xl">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-4 max-w-[62ch] text-lg text-ink-soft">{lead}</p>}
      {children}
    </div>
  </section>
);
