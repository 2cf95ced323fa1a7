/** Long enough for any browser to have begun. */
const BEGUN_MS = 60_000;

/** Hands a file to the browser, which keeps it where the student wants it. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN_MS);
};
