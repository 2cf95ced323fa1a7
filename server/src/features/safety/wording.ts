/** A message as the rules of safety read it: small letters, words written out, the usual slips of the keyboard mended. */
export const inPlainWords = (message: string): string => {
  let text = message
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"');
  for (const [written, plain] of WRITTEN_OUT) text = text.replaceAll(written, plain);
  return text
    .replaceAll(/[^\p{L}\p{M}\p{N}"\n.!?,-]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
};

/** Who says more than this at once says it in the beginning. */
const LONGEST = 4_000;

/** A message without signs that nobody sees and without letters said three times. */
export const unmasked = (message: string): string =>
  message
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]/g, '')
    .replaceAll(/([aeiouy])\1{2,}/gi, '$1')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1');

/** English without its masks: letters with spaces or signs between them, and slips of the pen in words that matter. */
export const unmaskedEnglish = (message: string): string =>
  unmasked(message)
    .replaceAll(SPACED_OUT, inWords)
    .replaceAll(/[\p{Script=Latin}\d@$!*'’]{3,}/gu, mended);

const SPACED_OUT = /(?<![\p{L}\p{N}])(?:\p{Script=Latin}[ .\-_]+){3,}\p{Script=Latin}(?![\p{L}\p{N}])/gu;

/** Letters with spaces between them, put together to the words that they most likely are. */
const inWords = (letters: string): string => {
  let rest = letters.replaceAll(/[^\p{L}]/gu, '').toLowerCase();
  const words: string[] = [];
  while (rest !== '') {
    const word = SPELLED.find((one) => rest.startsWith(one)) ?? rest.charAt(0);
    words.push(word);
    rest = rest.slice(word.length);
  }
  // A sum is written in single letters too: what holds no such word stays as it was.
  return words.some((word) => word.length > 2) ? words.join(' ') : letters;
};

/** Words that matter here, long enough that a slip can't make them another. */
const MATTERS =
  'suicide suicidal myself bullied bullying bullies abused abuses molested anorexic anorexia bulimia bulimic overdose overdosed laxatives disappear killing hitting touching touches threatens cocaine explosive threatening pregnant'.split(
    ' ',
  );
/** Others that lie one letter from one of them. */
const ELSE = new Set('amused amuses hinting exiting milling hotting mykiss touched threaten'.split(' '));
const MASKED =
  'kill killed killing myself die dying death suicide suicidal meth bomb bombs gun guns porn sex sexy nude nudes weed drug drugs cocaine heroin hurt hit cut rape raped abuse naked'.split(
    ' ',
  );
const SPELLED = [
  ...MASKED,
  'want',
  'wanna',
  'to',
  'my',
  'self',
  'end',
  'life',
  'not',
  'live',
  'am',
  'me',
  'hate',
  'help',
  'dont',
  'i',
].toSorted((one, other) => other.length - one.length);

const LETTER_OF: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const mended = (written: string): string => {
  const word = written.toLowerCase();
  if (/[\d@$!*]/.test(word) && /\p{L}/u.test(word)) return unmaskedWord(word) ?? written;
  if (word.length < 6 || ELSE.has(word) || MATTERS.includes(word)) return written;
  return MATTERS.find((one) => isOneSlipFrom(word, one)) ?? written;
};

const unmaskedWord = (word: string): string | undefined => {
  const letters = word.replaceAll(/[\d@$!]/g, (sign) => LETTER_OF[sign] ?? sign);
  return MASKED.find(
    (one) =>
      one.length === letters.length &&
      Array.from(letters).every((letter, at) => letter === one[at] || letter === '*'),
  );
};

/** The same beginning, and one letter left out, added, changed or swapped with its neighbour. */
const isOneSlipFrom = (word: string, target: string): boolean => {
  if (word[0] !== target[0] || Math.abs(word.length - target.length) > 1) return false;
  let same = 1;
  while (same < word.length && word[same] === target[same]) same++;
  const [rest, wanted] = [word.slice(same), target.slice(same)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.slice(0, 2) === `${wanted.charAt(1)}${wanted.charAt(0)}` && rest.slice(2) === wanted.slice(2))
  );
};

const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i'm|im|iam|i m)\b/g, 'i am'],
  [/\b(?:i've|ive)\b/g, 'i have'],
  [/\b(?:i'll|i will)\b/g, 'i will'],
  [/\bi'd\b/g, 'i would'],
  [/\bcan'?t\b|\bcannot\b|\bcnat\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could)n'?t\b/g, '$1 not'],
  [/\b(he|she|it|that|there|who|what|where|how)'?s\b(?! own)/g, '$1 is'],
  [/\b(he|she|they|it|you|we)'d\b/g, '$1 would'],
  [/\b(he|she|they|it|you|we)'ll\b/g, '$1 will'],
  [/\b(they|you|we)'?re\b(?<!\bwere)/g, '$1 are'],
  [/\bid (?=be|rather|like|prefer|kill|die|do)/g, 'i would '],
  [/\bdont\b/g, 'do not'],
  [/\b(?:wanna|want too|wnat to|wan't to|wanting to)\b/g, 'want to'],
  [/\b(?:gonna|gunna|going too|goin to)\b/g, 'going to'],
  [/\bgotta\b/g, 'have to'],
  [/\b(?:myslef|my self|mysef|myselff|mysellf|meself)\b/g, 'myself'],
  [/\bkms\b/g, 'kill myself'],
  [/\bkys\b/g, 'kill yourself'],
  [/\b(?:sewerslide|sewer slide|sooicide)\b/g, 'suicide'],
  [/\bunaliv(?:e|ing)\b/g, 'kill'],
  [/\b(?:kil|kll|kiil|killl)\b/g, 'kill'],
  [/\b(?:sucide|suiside|suicde|sucicide|suicied|suicid|suecide)\b/g, 'suicide'],
  [/\b(?:sucidal|suisidal|suicidle|sucicidal)\b/g, 'suicidal'],
  [/\bself harm/g, 'self-harm'],
  [/\b(?:breath|breathe|breethe|breeth)\b/g, 'breathe'],
  [/\b(?:unconcious|unconsious|unconscius)\b/g, 'unconscious'],
  [/\b(?:over dosed|overdozed)\b/g, 'overdosed'],
  [/\b(?:diing|dyeing)\b/g, 'dying'],
  [/\b(?:any ?more)\b/g, 'anymore'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
];
