/** A board in the middle of a lesson: a curve, its slope at one place, and somebody speaking. */
export const TutorDrawing = () => (
  <svg viewBox="0 0 320 128" aria-hidden="true" className="drawing h-full w-full max-w-96">
    <path d="M112 120c-.4-36-.3-70 .4-104M44 100c50-.8 100-.9 148-.2" className="faint" />
    <path d="M128 71c14-1.2 26-1.4 40-.8" className="marker" />
    <path d="M52 26Q112 170 172 26" className="blue" strokeWidth="2.5" />
    <path d="M126 104L180 26.2" className="coral" strokeWidth="2" />
    <circle cx="148" cy="72.1" r="4" className="solid" />
    <path
      d="M225 80v12M235 70v32M245 77v18M255 62v48M265 74v24M275 68v36M285 80v12"
      className="blue"
      strokeWidth="3"
    />
  </svg>
);
