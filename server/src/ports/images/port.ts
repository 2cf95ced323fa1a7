import { Failure } from '@studia/contract/errors';

/** A small picture that holds nothing but its pixels. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'image/webp';
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
