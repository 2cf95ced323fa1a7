import { namedSigns } from './say.ts';

const FENCE = /^\s{0,3}(`{3,}|~{3,})/;
const RULE = /^\s{0,3}(?:[-*_]\s*){3,}$/;
const TABLE_RULE = /^[\s:|-]+$/;
const HEADING = /^\s{0,3}#{1,6}\s+/;
const ITEM = /^\s*(?:[-*+]|(\d{1,3})[.)])\s+(?:\[[ xX]\]\s+)?/;
const FOOTNOTE = /^\s{0,3}\[\^[\w-]+\]:/;
const ENDS = /[.!?:;…]["'’”)*_]*$/;

/** A piece of text that ends in a pause. */
const closed = (text: string): string => (text === '' || ENDS.test(text) ? text : `${text}.`);

/** The paragraphs of a Markdown text as plain text for the ear; formulas stay as they are written. */
export const paragraphsOf = (markdown: string): string[] => {
  const paragraphs: string[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  let inFormula = false;
  const flush = (): void => {
    const text = inline(lines.join(' ')).trim();
    if (text !== '') paragraphs.push(closed(text));
    lines = [];
  };
  const alone = (text: string): void => {
    flush();
    lines.push(text);
    flush();
  };

  for (const line of withoutFrontMatter(markdown).split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      continue;
    }
    if (mark !== undefined && !inFormula) {
      flush();
      fence = mark;
      paragraphs.push('Code example.');
      continue;
    }
    if (line.trim() === '$$') {
      inFormula = !inFormula;
      lines.push('$$');
      continue;
    }
    const bare = line.replace(/^(?:\s*>)+\s?(?:\[![A-Z]+\]\s*$)?/, '');
    const item = ITEM.exec(bare);
    if (inFormula) lines.push(line);
    else if (bare.trim() === '' || RULE.test(bare) || FOOTNOTE.test(bare)) flush();
    else if (TABLE_RULE.test(bare) && bare.includes('-')) flush();
    else if (HEADING.test(bare))
      alone(
        bare
          .replace(HEADING, '')
          .trimEnd()
          .replace(/ #{1,6}$/, ''),
      );
    else if (/^\s*\|.*\|\s*$/.test(bare)) alone(cellsOf(bare));
    else if (item) {
      flush();
      lines.push(`${item[1] === undefined ? '' : `${item[1]}: `}${bare.slice(item[0].length)}`);
    } else lines.push(bare.trim());
  }
  flush();
  return paragraphs;
};

const withoutFrontMatter = (markdown: string): string => {
  if (!markdown.startsWith('---\n')) return markdown;
  const end = markdown.indexOf('\n---', 4);
  return end < 0 ? markdown : markdown.slice(end + 4);
};

const cellsOf = (row: string): string =>
  row
    .replaceAll(String.raw`\|`, '∣')
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ');

/** What is marked within a line, without its marks. */
const inline = (text: string): string => {
  // Formulas are put aside: a star or a line below means something else in them.
  const formulas: string[] = [];
  const typed = text
    .replaceAll(/\\\(([^()]*(?:\([^()]*\)[^()]*)*)\\\)/g, (_all, formula: string) => `$${formula.trim()}$`)
    .replaceAll(/\\\[([^[\]]*)\\\]/g, (_all, formula: string) => `$$${formula.trim()}$$`);
  const aside = typed.replaceAll(/\$\$[^$]+\$\$|(?<!\\)\$(?!\s)[^$\n]+?(?<!\\)\$(?!\d)/g, (formula) => {
    formulas.push(formula);
    return `\uE000${formulas.length - 1}\uE000`;
  });
  const plain = aside
    .replaceAll(/<(https?:[^>\s]+)>/g, '$1')
    .replaceAll(/(?<!\]\()\b(?:https?:\/\/|www\.)[^\s<>()]*[\w/]/g, 'link')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/!\[([^[\]]*)\]\([^()]*\)/g, (_all, alt: string) =>
      alt.trim() === '' ? '' : `Picture: ${closed(alt.trim())}`,
    )
    .replaceAll(/\[\^[\w-]+\]/g, '')
    .replaceAll(/\s?\[[^[\]]*\]\(#q=[^()]*\)/g, '')
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/\[([^[\]]+)\]\[[^[\]]*\]/g, '$1')
    .replaceAll(/<br\s*\/?>/gi, ', ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/`{1,3}([^`]+)`{1,3}/g, '$1')
    .replaceAll(/\*{1,3}([^*\s](?:[^*]*[^*\s])?)\*{1,3}/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}])_{1,3}([^_\s](?:[^_]*[^_\s])?)_{1,3}(?![\p{L}\p{N}])/gu, '$1')
    .replaceAll(/~~([^~]+)~~/g, '$1')
    .replaceAll(/(?<![^\s])==([^=\s](?:[^=]*[^=\s])?)==/g, '$1')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|~-])/g, '$1');
  // An exclamation mark of `!=` ends no sentence.
  return namedSigns(plain).replaceAll(/\uE000(\d+)\uE000/g, (_all, at: string) => formulas[Number(at)] ?? '');
};
