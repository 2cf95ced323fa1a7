/** What the first bytes of a picture say about it. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height of a PNG, JPEG or WebP picture, from its head alone; null when it is none of these. */
export const dimensionsOf = (bytes: Uint8Array): Dimensions | null => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (head.subarray(0, PNG.length).equals(PNG)) return ofPng(head);
    if (head.readUInt16BE(0) === 0xffd8) return ofJpeg(head);
    if (wordAt(head, 0) === 'RIFF' && wordAt(head, 8) === 'WEBP') return ofWebp(head);
    return null;
  } catch (error) {
    // It ends before it said how large it is.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const wordAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

const ofPng = (bytes: Buffer): Dimensions | null =>
  wordAt(bytes, 12) === 'IHDR' ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;

// Frames begin with C0 to CF, but C4, C8 and CC are tables that happen to lie between them.
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isFiller = (marker: number): boolean => marker === 0xff;
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const ofJpeg = (bytes: Buffer): Dimensions | null => {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    if (isFiller(marker)) at += 1;
    else at += standsAlone(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

const ofWebp = (bytes: Buffer): Dimensions | null => {
  const kind = wordAt(bytes, 12);
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8L') return null;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
};
