/** A subject as it is called, and the chapters of our books that most of its classes begin with: book and number, counted from 1. */
export interface SchoolSubject {
  name: string;
  chapters: readonly (readonly [book: string, chapter: number])[];
}

const subject = (name: string, ...chapters: (readonly [string, number])[]): SchoolSubject => ({
  name,
  chapters,
});

/** “The French revolution” and “the Spanish civil war” are no languages. */
const NO_HISTORY =
  '(?! (?:revolution|civil war|empire|inquisition|armada|unification|colon|monarchy|republic|wars?\\b))';

/** School subjects by the words that students use for them. */
const SUBJECTS: readonly (readonly [RegExp, SchoolSubject])[] = [
  [
    /\bsat (?:math|maths)\b/,
    subject('SAT math', ['algebra', 4], ['algebra', 7], ['arithmetic', 10], ['geometry', 9]),
  ],
  [/\borganic chem(?:istry)?\b|\borgo\b/, subject('Organic chemistry')],
  [/\bbio(?:logy)?\b/, subject('Biology', ['biology', 2], ['biology', 3], ['biology', 8], ['biology', 10])],
  [
    /\bchem(?:istry)?\b/,
    subject('Chemistry', ['chemistry', 3], ['chemistry', 4], ['chemistry', 5], ['chemistry', 7]),
  ],
  [/\bphys(?:ics?)?\b/, subject('Physics', ['physics', 2], ['physics', 3], ['physics', 4], ['physics', 9])],
  [
    /\bpre-?algebra\b|\balgebra(?: (?:1|2|one|two|i|ii))?\b/,
    subject('Algebra', ['algebra', 4], ['algebra', 7], ['algebra', 8], ['algebra', 10]),
  ],
  [/\bgeometry\b/, subject('Geometry', ['geometry', 2], ['geometry', 6], ['geometry', 7], ['geometry', 8])],
  [/\b(?:pre-?)?calc(?:ulus)?(?: (?:1|2|3|ab|bc))?\b/, subject('Calculus')],
  [/\bstat(?:s|istics)\b/, subject('Statistics')],
  [
    /\bmath(?:s|ematics)?\b/,
    subject('Mathematics', ['arithmetic', 7], ['arithmetic', 10], ['algebra', 4], ['geometry', 6]),
  ],
  [
    /\b(?:world |ancient )?history\b/,
    subject(
      'History',
      ['world-history', 3],
      ['world-history', 6],
      ['world-history', 9],
      ['world-history', 10],
    ),
  ],
  [/\bsocial studies\b/, subject('Social studies')],
  [/\bgeo(?:graphy)?\b/, subject('Geography')],
  [
    /\b(?:earth|space) science\b/,
    subject(
      'Earth science',
      ['earth-and-space', 1],
      ['earth-and-space', 2],
      ['earth-and-space', 5],
      ['earth-and-space', 9],
    ),
  ],
  [
    /\becon(?:omics)?\b/,
    subject('Economics', ['economics', 2], ['economics', 3], ['economics', 5], ['economics', 9]),
  ],
  [
    /\b(?:english|ela|lang(?:uage)? arts|grammar)\b/,
    subject(
      'English',
      ['english-writing', 2],
      ['english-writing', 4],
      ['english-writing', 6],
      ['english-writing', 9],
    ),
  ],
  [/\bpsych(?:ology)?\b/, subject('Psychology')],
  [new RegExp(`\\bspanish\\b${NO_HISTORY}`), subject('Spanish')],
  [new RegExp(`\\bfrench\\b${NO_HISTORY}`), subject('French')],
  [new RegExp(`\\bgerman\\b${NO_HISTORY}`), subject('German')],
  [/\blatin\b/, subject('Latin')],
  [/\bpython\b/, subject('Python', ['computing', 4], ['computing', 5], ['computing', 6], ['computing', 7])],
  [
    /\b(?:cs|computer science|computing|programming|coding|comp sci)\b/,
    subject('Computing', ['computing', 2], ['computing', 3], ['computing', 5], ['computing', 8]),
  ],
  [
    /\bsci(?:ence)?\b/,
    subject('Science', ['biology', 2], ['chemistry', 3], ['physics', 3], ['earth-and-space', 5]),
  ],
];

/** The subjects that are named, in the order of the table; what is part of another name is none besides. */
export const subjectsIn = (plain: string): SchoolSubject[] => {
  let rest = plain;
  return SUBJECTS.flatMap(([words, named]) => {
    if (!words.test(rest)) return [];
    rest = rest.replace(words, ' ');
    return [named];
  });
};

/** A message without the subjects that it names. */
export const withoutSubjects = (plain: string): string =>
  SUBJECTS.reduce((rest, [words]) => rest.replace(words, ' '), plain);
