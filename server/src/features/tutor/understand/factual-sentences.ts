/** What somebody believes, supposes or is asked is not told as a fact. */
const NOT_A_FACT =
  /\?$|^[A-F]\)|\b(?:think|thought|believed?|seems?|looks? (?:as|like)|imagine|true or false|if|would|could|might|suppose|myth|wrong|mistake)\b/i;
const ENDS = /(?<=[.!?])\s+|\n+/;

/** Whether a sentence tells something as it is. */
export const isFact = (sentence: string): boolean => !NOT_A_FACT.test(sentence);

/** The sentences that the tutor has told, without what was asked. */
export const factualSentences = (replies: readonly string[]): string[] =>
  replies
    .flatMap((text) => text.replaceAll(/\s?\[\d+\]/g, '').split(ENDS))
    .map((one) => one.replaceAll('*', '').trim())
    // What ends in a colon only leads to the next.
    .filter((one) => /\p{L}{3,}.*\p{L}{3,}/u.test(one) && !one.endsWith(':') && isFact(one));
