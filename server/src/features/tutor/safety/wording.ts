/** A message as the rules of safety read it: small letters, words written out, the usual slips of the keyboard mended. */
export const inPlainWords = (message: string): string => {
  let text = message
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"');
  for (const [written, meant] of WRITTEN_OUT) text = text.replaceAll(written, meant);
  return text
    .replaceAll(/[^\p{L}\p{M}\p{N}"\n.!?,-]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
};

/** Who says more than this at once says it in the beginning. */
const LONGEST = 4_000;

const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i'm|im|iam|i m)\b/g, 'i am'],
  [/\b(?:i've|ive)\b/g, 'i have'],
  [/\b(?:i'll|i will)\b/g, 'i will'],
  [/\bi'd\b/g, 'i would'],
  [/\bcan'?t\b|\bcannot\b|\bcnat\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could)n'?t\b/g, '$1 not'],
  [/\b(he|she|it|that|there|who|what)'s\b/g, '$1 is'],
  [/\b(?:wanna|want too|wnat to|wan't to|wanting to)\b/g, 'want to'],
  [/\b(?:gonna|gunna|going too|goin to)\b/g, 'going to'],
  [/\bgotta\b/g, 'have to'],
  [/\b(?:myslef|my self|mysef|myselff|mysellf|meself)\b/g, 'myself'],
  [/\bkms\b/g, 'kill myself'],
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
