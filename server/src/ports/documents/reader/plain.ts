import { decodedText } from '../encoding.ts';
import { layOut, type Block } from './flow.ts';
import { blocksOfHtml } from './markup.ts';
import type { OpenedDocument } from './open-document.ts';
import { Unreadable } from './unreadable.ts';

/** Opens a plain text. */
export const readText = async (bytes: Uint8Array): Promise<OpenedDocument> => {
  const blocks = paragraphs(textOf(bytes)).map((text) => {
    const level = HEADING_LINE.test(text) && text.length < LONGEST_HEADING ? 1 : null;
    return { text, level };
  });
  return flowing(blocks, null);
};

/** What a chapter is called in a text that has no other signs for one. */
const HEADING_LINE =
  /^(?:chapter|part|book|section|unit|lesson|kapitel|teil|chapitre|cap[ií]tulo)\s+[\dIVXLC]+\b[^\n]*$/i;
const LONGEST_HEADING = 90;

/** Opens a Markdown text, which stays as it is written. */
export const readMarkdown = async (bytes: Uint8Array): Promise<OpenedDocument> => {
  const { title, body } = withoutFrontMatter(textOf(bytes));
  const blocks = markdownBlocks(body);
  const first = blocks.find(({ level }) => level === 1);
  return flowing(blocks, title ?? (first ? first.text.replace(/^#+ /, '') : null));
};

/** Opens a web page. */
export const readHtml = async (bytes: Uint8Array): Promise<OpenedDocument> => {
  const declared = /charset\s*=\s*["']?([\w-]+)/i.exec(
    Buffer.from(bytes.subarray(0, 2_048)).toString('latin1'),
  );
  const { blocks, title } = blocksOfHtml(textOf(bytes, declared?.[1]));
  return flowing(blocks, title);
};

const textOf = (bytes: Uint8Array, declared?: string): string => {
  const text = decodedText(bytes, declared);
  if (text === null) throw new Unreadable('broken', 'It is no text after all.');
  return text.replace(/^\ufeff/, '').replaceAll(/\r\n?|\u2028|\u2029/g, '\n');
};

const flowing = (blocks: readonly Block[], title: string | null): OpenedDocument => {
  const { pages, outline } = layOut(blocks);
  return {
    about: { pages: pages.length, title, author: null, outline },
    pages: (from) => pages.slice(from - 1),
  };
};

const paragraphs = (text: string): string[] =>
  text
    .replaceAll('\f', '\n\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) => unwrapped(paragraph.replaceAll(/(?<![ \t])[ \t]+$/gm, '')))
    .filter((paragraph) => paragraph !== '');

const NARROWEST_WRAP = 50;

/** Lines that end only because the margin came are joined; verses, lists and tables keep theirs. */
const unwrapped = (paragraph: string): string => {
  const lines = paragraph.split('\n');
  const full = lines.slice(0, -1);
  const isWrapped =
    full.length > 0 &&
    full.every((line) => line.length >= NARROWEST_WRAP && !/^\s*[-*•|>]|\S {3,}\S/.test(line));
  return (isWrapped ? lines.map((line) => line.trim()).join(' ') : paragraph.replace(/^\n+/, '')).trimEnd();
};

const FRONT_MATTER = /^---\n([\s\S]*?)\n(?:---|\.\.\.)\n/;

const withoutFrontMatter = (text: string): { title: string | null; body: string } => {
  const found = FRONT_MATTER.exec(text);
  if (!found) return { title: null, body: text };
  const title = /^title:(.*)$/m
    .exec(found[1] ?? '')?.[1]
    ?.trim()
    .replace(/^["']/, '')
    .replace(/["']$/, '');
  return { title: title || null, body: text.slice(found[0].length) };
};

/** A heading may be closed by the marks that open it. */
const withoutClosingMarks = (words: string): string =>
  words
    .trimEnd()
    .replace(/(?<!#)#+$/, '')
    .trimEnd() || words.trimEnd();

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Blocks are parted by empty lines, but not inside fenced code or displayed mathematics. */
const markdownBlocks = (text: string): Block[] => {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  const end = (): void => {
    const block = lines.join('\n').trimEnd();
    if (block.trim() !== '') blocks.push({ text: block, level: null });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1]?.slice(0, 3) ?? (/^\s*\$\$\s*$/.test(line) ? '$$' : null);
    if (fence !== null) {
      lines.push(line);
      if (mark === fence) fence = null;
      continue;
    }
    const heading = /^(#{1,6})\s+(\S.*)$/.exec(line);
    const underlined = /^(=+|-{2,})\s*$/.exec(line);
    if (heading) {
      end();
      blocks.push({
        text: `${heading[1]} ${withoutClosingMarks(heading[2] ?? '')}`,
        level: heading[1]?.length ?? 1,
      });
    } else if (underlined && lines.length === 1) {
      const level = underlined[1]?.startsWith('=') ? 1 : 2;
      blocks.push({ text: `${'#'.repeat(level)} ${lines[0]?.trim()}`, level });
      lines = [];
    } else if (line.trim() === '') end();
    else {
      lines.push(line);
      if (mark !== null) fence = mark;
    }
  }
  end();
  return blocks;
};
