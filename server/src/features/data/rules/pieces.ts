import { TableFailure } from '@studia/contract/table-errors';

const OPENING: Readonly<Record<string, string>> = { '(': ')', '{': '}' };

/** Where a quoted text ends that begins at `from`: at a quote that another part, or nothing, follows. */
const endOfQuoted = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    // The clients do not escape a quote inside of a value.
    else if (text[at] === '"' && (at + 1 === text.length || ',)}'.includes(text.charAt(at + 1)))) return at;
  }
  throw new TableFailure('PGRST100', { details: `A quote is not closed in: ${text.slice(0, 80)}` });
};

/** The parts of a list between its commas; those in quotes, brackets and braces do not count. */
export const splitList = (text: string): string[] => {
  if (text === '') return [];
  const parts: string[] = [];
  const closings: string[] = [];
  let begin = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const isValueStart = at === 0 || ',(.{:'.includes(text.charAt(at - 1));
    if (sign === '"' && isValueStart) at = endOfQuoted(text, at);
    else if (OPENING[sign] !== undefined) closings.push(OPENING[sign]);
    else if (sign === closings.at(-1)) closings.pop();
    else if (sign === ',' && closings.length === 0) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  if (closings.length > 0)
    throw new TableFailure('PGRST100', { details: `A bracket is not closed in: ${text.slice(0, 80)}` });
  return [...parts, text.slice(begin)];
};

/** A text without the quotes around it, and without the backslashes that protect others inside. */
export const unquote = (text: string): string =>
  text.length >= 2 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll(/\\(.)/gs, '$1')
    : text;

/** What stands between the given brackets, or null. */
export const inside = (text: string, [open, close]: readonly [string, string]): string | null =>
  text.startsWith(open) && text.endsWith(close) && text.length >= 2 ? text.slice(1, -1) : null;
