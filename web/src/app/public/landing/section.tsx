import { LANDING } from '@studia/contract/limits';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PenTick } from '../../../ui/feedback/pen-tick.tsx';

interface Props {
  /** Its anchor in the page's address. */
  id: 'about' | 'pricing' | 'help';
  /** Over the title, as a chapter's name stands in a book. */
  label: string;
  title: string;
  lead?: string;
  /** The title in a column of its own. */
  beside?: boolean;
  children: ReactNode;
}

/** One section of the landing page; a link to it stops short of it, so that the header hides nothing (SPEC 2.2). */
export const LandingSection = ({ id, label, title, lead, beside = false, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="border-t border-line"
    style={{ scrollMarginTop: LANDING.hashScrollOffset }}
  >
    <div
      className={clsx(
        'relative mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24',
        beside && 'grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[0.8fr_1.2fr]',
      )}
    >
      <header>
        {/* Whoever has come this far gets a tick in the margin. */}
        <span aria-hidden="true" className="margin-tick">
          <PenTick className="size-7 text-good" />
        </span>
        <p aria-hidden="true" className="mb-4 font-serif text-base text-ink-soft">
          {label}
        </p>
        <h2 id={`${id}-title`} className="max-w-[24ch] font-serif text-3xl font-semibold sm:text-4xl">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-4 max-w-[62ch] text-lg text-ink-soft">{lead}</p>}
      </header>
      {children}
    </div>
  </section>
);
