const NUMBER = String.raw`[-−]?\$?\d{1,9}(?:\.\d{1,6})?`;
const IS = String.raw`(?:=|\b(?:is|are|makes?|gives?|equals?|gets?|get you|got|that['’]?s|thats|its|it['’]s|leaves)\b)\s*`;
const OPERATIONS = [
  [String.raw`(?:\+|plus|add(?:ing)?)`, '+'],
  [String.raw`(?:[-−]|minus|take ?away|takeaway|subtract(?:ing)?|less)`, '−'],
  [String.raw`(?:[×*]|x|times|multipl(?:y|ied) by)`, '×'],
  [String.raw`(?:[÷/]|divide[d]? by|over)`, '÷'],
] as const;

/** “… is 18, then minus 4 is 14”: a result, and what is done with it next, said in a word somewhere. */
const LINKS = OPERATIONS.map(([operation, sign]) => ({
  sign,
  link: new RegExp(
    String.raw`(?<=${IS})(${NUMBER})((?:\s?,)?\s(?:(?:and|so|then|now|you|we|i)\s){0,3}${operation})\s?(${NUMBER})((?:\s?,)?\s(?:(?:and|so|then|i|you|we|which)\s){0,2}${IS})(?=${NUMBER}(?!\s?[-+*/×÷^=]|\d|\.\d))`,
    'i',
  ),
}));
const MOST_LINKS = 6;

/** “20 − 2 × 6 is 2 × 6 = 12, then …”: how it is worked out, and not what it comes to. */
const SUM_BEHIND_IS = /\s+is\s+(?=\d[\d.]{0,9}\s?[-+−x×*÷/]\s?\d[\d.]{0,9}\s?=\s?\d)/gi;

/** Sums that go on with the last result, each as a sum of its own: “6 × 3 = 18, 18 − 4 = 14”. */
export const withLinkedSums = (message: string): string => {
  let text = message.replaceAll(SUM_BEHIND_IS, ', ');
  for (let links = 0; links < MOST_LINKS; links++) {
    const before = text;
    for (const { link, sign } of LINKS)
      text = text.replace(link, (whole, ...parts: string[]) => linked(whole, parts, sign));
    if (text === before) break;
  }
  return text;
};

const linked = (
  whole: string,
  [result = '', then = '', number = '', is = '']: string[],
  sign: string,
): string =>
  // Signs alone may be several sides of one equation.
  /\p{L}/u.test(then) || /\p{L}/u.test(is) ? `${result}, ${result} ${sign} ${number} = ` : whole;
