import { normalBelow } from '../chance/curves.ts';
import { studentBelow } from '../chance/tails.ts';

/** Which side of a curve speaks against the claim. */
export type Tail = 'left' | 'right' | 'two';

const MORE =
  /\b(?:more|greater|higher|larger|longer|older|taller|heavier|better|faster)\s+than\b|\b(?:exceeds?|above|increased?|improved?|over)\b|\bright[\s-]tailed\b|\b(?:is|are)\s+(?:greater|higher|larger|longer|more)\b/i;
const LESS =
  /\b(?:less|fewer|lower|smaller|shorter|younger|lighter|slower|worse)\s+than\b|\b(?:below|decreased?|reduced?|under)\b|\bleft[\s-]tailed\b|\b(?:is|are)\s+(?:less|lower|smaller|shorter|fewer)\b/i;
const TWO =
  /\btwo[\s-]tailed\b|\b2[\s-]tailed\b|\bdiffer(?:s|ent|ence|ed)?\b|\bnot\s+equal\b|≠|\bhas\s+changed\b|\bis\s+not\s+\$?\d/i;
const ALTERNATIVE = /\bH_?\(?[aA1]\)?\s*:\s*[^.;\n]*?([<>≠]|!=)/;

/** Which tail a text tests; null when it does not say. */
export const tailIn = (text: string): Tail | null => {
  const sign = ALTERNATIVE.exec(text)?.[1];
  if (sign !== undefined) return sign === '<' ? 'left' : sign === '>' ? 'right' : 'two';
  if (/\btwo[\s-]tailed\b|\b2[\s-]tailed\b/i.test(text)) return 'two';
  const [more, less] = [MORE.test(text), LESS.test(text)];
  if (more !== less) return more ? 'right' : 'left';
  return !more && TWO.test(text) ? 'two' : null;
};

/** How likely a statistic at least as far out is; with degrees of freedom for Student's t. */
export const pValue = (statistic: number, tail: Tail, freedom: number | null): number => {
  const below = freedom === null ? normalBelow(statistic) : studentBelow(statistic, freedom);
  if (tail === 'left') return below;
  return tail === 'right' ? 1 - below : 2 * Math.min(below, 1 - below);
};
