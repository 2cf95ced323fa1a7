/** What a short follow-up stands for, in words that can be looked up. */
export interface WholeQuestion {
  text: string;
  /** What it is asked about now, where another thing than before is named; null where only a pronoun is filled in. */
  named: string | null;
  /** What the conversation is about, where a pronoun is filled in. */
  thing: string;
}

/**
 * The last of some messages as it would be said on its own: “what about mars” after “how far is the moon” is “how far is mars”, and
 * “when did he die” after “who was Napoleon” is “when did Napoleon die”; null where it stands on its own or that can't be told. `about`
 * is the name of what is talked about: names in it are not cut short.
 */
export const wholeQuestion = (messages: readonly string[], about: string): WholeQuestion | null => {
  let question: string | null = null;
  let thing: Thing | null = null;
  let whole: WholeQuestion | null = null;
  let between = 0;
  for (const message of messages.slice(-MOST_MESSAGES)) {
    const plain = withoutLeads(inPlainWords(message.slice(0, LONGEST_MESSAGE)));
    const other = otherIn(message);
    whole =
      other === null
        ? (withWordFilled(plain, question, thing) ?? withPronounFilled(plain, thing, about))
        : question === null || between > MOST_BETWEEN
          ? null
          : withOther(other, question);
    const now: string | null = whole?.text ?? (isQuestion(plain) ? plain : null);
    between += 1;
    if (now === null || ASKS_HOW_IT_IS_KNOWN.test(plain) || (whole && !whole.named && !isQuestion(plain)))
      continue;
    [question, between] = [now, 0];
    // “And in winter?” is still about the same.
    if (whole && (whole.named === null || BEGINS_WITH_PREPOSITION.test(other ?? ''))) continue;
    thing = thingOf(now) ?? thing;
  }
  return whole;
};
const [MOST_MESSAGES, LONGEST_MESSAGE] = [8, 200];
/** So many messages that ask nothing may stand between a question and “and mars?”. */
const MOST_BETWEEN = 2;

const SMALL = String.raw`(?:and|but|so|ok(?:ay)?|oh+|ah+|wait|hm+|then|cool|nice|well|wow|lol|thx|thanks|yes|no)`;
const LEADS = new RegExp(String.raw`^\W*(?:${SMALL}\b[\s,.!]*)+`);
const TAIL =
  /(?:[\s,]+(?:then|too|tho|though|pls|please|as well|also|instead|again|now|exactly|actually|right|lol))*[\s?!.,]*$/;

const inPlainWords = (message: string): string =>
  message.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().replace(TAIL, '');
const withoutLeads = (plain: string): string => plain.replace(LEADS, '') || plain;
const isQuestion = (plain: string): boolean => ASKS.test(plain);
const ASKS =
  /^(?:what|whats|what's|who|who's|how|why|which|(?:when|where) (?=is|are|was|were|do|does|did|can|will|would)|is|are|was|were|do|does|did|(?:can|could|will|would) (?!you\b|u\b|i\b|we\b|someone\b|anyone\b)|define|explain|tell me about)\b/;

/** “What about mars”, “and mars?”, “in winter too?”: what is to stand in the place of what was asked about. */
const otherIn = (message: string): string | null => {
  const plain = inPlainWords(message.slice(0, LONGEST_MESSAGE));
  const named = WHAT_ABOUT.exec(plain)?.[1];
  if (named !== undefined) return isFew(named) && !POINTS_BACK.test(named) ? named : null;
  const rest = withoutLeads(plain);
  const isAsked = /\?\s*$/.test(message) || BEGINS_WITH_PREPOSITION.test(rest);
  const isLed = /^\W*(?:ok(?:ay)? |oh |wait )?(?:and|or)\b/i.test(message) || /\btoo\W*\?\s*$/i.test(message);
  return isLed && isAsked && isThing(rest) ? rest : null;
};
const WHAT_ABOUT = new RegExp(String.raw`^(?:${SMALL}[\s,]+)*(?:what|how|wat|wut) (?:about|abt) (.+)$`);
const isFew = (words: string): boolean => words.split(' ').length <= MOST_WORDS;
const MOST_WORDS = 6;
const POINTS_BACK =
  /^(?:and|but|so|ok|it|its|that|this|they|them|those|these|me|you|us|if|when|how|why|what|who|where|which|then|doing|using|adding|things?|stuff|the (?:other|others|rest|last|first|second|next|opposite|conclusion|test|exam)|number|question)\b/;
/** A few words without any that make a question or a sentence of them. */
const isThing = (words: string): boolean =>
  isFew(words) && !POINTS_BACK.test(words) && !SAYS_MORE.test(words);
const SAYS_MORE =
  /\b(?:is|are|was|were|am|do|does|did|can|could|will|would|should|has|have|had|if|because|bc|why|how|what|who|when|where|u|you|i|not|that|it|they)\b|[=+]|\w{3}s it$/;

const ARTICLE = 'the|an?|some|all|every|each|my|our|your|his|her|their|its';
const BE = "is|are|was|were|isn't|aren't|wasn't|weren't";
const HELPS = "do|does|did|don't|doesn't|didn't|can|could|will|would|should|has|have|had|can't|won't";
const PRONOUNS = 'it|they|he|she|this|that|these|those';
const AMOUNT =
  'far|big|old|hot|cold|tall|long|heavy|deep|fast|wide|large|small|bright|many|much|strong|high|often';
const PREPOSITIONS = 'in|at|on|for|of|with|to|under|during|near|by|inside|outside|from|after|before|without';
const BEGINS_WITH_PREPOSITION = new RegExp(String.raw`^(?:${PREPOSITIONS}) `);

/** A question as what it is about, and what stands before and behind that. */
interface QuestionParts {
  before: string;
  thing: string;
  behind: string;
}

const FORMS: readonly RegExp[] = [
  // “how long does it take to fly to the moon”
  String.raw`(?<before>how (?:long|much|many \S+) (?:do|does|did|would|will) it (?:take|cost) .{0,40}?\b(?:to|for) )(?<thing>(?:(?:${ARTICLE}) )?\S+(?: \S+)?)(?<behind>)`,
  // “what is the time complexity of binary search”
  String.raw`(?<before>(?:what|who|which|where|when|how \S+)(?:'?s| (?:${BE}))? (?:(?:${ARTICLE}) )?(?!difference)[\p{L} -]{2,40}? (?:of|for) )(?<thing>[^,?]{2,40})(?<behind>)`,
  // “how far is the moon”, “who was napoleon”
  String.raw`(?<before>(?:what|whats|who|where|when|how (?:${AMOUNT}))(?:'?s)? (?:${BE}) )(?<thing>(?:(?:${ARTICLE}) )?(?!difference|point|reason)[^,?]{1,40}?)(?<behind>)`,
  String.raw`(?<before>whats |what's |who's |define |explain |tell me about )(?<thing>(?!the difference)[^,?]{2,40})(?<behind>)`,
  // “is run a verb”, “why is the sky always blue”
  String.raw`(?<before>(?:(?:why|how|when|where) )?(?:${BE}) )(?<thing>.{1,40}?)(?<behind> (?:an?|the|part of|made of|always|also|like|in|on|at|called|considered|used|bad for|good for|really|ever|never|more|less|bigger|smaller|older) .{2,40})`,
  String.raw`(?<before>(?:(?:why|how|when|where) )?(?:${BE}) )(?<thing>(?:(?:${ARTICLE}) )?.{1,40}?)(?<behind> [\p{L}-]+)`,
  // “does it work in space”, “when did he die”, “do plants breathe”
  String.raw`(?<before>(?:(?:why|how|when|where|what|who|how (?:${AMOUNT})) )?(?:${HELPS}) )(?<thing>(?:${PRONOUNS})|(?!(?:you|u|i|we|people|ppl|my|your|someone|anyone|somebody) )(?:(?:${ARTICLE}) )?[\p{L}\d'-]+)(?<behind> [\p{L}'-]+(?: .{1,60})?)`,
].map((form) => new RegExp(`^${form}$`, 'u'));

const askedIn = (question: string): QuestionParts | null => {
  for (const form of FORMS) {
    const { before = '', thing, behind = '' } = form.exec(question)?.groups ?? {};
    if (thing !== undefined) return { before, thing, behind };
  }
  return null;
};

/** The question before with another thing in its place. */
const withOther = (other: string, question: string): WholeQuestion | null => {
  const [first = ''] = other.split(' ');
  if (BEGINS_WITH_PREPOSITION.test(other)) {
    const alike = KINDRED.find((some) => some.split('|').includes(first)) ?? first;
    const place = new RegExp(String.raw`^(.+?) (?:${alike}) \S+(?: \S+){0,4}$`).exec(question)?.[1];
    return { text: `${place ?? question} ${other}`, named: other.slice(first.length + 1), thing: '' };
  }
  const asked = askedIn(question);
  return asked && { text: `${asked.before}${other}${asked.behind}`, named: other, thing: '' };
};
const KINDRED = ['of|for', 'in|at|on|during|near'];

/** What “it” means further on. */
interface Thing {
  name: string;
  /** What stands behind it in its question, of which a word may belong to the name. */
  behind: string;
  isPerson: boolean;
}

const thingOf = (question: string): Thing | null => {
  const { thing = '', behind = '' } = askedIn(question) ?? {};
  const name = thing.replace(BEHIND_THE_NAME, '');
  return name.length > 2 && isThing(name) && !IS_NO_NAME.test(name)
    ? { name, behind, isPerson: /^who\b/.test(question) }
    : null;
};
/** “A variable in Python” is a variable further on. */
const BEHIND_THE_NAME = /(?<=\S{3,}) (?:in|on|at|for|like|from|again|called|when|exactly|and|or|vs)\b.*$/;
const IS_NO_NAME = new RegExp(String.raw`^(?:${PRONOUNS}|there|people|one|ones|someone|everyone)$`);

/** “The black” of “how did the black death spread” is the black death, where that is talked about. */
const nameOf = ({ name, behind }: Thing, about: string): string => {
  const next = /^ (\p{L}{4,})/u.exec(behind)?.[1];
  return next !== undefined && about.toLowerCase().includes(next.slice(0, STEM)) ? `${name} ${next}` : name;
};
const STEM = 5;

/** “Where?”, “in what year?”: the question before with another word to ask by, else what is talked about. */
const withWordFilled = (
  plain: string,
  question: string | null,
  thing: Thing | null,
): WholeQuestion | null => {
  const asks = /^(?:in )?(when|where|(?:what|which) year|(?:what|which) country)$/.exec(plain)?.[1];
  if (asks === undefined || question === null || thing === null) return null;
  const word = asks.endsWith('year') ? 'when' : asks.endsWith('country') ? 'where' : asks;
  const rest = new RegExp(String.raw`^(?:when|where|why|how) ((?:${BE}|${HELPS}) .+)$`).exec(question)?.[1];
  const verb = /\b(?:is|are|does|do)\b/.test(question) ? 'is' : 'was';
  return { text: `${word} ${rest ?? `${verb} ${thing.name}`}`, named: null, thing: thing.name };
};

const withPronounFilled = (plain: string, thing: Thing | null, about: string): WholeQuestion | null => {
  if (thing === null || plain.split(' ').length > LONGEST) return null;
  const name = nameOf(thing, about);
  const placed = plain.replace(THERE, (_, moves: string | undefined) =>
    `${moves ?? ''} ${moves ? 'to' : 'on'} ${name}`.trim(),
  );
  const isFilled = placed !== plain && isQuestion(plain);
  if (!isFilled && IS_IDLE.test(plain)) return null;
  const filled = isFilled
    ? placed
    : (isQuestion(plain) ? inQuestion : inStatement)(plain, name, thing.isPerson);
  return filled === plain ? null : { text: filled, named: null, thing: name };
};
const LONGEST = 12;
/** “There” that names a place: not “is there”, “are there any”. */
const THERE =
  /(?<!\b(?:is|are|was|were|if|so|that|then) )(?<![^ ])(?:(get|go|fly|travel|walk|drive) )?there\b(?! (?:is|are|was|were|be|a|an|any|more|other|no)\b)/;
const ASKS_HOW_IT_IS_KNOWN =
  /\b(?:do|did|would) (?:they|you|u|we|scientists|people) (?:even )?(?:know|call|say|find out|measure)\b/;

const inQuestion = (plain: string, name: string, isPerson: boolean): string => {
  if (isPerson) return plain.replace(/\b(?:he|him|she|her|they|them)\b/, name);
  return plain.replace(/\b(?:it|they|them)\b/, name);
};
const inStatement = (plain: string, name: string, isPerson: boolean): string =>
  isPerson
    ? plain.replace(/^(?:he|she)\b/, name)
    : plain
        .replace(/^it'?s\b/, `${name} is`)
        .replace(/^they'?re\b/, `${name} are`)
        .replace(/^(?:it|they)\b/, name);

/** “It” that stands for nothing in particular, or for what was just told. */
const IS_IDLE =
  /^is it (?:the|because|bc|about|like|just|that|why|how|when)\b|\bsay (?:it|that)\b|\b(?:do|did|would) they (?:know|call|say|find out|measure)\b|\bwhat about\b|\bthat way\b|\b(?:it(?:'s| is| was)? (?:raining|snowing|possible|true|important|take|takes|mean|means)|get it|that it|does it (?:mean|matter|take)|do it|said it|it depends)\b/;
