/** Words that say what a student wants, long enough that a slip of the pen can't turn them into another word. */
const COMMANDS = [
  'explain',
  'answer',
  'solution',
  'summarise',
  'summarize',
  'summary',
  'definition',
  'compare',
  'difference',
  'between',
  'example',
  'another',
  'understand',
  'exercise',
  'question',
  'questions',
  'correct',
  'please',
  'thanks',
  'mistake',
  'practice',
  'practise',
  'describe',
  'schedule',
  'roadmap',
];
/** Words that lie one letter from a command and mean something else. */
const KNOWN = new Set([
  ...COMMANDS,
  'anther',
  'anthers',
  'thinks',
  'compared',
  'compares',
  'practised',
  'practiced',
  'described',
  'describes',
  'explains',
  'examples',
  'exercises',
  'exercised',
  'answers',
  'answered',
  'mistaken',
  'mistakes',
  'solutions',
  'corrects',
  'pleased',
  'roadmaps',
  'schedules',
  'scheduled',
]);

const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  plss: 'please',
  thx: 'thanks',
  thnx: 'thanks',
  thanx: 'thanks',
  ty: 'thanks',
  wat: 'what',
  wot: 'what',
  wut: 'what',
  whats: "what's",
  wats: "what's",
  wuts: "what's",
  im: "i'm",
  dont: "don't",
  dunno: "don't know",
  idk: "don't know",
  cant: "can't",
  didnt: "didn't",
  isnt: "isn't",
  gimme: 'give me',
  lemme: 'let me',
  wanna: 'want to',
  gonna: 'going to',
  teh: 'the',
  halp: 'help',
  hepl: 'help',
  hlep: 'help',
  giv: 'give',
  tel: 'tell',
  quizz: 'quiz',
  qiuz: 'quiz',
  quize: 'quiz',
  chek: 'check',
  chekc: 'check',
  cheack: 'check',
  hnit: 'hint',
  stuk: 'stuck',
  studdy: 'study',
  tets: 'test',
  awnser: 'answer',
  explane: 'explain',
  exersize: 'exercise',
  excercise: 'exercise',
  anser: 'answer',
  defin: 'define',
  wht: 'what',
  abt: 'about',
  bc: 'because',
  cuz: 'because',
  diff: 'difference',
  rite: 'right',
  wrk: 'work',
};

/** A message as its intent is read: small letters, plain signs, short forms and slips of the pen put right. */
export const inPlainSpelling = (message: string): string =>
  message
    .slice(0, 400)
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”"]/g, ' ')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/[\p{L}']+/gu, (word) => SHORT_FORMS[word] ?? nearCommand(word))
    .replaceAll(/\s+/g, ' ')
    .trim();

const nearCommand = (word: string): string => {
  if (word.length < 6 || KNOWN.has(word)) return word;
  return COMMANDS.find((command) => isSlipOf(word, command)) ?? word;
};

/** One letter left out, added, changed or swapped with its neighbour. */
const isSlipOf = (word: string, command: string): boolean => {
  let same = 0;
  while (same < word.length && word[same] === command[same]) same++;
  const [rest, wanted] = [word.slice(same), command.slice(same)];
  const swapped = rest.slice(0, 2) === `${wanted.charAt(1)}${wanted.charAt(0)}`;
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (swapped && rest.slice(2) === wanted.slice(2))
  );
};
