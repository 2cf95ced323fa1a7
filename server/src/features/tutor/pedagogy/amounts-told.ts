/** Nothing but how long or how often: “20 min a day”. */
export const A_TIME =
  /^(?:(?:about|around|maybe|like|only|just|ok|i have|i've got|i can do|prob(?:ably)?|an?|half an?) )*(?:\d+(?:[.,]\d+)?|one|two|three|half)? ?(?:min(?:ute)?s?|h|hours?|hrs?)(?: (?:a|per|each|every) (?:day|night|evening|week))?(?: max| i think| or so)?$/;

/** A number with its unit, or behind “is” and “so”, ends the sentence. */
export const A_RESULT =
  /(?:(?:\b(?:is|its|it['’]s|thats|that['’]s|so|be|then|gets?|takes?|going)\s|=\s?)[-−]?\d[\d.,/]{0,15}\s?\S{0,8}|\d\s?(?:m|s|kg|g|N|J|W|V|A|ohms?|Ω|l|L|mol|atm|Pa|m\/s(?:\^?2|²)?))\W{0,3}(?:right|then|too)?\W{0,3}$/;
