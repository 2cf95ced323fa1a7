import type { Quote } from '@studia/contract/proof';

/** A sentence of a chapter, where it stands, and the heading that it stands under. */
export interface BookSentence {
  quote: Quote;
  /** Its words in one line. */
  text: string;
  heading: string;
}

/** Where a book names its sources, inside of a sentence. */
const SOURCES =
  / ?\[\d+(?:[,–-] ?\d+)*\]| \((?:“[^”()]*”,? )?[^()]{0,40}?\b(?:1[5-9]|20)\d\d[a-z]?(?:,? [Pp]p?\. ?\d+)?\)/g;

/** The number or letter of a line in a list. */
const MARK = /^(?:\(?(?:[a-z]|\d{1,2})[).]|[-–•*])\s+(?=\p{Lu})/u;

/** What a sentence says, without its number in a list and the names of its sources. */
export const withoutSources = (text: string): string => text.replace(MARK, '').replaceAll(SOURCES, '');

/** A task, a question, a reference or an aside states nothing. */
const NO_STATEMENT =
  /[|`#\\{}<>=^_~•]|[:?]$|^(?:abb(?:ildung|\.)|fig(?:ure|\.)|tab(?:elle|le|\.)) ?\d|\b(?:fig|figure|table|chapter|section|page|exercise)s?\.? (?:\d|[IVX]+\b)|\b(?:this|next|last|previous|following|present|preceding|the) (?:chapter|figure|exercise|diagram)\b|\b(?:this|next|last|previous|following) (?:section|page|table)\b|\b(?:fig|above|below|see)\b|https?:|©|\$/i;
/** Who is spoken to is told something, not taught what is so. */
const ADDRESSES = /\b(?:you|your|we|our|us|i|my|me)\b/i;
const TASK =
  /^(?:try|choose|name|think|look|write|find|say|draw|imagine|ask|take|list|explain|describe|work|suppose|check|put|read|use|let|compare|copy|show|prove|note|consider|assume|answer)\b/i;
const POINTS_BACK =
  /^(?:it|its|they|other|others|firstly|secondly|thirdly|fourthly|lastly|proof|remark|note|hint|example|solution|sketch|version|beweis|hinweis|bemerkung|beispiel|lösung|anschaulich|nowadays|dies\p{L}*|jene\p{L}*|solche\p{L}*|sie|er|es|ihre?|seine?|dann|daher|damit|dabei|somit|dort|hier|außerdem|zudem|jedoch|aber|und|oder|denn|insbesondere|il|elle|ils|elles|ce|cet|cette|ces|cela|mais|donc|ainsi|alors|ella|ellos|este|esta|estos|estas|eso|pero|entonces|their|them|this|these|that|those|he|she|his|her|but|so|and|or|then|thus|hence|however|therefore|for example|such|here|there|also|in this|in that|on the other hand|first|second|finally|another|similarly|as a result|otherwise|instead|both|neither|again|now|moreover|furthermore|indeed|consequently|accordingly|likewise|still|yet|besides|sometimes|namely|hence|the (?:two|three|four|others|latter|former|same|following|above|first|second|last|other|result|answer|reason|example))\b/iu;
const WHOLE = /^[\p{Lu}\p{Lo}“"«¿¡].*[.!。！।…]["'”’»)\]]*$/su;
const ENDS = /[.!。！।…]["'”’»)\]]*$/u;
const WORDS = { fewest: 7, most: 40 };

/** Whether a sentence says something by itself: whole, no task, nothing that hangs on the sentence before. */
export const statesSomething = (text: string): boolean =>
  WHOLE.test(text) && !ADDRESSES.test(text) && canState(text);

/** The same of what may be a definition: it may speak to its reader, and begin with a name in small letters. */
export const canState = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return (
    words >= WORDS.fewest &&
    words <= WORDS.most &&
    ENDS.test(text) &&
    !NO_STATEMENT.test(text) &&
    !TASK.test(text) &&
    !POINTS_BACK.test(text) &&
    // Columns and formulas that were read as text: mostly signs and single letters.
    (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= words * 0.5
  );
};
