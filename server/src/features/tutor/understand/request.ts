import type { PendingRequest } from '../state/state.ts';
import { subjectsIn, withoutSubjects, type SchoolSubject } from './school-subjects.ts';

/** What a student wants the tutor to do, and what it is about, where the message says nothing else. */
export interface Request extends PendingRequest {
  /** The topic in the student's words; empty where none is named. */
  topic: string;
  /** School subjects that are named instead of a topic. */
  subjects: readonly SchoolSubject[];
  /** “On that”: what is talked about. */
  pointsBack: boolean;
}

const GREETING = String.raw`(?:(?:hey+|hi+|hello|yo|ok(?:ay)?|so|um+|uh|hmm?|well|and|but|please|actually|also|now|then|thanks|cool|great|nice|sorry|wait|bro|dude|alright|fine|tutor|there|maybe|hiya|good (?:morning|afternoon|evening))\b[\s,.!:-]*)*`;
const YOU = String.raw`(?:(?:can|could|will|would) (?:you|someone|anyone|we|i) |(?:i(?:'d| would)? (?:want|need|like|love)(?: you)? to |let'?s |let me ))?(?:please |maybe |just |also |quickly )*`;
const TASK = String.raw`(?:homeworks?|hw|assignments?|worksheets?|projects?|schoolwork|problem sets?|packets?|class(?:work)?)`;
const EXAM = String.raw`(?:tests?|quiz(?:zes)?|exams?|midterms?|finals?|mocks?)`;
const ABOUT = String.raw`(?: (?:on|about|of|for|from|with|w|in)\b)?`;
const begins = (words: string): RegExp => new RegExp(`^${GREETING}${YOU}(?:${words})(?![\\p{L}'])`, 'u');

const KINDS = String.raw`(?:(?:practice|exam|test|check|review|mock|sample|follow-?up|random|real|short|quick|little|mini|good|nice|new|multiple choice|easy|easier|simple|hard|harder|tough|tougher|tricky|difficult|few|couple|more|other|different|like|of|maybe|actual|\d+|one|two|three|four|five|ten)[\s,]+)*`;
const ITEM = String.raw`(?:questions?|problems?|quiz(?:zes)?|exercises?|tests?|pop quiz)`;

/** What asks for each thing, at the beginning of a message in plain spelling; the first that holds is meant. */
const REQUESTS: readonly (readonly [PendingRequest['wants'], RegExp])[] = [
  [
    'cards',
    begins(
      String.raw`(?:(?:make|create|give|build|want|need|get|do|turn (?:this|that|it) into|generate|have)\b[\s,]*)?(?:me |us )?(?:(?:some|a few|a set of|like|a|the|\d+|good|quick|study)[\s,]+)*(?:flash ?-?cards?|anki cards?|anki)`,
    ),
  ],
  [
    'summary',
    begins(
      String.raw`(?:(?:make|create|give|write|want|need|get|do|can i (?:have|get))\b[\s,]*)?(?:me |us )?(?:(?:a|the|like|short|quick|little|brief|\d+[- ](?:bullet|sentence|line|word)s?(?: points?)?)[\s,]+)*(?:summary|recap|tl;?dr|overview|key (?:points|facts|ideas)|main (?:points|ideas)|bullet points)|(?:summari[sz]e|recap)|sum (?:it|this|that|everything|all of (?:it|this|that)) up|sum up`,
    ),
  ],
  [
    'notes',
    begins(
      String.raw`(?:make|create|write|give|do|need|want|take|and)\s+(?:me |us )?(?:some |a few |the |short |good )*(?:study |revision |class )?(?:notes|study guide|cheat ?sheet|summary sheet)|notes (?=on|about|for|please)|notes$`,
    ),
  ],
  [
    'question',
    begins(
      String.raw`(?:quiz|test|examine|drill|grill) (?:me|us)|ask me (?:a |an |some |another )?(?:${KINDS}${ITEM}|something|anything|one)|(?:give|ask|show|send|make|get|have|try|do|want|need)(?: me| us)? (?:(?:a|an|another|some|any)\s+)*${KINDS}${ITEM}(?: (?:to (?:try|do|practi[sc]e|solve|answer)|like (?:this|that|these)))?|(?:give|show|let|get|do|try)(?: me)?(?: (?:do|try|have))? (?:one|some|another(?: one)?)(?: more)? (?:to (?:try|do|solve|practi[sc]e))(?: (?:myself|on my own))?|(?:some |a few |more |\d+ )*(?:practice|exam|mock|quiz) (?:questions?|problems?)|(?:give|write|make|show)(?: me| us)? ${KINDS}(?:sentences?|examples?|things|stuff|something) to (?:test|check|practi[sc]e|try)(?: myself| it| on| out)?(?:,? (?:and |but )?(?:do not|don't|dont) tell me.*)?|(?:i )?(?:want|need) to practi[sc]e`,
    ),
  ],
  [
    'surprise',
    begins(
      String.raw`teach me (?:something|anything)(?: (?:new|cool|fun|interesting|random))*|surprise me|(?:i )?(?:do not|don't) care,? you (?:pick|choose|decide)|you (?:pick|choose|decide)|idc(?:,? you (?:pick|choose|decide))?|tell me something(?: (?:new|cool|fun|interesting|random))*|(?:tell me |give me )?(?:a )?(?:fun|cool|random|interesting) facts?|i(?:'m| am)? bored`,
    ),
  ],
  [
    'test',
    new RegExp(
      `^${GREETING}(?:(?:i|we)(?:'ve got|'ve|ve| have got| have| got| gotta take)(?: to take)? (?:(?:a|an|my|the|this|our|big|huge|another|\\d|two|three)\\s+)*(?:[\\p{L}-]+ ){0,3}?${EXAM}(?!\\p{L})|(?:my|the|our) (?:[\\p{L}-]+ ){0,3}?${EXAM} (?:is|are|was|tomorrow|tmrw?|on|in|about|coming)|there(?:'s| is|s) (?:a|an) (?:[\\p{L}-]+ ){0,3}?${EXAM}(?! (?:that|for|to|which|called|where)\\b)(?!\\p{L})|(?:[\\p{L}-]+ ){0,3}?${EXAM} (?:tomorrow|tmrw?|tonight|today|on ))`,
      'u',
    ),
  ],
  [
    'help',
    begins(
      String.raw`(?:help|tutor|assist)(?: me| us)?(?: out)?(?: (?:to )?(?:study|review|revise|prepare|prep|do|finish|understand|learn|start|with|w|on|in|for)\b)*|(?:(?:i|we) )?(?:really |also |kinda )*(?:need|want|could use|would like|got to get)(?: some| a (?:little|bit of))?(?: (?:help|tutoring|a tutor)\b)|(?:do|finish|complete|solve)(?= (?:all )?(?:of )?(?:my|the|this) (?:[\p{L}-]+ )?${TASK}\b)|(?:do|study|work on|go over|review|revise|practi[sc]e)(?= (?:some |a bit of |my )?[\p{L}-]+(?: [\p{L}-]+)?$)|(?:(?:i|we)(?:'ve| have|'ve got)? |i(?:'m| am)? )?(?:have|got|gotta|got to|have to|need to|must|should)(?: to)?(?: do| finish| study| learn| review| work on)?(?= (?:my |some |a |the |for |so much |a lot of |this )*(?:[\p{L}-]+ )?${TASK}\b)|(?:i )?(?:do not|don't|can't|cant) (?:really |even )?(?:get|understand|do|know how to do)(?: any of)?(?= (?:my |this |the |our )*(?:[\p{L}-]+ )?${TASK}\b)|(?:i(?:'m| am)? )?(?:(?:so|really|totally|super|completely) )*(?:stuck|lost|struggling|confused|behind)(?: (?:on|with|in|about))(?= (?:my |this |the |our )*(?:[\p{L}-]+ )?(?:${TASK}\b|[\p{L}-]+$))`,
    ),
  ],
];

/** Words around a topic that say nothing of it. */
const FRAME = new RegExp(
  String.raw`^(?:(?:something|anything)(?: (?:easy|fun|else|different|new|hard|simple))?[\s.!?]*$|(?:with|w|on|in|about|of|for|from|to|my|our|some|any|a|an|the|this|that|these|those|it|them|all|every|everything|stuff|things?|topics?|units?|chapters?|lessons?|subjects?|school|grade|\d+(?:st|nd|rd|th)?|${TASK}|${EXAM}|homework|study guide|please|me|us|is|it's|its|i'm|are|like|just|all|also|do|doing|study|studying|review|reviewing|learn|learning|practi[sc]e|understand|understanding|prepare|preparing|really|so|whole|big|huge|next|weird|annoying|hard|lots?|much|many|several|and|how|questions?|problems?|points?|bullets?|sentences?|words?|lines?|one|two|three|four|five|ten|covers?|covering|what we (?:did|learned|just did|talked about)|we(?:'re| are)|now|first|due|is due|kind of|kinda|basically|only|maybe|i guess|i think|fine|called|we(?:'re| are) doing|we do|notes|work|exam prep|prep)(?![\p{L}'-])[\s,:;.!?-]*)+`,
  'u',
);
const TAIL = new RegExp(
  String.raw`[\s,:;.!?-]*(?<![\p{L}'-])(?:please|pls|asap|rn|right now|now|today|tonight|tomorrow|tmrw?|real quick|quick(?:ly)?|then|too|again|instead|lol|haha|thanks|thx|bro|for (?:me|school|class|homework|us|my notes|my test|tomorrow|the test|my exam|my class)|if (?:you|that)\b.*|in (?:an?|\d+|two|three|a few|one) ?(?:days?|hours?|weeks?|h|mins?|minutes?|sentences?|bullets?|words|lines)?(?: points?)?|in (?:like )?\d+ .*|on (?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|period|class)|this week|stuff|things?|${TASK}|${EXAM}|units?|chapters?|lessons?|topics?|guess|i guess|i think|maybe|tho|though|homework|first|idk|or something|and stuff|etc|help|class|problems?|questions?|ones?|worksheets?)[\s,:;.!?-]*$`,
  'u',
);
/** Where something else begins: a reason, an excuse, another sentence. */
const GOES_ON =
  /[,.;!?\n]+\s+|\s+(?:because|bc|since|cause|but|and (?:i|my|it|everyone|there|then|theres|i'm|im)\b|so i\b|i (?:was|have|don't|dont|got|am|need|missed|forgot|know|suck|always|keep|can't|cant|did|only|just|haven't|havent)\b|i'm\b|i've\b|it'?s due\b|due\b|before\b|that i\b|which i\b|pls\b|please\b)\s*/u;
const NAMES_IT =
  /(?:\bit'?s|\bits|\bit is|\bthey're|\bthis is|\bthe topic is|\bwe'?re doing|\bwe are doing|\bcovers|\bon|\babout)\s+(?:about |on |for |abt )*([^,.;!?]{3,60})/u;

const POINTS_BACK =
  /^\W*(?:(?:on|about|of|from|for|with)\s+)?(?:this|that|it|these|those|them|what (?:we|you) (?:just )?(?:did|said|learned|talked about|went over|covered)|everything|all of (?:it|this|that))(?: (?:stuff|topic|one|unit|lesson|please|now))*[\s.!?]*(?:$|,|\bin\b|\bfor\b)/u;
const SOON =
  /\b(?:tomorrow|tmrw?|tonight|today|in (?:an|one|a few|\d+|two|like \d+) ?(?:hours?|h|mins?|minutes?)|next (?:period|class|lesson)|(?:like )?\d+ (?:hours?|h)\b)/;
const HARDER =
  /(?<!\b(?:not|isn't|nothing) (?:too |so |that |very )?)\b(?:hard|harder|tough|tougher|tricky|difficult|challenging|exam|ap)\b/;
const EASIER = /\b(?:easy|easier|simple|simpler|not (?:too|so|that|very) (?:hard|difficult|tricky))\b/;
/** What asks for a thing is none: “how do I make good flashcards”. */
const ASKS_ABOUT = /^\W*(?:how|why|what|whats|what's|when|where|which|who|are|is|do|does|did|should)\b/;
/** Who names the thing goes on with what it is about, or not at all: “a summary has no opinions” asks for nothing. */
const IS_THE_THING =
  /(?:summary|recap|overview|points|facts|ideas|cards?|notes|guide|sheet|questions?|problems?|quiz(?:zes)?|exercises?|tests?)$/;
const GOES_ON_AS_WISH =
  /^\W*(?:$|[,.!?]|(?:on|about|of|for|from|with|w|in|please|like|to|and|now|then|again|this|that|these|those|it|maybe|but|at|rn|asap|or|over|tho|though|too|lol|thanks|instead|first|next)\b)/;
const [MOST_WORDS, MOST_TOPIC_WORDS] = [40, 6];

/** What a student wants the tutor to do; null where the message says or asks something else. `plain` is in plain spelling. */
export const requestIn = (plain: string): Request | null => {
  if (ASKS_ABOUT.test(plain) || plain.split(' ').length > MOST_WORDS || /["=]|\d\s*[+*/^×÷]/.test(plain))
    return null;
  const [wants, words] = REQUESTS.find(([, pattern]) => pattern.test(plain)) ?? [];
  if (wants === undefined || words === undefined) return null;
  const head = words.exec(plain)?.[0] ?? '';
  const rest = plain.slice(head.length).replace(new RegExp(`^(?:er|ed|s)?${ABOUT}`), '');
  const behind = plain.slice(head.length);
  // Of a test, subject and topic may stand before the word.
  const text = wants === 'test' ? plain.replace(new RegExp(`^${GREETING}`), '') : rest;
  const pointsBack = POINTS_BACK.test(behind.trim()) && listIn(rest) === null;
  if (wants === 'help' && behind.includes(':')) return null;
  if (wants !== 'test' && wants !== 'help' && IS_THE_THING.test(head) && !GOES_ON_AS_WISH.test(behind))
    return null;
  const topic = pointsBack || wants === 'surprise' ? '' : topicIn(wants, text);
  if (topic === null) return null;
  if (
    wants === 'help' &&
    /\b(?:essay|thesis|paragraph|intro|introduction|speech|letter|poem|story)\b/.test(plain)
  )
    return null;
  const subjects = topic === '' ? subjectsIn(plain) : [];
  return {
    wants,
    topic,
    subjects,
    pointsBack,
    isSoon: SOON.test(plain),
    isTask: new RegExp(`\\b${TASK}\\b`).test(plain),
    isQuiz: /\b(?:quiz|test)\b/.test(head),
    step: EASIER.test(plain) ? -1 : wants === 'question' && HARDER.test(plain) ? 1 : 0,
    count: wants === 'test' && SEVERAL_TESTS.test(plain) ? 2 : countIn(plain),
    books: booksOf(subjectsIn(plain)),
  };
};

const booksOf = (subjects: readonly SchoolSubject[]): string[] => [
  ...new Set(subjects.flatMap(({ chapters }) => chapters.map(([book]) => book))),
];

const SEVERAL_TESTS = new RegExp(
  `\\b(?:\\d|two|three|four|five|six|several|so many|multiple|like \\d) (?:[\\p{L}-]+ )?(?:tests|exams|finals|midterms|quizzes)\\b|\\b(?:tests|exams|finals|midterms|quizzes) (?:in|this|next|on) `,
  'u',
);

const countIn = (plain: string): number | null => {
  const number =
    /(?<![\p{L}\d])(?<!\b(?:at|by|until|till|around|before|after|from) )(\d{1,2})(?! ?(?:[ap]\.?m\b|o'?clock|:\d|th|st|nd|rd|days?|hours?|weeks?|min)\b)(?![\d\p{L}])/u.exec(
      plain,
    )?.[1];
  if (number !== undefined) return Number(number);
  return /\b(?:one|a single) (?:sentence|line|question|bullet)\b/.test(plain) ? 1 : null;
};

/** The topic in what stands behind a request; null where it is too long for a name, and so says something else. */
const topicIn = (wants: PendingRequest['wants'], text: string): string | null => {
  const list = listIn(text);
  if (list !== null) return list;
  const [first = '', ...others] = text.split(GOES_ON);
  const own = bare(wants === 'test' ? behindTheTest(first) : first);
  // “My math hw its slope”, “a test tomorrow, it’s on fractions”.
  const named = [first, ...others]
    .map((part) => bare(NAMES_IT.exec(` ${part}`)?.[1] ?? ''))
    .find((one) => one !== '');
  const isNamedLater = own === '' || subjectsIn(own).length > 0;
  const topic = own.includes(" it's ") || own.includes(' its ') || isNamedLater ? (named ?? own) : own;
  const bareTopic = bare(withoutSubjects(topic));
  const isSubject = subjectsIn(topic).length > 0 && bareTopic === '';
  if (isSubject || topic === '') return '';
  const words = topic.split(' ').length;
  return words > MOST_TOPIC_WORDS || SAYS_SOMETHING.test(topic) ? null : topic;
};
/** “This unit, gdp, inflation and unemployment”: several names, side by side. */
const listIn = (text: string): string | null => {
  const names = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).map(bare);
  const named = names.filter((one) => one !== '');
  const isList =
    text.includes(',') &&
    named.length > 1 &&
    names.slice(1).every((one) => one !== '' && one.split(' ').length <= 3 && !SAYS_SOMETHING.test(one));
  return isList && named.length <= MOST_NAMES ? named.join(' and ') : null;
};
const MOST_NAMES = 6;

/** A verb with its subject, or a question, is no name of a topic. */
const SAYS_SOMETHING =
  /\b(?:why|how|what|when|where|who|if|is|are|was|were|does|do|did|can|could|would|should|i|you|he|she|they|will|don't|doesn't|has|have|had|happens?|works?|factor|solve|prov(?:e|ing)|find(?:ing)?|\d{2,})\b/;

/** “I have a bio test on cells”: what stands behind “on”, else what stands before the test. */
const behindTheTest = (text: string): string => {
  const [, behind] =
    new RegExp(
      `\\b${EXAM}\\b(?:.*?)\\b(?:on|about|over|covering)\\s+(?!(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:\\b|[a-z]*day))(.*)$`,
    ).exec(text) ?? [];
  if (behind !== undefined) return behind;
  const [, before] =
    new RegExp(
      `^(?:.*?\\b(?:a|an|my|the|this|our|big|got|have)\\s+)?((?:[\\p{L}-]+ ){1,3}?)${EXAM}\\b`,
      'u',
    ).exec(text) ?? [];
  return before ?? '';
};

/** A name without the words around it. */
const bare = (words: string): string => {
  let name = words.trim();
  for (let before = ''; before !== name;) {
    before = name;
    name = name.replace(FRAME, '').replace(TAIL, '').trim();
  }
  return name
    .replaceAll(/[^\p{L}\p{N}' +&/-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

/** “Science is the worst” names science. */
const IS_RATED =
  /\b(?:is|are) (?:the |my |so |really )*(?:worst|hardest|first|next|worse|hard|bad|scariest|problem)\b/;

/** The topic in an answer to “what is it about?”; empty where a subject or nothing is named, null where something else is said. */
export const topicNamedIn = (plain: string): { topic: string; subjects: readonly SchoolSubject[] } | null => {
  if (ASKS_ABOUT.test(plain) || /["=]/.test(plain)) return null;
  const [first = ''] = plain.replace(new RegExp(`^${GREETING}`, 'u'), '').split(GOES_ON);
  const topic = bare(first);
  const subjects = subjectsIn(topic);
  const isSubject = subjects.length > 0 && (bare(withoutSubjects(topic)) === '' || IS_RATED.test(topic));
  if (isSubject) return { topic: '', subjects };
  return topic === '' || topic.split(' ').length > MOST_TOPIC_WORDS || SAYS_SOMETHING.test(topic)
    ? null
    : { topic, subjects: [] };
};
