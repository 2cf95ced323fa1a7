import { joinBytes } from './mp3.ts';

// A cover without a drawing program: paper, a margin line and two voices, as a small PNG whose colours are counted.

const SIZE = 300;
const COLOURS = [
  [250, 246, 238],
  [214, 108, 96],
  [226, 220, 206],
] as const;
const INKS = [
  [44, 74, 110],
  [58, 96, 78],
  [112, 66, 92],
  [128, 84, 40],
] as const;
const PAPER = 0;
const MARGIN = 1;
const RULE = 2;
const INK = 3;

/** The cover of a podcast; what it is about decides its ink and how its voices swing. */
export const coverOf = (about: string): { bytes: Uint8Array; type: string } => {
  let seed = 0;
  for (const letter of about) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  const ink = INKS[seed % INKS.length] ?? INKS[0];
  const rows = Array.from({ length: SIZE }, (_, y) =>
    Uint8Array.from({ length: SIZE + 1 }, (_unused, x) => (x === 0 ? 0 : colourAt(x - 1, y, seed))),
  );
  return { bytes: png(joinBytes(rows), [...COLOURS, ink]), type: 'image/png' };
};

/** Bars of sound, one voice above the other. */
const colourAt = (x: number, y: number, seed: number): number => {
  const bar = Math.floor((x - 70) / 12);
  if (x >= 70 && bar < 17 && (x - 70) % 12 < 7)
    for (const [middle, turn] of [
      [115, 0],
      [195, 3],
    ] as const) {
      const height =
        6 + 26 * Math.abs(Math.sin((bar + turn + (seed % 13)) * 0.9) * Math.cos(bar * 0.37 + turn));
      if (Math.abs(y - middle) < height) return INK;
    }
  if (x >= 46 && x < 49) return MARGIN;
  return y % 30 === 0 ? RULE : PAPER;
};

const png = (pixels: Uint8Array, palette: readonly (readonly number[])[]): Uint8Array => {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, SIZE);
  view.setUint32(4, SIZE);
  // Eight bits for each pixel, which are counted in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return joinBytes([
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', stored(pixels)),
    chunk('IEND', new Uint8Array()),
  ]);
};

const chunk = (name: string, body: Uint8Array): Uint8Array => {
  const named = joinBytes([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), body]);
  return joinBytes([number32(body.length), named, number32(crc(named))]);
};

const number32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

const MOST_STORED = 65_535;

/** A zlib stream whose blocks are kept as they are. */
const stored = (bytes: Uint8Array): Uint8Array => {
  const blocks: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at < bytes.length; at += MOST_STORED) {
    const block = bytes.subarray(at, at + MOST_STORED);
    const isLast = at + MOST_STORED >= bytes.length ? 1 : 0;
    const { length } = block;
    blocks.push(Uint8Array.of(isLast, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255), block);
  }
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return joinBytes([...blocks, number32(((high << 16) | low) >>> 0)]);
};

const crc = (bytes: Uint8Array): number => {
  let value = 0xffff_ffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb8_8320 : 0);
  }
  return (value ^ 0xffff_ffff) >>> 0;
};
