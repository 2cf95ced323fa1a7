import type { MapNode, MapQuote } from '@studia/contract/mindmap';
import { blocksOf, quoteKeysIn } from '@studia/contract/note-text';
import { fitting } from './idea-parts.ts';

interface MappedNote {
  title: string;
  content: string;
  quotes: readonly { key: string; quote: MapQuote }[];
}

/** A line of a note that becomes an entry: how deep it stands, and what it says. */
interface Line {
  depth: number;
  words: string;
  role: MapNode['role'];
}

const HEADING = /^(#{1,6})\s+(\S.*)$/;
const ITEM = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?(\S.*)$/;
/** Code, tables, pictures, formulas and rules say nothing in a few words. */
const SILENT = /^\s*(?:`{3}|~{3}|\||!\[|\$\$|(?:[-*_]\s*){3,}$)/;
/** An item is under every heading, and a step deeper with each two spaces before it. */
const UNDER_HEADINGS = 10;
const LONGEST_SAID = 140;

/** A note: its headings, its lists and what it quotes; a section without lists is there with the first words of its paragraphs. */
export const mapOfNote = ({ title, content, quotes }: MappedNote): MapNode[] => {
  const byKey = new Map(quotes.map(({ key, quote }) => [key, quote]));
  const nodes: MapNode[] = [
    { id: 'root', parent: null, text: fitting(plain(title)), role: 'topic', idea: null, quote: null },
  ];
  const above: { depth: number; id: string }[] = [{ depth: 0, id: 'root' }];
  for (const { depth, words, role } of linesOf(content)) {
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const id = `line-${nodes.length}`;
    const [key = ''] = quoteKeysIn(words);
    const text = fitting(plain(words));
    if (text === '') continue;
    const quote = byKey.get(key) ?? null;
    nodes.push({ id, parent: above.at(-1)?.id ?? 'root', text, role, idea: null, quote });
    above.push({ depth, id });
  }
  return nodes;
};

const linesOf = (content: string): Line[] => {
  const lines: Line[] = [];
  const paragraphs: Line[] = [];
  // A section's paragraphs are shown only if nothing in it is shorter.
  const closeSection = (): void => void lines.push(...paragraphs.splice(0));
  for (const block of blocksOf(content)) {
    if (SILENT.test(block)) continue;
    if (block.startsWith('>')) {
      const words = block.replaceAll(/^>[ \t]?/gm, '').replaceAll(/\s+/g, ' ');
      if (quoteKeysIn(words).length > 0) lines.push({ depth: UNDER_HEADINGS, words, role: 'statement' });
      continue;
    }
    for (const line of block.split('\n')) {
      const [, marks, heading] = HEADING.exec(line) ?? [];
      const [, indent, item] = ITEM.exec(line) ?? [];
      if (marks !== undefined && heading !== undefined) {
        closeSection();
        lines.push({ depth: marks.length, words: heading, role: 'chapter' });
      } else if (indent !== undefined && item !== undefined) {
        paragraphs.length = 0;
        const depth = UNDER_HEADINGS + Math.floor(indent.replaceAll('\t', '  ').length / 2);
        lines.push({ depth, words: item, role: 'point' });
      } else if (line === block.split('\n')[0])
        paragraphs.push({ depth: UNDER_HEADINGS, words: firstSentence(block), role: 'point' });
    }
  }
  closeSection();
  return lines;
};

const firstSentence = (block: string): string => {
  const flat = block.replaceAll(/\s+/g, ' ');
  const end = flat.search(/[.!?] /);
  const sentence = end === -1 ? flat : flat.slice(0, end + 1);
  if (sentence.length <= LONGEST_SAID) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST_SAID))}…`;
};

/** Words without the signs of Markdown; quote links are drawn as pages instead. */
const plain = (words: string): string =>
  words
    .replaceAll(/\[[^[\]\n]*\]\(#q=[0-9a-z]{1,16}\)/g, '')
    .replaceAll(/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, (_, inner: string) => inner)
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!$|~<>])|[*_`~]+/g, (_, escaped: string | undefined) => escaped ?? '');
