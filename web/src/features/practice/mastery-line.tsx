import type { ReactNode } from 'react';
import { progressPageText as text } from '../../text/practice.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

interface Props {
  /** What is mastered; it may be long, and a link. */
  label: ReactNode;
  /** From 0 to 1; null where it was never tried alone. */
  alone: number | null;
  helped: number | null;
  /** Something after the label. */
  mark?: ReactNode;
}

/** A mastery bar under its label, for long names: solid is alone, hatched is with help. */
export const MasteryLine = ({ label, alone, helped, mark }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 text-ui">
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      {label}
      {mark}
    </span>
    <span aria-hidden="true" className="text-right font-medium tabular-nums">
      {alone === null ? text.none : text.percent(alone)}
    </span>
    <VisuallyHidden>{text.ideaSpoken(alone, helped)}</VisuallyHidden>
    <span
      aria-hidden="true"
      className="relative col-span-2 block h-2.5 overflow-hidden rounded-inner bg-[color-mix(in_oklab,var(--ink)_8%,transparent)]"
    >
      <Fill share={Math.max(alone ?? 0, helped ?? 0)} className="hatched opacity-80" />
      <Fill share={alone ?? 0} className="bg-accent" />
    </span>
  </div>
);

const Fill = ({ share, className }: { share: number; className: string }) => (
  <span
    className={`absolute inset-y-0 left-0 ${className}`}
    style={{ width: `${Math.round(share * 100)}%` }}
  />
);
