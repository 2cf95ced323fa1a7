/** The kinds of documents that can be told apart. All but `doc` can be read. */
export type DocumentKind = 'pdf' | 'epub' | 'docx' | 'pptx' | 'markdown' | 'html' | 'text' | 'image' | 'doc';

/** A document: a file on this machine, or its bytes. */
export type DocumentFile = { readonly path: string } | { readonly bytes: Uint8Array };

/** A place on a page: shares of its width and height, counted from the upper left corner. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A printed line: which characters of the page's text it holds, and where it stands. */
export interface PageLine {
  readonly start: number;
  readonly end: number;
  readonly box: PageBox;
}

/** A heading within a page: where it begins in the page's text, and how high it stands (1 is the highest). */
export interface PageHeading {
  readonly title: string;
  readonly start: number;
  readonly level: number;
}

/** A page as it was read. Its text is what quotes refer to: the same file gives the same text again. */
export interface ReadPage {
  /** Counted from 1. */
  readonly number: number;
  /** What is printed on it instead of its number, such as "iv"; null where nothing is known. */
  readonly label: string | null;
  /**
   * Paragraphs, with an empty line between them. Of EPUB, DOCX, PPTX, HTML and Markdown they are light Markdown:
   * headings, lists, tables, code and `$mathematics$` keep their signs; the others are plain.
   */
  readonly text: string;
  /** What looks like a heading on it: the only outline of a PDF that has none. */
  readonly headings: readonly PageHeading[];
  /** Whether the words were in the file, or were recognised in a picture of the page. */
  readonly by: 'text' | 'ocr';
  /** Points of a PDF's page, pixels of a picture; null where the format has no pages of its own. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Where its lines stand; none where the format has no pages of its own. */
  readonly lines: readonly PageLine[];
}

/** A chapter or section, in the order of the document; level 1 is the highest. */
export interface OutlineEntry {
  readonly title: string;
  readonly page: number;
  readonly level: number;
}

/** Why a document could not be read. */
export type ReadTrouble =
  | 'encrypted'
  | 'empty'
  | 'broken'
  | 'too-many-pages'
  | 'too-large'
  | 'took-too-long'
  | 'unsupported';

/** What is told while a document is read: `opened`, its pages in order, then exactly one `done` or `failed`. */
export type ReadEvent =
  | {
      readonly type: 'opened';
      readonly kind: DocumentKind;
      readonly pages: number;
      readonly title: string | null;
      readonly author: string | null;
      readonly outline: readonly OutlineEntry[];
    }
  | { readonly type: 'page'; readonly page: ReadPage }
  | {
      readonly type: 'done';
      /** As ISO 639-1 has it, such as `en`; null when it can't be told. */
      readonly language: string | null;
    }
  | {
      readonly type: 'failed';
      readonly trouble: ReadTrouble;
      /** The page that was being read; null when it was none. */
      readonly page: number | null;
      /** For the log, never for a student. */
      readonly detail: string;
    };

/** How much one document may ask for. */
export interface ReadLimits {
  readonly bytes: number;
  readonly pages: number;
  /** Milliseconds for opening it. */
  readonly openTime: number;
  /** Milliseconds for one page. */
  readonly pageTime: number;
  /** Milliseconds for everything. */
  readonly wholeTime: number;
}

/** How to read. */
export interface ReadOptions {
  /** The first page that is wanted; pages before it are left out. */
  readonly from?: number;
  readonly limits?: Partial<ReadLimits>;
  /** Long work that leaves room for others: it never takes the last place. */
  readonly background?: boolean;
  /** Ends the reading: the stream then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Content that is read in parts, so that nobody has to hold all of it. */
export interface DocumentContent {
  readonly size: number;
  /** The bytes from `start` up to `end`, or up to where the content ends. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** Looks into documents that people send. */
export interface DocumentKinds {
  /** What the content is, whatever it is called; null for anything else. Reads its beginning and an archive's directory. */
  kindOf(content: DocumentContent | Uint8Array): Promise<DocumentKind | null>;
  /** What a browser calls a document of this kind; a picture tells by its first bytes. */
  mediaTypeOf(kind: DocumentKind, beginning: Uint8Array): string;
}

/** Reads documents that people send, whatever harm they are meant to do. */
export interface Documents extends DocumentKinds {
  /** Reads page by page. What is wrong with the document is told by `failed`, never thrown. */
  read(file: DocumentFile, options?: ReadOptions): AsyncIterable<ReadEvent>;
  /** Tells that something of a kind is about to be read, so that whoever reads it has its tools at hand; of any, when unknown. */
  getReady(kind?: DocumentKind): void;
  /** A page of a PDF, an EPUB's cover or a picture, as WebP of this width at most; null where there is nothing to show. */
  pictureOf(
    file: DocumentFile,
    options: { readonly page: number; readonly width: number },
  ): Promise<Uint8Array | null>;
  /** Ends every reading and whatever does it. */
  close(): Promise<void>;
}
