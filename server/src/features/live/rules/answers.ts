import type { Checked, Idea, Item } from '@studia/contract/lessons';
import type { Wish } from '@studia/contract/live-events';
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

/** Says what an answer is worth, and does what follows from it. */
export const judge = (script: Script, turn: Answered, around: Around, passOn: PassOn): void => {
  const { question } = script.state;
  const idea = around.ideas.find(({ id }) => id === question?.idea);
  if (!question || !idea) return;
  const tried: Question = { ...question, tries: question.tries + 1 };
  script.set({ question: tried });
  const { checked, item } = turn;
  switch (checked.result) {
    case 'right':
      return confirm(script, idea, turn, around, passOn);
    case 'nearly':
      script.speak('nearly', {}, { tone: 'wrong' });
      if (checked.slip !== null) script.say(checked.slip);
      return tried.tries >= MOST_TRIES
        ? reveal(script, idea, turn, around, passOn)
        : again(script, idea, around);
    case 'partly': {
      const said = checked.points.find(({ state }) => state === 'said');
      if (tried.tries >= MOST_TRIES) return complete(script, idea, turn, around, passOn);
      if (said) script.speak('partly', { said: said.point });
      else script.speak('reason', {}, { tone: 'right' });
      return script.ask(item.ask, [TAPS.hint, TAPS.reveal], around.show(item));
    }
    case 'wrong':
      return correct(script, idea, turn, around, passOn);
    case 'compare':
      script.set({ question: { ...tried, compares: true } });
      script.speak('compare', { key: ended(checked.key) });
      return script.ask(phrase('compareAsk', 0), [TAPS.hadIt, TAPS.missedIt]);
  }
};

const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
const unended = (words: string): string => words.replace(/[.!]$/, '');

/** A question is done: it got there, and it was right at once. */
const count = (script: Script, idea: Idea, gotThere: boolean, right = gotThere): void => {
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

const confirm = (
  script: Script,
  idea: Idea,
  { item, checked, said }: Answered,
  around: Around,
  passOn: PassOn,
): void => {
  const isMended = script.state.question?.missed ?? false;
  script.speak('right', {}, { tone: 'right' });
  script.say(item.explanation, { quote: checked.quote });
  script.note(isMended ? 'mended' : 'answer', `${item.ask} → ${said}`, checked.quote);
  count(script, idea, true, !isMended);
  passOn(script, idea, around);
};

/** Twice a part of the answer: what it would be as a whole, and on. */
const complete = (
  script: Script,
  idea: Idea,
  { item, checked, said }: Answered,
  around: Around,
  passOn: PassOn,
): void => {
  script.speak('mostly', {}, { tone: 'right' });
  script.speak('whole', { key: ended(checked.key) }, { quote: checked.quote });
  script.note('answer', `${item.ask} → ${said}`, checked.quote);
  count(script, idea, true, false);
  passOn(script, idea, around);
};

/** A wrong answer: what is wrong with it where that is known, a hint otherwise; the second time, the answer. */
const correct = (script: Script, idea: Idea, turn: Answered, around: Around, passOn: PassOn): void => {
  const { item, checked, said } = turn;
  script.note('mistake', `${item.ask} → ${said}`, checked.quote);
  const { question } = script.state;
  // Of two answers the other one is right, so there is nothing to try again.
  const isLast = (question?.tries ?? 0) >= MOST_TRIES || item.kind === 'true-false';
  script.speak(isLast ? 'notThis' : 'wrong', {}, { tone: 'wrong' });
  if (isLast) return reveal(script, idea, turn, around, passOn);
  if (question) script.set({ question: { ...question, missed: true } });
  const belief = idea.misconceptions.find(({ id }) => id === checked.reveals)?.wrong;
  if (belief !== undefined && speaksOf(belief, item.ask)) script.say(belief);
  else {
    if (checked.slip !== null) script.speak('slip', { slip: checked.slip });
    const hint = item.hints[question?.hints ?? 0];
    if (hint !== undefined) script.say(hint);
  }
  return again(script, idea, around);
};

/** A remark with numbers of its own would be about another question. */
const speaksOf = (remark: string, ask: string): boolean => {
  const numbers = new Set(ask.match(/\d+(?:[.,]\d+)?/g));
  return (remark.match(/\d+(?:[.,]\d+)?/g) ?? []).every((number) => numbers.has(number));
};

const again = (script: Script, idea: Idea, around: Around): void => {
  script.speak('tryAgain');
  askAgain(script, idea, around.show);
};

/** Gives the answer away, then goes one level down before anything else is asked. */
const reveal = (
  script: Script,
  idea: Idea,
  { item, checked }: { item: Item; checked: Pick<Checked, 'key' | 'quote'> },
  around: Around,
  passOn: PassOn,
): void => {
  script.sayAndWrite(phrase('answerIs', 0, { key: unended(checked.key) }), checked.key, {
    ink: 'good',
    quote: checked.quote,
  });
  script.say(sentencesWithin(item.explanation, script.left()).join(' '));
  count(script, idea, false);
  tellWhole(script, idea);
  passOn(script, idea, around);
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
  if (wish === 'had-it' || wish === 'missed-it') {
    if (!question.compares) return askAgain(script, idea, around.show);
    count(script, idea, wish === 'had-it');
    script.say(item.explanation);
    return passOn(script, idea, around);
  }
  const hint = wish === 'hint' ? item.hints[question.hints] : undefined;
  if (hint === undefined)
    return reveal(script, idea, { item, checked: around.check(idea, item) }, around, passOn);
  script.set({ question: { ...question, hints: question.hints + 1 } });
  script.speak('hint', { hint });
  return askAgain(script, idea, around.show);
};
