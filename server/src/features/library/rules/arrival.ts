const LONGEST_NAME = 200;

/** The name of a file without folders, and in one line. */
export const nameOf = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const line = last.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return Array.from(line).slice(0, LONGEST_NAME).join('') || 'book';
};

/** What a browser calls each kind of book. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  markdown: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
};

export const typeOf = (kind: string): string => TYPES[kind] ?? 'application/octet-stream';
