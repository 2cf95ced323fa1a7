import { inOurWriting, lettersIn } from '@studia/mathematics';

const BETWEEN_LINES = /\n|=>|⇒|⟹|\btherefore\b|∴/i;
const BETWEEN_CLAIMED_LINES = /\n|=>|⇒|⟹|→|\btherefore\b|∴|;|,(?=[^,]*[=<>≤≥])|\b(?:so|then|and then)\b/i;
const SETS_A_TASK = /^\s*(?:solve|find|simplify|factor|evaluate|graph|what|how)\b/i;

const MOST_LINES = 40;
const ASKED_IN_FRONT =
  /^[^\n=<>]*?\b(?:check|work|solution|steps|answer|did|right|correct|mistake|wrong|error)\b[^\n=:<>?]*[:\n?]/i;

/** The lines of a student's own work in a message; nothing when it holds no work. */
export const linesOfWork = (message: string, asksForCheck: boolean): string[] => {
  const written = message.slice(0, 4000).replace(ASKED_IN_FRONT, '');
  const lines = written
    .split(asksForCheck ? BETWEEN_CLAIMED_LINES : BETWEEN_LINES)
    .map((line) =>
      line
        .replace(/^\s*(?:\d{1,2}[.)]\s+|[-*•]\s+|(?:step|line)\s*\d*\s*[:.]?\s*)/i, '')
        .replace(/[\s,.;?!]+$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);
  const mathematics = lines
    .map(withoutTask)
    .filter((line) => /[=<>≤≥+\-−*×/^]/.test(line) && inOurWriting(line) !== null);
  const prose = lines.length - mathematics.length;
  const relations = mathematics.filter((line) => /[=<>≤≥]/.test(line)).length;
  const onlyMathematics = prose === 0 && message.includes('\n');
  if (mathematics.length < 2 || prose > 2 || (relations === 0 && !asksForCheck && !onlyMathematics))
    return [];
  return !asksForCheck && isSystem(mathematics, message) ? [] : mathematics;
};

const withoutTask = (line: string): string =>
  line.replace(
    /^\s*(?:solve|simplify|expand|factor|evaluate|the (?:problem|equation) (?:is|was))\s*:?\s*/i,
    '',
  );

// Two equations in two letters are a problem, not two lines of work.
const isSystem = (lines: readonly string[], message: string): boolean => {
  const letters = new Set(lines.flatMap((line) => symbolsIn(line)));
  return (
    (letters.size > 1 && lines.length <= 3) ||
    (SETS_A_TASK.test(message) && lines.length === 2 && letters.size > 1)
  );
};
const symbolsIn = (line: string): string[] => line.split(/\b(?:or|and)\b/i).flatMap(lettersIn);
