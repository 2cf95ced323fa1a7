/** What a browser calls each kind of document. */
const TYPES: Readonly<Record<string, string>> = {
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

/** The media type of a file, by what it holds (SPEC 3: `application/octet-stream` where nothing fits). */
export const typeOf = (kind: string, content: Uint8Array): string => {
  if (kind !== 'image') return TYPES[kind] ?? 'application/octet-stream';
  const beginning = Buffer.from(content.subarray(0, 4)).toString('hex');
  return PICTURES.find(([mark]) => beginning.startsWith(mark))?.[1] ?? 'application/octet-stream';
};

/** Whether a browser may show it beside the message: pictures that are nothing else. */
export const isPicture = (type: string): boolean => type.startsWith('image/');

/** How much of a file the tutor is given. */
const MOST_CHARACTERS = 200_000;

/** The text of a file from its pages, as far as it is read. */
export const textOf = (pages: readonly string[]): string =>
  pages
    .join('\n\n')
    // The database keeps no such character.
    .replaceAll('\0', '')
    .trim()
    .slice(0, MOST_CHARACTERS);
