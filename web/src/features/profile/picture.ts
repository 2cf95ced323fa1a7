import { ERRORS } from '@studia/contract/error-list';
import { Failure } from '@studia/contract/errors';
import { PHOTO_MEGABYTES } from '@studia/contract/profile';
import type { Crop } from './crop.ts';

/** What the file chooser offers and what a dropped file must be. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

const LONGEST_SIDE = 512;
const QUALITY = 0.9;

/** Opens a chosen file, the right way up. Wrong kinds, broken and oversized files are failures with a sentence. */
export const readPicture = async (file: File): Promise<ImageBitmap> => {
  if (!PHOTO_TYPES.some((type) => type === file.type))
    throw new Failure('photo_unreadable', ERRORS.photo_unreadable);
  if (file.size > PHOTO_MEGABYTES * 1024 * 1024) throw new Failure('photo_too_large', ERRORS.photo_too_large);
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new Failure('photo_unreadable', { ...ERRORS.photo_unreadable, cause: error });
  }
};

/** Draws the cropped square over a whole canvas of this many pixels. */
export const drawCrop = (
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  crop: Crop,
  pixels: number,
): void => {
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  // JPEG knows no transparency; a see-through drawing gets white paper.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, pixels, pixels);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, crop.left, crop.top, crop.side, crop.side, 0, 0, pixels, pixels);
};

/** The cropped square as a small JPEG in base64. Drawing it anew leaves the camera's notes (place, time) behind. */
export const encodeCrop = async (picture: ImageBitmap, crop: Crop): Promise<string> => {
  const canvas = document.createElement('canvas');
  drawCrop(canvas, picture, crop, Math.min(LONGEST_SIDE, Math.round(crop.side)));
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new Failure('photo_unreadable', ERRORS.photo_unreadable);
  return toBase64(new Uint8Array(await blob.arrayBuffer()));
};

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
