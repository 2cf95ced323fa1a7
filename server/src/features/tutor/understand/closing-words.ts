/** What closes a topic for now, in plain spelling and small letters. */
const CLOSES = new RegExp(
  `(?:${[
    String.raw`(?:many )?(?:thank you|thanks?|thxx?|tyy|tysm|cheers)(?: (?:so much|very much|a lot|a bunch))?(?: for (?:the help|your help|helping(?: me)?|explaining(?: it| that)?))?`,
    'got it|gotcha',
    'i (?:get|got|understand|understood|see)(?: (?:it|that|this))?',
    String.raw`(?:(?:it|that|this) )?(?:makes|made)(?: (?:so much|much|a lot))?(?: more)? sense`,
    '(?:(?:it|that|this) )?(?:helped|helps)(?: me)?(?: (?:a lot|so much))?',
    "(?:i'll|ill|i will|i'm going to|let me)(?: (?:just|go|go and))? (?:try|do)(?: (?:it|that|this))?(?: out)?",
    "(?:i'll|ill|i will) give (?:it|that|this) a (?:try|go|shot)",
    "(?:i )?(?:didn't|did not|hadn't|never) (?:even )?(?:think|thought|thinking) (?:of|about) (?:that|it|this)",
    '(?:good)?bye+|see (?:you|ya)(?: (?:later|tomorrow|soon))?|good ?night|(?:i )?(?:gtg|got to go|gotta go|have to go)(?: now)?',
    'good to know|good point|cool|nice|great|awesome|perfect|amazing',
  ].join('|')})(?![\\p{L}\\p{N}'])`,
  'uy',
);
/** What stands around it and says nothing by itself. */
const AROUND =
  /(?:ok(?:ay)?|k+|oh+|ah+|aha+|hm+|mhm|now|more|better|much|a bit|a little|i think|i guess|so|and|then|well|yeah|alright|fine|right|really|actually|again|myself|first|later|lol|haha|bro|man|dude|sir|miss|tutor)(?![\p{L}\p{N}'])/uy;
const BETWEEN = /[\s,.!…:;()~-]*/uy;
const LONGEST = 120;

/** Whether a message consists of nothing but words that close a topic for now: “ok i think i get it more now, thanks”. */
export const isClosing = (plain: string): boolean => {
  if (plain.length > LONGEST) return false;
  let closes = false;
  let at = endOf(BETWEEN, plain, 0) ?? 0;
  while (at < plain.length) {
    const closed = endOf(CLOSES, plain, at);
    const end = closed ?? endOf(AROUND, plain, at);
    if (end === null) return false;
    closes ||= closed !== null;
    at = endOf(BETWEEN, plain, end) ?? end;
  }
  return closes;
};

/** Where a match that begins at a place ends. */
const endOf = (pattern: RegExp, text: string, at: number): number | null => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
};
