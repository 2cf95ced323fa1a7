import { clsx } from 'clsx';

const SIZES = { md: 'text-xl', lg: 'text-4xl' };

/** The wordmark: the name, and the coral dot of the margin line. */
export const Logo = ({ size = 'md' }: { size?: 'md' | 'lg' | undefined }) => (
  <span
    className={clsx(
      'inline-flex items-baseline font-serif leading-none font-semibold tracking-tight text-ink',
      SIZES[size],
    )}
  >
    Studia
    <span aria-hidden="true" className="ml-[0.09em] size-[0.26em] rounded-full bg-margin" />
  </span>
);
