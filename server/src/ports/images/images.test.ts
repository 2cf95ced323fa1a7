import { createCanvas, loadImage } from '@napi-rs/canvas';
import { Failure } from '@studia/contract/errors';
import { describe, expect, it } from 'vitest';
import { redAndBlue, withExif } from '../../testing/pictures.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { canvasImages } from './canvas.ts';
import { dimensionsOf } from './dimensions.ts';
import { ImageRefused } from './port.ts';

const random = scriptedRandom();
const newBytes = (count: number) => random.bytes(count);
const images = canvasImages({ newBytes });
const SIZE = 256;
const squared = (bytes: Uint8Array) => images.squarePhoto(bytes, { size: SIZE });

/** The colours near the four corners, from the top left onwards as one reads. */
const corners = async (bytes: Uint8Array): Promise<string[]> => {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const [left, right] = [4, image.width - 5];
  const [top, bottom] = [4, image.height - 5];
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => {
    const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
    return red > blue ? 'red' : 'blue';
  });
};

describe.each(['png', 'jpeg', 'webp'] as const)('a %s picture', (format) => {
  it.each([
    [600, 400],
    [400, 600],
    [40, 40],
  ])('of %i × %i pixels becomes its own middle, small and square', async (width, height) => {
    const picture = await squared(await redAndBlue(width, height, format));
    expect(picture.type).toBe('image/webp');
    expect(dimensionsOf(picture.bytes)).toEqual({ width: SIZE, height: SIZE });
    expect(await corners(picture.bytes)).toEqual(['red', 'blue', 'red', 'blue']);
  });

  it('says how large it is in its head', async () => {
    expect(dimensionsOf(await redAndBlue(123, 45, format))).toEqual({ width: 123, height: 45 });
  });

  it('is refused when it breaks off in its head', async () => {
    const whole = await redAndBlue(123, 45, format);
    for (let length = 0; length < 24; length += 1)
      await expect(squared(whole.subarray(0, length))).rejects.toBeInstanceOf(ImageRefused);
  });
});

describe('a photo from a telephone', () => {
  const photo = async (orientation: number) =>
    withExif(await redAndBlue(600, 400), { orientation, camera: 'Secret Camera 7' });

  it('loses its place, its camera and every other mark', async () => {
    const given = await photo(1);
    expect(given.includes('Exif')).toBe(true);
    expect(given.includes('Secret Camera 7')).toBe(true);
    const { bytes } = await squared(given);
    const copy = Buffer.from(bytes);
    expect(copy.includes('Secret Camera 7')).toBe(false);
    // What is left beside the pixels is the canvas's own colour profile, the same for everybody.
    expect(['Exif', 'EXIF', 'XMP '].filter((mark) => copy.includes(mark))).toEqual([]);
  });

  it.each([
    [1, ['red', 'blue', 'red', 'blue']],
    [3, ['blue', 'red', 'blue', 'red']],
    [6, ['red', 'red', 'blue', 'blue']],
    [8, ['blue', 'blue', 'red', 'red']],
  ])('with orientation %i is turned upright', async (orientation, expected) => {
    const { bytes } = await squared(await photo(orientation));
    expect(await corners(bytes)).toEqual(expected);
  });
});

describe('what is no picture', () => {
  const pngOf = async (width: number, height: number) => {
    const png = await redAndBlue(10, 10, 'png');
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  };

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['zeros', Buffer.alloc(5_000)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a WebP of an unknown kind', Buffer.from('RIFF\x20\0\0\0WEBPVP9 aaaaaaaaaaaaaaaaaaaa', 'latin1')],
  ])('is refused: %s', async (_, bytes) => {
    const refusal = squared(bytes);
    await expect(refusal).rejects.toBeInstanceOf(Failure);
    await expect(refusal).rejects.toMatchObject({ name: 'ImageRefused', code: 'photo_unreadable' });
  });

  it('is refused when only its head is good', async () => {
    const jpeg = await redAndBlue(300, 300);
    const broken = Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(500)]);
    await expect(squared(broken)).rejects.toBeInstanceOf(ImageRefused);
  });

  it.each([
    [60_000, 60_000],
    [4_294_967_295, 1],
    [0, 10],
  ])('is refused before it is decoded: %i × %i pixels', async (width, height) => {
    await expect(squared(await pngOf(width, height))).rejects.toMatchObject({
      detail: `It has ${width} × ${height} pixels.`,
    });
  });
});

describe('pictures', () => {
  it('that take too long are given up, and the next is served', async () => {
    const hasty = canvasImages({ newBytes, patience: 1 });
    const large = await redAndBlue(4_000, 4_000);
    await expect(hasty.squarePhoto(large, { size: SIZE })).rejects.toMatchObject({
      detail: 'It takes too long to decode.',
    });
    await expect(hasty.squarePhoto(Buffer.from('no'), { size: SIZE })).rejects.toBeInstanceOf(ImageRefused);
  });

  it('that come together are all served', async () => {
    const given = await Promise.all([
      redAndBlue(90, 60),
      redAndBlue(60, 90, 'png'),
      redAndBlue(70, 70, 'webp'),
    ]);
    const made = await Promise.all([
      squared(given[0]),
      squared(Buffer.from('no')).catch(() => null),
      squared(given[2]),
    ]);
    expect(made.map((picture) => picture?.type ?? null)).toEqual(['image/webp', null, 'image/webp']);
  });

  it('are never alike as files, and alike to look at', async () => {
    const given = await redAndBlue(90, 60);
    const [one, other] = [await squared(given), await squared(given)];
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(false);
    expect(await corners(one.bytes)).toEqual(await corners(other.bytes));
  });

  it('are known again, and nothing else is taken for one', async () => {
    const { bytes } = await squared(await redAndBlue(90, 60));
    expect(images.isPicture(bytes)).toBe(true);
    const strangers = [
      bytes.subarray(0, -1),
      await redAndBlue(90, 60, 'webp'),
      Buffer.from('STUD'),
      Buffer.alloc(0),
    ];
    expect(strangers.filter((file) => images.isPicture(file))).toEqual([]);
  });
});
