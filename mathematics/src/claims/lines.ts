import { claimsIn } from './claims.ts';
import { makeDoubt, type DoubtStanding } from './doubt.ts';
import { makeSolution, type Read } from './equations.ts';
import { judgeClaim } from './numbers.ts';
import { partsOf, type Part } from './parts.ts';
import { stepIn } from './steps-in-line.ts';
import type { Side } from './value.ts';

/** What became of a line in which mathematics was found. */
export type LineVerdict = { verdict: 'right' } | { verdict: 'corrected'; was: string; line: string };

/** A place of the line that says something wrong. */
interface Flaw {
  from: number;
  to: number;
  now: string;
  behind: number;
  latex: boolean;
}

const FENCE = /^\s*(?:```|~~~)/;
const OPENS_DISPLAY = /^\s*(?:\$\$|\\\[|\\begin\{(?:align|equation|gather|aligned)\*?\})\s*$/;
const CLOSES_DISPLAY = /^\s*(?:\$\$|\\\]|\\end\{(?:align|equation|gather|aligned)\*?\})\s*[.,]?\s*$/;
const LONGEST_LINE = 2_000;

/** All that must be known of the lines before to check the next: plain data. */
export interface LinesStanding {
  doubt: DoubtStanding;
  solution: Read | null;
  /** The sign that will close the code in which the reply is. */
  fence: string | null;
  /** Whether the reply is inside of mathematics that has lines of its own. */
  display: boolean;
  /** What the line before came to. */
  carried: Side | null;
}

/** Checks the next lines of a reply; `standing` is what the check of those before came to, null at the beginning. */
export const checkLines = ({
  topic,
  standing,
  lines,
}: {
  topic: string;
  standing: LinesStanding | null;
  lines: readonly string[];
}): { verdicts: (LineVerdict | null)[]; standing: LinesStanding } => {
  const check = makeLineCheck(topic, standing);
  const verdicts = lines.map((line) => check.next(line));
  return { verdicts, standing: check.standing() };
};

/** Reads a reply line by line and checks the mathematics in it; `topic` is what the student asked. */
const makeLineCheck = (topic: string, begun: LinesStanding | null = null) => {
  const doubt = makeDoubt(topic, begun?.doubt ?? null);
  const solution = makeSolution(begun?.solution ?? null);
  let { fence, display, carried }: Pick<LinesStanding, 'fence' | 'display' | 'carried'> = begun ?? {
    fence: null,
    display: false,
    carried: null,
  };

  const check = (line: string): LineVerdict | null => {
    const doubtful = doubt.about(line);
    const parts = display
      ? [{ kind: 'mathematics' as const, text: line, start: 0, outerEnd: line.length }]
      : partsOf(unlisted(line));
    const flaws: Flaw[] = [];
    let right = 0;
    let ended: Side | null = null;
    for (const claim of parts.flatMap(claimsIn)) {
      const judged = judgeClaim(claim, carried);
      if (judged.verdict === 'right') right++;
      if (judged.verdict === 'wrong') flaws.push(judged);
      ended = judged.verdict === 'unknown' ? null : judged.value;
    }
    if (line.trim() !== '') carried = ended;
    const steps = stepsIn(line, parts, doubtful);
    if (doubtful) return flaws.length === 0 && right > 0 ? { verdict: 'right' } : null;
    flaws.push(
      ...steps.flaws.filter(({ from, to }) => !flaws.some((other) => other.from < to && from < other.to)),
    );
    if (flaws.length > 0) return mended(line, flaws, display);
    return right + steps.right > 0 ? { verdict: 'right' } : null;
  };

  const stepsIn = (
    line: string,
    parts: readonly Part[],
    doubtful: boolean,
  ): { right: number; flaws: Flaw[] } => {
    const found: { right: number; flaws: Flaw[] } = { right: 0, flaws: [] };
    const step = doubtful ? { kind: 'something else' as const } : stepIn(line, parts);
    if (step.kind === 'something else' || (step.kind === 'equations' && step.isNew)) solution.forget();
    if (step.kind !== 'equations') return found;
    for (const stated of step.stated) {
      const judged = solution.judge(stated);
      if (judged.verdict === 'right') found.right++;
      if (judged.verdict === 'wrong') {
        const part = parts.find(({ start, outerEnd }) => start <= stated.start && stated.start < outerEnd);
        const behind = part?.kind === 'mathematics' ? part.outerEnd : stated.end;
        found.flaws.push({
          from: stated.start,
          to: stated.end,
          now: judged.now,
          behind,
          latex: stated.latex,
        });
      }
    }
    return found;
  };

  return {
    standing: (): LinesStanding => ({
      doubt: doubt.standing(),
      solution: solution.standing(),
      fence,
      display,
      carried,
    }),
    /** Checks a line that is finished; null when there is nothing in it to check. */
    next: (line: string): LineVerdict | null => {
      const mark = FENCE.exec(line)?.[0].trim() ?? null;
      if (mark !== null && (fence === null || mark === fence)) {
        fence = fence === null ? mark : null;
        return null;
      }
      if (fence !== null || /^\s*>|^ {4,}\S|^\t/.test(line) || line.length > LONGEST_LINE) return null;
      if (display ? CLOSES_DISPLAY.test(line) : OPENS_DISPLAY.test(line)) {
        display = !display;
        return null;
      }
      return check(line);
    },
  };
};

// The number of a list item is no factor. What is left keeps its place.
const unlisted = (line: string): string =>
  line.replace(/^\s*(?:#{1,6}\s+)?(?:[-*•+]\s+)?(?:\(?\d{1,2}[.)]\s+|\(?[a-h][.)]\s+)?/, (lead) =>
    ' '.repeat(lead.length),
  );

const mended = (line: string, flaws: readonly Flaw[], display: boolean): LineVerdict => {
  const wrong = flaws.toSorted((one, other) => one.from - other.from);
  const edits = wrong.flatMap(({ from, to, now, behind, latex }) => [
    { from, to, text: now },
    ((place) => ({ from: place, to: place, text: note(line.slice(from, to), display, latex) }))(
      display ? to : behind,
    ),
  ]);
  // From the end, so that the places of the others stay right.
  const now = edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), line);
  return {
    verdict: 'corrected',
    was: wrong.map(({ from, to }) => line.slice(from, to)).join('; '),
    line: now,
  };
};

const note = (wrong: string, display: boolean, latex: boolean): string => {
  if (display)
    return /^[\w\s.,/+=-]+$/.test(wrong)
      ? ` \\quad \\text{(corrected: was ${wrong})}`
      : ' \\quad \\text{(corrected)}';
  return ` *(corrected: was ${latex ? `$${wrong}$` : wrong})*`;
};
