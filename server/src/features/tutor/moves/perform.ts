import type { NearText } from '../../lessons/service.ts';
import { decide } from '../pedagogy/decide.ts';
import type { Move } from '../pedagogy/moves.ts';
import { isAboutExercise } from '../pedagogy/where.ts';
import type { State } from '../state/state.ts';
import { ask, text } from '../wording/parts.ts';
import { PHRASES } from '../wording/phrases.ts';
import { aboutExam } from './about-exam.ts';
import { judgeAmounts } from './amounts.ts';
import { anotherStory } from './another-story.ts';
import { answerBoth } from './answer-both.ts';
import { lookAtSentence } from './asked-of-sentence.ts';
import { checkCalculation } from './check-calculation.ts';
import { judgeComparison } from './comparison.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { countAtoms } from './count-atoms.ts';
import { judgeEquality } from './equality.ts';
import { coachEssay } from './essay.ts';
import { planExams } from './exam-plan.ts';
import { askThought, replyToExchange, tellThought } from './exchange.ts';
import { factsAt } from './exercise-facts.ts';
import * as help from './exercise-help.ts';
import * as exercise from './exercise.ts';
import { checkValue, confirmAgain, tryMethodAfterwards } from './finished-exercise.ts';
import { answerFromLesson, compareClaim, confirmClaim, confirmTold, correctClaim } from './from-lesson.ts';
import * as ideas from './idea.ts';
import * as items from './items.ts';
import { judgeFollows } from './judge-follows.ts';
import { judgeProperty } from './judge-property.ts';
import { goOnWithPlan, leadTo } from './lead.ts';
import { confirmLater, openList } from './list.ts';
import { confirmByFormula, nameFormula } from './name-formula.ts';
import { sayNotKnown } from './not-known.ts';
import { judgeOwnSentence } from './own-sentence.ts';
import { furtherInPassage, quoteBooks, quoteOwnBooks } from './passage.ts';
import { judgeProgram } from './program.ts';
import { doRequest } from './request.ts';
import { tellScaling } from './scaling.ts';
import { speaksOfIt } from './speaks-of-it.ts';
import { stayWithTopic } from './stay-with-topic.ts';
import { wonder } from './story-changed.ts';
import { askForCalculation, goOnWithStory, readStory } from './story.ts';
import { askWhatIsMeant, talk } from './talk.ts';

/** What moves can't do is decided again without any of them, and without the question of ours that waited. */
const aside = async (context: MoveContext, without: readonly Move['kind'][]): Promise<Reply | null> => {
  const { reading, style } = context;
  const state: State = {
    ...context.state,
    item: null,
    focus: context.state.focus === 'item' ? 'idea' : context.state.focus,
    waits: 'none',
  };
  const move = decide({ state, reading, style }, without);
  return without.includes(move.kind) ? null : perform(move, { ...context, state }, without);
};

/** Who asks for an idea for the first time, as others have asked, is taught that part of it as a whole. */
const wholePart = (
  { state }: MoveContext,
  { kind, of, idea }: NearText,
): Extract<Move, { kind: 'explain idea' }> | null => {
  const part = WHOLE_PARTS.find((one) => one === of);
  return kind === 'ask' && part !== undefined && state.idea?.id !== idea.id
    ? { kind: 'explain idea', idea: idea.id, part }
    : null;
};
const WHOLE_PARTS = ['simple', 'full', 'why', 'example'] as const;

/** What is answered beside a task leads back to it, and brings no question of its own. */
const andBack = async (context: MoveContext, reply: Reply | null): Promise<Reply | null> => {
  const { state } = context;
  const isOnTask = state.focus === 'story' && !state.story?.isDone;
  if (!reply || !(isAboutExercise(state) || isOnTask)) return reply;
  // Who goes on with ideas after the way back was shown has left the task; what is found for it later still counts.
  if (isOnTask && wasLedBack(context)) return { ...reply, state: { ...reply.state, story: state.story } };
  const facts = state.exercise && (await factsAt(context, state.exercise));
  const ends = (['quote', 'text'] as const).map((kind) => reply.parts.findIndex(({ part }) => part === kind));
  const answer = reply.parts.slice(0, 1 + (ends.find((at) => at >= 0) ?? reply.parts.length));
  return {
    parts: [...answer, facts ? ask('onWith', { line: facts.line }) : ask('storyBack')],
    state: goOn(state, { waits: 'answer' }),
  };
};

const wasLedBack = ({ thread }: MoveContext): boolean => {
  const last = thread.findLast(({ by }) => by === 'tutor')?.text ?? '';
  return PHRASES.storyBack.some((words) => last.endsWith(words));
};

/** Does what was decided; null when what it needs is gone, such as a book that was deleted. `tried` is what could not be done before. */
export const perform = async (
  move: Move,
  context: MoveContext,
  tried: readonly Move['kind'][] = [],
): Promise<Reply | null> => {
  switch (move.kind) {
    case 'open exercise':
      return exercise.openExercise(context, move);
    case 'open list':
      return openList(context, move);
    case 'confirm later':
      return confirmLater(context, move);
    case 'confirm answer':
      return exercise.confirmAnswer(context, move.over);
    case 'confirm again':
      return confirmAgain(context);
    case 'confirm line':
      return exercise.confirmLine(context, move);
    case 'judge property':
      return judgeProperty(context, move.property);
    case 'judge follows':
      return judgeFollows(context, move.follows);
    case 'ask for calculation':
      return askForCalculation(context);
    case 'confirm number':
      return exercise.confirmNumber(context, move);
    case 'check value':
      return checkValue(context, move);
    case 'confirm part':
      return exercise.confirmPart(context, move);
    case 'ask for form':
      return exercise.askForForm(context, move);
    case 'try method':
      return exercise.tryMethod(context, move);
    case 'locate slip':
      return exercise.locateSlip(context, move);
    case 'try method afterwards':
      return tryMethodAfterwards(context, move);
    case 'judge lines':
      return exercise.judgeLines(context, move);
    case 'hint':
      return help.hint(context);
    case 'hold back':
      return help.holdBack(context);
    case 'show step':
      return help.showStep(context);
    case 'reveal':
      return help.reveal(context);
    case 'explain step':
      return help.explainStep(context, move);
    case 'twin example':
      return help.twinExample(context);
    case 'explain solution':
      return help.explainSolution(context);
    case 'how to check':
      return help.howToCheck(context);
    case 'another exercise':
      return help.anotherExercise(context, move);
    case 'back to exercise':
      return help.backToExercise(context);
    case 'ask for work':
      return help.askForWork(context);
    case 'read story':
      return readStory(context, move);
    case 'go on with story':
      return goOnWithStory(context);
    case 'wonder':
      return wonder(context);
    case 'another story':
      return anotherStory(context);
    case 'judge amounts':
      return judgeAmounts(context, move);
    case 'count atoms':
      return countAtoms(context, move);
    case 'check calculation':
      return checkCalculation(context);
    case 'name formula':
      return nameFormula(context, move);
    case 'confirm by formula':
      return confirmByFormula(context, move);
    case 'judge comparison':
      return judgeComparison(context, move);
    case 'judge equality':
      return judgeEquality(context, move);
    case 'tell scaling':
      return andBack(context, tellScaling(context, move));
    case 'explain idea':
      return explainFrom(context, move);
    case 'advise':
      return ideas.advise(context, move);
    case 'narrow down':
      return ideas.narrowDown(context, move);
    case 'contrast mistake':
      return (
        (await andBack(context, await ideas.contrastMistake(context, move))) ??
        aside(context, [...tried, 'contrast mistake'])
      );
    case 'answer from lesson': {
      const whole = wholePart(context, move.near);
      return (
        (whole && (await ideas.explainIdea(context, whole))) ??
        (await andBack(context, answerFromLesson(context, move))) ??
        aside(context, [...tried, 'answer from lesson'])
      );
    }
    case 'exchange':
      return (
        (await andBack(context, await replyToExchange(context, move))) ??
        aside(context, [...tried, 'exchange'])
      );
    case 'answer both':
      return answerBoth(context, move);
    case 'tell thought':
      return tellThought(context, move);
    case 'ask thought':
      return askThought(context, move);
    case 'confirm told':
      return confirmTold(context, move);
    case 'confirm claim':
      return confirmClaim(context, move);
    case 'correct claim':
      return correctClaim(context, move);
    case 'compare claim':
      return compareClaim(context, move);
    case 'show board':
      return ideas.showBoard(context, move);
    case 'judge explanation':
      return ideas.judgeExplanation(context);
    case 'ask item':
      return items.askItem(context, move);
    case 'judge item':
      return (await items.judgeItem(context)) ?? aside(context, [...tried, 'judge item']);
    case 'hint item':
      return items.hintItem(context);
    case 'reveal item':
      return items.revealItem(context);
    case 'explain item':
      return (
        context.state.item &&
        explainFrom(context, { kind: 'explain idea', idea: context.state.item.idea, part: move.part })
      );
    case 'stay with topic':
      return (await stayWithTopic(context, move)) ?? aside(context, [...tried, 'stay with topic']);
    case 'about exam':
      return (await aboutExam(context, move)) ?? aside(context, [...tried, 'about exam']);
    case 'plan exams':
      return planExams(context) ?? aside(context, [...tried, 'plan exams']);
    case 'look at sentence':
      return lookAtSentence(context, move.asked);
    case 'quote books':
      return quoteBooks(context);
    case 'further in passage':
      return furtherInPassage(context, move);
    case 'request':
      return (await doRequest(context, move)) ?? aside(context, [...tried, 'request']);
    case 'lead to':
      return leadTo(context, move);
    case 'go on with plan':
      return goOnWithPlan(context);
    case 'coach essay':
      return coachEssay(context);
    case 'judge sentence':
      return judgeOwnSentence(context, move);
    case 'judge program':
      return judgeProgram(context, move);
    case 'check in':
      return { parts: [text(context.careWords(context.state.language))], state: context.state };
    case 'talk':
      return talk(context, move.about);
    case 'ask for reasons':
      return sayNotKnown(context);
    case 'ask what is meant':
      return askWhatIsMeant(context);
  }
};

const explainFrom = async (
  context: MoveContext,
  move: Extract<Move, { kind: 'explain idea' }>,
): Promise<Reply | null> => {
  const own = move.part === 'first' ? await quoteOwnBooks(context) : null;
  if (own) return own;
  const idea = await context.lessons.idea(context.reader, move.idea);
  return idea && !speaksOfIt(context, idea) ? sayNotKnown(context) : ideas.explainIdea(context, move);
};
