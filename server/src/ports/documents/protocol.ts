import type { DocumentFile, DocumentKind, ReadEvent, ReadLimits } from './port.ts';

/** What the server asks of a child. */
export type Order =
  | {
      readonly type: 'read';
      readonly file: DocumentFile;
      readonly from: number;
      readonly limits: Pick<ReadLimits, 'bytes' | 'pages'>;
    }
  | {
      readonly type: 'picture';
      readonly file: DocumentFile;
      readonly page: number;
      readonly width: number;
      readonly limits: Pick<ReadLimits, 'bytes' | 'pages'>;
    };

/** What a child is told to get ready for; it answers nothing. */
export interface Expectation {
  readonly type: 'expect';
  readonly kind: DocumentKind;
}

/** What a child answers: events of a reading, or a picture. */
export type Report =
  | Exclude<ReadEvent, { type: 'failed' }>
  // `spent`: what reads is in disorder, and the child wants to be replaced.
  | (Extract<ReadEvent, { type: 'failed' }> & { readonly spent: boolean })
  | { readonly type: 'picture'; readonly bytes: Uint8Array | null };

/** Whether this is the last word about an order. */
export const isLast = ({ type }: Report): boolean =>
  type === 'done' || type === 'failed' || type === 'picture';
