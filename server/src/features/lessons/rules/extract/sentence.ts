import type { Quote } from '@studia/contract/proof';

/** A sentence of a chapter, where it stands, and the heading that it stands under. */
export interface BookSentence {
  quote: Quote;
  /** Its words in one line. */
  text: string;
  heading: string;
}

/** A task, a question, a reference or an aside states nothing. */
const NO_STATEMENT =
  /[|`#\\{}<>=^_~•]|[:?]$|\b(?:you|your|we|our|us|i|my|me|fig|figure|table|chapter|section|page|exercise|above|below|see)\b|https?:|©|\$/i;
const TASK =
  /^(?:try|choose|name|think|look|write|find|say|draw|imagine|ask|take|list|explain|describe|work|suppose|check|put|read|use|let|compare|copy|show|prove|note|consider|assume|answer)\b/i;
const POINTS_BACK =
  /^(?:it|its|they|their|them|this|these|that|those|he|she|his|her|but|so|and|or|then|thus|hence|however|therefore|for example|such|here|there|also|in this|in that|on the other hand|first|second|finally|another|similarly|as a result|otherwise|instead|both|neither|the (?:latter|former|same|following|above|first|second|last|other|result|answer|reason|example))\b/i;
const WHOLE = /^[\p{Lu}\p{Lo}“"«¿¡].*[.!。！।…]["'”’»)\]]*$/su;
const WORDS = { fewest: 7, most: 40 };

/** Whether a sentence says something by itself: whole, no task, nothing that hangs on the sentence before. */
export const statesSomething = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return (
    words >= WORDS.fewest &&
    words <= WORDS.most &&
    WHOLE.test(text) &&
    !NO_STATEMENT.test(text) &&
    !TASK.test(text) &&
    !POINTS_BACK.test(text) &&
    // Columns and formulas that were read as text: mostly signs and single letters.
    (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= words * 0.5
  );
};
