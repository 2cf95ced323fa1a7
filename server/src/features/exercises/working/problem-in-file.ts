import { workedIn } from './worked.ts';

const WANTS_WORK =
  /\b(?:solve|help|do|work|answer|explain|check|start|homework|exercise|question|problem|number)\b/i;
const MOST_LINES_TRIED = 15;

/** The problem in shown texts that a message asks to work on; null when there is none. */
export const problemInFile = (material: readonly { text: string }[], message: string): string | null => {
  if (message.trim() !== '' && !WANTS_WORK.test(message)) return null;
  const lines = material
    .flatMap(({ text }) => text.split(/\n+/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const wanted = /\b(?:question|problem|exercise|number|no\.?|nr\.?|task)\s*#?(\d{1,2})\b/i.exec(
    message,
  )?.[1];
  const numbered =
    wanted === undefined ? [] : lines.filter((line) => new RegExp(String.raw`^\(?${wanted}[.):]`).test(line));
  const task = lines.find((line) =>
    /^(?:solve|simplify|factor|expand|evaluate|work out|calculate|differentiate|find)\b/i.test(line),
  );
  for (const line of [...numbered, ...lines].slice(0, MOST_LINES_TRIED)) {
    const bare = line.replace(/^\(?\d{1,2}[.):]\s*/, '');
    if (!/\d/.test(bare)) continue;
    const whole =
      /^[^a-z]*(?:[a-z][^a-z]*)?$/i.test(bare) && task !== undefined && task !== line
        ? `${task.replace(/[:.].*$/s, '')} ${bare}`
        : bare;
    for (const problem of [whole, bare]) if (workedIn(problem) !== null) return problem;
  }
  return null;
};
