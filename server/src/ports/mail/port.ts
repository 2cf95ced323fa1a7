/** One letter to one person. */
export interface Letter {
  /** The bare address of one recipient. */
  readonly to: string;
  readonly subject: string;
  /** Paragraphs, with an empty line between them; the last one is the signature. */
  readonly text: string;
  /** The same letter for readers that show HTML; where there is none, it is made from the text, in Studia's style. */
  readonly html?: string;
  /** The one thing to do about it: a button in HTML, an address in text; it stands before the signature. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Where the reader ends letters of this kind; for letters only that nobody needs. */
  readonly unsubscribe?: string;
  /** The bare address of who should get the answer. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
}

/** A file that travels with a letter. */
interface Attachment {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: Uint8Array;
}

/** Takes letters out of the house. */
export interface Mail {
  /** `outbox` keeps letters on this machine, so the screens can say where to look for a code. */
  readonly kind: 'outbox' | 'smtp';
  /** Hands a letter over; when this resolves, the next station has it. */
  send(letter: Letter): Promise<void>;
  /** Rejects when letters could not be sent now. */
  check(): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
}

/** The letter itself is wrong: sending it again can never help. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

/** The letter could not be handed over now: trying again later may help. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}
