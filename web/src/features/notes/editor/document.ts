import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { DocumentNode } from '../markdown/document.ts';
import { readMarkdown } from '../markdown/read.ts';
import { writeBlock, writeMarkdown } from '../markdown/write.ts';

/** What each block was written as; a block that did not change is the same object, so a key press writes one block. */
const written = new WeakMap<Node, readonly [plain: string, alternate: string | null]>();

const writeKnown = (node: Node, alternate: boolean): string => {
  const known = written.get(node);
  if (known && !alternate) return known[0];
  if (known?.[1] !== undefined && known[1] !== null) return known[1];
  const json = node.toJSON() as DocumentNode;
  const plain = known?.[0] ?? writeBlock(json, false);
  const other = alternate ? writeBlock(json, true) : null;
  written.set(node, [plain, other]);
  return other ?? plain;
};

/** The Markdown of what is on screen. */
export const markdownOf = ({ state: { doc } }: Editor): string => {
  const nodes = new Map<DocumentNode, Node>();
  const content = Array.from({ length: doc.childCount }, (_, index): DocumentNode => {
    const node = doc.child(index);
    const stand = { type: node.type.name };
    nodes.set(stand, node);
    return stand;
  });
  return writeMarkdown({ type: 'doc', content }, (stand, alternate) => {
    const node = nodes.get(stand);
    return node ? writeKnown(node, alternate) : '';
  });
};

/** Few enough blocks for the pause between two keys. */
const BLOCKS_AT_ONCE = 20;

/** Writes every block down once while nothing else happens: the first save of a long note is then as quick as the others. */
export const writeAhead = (editor: Editor, whenIdle: (act: () => void) => void): void => {
  const writeFrom = (first: number): void => {
    if (editor.isDestroyed) return;
    const { doc } = editor.state;
    const last = Math.min(first + BLOCKS_AT_ONCE, doc.childCount);
    for (let index = first; index < last; index += 1) writeKnown(doc.child(index), false);
    if (last < doc.childCount) whenIdle(() => writeFrom(last));
  };
  whenIdle(() => writeFrom(0));
};

/** Shows another text, and leaves every block alone that is in both: the cursor stays where it was. */
export const showMarkdown = (editor: Editor, markdown: string): void => {
  const { state, schema, view } = editor;
  const next = schema.nodeFromJSON(readMarkdown(markdown));
  const { doc } = state;
  let start = 0;
  let from = 0;
  while (start < doc.childCount && start < next.childCount && doc.child(start).eq(next.child(start))) {
    from += doc.child(start).nodeSize;
    start += 1;
  }
  let end = 0;
  let to = doc.content.size;
  while (
    end < doc.childCount - start &&
    end < next.childCount - start &&
    doc.child(doc.childCount - 1 - end).eq(next.child(next.childCount - 1 - end))
  ) {
    to -= doc.child(doc.childCount - 1 - end).nodeSize;
    end += 1;
  }
  const fresh = Array.from({ length: next.childCount - start - end }, (_, index) =>
    next.child(start + index),
  );
  view.dispatch(state.tr.replaceWith(from, to, fresh).setMeta('addToHistory', false));
};
