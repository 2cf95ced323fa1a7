import { saysOf } from '@studia/contract/note-merge';
import { differenceOf, type DifferencePart } from './difference.ts';

/** A block that is still there with other words: what was taken out of it and what was put in, in reading order. */
export interface ChangedBlock {
  kind: 'changed';
  words: DifferencePart[];
}

/** Fewer words in common, and it is another block, not the same one changed. */
const SAME_WORDS = 0.5;
/** Longer blocks are shown whole: comparing them word by word would take a moment that somebody notices. */
const MOST_WORDS = 1_500;

/** What changed between two versions of a note: where a block was only rewritten, word by word. */
export const changesOf = (
  then: readonly string[],
  now: readonly string[],
): (DifferencePart | ChangedBlock)[] => {
  const parts = differenceOf(then, now, saysOf);
  return parts.flatMap((part, place) => {
    const [before, after] = [parts[place - 1], parts[place + 1]];
    if (part.kind === 'added' && before?.kind === 'removed') return [];
    return part.kind === 'removed' && after?.kind === 'added' ? rewritten(part.blocks, after.blocks) : [part];
  });
};

/** Blocks that stand in place of others, paired in their order. */
const rewritten = (
  removed: readonly string[],
  added: readonly string[],
): (DifferencePart | ChangedBlock)[] => {
  const pairs = Math.min(removed.length, added.length);
  const rest: DifferencePart[] = [
    { kind: 'removed', blocks: removed.slice(pairs) },
    { kind: 'added', blocks: added.slice(pairs) },
  ];
  return [
    ...Array.from({ length: pairs }, (_, place) => paired(removed[place] ?? '', added[place] ?? '')).flat(),
    ...rest.filter(({ blocks }) => blocks.length > 0),
  ];
};

/** Words alone can be compared word by word; formulas, tables, code and links are shown as they look. */
const PLAIN = /^[^$|`[\]]*$/;
/** Signs that only say how words look. */
const withoutMarks = (block: string): string =>
  block.replaceAll(/\*\*|__|^#{1,6} |\\(?=[!-/:-@[-`{-~])/gm, '');

const paired = (before: string, after: string): (DifferencePart | ChangedBlock)[] => {
  const apart: DifferencePart[] = [
    { kind: 'removed', blocks: [before] },
    { kind: 'added', blocks: [after] },
  ];
  if (!PLAIN.test(before) || !PLAIN.test(after)) return apart;
  const [old, fresh] = [wordsOf(withoutMarks(before)), wordsOf(withoutMarks(after))];
  const longest = Math.max(old.length, fresh.length);
  if (longest > MOST_WORDS || old.join('') === fresh.join('')) return apart;
  const words = differenceOf(old, fresh);
  const common = words.filter(({ kind }) => kind === 'same').flatMap(({ blocks }) => blocks).length;
  return common >= SAME_WORDS * longest ? [{ kind: 'changed', words }] : apart;
};

/** Words with the space before them, so that they can be put together again. */
const wordsOf = (block: string): string[] => block.split(/(?<=\S)(?=\s)/);
