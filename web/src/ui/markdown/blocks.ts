/** A part of a Markdown text that is drawn by itself: a paragraph, a list, a table, a piece of code. */
export interface Block {
  text: string;
  /** On which line of the whole text it begins, counted from 0. */
  line: number;
  /** Nothing that comes later can change it any more. */
  closed: boolean;
  /** The list whose item it is. Items are blocks, since a list may be as long as the answer. */
  list: List | null;
}

export interface List {
  /** On which line of the whole text the list begins. */
  line: number;
  /** The number of its first item; null for bullets. */
  start: number | null;
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
  const blocks: Part[] = [];
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
  return blocks.flatMap(itemsOf);
};

type Part = Omit<Block, 'list'>;

/** The items of a list, each a block; any other block as it is. */
const itemsOf = (block: Part): Block[] => {
  const lines = block.text.split('\n');
  if (!ITEM.test(lines[0] ?? '')) return [{ ...block, list: null }];
  const starts = itemStarts(lines);
  let list: List = { line: block.line, start: null };
  let kind: string | null = null;
  return starts.map((from, at) => {
    const line = block.line + from;
    const [, bullet, point] = ITEM.exec(lines[from] ?? '') ?? [];
    const sign = bullet ?? point ?? '';
    if (sign !== kind)
      list = { line, start: bullet === undefined ? Number.parseInt(lines[from] ?? '', 10) : null };
    kind = sign;
    const next = starts[at + 1];
    const text = lines.slice(from, next).join('\n');
    return {
      text: next === undefined ? text : text.trimEnd(),
      line,
      closed: block.closed || next !== undefined,
      list,
    };
  });
};

const itemStarts = (lines: readonly string[]): number[] => {
  const deepest = indentOf(lines[0] ?? '') + 1;
  let fence: string | null = null;
  return lines.flatMap((line, at) => {
    const opened = FENCE.exec(line)?.[2];
    if (fence !== null) fence = endsFence(line, fence) ? null : fence;
    else if (opened !== undefined) fence = opened;
    else if (ITEM.test(line) && indentOf(line) <= deepest) return [at];
    return [];
  });
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

const lastBlock = (lines: readonly string[], start: number, blank: boolean): Part => ({
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

/** Blocks that stand together: the items of one list, or one block. */
export const togetherOf = (blocks: readonly Block[]): Block[][] => {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && block.list !== null && group[0]?.list?.line === block.list.line) group.push(block);
    else groups.push([block]);
  }
  return groups;
};
