import type { Idea } from '@studia/contract/lessons';
import type { Wish } from '@studia/contract/live-events';
import { helpWith, isStuck, judge, type PassOn } from './answers.ts';
import { choose, shortened } from './choosing.ts';
import { sayReply } from './interlude.ts';
import { NEW_LESSON, type LessonState } from './lesson-state.ts';
import { withPauses } from './pauses.ts';
import { phrase, TAPS } from './phrases.ts';
import { askAgain, askForHeld, askNext, askToGoOn, isEnough, nextItem } from './questions.ts';
import { openScript, type Script } from './script.ts';
import { sentencesWithin, wordsIn } from './sentences.ts';
import { canBegin, drawSteps, tellAnswer, tellNext, tellPart } from './tell.ts';
import type { Around, Direction, LessonTurn } from './turn.ts';

/** Decides what the tutor says, draws and asks next. It knows no clock, no database and no engine. */
export const direct = (state: LessonState, turn: LessonTurn, around: Around): Direction =>
  withPauses(directWhole(state, turn, around));

/** The same, however long it takes to say. */
export const directWhole = (state: LessonState, turn: LessonTurn, around: Around): Direction => {
  const script = openScript(state);
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
    case 'answer':
      judge(script, turn, around, passOn);
      return null;
    case 'question':
      return answerFromLesson(script, turn, around);
    case 'reply':
      sayReply(script, turn, around);
      return null;
    case 'care':
      // Nothing of the lesson is said beside it, and nothing waits: the student decides what comes next.
      script.say(turn.words, { tone: 'care' });
      script.set({ held: script.held });
      script.ask(phrase('readyWhenYou', 0), [TAPS.goOn, TAPS.finish]);
      return null;
    case 'drawing':
      script.speak('drawing');
      back(script, around);
      return null;
    case 'unclear':
      script.speak('unclear');
      back(script, around);
      return null;
  }
};

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

const ideaAt = ({ state }: Script, ideas: readonly Idea[]): Idea | null =>
  ideas.find(({ id }) => id === state.ideas[state.at]) ?? null;

/** Begins the idea at hand on a fresh sheet; past the last one, the lesson closes. */
const openIdea = (script: Script, around: Around, words: 'ideaFirst' | 'ideaNext' | 'hereWeGo'): void => {
  const idea = ideaAt(script, around.ideas);
  if (!idea) {
    close(script);
    return;
  }
  // Who was lost at one idea is not at the next.
  script.set({ steps: 0, told: [], round: 0, streak: 0, question: null, slow: false });
  script.set({
    outcomes: [...script.state.outcomes, { idea: idea.id, title: idea.title, asked: 0, right: 0, lost: 0 }],
  });
  script.sheet(idea.title);
  script.speak(words, { title: idea.title.replace(/[.!?]$/, '') });
  script.note('idea', idea.statement, idea.quote);
  carryOn(script, idea, around);
};

const isOpened = ({ state }: Script, { id }: Idea): boolean => state.outcomes.some(({ idea }) => idea === id);

/** Draws on, or asks once everything is drawn. */
const carryOn = (script: Script, idea: Idea, around: Around): void => {
  if (!isOpened(script, idea)) return openIdea(script, around, 'hereWeGo');
  const isDrawn = drawSteps(script, idea, around.figures.get(idea.id) ?? null);
  if (!isDrawn) return askToGoOn(script);
  if (!askNext(script, idea, around.show)) askToGoOn(script);
};

const close = (script: Script): null => {
  script.set({ mode: 'closing', waits: 'closing', question: null });
  script.speak('lastIdea');
  script.ask(phrase('finish', 0), [TAPS.finish, TAPS.more]);
  return null;
};

/** To what waits, after something else was said; first what the student did not hear. */
const back = (script: Script, around: Around): void => {
  const idea = ideaAt(script, around.ideas);
  if (askForHeld(script)) return;
  const { mode, waits } = script.state;
  if (mode === 'closing') return script.ask(phrase('finish', 0), [TAPS.finish, TAPS.more]);
  if (mode !== 'lesson' || !idea) return script.ask(phrase('whatElse', 0), []);
  const unheard = sentencesWithin(around.unheard, script.left());
  if (around.unheard.length > 0) {
    script.speak('asISaid');
    script.say(unheard.join(' '));
  } else if (waits === 'item') script.speak('backTo');
  if (waits === 'item') askAgain(script, idea, around.show);
  else if (!isOpened(script, idea)) offerNext(script, idea);
  else askToGoOn(script);
};

/** A question about this lesson or another one, answered in the lesson's own words. */
const answerFromLesson = (
  script: Script,
  { words, idea }: Extract<LessonTurn, { kind: 'question' }>,
  around: Around,
): null => {
  script.note('question', words, idea.quote);
  tellAnswer(script, words, idea, wordsIn(around.unheard.join(' ')));
  back(script, around);
  return null;
};

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
    case 'faster':
      script.set({ slow: wish === 'slower' });
      script.speak(wish);
      if (wish === 'slower' && isStuck(script, idea, around)) helpWith(script, idea, 'hint', around, passOn);
      else back(script, around);
      return null;
    case 'repeat':
      return repeat(script, idea, around);
    case 'why':
    case 'simpler':
    case 'example':
      if (wish === 'why' && isStuck(script, idea, around)) {
        helpWith(script, idea, 'hint', around, passOn);
        return null;
      }
      // Somebody who wants an example is not helped by a definition.
      if (!PARTS[wish].some((part) => tellPart(script, idea, part))) script.speak('toldAll');
      back(script, { ...around, unheard: [] });
      return null;
    case 'hint':
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
  if (!isEnough(script.state) && askNext(script, idea, around.show)) return;
  const { streak } = script.state;
  script.speak(streak > 0 ? 'gotIt' : 'comeBack');
  script.set({ at: script.state.at + 1 });
  const next = ideaAt(script, around.ideas);
  if (next && !canBegin(script, next)) return offerNext(script, next);
  return openIdea(script, around, 'ideaNext');
};

const offerNext = (script: Script, { title }: Idea): void => {
  script.set({ waits: 'go-on', steps: 0, told: [], question: null });
  script.ask(phrase('nextReady', 0, { title: title.replace(/[.!?]$/, '') }), [TAPS.goOn, TAPS.skip]);
};

const skip = (script: Script, idea: Idea, around: Around): null => {
  script.speak('skip');
  const { waits, steps } = script.state;
  const isDrawn = steps >= (idea.board?.length ?? 1);
  if (waits === 'item' && script.state.round < 2 && isDrawn && askNext(script, idea, around.show))
    return null;
  script.set({ at: script.state.at + 1, question: null });
  openIdea(script, around, 'ideaNext');
  return null;
};

/** "I'm lost": noted, slower from here on, and one level down. */
const slowDown = (script: Script, idea: Idea, around: Around): null => {
  const { outcomes } = script.state;
  if (!isOpened(script, idea)) {
    script.speak('stepByStep');
    openIdea(script, around, 'hereWeGo');
    return null;
  }
  script.set({
    slow: true,
    streak: 0,
    outcomes: outcomes.map((one) =>
      one.idea === idea.id ? Object.assign({}, one, { lost: one.lost + 1 }) : one,
    ),
  });
  const isAtQuestion = isStuck(script, idea, around);
  script.speak(isAtQuestion ? 'stuck' : 'lost');
  script.note('lost', idea.title, idea.quote);
  if (isAtQuestion) {
    helpWith(script, idea, 'hint', around, passOn);
    return null;
  }
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
  const { ideas, asked } = script.state;
  const idea = around.ideas.find((one) => ideas.includes(one.id) && nextItem(one, asked, 1) !== null);
  script.set({ mode: 'lesson', round: 0, streak: 0, question: null });
  if (idea) script.set({ at: ideas.indexOf(idea.id), steps: idea.board?.length ?? 1 });
  if (!idea || !askNext(script, idea, around.show)) {
    script.speak('noMore');
    close(script);
  }
  return null;
};

const finish = (script: Script): 'finished' | 'student' => {
  const isDone = script.state.mode === 'closing';
  script.set({ mode: 'over', waits: 'nothing', question: null });
  script.speak('bye');
  return isDone ? 'finished' : 'student';
};
