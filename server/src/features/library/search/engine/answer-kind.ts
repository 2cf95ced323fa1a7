interface Kind {
  asked: RegExp;
  held: RegExp;
}

/** What a question asks for by its first words, and how sentences that hold such a thing look. */
const KINDS: readonly Kind[] = [
  {
    asked:
      /^\W*(?:when|(?:in|on|since|until|around) (?:which|what) (?:year|century|month|day|time)|what (?:year|date|day|century))\b/i,
    held: /\b[12]\d{3}\b|\bB\.?C|\b(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|years?|day|night|morning|evening|when|after|before|during|until|while)\b/i,
  },
  {
    asked: /\bhow (?:many|much|old|long|tall|high|far|deep|fast|big|large|heavy|often)\b/i,
    held: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|twice|dozen)\b/i,
  },
  {
    asked: /^\W*(?:where|in (?:which|what) (?:country|city|town|place|part))\b/i,
    held: /\b(?:in|at|on|near|under|behind|into|from|to|inside|between|over|by)\b/i,
  },
  {
    asked: /^\W*(?:why|how come|what (?:made|caused|causes))\b/i,
    held: /\b(?:because|since|therefore|so that|for|as|due|owing|cause[sd]?|reason|in order|thus|hence|to)\b/i,
  },
];

/** Whether a sentence holds something of the kind that a question asks for; no sentence does where that can't be told. */
export const kindTest = (question: string): ((sentence: string) => boolean) => {
  if (/^\W*(?:who|whom|whose)\b/i.test(question)) return namesSomebodyNew(question.toLowerCase());
  const kind = KINDS.find(({ asked }) => asked.test(question));
  return (sentence) => kind?.held.test(sentence) ?? false;
};

// At the start of a sentence every word has a capital letter.
const NAME = /(?<=[\p{L}\p{N},;)”"] )\p{Lu}[\p{L}.]+/gu;

const namesSomebodyNew = (question: string) => (sentence: string) =>
  (sentence.match(NAME) ?? []).some((name) => !question.includes(name.toLowerCase()));
