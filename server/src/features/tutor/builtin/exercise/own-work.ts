import { inOurWriting, judgeWork, lettersIn, readLine, type Worked } from '@studia/mathematics';
import type { OpenExercise } from '../memory.ts';
import { inMarkdown } from '../show/markdown.ts';
import { inline } from '../show/mathematics.ts';
import { judgeClaim } from './judge.ts';
import { remarkOn } from './slip-remark.ts';
import { solutionOf, stepsOf } from './solution.ts';
import { finished, openSteps } from './steps.ts';
import type { Turn } from './turn.ts';
import { workedIn } from './worked.ts';

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

/** Judges a student's own lines: which is the first wrong one, or that all are right. */
export const judgedWork = (lines: readonly string[], open: OpenExercise | null): Turn | null => {
  const [first = ''] = lines;
  const openWorked = open ? workedIn(open.exercise) : null;
  const continued = openWorked && belongsTo(openWorked, lines);
  const problem = continued ? openWorked.problem.text : first;
  const exercise = continued && open ? open.exercise : taskFor(first);
  const worked = continued ? openWorked : workedIn(exercise);
  const before = continued && inOurWriting(first) !== openWorked.problem.text ? 1 : 0;
  const verdict = judgeWork((before ? [problem, ...lines] : lines).join('\n'));
  if (verdict.kind === 'unreadable') return null;
  const opened = worked ? openSteps(exercise, worked) : null;
  const standing = continued && open ? open : (opened?.exercise ?? null);
  const solution = worked ? { solution: solutionOf(worked) } : {};
  if (verdict.kind === 'wrong') {
    const at = verdict.line - before + 1;
    const good = at > 2 ? `Lines 1 to ${at - 1} are right. ` : at === 2 ? 'Line 1 is right. ' : '';
    return {
      text: `${`${good}Line ${at} is where it goes wrong: ${written(verdict.text)}. ${remarkOn(verdict.slip)}`.trimEnd()}\n\nWhat should line ${at} read?`,
      exercise: standing && {
        ...standing,
        effort: standing.effort + 1,
        ...(worked && { line: reachedLine(worked, verdict.before) ?? standing.line }),
      },
      ...solution,
    };
  }
  return allRight(lines, worked, standing);
};

const allRight = (lines: readonly string[], worked: Worked | null, standing: OpenExercise | null): Turn => {
  const list = lines.map((line, at) => `${at + 1}. ${written(line)} ✓`).join('\n');
  const last = lines.at(-1) ?? '';
  const isAnswer = worked !== null && judgeClaim(worked, last).kind === 'right';
  if (isAnswer && standing && worked)
    return {
      ...finished(standing, worked),
      text: `Yes, every line is right, and so is your answer.\n\n${list}\n\nWhat would you like to work out next?`,
    };
  return {
    text: `Yes, every line is right so far.\n\n${list}\n\nWhat comes next?`,
    exercise: standing && {
      ...standing,
      effort: standing.effort + 1,
      line: (worked && reachedLine(worked, last)) ?? standing.line,
    },
    right: true,
    ...(worked && { solution: solutionOf(worked) }),
  };
};

const taskFor = (line: string): string => (/[=<>≤≥]/.test(line) ? `Solve ${line}` : `Simplify ${line}`);

// Work in the letters of the open exercise is work on it, also when its first line is wrong.
const belongsTo = ({ problem }: Worked, lines: readonly string[]): boolean => {
  const letters = new Set(symbolsIn(problem.text));
  return lines.every((line) => symbolsIn(line).every((letter) => letters.has(letter)));
};

const reachedLine = (worked: Worked, line: string): string | null => {
  const text = inOurWriting(line);
  return stepsOf(worked).find(({ before }) => before.text === text)?.before.text ?? null;
};

const written = (line: string): string => {
  const read = readLine(line);
  return read ? inline(read) : inMarkdown(line);
};
