import type { Idea, Item } from '@studia/contract/lessons';
import { reveal, type Hand } from './answers.ts';
import { askAgain, askThis } from './questions.ts';
import type { Script } from './script.ts';
import { isTaught } from './taught.ts';
import { tellWhole } from './tell.ts';

/** Fewer options are no choice. */
const TWO = 2;

/** Makes the question that waits smaller for who can't do it yet: a hint, the idea in simple words, an easier question, two options. */
export const smallerStep = (hand: Hand): void => {
  const { script, idea, around } = hand;
  const { question } = script.state;
  const item = idea.items.find(({ id }) => id === question?.item);
  if (!question || !item) return;
  const wasHelped = question.helped ?? false;
  script.set({ question: { ...question, helped: true } });
  const hint = item.hints[question.hints];
  if (hint !== undefined && (question.hints === 0 || wasHelpedByAll(hand))) {
    script.set({ question: { ...question, helped: true, hints: question.hints + 1 } });
    script.speak('smaller');
    script.say(hint);
    return askAgain(script, idea, around.show);
  }
  const isTold = script.state.told.includes('simple') || around.scenes[idea.id] !== undefined;
  if (!isTold && tellWhole(script, idea)) return askAgain(script, idea, around.show);
  const easier = wasHelped ? easierThan(hand, item) : null;
  if (easier) {
    script.speak('easier');
    return askThis(script, idea, easier, { show: around.show });
  }
  if (item.kind === 'choice' && question.options.length > TWO) {
    script.speak('oneOfTwo');
    const wrong = item.wrong.find(({ text }) => question.options.includes(text));
    const options = question.options.filter((option) => option === item.key || option === wrong?.text);
    script.set({ question: { ...question, helped: true, options } });
    return askAgain(script, idea, around.show);
  }
  script.speak('together');
  return reveal(hand, { item, checked: around.check(idea, item) });
};

/** The rest of the hints comes when there is nothing else to be told. */
const wasHelpedByAll = ({ script, idea, around }: Hand): boolean =>
  script.state.told.includes('simple') || around.scenes[idea.id] !== undefined;

const easierThan = ({ script, idea, around }: Hand, item: Item): Item | null => {
  const { asked, isExtra } = script.state;
  const chosen = isExtra ? undefined : around.scenes[idea.id]?.items;
  const isOpen = ({ id, difficulty }: Item): boolean =>
    difficulty < item.difficulty && !asked.includes(`${idea.id}#${id}`) && (!chosen || chosen.includes(id));
  return (
    idea.items
      .filter((one) => isOpen(one) && isTaught(one, idea, around))
      .toSorted((one, other) => one.difficulty - other.difficulty)[0] ?? null
  );
};

/** Whether a question waits that can be made smaller: the student has heard it, and nothing else since. */
export const isAtQuestion = ({ state }: Script, idea: Idea, unheard: readonly string[]): boolean =>
  state.waits === 'item' &&
  state.question?.compares === false &&
  state.question.idea === idea.id &&
  unheard.length === 0;
