import type { Checked, Idea, Item } from '@studia/contract/lessons';
import type { Wish } from '@studia/contract/live-events';
import { slipOfSomebody, slipOfYou } from '@studia/contract/slip-text';
import type { Question } from './lesson-state.ts';
import { phrase, TAPS } from './phrases.ts';
import { askAgain, ENOUGH } from './questions.ts';
import type { Script } from './script.ts';
import { sentencesWithin } from './sentences.ts';
import { tellWhole } from './tell.ts';
import type { Around, LessonTurn } from './turn.ts';

type Answered = Extract<LessonTurn, { kind: 'answer' }>;
/** On with the idea, or to the next one. */
export type PassOn = (script: Script, idea: Idea, around: Around) => void;

const MOST_TRIES = 2;

/** Everything that is at hand while an answer is talked about. */
export interface Hand {
  script: Script;
  idea: Idea;
  around: Around;
  passOn: PassOn;
}

/** Says what an answer is worth, and does what follows from it. */
export const judge = (script: Script, turn: Answered, around: Around, passOn: PassOn): void => {
  const { question } = script.state;
  const idea = around.ideas.find(({ id }) => id === question?.idea);
  if (!question || !idea) return;
  const hand: Hand = { script, idea, around, passOn };
  const tried: Question = { ...question, tries: question.tries + 1 };
  const isLast = tried.tries >= MOST_TRIES;
  script.set({ question: tried });
  const { checked, item } = turn;
  switch (checked.result) {
    case 'right':
      return confirm(hand, turn);
    case 'nearly':
      return mend(hand, turn, isLast);
    case 'partly': {
      const covered = checked.points.find(({ state }) => state === 'said');
      if (isLast) return complete(hand, turn);
      if (covered) script.speak('partly', { said: ended(covered.point) });
      else {
        script.speak('right', {}, { tone: 'right' });
        script.set({ question: { ...tried, asksWhy: item.kind === 'true-false' } });
      }
      return script.ask(
        covered ? phrase('whatElseIs', 0) : phrase('whyThen', script.state.turns),
        [TAPS.hint, TAPS.reveal],
        around.show(item),
      );
    }
    case 'wrong':
      return correct(hand, turn);
    case 'compare':
      // Who was wrong about it before does not judge themselves.
      if (tried.missed) return giveReason(hand, turn);
      if (!speaksOfIt(turn)) return askOnTopic(hand, turn);
      script.set({ question: { ...tried, compares: true } });
      script.speak('compare', { key: ended(checked.key) });
      return script.ask(phrase('compareAsk', 0), [TAPS.hadIt, TAPS.missedIt]);
  }
};

const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
const unended = (words: string): string => words.replace(/[.!]$/, '');

/** What a question is worth that is done; `alone` is right at once and without help. */
interface Worth {
  right: boolean;
  alone: boolean;
}

const count = ({ script, idea, around }: Hand, { right, alone }: Worth): void => {
  const { outcomes, streak: before } = script.state;
  const streak = alone ? before + 1 : 0;
  // Who missed most scenes has to be right twice.
  const isClear = alone && (!around.scenes[idea.id] || streak >= ENOUGH);
  script.set({
    question: null,
    waits: 'nothing',
    streak,
    outcomes: outcomes.map((one) =>
      one.idea === idea.id
        ? Object.assign({}, one, {
            asked: one.asked + 1,
            right: one.right + Number(right),
            clear: alone && (isClear || (one.clear ?? false)),
          })
        : one,
    ),
  });
};

/** What a student says of their own answer is kept in mind, and counts for nothing. */
const passOver = ({ script }: Hand): void => script.set({ question: null, waits: 'nothing' });

const isAlone = ({ missed = false, helped = false, asksWhy = false, hints, tries }: Question): boolean =>
  !missed && !helped && hints === 0 && (tries <= 1 || asksWhy);

const goOn = ({ script, idea, around, passOn }: Hand): void => passOn(script, idea, around);

/** Whether an answer has any word of what it could be about. */
const speaksOfIt = ({ words, item, checked }: Answered): boolean => {
  const known = new Set(
    wordStems([item.ask, checked.key, item.explanation, ...item.hints, ...pointsOf(item)].join(' ')),
  );
  return wordStems(words).some((word) => known.has(word));
};
const pointsOf = (item: Item): string[] =>
  'points' in item ? item.points.flatMap(({ point, said }) => [point, ...said]) : [];

const askOnTopic = (hand: Hand, turn: Answered): void => {
  const { script } = hand;
  const { question } = script.state;
  const hint = turn.item.hints[question?.hints ?? 0];
  if (!question || hint === undefined || question.tries >= MOST_TRIES) return reveal(hand, turn);
  script.speak('offTopic');
  script.say(hint);
  script.set({ question: { ...question, missed: true, hints: question.hints + 1 } });
  return again(hand);
};

/** An answer that counts is noted, and the lesson goes on. */
const settle = (
  hand: Hand,
  { item, checked, words }: Answered,
  { about, right }: { about: 'answer' | 'mended'; right: boolean },
): void => {
  hand.script.note(about, `${item.ask} → ${words}`, checked.quote);
  const { question } = hand.script.state;
  count(hand, { right, alone: right && question !== null && isAlone(question) });
  goOn(hand);
};

const confirm = (hand: Hand, turn: Answered): void => {
  const { script } = hand;
  const isMended = script.state.question?.missed ?? false;
  script.speak('right', {}, { tone: 'right' });
  script.say(turn.item.explanation, { quote: turn.checked.quote });
  settle(hand, turn, { about: isMended ? 'mended' : 'answer', right: !isMended });
};

/** Twice a part of the answer: what it would be as a whole, and on. */
const complete = (hand: Hand, turn: Answered): void => {
  const { script } = hand;
  script.speak('mostly', {}, { tone: 'right' });
  script.speak('whole', { key: ended(turn.checked.key) }, { quote: turn.checked.quote });
  settle(hand, turn, { about: 'answer', right: false });
};

/** A wrong answer: what is wrong with it where that is known, a hint otherwise; the second time, the answer. */
const correct = (hand: Hand, turn: Answered): void => {
  const { script, idea } = hand;
  const { item, checked } = turn;
  const { question } = script.state;
  const isLast = (question?.tries ?? 0) >= MOST_TRIES;
  noteMistake(hand, turn);
  if (item.kind === 'true-false' && !isLast) return askReason(hand, item);
  script.speak(isLast ? 'notThis' : 'wrong', {}, { tone: 'wrong' });
  if (isLast) return reveal(hand, turn);
  const belief = idea.misconceptions.find(({ id }) => id === checked.reveals)?.wrong;
  const fits = belief !== undefined && speaksOf(belief, [item.ask, item.explanation, turn.words].join(' '));
  const hint = fits ? undefined : item.hints[question?.hints ?? 0];
  if (fits) script.say(belief);
  // A hint leads on; what somebody may have thought only guesses.
  else if (checked.slip !== null && hint === undefined) saySlip(script, checked.slip);
  if (hint !== undefined) {
    script.say(hint);
    if (question) script.set({ question: { ...question, missed: true, hints: question.hints + 1 } });
  }
  // Without a word about this mistake, trying again would be guessing.
  else if (!fits && checked.slip === null) return reveal(hand, turn);
  return again(hand);
};

const noteMistake = ({ script }: Hand, { item, checked, words }: Answered): void => {
  script.note('mistake', `${item.ask} → ${words}`, checked.quote);
  const { question } = script.state;
  if (question) script.set({ question: { ...question, missed: true } });
};

/** Of two answers the other one is right: what is left to find out is why. */
const askReason = ({ script, idea, around }: Hand, item: Item): void => {
  const { question } = script.state;
  script.speak('otherWay', {}, { tone: 'wrong' });
  const hint = item.hints[question?.hints ?? 0];
  if (hint !== undefined) script.say(hint);
  if (question) script.set({ question: { ...question, asksWhy: true, hints: question.hints + 1 } });
  askAgain(script, idea, around.show);
};

/** The reason that was not found, and on. */
const giveReason = (hand: Hand, { item }: Answered): void => {
  hand.script.speak('wrongWhy');
  hand.script.say(item.explanation);
  count(hand, { right: false, alone: false });
  goOn(hand);
};

/** An answer whose way is known: close ones are called close, others not. */
const mend = (hand: Hand, turn: Answered, isLast: boolean): void => {
  const { script } = hand;
  const isClose = isNear(turn.words, turn.checked.key);
  noteMistake(hand, turn);
  script.speak(isClose ? 'nearly' : 'wrong', {}, { tone: 'wrong' });
  if (turn.checked.slip !== null) script.say(turn.checked.slip);
  return isLast ? reveal(hand, turn) : again(hand);
};

/** Within a tenth it is nearly the same number; what is no plain number is right as far as it goes. */
const CLOSE = 0.1;
const isNear = (words: string, key: string): boolean => {
  const [one, other] = [words, key].map((text) =>
    Number(/-?\d+(?:\.\d+)?/.exec(text.replaceAll(',', '').replaceAll('−', '-'))?.[0] ?? Number.NaN),
  );
  if (one === undefined || other === undefined || Number.isNaN(one) || Number.isNaN(other)) return true;
  return Math.abs(one - other) <= Math.abs(other) * CLOSE;
};

const saySlip = (script: Script, slip: string): void => {
  const [yours, theirs] = [slipOfYou(slip), slipOfSomebody(slip)];
  if (yours !== null) script.speak('slip', { slip: yours });
  else if (theirs !== null) script.speak('slipOfSomebody', { slip: theirs });
};

/** A remark with numbers or things of its own would be about another question. */
const speaksOf = (remark: string, question: string): boolean => {
  const numbers = new Set(question.match(/\d+(?:[.,]\d+)?/g));
  const words = new Set(stems(question));
  const own = stems(remark);
  const foreign = own.filter((word) => !words.has(word));
  return (
    (remark.match(/\d+(?:[.,]\d+)?/g) ?? []).every((number) => numbers.has(number)) &&
    (own.length <= GENERAL || foreign.length <= own.length * MOST_FOREIGN)
  );
};
/** So few words speak of no case of their own. */
const GENERAL = 4;
const MOST_FOREIGN = 0.5;
const [LONG_WORD, SHORT_WORD] = [5, 3];
const stems = (text: string, shortest = LONG_WORD): string[] =>
  Array.from(
    new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= shortest)),
    (word) => word.slice(0, LONG_WORD),
  );
const wordStems = (text: string): string[] => stems(text, SHORT_WORD);

const again = ({ script, idea, around }: Hand): void => {
  script.speak('tryAgain');
  askAgain(script, idea, around.show);
};

/** Gives the answer away, then goes one level down before anything else is asked. */
export const reveal = (
  hand: Hand,
  { item, checked }: { item: Item; checked: Pick<Checked, 'key' | 'quote'> },
): void => {
  const { script, idea } = hand;
  script.sayAndWrite(phrase('answerIs', 0, { key: unended(checked.key) }), checked.key, {
    ink: 'good',
    quote: checked.quote,
  });
  script.say(sentencesWithin(item.explanation, script.left()).join(' '));
  count(hand, { right: false, alone: false });
  tellWhole(script, idea);
  goOn(hand);
};

/** Lets go of a question that could not be answered: its answer is told, and nothing counts. */
export const letGo = (hand: Hand): void => {
  const { script, idea, around } = hand;
  const item = idea.items.find(({ id }) => id === script.state.question?.item);
  script.speak('leaveIt');
  if (item) script.speak('answerIs', { key: unended(around.check(idea, item).key) });
  passOver(hand);
  goOn(hand);
};

/** A hint, the answer itself, or the student's own word about an answer that nobody could judge. */
export const helpWith = (
  script: Script,
  idea: Idea,
  wish: Extract<Wish, 'hint' | 'reveal' | 'had-it' | 'missed-it'>,
  around: Around,
  passOn: PassOn,
): void => {
  const { question } = script.state;
  const item = idea.items.find(({ id }) => id === question?.item);
  if (!question || !item) return;
  const hand: Hand = { script, idea, around, passOn };
  if (wish === 'had-it' || wish === 'missed-it') {
    if (!question.compares) return askAgain(script, idea, around.show);
    if (wish === 'had-it') passOver(hand);
    else count(hand, { right: false, alone: false });
    script.say(item.explanation);
    return goOn(hand);
  }
  const hint = wish === 'hint' ? item.hints[question.hints] : undefined;
  if (hint === undefined) return reveal(hand, { item, checked: around.check(idea, item) });
  script.set({ question: { ...question, hints: question.hints + 1 } });
  script.speak('hint', { hint });
  return askAgain(script, idea, around.show);
};
