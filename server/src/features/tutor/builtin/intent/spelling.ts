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
const KNOWN = new Set([
  ...COMMANDS,
  'examples',
  'answers',
  'exercises',
  'mistakes',
  'compared',
  'explains',
  'differences',
  'solutions',
  'definitions',
  'completes',
  'explained',
  'practised',
  'practiced',
  'described',
  'answered',
  'corrects',
  'describes',
  'incorrect',
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
  const allowed = word.length >= 9 ? 2 : 1;
  return COMMANDS.find((command) => slips(word, command, allowed) <= allowed) ?? word;
};

/** How many letters were left out, added, changed or swapped with their neighbour; more than allowed is not counted on. */
const slips = (word: string, command: string, allowed: number): number => {
  if (Math.abs(word.length - command.length) > allowed) return allowed + 1;
  let before: number[] = [];
  let last = Array.from({ length: command.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row++) {
    const now = [row];
    for (let column = 1; column <= command.length; column++) {
      const same = word[row - 1] === command[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        word[row - 1] === command[column - 2] &&
        word[row - 2] === command[column - 1];
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = now;
  }
  return last[command.length] ?? allowed + 1;
};
