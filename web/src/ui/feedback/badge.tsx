import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

export interface BadgeProps {
  tone?: 'plain' | 'accent' | 'good' | 'warn' | 'bad' | undefined;
  icon?: LucideIcon | undefined;
  children: string;
}

const TONES = {
  plain: 'text-ink-soft bg-[color-mix(in_oklab,var(--ink)_6%,var(--sheet))]',
  accent: 'text-accent bg-accent-wash',
  good: 'text-good bg-[color-mix(in_oklab,var(--good)_10%,var(--sheet))]',
  warn: 'text-warn bg-[color-mix(in_oklab,var(--warn)_12%,var(--sheet))]',
  bad: 'text-bad bg-[color-mix(in_oklab,var(--bad)_9%,var(--sheet))]',
};

/** A word or two about the thing beside it. */
export const Badge = ({ tone = 'plain', icon: Icon, children }: BadgeProps) => (
  <span
    className={clsx(
      'inline-flex min-h-6 items-center gap-1 rounded-inner px-2 text-sm font-medium whitespace-nowrap',
      TONES[tone],
    )}
  >
    {Icon !== undefined && <Icon aria-hidden="true" className="size-3.5" strokeWidth={2} />}
    {children}
  </span>
);
