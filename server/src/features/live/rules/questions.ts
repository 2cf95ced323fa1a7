import type { AskedItem, Hunch, Idea, Item } from '@studia/contract/lessons';
import type { LessonState } from './lesson-state.ts';
import { phrase, TAPS } from './phrases.ts';
import type { Script } from './script.ts';
import { sentencesIn, wordsIn } from './sentences.ts';
import { isTaught, newTermsIn, termName, type Taught } from './taught.ts';

/** Questions about one idea before the lesson goes on without them. */
const MOST_ASKED = 4;
const MOST_AFTER_SCENES = 3;
/** Right ones in a row that are enough. */
export const ENOUGH = 2;
const KINDS: readonly Item['kind'][] = ['choice', 'true-false', 'number', 'short', 'order'];

/** Shows a question without its key. */
export type Show = (item: Item) => AskedItem;

/** What is at hand to choose a question. */
export interface Asking extends Taught {
  show: Show;
}

/** The question that comes next: not asked yet, nothing of it still to be taught, harder after a right answer, taps before typing. */
export const nextItem = (
  idea: Idea,
  { asked, streak, round, isExtra }: Pick<LessonState, 'asked' | 'streak' | 'round' | 'isExtra'>,
  taught: Taught,
): Item | null => {
  const chosen = taught.scenes[idea.id]?.items;
  if (chosen && !isExtra) return chosenItem(idea, chosen, asked);
  const wanted = Math.min(3, 1 + streak);
  const far = (item: Item): number => Math.abs(item.difficulty - wanted) * 10 + KINDS.indexOf(item.kind);
  const fresh = idea.items
    .filter(({ id }) => !asked.includes(nameOf(idea, id)))
    .toSorted((one, other) => far(one) - far(other));
  const fitting = fresh.find((item) => isTaught(item, idea, taught));
  // An idea that nothing is asked about would be worse.
  return fitting ?? (round === 0 ? (fresh[0] ?? null) : null);
};

/** Whoever wrote the scenes has said which questions they make possible. */
const chosenItem = (idea: Idea, chosen: readonly string[], asked: LessonState['asked']): Item | null => {
  const name = chosen.find((one) => !asked.includes(nameOf(idea, one)));
  return idea.items.find(({ id }) => id === name) ?? null;
};

/** How a question is named in what was asked. */
const nameOf = ({ id }: Pick<Idea, 'id'>, item: string): string => `${id}#${item}`;

/** Whether enough was asked about an idea; scenes have asked a lot already. */
export const isEnough = (
  { id }: Idea,
  { round, streak }: Pick<LessonState, 'round' | 'streak'>,
  { scenes }: Taught,
): boolean => streak >= ENOUGH || round >= (scenes[id] ? MOST_AFTER_SCENES : MOST_ASKED);

const QUESTION_TAPS = [TAPS.hint, TAPS.lost, TAPS.skip];

/** Asks the next question about an idea; answers false where there is none. */
export const askNext = (script: Script, idea: Idea, { show, ...taught }: Asking): boolean => {
  const { round, given } = script.state;
  const item = nextItem(idea, script.state, taught);
  if (!item) return false;
  const [term] = newTermsIn(item, idea, given, taught);
  if (term) {
    script.speak('newWord', { name: term.name, definition: term.definition });
    script.set({ given: [...given, termName(idea, term.name)] });
  }
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
  const others = asked.filter((one) => !instead || one !== nameOf(idea, instead.id));
  const shown = show(item);
  script.set({
    waits: 'item',
    asked: [...others, nameOf(idea, item.id)],
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

/** A question of so many words is not read out again. */
const SHORT = 12;

/** A question in fewer words for who has heard it: what it asks at its end, where that can be understood by itself. */
const inBrief = (ask: string): string => {
  if (wordsIn(ask) <= SHORT) return ask;
  const last = sentencesIn(ask).at(-1) ?? ask;
  const isWhole = last.endsWith('?') && wordsIn(last) >= FEW;
  return isWhole && wordsIn(last) <= SHORT ? last : ask;
};
const FEW = 4;

/** Asks once more what waits already, as briefly as can be. */
export const askAgain = (script: Script, idea: Idea, show: Show): void => {
  const { question, turns } = script.state;
  const item = idea.items.find(({ id }) => id === question?.item);
  if (question?.compares) return script.ask(phrase('compareAsk', 0), [TAPS.hadIt, TAPS.missedIt]);
  if (!question || !item) return askToGoOn(script);
  if (question.asksWhy) return script.ask(phrase('whyThen', turns), [TAPS.hint, TAPS.reveal], show(item));
  const shown = show(item);
  const options = shown.options.filter((option) => question.options.includes(option));
  return script.ask(inBrief(item.ask), QUESTION_TAPS, { ...shown, options });
};

/** Asks for a guess: whoever has guessed wants to know. */
export const askHunch = (script: Script, { ask, options }: Hunch): void => {
  script.set({ waits: 'hunch' });
  script.ask(ask, [...options.map(({ says }) => ({ label: says, wish: null })), TAPS.noIdea]);
};

/** Waits for a sign that the student is there. */
export const askToGoOn = (script: Script): void => {
  script.set({ waits: 'go-on' });
  script.ask(phrase('makesSense', script.state.turns), [TAPS.goOn, TAPS.simpler, TAPS.example, TAPS.lost]);
};

/** A question is next: when the student is ready. */
export const askToTry = (script: Script): void => {
  script.set({ waits: 'go-on' });
  script.ask(phrase('readyToTry', script.state.turns), [TAPS.ready, TAPS.simpler, TAPS.example, TAPS.lost]);
};

/** Back to what was kept back in the turn before, if anything was; it waits for the student's word again. */
export const askForHeld = (script: Script): boolean => {
  const { held } = script;
  if (!held) return false;
  script.set({ held });
  askToGoOn(script);
  return true;
};
