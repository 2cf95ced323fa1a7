import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5'];

export interface SkeletonProps {
  /** What is coming, for screen readers. */
  label: string;
  /** Lines of text, the last one short. Leave it out and draw the shape with `Bone`s instead. */
  lines?: number | undefined;
  children?: ReactNode;
}

/** The shape of what comes, in pencil. */
export const Skeleton = ({ label, lines = 0, children }: SkeletonProps) => (
  <div className="animate-breathe">
    <output className="sr-only">{label}</output>
    {Array.from({ length: lines }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines of a skeleton never move
      <div key={index} className="flex h-7 items-center">
        <Bone
          className={clsx(
            'h-2.5',
            index === lines - 1 && lines > 1 ? 'w-1/2' : WIDTHS[index % WIDTHS.length],
          )}
        />
      </div>
    ))}
    {children}
  </div>
);

/** One grey part of a skeleton; its size comes as classes. */
export const Bone = ({ className, round = false }: { className: string; round?: boolean | undefined }) => (
  <div
    className={clsx(
      round ? 'rounded-full' : 'rounded-inner',
      'bg-[color-mix(in_oklab,var(--ink)_9%,transparent)]',
      className,
    )}
  />
);
