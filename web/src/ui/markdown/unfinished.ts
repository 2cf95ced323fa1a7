/** How far back an open bracket may be and still become a link. */
const LONGEST_LINK = 400;

/** What only begins a line and may yet become anything: a bullet, a number, a heading, a rule, a fence. */
const LINE_BEGINNING = /(^|\n)[ \t]*(?:[-+*_=~`>#]+|\d{1,9}[.)]?)[ \t]*$/;

/**
 * The open block of a stream in a form that stays as it is when more comes: what can't be understood yet is held back,
 * and emphasis that is still open is closed.
 */
export const settle = (text: string): string => {
  const { state, wordsFrom } = readFences(text);
  if (state === 'label') return text.slice(0, text.lastIndexOf('\n') + 1);
  if (state === 'code') return text.replace(/\n[ \t]*(?:`+|~+)$/, '');
  const words = text.slice(wordsFrom).replace(LINE_BEGINNING, '$1').replace(/\\$/, '');
  return text.slice(0, wordsFrom) + closeOpen(holdBrackets(holdTable(words)));
};

/** Whether the text ends inside a fence, or still in the line that opens one; and where the words after the last begin. */
const readFences = (text: string): { state: 'label' | 'code' | 'words'; wordsFrom: number } => {
  let mark: string | null = null;
  let wordsFrom = 0;
  for (const { 0: line, 1: run = '', 2: rest = '', index } of text.matchAll(/^[ \t]*(`{3,}|~{3,})(.*)$/gm)) {
    const end = index + line.length;
    if (mark === null) {
      mark = run;
      if (end === text.length) return { state: 'label', wordsFrom };
    } else if (run.startsWith(mark) && rest.trim() === '') {
      mark = null;
      wordsFrom = end;
    }
  }
  return { state: mark === null ? 'words' : 'code', wordsFrom };
};

/** A table appears with its head and rule complete, and then row by row. */
const holdTable = (text: string): string => {
  const table = /(?:^|\n)((?:[ \t]*\|[^\n]*\n)*(?:[ \t]*\|[^\n]*)?)$/.exec(text)?.[1] ?? '';
  if (table === '') return text;
  const whole = table.slice(0, table.lastIndexOf('\n') + 1);
  const begun = whole.split('\n').length > 2;
  return text.slice(0, text.length - table.length) + (begun ? whole : '');
};

/** A link, a picture or a citation appears as a whole. */
const holdBrackets = (text: string): string => {
  const from = Math.max(0, text.length - LONGEST_LINK);
  const tail = text.slice(from);
  const open = /!?\[(?:[^[\]`]*|[^[\]`]*\](?:\([^)\s]*)?)$/.exec(tail);
  return open ? text.slice(0, from + open.index) : text;
};

/** Adds the ends of code and emphasis that are still open in the last paragraph or list item. */
const closeOpen = (text: string): string => {
  const shown = text.replace(/(?:[*_~`]+|\s+)+$/, (tail) => (/[*_~`]/.test(tail) ? ownEnds(text, tail) : ''));
  const code = openCode(lastPart(shown));
  if (code !== null) return `${shown}${code}`;
  return shown + openMarks(lastPart(shown)).toReversed().join('');
};

/** Delimiters at the very end stay when they close something, and wait when they may open something. */
const ownEnds = (text: string, tail: string): string => {
  const before = text.slice(0, text.length - tail.length);
  const run = /^[*_~`]+/.exec(tail)?.[0] ?? '';
  if (run === '') return '';
  const code = openCode(lastPart(before));
  if (code !== null) return run === code ? run : '';
  const open = openMarks(lastPart(before));
  return run === open.toReversed().join('') || run === open.at(-1) ? run : '';
};

const lastPart = (text: string): string =>
  text.slice(
    Math.max(
      0,
      ...Array.from(text.matchAll(/\n\s*\n|\n(?=[ \t]*(?:[-+*]|\d+[.)]|>)\s)/g), ({ index }) => index),
    ),
  );

/** The backticks of a code span that is still open. */
const openCode = (text: string): string | null => {
  let open: string | null = null;
  for (const [run] of text.matchAll(/`+/g)) {
    if (open === null) open = run;
    else if (run === open) open = null;
  }
  return open;
};

/** Emphasis that is still open, outermost first. A star after a letter or digit is a sign of multiplication. */
const openMarks = (text: string): string[] => {
  const open: string[] = [];
  const words = text.replace(/(`+)[^`][^]*?\1/g, (code) => 'x'.repeat(code.length)).replace(/\\./g, 'xx');
  for (const { 0: run, index } of words.matchAll(/\*{1,3}|_{1,3}|~~/g)) {
    const [before, after] = [words[index - 1] ?? ' ', words[index + run.length] ?? ' '];
    const parts = run.length === 3 ? [run.slice(0, 2), run.slice(0, 1)] : [run];
    const closes = !/\s/.test(before) && open.at(-1) === parts.at(-1);
    if (closes) open.length -= Math.min(parts.length, open.length);
    else if (!/\s/.test(after) && !/[\p{L}\p{N})]/u.test(before)) open.push(...parts);
  }
  return open;
};
