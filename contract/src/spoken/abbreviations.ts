/** Short forms and what they stand for; those that need a number after them, and those that do not. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\be\.\s?g\.,?/gi, 'for example,'],
  [/\bi\.\s?e\.,?/gi, 'that is,'],
  [/\bcf\./gi, 'compare'],
  [/\bviz\./gi, 'namely'],
  [/\bet al\./gi, 'and others'],
  [/\betc\.(?=\s+[A-Z])/g, 'and so on.'],
  [/\betc\.(?=\s*$)/g, 'and so on.'],
  [/\betc\b\.?/g, 'and so on'],
  [/\bvs?\.(?=\s)/g, 'versus'],
  [/\bvs\b/g, 'versus'],
  [/\bapprox\./gi, 'approximately'],
  [/\bca\.(?=\s*\d)/gi, 'about'],
  [/\bc\.(?=\s?\d{3,4}\b)/g, 'about'],
  [/\bDr\.?(?=\s+[A-Z])/g, 'Doctor'],
  [/\bProf\.?(?=\s+[A-Z])/g, 'Professor'],
  [/\bMr\.?(?=\s+[A-Z])/g, 'Mister'],
  [/\bMrs\.?(?=\s+[A-Z])/g, 'Missus'],
  [/\bMs\.?(?=\s+[A-Z])/g, 'Miss'],
  [/\bSt\.?(?=\s+[A-Z])/g, 'Saint'],
  [/\bFigs?\.?(?=\s*\d)/g, 'Figure'],
  [/\bEqs?\.?(?=\s*\(?\d)/g, 'Equation'],
  [/\b[Cc]h(?:ap)?\.(?=\s*\d)/g, 'chapter'],
  [/\b[Ss]ec\.(?=\s*\d)/g, 'section'],
  [/\b[Vv]ol\.(?=\s*\d)/g, 'volume'],
  [/\b[Nn]o\.(?=\s*\d)/g, 'number'],
  [/\bpp\.(?=\s*\d)/g, 'pages'],
  [/\bp\.(?=\s*\d)/g, 'page'],
  [/\ba\.m\.(?!\w)/gi, 'A M'],
  [/\bp\.m\.(?!\w)/gi, 'P M'],
  [/\bB\.C\.(?:E\.)?/g, 'B C'],
  [/\bA\.D\./g, 'A D'],
  [/\bU\.S\.A\./g, 'U S A'],
  [/\bU\.S\./g, 'U S'],
  [/\bU\.K\./g, 'U K'],
  [/\bU\.N\./g, 'U N'],
  [/§\s*(?=\d)/g, 'section '],
  [/#(?=\d)/g, 'number '],
  [/\bw\/o\b/g, 'without'],
  [/\band\/or\b/gi, 'and or'],
  [/\bC\+\+/g, 'C plus plus'],
  [/\bC#/g, 'C sharp'],
  [/\bpH\b/g, 'P H'],
  [/\bN\.B\./g, 'Note:'],
];

/** All of them at once, in any case: where this finds nothing, none of them does, and most sentences have none. */
const ANY = new RegExp(SHORT_FORMS.map(([{ source }]) => source).join('|'), 'i');

/** A text with its short forms as what they stand for. */
export const sayShortForms = (text: string): string =>
  ANY.test(text)
    ? SHORT_FORMS.reduce((result, [pattern, words]) => result.replaceAll(pattern, words), text)
    : text;
