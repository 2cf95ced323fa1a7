/**
 * A long public document as data. Inside a sentence, `[words](address)` is a link, `**words**` is strong and
 * `` `words` `` is a name that a computer would read.
 */
export interface DocumentText {
  /** What the page is about, in a sentence or two. */
  lead: string;
  /** The day of the last change, as it is shown. */
  updated?: string;
  /** Whether the sections are counted, so that one can refer to them. */
  numbered?: boolean;
  sections: readonly DocumentSection[];
}

export interface DocumentSection {
  /** Part of the address, for links to this section. */
  id: string;
  title: string;
  /** The section for who will not read it. */
  inShort: string;
  blocks: readonly Block[];
}

/** A paragraph, a list or a table. */
export type Block =
  | string
  | { list: readonly string[] }
  | { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export const documentText = {
  contents: 'On this page',
  inShort: 'In short',
  updated: 'Last updated',
} as const;
