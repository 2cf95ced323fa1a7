/** Words that only lead to what somebody wants; taken away from the front, one after the other, until none is left. */
const LEAD_INS: readonly RegExp[] = [
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|ok(?:ay)?|well|so|um+|yes|yeah|sure|great|thanks?(?: you)?|please|now|and|also|but|actually|alright|right)(?=[\s,.!:;-]|$)[\s,.!:;-]*/i,
  /^(?:(?:my|the) )?(?:dear )?tutor[\s,.!:]+/i,
  /^(?:can|could|would|will) (?:you|we|i)(?: please| maybe| just)? /i,
  /^(?:i|we)(?:['’](?:m|d|ve|re)| am| are| have| would| will| really| also| just| still)*(?: (?:want|wants|need|like|love|hope|wish|try|trying|going|plan|planning|have|got))+ (?:to |some )?/i,
  /^(?:i|we)(?:['’]m| am| are|['’]re) (?:stuck|struggling|confused|lost|bad|not good|having trouble|having problems|working|interested)(?: (?:on|with|by|about|at|in))? /i,
  /^(?:i|we) (?:(?:still )?(?:do not|don['’]t|can['’]?t|cannot|could not|couldn['’]t) )(?:really )?(?:get|understand|know|see|remember|do|solve|explain)(?: (?:how|why|what|when))? /i,
  /^(?:my|the|our|an?) (?:next |big |final |upcoming )?(?:exam|test|quiz|homework|assignment|project|question|topic|goal|essay|class|lesson)(?: (?:is|are|was|will be))?(?: (?:in|on|about|to|for|of))? /i,
  /^(?:there(?:['’]s| is)|we have|i have|i['’]ve got) (?:an?|my|our|the) (?:[a-z]+ )?(?:exam|test|quiz)(?: (?:in|on|about))? /i,
  /^(?:let['’]?s|let us|let me|time to)(?: (?:start|begin|go on|move on|switch|go|continue|talk|look))?(?: (?:to|with|at|about|over|into))? /i,
  /^(?:(?:to )?make sense of|get (?:my|your) head (?:around|round)) /i,
  /^(?:my|the|our|an?|this) (?:text ?book|book|course|class|lectures?|chapters?|notes) (?:on|about|in|of|for) /i,
  /^(?:help|teach|show|tell|give|quiz|test|make|ask)(?: me| us)?(?: (?:to|with|about|on|through|in|some|an?|the))? /i,
  /^(?:learn(?:ing)?|study(?:ing)?|underst(?:and|ood)|revis(?:e|ing)|review|practi[sc]e|master|know|see|explain|describe|define|discuss|talk|read|summari[sz]e|compare|start|begin|prepare|get (?:ready|better|good)|make sense|find out|catch up|work|brush up|improve)(?: (?:more|better|all|everything))?(?: (?:to|about|for|at|on|with|of|in|through))? /i,
  /^(?:a |an |the |some |my )?(?:learning |study |lesson )?(?:plan|roadmap|lesson|overview|summary|introduction|explanation|help|questions?|exercises?|problems?|examples?)(?: (?:for|of|to|on|about|with|in)) /i,
  /^(?:the |some )?(?:basics?|fundamentals?|foundations?|essentials?|ideas?|concepts?|meaning|definition|topics?|subject|chapter|difference|differences|rules?|steps?)(?: (?:of|behind|on|about|in|between|for)) /i,
  /^(?:what|who|where|when)(?:['’]s| is| are| was| were| does| do| did)(?: it mean(?:s)?| the| an?)? /i,
  /^(?:how|why)(?: (?:long|much|many|far|often|fast|well))?(?: (?:do|does|did|can|could|should|would|is|are|was|were|to))(?: (?:i|we|you|one|the|an?))? /i,
  /^(?:how|why|what|that|whether|when) /i,
  /^(?:about|on|with|for|in|of|to|at|do|doing|try) /i,
  /^(?:the|an?|some|my|our|more|this|that) /i,
];

const DAY_NAMES =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|(?:next|this) (?:week|month|term|year|weekend)|january|february|march|april|may|june|july|august|september|october|november|december';

/** What stands behind it: by when, for what, how well. */
const TAILS: readonly RegExp[] = [
  new RegExp(
    `[\\s,]+(?:by|before|until|till|on|for|this|next)? ?(?:the )?(?:next |this )?(?:${DAY_NAMES})\\b.*$`,
    'i',
  ),
  /[\s,]+(?:in|within|for) (?:an?|the next|about|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of) (?:minutes?|hours?|days?|weeks?|months?|years?)\b.*$/i,
  /[\s,]+(?:for|before) (?:my|the|an?|our) (?:[a-z]+ )?(?:exams?|tests?|quiz(?:zes)?|class|course|school|homework|finals|job|project|essay).*$/i,
  /[\s,]+(?:well enough|good enough|so that|because|since|but|as i|and i|so i|if|without|from (?:the|scratch|zero|my)|on my own|by myself|step by step|once and for all|in my own words|in simple words|like i['’]?m).*$/i,
  /\s+(?:that|which|who|where) \S+ \S.*$/i,
  /[\s,]+(?:please|thanks?(?: you)?|again|better|properly|quickly|to me|with me|for me|some more|in detail|now)[\s.!?]*$/i,
  /[\s,]+(?:exams?|tests?|quiz|homework|basics|work|works|mean|means|problems?|exercises?)[\s.!?]*$/i,
  /[\s.!?,;:…"“”()]+$/,
];

const LONGEST = 80;
/** Nobody says what they want behind so many characters. */
const LOOKED_AT = 600;

/** What a sentence is about, without the words around it. */
export const phraseIn = (sentence: string): string => {
  const bare = sentence.replaceAll(/\s+/g, ' ').trim().slice(0, LOOKED_AT);
  const fronted = untilStill(bare.replace(/^["“”'(]+/, ''), LEAD_INS);
  const phrase = untilStill(fronted, TAILS).replace(/^["“”'(]+/, '');
  return phrase.length > LONGEST ? phrase.slice(0, LONGEST).replace(/\s+\S*$/, '') : phrase;
};

const untilStill = (text: string, patterns: readonly RegExp[]): string => {
  const shorter = patterns.reduce((left, pattern) => left.replace(pattern, '').trimStart(), text);
  return shorter === text ? text : untilStill(shorter, patterns);
};

/** The parts of a topic that are told apart: "fractions and decimals" are two. */
export const partsIn = (topic: string): string[] => {
  const parts = topic
    .split(/\s*(?:,|;|\/|\+|&|\band\b|\bas well as\b)\s*/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 0 ? parts : [topic];
};
