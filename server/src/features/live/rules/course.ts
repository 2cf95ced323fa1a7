import type { Idea } from '@studia/contract/lessons';
import type { PassOn } from './answers.ts';
import { NEW_IDEA } from './lesson-state.ts';
import { stateOf } from './outcomes.ts';
import { phrase, TAPS } from './phrases.ts';
import { askHunch, askNext, askToGoOn, askToTry, isEnough, nextItem } from './questions.ts';
import { closeScenes, isInScenes, playScene, sceneAt } from './scenes.ts';
import type { Script } from './script.ts';
import { wordsIn } from './sentences.ts';
import { canBegin, drawSteps } from './tell.ts';
import type { Around } from './turn.ts';
import { ideaAt, isOpened, offerNext } from './way-back.ts';

/** Begins the idea at hand on a fresh sheet; past the last one, the lesson closes. */
export const openIdea = (
  script: Script,
  around: Around,
  words: 'ideaFirst' | 'ideaNext' | 'hereWeGo',
): void => {
  const idea = ideaAt(script, around.ideas);
  if (!idea) {
    close(script);
    return;
  }
  script.set(NEW_IDEA);
  script.set({
    outcomes: [...script.state.outcomes, { idea: idea.id, title: idea.title, asked: 0, right: 0, lost: 0 }],
  });
  script.sheet(idea.title);
  script.speak(words, { title: idea.title.replace(/[.!?]$/, '') });
  if (idea.hunch && around.guesses) askHunch(script, idea.hunch);
  else carryOn(script, idea, around);
};

/** Teaches on, or asks once everything was taught. */
export const carryOn = (script: Script, idea: Idea, around: Around): void => {
  if (!isOpened(script, idea)) return openIdea(script, around, 'hereWeGo');
  if (isInScenes(script, idea, around)) {
    const scene = sceneAt(script, idea, around);
    if (scene) return playScene(script, idea, scene, around);
    closeScenes(script, idea, around);
    return tryOut(script, idea, around);
  }
  // The note says it in one sentence: it is written once nobody is to guess any more.
  if (script.state.steps === 0) script.note('idea', idea.statement, idea.quote);
  const isDrawn = drawSteps(script, idea, around.figures.get(idea.id) ?? null);
  if (!isDrawn) return askToGoOn(script);
  return tryOut(script, idea, around);
};

/** A question about what was taught; what would be too much at once waits until the student is ready. */
const tryOut = (script: Script, idea: Idea, around: Around): void => {
  const next = nextItem(idea, script.state, around);
  if (next && script.happenings.length > 0 && wordsIn(next.ask) > script.left()) return askToTry(script);
  if (askNext(script, idea, around)) return;
  // Who has heard everything and wants to go on gets to the next idea.
  if (script.happenings.length === 0) return passOn(script, idea, around);
  askToGoOn(script);
};

export const close = (script: Script): null => {
  script.set({ mode: 'closing', waits: 'closing', question: null });
  script.speak('lastIdea');
  script.ask(phrase('finish', 0), [TAPS.finish, TAPS.more]);
  return null;
};

/** On with the idea, or to the next one when enough was asked. */
export const passOn: PassOn = (script, idea, around) => {
  if (!isEnough(idea, script.state, around) && askNext(script, idea, around)) return;
  if (script.state.isExtra) return void moreQuestions(script, around);
  const outcome = script.state.outcomes.find((one) => one.idea === idea.id);
  script.speak(outcome && stateOf(outcome) === 'understood' ? 'gotIt' : 'comeBack');
  script.set({ at: script.state.at + 1 });
  const next = ideaAt(script, around.ideas);
  if (next && !canBegin(script, next)) return offerNext(script, next);
  return openIdea(script, around, 'ideaNext');
};

/** After the last idea: questions that were not asked yet, from the first idea on. */
export const moreQuestions = (script: Script, around: Around): null => {
  const { ideas } = script.state;
  script.set({ mode: 'lesson', isExtra: true, round: 0, streak: 0, question: null });
  const idea = around.ideas.find(
    (one) => ideas.includes(one.id) && nextItem(one, script.state, around) !== null,
  );
  if (idea)
    script.set({
      at: ideas.indexOf(idea.id),
      scene: around.scenes[idea.id]?.scenes.length ?? 0,
      steps: idea.board?.length ?? 1,
    });
  if (!idea || !askNext(script, idea, around)) {
    script.speak('noMore');
    close(script);
  }
  return null;
};
