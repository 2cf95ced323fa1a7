import { inOurWriting, judgeWork, lettersIn, readLine, type Slip, type Worked } from '@studia/mathematics';
import { inMarkdown } from '../../../markdown.ts';
import { inline } from '../show/mathematics.ts';
import { workedIn } from '../working/worked.ts';
import { judgeMessage } from './judge-message.ts';
import { remarkOn } from './slip-remark.ts';

/** A student's own lines: all of them, and the first that is wrong. */
export interface OwnLines {
  /** The problem that they work on. */
  problem: string;
  lines: string[];
  wrongAt: number | null;
  slip: Slip;
  remark: string;
  /** The last right line is the answer. */
  isAnswer: boolean;
  reached: string;
}

/** Lines of work, each held against the one before; null where they can’t be read. */
export const judgedLines = (lines: readonly string[], open: Worked | null): OwnLines | null => {
  const [first = ''] = lines;
  const isContinued = open !== null && belongsTo(open, lines);
  const problem = isContinued ? open.problem.text : first;
  const before = isContinued && inOurWriting(first) !== open.problem.text ? 1 : 0;
  const verdict = judgeWork((before ? [problem, ...lines] : lines).join('\n'));
  if (verdict.kind === 'unreadable') return null;
  const exercise = isContinued ? open.problem.text : taskFor(first);
  const worked = isContinued ? open : workedIn(exercise);
  const last = lines.at(-1) ?? '';
  const wrongAt = verdict.kind === 'wrong' ? verdict.line - before : null;
  return {
    problem: exercise,
    lines: lines.map(written),
    wrongAt,
    slip: verdict.kind === 'wrong' ? verdict.slip : 'unknown',
    remark: verdict.kind === 'wrong' ? remarkOn(verdict.slip).trim() : '',
    isAnswer:
      wrongAt === null &&
      worked !== null &&
      judgeMessage(worked, { line: problem, found: '' }, last)?.kind === 'right',
    reached: inOurWriting(wrongAt === null ? last : (lines[wrongAt - 1] ?? problem)) ?? problem,
  };
};

const taskFor = (line: string): string => (/[=<>≤≥]/.test(line) ? `Solve ${line}` : `Simplify ${line}`);

// Work in the letters of the open exercise is work on it, also when its first line is wrong.
const belongsTo = ({ problem }: Worked, lines: readonly string[]): boolean => {
  const letters = new Set(lettersIn(problem.text));
  return lines.every((line) => lettersIn(line).every((letter) => letters.has(letter)));
};

const written = (line: string): string => {
  // “x = −2 or x = −3” is two lines.
  if (/=.*\bor\b.*=/i.test(line))
    return line
      .split(/\s+or\s+/i)
      .map(written)
      .join(' or ');
  const read = readLine(line);
  return read ? inline(read) : inMarkdown(line);
};
