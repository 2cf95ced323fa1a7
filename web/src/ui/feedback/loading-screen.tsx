export interface LoadingScreenProps {
  title: string;
  detail: string;
}

// A penmanship drill: one tall loop, two small ones, over and over.
const TALL = 'c14 0 24-26 22-38c-1-8-10-8-12 0c-3 14 2 38 14 38';
const SMALL = 'c7 0 13-12 12-18c-.6-4.5-6-4.5-7 0c-1.6 7 1 18 8 18';
const DRILL = `M70 70${(TALL + SMALL + SMALL).repeat(4)}c12 0 22-2 30-7`;

/** Waiting for the application: someone is practising their loops. */
export const LoadingScreen = ({ title, detail }: LoadingScreenProps) => (
  <div className="grid min-h-dvh place-items-center bg-paper px-5 py-10">
    <div className="w-full max-w-96 text-center">
      <Drill />
      <output className="mt-8 block">
        <span className="block font-serif text-xl font-semibold">{title}</span>
        <span className="mt-1.5 block text-ink-soft">{detail}</span>
      </output>
    </div>
  </div>
);

const Drill = () => (
  <svg viewBox="0 0 344 152" aria-hidden="true" className="drawing h-auto w-full overflow-visible">
    <rect x="0.5" y="0.5" width="343" height="151" rx="10" className="drill-page" />
    <path d="M1 26.5h342M1 70.5h342M1 114.5h342" className="drill-rule" />
    <path d="M1 48.5h342M1 92.5h342" className="drill-rule" strokeDasharray="3 4" />
    <path d="M44.5 1v150" className="coral" opacity="0.62" />
    <path d={DRILL} className="drill-guide" />
    <path d={DRILL} pathLength="1" className="drill-ink" />
    <g className="drill-pen" style={{ offsetPath: `path('${DRILL}')` }}>
      <path d="M0 0l3.6-11.5L36.5-51c1.8-2.2 7 2.1 5.2 4.3L9.4-7z" className="paper" />
      <path d="M3.6-11.5L9.4-7M31.5-45l5.5 4.5" />
    </g>
  </svg>
);
