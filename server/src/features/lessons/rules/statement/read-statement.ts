import type { WordsOf } from '../answer/points.ts';

/** A statement as it can be held against another: its words in their order, its numbers, and whether it affirms. */
export interface ReadStatement {
  /** Words that tell something, without their endings; what means the same has the same name. */
  words: ReadonlySet<string>;
  /** Neighbours, in their order: “x over 3” is not “3 over x”. */
  pairs: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** How often it denies: “not”, “never”. */
  denials: number;
}

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can'?t|cannot)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(is|are|was|were|do|does|did|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
  [/\b(?:cuz|cause|coz|bc|bcs|cos)\b/g, 'because'],
  [/\bppl\b/g, 'people'],
  [/\bw\/o\b/g, 'without'],
  [/\b(?:thru)\b/g, 'through'],
  [/\btho\b/g, ' '],
  [/−/g, '-'],
  [/(?<=\d),(?=\d{3}\b)/g, ''],
  [/(?<=\d)(?:st|nd|rd|th)\b/g, ''],
  [/\btwo[ -]thirds\b/g, '2/3'],
  [/\b(?:one|a)[ -]third\b/g, '1/3'],
  [/\bthree[ -]quarters\b/g, '3/4'],
  [/\b(?:one|a)[ -]quarter\b/g, '1/4'],
  [/²/g, '^2'],
  [/³/g, '^3'],
];
const DENIES = /^(?:not|no|never|nor|neither|none|nothing|nobody|hardly)$/;

const NUMBERS: readonly string[] = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Words that mean the same in a student's mouth, in small letters and whole. */
const SAME: readonly string[] = [
  'more increase increases increased increasing rise rises rose rising raise raises raised higher up grow grows grew growing larger bigger greater gain gains big large high',
  'less fewer decrease decreases decreased decreasing lower lowers lowered fall falls fell falling down shrink shrinks shrank shrinking smaller drop drops dropped lose loses lost small little low',
  'fast faster fastest quick quicker quickly rapid speeds',
  'slow slower slowest slowly slows',
  'hot hotter warm warmer heated',
  'cold colder cool cooler',
  'same equal equals alike',
  'different differs unequal',
  'always every everywhere everything',
  'only just',
  'all both whole',
  'because since as',
  'makes make produces produce produced creates create build builds gives give forms',
  'begin begins start starts started',
  'end ends stop stops stopped finish',
  'people humans persons everyone everybody somebody',
  'kids children child',
  'needs need needed requires require must',
  'buy buys bought purchase',
  'money cash',
  'country countries nation nations',
  'job jobs work employment',
  'near nearer close closer',
  'far further farther away',
  'inside in within into',
  'outside out',
  'before earlier first',
  'after afterwards later',
  'times multiply multiplied multiplying product',
  'plus add added adding sum',
  'minus subtract subtracted subtracting',
  'divided divide dividing over',
  'strong stronger',
  'weak weaker',
  'heavy heavier',
  'light lighter',
  'wrong false incorrect',
];
const NAMES: ReadonlyMap<string, string> = new Map([
  ...SAME.flatMap((line) => {
    const [name = '', ...others] = line.split(' ');
    return [name, ...others].map((word) => [word, name] as const);
  }),
  ...NUMBERS.map((word, value) => [word, String(value)] as const),
]);

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['more', 'less'],
  ['fast', 'slow'],
  ['hot', 'cold'],
  ['same', 'different'],
  ['always', 'never'],
  ['near', 'far'],
  ['before', 'after'],
  ['plus', 'minus'],
  ['strong', 'weak'],
  ['heavy', 'light'],
  ['inside', 'outside'],
  ['begin', 'end'],
  ['buy', 'sell'],
  ['posit', 'negat'],
  ['export', 'import'],
];
const OPPOSITE: ReadonlyMap<string, string> = new Map(
  OPPOSITES.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
);

/** Whether a word that was said has its opposite where it should stand itself. */
export const opposesAny = (words: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  Array.from(words).some((word) => {
    const opposite = OPPOSITE.get(word);
    return opposite !== undefined && other.has(opposite) && !other.has(word);
  });

/** Words that say nothing about a matter. */
const EMPTY = new Set(
  (
    'a an the this that these those it its he she they them their his her we you i me my our your u is are was were be been being am do ' +
    'does did done has have had having of to on at by for from with than then there here so if or and but also very really much many ' +
    'any each can could will would should may might get gets got go goes like about when which what who how im thats theres theyre ' +
    'ok oh ah ohh well wait yes yeah actually basically think guess mean means kinda even still isn aren t s re ve ll'
  ).split(' '),
);

/** What is hung on to a statement to ask whether it holds, and what leads to it. */
const TAG = /(?<![\s,.])[\s,.]*\b(?:right|correct|no|yes|yeah|true|isn'?t it|innit|or not|ok(?:ay)?)$/;
const END = /(?<![\s?!.])[\s?!.]+$/;
// “Right, so …” leads to something; the right side of the heart is one.
const LEADS = /^\W*(?:(?:(?:no|yes|ok(?:ay)?|oh+|ah+|so|but)\b[\s,.!]*)|right[,.!]\s*|right (?=so\b))+/;
/** “Isn't 1 a prime?” means that it is one. */
const DOUBTS = /^\W*(?:isn'?t|aren'?t|don'?t|doesn'?t|wasn'?t|didn'?t|can'?t|won'?t)\s/;
// A number of its own, a name (“co2”, “2x”, “x^2”), or a sign.
const TOKEN =
  /(?<![\p{L}\d])\d+(?:\.\d+)?(?:\/\d+)?%?(?![\p{L}\d])|(?<![\p{L}\d])[\p{L}\d]+(?:\^\d)?|[-+*/=^<>]/gu;

export const readStatement = (text: string, wordsOf: WordsOf): ReadStatement => {
  const plain = SHORT_FORMS.reduce(
    (so, [short, long]) => so.replaceAll(short, long),
    text
      .toLowerCase()
      .replaceAll(/[’‘]/g, "'")
      .replaceAll('$', '')
      .replace(END, '')
      .replace(TAG, '')
      .replace(LEADS, ''),
  );
  const isDoubt = DOUBTS.test(text.toLowerCase().replace(LEADS, ''));
  const words: string[] = [];
  const numbers: string[] = [];
  let denials = 0;
  for (const token of plain.match(TOKEN) ?? []) {
    if (DENIES.test(token)) denials += 1;
    if (EMPTY.has(token)) continue;
    const name = NAMES.get(token) ?? (/^\p{L}+$/u.test(token) ? (wordsOf(token)[0] ?? token) : token);
    words.push(name);
    if (/\d/.test(name)) numbers.push(name.replace(/%$/, ''));
  }
  return {
    words: new Set(words),
    pairs: new Set(words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)),
    numbers: new Set(numbers),
    denials: isDoubt ? Math.max(0, denials - 1) : denials,
  };
};

/** Whether a text says something: who asks does not. */
export const isStatement = (text: string): boolean => !ASKS.test(text);
const ASKS =
  /\?\s*$|^\W*(?:what|why|how|when|where|who|which|is|are|was|were|do|does|did|can|could|will|would|should|has|have|isn'?t|aren'?t|don'?t|doesn'?t|can'?t)\b/i;

/** The parts of a message that may each be right or wrong; none where one of them is no sentence of its own. */
export const clausesIn = (message: string): string[] => {
  const clauses = message
    .split(/[.;!?,\n]+|\b(?:and|but|while|whereas)\b/i)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return clauses.every((one) => one.split(/\s+/).length >= FEWEST_WORDS) ? clauses : [];
};
const FEWEST_WORDS = 3;
