/** A part of a Markdown text that is drawn by itself: a paragraph, a list, a table, a piece of code. */
export interface Block {
  text: string;
  /** On which line of the whole text it begins, counted from 0. */
  line: number;
  /** Nothing that comes later can change it any more. */
  closed: boolean;
}

interface Fence {
  mark: string;
  /** Inside a list: the list goes on after it. */
  inner: boolean;
}

const FENCE = /^(\s*)(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}(?:\s|$)/;
const ITEM = /^ {0,3}(?:([-+*])|\d{1,9}([.)]))(?:\s|$)/;

/**
 * Cuts a growing text into blocks. All but the last are closed, so that each is parsed once and then left alone;
 * parsing the whole text for every piece of a stream costs thirty times as much.
 */
export const splitBlocks = (text: string): Block[] => {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let start = -1;
  let fence: Fence | null = null;
  let blank = false;

  const close = (end: number): void => {
    if (start >= 0)
      blocks.push({ text: lines.slice(start, end).join('\n').trimEnd(), line: start, closed: true });
    start = -1;
    blank = false;
  };

  for (const [at, line] of lines.entries()) {
    if (fence) {
      if (!endsFence(line, fence.mark)) continue;
      // The line itself may still be growing.
      if (!fence.inner && at < lines.length - 1) close(at + 1);
      fence = null;
      continue;
    }
    if (line.trim() === '') {
      // The last line has not ended: it is not blank, but about to begin.
      blank ||= start >= 0 && at < lines.length - 1;
      continue;
    }
    if (start >= 0 && beginsAnew(line, lines[start] ?? '', blank)) close(at);
    if (start < 0) start = at;
    blank = false;
    const opened = FENCE.exec(line);
    if (opened) fence = { mark: opened[2] ?? '', inner: ITEM.test(lines[start] ?? '') };
    else if (HEADING.test(line) && at < lines.length - 1) close(at + 1);
  }
  if (start >= 0) blocks.push(lastBlock(lines, start, blank && fence === null));
  return blocks;
};

const lastBlock = (lines: readonly string[], start: number, blank: boolean): Block => ({
  text: lines.slice(start).join('\n'),
  line: start,
  closed: blank && !ITEM.test(lines[start] ?? ''),
});

/** Whether a line that says something starts another block than the one that began with `first`. */
const beginsAnew = (line: string, first: string, blank: boolean): boolean => {
  const list = ITEM.exec(first);
  if (!list) return blank || HEADING.test(line) || /^ {0,3}(?:`{3}|~{3})/.test(line);
  if (!blank) return HEADING.test(line);
  if (/^(?: {2,}|\t)/.test(line)) return false;
  const item = ITEM.exec(line);
  return !(item && (item[1] ?? item[2]) === (list[1] ?? list[2]));
};

const endsFence = (line: string, mark: string): boolean => {
  const tail = line.trim();
  return tail.startsWith(mark) && tail.split('').every((sign) => sign === mark[0]);
};
