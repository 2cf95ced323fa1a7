/** Words that name nothing, and words that only seem to be a name because of where they stand. */
const NO_NAME =
  /^(?:it|this|that|these|those|they|there|he|she|we|you|i|here|everything|something|nothing|anything|everybody|somebody|nobody|everyone|someone|no one|what|which|who|whose|one|two|three|some|many|most|all|both|each|every|another|other|others|people|men|women|man|woman|such|same|so|not|only|even|if|when|where|while|as|because|since|in|on|at|by|for|from|with|without|to|of|after|before|during|like|unlike|today|now|then|half|part|none|few|several|its|their|his|her|your|our|my|much|more|less|any|no|an?|the)\b/i;
const NO_TERM =
  /\b(?:answer|example|examples|reason|reasons|result|results|difference|differences|problem|problems|question|questions|point|points|way|ways|thing|things|kind|kinds|type|types|number|purpose|goal|aim|idea|ideas|fact|facts|case|cases|effect|cause|advantage|disadvantage|rest|story|chapter|section|book|author|first|second|third|last|next|best|worst|most|least|main|only|important|different|same|new|old|good|bad|big|great|small|long|short|of|in|and|or|is|are|was|were|be|been|very|not|that|which|who|the|an?|with|for|by|from|to|at|on|as|per|than|also|more|less|following|previous|above|below|figure|table|page|note|solution|proof|definition|theorem|lemma|term|terms|word|name|process of|side|end|beginning|middle|here|there|this|these|line|one|goes|does|has|have|had|can|will|may|must|should|their|its|his|her|usually|often|sometimes|always|never|generally|simply|really|just|now|then)\b/i;
/** Described rather than named: an adjective alone is no thing. */
const ADJECTIVE = /(?:ous|ful|less|able|ible|ish|ly|[^aeou]{2}ed|[aeiou][^aeiou]ed)$/i;
const GERMAN_FILLER =
  /^(?:daher|damit|dann|dabei|dazu|hier|also|somit|folglich|dies|das|es|man|so|nun|zudem|außerdem|insbesondere|bzgl|vgl|sei|wir|ich|sie|er|beispiel|problem|frage|ziel|grund|folge|teil|punkt|aussage|beweis|behauptung|abbildung \d)\b/i;
const SHORTEST = 3;

/** Whether words can be the name of a thing that is asked for. */
export const isName = (term: string, language: string): boolean => {
  const words = term.split(' ');
  return (
    term.length >= SHORTEST &&
    !NO_NAME.test(term) &&
    !NO_TERM.test(term) &&
    !ADJECTIVE.test(words.at(-1) ?? '') &&
    // The same word twice is a heading that ran into its sentence.
    new Set(words.map((word) => word.toLowerCase())).size === words.length &&
    (language !== 'de' || !GERMAN_FILLER.test(term))
  );
};
