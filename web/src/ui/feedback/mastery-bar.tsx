import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { words } from '../words.ts';

export interface MasteryBarProps {
  /** What is mastered. */
  label: string;
  /** From 0 to 1: what the student does without help. */
  alone: number;
  /** From 0 to 1: what goes with help, which includes `alone`. */
  helped: number;
  /** For screen readers, if the usual words do not fit. */
  spoken?: string | undefined;
}

const toPercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** Solid: alone. Hatched: with help. The figure counts only what is solid. */
export const MasteryBar = ({ label, alone, helped, spoken }: MasteryBarProps) => {
  const solid = toPercent(alone);
  const hatched = Math.max(solid, toPercent(helped));
  return (
    <div className="@container text-ui">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 @sm:grid-cols-[9rem_minmax(0,1fr)_2.75rem]">
        <span className="truncate text-ink-soft" title={label}>
          {label}
        </span>
        <VisuallyHidden>{spoken ?? words.aloneAndHelped(solid, hatched)}</VisuallyHidden>
        <span
          aria-hidden="true"
          className="relative col-span-2 block h-3 overflow-hidden @sm:col-span-1 rounded-inner bg-[color-mix(in_oklab,var(--ink)_8%,transparent)]"
        >
          <Fill percent={hatched} className="hatched opacity-80" />
          <Fill percent={solid} className="bg-accent" />
        </span>
        <span
          aria-hidden="true"
          className="col-start-2 row-start-1 text-right font-medium tabular-nums @sm:col-start-3"
        >
          {solid}%
        </span>
      </div>
    </div>
  );
};

/** Slides in whole, so that the hatching keeps its angle. */
const Fill = ({ percent, className }: { percent: number; className: string }) => (
  <span
    className={`absolute inset-0 transition-transform duration-240 ease-settle ${className}`}
    // Nothing is nothing: no hairline from rounding.
    style={{ transform: `translateX(${percent === 0 ? -102 : percent - 100}%)` }}
  />
);
