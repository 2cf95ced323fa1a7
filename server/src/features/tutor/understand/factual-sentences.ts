/** Words that carry nothing of a thought; “only”, “always” and their kin do. */
const SMALL = new Set(
  (
    'the a an and or of to in on at by for with from as is are was were be been am has have had do does did it its this that these those they ' +
    'them their there which who what when where how than then can may will would about into your you i im me my we our he she his her like just ' +
    'basically stuff thing things really super lots lot way one ones guy some kinda pretty get gets got getting mean means ok okay oh so well ' +
    'think guess because bc cuz cause since ppl people cant dont isnt also too'
  ).split(' '),
);
const SOUND = /^(?:o+h+|a+h+|h+m+|u+m+|wait|yeah|yes|yep)$/;
const DENIES =
  /\b(?:not|no|never|nor|none|cannot|hardly|few|less|rarely|without|instead|unlike|neither|nobody|nothing)\b|n['’]t\b|\b(?:cant|dont|doesnt|isnt|arent|wont|didnt|wasnt)\b/g;
/** What somebody believes, supposes or is asked is not told as a fact. */
const NOT_A_FACT =
  /\?$|^[A-F]\)|\b(?:think|thought|believed?|seems?|looks? (?:as|like)|imagine|true or false|if|would|could|might|suppose|myth|wrong|mistake)\b/i;
const ENDS = /(?<=[.!?])\s+|\n+/;
const IN_A_SENTENCE = /[;:,]|\b(?:but|because|while|whereas|so|although)\b/;
const IN_A_CLAIM = /[;:,.!?]|\b(?:because|bc|cuz|cause|so|and|but|then|while|since|which)\b/;

/** Whether a sentence tells something as it is. */
export const isFact = (sentence: string): boolean => !NOT_A_FACT.test(sentence);

/** The sentences that the tutor has told, without what was asked. */
export const factualSentences = (replies: readonly string[]): string[] =>
  replies
    .flatMap((text) => text.replaceAll(/\s?\[\d+\]/g, '').split(ENDS))
    .map((one) => one.replaceAll('*', '').trim())
    // What ends in a colon only leads to the next.
    .filter((one) => /\p{L}{3,}.*\p{L}{3,}/u.test(one) && !one.endsWith(':') && isFact(one));

/**
 * The sentence that says what a student says, clause for clause, in the same order and with the same “not”; null where that is not
 * sure. Words in another order may say the opposite: “A sinks below B”, “B sinks below A”.
 */
export const sentenceSaying = <Sentence extends { words: string }>(
  claim: string,
  sentences: readonly Sentence[],
): Sentence | null => {
  const [first, ...others] = clausesIn(claim, IN_A_CLAIM);
  const clauses = first ? [first, ...others.map((one) => withSubject(one, first))] : [];
  if (new Set(clauses.flatMap(({ words }) => words)).size < FEWEST_WORDS) return null;
  const parts = sentences.map((sentence) => ({
    sentence,
    clauses: clausesIn(sentence.words, IN_A_SENTENCE),
  }));
  const saying = clauses.map((clause) => parts.find((part) => part.clauses.some((one) => says(one, clause))));
  return saying.every((one) => one !== undefined) ? (saying[0]?.sentence ?? null) : null;
};
const FEWEST_WORDS = 3;

interface Clause {
  words: string[];
  denials: number;
  /** It says how one thing stands to another. */
  compares: boolean;
}

const clausesIn = (text: string, between: RegExp): Clause[] =>
  text
    .toLowerCase()
    .split(between)
    .map((part) => ({
      words: (part.match(/\p{L}[\p{L}\d]+|\d+(?:[.,]\d+)?/gu) ?? [])
        .filter((word) => !SMALL.has(word) && !SOUND.test(word))
        .map(stemOf),
      denials: (part.match(DENIES) ?? []).length % 2,
      compares: /\b(?:more|less|fewer)\b.*\bthan\b/.test(part),
    }))
    .filter(({ words }) => words.length > 0);

// “… because it is denser” speaks of what the sentence began with.
const withSubject = (clause: Clause, { words: [subject] }: Clause): Clause =>
  clause.words.length > 1 || subject === undefined
    ? clause
    : { ...clause, words: [subject, ...clause.words] };

const stemOf = (word: string): string =>
  word.length > SHORT ? word.replace(/(?:ies|es|s|ing|ed|y|e)$/, '') : word;
const SHORT = 3;

const says = (sentence: Clause, clause: Clause): boolean => {
  if (sentence.denials !== clause.denials || sentence.compares !== clause.compares) return false;
  let at = -1;
  return clause.words.every((word) => {
    at = sentence.words.indexOf(word, at + 1);
    return at >= 0;
  });
};
