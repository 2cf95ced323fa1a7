/** The name of the chunk that holds a mark; readers of WebP pass over chunks they do not know. */
const NAME = 'STUD';
const HEAD_BYTES = 8;
const RIFF_HEAD_BYTES = 8;

/**
 * Puts a mark beside the pixels of a WebP picture. A file is known by its hash: with chance in it, nobody can find out
 * its address from the picture, and no two students share a file, so that one can be forgotten without the other.
 */
export const marked = (webp: Uint8Array, mark: Uint8Array): Buffer => {
  if (mark.length % 2 !== 0) throw new Error('A chunk has an even length.');
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(NAME, 'latin1');
  head.writeUInt32LE(mark.length, 4);
  const whole = Buffer.concat([webp, head, mark]);
  whole.writeUInt32LE(whole.length - RIFF_HEAD_BYTES, 4);
  return whole;
};

/** Whether a file is a WebP picture with a mark of so many bytes at its end. */
export const hasMark = (file: Uint8Array, markBytes: number): boolean => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const wordAt = (at: number): string => bytes.toString('latin1', Math.max(at, 0), at + 4);
  const chunk = bytes.length - markBytes - HEAD_BYTES;
  return wordAt(0) === 'RIFF' && wordAt(8) === 'WEBP' && chunk > 12 && wordAt(chunk) === NAME;
};
