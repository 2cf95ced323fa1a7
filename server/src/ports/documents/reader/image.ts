import { MOST_PIXELS } from '../limits.ts';
import { recognise, type GreyPicture } from './ocr.ts';
import type { OpenedDocument } from './opened.ts';
import { Unreadable } from './unreadable.ts';

/** Letters on a page of this width are as large as recognition likes them. */
const BEST_WIDTH = 1_700;
const LARGEST_SIDE = 3_400;
const MOST_ENLARGED = 2;

/** Opens a picture: one page, whose words have to be recognised. */
export const readImage = async (bytes: Uint8Array): Promise<OpenedDocument> => {
  const image = await decoded(bytes);
  const size = { width: image.width, height: image.height };
  return {
    about: { pages: 1, title: null, author: null, outline: [] },
    pages: async function* (from) {
      if (from > 1) return;
      const page = await recognise(await greyed(image));
      yield { number: 1, label: null, by: 'ocr', size, ...page };
    },
  };
};

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

type Image = Awaited<ReturnType<typeof decoded>>;

const greyed = async (image: Image): Promise<GreyPicture> => {
  const { createCanvas } = await import('@napi-rs/canvas');
  const wanted = Math.min(MOST_ENLARGED, BEST_WIDTH / image.width);
  const scale = Math.min(Math.max(1, wanted), LARGEST_SIDE / Math.max(image.width, image.height));
  const [width, height] = [
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  ];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // What is transparent was meant to lie on paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return { width, height, pixels: greyOf(context.getImageData(0, 0, width, height).data) };
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
