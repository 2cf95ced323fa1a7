import { clsx } from 'clsx';

interface SpinnerProps {
  /** What is being waited for; leave it out where a text beside it already says so. */
  label?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-8' };

/** A turn of the pen: for waits too short or too unknown for a progress bar. */
export const Spinner = ({ label, size = 'md' }: SpinnerProps) => (
  <span className="inline-flex">
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('animate-spin', SIZES[size])}>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.25" opacity="0.2" />
      <path
        d="M12 3a9 9 0 0 1 8.6 11.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
      />
    </svg>
    {label !== undefined && <output className="sr-only">{label}</output>}
  </span>
);
