import type { Style } from '@studia/contract/chat';
import type { State } from '../state/state.ts';
import { LEADS_TO_A_PAGE } from '../understand/acts.ts';
import { CLEARLY_NEW, type Reading } from '../understand/reading.ts';
import { saysSomething } from '../understand/statement.ts';
import { A_RESULT, A_TIME } from './amounts-told.ts';
import { onBeside } from './beside.ts';
import { onClaim, onKnown, onKnownQuestion, onLessonQuestion, onToldAgain } from './claims.ts';
import type { Move } from './moves.ts';
import { onEssay, onPlan } from './on-essay-and-plan.ts';
import { onExamQuestion } from './on-exam-question.ts';
import { onExams } from './on-exams.ts';
import {
  BESIDE_A_TASK,
  LIKELY,
  onExchange,
  onHeardAgain,
  onOtherThought,
  onThought,
  onWishForQuestion,
  PERHAPS,
  SURE,
} from './on-exchange.ts';
import { afterExercise, onBelief, onExercise, onWrong } from './on-exercise.ts';
import { onFits, onFollows, onProperty } from './on-follows.ts';
import { onFragment } from './on-fragment.ts';
import { onHeavy, onHurt } from './on-heavy.ts';
import { onConcept, onIdea } from './on-idea.ts';
import { onItem } from './on-item.ts';
import { onLife } from './on-life.ts';
import { onOwnText } from './on-own-text.ts';
import { onProgram } from './on-program.ts';
import { onRequest, onWishForMore } from './on-request.ts';
import { onSentenceShown } from './on-sentence.ts';
import { onStory } from './on-story.ts';
import { onClosing, onTalk } from './on-talk.ts';
import { isOwnSum, isSaidOnTheWay, onAlgebraTold, onCalculation, onTasksSet } from './on-the-way.ts';
import {
  onClaimInTask,
  onLeftOpen,
  onStepAsked,
  onStillLost,
  onTopicAlone,
  onWhyInTask,
  onWhyNumber,
} from './on-topic.ts';
import { onTwoQuestions } from './on-two-questions.ts';
import { asks, isAboutExercise, isAfterExercise, isNewIdea } from './where.ts';

/** Where a conversation stands, and what was said. */
export interface Situation {
  state: State;
  reading: Reading;
  style: Style;
}

/** One rule of teaching: when it holds, this is the next move. */
interface Rule {
  rule: string;
  move: (situation: Situation) => Move | null;
}

/**
 * The table of pedagogy, read from above: the first rule that holds decides. What is right is confirmed before anything else is
 * looked at, and what waits for an answer gets it before anything else is looked up.
 */
export const TABLE: readonly Rule[] = [
  {
    rule: 'What sounds heavy, is said of oneself and is not about school gets one gentle question; danger that is certain never gets here.',
    move: ({ reading }) => onHeavy(reading),
  },
  {
    rule: 'A program that is shown is read before anything is looked up.',
    move: ({ reading }) => onProgram(reading),
  },
  {
    rule: 'Who only closes a topic for now gets a short warm word, and what is open stays open.',
    move: ({ state, reading }) => onClosing(state, reading),
  },
  {
    rule: 'Who asks why a number is used wants its reason, and who still doesn’t get it the same point, shorter.',
    move: ({ state, reading }) => onWhyNumber(state, reading) ?? onStillLost(state, reading),
  },
  {
    rule: 'A right answer is confirmed at once, in whatever words it comes.',
    move: ({ state, reading: { maths } }) => {
      if (maths.judgement?.kind === 'right' && state.exercise)
        return { kind: 'confirm answer', over: 'all numbers' };
      return maths.judgement?.kind === 'right over the reals'
        ? { kind: 'confirm answer', over: 'the reals' }
        : null;
    },
  },
  {
    rule: 'So is a right answer to a task that comes later in the list; what is said of another property is judged where the task decides it.',
    move: ({ reading }) =>
      reading.maths.ofLater ? { kind: 'confirm later', ...reading.maths.ofLater } : onProperty(reading),
  },
  {
    rule: 'Own lines of work are gone through one by one, before anything else is said about them.',
    move: ({ reading: { maths } }) => maths.work && { kind: 'judge lines', work: maths.work },
  },
  {
    rule: 'A right line, a right part and a right value in another form are confirmed too.',
    move: ({ reading: { maths } }) => {
      switch (maths.judgement?.kind) {
        case 'line':
          return { kind: 'confirm line', judgement: maths.judgement };
        case 'part':
          return { kind: 'confirm part', judgement: maths.judgement };
        case 'form':
          return { kind: 'ask for form', judgement: maths.judgement };
        default:
          return null;
      }
    },
  },
  {
    rule: 'A number that is needed on the way is confirmed as that; what is said to follow from values found before is judged by them.',
    move: ({ state, reading }) =>
      reading.maths.onTheWay !== null && isAboutExercise(state)
        ? { kind: 'confirm number', found: reading.maths.onTheWay }
        : onFollows(state, reading),
  },
  {
    rule: 'Two terms that are said to be the same are held against each other.',
    move: ({ reading: { maths } }) => maths.equality && { kind: 'judge equality', equality: maths.equality },
  },
  {
    rule: 'Two numbers that are compared are looked at for themselves; a formula is called by its name, and what it gives is right.',
    // Who begins with a formula wants to hear more than its name.
    move: ({ state, reading: { maths } }) =>
      (maths.comparison && { kind: 'judge comparison', comparison: maths.comparison }) ??
      (maths.formula && state.turns > 0 ? { kind: 'name formula', formula: maths.formula } : null) ??
      (maths.byFormula && { kind: 'confirm by formula', found: maths.byFormula }),
  },
  {
    rule: 'Exams that are told of with their days are planned with them, and with the hours that there are.',
    move: ({ state, reading }) => onExams(state, reading),
  },
  {
    rule: 'What is asked about a test, or where to begin, is answered within the topic at hand; two questions get two answers.',
    move: ({ state, reading }) => onExamQuestion(state, reading) ?? onTwoQuestions(state, reading),
  },
  {
    rule: 'What is wished for is done about the topic that is named or at hand; where there is none, it is asked for first.',
    move: ({ state, reading }) => onRequest(state, reading),
  },
  {
    rule: 'A letter or a sound that answers nothing is not looked up.',
    move: ({ state, reading }) => onFragment(state, reading),
  },
  {
    rule: 'What becomes of a task when one of its quantities is changed is worked out.',
    // Why a quantity has no part in it is better told by what was written for that.
    move: ({ state, reading }) =>
      reading.maths.scaling && (reading.maths.scaling.isInFormula || !onExchange(state, reading, LIKELY))
        ? { kind: 'tell scaling', scaling: reading.maths.scaling }
        : null,
  },
  {
    rule: 'Amounts beside a chemical equation are held against its ratio; the equation alone is counted, atom by atom.',
    move: ({
      reading: {
        maths: { amounts, balance },
      },
    }) => (amounts ? { kind: 'judge amounts', amounts } : balance && { kind: 'count atoms', balance }),
  },
  {
    rule: 'In a task whose kind is known, a number is the answer, found on the way, or a slip that many make; a way that is named is confirmed, and with another number the same is done once more.',
    move: ({ reading: { maths } }) =>
      ((maths.inTask || maths.isWayNamed) && !maths.kind) || maths.whatIf
        ? { kind: 'go on with story' }
        : null,
  },
  {
    rule: 'Equations that say something else than the task are held against it before anybody solves them.',
    move: ({ reading: { maths } }) => (maths.isMisread ? { kind: 'go on with story' } : null),
  },
  {
    rule: 'A task whose kind is surely known is told how tasks of that kind are done.',
    move: ({ reading }) =>
      reading.maths.kind &&
      reading.wish === null &&
      onNewTask(reading) &&
      !ENDS_WITH_CLAIM.test(reading.message)
        ? { kind: 'read story', numbers: reading.maths.story ?? [] }
        : null,
  },
  {
    rule: 'Panic and hurt are answered before any question of ours.',
    move: ({ state, reading }) => onHurt(state, reading),
  },
  {
    rule: 'A question of ours that leads on: what is right is confirmed, and who does not know is told.',
    // Who guesses at a sum of their own answers no question of ours.
    move: ({ state, reading }) =>
      reading.maths.problem?.isGuess || isOwnSum(state, reading) ? null : onThought(state, reading),
  },
  {
    rule: 'The time that was asked for a plan is taken for it.',
    move: ({ state, reading }) =>
      state.focus === 'plan' && A_TIME.test(reading.plain) ? { kind: 'go on with plan' } : null,
  },
  {
    rule: 'A sentence that is shown is held against the rule that is talked about, or looked at for what is asked of it.',
    move: ({ state, reading }) => onSentenceShown(state, reading),
  },
  {
    rule: 'A text of the student’s own that is shown is looked at, and one that is not begun yet is asked about.',
    move: ({ state, reading }) => onOwnText(state, reading),
  },
  {
    rule: 'Tasks that are set together, and a task with work on it, are opened before anything is looked up.',
    move: ({ reading }) => onTasksSet(reading) ?? onAlgebraTold(reading),
  },
  {
    rule: 'What was told and is said again is confirmed; a number that fits the values before it is shown to come out of them; what students have surely said before gets the reply that was written for it.',
    move: ({ state, reading }) =>
      onToldAgain(state, reading) ?? onFits(state, reading) ?? onExchange(state, reading, SURE),
  },
  {
    rule: 'What can only be meant of the topic at hand is answered within it.',
    move: ({ reading }) => onTopicAlone(reading),
  },
  {
    rule: 'A check question that waits is answered first: by a letter, a number, a word, or an explanation.',
    move: ({ state, reading }) => (state.item && state.focus === 'item' ? onItem(state, reading) : null),
  },
  {
    rule: 'What a student says and the lesson surely knows gets its yes or no at once.',
    move: ({ reading }) =>
      reading.maths.judgement === null &&
      reading.maths.work === null &&
      // What was worked out exactly is judged by that.
      !reading.maths.problem?.judgement &&
      TELLS(reading)
        ? onKnown(reading)
        : null,
  },
  {
    rule: 'What somebody had thought about the way is no answer: it gets its reply, or the step at hand.',
    move: ({ state, reading }) => onBelief(state, reading),
  },
  {
    rule: 'A proposed way is tried out on the line at hand, unless it is a question why.',
    move: ({ state, reading }) =>
      reading.maths.judgement?.kind === 'method' &&
      isAboutExercise(state) &&
      !asks('why', 'concept', 'reveal', 'simpler', 'how', 'unsure', 'hint')(reading) &&
      !NO_IDEA.test(reading.plain)
        ? { kind: 'try method', judgement: reading.maths.judgement }
        : null,
  },
  {
    rule: 'A step that a student asks about in a task is tried out there; who asks why hears what the task says about it.',
    move: ({ state, reading }) => onStepAsked(state, reading) ?? onWhyInTask(state, reading),
  },
  {
    rule: 'A story that was not read as a whole is read together; what is claimed in it is tried out, and calculations are checked as arithmetic.',
    move: ({ state, reading }) => onClaimInTask(state, reading) ?? onStory(state, reading),
  },
  {
    rule: 'A calculation on the way is checked as arithmetic, and the conversation stays where it was.',
    move: ({ state, reading }) => onCalculation(state, reading),
  },
  {
    rule: 'An exercise is opened, with what the student has tried.',
    move: ({ state, reading }) => {
      const { maths, act } = reading;
      const isTalk =
        act === 'draft' || (act === 'plan' && state.exercise !== null) || isSaidOnTheWay(state, reading);
      return maths.problem && !isTalk ? { kind: 'open exercise', problem: maths.problem } : null;
    },
  },
  {
    rule: 'A wrong answer is looked at for its slip; the third at the same line is done together.',
    move: ({ state, reading }) => onWrong(state, reading),
  },
  {
    rule: 'A question beside an open exercise gets its answer, and only then the way back.',
    move: ({ state, reading }) =>
      isAboutExercise(state) && reading.isQuestion && !asks('hint', 'reveal', 'check')(reading)
        ? // The reason for a step is known better to the step.
          asks('why')(reading)
          ? onExchange(state, reading, BESIDE_A_TASK)
          : onBeside(state, reading)
        : null,
  },
  {
    rule: 'Of an open exercise: a hint goes one rung up, “why” one deeper, “simpler” one down, a reveal is earned.',
    move: ({ state, reading }) => (isAboutExercise(state) ? onExercise(state, reading) : null),
  },
  {
    rule: 'A longer question after an exercise is about more than its steps.',
    move: ({ state, reading }) =>
      isAfterExercise(state) &&
      reading.isQuestion &&
      !asks('another', 'harder', 'easier', 'next', 'yes')(reading) &&
      reading.plain.split(' ').length >= A_LONGER_QUESTION
        ? onExchange(state, reading, BESIDE_A_TASK)
        : null,
  },
  {
    rule: 'After an exercise: another, a harder one, how to check it, or how it went.',
    move: ({ state, reading }) => (isAfterExercise(state) ? afterExercise(reading) : null),
  },
  {
    rule: 'A number that is told after an exercise and can’t be judged from here is asked for its calculation.',
    move: ({ state, reading }) =>
      isAfterExercise(state) &&
      reading.isClaim &&
      !reading.isQuestion &&
      TELLS(reading) &&
      A_RESULT.test(reading.message) &&
      !/\b(?:always|never|every)\b/.test(reading.plain) &&
      onClaim(state, reading)?.kind !== 'contrast mistake'
        ? { kind: 'ask for calculation' }
        : null,
  },
  {
    rule: 'Essays and plans go by their own few questions.',
    move: ({ state, reading }) => onEssay(state, reading) ?? onPlan(state, reading),
  },
  {
    rule: 'What students have likely said before gets its reply too, rather than the lesson as a whole.',
    move: ({ state, reading }) =>
      LEADS_TO_A_PAGE.has(reading.act)
        ? isAdviceAsked(reading)
          ? onExchange(state, reading, LIKELY)
          : null
        : onExchange(state, reading, state.exercise ? LIKELY : PERHAPS),
  },
  {
    rule: 'Who wishes for a question about a topic that no lesson has is asked one that was written for it.',
    move: ({ state, reading }) =>
      asks('exercise')(reading) ? onWishForQuestion(state, reading) : onWishForMore(state, reading),
  },
  {
    rule: 'Who does not get what was told is told it in other words, where a lesson has no simpler ones.',
    move: ({ state, reading }) =>
      asks('simpler', 'unsure', 'hint', 'example')(reading) ? onHeardAgain(state, reading) : null,
  },
  {
    rule: 'What is told of one’s own days gets a warm word and a way on, not a verdict.',
    move: ({ state, reading }) =>
      TELLS(reading) || asks('feeling', 'figure', 'hint', 'yes', 'plan')(reading)
        ? onLife(state, reading)
        : null,
  },
  {
    rule: 'What has a page of its own is led there.',
    move: ({ reading }) => {
      const { act } = reading;
      if (act === 'cards' && isAdviceAsked(reading)) return null;
      if (act === 'product') return { kind: 'lead to', page: 'help' };
      return act === 'quiz' || act === 'cards' || act === 'notes' || act === 'plan' || act === 'podcast'
        ? { kind: 'lead to', page: act }
        : null;
    },
  },
  {
    rule: 'What was answered to a question that led on, and can’t be judged, is laid beside the answer.',
    move: ({ state, reading }) => onOtherThought(state, reading),
  },
  {
    rule: 'What others have asked in nearly the same words is answered as it was for them.',
    move: ({ state, reading }) =>
      reading.isQuestion && !reading.wantsSimple && !reading.isBroad ? onKnownQuestion(state, reading) : null,
  },
  {
    rule: 'What a student says of their own is held against the lesson: contrasted, or laid beside it.',
    move: ({ state, reading }) =>
      reading.isClaim && !isAboutExercise(state) && TELLS(reading) ? onClaim(state, reading) : null,
  },
  {
    rule: 'A question that the lesson answers is answered by that part of it.',
    move: ({ state, reading }) =>
      reading.isQuestion &&
      !reading.isBroad &&
      !reading.wantsSimple &&
      asks('concept', 'why', 'how', 'check', 'unclear', 'answer', 'exercise', 'method', 'unsure')(reading)
        ? onLessonQuestion(state, reading)
        : null,
  },
  {
    rule: 'Follow-ups are about the idea at hand, unless they clearly name another.',
    move: ({ state, reading }) => (state.idea && !isNewIdea(state, reading) ? onIdea(state, reading) : null),
  },
  {
    rule: 'Follow-ups about a passage of a book stay with the passage.',
    move: ({ state, reading }) =>
      state.topic &&
      state.focus === 'passage' &&
      (reading.ideas[0]?.certainty ?? 0) < CLEARLY_NEW &&
      asks('why', 'how', 'simpler', 'example', 'another', 'next', 'harder', 'hint', 'unsure', 'yes')(reading)
        ? { kind: 'further in passage', act: reading.act }
        : null,
  },
  {
    rule: 'A question about an idea is taught from its lesson; a broad worry is narrowed down first.',
    // Who tells something in the middle of a topic wants to know whether it is right, not to hear a lesson.
    move: ({ state, reading }) =>
      saysSomething(reading) &&
      state.turns > 1 &&
      (state.idea !== null || state.heard !== null || /\d/.test(reading.message))
        ? null
        : onConcept(reading),
  },
  {
    rule: 'A question that only names an idea is taught that idea, before any book is looked into.',
    move: ({ state, reading }) => {
      const [named] = reading.ideas;
      return named &&
        !state.exercise &&
        asks('concept', 'why', 'how', 'exercise', 'check')(reading) &&
        reading.isQuestion
        ? { kind: 'explain idea', idea: named.id, part: 'first' }
        : null;
    },
  },
  { rule: 'Talk stays small, and leads back to work.', move: ({ reading }) => onTalk(reading) },
  {
    rule: 'What is wanted in simple words, and no lesson has in them, is answered as it was for others.',
    move: ({ state, reading }) =>
      reading.wantsSimple || reading.isBroad
        ? onExchange(state, { ...reading, wantsSimple: false, isBroad: false }, PERHAPS)
        : null,
  },
  {
    rule: 'What leans on a topic that does not hold its answer is said to be open, not answered from another one.',
    move: ({ state, reading }) => onLeftOpen(state, reading),
  },
  {
    rule: 'What no lesson holds is looked up in the books.',
    move: ({ state, reading }) =>
      asks('concept', 'why', 'how', 'example', 'simpler', 'picture', 'exercise', 'check')(reading) &&
      (reading.subject !== '' || reading.isQuestion) &&
      // In the middle of a topic “it” is no word to look up.
      !(reading.leans && state.heard !== null) &&
      !(reading.isClaim && !reading.isQuestion && (state.focus === 'passage' || state.focus === 'idea')) &&
      // Who tells something in the middle of a talk is no reader who looks something up.
      !(saysSomething(reading) && state.turns > 1)
        ? { kind: 'quote books' }
        : null,
  },
  {
    rule: 'What was said about a passage and can’t be judged is asked further, not looked up anew.',
    move: ({ state, reading }) =>
      reading.isClaim && (state.focus === 'passage' || state.idea !== null)
        ? { kind: 'ask for reasons' }
        : null,
  },
  {
    rule: 'An open exercise is come back to.',
    move: ({ state, reading }) =>
      state.exercise && reading.act !== 'unclear' ? { kind: 'back to exercise' } : null,
  },
  { rule: 'What was not understood is asked back.', move: () => ({ kind: 'ask what is meant' }) },
];

/** The next move of a teacher; `without` is what was tried and could not be done. */
export const decide = (situation: Situation, without: readonly Move['kind'][] = []): Move => {
  for (const { move } of TABLE) {
    const decided = move(situation);
    if (decided && !without.includes(decided.kind)) return decided;
  }
  return { kind: 'ask what is meant' };
};

const A_LONGER_QUESTION = 6;
/** “Idk what to do with the sin²” proposes nothing. */
const NO_IDEA = /^\W*(?:idk|i (?:don't|dont|do not) (?:know|get|understand)|no idea|not sure)\b/;
/** “… so that’s 35% off right”: whether it is so comes before how it is done. */
const ENDS_WITH_CLAIM = /\b(?:so|then|thats|that's|is) .{3,60}\b(?:right|rite|correct|same)\W*$/i;

/** Who sets a task, or tells what they did about it. */
const onNewTask = asks(
  'exercise',
  'answer',
  'unclear',
  'concept',
  'check',
  'hint',
  'how',
  'reveal',
  'unsure',
);

/** “Anki or my notes for finals?” asks for advice, though it names what has a page. */
const isAdviceAsked = ({ act, plain }: Reading): boolean => act === 'plan' || / or /.test(plain);

/** Acts by which a student may tell something of their own. */
const TELLS = asks('answer', 'check', 'unclear', 'concept', 'method', 'exercise', 'unsure');
