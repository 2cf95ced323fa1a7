import type { Readable } from 'node:stream';

/** What is to be kept: bytes at hand, or a stream of them. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** A kept file: its name is the SHA-256 of its bytes, in hexadecimal. */
export interface StoredFile {
  readonly hash: string;
  readonly size: number;
}

/** A part of a file; both ends are included and counted from 0, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  /** The last byte; without it, to the end of the file. */
  readonly end?: number;
}

/** Keeps files under the hash of their content, so that one content is kept once. */
export interface Files {
  /** Keeps the content whole, or nothing of it; when this resolves, it outlives a power cut. */
  put(content: Content, limits: { readonly limitBytes: number }): Promise<StoredFile>;
  /** The bytes of a file, or of a part of it. */
  get(hash: string, range?: ByteRange): Promise<Readable>;
  /** Whether a file is kept. */
  has(hash: string): Promise<boolean>;
  /** How many bytes a file has. */
  size(hash: string): Promise<number>;
  /** Forgets a file; forgetting one that is not there is fine. */
  remove(hash: string): Promise<void>;
  /** How many files are kept and how large they are together; null where only the store's own tools can tell. */
  usage(): Promise<{ readonly count: number; readonly bytes: number } | null>;
  /** Lets go of connections. */
  close(): Promise<void>;
}

/** There is no file of this name. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** The content is larger than the caller allows. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** The part asked for lies outside the file. */
export class RangeOutsideFile extends Error {
  override readonly name = 'RangeOutsideFile';
}

/** There is no room left; nothing was kept. */
export class FilesFull extends Error {
  override readonly name = 'FilesFull';
}

/** A kept file of one person. */
interface PrivateFile {
  /** The name under which it is found again. */
  readonly file: string;
  readonly size: number;
  /** The SHA-256 of what was given, in hexadecimal: equal contents have equal ones. */
  readonly contentHash: string;
}

/** Files that belong to one person each: equal contents are kept apart, so that removing one removes nobody else's. */
export interface PrivateFiles {
  /** Keeps the content whole, or nothing of it. */
  keep(content: AsyncIterable<Uint8Array>, limits: { readonly limitBytes: number }): Promise<PrivateFile>;
  /** The bytes of a file, or of a part of it. */
  open(file: string, range?: ByteRange): Promise<Readable>;
  /** All bytes of a file, at once. */
  bytes(file: string): Promise<Uint8Array>;
  /** The file for who needs parts of it only. */
  inParts(privateFile: Pick<PrivateFile, 'file' | 'size'>): {
    readonly size: number;
    /** The bytes from `start` up to `end`, or up to where the file ends. */
    read(start: number, end: number): Promise<Uint8Array>;
  };
  /** Lets somebody work with it as a file of this machine, which is gone afterwards. */
  onDisk<T>(file: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Forgets a file; forgetting one that is not there is fine. */
  remove(file: string): Promise<void>;
}

/** A file in a folder of the operator's. */
export interface FolderFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** Its bytes, piece by piece. */
  content(): AsyncIterable<Uint8Array>;
  /** The SHA-256 of its bytes, in hexadecimal. */
  contentHash(): Promise<string>;
  /** The bytes from `start` up to `end`, or up to where the file ends. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** A folder that an operator names. Nothing outside of it can be reached through it. */
export interface Folder {
  /** A file of it, by its path within; null when there is none. */
  find(name: string): Promise<FolderFile | null>;
}
