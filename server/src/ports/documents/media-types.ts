import type { DocumentKind } from './port.ts';

const TYPES: Readonly<Record<Exclude<DocumentKind, 'image'>, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  markdown: 'text/markdown',
  html: 'text/html',
  text: 'text/plain',
};

const PICTURES: readonly [string, string][] = [
  ['89504e47', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
  ['47494638', 'image/gif'],
  ['52494646', 'image/webp'],
  ['424d', 'image/bmp'],
];

/** What a browser calls a document (SPEC 3: `application/octet-stream` where nothing fits); a picture shows it by its first bytes. */
export const mediaTypeOf = (kind: DocumentKind, beginning: Uint8Array): string => {
  if (kind !== 'image') return TYPES[kind];
  const signs = Buffer.from(beginning.subarray(0, 4)).toString('hex');
  return PICTURES.find(([mark]) => signs.startsWith(mark))?.[1] ?? 'application/octet-stream';
};
