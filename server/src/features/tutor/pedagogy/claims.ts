import type { NearText } from '../../lessons/service.ts';
import type { State } from '../state/state.ts';
import { speaksOfWhole } from '../understand/exchanges-of-whole.ts';
import { sameSide, sharedWords } from '../understand/overlap.ts';
import { ABOUT_IT, type Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';
import { isBesideTask } from './why-on-task.ts';

/** Chosen on what students said in conversations about the written lessons; nobody's right words may be disputed by them. */
const LIMITS = {
  /** A fact that says much the same as the student: worth a hedged yes, no more. */
  likely: 0.66,
  likelyWords: 0.5,
  /** A misconception that they said, and how much nearer it must be than anything true. */
  mistaken: 0.62,
  mistakenElsewhere: 0.68,
  mistakenInAnotherBook: 0.8,
  ahead: 0.08,
  /** A fact of the idea at hand that is worth being laid beside their words, and one of another idea. */
  compared: 0.45,
  same: 0.58,
  comparedElsewhere: 0.65,
  /** What answers a question: one that others asked, one that we ask, or a sentence. */
  asked: 0.6,
  item: 0.74,
  askedItem: 0.7,
  told: 0.5,
  /** What leans on the lesson at hand is looked for there with more patience. */
  leaning: 0.38,
  beside: 0.5,
  elsewhere: 0.72,
  named: 0.62,
  /** What hardly names what was asked must be very near to it. */
  names: 0.34,
  unnamed: 0.66,
} as const;

const BY_WORDS = 0.2;
const nearness = ({ likeness, covered }: NearText): number => likeness + BY_WORDS * covered;
const best = (near: readonly NearText[], ...kinds: NearText['kind'][]): NearText | undefined =>
  near
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((one, other) => nearness(other) - nearness(one))[0];

/** What stands in the lesson at hand; something else only where the words name it clearly. */
const withinReach = (state: State, reading: Reading): readonly NearText[] => {
  const { idea } = state;
  const { near, leans, isClaim, message, whole } = reading;
  const fitting = near.filter(
    (one) =>
      isNamed(one) &&
      !isOtherSum(one, message) &&
      !(whole?.named && !speaksOfWhole(one.text, whole)) &&
      !isBesideTask(state, reading, { idea: one.idea.id, text: one.text }),
  );
  if (!idea) return fitting;
  const [book] = idea.id.split('/');
  const least = leans || isClaim ? LIMITS.elsewhere : LIMITS.named;
  const enough = (one: NearText): number => {
    if (one.idea.id === idea.id) return 0;
    if (one.idea.id.split('/')[0] === book) return leans && !isClaim ? LIMITS.beside : 0;
    return one.kind === 'ask' ? LIMITS.named : least;
  };
  return fitting.filter((one) => one.likeness >= enough(one));
};

const isNamed = ({ likeness, covered, kind }: NearText): boolean =>
  kind === 'says' || kind === 'ask' || covered >= LIMITS.names || likeness >= LIMITS.unnamed;

/** A question of ours with numbers of its own, and what explains it, says nothing about other numbers. */
const isOtherSum = ({ kind, of, text, idea }: NearText, message: string): boolean => {
  if (kind !== 'item' && !of.startsWith('items/')) return false;
  const asked = kind === 'item' ? text : idea.items.find(({ id }) => `items/${id}` === of)?.ask;
  const numbers: readonly string[] = `${asked ?? ''} ${text}`.match(NUMBER) ?? [];
  const own = message.match(NUMBER) ?? [];
  return numbers.length > 1 && (own.length === 0 || own.some((number) => !numbers.includes(number)));
};

// The 2 of “H2” counts nothing that was asked.
const NUMBER = /(?<![\p{L}\d.])\d+(?:\.\d+)?/gu;

/** What the lesson surely knows to be right or wrong is said so. */
export const onKnown = ({ known }: Reading): Move | null => {
  const judged = known?.lesson;
  if (!judged) return null;
  if (judged.verdict === 'right') return { kind: 'confirm claim', judged };
  return judged.misconception === null
    ? { kind: 'correct claim', judged }
    : { kind: 'contrast mistake', idea: judged.idea.id, misconception: judged.misconception };
};

/** Who says again what the tutor has told, or what stands in the lesson at hand, has understood it. */
export const onToldAgain = (
  { item, focus }: State,
  { known, isQuestion, isClaim, wish }: Reading,
): Move | null =>
  known?.told &&
  known.verdict === 'right' &&
  wish === null &&
  (isClaim || !isQuestion) &&
  !(item && focus === 'item')
    ? { kind: 'confirm told', sentence: known.told }
    : null;

/** What a student says of their own, where no verdict is sure: a known mistake is shown, anything else laid beside the lesson. */
export const onClaim = (state: State, reading: Reading): Move | null => {
  const near = withinReach(state, reading);
  const fact = best(near, 'fact');
  // Who tells of their own habits wants advice, not a verdict.
  if (OF_ONESELF.test(reading.plain))
    return fact?.idea.id.startsWith('study-skills/') && fact.likeness >= LIMITS.compared
      ? { kind: 'answer from lesson', near: fact }
      : null;
  const mistake = best(near, 'says');
  if (mistake && isMistaken(mistake, reading, near) && isOfTheThread(mistake, state))
    return { kind: 'contrast mistake', idea: mistake.idea.id, misconception: mistake.of };
  const least = state.idea ? LIMITS.compared : LIMITS.comparedElsewhere;
  return fact && fact.likeness >= least
    ? { kind: 'compare claim', near: fact, isLikely: isLikely(fact, mistake, reading) }
    : null;
};

/** Whether a fact speaks of what was said: two sentences about other things have nothing to be compared in. */
export const isAboutIt = (fact: NearText, { idea }: State, { plain }: Reading): boolean => {
  const shared = sharedWords(fact.text, plain);
  if (fact.idea.id === idea?.id)
    return fact.likeness >= LIMITS.same || (fact.likeness >= LIMITS.compared && shared >= 2);
  const isSameBook = fact.idea.id.split('/')[0] === idea?.id.split('/')[0];
  return fact.likeness >= (isSameBook ? LIMITS.same : LIMITS.comparedElsewhere) && shared >= 2;
};

/** A mistake about something else must be the very thing that was said. */
const isOfTheThread = ({ idea, likeness }: NearText, state: State): boolean => {
  const at = state.heard ?? state.idea?.id;
  if (at === undefined || at === idea.id) return true;
  const isSameBook = at.split('/')[0] === idea.id.split('/')[0];
  return likeness >= (isSameBook ? LIMITS.mistakenElsewhere : LIMITS.mistakenInAnotherBook);
};

/** The mistake is nearer than anything true, and about the numbers that were said: “4 out of 10” says nothing about “3 out of 4”. */
const isMistaken = (mistake: NearText, { message }: Reading, near: readonly NearText[]): boolean => {
  const [fact, right] = [best(near, 'fact'), best(near, 'right')];
  return (
    mistake.likeness >= LIMITS.mistaken &&
    nearness(mistake) > (fact ? nearness(fact) : 0) + LIMITS.ahead &&
    nearness(mistake) > (right ? nearness(right) : 0) &&
    sameSide(mistake.text, message) &&
    (message.match(NUMBER) ?? []).every((number) => mistake.text.includes(number))
  );
};

const OF_ONESELF =
  /^\W*(?:(?:but|and|so|ok|well|yeah|also)\s+)*(?:i|i'm|im|my)\s(?!think|thought|guess|believe|got|get \d)/;

/** Nothing speaks against it, and the lesson says something much like it: worth a hedged yes, no more. */
const isLikely = (
  fact: NearText,
  mistake: NearText | undefined,
  { message, near, isQuestion }: Reading,
): boolean => {
  const wrong = best(near, 'wrong');
  const right = best(near, 'right');
  return (
    !isQuestion &&
    fact.likeness >= LIMITS.likely &&
    fact.covered >= LIMITS.likelyWords &&
    saysAsMuch(message, fact) &&
    (!mistake || nearness(mistake) < nearness(fact) - LIMITS.ahead) &&
    (!wrong || wrong.likeness < Math.max(fact.likeness, right?.likeness ?? 0)) &&
    sameSide(fact.text, message) &&
    (message.match(/\d+/g) ?? []).every((number) => fact.text.includes(number))
  );
};

/** How much, and which way: words by which two sentences about the same things say the opposite. */
const AMOUNTS =
  /\b(?:doubl\w*|tripl\w*|twice|half|halves|thrice|two|three|four|five|six|eight|nine|ten|hundred|same|equal\w*)\b/g;
const WAYS =
  /\b(?:more|less|fewer|bigger|smaller|larger|higher|lower|faster|slower|stronger|weaker|longer|shorter|closer|farther|hotter|colder|up|down|above|below|ris\w*|rose|fall\w*|fell|increas\w*|decreas\w*|grow\w*|shrink\w*|shortage|surplus|always|never|only|all|every|first|last|before|after|inside|outside|left|right|positive|negative|gain\w*|los[et]\w*|gives?|takes?|absorb\w*|release\w*)\b/g;
const stemsOf = (words: RegExp, text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(words), ([word]) => word.slice(0, 4));

/** The lesson says how much in the same words; of a term, something besides its name was said. */
const saysAsMuch = (message: string, { text, of }: NearText): boolean => {
  const [own, other] = [stemsOf(AMOUNTS, message), stemsOf(AMOUNTS, text)];
  const ways = stemsOf(WAYS, text);
  return (
    own.every((word) => other.includes(word)) &&
    (own.length === 0 || other.every((word) => own.includes(word))) &&
    stemsOf(WAYS, message).every((word) => ways.includes(word)) &&
    (of !== 'terms' || sharedWords(text.replace(/^[^:]+:/, ''), message) > 0)
  );
};

/** A question that others have asked: the part that was written for it, or the misconception behind it. */
export const onKnownQuestion = (state: State, reading: Reading): Move | null => {
  const asked = best(withinReach(state, reading), 'ask');
  if (!asked || asked.likeness < LIMITS.asked) return null;
  const [part, name = ''] = asked.of.split('/');
  if (part === 'misconceptions')
    return { kind: 'contrast mistake', idea: asked.idea.id, misconception: name };
  // What explains a question of ours says nothing to who comes with another one: they are taught the idea.
  const isFragment = part === 'items' && state.idea === null && asked.likeness < LIMITS.askedItem;
  if (!isFragment) return { kind: 'answer from lesson', near: asked };
  return (reading.ideas[0]?.certainty ?? 0) >= ABOUT_IT
    ? null
    : { kind: 'explain idea', idea: asked.idea.id, part: 'first' };
};

/** A question that the lesson answers by one of its sentences, or by what it says to a question of ours that is the same. */
export const onLessonQuestion = (state: State, reading: Reading): Move | null => {
  const near = withinReach(state, reading);
  const isFollowUp = state.idea !== null && (reading.leans || reading.subject.split(' ').length <= FEW_WORDS);
  // Who asks for a whole topic is taught it, not one sentence of it.
  if (!isFollowUp && WHOLE_TOPIC.test(reading.plain)) return null;
  const item = best(near, 'item');
  // What explains a question of ours speaks of its own case.
  const fact = best(
    near.filter(({ of }) => !of.startsWith('items/')),
    'fact',
  );
  const least = LIMITS.told - (isFollowUp ? LIMITS.told - LIMITS.leaning : 0);
  const found =
    item && item.likeness >= LIMITS.item
      ? item
      : fact && nearness(fact) >= least + (reading.subject === '' ? 0 : BY_WORDS / 2)
        ? fact
        : null;
  if (!found) return null;
  // In another book than the one at hand, a sentence out of the middle answers nobody: the idea is taught.
  if (state.idea?.id.split('/')[0] === found.idea.id.split('/')[0])
    return { kind: 'answer from lesson', near: found };
  const [named] = reading.ideas;
  const id = named && named.certainty >= ABOUT_IT ? named.id : found.idea.id;
  return { kind: 'explain idea', idea: id, part: 'first' };
};
const FEW_WORDS = 2;
const WHOLE_TOPIC =
  /^(?:\W|hi|hey|hello|please|can|could|would|you|u|me)*(?:explain|teach|tell|define|describe|what(?:'s| is| are)(?! the difference| the point| the use)|how (?:does|do) .{3,40} work)\b/;
