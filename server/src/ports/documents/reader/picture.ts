import { MOST_PIXELS } from '../limits.ts';
import { Unreadable } from './unreadable.ts';

/** Decodes PNG, JPEG, WebP, GIF or BMP, upright. */
export const decoded = async (bytes: Uint8Array) => {
  const { loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(bytes).catch((error: unknown) => {
    throw new Unreadable('broken', 'The picture can not be decoded.', { cause: error });
  });
  const { width, height } = image;
  if (width === 0 || height === 0) throw new Unreadable('broken', 'The picture has no points.');
  if (width * height > MOST_PIXELS) throw new Unreadable('too-large', `It has ${width} × ${height} points.`);
  return image;
};

/** Brightness as eyes see it, of points in red, green, blue and opacity. */
export const greyOf = (colours: Uint8Array | Uint8ClampedArray): Uint8Array => {
  const grey = new Uint8Array(colours.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] =
      ((colours[from] ?? 0) * 299 + (colours[from + 1] ?? 0) * 587 + (colours[from + 2] ?? 0) * 114) / 1_000;
  }
  return grey;
};
