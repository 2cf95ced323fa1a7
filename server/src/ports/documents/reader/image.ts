import { recognise, type GreyPicture } from './ocr.ts';
import type { OpenedDocument } from './open-document.ts';
import { decoded, greyOf } from './picture.ts';

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
