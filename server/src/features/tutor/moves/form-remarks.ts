import { judgePairs } from '../understand/confused-pairs.ts';

/** A mistake of form that leaves no choice, and how it is written rightly. */
interface FormRemark {
  id: 'apostrophe' | 'pair' | 'case' | 'tense';
  remark: string;
  ask: string;
}

const OWNED = String.raw`(?:lives|life|freedom|rights?|opinions?|health|sleep|time|grades|education|phones?|parents|minds|brains|money|privacy|safety|future|feelings|choices|work|clothes|ideas|jobs|voices?|attention|bodies|faces|homes|houses|needs|mistakes|problems|mental|social|dreams|names?|friends|words|stories)`;
const NEVER_PLURAL = new RegExp(
  String.raw`\b(peoples|childrens|mens|womens|someones|everyones|nobodys|todays)\s+${OWNED}\b`,
  'iu',
);
const OWNERS = new RegExp(
  String.raw`\b(students|teens|teenagers|kids|parents|teachers|companies|authors|workers|users|girls|boys|families)\s+${OWNED}\b`,
  'iu',
);
const CONTRACTIONS =
  /\b(dont|didnt|isnt|arent|doesnt|wasnt|werent|couldnt|shouldnt|wouldnt|hasnt|havent|ive|im|thats|theyre|youre|theres)\b/i;
const FULL: Readonly<Record<string, string>> = {
  ive: 'I’ve',
  im: 'I’m',
  thats: 'that’s',
  theyre: 'they’re',
  youre: 'you’re',
  theres: 'there’s',
};

const SINGULAR: Readonly<Record<string, string>> = {
  peoples: 'people’s',
  childrens: 'children’s',
  mens: 'men’s',
  womens: 'women’s',
  someones: 'someone’s',
  everyones: 'everyone’s',
  nobodys: 'nobody’s',
  todays: 'today’s',
};

const ME_FIRST =
  /^\W{0,5}(?:me and (him|her|them|my \p{L}{1,20}|\p{Lu}\p{Ll}{1,20})|(him|her|them|my \p{L}{1,20}|\p{Lu}\p{Ll}{1,20}) and me|(him|her) and i)\s{1,3}\p{Ll}/iu;
const SUBJECTS: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' };

const PRESENT_TO_PAST: Readonly<Record<string, string>> = {
  go: 'went',
  goes: 'went',
  eat: 'ate',
  eats: 'ate',
  see: 'saw',
  sees: 'saw',
  run: 'ran',
  runs: 'ran',
  come: 'came',
  comes: 'came',
  get: 'got',
  gets: 'got',
  make: 'made',
  makes: 'made',
  say: 'said',
  says: 'said',
  take: 'took',
  takes: 'took',
  play: 'played',
  plays: 'played',
  walk: 'walked',
  walks: 'walked',
  is: 'was',
  are: 'were',
  buy: 'bought',
  buys: 'bought',
  give: 'gave',
  gives: 'gave',
};
const LONG_AGO = new RegExp(
  String.raw`^\W*(?:[\p{L}’']+\s+){1,5}?(${Object.keys(PRESENT_TO_PAST).join('|')})\s(?:(?!\b(?:that|because|since|when|who|which)\b)[^.,;!?])*\b(yesterday|last (?:night|week|weekend|month|year|summer|winter))\b`,
  'iu',
);

/** What is wrong in the form of a text for sure. */
export const inForm = (text: string): FormRemark[] => [
  ...apostrophes(text),
  ...pairs(text),
  ...meFirst(text),
  ...tenses(text),
];

const apostrophes = (text: string): FormRemark[] => {
  const never = NEVER_PLURAL.exec(text);
  const owners = OWNERS.exec(text);
  const short = CONTRACTIONS.exec(text)?.[1];
  return [
    ...(never
      ? [apostrophe(never[0], SINGULAR[never[1]?.toLowerCase() ?? ''] ?? '')]
      : owners
        ? [apostrophe(owners[0], `${owners[1] ?? ''}’`)]
        : []),
    ...(short === undefined
      ? []
      : [apostrophe(short, FULL[short.toLowerCase()] ?? `${short.slice(0, -1)}’t`)]),
  ];
};

const apostrophe = (wrong: string, right: string): FormRemark => ({
  id: 'apostrophe',
  remark: `An apostrophe is missing in “${wrong}”: it’s “${right}”.`,
  ask: '',
});

const pairs = (text: string): FormRemark[] => {
  const judged = text
    .split(/(?<=[.!?])\s+/)
    .map(judgePairs)
    .find((one) => one !== null && !one.isRight);
  return judged ? [{ id: 'pair', remark: judged.remark, ask: 'How would you write it now?' }] : [];
};

/** “Me and him went”: who does something is “he and I”. */
const meFirst = (text: string): FormRemark[] => {
  const [, behind, before, withI] = ME_FIRST.exec(text) ?? [];
  const other = behind ?? before ?? withI;
  if (other === undefined) return [];
  const subject = SUBJECTS[other.toLowerCase()] ?? other;
  const right = `${subject.charAt(0).toUpperCase()}${subject.slice(1)} and I`;
  return [
    {
      id: 'case',
      remark: `These two do something, so they’re the subject: “${right}”. Test it one at a time: you’d never say “me went”.`,
      ask: 'How does the whole sentence go now?',
    },
  ];
};

const tenses = (text: string): FormRemark[] => {
  const [, verb = '', time = ''] = LONG_AGO.exec(text) ?? [];
  const past = PRESENT_TO_PAST[verb.toLowerCase()];
  return past === undefined
    ? []
    : [
        {
          id: 'tense',
          remark: `“${time}” is over, so “${verb}” becomes “${past}”.`,
          ask: 'How does the whole sentence go now?',
        },
      ];
};
