/** A tick as a teacher draws it: down fast, up long. */
export const PenTick = ({ className = 'size-5' }: { className?: string | undefined }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path
      d="M4.2 13.4c1.7.9 3 2.5 4 5C10.4 12.8 14.3 7.7 20.4 3.8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
