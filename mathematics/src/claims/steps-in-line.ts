import type { Stated } from './equations.ts';
import { piecesAt, trimmed, type Part } from './parts.ts';

/** What a line says about the solution that is being worked out. */
export type StepLine =
  | {
      kind: 'equations';
      stated: readonly Stated[];
      /** The first of them sets a problem: nothing before it counts. */
      isNew: boolean;
    }
  /** Words between two steps: what is done next. */
  | { kind: 'going on' }
  | { kind: 'something else' };

const DOING =
  /^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+|#+\s+)?(?:\*\*)?(?:step\s*\d*\s*[:.)-]?\s*(?:\*\*)?\s*)?(?:\*\*)?(?:first|next|then|now|finally|so|thus|hence|therefore|which gives|this gives|giving|we get|we have|that is|to isolate|add|adding|subtract|subtracting|divide|dividing|multiply|multiplying|expand|expanding|simplify|simplifying|collect|collecting|combine|combining|move|moving|factor|factoring|distribute|distributing|take|taking|undo|undoing|start|starting|solve|solving)\b/i;
const SETS = /\b(?:solv(?:e|ing)|start(?:ing)?|begin|given|consider|example|problem|exercise|another|try)\b/i;
/** More than this stand in no line that anybody reads. */
const MOST_STEPS = 8;
const NUMBERED = /^\s*(?:[-*•]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+/;
const ARROWS = /→|⇒|⟹|=>|\\(?:Rightarrow|Longrightarrow|implies|to|rightarrow)(?![a-zA-Z])/;

/** The equations in a line when it is a step: nothing else in it, or told what is done. */
export const stepIn = (line: string, parts: readonly Part[]): StepLine => {
  if (line.trim() === '') return { kind: 'going on' };
  const doing = DOING.test(line);
  const stated = parts.flatMap((part) =>
    part.kind === 'mathematics' ? inMathematics(part) : inWords(part, doing),
  );
  const withEquals = line.split(/=(?!>)/).length - 1;
  if (withEquals === 0) return { kind: doing ? 'going on' : 'something else' };
  // A list of equations may be a list of exercises.
  if (
    stated.length === 0 ||
    stated.length > MOST_STEPS ||
    stated.length !== withEquals ||
    (NUMBERED.test(line) && !doing)
  )
    return { kind: 'something else' };
  const joined = stated.length === 1 || ARROWS.test(line);
  const bare = parts.every((part) => part.kind === 'mathematics' || isBare(part.text));
  return joined && (doing || bare)
    ? { kind: 'equations', stated, isNew: SETS.test(line) }
    : { kind: 'something else' };
};

const isBare = (words: string): boolean =>
  !/\p{L}{2,}/u.test(words.replaceAll(/\b(?:or|so|then|and|gives|therefore|thus|hence)\b/gi, ''));

const inMathematics = ({ text, start }: Part): Stated[] => splitAt(text, start, true);

// In words an equation stands at the end: behind a colon, or behind the word that leads to it.
const inWords = ({ text, start }: Part, doing: boolean): Stated[] => {
  const lead = doing
    ? (/^.*?(?::|\b(?:so|then|get|gives|giving|have|thus|hence|therefore|now|is|solve|with|from|equation)\b)(?!.*\b[a-z]{4,}\b.*=)/i.exec(
        text,
      )?.[0].length ?? 0)
    : 0;
  return splitAt(text.slice(lead), start + lead, false).filter(
    ({ text: equation }) => !/\p{L}{3,}/u.test(equation),
  );
};

const splitAt = (text: string, start: number, latex: boolean): Stated[] =>
  piecesAt(text, new RegExp(ARROWS, 'g')).pieces.flatMap((piece) => {
    if (!/=(?!>)/.test(piece.text)) return [];
    const lead = /^[\s*_,]*/.exec(piece.text)?.[0].length ?? 0;
    const bare = { text: piece.text.slice(lead), start: piece.start + lead, end: piece.end };
    const equation = trimmed(bare, /(?:[\s*_.,;:!]|\\\\)+$/, start);
    return [{ ...equation, text: equation.text.replaceAll('&', ' '), latex }];
  });
