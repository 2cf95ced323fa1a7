import { judgeClaimedOutput } from '../code/claimed-output.ts';
import { proposes, type ProgramReading } from '../code/read-program.ts';
import { code, type Remark } from '../code/remark.ts';
import type { RunResult } from '../code/run/run-program.ts';
import type { Move } from '../pedagogy/moves.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

const [MOST_REMARKS, MOST_LINES, LONGEST] = [2, 12, 600];
const JUST_TELL =
  /\b(?:just|pls|please) (?:tell|give|show|fix)|\b(?:tell|give|show) me (?:the )?(?:answer|code|line|fix|solution)|\bfix it\b|\bi give up\b|\bwhat(?:'?s| is) the (?:answer|fix|right (?:line|code))\b/i;
const ASKS_OUTPUT =
  /\b(?:what|wat|whats)\b.{0,40}\b(?:print|output|show|display|draw|happens?|come out|result|give|do)\b|\boutput\?/i;

/** Says what is to be seen in a program of the student's own: what is surely wrong, or what it does. */
export const judgeProgram = (
  { state, reading }: MoveContext,
  { program }: Extract<Move, { kind: 'judge program' }>,
): Reply => {
  const before = state.program;
  const faults = program.remarks.map(({ fault }) => fault);
  const isAgain = before?.faults[0] !== undefined && before.faults[0] === faults[0];
  const asks = isAgain ? before.asks + 1 : 0;
  return {
    parts: partsOf({
      program,
      words: reading.message,
      mended: before?.faults.filter((one) => !faults.includes(one)) ?? [],
      asks,
    }),
    state: goOn(state, { program: { code: program.code, faults, asks, turn: state.turns } }),
  };
};

interface Look {
  program: ProgramReading;
  words: string;
  /** Faults of the version before that are gone. */
  mended: readonly string[];
  /** How often the same fault was talked about before. */
  asks: number;
}

const partsOf = (look: Look): Part[] => {
  const { program, words, mended, asks } = look;
  const [first] = program.remarks;
  const asked = onRunningTime(program) ?? onResult(program);
  if (asked && program.run?.kind !== 'endless') return asked;
  if (!first) return onFaultless(look);
  if (!program.isShown && proposes(words, first)) return [say('programFix')];
  const opening = asks > 0 ? 'programStill' : mended.length > 0 ? 'programBetter' : 'programRead';
  const shows = asks > 0 || JUST_TELL.test(words);
  const output =
    program.run?.kind === 'ends' && ASKS_OUTPUT.test(program.words)
      ? [say('programPrintsNow'), text(block(program.run.output))]
      : [];
  return [
    say(opening),
    ...program.remarks
      .slice(0, shows ? 1 : MOST_REMARKS)
      .map((remark) => text(remarkIn(remark, program.lines))),
    ...(shows && first.mended !== null ? [say('programLine'), text(block(first.mended))] : []),
    ...output,
  ];
};

const remarkIn = ({ line, happens, nudge }: Remark, lines: readonly string[]): string =>
  `**Line ${line}**, ${code(lines[line - 1] ?? '')}: ${happens} ${nudge}`;

const onFaultless = ({ program, words, mended }: Look): Part[] => {
  const { run, needs } = program;
  if (!run)
    return [
      ...(mended.length > 0 ? [say('programFixed')] : []),
      needs === 'input'
        ? say('programNeedsInput')
        : needs === ''
          ? say('programNotRun')
          : say('programNeedsModule', { needs: code(needs) }),
    ];
  if (run.kind !== 'ends') return onEndless(run);
  const opening = mended.some((fault) => LOOPS.has(fault))
    ? [say('programEnds')]
    : mended.length > 0
      ? [say('programFixed')]
      : [];
  if (run.output.trim() === '') return [...opening, say('programShowsNothing'), ask('programAsWanted')];
  const claimed = judgeClaimedOutput(program.words, run.output);
  if (claimed === 'right') return [...opening, say('programClaimRight')];
  return [
    ...opening,
    say(claimed === 'wrong' ? 'programClaimWrong' : 'programPrints'),
    text(block(run.output)),
    ask(claimed === 'wrong' || ASKS_OUTPUT.test(words) ? 'programWhy' : 'programAsWanted'),
  ];
};
const LOOPS = new Set(['never changes', 'change behind loop', 'no way out']);

/** How long it takes is counted by its loops, and not by what it prints. */
const onRunningTime = ({ runningTime }: ProgramReading): Part[] | null => {
  if (!runningTime) return null;
  const { counted, named } = runningTime;
  if (!counted) return [say('programTimeUnknown'), ask('programTimeAsk')];
  const [outer = 0, inner = 0] = counted.loops;
  const fill = {
    order: counted.order,
    line: String(outer),
    inner: String(counted.loops.length > 2 ? counted.loops.at(-1) : inner),
  };
  const sentence = counted.isInARow ? 'programTimeInARow' : TIMES[counted.order];
  return [
    ...(named === null ? [] : [say(named === counted.order ? 'askedYes' : 'notQuite')]),
    say(sentence, fill),
    ...(counted.isAtMost ? [say('programTimeAtMost')] : []),
  ];
};
const TIMES = {
  '1': 'programTimeOnce',
  n: 'programTimeOne',
  'n²': 'programTimeNested',
  'n³': 'programTimeNested',
  'log n': 'programTimeHalved',
} as const;

/** What a function gives back is no print. */
const onResult = ({ result }: ProgramReading): Part[] | null => {
  if (!result) return null;
  return result.call !== null && result.value !== null
    ? [
        say('programReturns', { call: code(result.call), value: code(result.value) }),
        ask('programReturnsWhy'),
      ]
    : [say('programReturnsHow'), ask('programReturnsAsk')];
};

const onEndless = (run: Exclude<RunResult, { kind: 'ends' }>): Part[] => {
  const line = String(run.line);
  if (run.kind === 'error') return [say('programNotRun')];
  return [
    run.rounds === null
      ? say('programEndless', { line })
      : say('programLong', { line, rounds: String(run.rounds) }),
    ...(run.output === '' ? [] : [say('programPrintsNow'), text(block(run.output))]),
  ];
};

/** Lines of a program or of what it prints, not too many of them. */
const block = (shown: string): string => {
  const lines = shown.replace(/\n$/, '').slice(0, LONGEST).replaceAll('```', "'''").split('\n');
  const first = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;
  return `\`\`\`\n${first.join('\n')}\n\`\`\``;
};
