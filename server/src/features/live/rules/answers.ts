import type { Checked, Idea, Item } from '@studia/contract/lessons';
import type { Wish } from '@studia/contract/live-events';
import { slipOfSomebody, slipOfYou } from '@studia/contract/slip-text';
import type { Question } from './lesson-state.ts';
import { phrase, TAPS } from './phrases.ts';
import { askAgain } from './questions.ts';
import type { Script } from './script.ts';
import { sentencesWithin } from './sentences.ts';
import { tellWhole } from './tell.ts';
import type { Around, LessonTurn } from './turn.ts';

type Answered = Extract<LessonTurn, { kind: 'answer' }>;
/** On with the idea, or to the next one. */
export type PassOn = (script: Script, idea: Idea, around: Around) => void;

const MOST_TRIES = 2;

/** Everything that is at hand while an answer is talked about. */
interface Hand {
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
      script.speak('nearly', {}, { tone: 'wrong' });
      if (checked.slip !== null) script.say(checked.slip);
      return isLast ? reveal(hand, turn) : again(hand);
    case 'partly': {
      const said = checked.points.find(({ state }) => state === 'said');
      if (isLast) return complete(hand, turn);
      if (said) script.speak('partly', { said: ended(said.point) });
      else script.speak('reason', {}, { tone: 'right' });
      return script.ask(item.ask, [TAPS.hint, TAPS.reveal], around.show(item));
    }
    case 'wrong':
      return correct(hand, turn);
    case 'compare':
      script.set({ question: { ...tried, compares: true } });
      script.speak('compare', { key: ended(checked.key) });
      return script.ask(phrase('compareAsk', 0), [TAPS.hadIt, TAPS.missedIt]);
  }
};

const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
const unended = (words: string): string => words.replace(/[.!]$/, '');

/** A question is done: it got there, and it was right at once. */
const count = ({ script, idea }: Hand, gotThere: boolean, right = gotThere): void => {
  const { outcomes, streak } = script.state;
  script.set({
    question: null,
    waits: 'nothing',
    streak: gotThere ? streak + 1 : 0,
    outcomes: outcomes.map((one) =>
      one.idea === idea.id
        ? Object.assign({}, one, { asked: one.asked + 1, right: one.right + Number(right) })
        : one,
    ),
  });
};

const goOn = ({ script, idea, around, passOn }: Hand): void => passOn(script, idea, around);

/** An answer that counts is noted, and the lesson goes on. */
const settle = (
  hand: Hand,
  { item, checked, said }: Answered,
  { about, right }: { about: 'answer' | 'mended'; right: boolean },
): void => {
  hand.script.note(about, `${item.ask} → ${said}`, checked.quote);
  count(hand, true, right);
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
  const { item, checked, said } = turn;
  script.note('mistake', `${item.ask} → ${said}`, checked.quote);
  const { question } = script.state;
  // Of two answers the other one is right, so there is nothing to try again.
  const isLast = (question?.tries ?? 0) >= MOST_TRIES || item.kind === 'true-false';
  script.speak(isLast ? 'notThis' : 'wrong', {}, { tone: 'wrong' });
  if (isLast) return reveal(hand, turn);
  if (question) script.set({ question: { ...question, missed: true } });
  const belief = idea.misconceptions.find(({ id }) => id === checked.reveals)?.wrong;
  if (belief !== undefined && speaksOf(belief, item.ask)) script.say(belief);
  else {
    if (checked.slip !== null) saySlip(script, checked.slip);
    const hint = item.hints[question?.hints ?? 0];
    if (hint !== undefined) script.say(hint);
  }
  return again(hand);
};

const saySlip = (script: Script, slip: string): void => {
  const [yours, theirs] = [slipOfYou(slip), slipOfSomebody(slip)];
  if (yours !== null) script.speak('slip', { slip: yours });
  else if (theirs !== null) script.speak('slipOfSomebody', { slip: theirs });
};

/** A remark with numbers of its own would be about another question. */
const speaksOf = (remark: string, ask: string): boolean => {
  const numbers = new Set(ask.match(/\d+(?:[.,]\d+)?/g));
  return (remark.match(/\d+(?:[.,]\d+)?/g) ?? []).every((number) => numbers.has(number));
};

const again = ({ script, idea, around }: Hand): void => {
  script.speak('tryAgain');
  askAgain(script, idea, around.show);
};

/** Gives the answer away, then goes one level down before anything else is asked. */
const reveal = (
  hand: Hand,
  { item, checked }: { item: Item; checked: Pick<Checked, 'key' | 'quote'> },
): void => {
  const { script, idea } = hand;
  script.sayAndWrite(phrase('answerIs', 0, { key: unended(checked.key) }), checked.key, {
    ink: 'good',
    quote: checked.quote,
  });
  script.say(sentencesWithin(item.explanation, script.left()).join(' '));
  count(hand, false);
  tellWhole(script, idea);
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
    count(hand, wish === 'had-it');
    script.say(item.explanation);
    return goOn(hand);
  }
  const hint = wish === 'hint' ? item.hints[question.hints] : undefined;
  if (hint === undefined) return reveal(hand, { item, checked: around.check(idea, item) });
  script.set({ question: { ...question, hints: question.hints + 1 } });
  script.speak('hint', { hint });
  return askAgain(script, idea, around.show);
};

/** Whoever has heard the question and nothing else since is lost at the question: its hints come before the whole idea again. */
export const isStuck = ({ state }: Script, idea: Idea, { unheard }: Around): boolean => {
  const { question, waits } = state;
  const item = idea.items.find(({ id }) => id === question?.item);
  const isOpen = waits === 'item' && question?.compares === false && unheard.length === 0;
  return isOpen && item?.hints[question.hints] !== undefined;
};
