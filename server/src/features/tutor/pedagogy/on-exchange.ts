import { bookOfIdea, type Exchange } from '@studia/contract/lessons';
import type { HeardExchange } from '../../lessons/service.ts';
import { wordsIn } from '../pages/books/central.ts';
import type { State } from '../state/state.ts';
import { actByRules } from '../understand/act-words.ts';
import { comparesTwo } from '../understand/compares-two.ts';
import { sharedWords } from '../understand/overlap.ts';
import type { Reading } from '../understand/reading.ts';
import { saysSomething } from '../understand/statement.ts';
import type { Move } from './moves.ts';
import { asks } from './where.ts';
import { isBesideTask, OF_TASKS } from './why-on-task.ts';

/**
 * How likely it must be that a written reply answers what was said: whatever waits; without a word of doubt; beside an open task; and
 * before a lesson is told as a whole or a passage looked up, which answer a question in one case of four. What is worth a tap comes
 * near, and no more.
 */
export const [SURE, LIKELY, BESIDE_A_TASK, PERHAPS, WORTH_A_TAP] = [0.6, 0.45, 0.35, 0.2, 0.08];
/**
 * Of replies out of another book, or with no word of what was said, that are less likely, more than half are beside the point, and lead
 * away from what is talked about. Who tells something within a topic has not left it: there it must be surer still.
 */
const [FAR_FETCHED, OUT_OF_TOPIC] = [0.5, 0.7];
/** What speaks of less than so much of the message shares only its small words: “few bubbles, so denatured” is not about boiling. */
const LEAST_COVERED = 0.4;

/** Who asks the same of another thing is better told that it isn't known than something else about it. */
const OF_ANOTHER_THING = 0.35;

/** So likely, it is meant although there is mathematics in it. */
const OUT_OF_DOUBT = 0.85;

/** What students say about an idea gets the reply that was written for it. */
export const onExchange = (state: State, reading: Reading, least: number): Move | null => {
  // A sentence with numbers in it may be a story that an engine reads, or not: then it must be quite likely that it is none.
  const enough = reading.maths.story
    ? Math.max(least, LIKELY)
    : reading.whole?.named
      ? Math.max(least, OF_ANOTHER_THING)
      : least;
  const at = state.heard ?? state.idea?.id;
  // In the middle of a topic, hardly anything is answered out of another book, nor what says nothing out of any.
  const isFarFetched = ({ exchange, shared }: HeardExchange): boolean =>
    (shared === 0 && exchange.idea !== at) ||
    isElsewhere(state, exchange) ||
    (hasTask(state) && exchange.idea !== at && !OF_TASKS.has(bookOfIdea(exchange.idea)));
  const far = state.turns > 1 && saysSomething(reading) ? OUT_OF_TOPIC : FAR_FETCHED;
  const leastFor = (one: HeardExchange): number =>
    Math.max(
      enough,
      isFarFetched(one) ? far : 0,
      one.exchange.idea !== at && one.covered < LEAST_COVERED ? SURE : 0,
      hasMathematics(reading) ? OUT_OF_DOUBT : 0,
    );
  const fits = (one: HeardExchange): boolean =>
    one.certainty >= leastFor(one) &&
    !isOfOtherNumbers(reading, one.exchange) &&
    !isBesideTask(state, reading, {
      idea: one.exchange.idea,
      text: [...one.exchange.says, one.exchange.reply].join(' '),
    });
  const all = isRequest(reading) || isSet(reading) ? [] : reading.exchanges.filter(fits);
  // Who wants two things told apart is answered by what tells them apart, where that comes near.
  const apart = comparesTwo(reading.plain)
    ? reading.exchanges.filter(
        (one) => one.certainty >= APART && one.covered >= LEAST_COVERED && tellsApart(one.exchange),
      )
    : [];
  const fitting = apart.length > 0 ? apart : all;
  return fitting.length > 0 ? { kind: 'exchange', fitting } : null;
};

/** So likely, what tells two things apart is about these. */
const APART = 0.15;
const tellsApart = ({ is, says }: Exchange): boolean => is === 'question' && says.some(comparesTwo);

const hasTask = ({ exercise, story }: State): boolean => exercise !== null || story !== null;

/** “Solve x/(x − 3) = …” is worked on, whatever was said about others of its kind. */
const isSet = ({ plain, maths }: Reading): boolean => maths.problem !== null && SET.test(plain);
const SET =
  /^(?:(?:can|could) (?:you|u) |please |pls |help |how (?:do|to) (?:i |you |u )?)?(?:solve|simplify|factor|expand|evaluate|differentiate|integrate)\b/;

/** A task with numbers of its own is not answered by what comes out of another one. */
const isOfOtherNumbers = ({ message }: Reading, { says, reply }: Exchange): boolean => {
  const [own, inReply, asked] = [message, reply, says.join(' ')].map(
    (text) => new Set(text.match(/\d+(?:\.\d+)?/g) ?? []),
  );
  if (!own || !inReply || own.size < SEVERAL || inReply.size < SEVERAL || !WANTS_A_RESULT.test(message))
    return false;
  if ([...own].every((number) => asked?.has(number))) return false;
  return [...inReply].filter((number) => own.has(number)).length < inReply.size / 2;
};
const SEVERAL = 2;
const WANTS_A_RESULT =
  /\b(?:find|solve|simplify|factor|evaluate|calculate|compute|determine|work out|prove|how (?:many|much|far|long|high|tall|fast|old)|(?:after|in) how many|when (?:will|does|do))\b/i;

/** Whether something stands in another book than what is talked about, and does not speak of that either. */
export const isElsewhere = ({ idea, heard, opening, turns }: State, exchange: Exchange): boolean => {
  const at = heard ?? idea?.id;
  const there = [exchange.idea, ...exchange.says, exchange.reply].join(' ').toLowerCase();
  // Where nothing surer is known, the topic is what the conversation was opened with.
  if (at === undefined) return turns > 1 && opening !== null && sharedWords(opening, there) === 0;
  if (at.split('/')[0] === exchange.idea.split('/')[0]) return false;
  const names = (at.split('/')[1] ?? '').split('-').filter((word) => word.length > 3 && !GENERAL.has(word));
  return names.every((word) => !there.includes(word.slice(0, STEM)));
};
const STEM = 5;
const GENERAL = new Set(
  'what with from that this they them their people long over into more less make makes made kind kinds first life work works'.split(
    ' ',
  ),
);

/** Who wishes for something in particular is heard by others, and who says next to nothing. */
const isRequest = ({ act, subject, wish, wantsSimple, isBroad, plain, whole }: Reading): boolean =>
  wish !== null ||
  (subject === '' && WANTS_MORE.has(act)) ||
  wantsSimple ||
  isBroad ||
  (whole?.text ?? plain).split(' ').length < FEWEST_WORDS;
/** “Is 1 prime” may be worked out, but in a talk about primes its reason was written down. */
const hasMathematics = ({ maths, plain }: Reading): boolean =>
  !OF_A_THING.test(plain) &&
  ([maths.judgement, maths.problem, maths.work, maths.calculation].some((one) => one !== null) ||
    maths.list.length > 0);
const FEWEST_WORDS = 3;
/** “OK another one” is about what was just done, whatever else has these words. */
const WANTS_MORE = new Set<Reading['act']>(['another', 'harder', 'easier', 'next', 'quiz', 'hint', 'reveal']);

/** A question of ours that leads on waits for a thought: what is right is confirmed, who does not know is told. */
export const onThought = ({ thought, waits }: State, reading: Reading): Move | null => {
  if (!thought || waits !== 'answer' || reading.answered === null) return null;
  if (ASKS_FOR_SOMETHING.test(reading.plain) || ASKS_BACK.test(reading.plain)) return null;
  // Who objects answers nothing, however alike the words are.
  if (isOfAnother(thought, reading) || /^\W*(?:(?:ok(?:ay)?|wait|hm+|oh+)\W+)*but\b/.test(reading.plain))
    return null;
  // Who goes on with a longer question may use the words of the answer, and asks something else.
  if (reading.isQuestion && !isShort(reading) && GOES_ON.test(reading.plain)) return null;
  if (asksSomethingElse(thought, reading)) return null;
  if (reading.answered === 'right') return { kind: 'tell thought', is: 'right' };
  // Who asks back, or tells something longer, goes on with thoughts of their own.
  if (reading.isQuestion || !isShort(reading)) return null;
  if (reading.answered === 'wrong' || reading.answered === 'repeated')
    return { kind: 'tell thought', is: reading.answered };
  return asks('unsure', 'hint', 'reveal')(reading) ? { kind: 'tell thought', is: 'unclear' } : null;
};
/** “Another one”, “a hard one” answers no question. */
const asksForMore = (plain: string): boolean => WANTS_MORE.has(actByRules(plain) ?? 'answer');
/** “Give me one about school” answers no question. */
const ASKS_FOR_SOMETHING =
  /^\W*(?:(?:ok(?:ay)?|wait|hm+|oh+|and|but|so|can you|could you|pls|please)\W+)*(?:give|show|tell|make|write|explain|draw) (?:me|us|one|another|it|that|a|an)\b/;
/** “Why do veins have valves” answers nothing, whatever word of the answer is in it. */
const ASKS_BACK =
  /^\W*(?:(?:ok(?:ay)?|wait|hm+|oh+|and|but|so)\W+)*(?:why\b|how come\b|(?:what|how|who|where|when|which)(?:'?s)? (?:is|are|was|were|do|does|did|can|could|would|will)\b)/;
const GOES_ON =
  /^\W*(?:(?:ok(?:ay)?|wait|hm+|oh+)\W+)*(?:so|but|and|then|what|how|why|do|does|did|is|are|can|could|would|if)\b/;
/** “So salt is covalent” is no answer to what kind of bond is in carbon dioxide. */
const isOfAnother = (
  { question, answers, told }: NonNullable<State['thought']>,
  { plain }: Reading,
): boolean => {
  const words = [question, ...answers, told].join(' ').toLowerCase();
  const subject = SPEAKS_OF.exec(plain)?.[1];
  if (subject !== undefined && !words.includes(subject.slice(0, STEM))) return true;
  // “So meiosis makes 4 cells and mitosis 2” concludes something of its own, whatever word of the answer is in it.
  const [concluded = ''] = plain.split(REASON);
  const known = wordsIn(words);
  const own = [
    ...Array.from(wordsIn(concluded)).filter((word) => !LEADS.has(word)),
    ...(concluded.match(/(?<![\p{L}\d])\d+/gu) ?? []),
  ];
  const foreign = own.filter((word) => !known.has(word) && !(/\d/.test(word) && words.includes(word)));
  // “So there is more money for the same goods, so prices go up” ends in the answer.
  const end = wordsIn(concluded.split(/[,;]|\b(?:so|then|means)\b/).at(-1) ?? '');
  const isAnswered = end.size > 0 && Array.from(end).every((word) => known.has(word));
  return CONCLUDES.test(plain) && !isAnswered && foreign.length >= SEVERAL && foreign.length > own.length / 2;
};
const CONCLUDES = /^\W*(?:(?:ok(?:ay)?|wait|hm+|oh+|ah+)\W+)*so\b/;
const REASON = /\b(?:because|bc|cuz|cause|since)\b/;
const LEADS = new Set([
  'okay',
  'wait',
  'right',
  'then',
  'yeah',
  'would',
  'must',
  'think',
  'mean',
  'like',
  'just',
]);
const SPEAKS_OF =
  /^\W*(?:(?:ok(?:ay)?|wait|hm+|oh+)\W+)*(?:(?:so|but|and|then)\s+)?(?:the |an? )?(?!(?:it|its|that|this|they|you|there|both|these|those|one|each)\b)(\p{L}{3,30})\s+(?:is|are|has|have|does|do|would|will)\b/u;
/** “Is passive always bad?” holds the answer “passive”, and answers nothing. */
const asksSomethingElse = (
  { question, answers, told }: NonNullable<State['thought']>,
  { plain }: Reading,
): boolean => {
  const known = wordsIn([question, ...answers, told].join(' '));
  if (OF_A_THING.test(plain)) return true;
  return YES_OR_NO.test(plain) && Array.from(wordsIn(plain)).some((word) => !known.has(word));
};
const YES_OR_NO =
  /^\W*(?:(?:ok(?:ay)?|wait|hm+|oh+|and|but|so)\W+)*(?:is|are|was|were|does|do|did|can)\b(?! it\b)/;
/** “Is 1 prime” asks about 1, and counts nothing. */
const OF_A_THING = /^\W*(?:(?:ok(?:ay)?|wait|and|but|so)\W+)*(?:is|are) \d+ (?:an? )?\p{L}{4,}/u;
const isShort = ({ plain }: Reading): boolean => plain.split(' ').length <= SHORT;
const SHORT = 6;

/** Whatever else was answered to it in a few words is laid beside the answer, without a verdict. */
export const onOtherThought = ({ thought, waits }: State, reading: Reading): Move | null =>
  thought &&
  waits === 'answer' &&
  !reading.isQuestion &&
  !ASKS_FOR_SOMETHING.test(reading.plain) &&
  !asksForMore(reading.plain) &&
  !isOfAnother(thought, reading) &&
  isShort(reading) &&
  speaksOfThought(thought, reading) &&
  asks('answer', 'unclear', 'check', 'concept', 'yes', 'no')(reading)
    ? { kind: 'tell thought', is: 'unclear' }
    : null;

/** A sentence without a word of the question or of its answer goes on with something else. */
const speaksOfThought = (
  { question, answers, told }: NonNullable<State['thought']>,
  reading: Reading,
): boolean =>
  !saysSomething(reading) ||
  reading.plain.split(' ').length <= FEWEST_WORDS ||
  sharedWords([question, ...answers, told].join(' '), reading.plain) > 0;

/** Of a topic beyond the lessons: a question that was written for it, to who wishes for one. */
export const onWishForQuestion = (
  { heard, idea, exercise }: State,
  { exchanges, subject, plain, isClaim }: Reading,
): Move | null => {
  const fitting = exchanges.filter(({ exchange }) => exchange.idea === heard && exchange.thought !== null);
  return heard !== null &&
    !isClaim &&
    idea === null &&
    exercise === null &&
    fitting.length > 0 &&
    (subject === '' || plain.split(' ').length <= A_WISH)
    ? { kind: 'ask thought', fitting }
    : null;
};
/** “Can you give me a hard one please”. */
const A_WISH = 8;

/** Of a topic beyond the lessons: another reply about the same. */
export const onHeardAgain = (
  { heard, idea, exercise }: State,
  { exchanges, subject, wish, plain }: Reading,
): Move | null => {
  const again = exchanges.filter(({ exchange }) => exchange.idea === heard && exchange.is === 'question');
  return heard !== null &&
    idea === null &&
    exercise === null &&
    wish === null &&
    (subject === '' || plain.split(' ').length < FEWEST_WORDS) &&
    again.length > 0
    ? { kind: 'exchange', fitting: again }
    : null;
};
