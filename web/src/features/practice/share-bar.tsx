import { clsx } from 'clsx';

interface Props {
  /** From 0 to 1. */
  share: number;
  look: 'alone' | 'helped' | 'hollow';
  /** Where it should end, from 0 to 1. */
  aim?: number | undefined;
}

const LOOKS: Readonly<Record<Props['look'], string>> = {
  alone: 'bg-accent',
  helped: 'hatched',
  hollow: 'border border-accent',
};

/** A share as a bar in a table's cell; the number beside it says the same. */
export const ShareBar = ({ share, look, aim }: Props) => (
  <span
    aria-hidden="true"
    className="relative block h-3 w-full min-w-16 rounded-inner bg-[color-mix(in_oklab,var(--ink)_8%,transparent)]"
  >
    <span
      className={clsx('absolute inset-y-0 left-0 rounded-inner', LOOKS[look])}
      style={{ width: `${Math.round(share * 100)}%` }}
    />
    {aim !== undefined && (
      <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${Math.round(aim * 100)}%` }} />
    )}
  </span>
);
