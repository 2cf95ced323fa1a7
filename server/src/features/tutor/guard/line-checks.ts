import type { LinesStanding, LineVerdict } from '@studia/mathematics';
import type { Exercises } from '../../exercises/service.ts';

/** A line of a reply, or what there is of one that is still open. */
interface Line {
  number: number;
  text: string;
  open: boolean;
}

/** So many lines are checked at once; who speaks in one piece waits for no more than these. */
const MOST_AT_ONCE = 40;

/**
 * Has the lines of a reply checked in their order, beside its stream, and tells each verdict when it is known. Words wait for
 * the next line that claims something, because only that is worth a question. Of an open line nothing is kept: it is checked as a
 * whole when it is finished.
 */
export const makeLineChecks = (
  topic: string,
  exercises: Exercises,
  tell: (line: Line, verdict: LineVerdict | null) => void,
) => {
  let standing: LinesStanding | null = null;
  let asking: Promise<void> | null = null;
  let waiting: Line[] = [];
  let givenUp = false;

  const claims = ({ text }: Line): boolean =>
    CLAIM.test(text) || ((standing?.slips.slips.length ?? 0) > 0 && /\d/.test(text));

  const ask = async (): Promise<void> => {
    while (waiting.some(claims)) {
      const lines = nextIn(waiting);
      const open = lines[0]?.open === true;
      const question = { topic, standing, lines: lines.map(({ text }) => text), open };
      const checked = await exercises.ask('lines', question, null);
      if (!checked) return giveUp();
      if (!open) ({ standing } = checked);
      for (const [at, line] of lines.entries()) tell(line, checked.verdicts[at] ?? null);
    }
    asking = null;
  };

  // What follows may go on from the lines that nobody has read: rather nothing is said about it than something wrong.
  const giveUp = (): void => {
    givenUp = true;
    waiting = [];
  };

  return {
    add: (line: Line): void => {
      if (givenUp) return;
      // What is known of an open line is out of date when more of it has come.
      waiting = waiting.filter((other) => !(other.open && other.number === line.number));
      waiting.push(line);
      if (claims(line)) asking ??= ask();
    },
    /** Waits until nothing is left to be checked. */
    settled: async (): Promise<void> => {
      await asking;
    },
  };
};

/** Takes the lines that are asked about next: finished ones together, an open one alone. */
const nextIn = (waiting: Line[]): Line[] => {
  const open = waiting.findIndex((line) => line.open);
  return waiting.splice(0, open === 0 ? 1 : Math.min(open < 0 ? waiting.length : open, MOST_AT_ONCE));
};

/** What may say something about numbers: an equals sign, or its word between two numbers. */
const CLAIM = /=|\d[^\n]{0,200}\b(?:is|are|equals?|makes|gives|comes to)\b[^\n]{0,40}\d/i;
