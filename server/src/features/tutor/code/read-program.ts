import type { CodeNode, CodeParser } from '../../../ports/code/port.ts';
import type { State } from '../state/state.ts';
import { isCode } from '../understand/code.ts';
import { A_NUMBER_ALONE } from './claimed-output.ts';
import { errorInWords, errorOfRun } from './error-remark.ts';
import { faultsOfForm } from './faults-of-form.ts';
import { faultsOfFunctions } from './faults-of-functions.ts';
import { faultsOfLoops } from './faults-of-loops.ts';
import { faultsOfNames } from './faults-of-names.ts';
import { faultsOfValues } from './faults-of-values.ts';
import { findProgram, type ShownProgram } from './find-program.ts';
import { namesSetIn } from './names.ts';
import type { Looked, Remark } from './remark.ts';
import { resultAsked, type ResultAsked } from './result-asked.ts';
import { runProgram, type RunResult } from './run/run-program.ts';
import { ASKS_RUNNING_TIME, orderNamed, runningTimeOf, type RunningTime } from './running-time.ts';
import { calledName, isKind, within } from './syntax.ts';

/** What is known of a program that a student shows. */
export interface ProgramReading {
  code: string;
  lines: readonly string[];
  /** What the student says beside it. */
  words: string;
  /** It stands in the message, and not only in one before. */
  isShown: boolean;
  /** What is surely wrong in it, the gravest first. */
  remarks: readonly Remark[];
  /** What came of going through it; null where something in it is not known here. */
  run: RunResult | null;
  /** What keeps it from being gone through here: `input`, a module; empty where that can't be said. */
  needs: string;
  /** How its steps grow with the input, where that is asked; `null` inside where it can't be counted. */
  runningTime: { counted: RunningTime | null; named: string | null } | null;
  /** What its function gives back, where that is asked. */
  result: ResultAsked | null;
}

/** Who only wants to hear more of the program that was shown before. */
const WANTS_MORE =
  /\b(?:just tell|tell me|show me|fix it|give up|what does it (?:print|do|show|output)|which line|what line|what do i (?:change|write|put))\b/i;
/** “I spelled it wrong. But why did it still print Welcome” is another question. */
const ASKS_ON = /\b(?:why|how come|what if|what happens)\b/i;
const RECENT = 2;

/** Reads the program in a message, or the one that it goes on about; null where there is none, or it can't be read. */
export const readProgram = async (
  message: string,
  { program: before, turns }: Pick<State, 'program' | 'turns'>,
  parser: CodeParser,
): Promise<ProgramReading | null> => {
  const shown = findProgram(message);
  if (shown) return look(shown, true, parser);
  if (!before || turns - before.turn > RECENT || ASKS_ON.test(message)) return null;
  if (!A_CALL.test(message) && isCode(message.replaceAll(/\b\w{1,30} ?[-+*/]?= ?\w+/g, ''))) return null;
  const again = await look({ code: before.code, words: message, isPrompt: false }, false, parser);
  // Whoever says what they have changed may be right: the version before says nothing about that.
  const isMended = again?.remarks[0] !== undefined && proposes(message, again.remarks[0]);
  const tellsOutput = again?.run?.kind === 'ends' && A_NUMBER_ALONE.test(message);
  return isMended || tellsOutput || WANTS_MORE.test(message) ? again : null;
};

/** “oh i forgot i += 1”: the student's words hold the line that mends it. */
export const proposes = (words: string, { mended }: Remark): boolean => {
  const plain = (some: string): string => some.replace(/#.*/, '').replaceAll(/\s+/g, '');
  if (mended === null || plain(mended).length <= 2) return false;
  return plain(words).includes(plain(mended)) || (A_CALL.test(words) && plain(mended).includes(plain(words)));
};
/** “range(1, 11)”: nothing but the part of a line that is to be another one. */
const A_CALL = /^\s*\w{2,30}\([^()]{1,40}\)\s*$/;

const look = async (
  shown: ShownProgram,
  isShown: boolean,
  parser: CodeParser,
): Promise<ProgramReading | null> => {
  const parse = await parser.loadPython();
  const program = parse(shown.code);
  if (!program) return null;
  const { remarks: ofForm, mended } = faultsOfForm(program, parse);
  const { code, lines } = program;
  const { words } = shown;
  // What still can't be read may mean anything.
  if (mended.errors > 0) {
    const errorRemarks = errorInWords({ root: mended.root, lines, words, run: null });
    const remarks = ofForm.length > 0 ? ofForm : errorRemarks;
    return remarks.length > 0 ? { code, lines, words, isShown, remarks, ...NOT_GONE_THROUGH } : null;
  }
  const run = withoutOutsiders(runProgram(mended.root, shown.isPrompt), mended.root, words);
  const looked: Looked = { root: mended.root, lines: mended.lines, words, run };
  const ofMeaning = shown.isPrompt
    ? []
    : [faultsOfLoops, faultsOfValues, faultsOfFunctions, faultsOfNames].flatMap((rule) => rule(looked));
  const errors = ofMeaning.some(({ line }) => run?.kind === 'error' && line === run.line)
    ? []
    : errorOfRun(looked);
  const all = [...ofForm, ...explaining(ofMeaning, run), ...errors];
  return {
    code,
    lines,
    words,
    isShown,
    remarks: oneForEachLine(all.length > 0 ? all : errorInWords(looked)),
    // What a mended program does is not what this one does.
    run: ofForm.length > 0 ? null : run,
    needs: needsOf(looked),
    runningTime:
      ASKS_RUNNING_TIME.test(words) && ofForm.length === 0
        ? { counted: runningTimeOf(mended.root), named: orderNamed(words) }
        : null,
    result: ofForm.length > 0 ? null : resultAsked({ root: mended.root, code, words }, run, parse),
  };
};
const NOT_GONE_THROUGH = { run: null, needs: '', runningTime: null, result: null };

/** Who shows a part of a program has set its names elsewhere. */
const withoutOutsiders = (run: RunResult | null, root: CodeNode, words: string): RunResult | null => {
  if (run?.kind !== 'error' || run.type !== 'NameError') return run;
  const name = /'(\w+)'/.exec(run.message)?.[1] ?? '';
  return namesSetIn(root).has(name) || /NameError|not defined/i.test(words) ? run : null;
};

/** The fault that explains the error comes first. */
const explaining = (remarks: readonly Remark[], run: RunResult | null): Remark[] =>
  remarks.toSorted(
    (one, other) =>
      Number(run?.kind === 'error' && other.line === run.line) -
      Number(run?.kind === 'error' && one.line === run.line),
  );

const oneForEachLine = (remarks: readonly Remark[]): Remark[] =>
  remarks.filter(
    ({ line, fault }, at) => remarks.findIndex((one) => one.line === line || one.fault === fault) === at,
  );

const needsOf = ({ root }: Looked): string => {
  const nodes = within(root);
  if (nodes.some((node) => calledName(node) === 'input')) return 'input';
  const module = nodes.find(isKind('ImportStatement'))?.parts.find(isKind('VariableName'));
  return module?.text ?? '';
};
