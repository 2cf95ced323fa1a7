import type { Idea } from '@studia/contract/lessons';
import type { Wish } from '@studia/contract/live-events';
import { helpWith, letGo } from './answers.ts';
import { choose } from './choosing.ts';
import { carryOn, close, moreQuestions, openIdea, passOn } from './course.ts';
import { markLost, sayRecap } from './outcomes.ts';
import { askNext } from './questions.ts';
import { obeyInScene } from './scene-wishes.ts';
import { sayLastSimpler, sceneAt, tellInScene } from './scenes.ts';
import type { Script } from './script.ts';
import { sentencesWithin } from './sentences.ts';
import { isAtQuestion, smallerStep } from './smaller.ts';
import { tellNext, tellPart } from './tell.ts';
import type { Around, Direction } from './turn.ts';
import { back, ideaAt, isOpened } from './way-back.ts';

/** After these a guess is asked for once more. */
const ASKS_AGAIN: ReadonlySet<Wish> = new Set(['slower', 'faster', 'repeat']);

const PARTS = {
  why: ['why', 'full'],
  simpler: ['simple', 'picture', 'example'],
  example: ['example', 'picture'],
} as const;

/** Does what a button, or words that mean the same, ask for. */
export const obey = (script: Script, wish: Wish, around: Around): Direction['over'] => {
  const { mode, waits } = script.state;
  if (wish === 'finish') return finish(script);
  if (mode === 'choosing' || mode === 'exercise') return choose(script, [], 'whatElse');
  const idea = ideaAt(script, around.ideas);
  if (mode === 'closing' || !idea) return wish === 'more' ? moreQuestions(script, around) : close(script);
  const scene = waits === 'scene' ? sceneAt(script, idea, around) : null;
  if (scene) {
    obeyInScene({ script, idea, scene, around, carryOn }, wish);
    return null;
  }
  if (waits === 'hunch' && around.scenes[idea.id] && !ASKS_AGAIN.has(wish) && wish !== 'skip') {
    // The scenes tell what was not told yet, as slowly as can be.
    script.speak(wish === 'lost' ? 'stepByStep' : 'letsSee');
    carryOn(script, idea, around);
    return null;
  }
  // Nothing was told that could be said again; whoever wants something else is not asked for a guess any more.
  if (waits === 'hunch' && !ASKS_AGAIN.has(wish)) script.set({ waits: 'go-on' });
  switch (wish) {
    case 'go-on':
    case 'more':
      // Who says "go on" to a question wants to be past it.
      if (waits === 'item') back(script, around);
      else carryOn(script, idea, around);
      return null;
    case 'skip':
      return skip(script, idea, around);
    case 'lost':
      return slowDown(script, idea, around);
    case 'slower':
      return goSlower(script, idea, around);
    case 'faster':
      script.set({ slow: false });
      script.speak('faster');
      back(script, around);
      return null;
    case 'repeat':
      if (waits !== 'hunch') return repeat(script, idea, around);
      back(script, around);
      return null;
    case 'why':
    case 'simpler':
    case 'example':
      // After scenes, what helps with the question at hand helps more than what is told of the idea.
      if ((wish === 'simpler' || around.scenes[idea.id]) && isAtQuestion(script, idea, around.unheard)) {
        smallerStep({ script, idea, around, passOn });
        return null;
      }
      // Somebody who wants an example is not helped by a definition.
      if (!PARTS[wish].some((part) => tellPart(script, idea, part)) && !tellNext(script, idea))
        script.speak('toldAll');
      back(script, { ...around, unheard: [] });
      return null;
    case 'hint':
      if (waits !== 'item') return obey(script, 'simpler', around);
      helpWith(script, idea, wish, around, passOn);
      return null;
    case 'reveal':
    case 'had-it':
    case 'missed-it':
      if (waits !== 'item') back(script, around);
      else helpWith(script, idea, wish, around, passOn);
      return null;
  }
};

const skip = (script: Script, idea: Idea, around: Around): null => {
  script.speak('skip');
  const { waits, steps } = script.state;
  const isDrawn = steps >= (idea.board?.length ?? 1);
  if (waits === 'item' && script.state.round < 2 && isDrawn && askNext(script, idea, around)) return null;
  script.set({ at: script.state.at + 1, question: null });
  openIdea(script, around, 'ideaNext');
  return null;
};

/** Slower is said in smaller steps, not only promised. */
const goSlower = (script: Script, idea: Idea, around: Around): null => {
  script.set({ slow: true });
  script.speak('slower');
  // Who cut in hears the rest, and that is slower already.
  const isNothingTold = script.state.waits === 'hunch' || !isOpened(script, idea);
  if (isNothingTold || around.unheard.length > 0) back(script, around);
  else if (isAtQuestion(script, idea, around.unheard)) smallerStep({ script, idea, around, passOn });
  else {
    if (!sayLastSimpler(script, idea, around)) tellNext(script, idea);
    back(script, { ...around, unheard: [] });
  }
  return null;
};

/** So often in a row nobody is asked the same again. */
const MOST_UNCLEAR = 3;

/** What was not understood: first said so, then by the places of the answers, then it is left. */
export const askBack = (script: Script, around: Around): null => {
  const unclear = script.state.unclear + 1;
  script.set({ unclear });
  const idea = ideaAt(script, around.ideas);
  const isAsked =
    script.state.mode === 'lesson' && idea !== null && ['item', 'scene'].includes(script.state.waits);
  if (isAsked && unclear >= MOST_UNCLEAR) {
    script.set({ unclear: 0 });
    const scene = script.state.waits === 'scene' ? sceneAt(script, idea, around) : null;
    if (!scene) letGo({ script, idea, around, passOn });
    else {
      tellInScene(script, scene, 'leaveIt');
      carryOn(script, idea, around);
    }
    return null;
  }
  const hasPlaces = script.state.waits === 'scene' || (script.state.question?.options.length ?? 0) > 1;
  script.speak(isAsked && hasPlaces && unclear > 1 ? 'sayWhich' : 'unclear');
  back(script, around);
  return null;
};

/** "I'm lost": noted, slower from here on, and one level down. */
const slowDown = (script: Script, idea: Idea, around: Around): null => {
  if (!isOpened(script, idea)) {
    script.speak('stepByStep');
    openIdea(script, around, 'hereWeGo');
    return null;
  }
  markLost(script, idea);
  if (isAtQuestion(script, idea, around.unheard)) {
    smallerStep({ script, idea, around, passOn });
    return null;
  }
  script.speak('lost');
  script.set({ slow: false });
  if (!tellNext(script, idea)) script.speak('toldAll');
  script.set({ slow: true });
  back(script, { ...around, unheard: [] });
  return null;
};

const repeat = (script: Script, idea: Idea, around: Around): null => {
  const drawn = (idea.board ?? []).slice(0, script.state.steps);
  const words = drawn.length > 0 ? drawn.map(({ say }) => say) : idea.statement;
  script.say(sentencesWithin(words, script.left()).join(' '));
  back(script, { ...around, unheard: [] });
  return null;
};

const finish = (script: Script): 'finished' | 'student' => {
  const isDone = script.state.mode === 'closing';
  script.set({ mode: 'over', waits: 'nothing', question: null });
  sayRecap(script);
  script.speak('bye');
  return isDone ? 'finished' : 'student';
};
