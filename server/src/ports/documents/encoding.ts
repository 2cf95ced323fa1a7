/** Characters that no text has, but tabs, line ends and form feeds. */
const CONTROL = /(?![\t\n\f\r\u0080-\u009f])\p{Cc}/gu;
/** Something that leaves ink: neither white space nor a mark that only says in which direction to read. */
const SEEN = /[^\s\p{Cf}\p{Cc}]/u;
/** Marks of direction leave no ink, and words that hold them are not found. */
const WHICH_WAY = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** So many of them in a thousand are an accident; more are a program. */
const MOST_CONTROL = 2 / 1_000;
const SHARE_OF_UTF16 = 0.3;

/** The text in bytes of an unknown encoding (UTF-8, UTF-16, else Windows' Latin); null when it is no text. */
export const decodedText = (bytes: Uint8Array, declared?: string): string | null => {
  if (bytes.length === 0) return null;
  const text = decoded(bytes, declared);
  const strange = text.match(CONTROL)?.length ?? 0;
  if (strange > text.length * MOST_CONTROL || !SEEN.test(text)) return null;
  return text.replaceAll(CONTROL, '').replaceAll(WHICH_WAY, '');
};

const decoded = (bytes: Uint8Array, declared: string | undefined): string => {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  const text = utf8(bytes);
  if (text !== null) return text;
  return new TextDecoder(known(declared) ?? 'windows-1252').decode(bytes);
};

const utf8 = (bytes: Uint8Array): string | null => {
  try {
    // A sample may end within a character: `stream` forgives that.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
};

const known = (label: string | undefined): string | null => {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
};

/** UTF-16 by its mark, or by the zeros that Latin letters leave in every second place. */
const wideEncoding = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4_096);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = (sample.length / 2) * SHARE_OF_UTF16;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
};
