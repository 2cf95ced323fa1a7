/** The kinds of documents that can be told apart. */
export type DocumentKind = 'pdf' | 'doc' | 'docx';

/** Looks into documents that people send. */
export interface Documents {
  /** What the content is, whatever it is called; null for anything else. */
  kindOf(content: Uint8Array): DocumentKind | null;
}
