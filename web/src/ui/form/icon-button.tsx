import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Tooltip } from '../overlay/tooltip.tsx';

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'children' | 'aria-label'
> {
  icon: LucideIcon;
  /** Says what happens: the accessible name and the tooltip. */
  label: string;
  look?: 'plain' | 'quiet' | 'primary' | undefined;
  /** `sm` draws 36 px and still answers on 44; under a finger it is drawn so, too. */
  size?: 'sm' | 'md' | undefined;
}

const LOOKS = {
  plain:
    'border-transparent text-ink-soft hover:text-ink hover:bg-[color-mix(in_oklab,var(--ink)_6%,transparent)] aria-pressed:text-accent aria-pressed:bg-accent-wash',
  quiet:
    'text-ink border-[color-mix(in_oklab,var(--edge)_55%,var(--line))] bg-sheet hover:border-edge disabled:border-line',
  primary:
    'border-transparent bg-accent text-accent-ink hover:bg-[color-mix(in_oklab,var(--accent)_88%,var(--ink))] disabled:border-line',
};

/** A button that is only a picture; its label is in the tooltip. */
export const IconButton = ({ icon: Icon, label, look = 'plain', size = 'md', ...rest }: IconButtonProps) => (
  <Tooltip text={label} describes={false}>
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={clsx(
        'reach inline-grid shrink-0 place-items-center rounded border transition-transform duration-120 active:scale-95',
        'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-edge disabled:active:scale-100',
        'aria-disabled:cursor-not-allowed aria-disabled:text-edge aria-disabled:hover:bg-transparent',
        size === 'md' ? 'size-11' : 'size-9 pointer-coarse:size-11',
        LOOKS[look],
      )}
    >
      <Icon aria-hidden="true" className={size === 'md' ? 'size-5' : 'size-4.5'} strokeWidth={1.75} />
    </button>
  </Tooltip>
);
