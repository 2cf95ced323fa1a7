const LONGEST_NAME = 200;

/** The name of a file without folders, and in one line. */
export const nameOf = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const line = last.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return Array.from(line).slice(0, LONGEST_NAME).join('') || 'book';
};
