import { Parser } from 'htmlparser2';
import type { Block } from './flow.ts';
import { latexOf } from './mathematics.ts';
import { lowered, raised } from './scripts.ts';
import { growTree } from './tree.ts';
import { Unreadable } from './unreadable.ts';
import { makeWriter } from './writer.ts';

const SKIPPED = new Set([
  'script',
  'style',
  'svg',
  'template',
  'noscript',
  'iframe',
  'object',
  'select',
  'button',
  'rt',
  'rp',
  'canvas',
  'audio',
  'video',
]);
const BLOCKS = new Set([
  'p',
  'div',
  'section',
  'article',
  'aside',
  'main',
  'header',
  'footer',
  'nav',
  'blockquote',
  'figure',
  'figcaption',
  'address',
  'dl',
  'dt',
  'dd',
  'hr',
  'body',
  'form',
  'fieldset',
  'details',
  'summary',
  'hgroup',
  'center',
  'caption',
  'legend',
]);
const HEADING = /^h([1-6])$/;
/** Pictures of formulas carry them as words. */
const FORMULA_PICTURE = /math|latex|tex\b|equation|formula/i;

/** Deeper than any page; the parser's time grows with the square of it. */
const DEEPEST = 5_000;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** These are never closed, or need not be. */
const UNCLOSED = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd td th tr thead tbody tfoot option optgroup colgroup rt rp html head body'.split(
    ' ',
  ),
);

const refuseDeepNesting = (html: string): void => {
  let depth = 0;
  for (const [, slash, tag = ''] of html.matchAll(TAG)) {
    if (UNCLOSED.has(tag.toLowerCase())) continue;
    depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) throw new Unreadable('broken', `Its elements are nested more than ${DEEPEST} deep.`);
  }
};

interface Markup {
  readonly blocks: readonly Block[];
  readonly title: string | null;
}

/** The blocks of a web page or of an e-book's section. */
export const blocksOfHtml = (html: string): Markup => {
  refuseDeepNesting(html);
  const writer = makeWriter();
  let title = '';
  let inHead = false;
  let inTitle = false;
  let skipped: { tag: string; depth: number } | null = null;
  let mathematics: ReturnType<typeof growTree> | null = null;
  const scripts: { tag: string; text: string }[] = [];

  const open = (given: string, attributes: Readonly<Record<string, string>>): void => {
    const tag = localName(given);
    if (skipped) {
      if (tag === skipped.tag) skipped.depth += 1;
      return;
    }
    if (mathematics) return mathematics.open(tag, attributes);
    if (attributes['id'] !== undefined) writer.name(attributes['id']);
    if (tag === 'a' && attributes['name'] !== undefined) writer.name(attributes['name']);
    if (tag === 'math') mathematics = growTree(tag, attributes);
    else if (tag === 'head') inHead = true;
    else if (tag === 'title') inTitle = true;
    else if (SKIPPED.has(tag)) skipped = { tag, depth: 1 };
    else if (tag === 'sup' || tag === 'sub') scripts.push({ tag, text: '' });
    else if (tag === 'img') writer.text(formulaIn(attributes));
    else opened(writer, tag);
  };
  const text = (words: string): void => {
    if (skipped) return;
    if (mathematics) return mathematics.text(words);
    if (inTitle) title += words;
    else if (inHead) return;
    else {
      const script = scripts.at(-1);
      if (script) script.text += words;
      else writer.text(words);
    }
  };
  const close = (given: string): void => {
    const tag = localName(given);
    if (skipped) {
      if (tag === skipped.tag) skipped.depth -= 1;
      if (skipped.depth === 0) skipped = null;
      return;
    }
    if (mathematics) {
      if (tag !== 'math' || !mathematics.isWhole()) return mathematics.close();
      writer.text(formula(latexOf(mathematics.root), mathematics.root.attributes['display'] === 'block'));
      mathematics = null;
    } else if (tag === 'head') inHead = false;
    else if (tag === 'title') inTitle = false;
    else if (tag === 'sup' || tag === 'sub') {
      const script = scripts.pop();
      if (script) text(scripted(script));
    } else closed(writer, tag);
  };

  const parser = new Parser(
    { onopentag: open, ontext: text, onclosetag: close },
    { decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.write(html);
  parser.end();
  return { blocks: writer.finish(), title: title.replaceAll(/\s+/g, ' ').trim() || null };
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

type Writer = ReturnType<typeof makeWriter>;

const opened = (writer: Writer, tag: string): void => {
  const level = HEADING.exec(tag)?.[1];
  if (level !== undefined) writer.beginHeading(Number(level));
  else if (tag === 'br') writer.lineBreak();
  else if (tag === 'pre') writer.beginCode();
  else if (tag === 'ul' || tag === 'ol') writer.beginList(tag === 'ol');
  else if (tag === 'li') writer.beginItem();
  else if (tag === 'table') writer.beginTable();
  else if (tag === 'tr') writer.beginRow();
  else if (tag === 'td' || tag === 'th') writer.beginCell();
  else if (BLOCKS.has(tag)) writer.endParagraph();
};

const closed = (writer: Writer, tag: string): void => {
  if (HEADING.test(tag)) writer.endParagraph();
  else if (tag === 'pre') writer.endCode();
  else if (tag === 'ul' || tag === 'ol') writer.endList();
  else if (tag === 'li') writer.endItem();
  else if (tag === 'table') writer.endTable();
  else if (tag === 'td' || tag === 'th') writer.endCell();
  else if (BLOCKS.has(tag)) writer.endParagraph();
};

const formula = (latex: string, displayed: boolean): string => {
  if (latex === '') return '';
  return displayed ? ` $$${latex}$$ ` : `$${latex}$`;
};

const formulaIn = ({ alt = '', class: kind = '' }: Readonly<Record<string, string>>): string => {
  if (/^\s*\$.*\$\s*$/s.test(alt)) return alt.trim();
  return alt !== '' && (FORMULA_PICTURE.test(kind) || alt.includes('\\')) ? `$${alt.trim()}$` : '';
};

const scripted = ({ tag, text }: { tag: string; text: string }): string => {
  const words = text.trim();
  const own = tag === 'sup' ? raised(words) : lowered(words);
  if (own !== null) return own;
  // Ordinals (1st) and marks of footnotes read well as they are.
  return words.length > 3 || /^(?:st|nd|rd|th|[a-z*†‡[\]]+)$/i.test(words)
    ? text
    : `${tag === 'sup' ? '^' : '_'}${words}`;
};
