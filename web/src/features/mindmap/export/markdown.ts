import type { MapNode } from '@studia/contract/mindmap';
import { readerAddress } from '../../../client/reader-address.ts';
import { mapText } from '../../../text/mindmap.ts';
import { isLabelled, childrenOf, type MapTree } from '../tree.ts';

/** The whole map as a list in a list, each entry with the page that it came from. */
export const markdownOf = (tree: MapTree, origin: string): string => {
  const lines = [`# ${flat(tree.root.text)}`, ''];
  const visit = (node: MapNode, depth: number): void => {
    const label = isLabelled(node.role) ? `**${mapText.roles[node.role]}:** ` : '';
    lines.push(`${'  '.repeat(depth)}- ${label}${flat(node.text)}${pageLink(node, origin)}`);
    for (const child of childrenOf(tree, node.id)) visit(child, depth + 1);
  };
  for (const child of childrenOf(tree, tree.root.id)) visit(child, 0);
  return `${lines.join('\n')}\n`;
};

const flat = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

const pageLink = ({ quote }: MapNode, origin: string): string => {
  if (!quote) return '';
  const { book_id, title, page, label, start, end } = quote;
  const name = title.replaceAll(/[[\]]/g, '');
  return ` ([${name}, p. ${label ?? page}](${origin}${readerAddress(book_id, { page, start, end })}))`;
};
