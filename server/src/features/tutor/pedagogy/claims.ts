import type { NearText } from '../../lessons/service.ts';
import type { State } from '../state/state.ts';
import { sameSide } from '../understand/overlap.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

/** Chosen on what students said in conversations about the written lessons; nobody's right words may be disputed by them. */
const LIMITS = {
  /** A fact that says the same as the student. */
  confirmed: 0.58,
  confirmedWords: 0.6,
  sameWords: 0.86,
  likely: 0.58,
  likelyWords: 0.34,
  clear: 0.1,
  /** A misconception that they said, and how much nearer it must be than anything true. */
  mistaken: 0.62,
  ahead: 0.08,
  /** A fact that is worth being laid beside their words. */
  compared: 0.45,
  comparedAnew: 0.57,
  /** What answers a question: one that others asked, one that we ask, or a sentence. */
  asked: 0.6,
  item: 0.56,
  told: 0.5,
  /** What leans on the lesson at hand is looked for there with more patience. */
  leaning: 0.38,
  elsewhere: 0.72,
  named: 0.62,
} as const;

const BY_WORDS = 0.2;
const nearness = ({ likeness, covered }: NearText): number => likeness + BY_WORDS * covered;
const best = (near: readonly NearText[], ...kinds: NearText['kind'][]): NearText | undefined =>
  near
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((one, other) => nearness(other) - nearness(one))[0];

/** What stands in the lesson at hand; something else only where the words name it clearly. */
const withinReach = ({ idea }: State, { near, leans, isClaim }: Reading): readonly NearText[] => {
  if (!idea) return near;
  const [book] = idea.id.split('/');
  const least = leans || isClaim ? LIMITS.elsewhere : LIMITS.named;
  return near.filter((one) => one.idea.id.split('/')[0] === book || one.likeness >= least);
};

/** What a student says of their own is held against the lesson: confirmed, contrasted, or laid beside it. */
export const onClaim = (state: State, said: Reading): Move | null => {
  const near = withinReach(state, said);
  const fact = best(near, 'fact');
  const mistake = best(near, 'says');
  if (fact && saysTheSame(fact, said) && (!mistake || isFarFrom(mistake, fact)))
    return { kind: 'confirm claim', near: fact };
  if (
    mistake &&
    mistake.likeness >= LIMITS.mistaken &&
    nearness(mistake) > (fact ? nearness(fact) : 0) + LIMITS.ahead &&
    sameSide(mistake.text, said.message)
  )
    return { kind: 'contrast mistake', idea: mistake.idea.id, misconception: mistake.of };
  const least = state.idea ? LIMITS.compared : LIMITS.comparedAnew;
  return fact && fact.likeness >= least
    ? { kind: 'compare claim', near: fact, isLikely: isLikely(fact, mistake, said) }
    : null;
};

/** Nothing speaks against it, and the lesson says something much like it: worth a hedged yes, no more. */
const isLikely = (fact: NearText, mistake: NearText | undefined, { message }: Reading): boolean =>
  fact.likeness >= LIMITS.likely &&
  fact.covered >= LIMITS.likelyWords &&
  !fact.of.startsWith('misconceptions/') &&
  (!mistake || nearness(mistake) < nearness(fact) - LIMITS.ahead) &&
  sameSide(fact.text, message) &&
  !isTurned(fact.text, message) &&
  (message.match(/\d+/g) ?? []).every((number) => fact.text.includes(number));

/** A misconception is often told in the words of the truth: only what is far from all of them is surely right. */
const isFarFrom = (mistake: NearText, fact: NearText): boolean =>
  fact.likeness >= LIMITS.sameWords ||
  (!fact.of.startsWith('misconceptions/') &&
    (mistake.likeness < LIMITS.mistaken || nearness(fact) >= nearness(mistake) + LIMITS.clear));

const saysTheSame = ({ likeness, covered, text }: NearText, { message }: Reading): boolean =>
  likeness >= LIMITS.confirmed &&
  covered >= LIMITS.confirmedWords &&
  sameSide(text, message) &&
  !isTurned(text, message) &&
  hasSameNumbers(text, message);

// A number more or less is another claim: “gives 1 2 3 4 5” stands beside “gives 0 to 4” in the same words.
const hasSameNumbers = (text: string, message: string): boolean => {
  const numbers = message.match(/\d+/g) ?? [];
  return numbers.length <= 1 && numbers.every((number) => text.includes(number));
};

/** Words that turn a sentence into its opposite, which neither meaning nor counting of words notices. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:more|increas\w*|rais\w*|ris\w*|rose|higher|up|grow\w*|larger|bigger|greater|gain\w*)\b/i,
    /\b(?:less|fewer|decreas\w*|lower\w*|fall\w*|fell|down|shrink\w*|smaller|drop\w*|los\w*)\b/i,
  ],
  [/\b(?:fast\w*|quick\w*)\b/i, /\bslow\w*\b/i],
  [/\b(?:hot\w*|warm\w*)\b/i, /\b(?:cold\w*|cool\w*)\b/i],
  [/\b(?:left|west)\b/i, /\b(?:right|east)\b/i],
  [/\b(?:before|earlier|first)\b/i, /\b(?:after|later|last)\b/i],
  [/\b(?:positive|add\w*|plus)\b/i, /\b(?:negative|subtract\w*|minus)\b/i],
  [/\b(?:always|all|every|only)\b/i, /\b(?:never|none|some|sometimes|both)\b/i],
  [/\b(?:near\w*|close\w*)\b/i, /\b(?:far\w*|away)\b/i],
  [/\b(?:strong\w*|hard\w*|heav\w*)\b/i, /\b(?:weak\w*|soft\w*|easy|light\w*)\b/i],
  [/\b(?:same|equal|alike)\b/i, /\b(?:different|unequal)\b/i],
  [
    /\b(?:above|over|outside|export\w*|gives?|giving|sell\w*)\b/i,
    /\b(?:below|under|inside|import\w*|takes?|taking|buy\w*)\b/i,
  ],
  [/\b(?:acid\w*)\b/i, /\b(?:alkali\w*|basic|base)\b/i],
];
// A sentence that holds both of a pair contrasts them: which belongs to which, words do not tell.
const isTurned = (one: string, other: string): boolean =>
  OPPOSITES.some(
    ([this_, that]) =>
      (this_.test(one) && that.test(one) && (this_.test(other) || that.test(other))) ||
      (this_.test(one) && !that.test(one) && that.test(other) && !this_.test(other)) ||
      (that.test(one) && !this_.test(one) && this_.test(other) && !that.test(other)),
  );

/** A question that others have asked: the part that was written for it, or the misconception behind it. */
export const onKnownQuestion = (state: State, said: Reading): Move | null => {
  const asked = best(withinReach(state, said), 'ask');
  if (!asked || asked.likeness < LIMITS.asked) return null;
  const [part, misconception = ''] = asked.of.split('/');
  return part === 'misconceptions'
    ? { kind: 'contrast mistake', idea: asked.idea.id, misconception }
    : { kind: 'answer from lesson', near: asked };
};

/** A question that the lesson answers by one that we would ask, or by one of its sentences. */
export const onLessonQuestion = (state: State, said: Reading): Move | null => {
  const near = withinReach(state, said);
  const [item, fact] = [best(near, 'item'), best(near, 'fact')];
  const isFollowUp = state.idea !== null && (said.leans || said.subject.split(' ').length <= FEW_WORDS);
  // Who asks for a whole topic is taught it, not one sentence of it.
  if (!isFollowUp && WHOLE_TOPIC.test(said.plain)) return null;
  const more = isFollowUp ? LIMITS.told - LIMITS.leaning : 0;
  if (item && item.likeness >= LIMITS.item - more && nearness(item) >= nearness(fact ?? item))
    return { kind: 'answer from lesson', near: item };
  if (fact && nearness(fact) >= LIMITS.told - more + (said.subject === '' ? 0 : BY_WORDS / 2))
    return { kind: 'answer from lesson', near: fact };
  return item && item.likeness >= LIMITS.item - more ? { kind: 'answer from lesson', near: item } : null;
};
const FEW_WORDS = 2;
const WHOLE_TOPIC =
  /^(?:\W|hi|hey|hello|please|can|could|would|you|u|me)*(?:explain|teach|tell|define|describe|what(?:'s| is| are)(?! the difference| the point| the use)|how (?:does|do) .{3,40} work)\b/;
