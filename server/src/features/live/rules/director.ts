import type { Idea } from '@studia/contract/lessons';
import type { Wish } from '@studia/contract/live-events';
import { helpWith, judge, type PassOn } from './answers.ts';
import { choose, shortened } from './choosing.ts';
import { sayReply } from './interlude.ts';
import { NEW_LESSON, type LessonState } from './lesson-state.ts';
import { markLost, sayRecap, stateOf } from './outcomes.ts';
import { withPauses } from './pauses.ts';
import { phrase, TAPS } from './phrases.ts';
import { askHunch, askNext, askToGoOn, askToTry, isEnough, nextItem } from './questions.ts';
import { admit, answerFromLesson, sayWritten } from './reacting.ts';
import { obeyInScene } from './scene-wishes.ts';
import { closeScenes, playScene, replyInScene, sayLastSimpler, sceneAt } from './scenes.ts';
import { openScript, type Script } from './script.ts';
import { sentencesWithin, wordsIn } from './sentences.ts';
import { isAtQuestion, smallerStep } from './smaller.ts';
import { canBegin, drawSteps, tellNext, tellPart } from './tell.ts';
import type { Around, Direction, LessonTurn } from './turn.ts';
import { back, ideaAt, isOpened, offerNext } from './way-back.ts';

/** Decides what the tutor says, draws and asks next. It knows no clock, no database and no engine. */
export const direct = (state: LessonState, turn: LessonTurn, around: Around): Direction =>
  withPauses(directWhole(state, turn, around));

/** The same, however long it takes to say. */
export const directWhole = (state: LessonState, turn: LessonTurn, around: Around): Direction => {
  const script = openScript(state);
  if (turn.kind !== 'unclear') script.set({ unclear: 0 });
  const over = script.held && isGoOn(turn) ? goOnWith(script, script.held) : act(script, turn, around);
  return { state: script.state, happenings: script.happenings, over };
};

const isGoOn = (turn: LessonTurn): boolean =>
  turn.kind === 'wish' && (turn.wish === 'go-on' || turn.wish === 'more');

const goOnWith = (script: Script, { happenings, waits }: NonNullable<LessonState['held']>): null => {
  script.set({ waits });
  script.add(happenings);
  return null;
};

const act = (script: Script, turn: LessonTurn, around: Around): Direction['over'] => {
  switch (turn.kind) {
    case 'open':
      return choose(script, turn.suggestions, 'whatToday');
    case 'not-found':
      return choose(script, turn.suggestions, 'notFound');
    case 'photo':
      if (turn.follows === null) return choose(script, turn.suggestions, 'photoUnread');
      script.speak('photoRead', { text: shortened(turn.text) });
      return act(script, turn.follows, around);
    case 'lesson':
      return begin(script, turn, around);
    case 'wish':
      return obey(script, turn.wish, around);
    case 'hunch':
      return takeUp(script, turn.reply, around);
    case 'scene':
      return answerScene(script, turn, around);
    case 'answer':
      judge(script, turn, around, passOn);
      return null;
    case 'question':
      answerFromLesson(script, turn, around);
      return null;
    case 'heard':
      sayWritten(script, turn, around);
      return null;
    case 'unknown':
      admit(script, turn, around);
      return null;
    case 'reply':
      sayReply(script, turn, around);
      return null;
    case 'care':
      // Nothing of the lesson is said beside it, and nothing waits: the student decides what comes next.
      script.say(turn.words, { tone: 'care' });
      script.set({ held: script.held, ...(isGuess(script) && { waits: 'go-on' }) });
      script.ask(phrase('readyWhenYou', 0), [TAPS.goOn, TAPS.finish]);
      return null;
    case 'drawing':
      script.speak('drawing');
      back(script, around);
      return null;
    case 'unclear':
      return askBack(script, around);
  }
};

/** Whether a tap is waited for that is no question of the lesson's own. */
const isGuess = ({ state }: Script): boolean => state.waits === 'hunch' || state.waits === 'scene';

/** Opens a lesson at one of its ideas. */
const begin = (script: Script, turn: Extract<LessonTurn, { kind: 'lesson' }>, around: Around): null => {
  const { title, book, chapter, ideas, from } = turn;
  const { sheet, turns, outcomes, slow } = script.state;
  script.set({
    ...NEW_LESSON,
    sheet,
    turns,
    outcomes,
    slow,
    mode: 'lesson',
    topic: title,
    book,
    chapter,
    ideas: ideas.slice(from).map(({ id }) => id),
  });
  script.speak('begin', { title });
  openIdea(script, { ...around, ideas }, 'ideaFirst');
  return null;
};

/** Begins the idea at hand on a fresh sheet; past the last one, the lesson closes. */
const openIdea = (script: Script, around: Around, words: 'ideaFirst' | 'ideaNext' | 'hereWeGo'): void => {
  const idea = ideaAt(script, around.ideas);
  if (!idea) {
    close(script);
    return;
  }
  // Who was lost at one idea is not at the next.
  script.set({ scene: 0, missed: [], steps: 0, told: [], round: 0, streak: 0, question: null, slow: false });
  script.set({
    outcomes: [...script.state.outcomes, { idea: idea.id, title: idea.title, asked: 0, right: 0, lost: 0 }],
  });
  script.sheet(idea.title);
  script.speak(words, { title: idea.title.replace(/[.!?]$/, '') });
  if (idea.hunch && around.guesses) askHunch(script, idea.hunch);
  else carryOn(script, idea, around);
};

/** What is said to a guess, and then what is so. */
const takeUp = (script: Script, reply: string | null, around: Around): null => {
  const idea = ideaAt(script, around.ideas);
  if (reply === null) script.speak('letsSee');
  else script.say(reply);
  if (idea) carryOn(script, idea, around);
  return null;
};

/** What is said to an answer, and then on to the next scene. */
const answerScene = (script: Script, turn: Extract<LessonTurn, { kind: 'scene' }>, around: Around): null => {
  const idea = ideaAt(script, around.ideas);
  const scene = idea && sceneAt(script, idea, around);
  if (!idea || !scene) {
    back(script, around);
    return null;
  }
  if (replyInScene(script, idea, scene, turn)) carryOn(script, idea, around);
  return null;
};

/** Teaches on, or asks once everything was taught. */
const carryOn = (script: Script, idea: Idea, around: Around): void => {
  if (!isOpened(script, idea)) return openIdea(script, around, 'hereWeGo');
  const scene = sceneAt(script, idea, around);
  if (scene) return playScene(script, idea, scene);
  if (around.scenes[idea.id]) {
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

const close = (script: Script): null => {
  script.set({ mode: 'closing', waits: 'closing', question: null });
  script.speak('lastIdea');
  script.ask(phrase('finish', 0), [TAPS.finish, TAPS.more]);
  return null;
};

/** After these a guess is asked for once more. */
const ASKS_AGAIN: ReadonlySet<Wish> = new Set(['slower', 'faster', 'repeat']);

const PARTS = {
  why: ['why', 'full'],
  simpler: ['simple', 'picture', 'example'],
  example: ['example', 'picture'],
} as const;

/** Does what a button, or words that mean the same, ask for. */
const obey = (script: Script, wish: Wish, around: Around): Direction['over'] => {
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

/** On with the idea, or to the next one when enough was asked. */
const passOn: PassOn = (script, idea, around) => {
  if (!isEnough(idea, script.state, around) && askNext(script, idea, around)) return;
  if (script.state.isExtra) return void moreQuestions(script, around);
  const outcome = script.state.outcomes.find((one) => one.idea === idea.id);
  script.speak(outcome && stateOf(outcome) === 'understood' ? 'gotIt' : 'comeBack');
  script.set({ at: script.state.at + 1 });
  const next = ideaAt(script, around.ideas);
  if (next && !canBegin(script, next)) return offerNext(script, next);
  return openIdea(script, around, 'ideaNext');
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
  if (script.state.waits === 'hunch' || around.unheard.length > 0) back(script, around);
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
const askBack = (script: Script, around: Around): null => {
  const unclear = script.state.unclear + 1;
  script.set({ unclear });
  const idea = ideaAt(script, around.ideas);
  const isAsked =
    script.state.mode === 'lesson' && idea !== null && ['item', 'scene'].includes(script.state.waits);
  if (isAsked && unclear >= MOST_UNCLEAR) {
    script.set({ unclear: 0 });
    script.speak('leaveIt');
    obey(script, script.state.waits === 'item' ? 'reveal' : 'skip', around);
    return null;
  }
  script.speak(isAsked && unclear > 1 ? 'sayWhich' : 'unclear');
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

/** After the last idea: questions that were not asked yet, from the first idea on. */
const moreQuestions = (script: Script, around: Around): null => {
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

const finish = (script: Script): 'finished' | 'student' => {
  const isDone = script.state.mode === 'closing';
  script.set({ mode: 'over', waits: 'nothing', question: null });
  sayRecap(script);
  script.speak('bye');
  return isDone ? 'finished' : 'student';
};
