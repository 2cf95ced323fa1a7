/** What programs put before or after a title. */
const AROUND: readonly RegExp[] = [
  /^(?:the )?project gutenberg(?:['’]s)? (?:e-?book|etext)(?: (?:of|no\.?|number))?\s*(?:#?\d+)?\s*[:,-]?\s*/i,
  /^project gutenberg['’]s\s+/i,
  /^microsoft (?:word|powerpoint) - /i,
  /\.(?:pdf|docx?|pptx?|epub|tex|dvi|indd|qxd|odt|rtf|txt|md|html?)$/i,
];
/** What programs write where nobody gave a title or an author. */
const NOTHING =
  /^(?:untitled(?:[ -]?\d*)?|unbenannt|sans titre|sin t[íi]tulo|document ?\d*|dokument ?\d*|presentation ?\d*|pr[äa]sentation ?\d*|powerpoint presentation|title|book ?\d*|slide \d+|unknown|unbekannt|none|null|n\/a|admin|administrator|user|owner|author|student|teacher|home|pc|hp|dell|lenovo|acer|asus|microsoft|\W*)$/i;
const NO_WORD = /^[\d\s._-]+$/;

/** The title that a file gives itself, without what programs add; null where it says nothing. */
export const cleanTitle = (title: string | null): string | null => {
  const without = AROUND.reduce(
    (text, pattern) => text.replace(pattern, ''),
    (title ?? '').replaceAll(/\s+/g, ' ').trim(),
  ).trim();
  const clean =
    /[^.]\.$/.test(without) && !/\.[^\s.]{1,12}\.$/.test(without) ? without.slice(0, -1) : without;
  return NOTHING.test(clean) || NO_WORD.test(clean) ? null : clean;
};

/** The author that a file names; null where that is a program, or whoever happened to own the computer. */
export const cleanAuthor = (author: string | null): string | null => {
  const clean = (author ?? '').replaceAll(/\s+/g, ' ').trim();
  const byProgram =
    /\b(?:acrobat|distiller|latex|pdftex|word|writer|indesign|quark|scanner|www\.|https?:)\b/i;
  return NOTHING.test(clean) || byProgram.test(clean) ? null : clean;
};

/** What a file is called where it says no title: "moths-at-night.txt" is "Moths at night". */
export const titleFrom = (filename: string): string => {
  const name = filename
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  const words = name.includes(' ') ? name : name.replaceAll(HYPHEN_FOR_SPACE, ' ').trim();
  if (words === '') return filename;
  return HAS_CAPITAL.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
};

/** Not the one in a date, a chapter 3-4 or a range. */
const HYPHEN_FOR_SPACE = /(?<!\d)-+|-+(?!\d)/g;
/** Whoever used capitals meant them: iPhone, mRNA. */
const HAS_CAPITAL = /\p{Lu}/u;
