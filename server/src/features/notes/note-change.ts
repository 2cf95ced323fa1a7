import type { NoteId } from '@studia/contract/ids';
import type { NoteSource, RevisionReason } from '@studia/contract/notes';
import type { Quote } from '@studia/contract/proof';

/** A note that is to be kept. */
export interface NewNote {
  /** The sender's own id for it: the same id again never makes a second one. */
  id?: NoteId | undefined;
  title: string;
  /** Markdown; `sourceLink` of the contract shows a quote in it. */
  content: string;
  tags?: readonly string[] | undefined;
  source?: NoteSource | undefined;
  /** Those that the content does not show are listed at its end. */
  quotes?: readonly Quote[] | undefined;
}

/** What changes of a note; the rest stays. */
export interface NoteChange {
  /** What the change is based on. */
  revision: number;
  title?: string | undefined;
  content?: string | undefined;
  tags?: readonly string[] | undefined;
  quotes?: readonly Quote[] | undefined;
  reason?: RevisionReason | undefined;
}
