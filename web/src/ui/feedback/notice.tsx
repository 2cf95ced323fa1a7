import { clsx } from 'clsx';
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../words.ts';

export interface NoticeProps {
  tone: 'good' | 'bad' | 'warn' | 'info';
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
}

const TONES = {
  good: { icon: Check, colour: 'text-good bg-[color-mix(in_oklab,var(--good)_8%,var(--sheet))]' },
  bad: { icon: CircleAlert, colour: 'text-bad bg-[color-mix(in_oklab,var(--bad)_7%,var(--sheet))]' },
  warn: { icon: TriangleAlert, colour: 'text-warn bg-[color-mix(in_oklab,var(--warn)_10%,var(--sheet))]' },
  info: { icon: Info, colour: 'text-accent bg-accent-wash' },
};

/** A sentence that stays in the page until it no longer holds. */
export const Notice = ({ tone, children, onDismiss }: NoticeProps) => {
  const { icon: Icon, colour } = TONES[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-2.5 rounded px-3.5 py-3 text-ui font-medium', colour)}
    >
      <Icon aria-hidden="true" className="mt-px size-4.5 shrink-0" strokeWidth={2} />
      <div className="min-w-0 flex-1">{children}</div>
      {onDismiss && (
        <button
          type="button"
          aria-label={words.dismiss}
          onClick={onDismiss}
          className="reach -my-1 grid size-7 shrink-0 place-items-center rounded-inner"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
};
