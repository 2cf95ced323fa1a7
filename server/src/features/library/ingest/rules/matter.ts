/**
 * What stands before and after the text of a book and says nothing about its subject: licence, imprint, contents,
 * lists, bibliography, index. It can be read; nobody is taught from it.
 */
const MATTER: readonly RegExp[] = [
  // English
  /^(?:table of |list of )?contents$/,
  /^(?:the )?(?:full )?(?:project gutenberg|pg)\b.*$/,
  /^.*\bproject gutenberg\b.*$/,
  /^(?:end ?notes|foot ?notes|bibliography|works cited|references|further reading|index(?: of .{1,40})?)$/,
  /^(?:list of (?:figures|tables|illustrations|plates|abbreviations|symbols|maps)|illustrations|errata)$/,
  /^(?:title ?page|half[- ]title|cover|copyright(?: page| notice)?|imprint|colophon|uncopyright|licen[cs]e|legal notice|dedication|acknowledge?ments|about the (?:authors?|publisher|editors?)|also by .{1,60}|landmarks|transcriber['’]?s? notes?)$/,
  // German, French, Spanish, Portuguese, Italian, Russian, Persian
  /^(?:inhalt|inhaltsverzeichnis|impressum|literatur|literaturverzeichnis|quellenverzeichnis|stichwortverzeichnis|sachregister|namensregister|register|abbildungsverzeichnis|tabellenverzeichnis|danksagung|titelblatt|titelseite|widmung|symbolverzeichnis|index)$/,
  /^(?:table des mati[èe]res|sommaire|bibliographie|r[ée]f[ée]rences|remerciements|mentions l[ée]gales|page de titre|table des (?:figures|illustrations)|d[ée]dicace)$/,
  /^(?:[íi]ndice(?: (?:general|alfab[ée]tico|anal[íi]tico|remissivo))?|contenidos?|bibliograf[íi]a|referencias(?: bibliogr[áa]ficas)?|agradecimientos|agradecimentos|cr[ée]ditos|portada|sum[áa]rio|refer[êe]ncias|dedicatoria|dedicat[óo]ria|conte[úu]do)$/,
  /^(?:indice(?: analitico| dei nomi)?|bibliografia|riferimenti(?: bibliografici)?|ringraziamenti|colophon|frontespizio|sommario|dedica)$/,
  /^(?:содержание|оглавление|литература|библиография|список литературы|указатель|предметный указатель|благодарности)$/,
  /^(?:فهرست(?: مطالب| منابع)?|منابع|کتاب‌?نامه|نمایه|سپاسگزاری)$/,
];

/** A title without its number: “A.2 References”, “Appendix C: Index”. */
const NUMBER =
  /^(?:(?:appendix|anhang|annexe|ap[ée]ndice)\s+)?(?:[0-9]+|[A-Z]|[IVXLC]+)(?:\.\d+)*[.:)]?\s+/iu;

const LONGEST_TITLE = 200;

/** Whether a chapter or section with this title is matter around the text. */
export const isMatter = (title: string): boolean => {
  const words = title.replaceAll(/\s+/g, ' ').trim();
  const plain = (text: string) =>
    text
      .slice(0, LONGEST_TITLE)
      .toLowerCase()
      .replaceAll(/^[\s.:*“"]{1,8}|[\s.:*”"]{1,8}$/g, '');
  return [plain(words), plain(words.replace(NUMBER, ''))].some((name) =>
    MATTER.some((pattern) => pattern.test(name)),
  );
};

const BEGINS = /\*\*\* ?START OF (?:THE|THIS) PROJECT GUTENBERG/i;
const ENDS = /\*\*\* ?END OF (?:THE|THIS) PROJECT GUTENBERG/i;

/** From which page to which the book itself goes, as the frames of a well-known library mark it. */
export const framed = (pages: readonly { number: number; text: string }[]): { from: number; to: number } => {
  const last = pages.at(-1)?.number ?? 0;
  const from = pages.find(({ text }) => BEGINS.test(text))?.number ?? 1;
  const to = pages.find(({ number, text }) => number >= from && ENDS.test(text))?.number ?? last;
  return { from, to };
};

/** A place in a book: its page and what it stands under. */
interface Place {
  page: number;
  chapter: string;
  heading: string;
}

/** More than this of a book is never matter: then its outline names little else. */
const MOST = 0.5;

/** Tells of any place in a book whether it belongs to the matter around its text. */
export const matterOf = (
  chapters: readonly { title: string; page: number }[],
  pages: readonly { number: number; text: string }[],
): ((place: Place) => boolean) => {
  const { from, to } = framed(pages);
  const last = pages.at(-1)?.number ?? 0;
  const covered = chapters
    .map(({ title, page }, at) => (isMatter(title) ? (chapters[at + 1]?.page ?? last + 1) - page : 0))
    .reduce((sum, many) => sum + many, 0);
  const isNamed = covered <= MOST * last;
  return ({ page, chapter, heading }) =>
    page < from || page > to || (isNamed && (isMatter(chapter) || isMatter(heading)));
};
