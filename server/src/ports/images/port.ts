import { Failure } from '@studia/contract/errors';

/** A small picture that holds nothing but its pixels. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'image/webp';
}

/** Lines and words on white paper, in pixels. */
export interface LineDrawing {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly {
    readonly points: readonly (readonly [number, number])[];
    readonly width: number;
    /** Marked over, so that what lies below can still be seen. */
    readonly pale: boolean;
  }[];
  readonly words: readonly { readonly text: string; readonly at: readonly [number, number] }[];
}

/** Makes pictures from outside harmless and small. */
export interface Images {
  /** What every picture made here is. */
  readonly type: Picture['type'];
  /**
   * The middle of a PNG, JPEG or WebP picture as a square of `size` pixels, upright and without metadata;
   * throws `ImageRefused` for anything else. The picture carries chance, so that no two files are alike.
   */
  squarePhoto(bytes: Uint8Array, options: { readonly size: number }): Promise<Picture>;
  /** A drawing as a PNG picture, for who can only see pixels. */
  lineDrawing(drawing: LineDrawing): Promise<Uint8Array>;
  /** Whether a file was made here. */
  isPicture(file: Uint8Array): boolean;
}

/** These bytes are no picture that is read here; the detail is for the log. */
export class ImageRefused extends Failure {
  override name = 'ImageRefused';
  readonly detail: string;

  constructor(detail: string, options?: { cause?: unknown }) {
    super('photo_unreadable', options);
    this.detail = detail;
  }
}
