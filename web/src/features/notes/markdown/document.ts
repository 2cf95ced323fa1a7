/** A part of a note as the editor holds it. */
export interface DocumentNode {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
  content?: DocumentNode[];
  marks?: DocumentMark[];
  text?: string;
}

export interface DocumentMark {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
}

/** As much of a Markdown tree as is read and written here. */
export interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  depth?: number;
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  checked?: boolean | null;
  lang?: string | null;
  url?: string;
  alt?: string | null;
  title?: string | null;
  align?: (string | null)[] | null;
}

/** Addresses that a link in a note may have: other pages of Studia, the web, and mail. */
export const isSafeAddress = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(address);

/** A formula as it can stand in Markdown: a blank line would end its block, a dollar the formula, and so would a sign at its end. */
export const tidyLatex = (latex: string): string =>
  latex
    .replaceAll(/\n\s*\n/g, '\n')
    .replaceAll(/(\\[^])|\$/g, (_, escaped: string | undefined) => escaped ?? String.raw`\$`)
    .replace(/(?<!\\)((?:\\\\)*)\\\s*$/, '$1')
    .trim();

/** A bar would end a cell in other readers: in a formula it has a name, too. */
export const withoutBars = (latex: string): string =>
  latex
    .replaceAll(String.raw`\|`, String.raw`\Vert `)
    .replaceAll('|', String.raw`\vert `)
    .trim();

/** An attribute that is text; nothing where it is something else. */
export const textOf = (attrs: DocumentNode['attrs'], name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : '';
};
