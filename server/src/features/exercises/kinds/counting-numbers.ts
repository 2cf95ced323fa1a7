const COUNT = String.raw`\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\b`;
const SEVERAL = String.raw`${COUNT}(?:\s?(?:-|–|to|or)\s?${COUNT})?`;
const ASKS = String.raw`\b(?:what|which|wich|who|name|list|state|explain|describe|define|identify|compare|learn|remember|memori[sz]e|understand|tell (?:me|us) about)(?:['’]?s)?\s+(?:(?:are|r|is|were|was|do|does|did)\s+)?`;
/** What may stand before the count: “the main”, “Newton’s”, “keplers”. */
const OF_THESE = String.raw`(?:(?:all|the|of|those|these|main|basic|major|key|most|important|different|famous|common|\p{L}{2,20}['’]s|(?!chances\b|odds\b)\p{L}{4,20}s['’]?)\s+){0,3}`;
const TEXTS = String.raw`(?:sentences?|words|lines?|paragraphs?|pages?|examples?|facts?|reasons?|(?:bullet ?)?points?|bullets?|slides?|quotes?|arguments?|sources?|differences?|similarities|causes?|effects?)\b`;

const COUNTS: readonly RegExp[] = [
  // “What are Newton’s three laws”, “whats the 3 estates”, “name 4 main causes”.
  new RegExp(
    String.raw`${COUNT}(?=\s+(?:\p{L}{2,20}\s+){0,2}?\p{L}{2,20}(?:s|ae|ia|a)\b)(?<=${ASKS}${OF_THESE}${COUNT})`,
    'giu',
  ),
  // “Need 1 sentence each”, “in 2 lines”, “give me 3 reasons”: how long the answer is to be.
  new RegExp(
    String.raw`${SEVERAL}(?=\s+(?:\p{L}{2,20}\s+)?${TEXTS}(?!\s+(?:per|an?|in|at|from|on|for)\b))(?<=\b(?:need|want|in|write|with|give|me|just|only|least|max|under|about)\s+${SEVERAL})`,
    'giu',
  ),
  new RegExp(String.raw`${COUNT}(?=\s+(?:\p{L}{2,20}\s+)?${TEXTS}\s+each\b)`, 'giu'),
  /\b(?:ww ?[12]|world war (?:\d|one|two)|(?:grade|chapter|ch|unit|lesson|act|scene|class) ?\d{1,2}|\d{1,2}(?:st|nd|rd|th) (?:amendment|century|estate|republic|reich))\b/gi,
];

const A_NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|twice|double|triple|dozen)\b/i;

/**
 * Whether all that is counted in a message is what it asks for, or how much of it is wished: “what are the three types of rocks, 1
 * sentence each” holds no number that anybody could calculate with.
 */
export const onlyCountsWhatIsAsked = (message: string): boolean => {
  const rest = COUNTS.reduce((words, count) => words.replaceAll(count, ' '), message);
  return rest !== message && !A_NUMBER.test(rest);
};
