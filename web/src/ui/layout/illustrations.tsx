import type { ReactNode } from 'react';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="10 4 156 116" aria-hidden="true" className="drawing h-auto w-full overflow-visible">
    {children}
  </svg>
);

/** An open exercise book with one line written: for shelves and lists that wait for their first entry. */
export const OpenBook = () => (
  <Drawing>
    <path d="M22 36l-7 1.5v70c28-5 56-4 73 4.5 17-8.5 45-9.5 73-4.5v-70l-7-1.5" className="faint" />
    <path d="M88 37.5C74 28 49 25.5 22.5 30.5v70.5c26.5-5 51-3 65.5 6.5" className="paper" />
    <path d="M88 37.5c14-9.5 39-12 65.5-7v70.5c-26.5-5-51-3-65.5 6.5" className="paper" />
    <path d="M99 63.5c15-5.5 29-6.5 43-5" className="marker" />
    <path d="M36.5 28.8v69.8" className="coral" />
    <path
      d="M44 46c12-.6 23 1.2 33 4.8M44 58c12-.6 23 1.2 33 4.8M44 70c12-.6 23 1.2 33 4.8M44 82c12-.6 23 1.2 33 4.8"
      className="faint"
    />
    <path d="M99 52.5c3.5-3.5 5 1.5 8-1.3s4.2 1.8 7.5-.7 4 2 7.5-.4 4.5 1.6 8-.3 5 1 9-.8" className="blue" />
    <path d="M99 65c3.5-3.5 5 1.5 8-1.3s4.2 1.8 7.5-.7 4 2 7.5-.4 4.5 1.6 8-.3 5 1 9-.8" className="blue" />
    <path d="M99 77.5c3.5-3 5 1 8-1.3s4.2 1.8 7.5-.7" className="blue" />
    <path d="M88 37.5v70" />
    <path d="M114.5 76.2l5.2-8.6 33.5-33.4c1.7-1.7 5.3 1.7 3.6 3.5L123.3 71.3z" className="paper" />
    <path d="M119.7 67.6l3.6 3.7M148.2 39.2l3.6 3.6" />
  </Drawing>
);

/** Two slips of paper in conversation: for chats that have not begun. */
export const TwoSlips = () => (
  <Drawing>
    <path
      d="M26.5 22.5c22-2.2 46-2.6 68-1.3 3.6.2 5.6 2.3 5.7 5.8.3 11.6.2 23-.2 34.6-.1 3.4-2 5.3-5.5 5.5-13.7.8-27 1.1-40.6 1L39.6 80.3l1.2-12.6c-4.9-.1-9.6-.4-14.4-.8-3.5-.3-5.3-2.2-5.4-5.6-.4-11-.4-22-.1-33.1.1-3.5 2.1-5.4 5.6-5.7z"
      className="paper"
    />
    <path
      d="M32 36c18-1.2 37-1.3 56-.4M32 46.5c18-1 32-1.1 48-.5M32 57c12-.7 20-.8 30-.5"
      className="faint"
    />
    <path
      d="M86 52.5c20.5-1.7 41-1.9 61.5-.6 3.4.2 5.4 2.1 5.5 5.5.4 9.8.4 19.4.1 29.2-.1 3.4-2 5.3-5.4 5.6-3.5.3-6.9.5-10.4.6l1.7 12-13.6-11.6c-13.2.3-26.2.1-39.3-.7-3.4-.2-5.3-2.1-5.4-5.5-.3-9.7-.3-19.3 0-29 .1-3.4 1.9-5.2 5.3-5.5z"
      className="paper"
    />
    <path d="M93 77.5c11-1.3 22-1.5 33-.9" className="marker" />
    <path
      d="M93.5 67.5c3.5-3.5 5 1.5 8-1.3s4.2 1.8 7.5-.7 4 2 7.5-.4 4.5 1.6 8-.3 5 1 9-.8 3.7 1.2 7 0"
      className="blue"
    />
    <path d="M93.5 79c3.5-3.5 5 1.5 8-1.3s4.2 1.8 7.5-.7 4 2 7.5-.4 4.5 1.6 8-.3" className="blue" />
    <path d="M135.2 72.8c.4-3.7 6.7-4.3 7-.3.2 3.2-3.6 3.6-3.7 7.3M138.4 84.2v.3" className="coral" />
  </Drawing>
);

/** A page with its first line begun: for notes. */
export const FirstLine = () => (
  <Drawing>
    <path
      d="M54 16.5c17-.9 35-1 52-.4l19.5 19c.6 25.5.5 51-.2 76.5-24 1.2-47.5 1.3-71.3.3-.7-32-.7-63.5 0-95.4z"
      className="paper"
    />
    <path d="M106 16.1c.5 6.6.4 12.6-.2 19.2 6.7.5 13 .4 19.7-.2" />
    <path d="M69.5 16.3c-.5 32-.5 64 0 95.8" className="coral" />
    <path d="M78 50.5h38M78 64h38M78 77.5h38M78 91h38" className="faint" />
    <path d="M77 33.2c8-1 14-1.1 21-.7" className="marker" />
    <path d="M78 34.5c3-4 4.5 1.5 7.5-1.3s4 1.8 7-.7 3.5 1.5 5-.2" className="blue" />
    <path d="M78 48.5c3.5-3.5 5 1.5 8-1.3s4.2 1.8 7.5-.7 4 2 6.5-.2" className="blue" />
    <path
      d="M101.5 47l3.3-9.9 31.3-38.3c1.6-2 6 1.5 4.4 3.5L109.5 40.8z"
      transform="translate(0 6)"
      className="paper"
    />
    <path d="M104.8 43.1l4.7 3.7M131.6 10.4l4.4 3.5" />
    <path d="M59.7 48.6c.9.5 1.5 1.3 2 2.5 1-2.7 2.6-5 5-6.7" className="blue" />
  </Drawing>
);

/** A pencil that gave way: for errors. */
export const SnappedPencil = () => (
  <Drawing>
    <path d="M20 97.5c6-7 9 3 14.5-2.5s7.5 3.5 13-1.2" className="blue" />
    <path d="M60.5 94.3c26-2.6 60-3.3 96-1.5" className="faint" strokeDasharray="1 6" />
    <path d="M47.5 93.8l7.8-15.3L83 47l4.7 6.3 3.6-.6 4 7-.7 2.6L66.9 89z" className="paper" />
    <path d="M55.3 78.5c2.3.3 4 1.3 4.9 3.3 2.6.2 4.3 1.3 5 3.6M60.2 81.8L86.8 52.1M65.2 85.4l27.7-28.6" />
    <path d="M47.5 93.8l3.9-7.6 4 3.6z" className="solid" />
    <path
      d="M101.5 49.3l-1.7-5.7 3.3-2.8-2.2-6 27.9-20.2c2.7-2 5.5-1.4 7.5 1.2l3.9 5.2c2 2.7 1.6 5.5-1.1 7.5L111 48.6z"
      className="paper"
    />
    <path d="M121.3 20.1l10.3 13.7M125.5 17l10.3 13.8M104.6 43.7l20.9-15.3" />
    <path d="M91.5 40.5l-3.2-7.3M98.6 59.3l7.9 2.2M97.3 33.5l1.3-6.7" className="coral" />
    <path d="M120 62.5l3.5 1.2M128.5 72l1.2 2.8M113.5 74.5l2.6-1.8" className="faint" />
  </Drawing>
);
