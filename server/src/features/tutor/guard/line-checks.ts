import type { LinesStanding, LineVerdict } from '@studia/mathematics';
import type { MathWorker } from '../math-worker/math-worker.ts';

interface Line {
  number: number;
  text: string;
}

/** So many lines are checked at once; who speaks in one piece waits for no more than these. */
const MOST_AT_ONCE = 40;

/**
 * Has the lines of a reply checked in their order, beside its stream, and tells each verdict when it is known. Words wait for
 * the next line that claims something, because only that is worth a question.
 */
export const makeLineChecks = (
  topic: string,
  mathWorker: MathWorker,
  tell: (line: Line, verdict: LineVerdict) => void,
) => {
  let standing: LinesStanding | null = null;
  let asking: Promise<void> | null = null;
  let waiting: Line[] = [];
  let givenUp = false;

  const ask = async (): Promise<void> => {
    while (waiting.some(claims)) {
      const lines = waiting.splice(0, MOST_AT_ONCE);
      const question = { topic, standing, lines: lines.map(({ text }) => text) };
      const checked = await mathWorker.ask('lines', question, null);
      if (!checked) return giveUp();
      ({ standing } = checked);
      for (const [at, line] of lines.entries()) {
        const verdict = checked.verdicts[at];
        if (verdict) tell(line, verdict);
      }
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
      waiting.push(line);
      if (claims(line)) asking ??= ask();
    },
    /** Waits until nothing is left to be checked. */
    settled: async (): Promise<void> => {
      await asking;
    },
  };
};

const claims = ({ text }: Line): boolean => text.includes('=');
