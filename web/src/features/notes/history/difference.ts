/** Blocks that are the same in both versions, or only in one of them. */
export interface DifferencePart {
  kind: 'same' | 'added' | 'removed';
  blocks: string[];
}

/**
 * What changed between two versions of a note, block by block, in the order in which one reads them. Blocks that say the same
 * are the same, however they are written.
 */
export const differenceOf = (
  then: readonly string[],
  now: readonly string[],
  saysOf: (block: string) => string = (block) => block,
): DifferencePart[] => {
  const parts: DifferencePart[] = [];
  const add = (kind: DifferencePart['kind'], block: string): void => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.blocks.push(block);
    else parts.push({ kind, blocks: [block] });
  };
  const [earlier, says] = [then.map(saysOf), now.map(saysOf)];
  const lengths = commonLengths(earlier, says);
  let [old, fresh] = [0, 0];
  while (old < then.length || fresh < now.length) {
    const [before, after] = [then[old], now[fresh]];
    if (after !== undefined && earlier[old] === says[fresh]) {
      add('same', after);
      old += 1;
      fresh += 1;
    } else if (
      after === undefined ||
      (before !== undefined && lengths(old + 1, fresh) >= lengths(old, fresh + 1))
    ) {
      add('removed', before ?? '');
      old += 1;
    } else {
      add('added', after);
      fresh += 1;
    }
  }
  return parts;
};

/** How many blocks the rests of both from two places on have in common. */
const commonLengths = (then: readonly string[], now: readonly string[]) => {
  const width = now.length + 1;
  const table = new Uint32Array((then.length + 1) * width);
  const at = (row: number, column: number): number => table[row * width + column] ?? 0;
  for (let row = then.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      table[row * width + column] =
        then[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  return at;
};
