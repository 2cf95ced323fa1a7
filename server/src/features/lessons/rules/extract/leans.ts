const POINTER =
  /\b(?:this|these|those|above|below|following|previous|previously|latter|former|here|said|aforesaid|diese[mnrs]?|jene[mnrs]?|obige[nrs]?|folgende[nrs]?|cette|ces|ceux|aquel|aquella)\b|["“”„«»]/iu;
const PRONOUN =
  /(?<![\p{L}'’-])(?:he|she|they|his|her|hers|their|theirs|him|them|it|its|er|sie|ihr|ihre[mnrs]?|il|elle|ils|elles|ella|ellos)(?![\p{L}'’-])/iu;
/** What a pronoun can stand for: something with an article or a number, or a name. */
const NAMED =
  /\b(?:the|an?|every|each|all|some|many|most|any|no|two|three|four|der|die|das|dem|den|eine?[mnrs]?|les?|la|une?|el|los|las|una)\s+\p{L}|\s\p{Lu}\p{Ll}/iu;
const NAME = /\s\p{Lu}\p{Ll}/u;
/** Words that begin a sentence without naming anything. */
const NO_NAME =
  /^(?:as|after|afterwards|when|whenever|while|for|in|on|at|with|without|by|from|if|since|because|although|though|before|until|once|just|presently|soon|even|to|of|than|not|never|often|usually|perhaps|suddenly|later|today|finally|only|besides|like|unlike|during|under|over|\p{L}+ing|\p{L}+ly)\b/iu;

/** Whether a sentence leans on others: it points at something, or has a pronoun for what it does not name. */
export const leans = (text: string): boolean => {
  if (POINTER.test(text)) return true;
  const pronoun = PRONOUN.exec(text);
  if (!pronoun) return false;
  const before = text.slice(0, pronoun.index);
  const isPerson = /^(?:he|she|his|her|hers|him)$/i.test(pronoun[0]);
  const beginsWithName = !NO_NAME.test(text) && before.trim() !== '';
  return !beginsWithName && !(isPerson ? NAME : NAMED).test(before);
};
