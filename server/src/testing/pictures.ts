import { createCanvas } from '@napi-rs/canvas';

type Format = 'png' | 'jpeg' | 'webp';

/** A picture whose left half is red and whose right half is blue. */
export const redAndBlue = (width: number, height: number, format: Format = 'jpeg'): Promise<Buffer> => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'blue';
  context.fillRect(width / 2, 0, width / 2, height);
  return format === 'png' ? canvas.encode('png') : canvas.encode(format, 90);
};

const ORIENTATION = 0x0112;
const CAMERA = 0x010f;
const GPS = 0x8825;
const LATITUDE = 0x0002;

/** The same JPEG as a telephone would write it: which way is up, which camera, and where on earth. */
export const withExif = (jpeg: Buffer, { orientation, camera }: { orientation: number; camera: string }) => {
  const name = Buffer.from(`${camera}\0`, 'latin1');
  const firstDirectory = 2 + 3 * 12 + 4;
  const gpsAt = 8 + firstDirectory;
  const latitudeAt = gpsAt + 2 + 12 + 4;
  const nameAt = latitudeAt + 24;
  const latitude = uint32s(48, 1, 51, 1, 29, 1);
  const tiff = Buffer.concat([
    Buffer.from('II*\0', 'latin1'),
    uint32s(8),
    directory([
      entry(CAMERA, 2, name.length, nameAt),
      entry(ORIENTATION, 3, 1, orientation),
      entry(GPS, 4, 1, gpsAt),
    ]),
    directory([entry(LATITUDE, 5, 3, latitudeAt)]),
    latitude,
    name,
  ]);
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, payload, jpeg.subarray(2)]);
};

const uint32s = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32LE(number, index * 4));
  return bytes;
};

const entry = (tag: number, type: number, count: number, value: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
};

const directory = (entries: readonly Buffer[]): Buffer => {
  const count = Buffer.alloc(2);
  count.writeUInt16LE(entries.length);
  return Buffer.concat([count, ...entries, uint32s(0)]);
};

/** Words in black on white, as somebody would have scanned them. */
export const drawnWords = (lines: readonly string[], { width = 900, size = 36 } = {}) => {
  const height = Math.round((lines.length + 1) * size * 1.6);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.font = `${size}px sans-serif`;
  lines.forEach((line, at) => context.fillText(line, size, (at + 1) * size * 1.6));
  return canvas;
};
