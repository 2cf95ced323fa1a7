import { latexOf } from './mathematics.ts';
import { allOf, childOf, elementsIn, type Element } from './tree.ts';

interface SlideText {
  readonly title: string | null;
  readonly text: string;
}

const TITLES = new Set(['title', 'ctrTitle']);
/** What stands on every slide. */
const FURNITURE = new Set(['dt', 'ftr', 'sldNum', 'hdr', 'sldImg']);

/** The words of a slide, its title first; of notes only what the speaker wrote. */
export const slideText = (slide: Element | null, { notes = false } = {}): SlideText => {
  const [shapes] = allOf(slide ?? undefined, 'p:spTree');
  const titles: string[] = [];
  const parts: string[] = [];
  for (const shape of shapesIn(shapes)) {
    const place = placeOf(shape);
    if (FURNITURE.has(place ?? '') || (notes && place !== 'body')) continue;
    const text = textOf(shape);
    if (text === '') continue;
    if (TITLES.has(place ?? '') && !notes) titles.push(text.replaceAll(/\s+/g, ' '));
    else parts.push(text);
  }
  const title = titles.join(' ') || null;
  return { title, text: [...(title === null ? [] : [`# ${title}`]), ...parts].join('\n\n') };
};

/** Shapes in groups count like the others. */
const shapesIn = (parent: Element | undefined): Element[] =>
  elementsIn(parent).flatMap((child) => {
    if (child.tag === 'p:grpSp') return shapesIn(child);
    if (child.tag === 'mc:AlternateContent') return shapesIn(childOf(child, 'mc:Choice'));
    return child.tag === 'p:sp' || child.tag === 'p:graphicFrame' ? [child] : [];
  });

const placeOf = (shape: Element): string | undefined => {
  const [place] = allOf(elementsIn(shape)[0], 'p:ph');
  return place && (place.attributes['type'] ?? 'body');
};

const textOf = (shape: Element): string => {
  const [table] = allOf(shape, 'a:tbl');
  if (table) return tableText(table);
  const body = childOf(shape, 'p:txBody');
  const paragraphs = elementsIn(body)
    .filter(({ tag }) => tag === 'a:p')
    .map((paragraph) => ({
      text: words(paragraph),
      level: Number(childOf(paragraph, 'a:pPr')?.attributes['lvl'] ?? 0),
    }))
    .filter(({ text }) => text !== '');
  if (paragraphs.length < 2) return paragraphs.map(({ text }) => text).join('');
  return paragraphs.map(({ text, level }) => `${'  '.repeat(Math.min(level, 8) || 0)}- ${text}`).join('\n');
};

const words = (node: Element): string => {
  const write = (child: Element | string): string => {
    if (typeof child === 'string') return '';
    if (child.tag === 'm:oMath') return `$${latexOf(child)}$`;
    if (child.tag === 'a:t') return child.children.filter((part) => typeof part === 'string').join('');
    if (child.tag === 'a:br') return ' ';
    if (child.tag === 'mc:Fallback') return '';
    return child.children.map(write).join('');
  };
  return node.children.map(write).join('').replaceAll(/\s+/g, ' ').trim();
};

const tableText = (table: Element): string => {
  const rows = allOf(table, 'a:tr').map((row) =>
    elementsIn(row)
      .filter(({ tag }) => tag === 'a:tc')
      .map((cell) => words(cell).replaceAll('|', '\\|')),
  );
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const rule = `|${' --- |'.repeat(rows[0]?.length ?? 0)}`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
};
