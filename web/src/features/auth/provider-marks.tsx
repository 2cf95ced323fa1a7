import type { ReactNode } from 'react';

/** One pen stroke: an open circle with a bar. */
export const GoogleMark = () => (
  <Mark>
    <path
      d="M14.6 5.6A6.4 6.4 0 1 0 16.4 10H10.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Mark>
);

/** Four panes. */
export const MicrosoftMark = () => (
  <Mark>
    <path
      d="M3 3h6.4v6.4H3zM10.6 3H17v6.4h-6.4zM3 10.6h6.4V17H3zM10.6 10.6H17V17h-6.4z"
      fill="currentColor"
    />
  </Mark>
);

const Mark = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-[1.15em] shrink-0">
    {children}
  </svg>
);
