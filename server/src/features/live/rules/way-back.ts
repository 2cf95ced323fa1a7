import type { Idea } from '@studia/contract/lessons';
import { phrase, TAPS } from './phrases.ts';
import { askAgain, askForHeld, askHunch, askToGoOn, askToTry } from './questions.ts';
import { askScene, sceneAt } from './scenes.ts';
import type { Script } from './script.ts';
import { sentencesWithin } from './sentences.ts';
import type { Around } from './turn.ts';

/** The idea that the lesson is at. */
export const ideaAt = ({ state }: Script, ideas: readonly Idea[]): Idea | null =>
  ideas.find(({ id }) => id === state.ideas[state.at]) ?? null;

export const isOpened = ({ state }: Script, { id }: Idea): boolean =>
  state.outcomes.some(({ idea }) => idea === id);

/** Asks whether the next idea may begin. */
export const offerNext = (script: Script, { title }: Idea): void => {
  script.set({ waits: 'go-on', steps: 0, told: [], question: null });
  script.ask(phrase('nextReady', 0, { title: title.replace(/[.!?]$/, '') }), [TAPS.goOn, TAPS.skip]);
};

/** To what waits, after something else was said; first what the student did not hear. */
export const back = (script: Script, around: Around): void => {
  const idea = ideaAt(script, around.ideas);
  if (askForHeld(script)) return;
  const { mode, waits } = script.state;
  if (mode === 'closing') return script.ask(phrase('finish', 0), [TAPS.finish, TAPS.more]);
  if (mode !== 'lesson' || !idea) return script.ask(phrase('whatElse', 0), []);
  const unheard = sentencesWithin(around.unheard, script.left());
  if (around.unheard.length > 0) {
    script.speak('asISaid');
    script.say(unheard.join(' '));
  } else if ((waits === 'item' || waits === 'scene') && script.happenings.length > 0) script.speak('backTo');
  const scene = waits === 'scene' ? sceneAt(script, idea, around) : null;
  if (waits === 'item') askAgain(script, idea, around.show);
  else if (scene) askScene(script, scene);
  else if (waits === 'hunch' && idea.hunch) askHunch(script, idea.hunch);
  else if (!isOpened(script, idea)) offerNext(script, idea);
  else if (around.scenes[idea.id] && !sceneAt(script, idea, around)) askToTry(script);
  else askToGoOn(script);
};
