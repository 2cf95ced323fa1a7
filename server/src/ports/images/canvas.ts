import { dimensionsOf } from './dimensions.ts';
import { hasMark, marked } from './mark.ts';
import { ImageRefused, type Images, type LineDrawing } from './port.ts';

/** More than any telephone takes; decoded, such a picture fills 160 MB. */
const MOST_PIXELS = 40_000_000;
const PATIENCE = 10_000;
const QUALITY = 85;
const TYPE = 'image/webp';
const MARK_BYTES = 32;

interface Settings {
  /** So many random bytes. */
  newBytes: (count: number) => Uint8Array;
  /** Milliseconds that one picture may take. */
  patience?: number;
}

/**
 * Pictures through Skia, which decodes and encodes in threads of its own. One picture at a time, so that a class that
 * sets its photos together can't fill the memory.
 */
export const canvasImages = ({ newBytes, patience = PATIENCE }: Settings): Images => {
  let before: Promise<unknown> = Promise.resolve();
  return {
    type: TYPE,
    squarePhoto: async (bytes, { size }) => {
      refuseBefore(bytes);
      const picture = before.then(() => within(patience, redrawn(bytes, size)));
      before = picture.catch(() => null);
      return { bytes: marked(await picture, newBytes(MARK_BYTES)), type: TYPE };
    },
    lineDrawing: drawnLines,
    isPicture: (file) => hasMark(file, MARK_BYTES),
  };
};

/** Refuses by the head alone what would only show its size once it is decoded. */
const refuseBefore = (bytes: Uint8Array): void => {
  const dimensions = dimensionsOf(bytes);
  if (dimensions === null) throw new ImageRefused('It is neither PNG, JPEG nor WebP.');
  const { width, height } = dimensions;
  if (width === 0 || height === 0 || width * height > MOST_PIXELS)
    throw new ImageRefused(`It has ${width} × ${height} pixels.`);
};

const redrawn = async (bytes: Uint8Array, size: number): Promise<Uint8Array> => {
  // The library is large: who never sees a photo need not load it.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  // It turns a picture upright by its orientation mark while it decodes.
  const image = await loadImage(bytes).catch(refuseUndecodable);
  const side = Math.min(image.width, image.height);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  context.drawImage(image, left, top, side, side, 0, 0, size, size);
  return canvas.encode('webp', QUALITY);
};

const INK = '#222222';
const PALE = 'rgba(255, 214, 80, 0.6)';
const LETTERS = '28px sans-serif';

const drawnLines = async ({ width, height, lines, words }: LineDrawing): Promise<Uint8Array> => {
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { points, width: thickness, pale } of lines) {
    context.strokeStyle = pale ? PALE : INK;
    context.lineWidth = thickness;
    context.beginPath();
    // A single point is a dot: a line that ends where it begins.
    for (const [x, y] of [points[0] ?? [0, 0], ...points]) context.lineTo(x, y);
    context.stroke();
  }
  context.fillStyle = INK;
  context.font = LETTERS;
  for (const { text, at } of words) context.fillText(text, ...at);
  return canvas.encode('png');
};

const refuseUndecodable = (cause: unknown): never => {
  throw new ImageRefused('It can not be decoded.', { cause });
};

const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ImageRefused('It takes too long to decode.')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
