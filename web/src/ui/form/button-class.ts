import { clsx } from 'clsx';

export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

/** How a button looks; also for a router's link that should look like one. */
export interface ButtonAppearance {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  /** As wide as what holds it. */
  wide?: boolean | undefined;
}

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'border-transparent bg-accent text-accent-ink hover:bg-[color-mix(in_oklab,var(--accent)_88%,var(--ink))] disabled:bg-line disabled:text-ink-soft',
  quiet:
    'bg-sheet text-ink border-[color-mix(in_oklab,var(--edge)_55%,var(--line))] hover:border-edge hover:bg-[color-mix(in_oklab,var(--ink)_3%,var(--sheet))] disabled:text-ink-soft disabled:border-line',
  plain: 'border-transparent text-accent hover:bg-accent-wash disabled:text-ink-soft disabled:bg-transparent',
  danger:
    'border-transparent bg-bad text-sheet hover:bg-[color-mix(in_oklab,var(--bad)_88%,var(--ink))] disabled:bg-line disabled:text-ink-soft',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'reach min-h-9 pointer-coarse:min-h-11 px-3 py-1.5 text-ui gap-1.5',
  md: 'min-h-11 px-4.5 py-2.5 text-ui gap-2',
  lg: 'min-h-13 px-6 py-3 text-base gap-2.5',
};

const SHAPE =
  'relative inline-flex items-center justify-center rounded border text-center font-semibold no-underline select-none transition-[transform,opacity] duration-120 active:translate-y-px disabled:cursor-not-allowed disabled:active:translate-y-0';

/** The classes of a button. */
export const buttonClass = ({ look = 'primary', size = 'md', wide = false }: ButtonAppearance = {}): string =>
  clsx(SHAPE, LOOKS[look], SIZES[size], wide && 'w-full');
