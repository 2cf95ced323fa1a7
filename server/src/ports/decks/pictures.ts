const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
  'image/webp': [0x52, 0x49, 0x46, 0x46],
};

/** Whether a file begins as a picture that every browser shows. A drawing of text (SVG) could hold scripts, so it is none. */
export const isPicture = (bytes: Uint8Array): boolean =>
  Object.values(SIGNATURES).some((signature) => signature.every((byte, index) => bytes[index] === byte));
