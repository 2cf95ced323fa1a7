/** Where the usual sums do not hold: other bases, clocks, logic, remainders. */
const OTHER_ARITHMETIC =
  /\b(?:mod|modulo|modular|congruen\w*|binary|octal|hexadecimal|hex|base[ -]?\d+|base two|boolean|xor|logic gates?|bitwise|o['’]clock|clock arithmetic|remainders?|vectors?|matri(?:x|ces)|finite field|floating[ -]point|tropical|sets?|union|concatenat\w*|strings?|regex|javascript|python)\b|≡|₂|₁₆/i;

/** Words around what is not claimed to be true: a mistake shown, a guess, a question, a choice. */
const NOT_CLAIMED =
  /\b(?:not|never|nor|isn['’]t|aren['’]t|doesn['’]t|don['’]t|didn['’]t|can['’]t|wouldn['’]t|won['’]t|wrong\w*|mistakes?|mistaken\w*|incorrect\w*|false|errors?|instead of|rather than|careful(?! with)|trap|myth|misconception|if|suppose|imagine|pretend|assume|assuming|hypothetical\w*|guess\w*|would|you (?:wrote|said|got|have|had|put|claim)|your (?:answer|line|work|step|result|attempt)|claims?|claimed|says|said|writes|wrote|gets|(?<!we )got|answers|answered|calculat(?:es|ed)|check (?=\d)|thought|thinks|whether|true or false|which (?:of|one)|spot|find the|try|tempting|looks like|seems|almost|invalid|impossible|contradict\w*|absurd|nonsense|lost|forgot|forgets?)\b|[≠?❌✗✘🚫]|\\neq?\b/iu;

/** What sets the next lines apart as wrong or open, and what ends that. */
const OPENS_DOUBT =
  /\b(?:mistakes?|wrong(?:ly)?|incorrect(?:ly)?|errors?|true or false|which (?:of|one)|spot|find the|student|misconception|practice|exercises?|try (?:these|this|it)|your turn|quiz|choose|pick|suppose|imagine|assume|case \d)\b/i;
const ENDS_DOUBT =
  /\b(?:correct(?:ed|ly)?|right way|instead|actually|in fact|should be|the truth|fixed|solution|answer)\b/i;

/** What is said about a sum before it or behind it: neither neighbour of this is claimed. */
const REJECTS =
  /\b(?:not (?:quite|right|correct|true|it|exactly|yet|what)|(?:isn|wasn)['’]t (?:right|quite|correct|it|true)|wrong|look again|check (?:again|that|it)|hmm|almost|close|oops|too (?:small|large|big|low|high|much|many|little|few)|off by|(?:left|right) to (?:left|right)|mix(?:ed|ing)? up|slip(?:ped)?|how did|how far off|what (?:did|has|should)|what(?:['’]s| is) the (?:right|correct)|(?:leave|left) out|do you agree|is (?:that|this|it|he|she) (?:right|true|correct))\b/i;
/** Words with which a claim of the student is made one's own. */
const CONFIRMS =
  /^\W*(?:yes|yep|right|correct|exactly|great|perfect|well done|good|nice|indeed|true|that['’]s right)\b/i;

/** Lines that stay in doubt after one that opened it. */
const DOUBTED_LINES = 6;

/** How far a reply is in doubt. */
export interface DoubtStanding {
  /** Other sums than the usual are spoken of. */
  elsewhere: boolean;
  /** So many lines stay in doubt. */
  doubted: number;
}

/** Follows a reply line by line, from its beginning or from where it stands. */
export const makeDoubt = (topic: string, from: DoubtStanding | null) => {
  let { elsewhere, doubted } = from ?? { elsewhere: OTHER_ARITHMETIC.test(topic), doubted: 0 };

  /** Whether a sentence may not be meant as true, by its own words and what was said before. */
  const ofSentence = (sentence: string): boolean => {
    const inDoubt = doubted > 0;
    if (ENDS_DOUBT.test(sentence)) doubted = 0;
    else if (OPENS_DOUBT.test(sentence)) doubted = DOUBTED_LINES;
    return inDoubt || NOT_CLAIMED.test(withoutPremise(sentence));
  };

  return {
    standing: (): DoubtStanding => ({ elsewhere, doubted }),
    /** Which of the sentences of a line may not be meant as true. */
    about: (line: string, sentences: readonly string[]): boolean[] => {
      elsewhere ||= OTHER_ARITHMETIC.test(line);
      const open = doubted;
      const doubts = sentences.map(ofSentence);
      if (line.trim() !== '' && open > 0 && doubted === open) doubted = open - 1;
      const rejected = sentences.map((sentence) => REJECTS.test(sentence));
      // What a line ends with may be about the next.
      if (rejected.at(-1) && doubted === 0) doubted = 1;
      const isOption = OPTION.test(line);
      return doubts.map(
        (doubt, at) =>
          doubt || elsewhere || isOption || rejected[at - 1] === true || rejected[at + 1] === true,
      );
    },
    /** Whether these words are the student's own, and nobody has made them theirs. */
    isRepeated: (claim: string, sentence: string): boolean =>
      !CONFIRMS.test(sentence) && inOneWriting(topic).includes(inOneWriting(claim)),
  };
};

// “If f(x) = x², then f'(x) = 2x” says what is so.
const withoutPremise = (sentence: string): string =>
  /\bthen\b/i.test(sentence) && /['′]\s*\(/.test(sentence) ? sentence.replace(/\bif\b/i, '') : sentence;

const inOneWriting = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\\(?:times|cdot)|[×·⋅*]/g, 'x')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[\s$*]/g, '');

// A) and (b) mark things to choose from, and so do empty boxes.
const OPTION = /^\s*(?:[-*•]\s*)?(?:\(?[a-hA-H][.)]\s|\[[ xX]?\]\s)/;
