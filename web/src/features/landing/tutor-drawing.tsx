/** A board in the middle of a lesson: a curve, its tangent, and somebody speaking. */
export const TutorDrawing = () => (
  <svg viewBox="0 0 320 128" className="drawing h-full w-full max-w-96">
    <path d="M96 118c-.4-34-.3-66 .4-100M40 104c62-.8 128-.9 196-.2" className="faint" />
    <path d="M52 34c12 34 26 66 46 66 27 0 38-34 66-62" className="blue" strokeWidth="2.5" />
    <path d="M118 112c22-22 42-46 62-72" className="coral" strokeWidth="2" />
    <path d="M146.6 62.4c2.6-2.4 6.4.4 5 3.6-1.4 3-6 2.4-6-.8 0-1 .4-2 1-2.800z" className="solid" />
    <path d="M188 38c16-1.2 26-1.300 44-.8" className="marker" />
    <path d="M188 40c4-8 7 3 11-3s6 4 11-1 6 4 11 0 6 2 11-1" />
    <path d="M256 84v10M264 74v30M272 80v18M280 66v46M288 78v22M296 84v10" className="blue" strokeWidth="3" />
  </svg>
);
