import { blocksOf } from './note-text.ts';

/** What became of two changes to one text. */
export interface Merged {
  text: string;
  /** How many blocks both had changed: there both stand, mine above theirs. */
  both: number;
}

/**
 * Brings two changes of one text together, block by block. Where only one side changed something, that is taken; where both
 * did, both stay; what one side changed and the other deleted stays. No block that somebody wrote is ever lost.
 */
export const mergeTexts = (base: string, mine: string, theirs: string): Merged => {
  if (mine === theirs || theirs === base) return { text: mine, both: 0 };
  if (mine === base) return { text: theirs, both: 0 };
  const blocks = readBlocks(base);
  const [ours, others] = [changesOf(blocks, readBlocks(mine)), changesOf(blocks, readBlocks(theirs))];
  const merged: Block[] = [];
  let both = 0;
  let [at, ourNext, otherNext] = [0, 0, 0];
  while (at < blocks.length || ourNext < ours.length || otherNext < others.length) {
    const first = Math.min(ours[ourNext]?.from ?? Infinity, others[otherNext]?.from ?? Infinity);
    if (first === Infinity) {
      merged.push(...blocks.slice(at));
      break;
    }
    merged.push(...blocks.slice(at, first));
    // Changes that overlap belong together, and each may draw in more of the other side's.
    let to = Math.min(
      ...[ours[ourNext], others[otherNext]].map((next) => (next?.from === first ? next.to : Infinity)),
    );
    const touches = (change: Change): boolean =>
      change.from < to || (change.from === first && change.to === to);
    const [ourStart, otherStart] = [ourNext, otherNext];
    for (let grown = true; grown;) {
      grown = false;
      for (let next = ours[ourNext]; next && touches(next); next = ours[ourNext])
        [to, ourNext, grown] = [Math.max(to, next.to), ourNext + 1, true];
      for (let next = others[otherNext]; next && touches(next); next = others[otherNext])
        [to, otherNext, grown] = [Math.max(to, next.to), otherNext + 1, true];
    }
    const region = { from: first, to, base: blocks.slice(first, to) };
    const my = applied(region, ours.slice(ourStart, ourNext));
    const their = applied(region, others.slice(otherStart, otherNext));
    const settled = settle(region.base, my, their);
    merged.push(...settled.blocks);
    both += settled.both;
    at = to;
  }
  return { text: merged.map(({ text }) => text).join('\n\n'), both };
};

/** A block, and what it says whichever way it is written: two writers escape and indent differently. */
interface Block {
  text: string;
  says: string;
}

const readBlocks = (markdown: string): Block[] =>
  blocksOf(markdown).map((text) => ({ text, says: saysOf(text) }));

/** What a block says whichever way it is written. */
export const saysOf = (block: string): string =>
  block
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/^([ \t]*)[*+](?=[ \t])/gm, '$1-')
    .replaceAll(/^[ \t:|-]{3,}$/gm, (rule) => rule.replaceAll(/-{2,}/g, '-'))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\$\$ ?/g, '$$$$')
    .trim();

/** Blocks of the base that were replaced. */
interface Change {
  from: number;
  to: number;
  blocks: readonly Block[];
}

const applied = (
  region: { from: number; to: number; base: Block[] },
  changes: readonly Change[],
): Block[] => {
  const result: Block[] = [];
  let at = region.from;
  for (const change of changes) {
    result.push(...region.base.slice(at - region.from, change.from - region.from), ...change.blocks);
    at = change.to;
  }
  return [...result, ...region.base.slice(at - region.from)];
};

const same = (one: readonly Block[], other: readonly Block[]): boolean =>
  one.length === other.length && one.every(({ says }, index) => says === other[index]?.says);

const settle = (base: Block[], mine: Block[], theirs: Block[]): { blocks: Block[]; both: number } => {
  if (same(mine, theirs) || same(theirs, base)) return { blocks: mine, both: 0 };
  if (same(mine, base)) return { blocks: theirs, both: 0 };
  const [before, ours, others] = [base, mine, theirs].map(
    (blocks) => new Set(blocks.map(({ says }) => says)),
  );
  const isNew = ({ says }: Block): boolean => before?.has(says) !== true;
  // What either side wrote stays; of what was there before, only what both left alone.
  const own = mine.filter((block) => isNew(block) || others?.has(block.says));
  const added = theirs.filter((block) => isNew(block) && !ours?.has(block.says));
  return { blocks: [...own, ...added], both: own.some(isNew) && added.length > 0 ? 1 : 0 };
};

/** More than this is not compared block by block: the part that differs counts as one change. */
const MOST_COMPARED = 4_000_000;

/** What was replaced on the way from one list of blocks to another. */
const changesOf = (base: readonly Block[], next: readonly Block[]): Change[] => {
  let start = 0;
  while (start < base.length && start < next.length && base[start]?.says === next[start]?.says) start += 1;
  let end = 0;
  while (
    end < base.length - start &&
    end < next.length - start &&
    base[base.length - 1 - end]?.says === next[next.length - 1 - end]?.says
  )
    end += 1;
  const [old, fresh] = [base.slice(start, base.length - end), next.slice(start, next.length - end)];
  if (old.length === 0 && fresh.length === 0) return [];
  if (old.length * fresh.length > MOST_COMPARED)
    return [{ from: start, to: start + old.length, blocks: fresh }];
  return changesBetween(old, fresh).map(({ from, to, blocks }) => ({
    from: from + start,
    to: to + start,
    blocks,
  }));
};

/** The same by the longest list of blocks that both have. */
const changesBetween = (old: readonly Block[], fresh: readonly Block[]): Change[] => {
  const width = fresh.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row]?.says === fresh[column]?.says
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  const changes: Change[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [from, begin] = [row, column];
    while (
      (row < old.length || column < fresh.length) &&
      !(row < old.length && old[row]?.says === fresh[column]?.says)
    ) {
      const down = row < old.length && lengthAt(row + 1, column) >= lengthAt(row, column + 1);
      if (down || column === fresh.length) row += 1;
      else column += 1;
    }
    if (row > from || column > begin) changes.push({ from, to: row, blocks: fresh.slice(begin, column) });
    while (row < old.length && column < fresh.length && old[row]?.says === fresh[column]?.says)
      [row, column] = [row + 1, column + 1];
  }
  return changes;
};
