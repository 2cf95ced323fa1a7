/** What is said of a sentence that is shown, and of the figure of speech that it is called or asked to be. */
interface FigureVerdict {
  isRight: boolean;
  remark: string;
  isWhole: true;
  idea: string;
}

type Figure = 'simile' | 'metaphor' | 'personification';

const NAMES: readonly (readonly [Figure, RegExp])[] = [
  ['simile', /\bsim(?:ile|ilie|ily)s?\b/i],
  ['metaphor', /\bmeta(?:ph|f)ors?\b/i],
  ['personification', /\bpersonif\w+/i],
];
const NAME = String.raw`(?:an? )?(?:example of (?:an? )?)?(?:sim(?:ile|ilie|ily)|meta(?:ph|f)or|personif\w+)\b`;
/** Between marks; or all that stands between “is” and the name: “is she runs like a deer a simile”. */
const QUOTED = /(?<!\p{L})["“‘']([^"“”\n]{6,140}?)["”’'](?!\p{L})/u;
const UNQUOTED = new RegExp(
  String.raw`^\W*(?:(?:ok|so|wait|and|then|but)\s+)*(?:is|would|be)\s+((?:(?:an?|the|my|his|her|our|their|he|she|it|they|we|i)\s)?[^"“”\n:]{6,100}?)\s+(?:be |is |also )?${NAME}`,
  'i',
);
const DENIED = /\b(?:not|isn['’]?t|aint|ain['’]?t|never|no|neither)\b/i;

// “I like a pizza”, “would you like the book”: there it is wished for, and nothing compared. “As soon as” compares neither.
const LIKE =
  /(?<!\b(?:i|you|we|they|to|would|really|don['’]?t|do|does|did|didn['’]?t|also|both|i['’]d|you['’]d|looks?|looked|people|kids|who) )\blike (?:an?|the|some|two|my|his|her|fallen|burning|broken|melting|\p{L}{3,}s\b)/iu;
const AS_AS =
  /\bas (?!soon|long|far|well|many|much|often|good|if\b|though\b|big as (?:me|you)\b)(\p{L}{3,}) as (?:an?|the|some|\p{L}{3,})\b/iu;

/** What is no person, and what only people do. */
const THINGS =
  'wind|breeze|sun|moon|stars?|trees?|leaves|branches|sea|ocean|waves?|river|stream|clouds?|rain|snow|storm|thunder|lightning|night|darkness|shadows?|sky|dawn|fire|flames?|mountains?|hills?|flowers?|daffodils|roses?|city|house|walls?|windows?|doors?|floorboards?|stairs|car|engine|train|clock|time|death|winter|spring|autumn|summer|alarm|kettle|computer|camera|fear|hope|opportunity|pencil|pen';
const HUMAN_ACTS =
  'whisper(?:s|ed|ing)?|danc(?:es|ed|ing|e)|smil(?:es|ed|ing|e)|laugh(?:s|ed|ing)?|sings?|sang|singing|weeps?|wept|weeping|cried|cries|crying|scream(?:s|ed|ing)?|sigh(?:s|ed|ing)?|groan(?:s|ed|ing)?|yawn(?:s|ed|ing)?|wink(?:s|ed|ing)?|kiss(?:es|ed|ing)?|embrac(?:es|ed|ing|e)|hug(?:s|ged|ging)?|begg?(?:s|ed|ing)?|complain(?:s|ed|ing)?|grumbl(?:es|ed|ing|e)|shout(?:s|ed|ing)?|tells?|told|speaks?|spoke|talk(?:s|ed|ing)?|stares?|stared|staring|march(?:es|ed|ing)?|tiptoe(?:s|d)?|wav(?:es|ed|ing)|beckon(?:s|ed|ing)?|tickl(?:es|ed|ing|e)|mourn(?:s|ed|ing)?|chas(?:es|ed|ing)';
const PERSONIFIED = new RegExp(
  String.raw`\b(?:${THINGS})(?:['’]s \p{L}+)?\s(?:(?:was|were|is|are|has|had|softly|gently|quietly|angrily|happily|always|just|never|slowly|\p{L}+ly)\s){0,2}(${HUMAN_ACTS})\b`,
  'iu',
);
const PEOPLE = String.raw`(?:he|she|i|you|(?:my|his|her|our|the) (?:brother|sister|mom|mum|mother|dad|father|friend|teacher|boss|baby|son|daughter|boy|girl|man|woman|king|queen|soldier)|\p{Lu}\p{Ll}{2,})`;
const PICTURES =
  'lion|tiger|wolf|fox|pig|snake|eagle|shark|mouse|bear|ox|snail|sheep|rock|mountain|storm|volcano|star|sun|angel|monster|machine|robot|rocket|firecracker|diamond|gem|treasure|flower|rose|wall|iceberg|night owl|early bird|couch potato|walking dictionary|open book|shining star|ray of sunshine|black sheep';
const CALLED = new RegExp(
  String.raw`\b${PEOPLE}(?:['’]s|\s(?:is|was|am|are|were))\s(?:such |really |always )?(an?|the|my) (?:\p{L}+ )?(${PICTURES})\b`,
  'iu',
);

/** The figure that a sentence surely is, and the words that show it; null where its form leaves it open, or where it is two at once. */
const figureOf = (sentence: string): { is: Figure; why: string } | null => {
  const [like] = LIKE.exec(sentence) ?? [];
  const asAs = AS_AS.exec(sentence)?.[1];
  const act = PERSONIFIED.exec(sentence)?.[1];
  const picture = CALLED.exec(sentence);
  const compares = like !== undefined || asAs !== undefined;
  if (compares && act !== undefined) return null;
  if (compares)
    return {
      is: 'simile',
      why: `it compares openly, with ${like === undefined ? `“as ${asAs ?? ''} as”` : '“like”'}`,
    };
  if (act !== undefined) return { is: 'personification', why: `“${act}” is something that only people do` };
  return picture
    ? {
        is: 'metaphor',
        why: `it calls somebody “${picture[1] ?? 'a'} ${picture[2] ?? ''}” straight out, without “like” or “as”`,
      }
    : null;
};

const A: Readonly<Record<Figure, string>> = {
  simile: 'a simile',
  metaphor: 'a metaphor',
  personification: 'personification',
};
const NEEDS: Readonly<Record<Figure, string>> = {
  simile: 'A simile would need “like” or “as”.',
  metaphor: 'A metaphor leaves “like” and “as” out and calls one thing the other.',
  personification: 'In personification something that isn’t a person does what people do.',
};

/** Whether a sentence that is shown is the figure of speech that it is called, or asked to be; null where that is not sure. */
export const judgeFigure = (message: string): FigureVerdict | null => {
  const sentence = QUOTED.exec(message)?.[1] ?? UNQUOTED.exec(message)?.[1];
  if (sentence === undefined) return null;
  const about = message.replace(sentence, ' ');
  const named = NAMES.filter(([, name]) => name.test(about)).map(([name]) => name);
  const [claimed, ...others] = named;
  if (claimed === undefined || DENIED.test(about)) return null;
  const found = figureOf(sentence);
  if (!found) return null;
  // Whatever acts like a person is called one: which of both names is wanted can't be told.
  if (found.is === 'personification' && named.includes('metaphor')) return null;
  if (found.is === 'metaphor' && named.includes('personification')) return null;
  const idea = 'humanities/metaphor-simile-and-personification';
  if (others.length > 0)
    return { isRight: true, remark: `It’s ${A[found.is]}: ${found.why}.`, isWhole: true, idea };
  return claimed === found.is
    ? { isRight: true, remark: `Yes, that’s ${A[found.is]}: ${found.why}.`, isWhole: true, idea }
    : {
        isRight: false,
        remark: `No, that’s ${A[found.is]}: ${found.why}. ${NEEDS[claimed]}`,
        isWhole: true,
        idea,
      };
};
