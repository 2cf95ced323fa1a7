/** Where the usual sums do not hold: other bases, clocks, logic, remainders. */
const OTHER_ARITHMETIC =
  /\b(?:mod|modulo|modular|congruen\w*|binary|octal|hexadecimal|hex|base[ -]?\d+|base two|boolean|xor|logic gates?|bitwise|o['’]clock|clock arithmetic|remainders?|vectors?|matri(?:x|ces)|finite field|floating[ -]point|tropical|sets?|union|concatenat\w*|strings?|regex|javascript|python)\b|≡|₂|₁₆/i;

/** Words around what is not claimed to be true: a mistake shown, a guess, a question, a choice. */
const NOT_CLAIMED =
  /\b(?:not|never|nor|isn['’]t|aren['’]t|doesn['’]t|don['’]t|didn['’]t|can['’]t|wouldn['’]t|won['’]t|wrong\w*|mistakes?|mistaken\w*|incorrect\w*|false|errors?|instead of|rather than|careful|trap|myth|misconception|if|suppose|imagine|pretend|assume|assuming|hypothetical\w*|guess\w*|would|you (?:wrote|said|got|have|had|put|claim)|your (?:answer|line|work|step|result|attempt)|claims?|claimed|says|said|thought|thinks|whether|true or false|which (?:of|one)|spot|find the|try|tempting|looks like|seems|almost|invalid|impossible|contradict\w*|absurd|nonsense|lost|forgot|forgets?)\b|[≠?❌✗✘🚫]|\\neq?\b/iu;

/** What sets the next lines apart as wrong or open, and what ends that. */
const OPENS_DOUBT =
  /\b(?:mistakes?|wrong(?:ly)?|incorrect(?:ly)?|errors?|true or false|which (?:of|one)|spot|find the|student|misconception|practice|exercises?|try (?:these|this|it)|your turn|quiz|choose|pick|suppose|imagine|assume|case \d)\b/i;
const ENDS_DOUBT =
  /\b(?:correct(?:ed|ly)?|right way|instead|actually|in fact|should be|the truth|fixed|solution|answer)\b/i;

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
  return {
    standing: (): DoubtStanding => ({ elsewhere, doubted }),
    /** Whether what this line says may not be meant as true. */
    about: (line: string): boolean => {
      elsewhere ||= OTHER_ARITHMETIC.test(line);
      const inDoubt = doubted > 0;
      if (ENDS_DOUBT.test(line)) doubted = 0;
      else if (OPENS_DOUBT.test(line)) doubted = DOUBTED_LINES;
      else if (line.trim() !== '') doubted = Math.max(0, doubted - 1);
      return elsewhere || inDoubt || NOT_CLAIMED.test(line) || OPTION.test(line);
    },
  };
};

// A) and (b) mark things to choose from, and so do empty boxes.
const OPTION = /^\s*(?:[-*•]\s*)?(?:\(?[a-hA-H][.)]\s|\[[ xX]?\]\s)/;
