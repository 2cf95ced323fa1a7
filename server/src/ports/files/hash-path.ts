import { type ByteRange, FileMissing, RangeOutsideFile } from './port.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Where a file lies, below a folder or a bucket; nothing but a hash can become a path. */
export const addressOf = (hash: string): string => {
  if (!HASH.test(hash)) throw new FileMissing('There is no file of this name.');
  return `${hash.slice(0, 2)}/${hash.slice(2)}`;
};

/** The part of a file of `size` bytes; an end beyond the file means its end. */
export const partOf = (size: number, { start, end = size - 1 }: ByteRange): Required<ByteRange> => {
  const whole = Number.isSafeInteger(start) && Number.isSafeInteger(end);
  if (!whole || start < 0 || start >= size || end < start) {
    throw new RangeOutsideFile(`There are no bytes ${start} to ${end} in a file of ${size} bytes.`);
  }
  return { start, end: Math.min(end, size - 1) };
};
