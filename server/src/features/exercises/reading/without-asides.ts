const POLITE = String.raw`(?:please|pls|plz|plss|pleasee|thanks|thx|ty)`;
const WISH = String.raw`(?:(?:a |any |some |one |just a |give me a |can i (?:get|have) a |need a |i need )?(?:hint|help|tip)(?: me)?|(?:can|could) (?:u|you) (?:help|help me|check)|(?:idk|i dont know|not sure) (?:how|what to do|where to (?:start|begin))|i['’]?m (?:so )?stuck|no (?:idea|clue)(?: how)?)`;
/** A wish alone stands behind a sign or a number; behind a word it may be a part of the sentence. */
const ASIDE = new RegExp(
  String.raw`(?:[\s,.;:!?(–-]*(?<![\p{L}'’])(?:${POLITE}[\s,]*${WISH}|${WISH}[\s,]*${POLITE}|${POLITE})|(?:(?<=[\d)\]²³}])\s|[,.;:!?(–-]\s?)[\s,.;:!?(–-]*${WISH})(?![\p{L}'’])[\s.!?:)(<3]*$`,
  'iu',
);
const MOST = 3;

/** “integrate x cos x dx, hint pls”: a task without what is only said to the tutor behind it. What is nothing else stays as it is. */
export const withoutAsides = (message: string): string => {
  let text = message.replace(NO_TOOLS, '').replace(/^$/, message);
  for (let round = 0; round < MOST; round++) {
    const shorter = text.replace(ASIDE, '').replace(/[\s,;:(–-]+$/, '');
    if (!ASIDE.test(text) || !/\d|[=+*/^√∫]|\p{L}{4}/u.test(shorter)) break;
    text = shorter;
  }
  return text;
};
const NO_TOOLS =
  /[\s,;(–-]+(?:w\/o|without|no|not? using|w\/out)(?: (?:a|an|the|any|my|using))* (?:calculator|calc|graph(?:ing)?|google)\)?(?: (?:allowed|pls|please))?[\s.!]*$/i;
