import { judge } from './answers.ts';
import { choose, shortened } from './choosing.ts';
import { carryOn, openIdea, passOn } from './course.ts';
import { sayReply } from './interlude.ts';
import { NEW_LESSON, type LessonState } from './lesson-state.ts';
import { withPauses } from './pauses.ts';
import { phrase, TAPS } from './phrases.ts';
import { admit, answerFromLesson, sayWritten } from './reacting.ts';
import { replyInScene, sceneAt } from './scenes.ts';
import { openScript, type Script } from './script.ts';
import type { Around, Direction, LessonTurn } from './turn.ts';
import { back, ideaAt } from './way-back.ts';
import { askBack, obey } from './wishes.ts';

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
    case 'nod':
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
