import { posix } from 'node:path';
import { strFromU8 } from 'fflate';
import { documentKinds } from '../kinds.ts';
import { unpack } from './archive.ts';
import { packageOf, packagePath } from './epub-package.ts';
import { openPdf } from './pdf/pdfium.ts';
import { decoded } from './picture.ts';
import { parseXml } from './xml.ts';

interface Wish {
  readonly page: number;
  readonly width: number;
}

const QUALITY = 80;

/** A page as WebP; null where there is nothing to show. */
export const paint = async (bytes: Uint8Array, { page, width }: Wish): Promise<Uint8Array | null> => {
  const kind = await documentKinds.kindOf(bytes);
  if (kind === 'pdf') return paintPdf(bytes, page, width);
  if (kind === 'image' && page === 1) return shrunk(bytes, width);
  if (kind !== 'epub' || page !== 1) return null;
  const cover = coverOf(bytes);
  return cover && shrunk(cover, width);
};

const paintPdf = async (bytes: Uint8Array, page: number, width: number): Promise<Uint8Array | null> => {
  const pdf = await openPdf(bytes);
  try {
    const picture = pdf.render(page, width);
    if (picture === null) return null;
    const { createCanvas, ImageData } = await import('@napi-rs/canvas');
    const canvas = createCanvas(picture.width, picture.height);
    const data = new ImageData(new Uint8ClampedArray(picture.colours), picture.width, picture.height);
    canvas.getContext('2d').putImageData(data, 0, 0);
    return await canvas.encode('webp', QUALITY);
  } finally {
    pdf.close();
  }
};

const shrunk = async (bytes: Uint8Array, width: number): Promise<Uint8Array> => {
  const { createCanvas } = await import('@napi-rs/canvas');
  const image = await decoded(bytes);
  const scale = Math.min(1, width / image.width);
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.encode('webp', QUALITY);
};

const coverOf = (bytes: Uint8Array): Uint8Array | null => {
  const texts = unpack(bytes, (name) => name === 'META-INF/container.xml' || name.endsWith('.opf'));
  const text = (name: string): string | null => {
    const entry = texts.get(name);
    return entry ? strFromU8(entry) : null;
  };
  const path = packagePath(text('META-INF/container.xml'));
  const { cover } = packageOf(parseXml(text(path) ?? ''), posix.dirname(path));
  return cover === null ? null : (unpack(bytes, (name) => name === cover).get(cover) ?? null);
};
