import type { AskedItem, Idea, Item } from '@studia/contract/lessons';
import type { LessonState } from './lesson-state.ts';
import { phrase, TAPS } from './phrases.ts';
import type { Script } from './script.ts';

/** Questions about one idea before the lesson goes on without them. */
const MOST_ASKED = 4;
/** Right ones in a row that are enough. */
const ENOUGH = 2;
const KINDS: readonly Item['kind'][] = ['choice', 'true-false', 'number', 'short', 'order'];

/** Shows a question without its key. */
export type Show = (item: Item) => AskedItem;

/** The question that comes next: not asked yet, harder after a right answer, taps before typing. */
export const nextItem = (idea: Idea, asked: readonly string[], streak: number): Item | null => {
  const wanted = Math.min(3, 1 + streak);
  const far = (item: Item): number => Math.abs(item.difficulty - wanted) * 10 + KINDS.indexOf(item.kind);
  const [next] = idea.items
    .filter(({ id }) => !asked.includes(`${idea.id}#${id}`))
    .toSorted((one, other) => far(one) - far(other));
  return next ?? null;
};

/** Whether enough was asked about an idea. */
export const isEnough = ({ round, streak }: Pick<LessonState, 'round' | 'streak'>): boolean =>
  streak >= ENOUGH || round >= MOST_ASKED;

const QUESTION_TAPS = [TAPS.hint, TAPS.lost, TAPS.skip];

/** Asks the next question about an idea; answers false where there is none. */
export const askNext = (script: Script, idea: Idea, show: Show): boolean => {
  const { asked, round, streak } = script.state;
  const item = nextItem(idea, asked, streak);
  if (!item) return false;
  // Said each time, it would be noise.
  if (round % 2 === 0) script.speak('check');
  askThis(script, idea, item, { show });
  return true;
};

/** Asks this question, or this one instead of another that was chosen before. */
export const askThis = (
  script: Script,
  idea: Idea,
  item: Item,
  { show, instead }: { show: Show; instead?: Item | undefined },
): void => {
  const { asked, round } = script.state;
  const others = asked.filter((one) => !instead || one !== `${idea.id}#${instead.id}`);
  const shown = show(item);
  script.set({
    waits: 'item',
    asked: [...others, `${idea.id}#${item.id}`],
    round: instead ? round : round + 1,
    question: {
      item: item.id,
      idea: idea.id,
      ask: 0,
      options: shown.options,
      tries: 0,
      hints: 0,
      compares: false,
    },
  });
  script.ask(item.ask, QUESTION_TAPS, shown);
};

/** Asks once more what waits already. */
export const askAgain = (script: Script, idea: Idea, show: Show): void => {
  const { question } = script.state;
  const item = idea.items.find(({ id }) => id === question?.item);
  if (question?.compares) return script.ask(phrase('compareAsk', 0), [TAPS.hadIt, TAPS.missedIt]);
  if (item) return script.ask(item.ask, QUESTION_TAPS, show(item));
  return askToGoOn(script);
};

/** Waits for a sign that the student is there. */
export const askToGoOn = (script: Script): void => {
  script.set({ waits: 'go-on' });
  script.ask(phrase('makesSense', script.state.turns), [TAPS.goOn, TAPS.simpler, TAPS.example, TAPS.lost]);
};

/** Back to what was kept back in the turn before, if anything was; it waits for the student's word again. */
export const askForHeld = (script: Script): boolean => {
  const { held } = script;
  if (!held) return false;
  script.set({ held });
  askToGoOn(script);
  return true;
};
