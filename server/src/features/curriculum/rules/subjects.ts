/** The subjects of some grades of one country. */
interface Band {
  grades: readonly string[];
  subjects: readonly string[];
  streams?: Readonly<Record<string, readonly string[]>>;
}

/** What is taught in one country, grade by grade. */
export interface SubjectList {
  country: string;
  /** By which names the country is known, in small letters. */
  names: readonly string[];
  bands: readonly Band[];
}

interface Question {
  grade: string;
  stream?: string | undefined;
  country?: string | undefined;
}

/** The subjects that fit a question, and what could make it more exact. */
interface SubjectsFound {
  grade: string;
  country: string;
  streams: string[];
  subjects: { name: string; stream: string | null }[];
}

/** The subjects of a grade. A country without a list of its own, or a list without this grade, gives way to the general one. */
export const subjectsFor = (
  lists: readonly SubjectList[],
  { grade, stream = '', country = '' }: Question,
): SubjectsFound | null => {
  const asked = gradeIn(grade);
  const general = lists.filter(({ names }) => names.length === 0);
  const own = lists.filter(({ names }) => names.includes(country.trim().toLowerCase()));
  for (const list of [...own, ...general]) {
    const band = list.bands.find(({ grades }) => grades.includes(asked));
    if (band) return found(asked, list.country, band, stream.trim().toLowerCase());
  }
  return null;
};

/** The name of the country that somebody calls by one of its names; any other stays as it is said. */
export const countryNamed = (lists: readonly SubjectList[], name: string): string =>
  lists.find(({ names }) => names.includes(name.trim().toLowerCase()))?.country ?? name.trim();

/** "7th Grade", "Grade 7", "class 7" and "7" are one grade; the others are called by their names. */
export const gradeIn = (given: string): string => {
  const number = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(given)?.[1];
  if (number !== undefined) return String(Number(number));
  const word = given.trim().toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const found = (grade: string, country: string, band: Band, stream: string): SubjectsFound => {
  const streams = Object.entries(band.streams ?? {});
  const chosen = streams.filter(([name]) => name.toLowerCase() === stream);
  return {
    grade,
    country,
    streams: streams.map(([name]) => name),
    subjects: [
      ...band.subjects.map((name) => ({ name, stream: null })),
      // Who names no stream, or one that is not known here, sees them all.
      ...(chosen.length > 0 ? chosen : streams).flatMap(([of, names]) =>
        names.map((name) => ({ name, stream: of })),
      ),
    ],
  };
};
