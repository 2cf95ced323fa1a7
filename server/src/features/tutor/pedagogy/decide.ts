import type { Style } from '@studia/contract/chat';
import type { State } from '../state/state.ts';
import { LEADS_TO_A_PAGE } from '../understand/acts.ts';
import { askedOfSentence } from '../understand/asked-of-sentence.ts';
import { CLEARLY_NEW, type Reading } from '../understand/reading.ts';
import { judgeSentence, rulesTaughtBy } from '../understand/sentence-rules.ts';
import { onBeside } from './beside.ts';
import { onClaim, onJudged, onKnownQuestion, onLessonQuestion } from './claims.ts';
import type { Move } from './moves.ts';
import { onExamQuestion } from './on-exam-question.ts';
import { onExams } from './on-exams.ts';
import {
  BESIDE_A_TASK,
  LIKELY,
  onExchange,
  onHeardAgain,
  onOtherThought,
  onRestated,
  onThought,
  onWishForQuestion,
  PERHAPS,
  SURE,
} from './on-exchange.ts';
import { afterExercise, onBelief, onExercise, onWrong } from './on-exercise.ts';
import { onFragment } from './on-fragment.ts';
import { onHeavy, onHurt } from './on-heavy.ts';
import { onConcept, onIdea } from './on-idea.ts';
import { onItem } from './on-item.ts';
import { onLife } from './on-life.ts';
import { onOwnText } from './on-own-text.ts';
import { onProgram } from './on-program.ts';
import { onRequest, onWishForMore } from './on-request.ts';
import { onStory } from './on-story.ts';
import { onClosing, onTalk } from './on-talk.ts';
import { isOwnSum, isSaidOnTheWay, onAlgebraTold, onCalculation } from './on-the-way.ts';
import { onLeftOpen, onStepAsked, onTopicAlone } from './on-topic.ts';
import { asks, isAboutExercise, isAfterExercise, isNewIdea } from './where.ts';

/** Where a conversation stands, and what was said. */
export interface Situation {
  state: State;
  said: Reading;
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
    move: ({ said }) => onHeavy(said),
  },
  {
    rule: 'A program that is shown is read before anything is looked up.',
    move: ({ said }) => onProgram(said),
  },
  {
    rule: 'Who only closes a topic for now gets a short warm word, and what is open stays open.',
    move: ({ state, said }) => onClosing(state, said),
  },
  {
    rule: 'A right answer is confirmed at once, in whatever words it comes.',
    move: ({ state, said: { maths } }) => {
      if (maths.said?.kind === 'right' && state.exercise)
        return { kind: 'confirm answer', over: 'all numbers' };
      return maths.said?.kind === 'right over the reals'
        ? { kind: 'confirm answer', over: 'the reals' }
        : null;
    },
  },
  {
    rule: 'Own lines of work are gone through one by one, before anything else is said about them.',
    move: ({ said: { maths } }) => maths.work && { kind: 'judge lines', work: maths.work },
  },
  {
    rule: 'A right line, a right part and a right value in another form are confirmed too.',
    move: ({ said: { maths } }) => {
      switch (maths.said?.kind) {
        case 'line':
          return { kind: 'confirm line', said: maths.said };
        case 'part':
          return { kind: 'confirm part', said: maths.said };
        case 'form':
          return { kind: 'ask for form', said: maths.said };
        default:
          return null;
      }
    },
  },
  {
    rule: 'A number that is needed on the way is confirmed as that.',
    move: ({ state, said: { maths } }) =>
      maths.onTheWay !== null && isAboutExercise(state)
        ? { kind: 'confirm number', found: maths.onTheWay }
        : null,
  },
  {
    rule: 'Two terms that are said to be the same are held against each other.',
    move: ({ said: { maths } }) => maths.equality && { kind: 'judge equality', equality: maths.equality },
  },
  {
    rule: 'Exams that are told of with their days are planned with them, and with the hours that there are.',
    move: ({ state, said }) => onExams(state, said),
  },
  {
    rule: 'What is asked about a test, or where to begin, is answered within the topic at hand.',
    move: ({ state, said }) => onExamQuestion(state, said),
  },
  {
    rule: 'What is wished for is done about the topic that is named or at hand; where there is none, it is asked for first.',
    move: ({ state, said }) => onRequest(state, said),
  },
  {
    rule: 'A letter or a sound that answers nothing is not looked up.',
    move: ({ state, said }) => onFragment(state, said),
  },
  {
    rule: 'What becomes of a task when one of its quantities is changed is worked out.',
    // Why a quantity has no part in it is better told by what was written for that.
    move: ({ state, said }) =>
      said.maths.scaling && (said.maths.scaling.isInFormula || !onExchange(state, said, LIKELY))
        ? { kind: 'tell scaling', scaling: said.maths.scaling }
        : null,
  },
  {
    rule: 'Amounts beside a chemical equation are held against its ratio; the equation alone is counted, atom by atom.',
    move: ({
      said: {
        maths: { amounts, balance },
      },
    }) => (amounts ? { kind: 'judge amounts', amounts } : balance && { kind: 'count atoms', balance }),
  },
  {
    rule: 'In a task whose kind is known, a number is the answer, found on the way, or a slip that many make.',
    move: ({ said: { maths } }) => (maths.inTask && !maths.kind ? { kind: 'go on with story' } : null),
  },
  {
    rule: 'Who changes a number of a task does the same once more: what they say comes out is confirmed where it does.',
    move: ({ said: { maths } }) => (maths.whatIf ? { kind: 'go on with story' } : null),
  },
  {
    rule: 'Equations that say something else than the task are held against it before anybody solves them.',
    move: ({ said: { maths } }) => (maths.isMisread ? { kind: 'go on with story' } : null),
  },
  {
    rule: 'A task whose kind is surely known is told how tasks of that kind are done.',
    move: ({ said }) =>
      said.maths.kind && said.wish === null && onNewTask(said) && !ENDS_WITH_CLAIM.test(said.message)
        ? { kind: 'read story', numbers: said.maths.story ?? [] }
        : null,
  },
  {
    rule: 'Panic and hurt are answered before any question of ours.',
    move: ({ state, said }) => onHurt(state, said),
  },
  {
    rule: 'A question of ours that leads on: what is right is confirmed, and who does not know is told.',
    // Who guesses at a sum of their own answers no question of ours.
    move: ({ state, said }) =>
      said.maths.problem?.isGuess || isOwnSum(state, said) ? null : onThought(state, said),
  },
  {
    rule: 'The time that was asked for a plan is taken for it.',
    move: ({ state, said }) =>
      state.focus === 'plan' && A_TIME.test(said.plain) ? { kind: 'go on with plan' } : null,
  },
  {
    rule: 'A sentence that is shown while its rule is talked about is held against the rule.',
    move: ({ state, said }) => {
      const rules = state.language === 'en' ? rulesTaughtBy(state.heard ?? state.idea?.id) : [];
      const judged = judgeSentence(said.message, rules);
      return judged && { kind: 'judge sentence', judged };
    },
  },
  {
    rule: 'A sentence of an essay is looked at for what is asked of it.',
    move: ({ state, said }) => {
      const asked = said.wish === null && state.language === 'en' ? askedOfSentence(said.message) : null;
      return asked && (onExchange(state, said, OF_THIS_SENTENCE) ?? { kind: 'look at sentence', asked });
    },
  },
  {
    rule: 'A text of the student’s own that is shown is looked at, and one that is not begun yet is asked about.',
    move: ({ state, said }) => onOwnText(state, said),
  },
  {
    rule: 'A task of algebra that is told with what came out is confirmed where that is right, before anything is looked up.',
    move: ({ said }) => onAlgebraTold(said),
  },
  {
    rule: 'A conclusion that says again what was told right before is confirmed, and put right where one part is turned round.',
    move: ({ state, said }) => (isAboutExercise(state) ? null : onRestated(said)),
  },
  {
    rule: 'What students have surely said before gets the reply that was written for it.',
    move: ({ state, said }) => onExchange(state, said, SURE),
  },
  {
    rule: 'What can only be meant of the topic at hand is answered within it.',
    move: ({ said }) => onTopicAlone(said),
  },
  {
    rule: 'A check question that waits is answered first: by a letter, a number, a word, or an explanation.',
    move: ({ state, said }) => (state.item && state.focus === 'item' ? onItem(state, said) : null),
  },
  {
    rule: 'What a student says and the lesson surely knows gets its yes or no at once.',
    move: ({ said }) =>
      said.maths.said === null &&
      said.maths.work === null &&
      // What was worked out exactly is judged by that.
      !said.maths.problem?.said &&
      TELLS(said)
        ? onJudged(said)
        : null,
  },
  {
    rule: 'What somebody had thought about the way is no answer: it gets its reply, or the step at hand.',
    move: ({ state, said }) => onBelief(state, said),
  },
  {
    rule: 'A proposed way is tried out on the line at hand, unless it is a question why.',
    move: ({ state, said }) =>
      said.maths.said?.kind === 'method' &&
      isAboutExercise(state) &&
      !asks('why', 'concept', 'reveal', 'simpler', 'how', 'unsure', 'hint')(said) &&
      !NO_IDEA.test(said.plain)
        ? { kind: 'try method', said: said.maths.said }
        : null,
  },
  {
    rule: 'A step that a student asks about in a task is tried out there.',
    move: ({ state, said }) => onStepAsked(state, said),
  },
  {
    rule: 'A story that was not read as a whole is read together; its calculations are checked as arithmetic, and no more.',
    move: ({ state, said }) => onStory(state, said),
  },
  {
    rule: 'A calculation on the way is checked as arithmetic, and the conversation stays where it was.',
    move: ({ state, said }) => onCalculation(state, said),
  },
  {
    rule: 'Several exercises are taken one by one; one exercise is opened, with what the student has tried.',
    move: ({ state, said }) => {
      const { maths, act } = said;
      if (maths.list.length > 1) return { kind: 'open list', exercises: maths.list };
      const isTalk =
        act === 'draft' || (act === 'plan' && state.exercise !== null) || isSaidOnTheWay(state, said);
      return maths.problem && !isTalk ? { kind: 'open exercise', problem: maths.problem } : null;
    },
  },
  {
    rule: 'A wrong answer is looked at for its slip; the third at the same line is done together.',
    move: ({ state, said }) => onWrong(state, said),
  },
  {
    rule: 'A question beside an open exercise gets its answer, and only then the way back.',
    move: ({ state, said }) =>
      isAboutExercise(state) && said.isQuestion && !asks('hint', 'reveal', 'check')(said)
        ? // The reason for a step is known better to the step.
          asks('why')(said)
          ? onExchange(state, said, BESIDE_A_TASK)
          : onBeside(state, said)
        : null,
  },
  {
    rule: 'Of an open exercise: a hint goes one rung up, “why” one deeper, “simpler” one down, a reveal is earned.',
    move: ({ state, said }) => (isAboutExercise(state) ? onExercise(state, said) : null),
  },
  {
    rule: 'A longer question after an exercise is about more than its steps.',
    move: ({ state, said }) =>
      isAfterExercise(state) &&
      said.isQuestion &&
      !asks('another', 'harder', 'easier', 'next', 'yes')(said) &&
      said.plain.split(' ').length >= A_LONGER_QUESTION
        ? onExchange(state, said, BESIDE_A_TASK)
        : null,
  },
  {
    rule: 'After an exercise: another, a harder one, how to check it, or how it went.',
    move: ({ state, said }) => (isAfterExercise(state) ? afterExercise(said) : null),
  },
  {
    rule: 'A number that is told after an exercise and can’t be judged from here is asked for its calculation.',
    move: ({ state, said }) =>
      isAfterExercise(state) &&
      said.isClaim &&
      !said.isQuestion &&
      TELLS(said) &&
      A_RESULT.test(said.message) &&
      !/\b(?:always|never|every)\b/.test(said.plain) &&
      onClaim(state, said)?.kind !== 'contrast mistake'
        ? { kind: 'ask for calculation' }
        : null,
  },
  {
    rule: 'Essays and plans go by their own few questions.',
    move: ({ state, said }) => {
      if (
        said.act === 'draft' ||
        (state.focus === 'essay' && !said.maths.problem && !LEADS_ELSEWHERE.has(said.act))
      )
        return onExchange(state, said, PERHAPS) ?? { kind: 'coach essay' };
      if (
        state.focus === 'plan' &&
        asks(
          'answer',
          'unclear',
          'yes',
          'concept',
          'unsure',
          'plan',
          'exercise',
          'no',
          'hint',
          'how',
        )(said) &&
        !(said.isClaim && onClaim(state, said))
      )
        return onExchange(state, said, LIKELY) ?? { kind: 'go on with plan' };
      return null;
    },
  },
  {
    rule: 'What students have likely said before gets its reply too, rather than the lesson as a whole.',
    move: ({ state, said }) =>
      LEADS_TO_A_PAGE.has(said.act)
        ? isAdviceAsked(said)
          ? onExchange(state, said, LIKELY)
          : null
        : onExchange(state, said, state.exercise ? LIKELY : PERHAPS),
  },
  {
    rule: 'Who wishes for a question about a topic that no lesson has is asked one that was written for it.',
    move: ({ state, said }) =>
      asks('exercise')(said) ? onWishForQuestion(state, said) : onWishForMore(state, said),
  },
  {
    rule: 'Who does not get what was told is told it in other words, where a lesson has no simpler ones.',
    move: ({ state, said }) =>
      asks('simpler', 'unsure', 'hint', 'example')(said) ? onHeardAgain(state, said) : null,
  },
  {
    rule: 'What is told of one’s own days gets a warm word and a way on, not a verdict.',
    move: ({ state, said }) =>
      TELLS(said) || asks('feeling', 'figure', 'hint', 'yes', 'plan')(said) ? onLife(state, said) : null,
  },
  {
    rule: 'What has a page of its own is led there.',
    move: ({ said }) => {
      const { act } = said;
      if (act === 'cards' && isAdviceAsked(said)) return null;
      if (act === 'product') return { kind: 'lead to', page: 'help' };
      return act === 'quiz' || act === 'cards' || act === 'notes' || act === 'plan' || act === 'podcast'
        ? { kind: 'lead to', page: act }
        : null;
    },
  },
  {
    rule: 'What was answered to a question that led on, and can’t be judged, is laid beside the answer.',
    move: ({ state, said }) => onOtherThought(state, said),
  },
  {
    rule: 'What others have asked in nearly the same words is answered as it was for them.',
    move: ({ state, said }) =>
      said.isQuestion && !said.wantsSimple && !said.isBroad ? onKnownQuestion(state, said) : null,
  },
  {
    rule: 'What a student says of their own is held against the lesson: contrasted, or laid beside it.',
    move: ({ state, said }) =>
      said.isClaim && !isAboutExercise(state) && TELLS(said) ? onClaim(state, said) : null,
  },
  {
    rule: 'A question that the lesson answers is answered by that part of it.',
    move: ({ state, said }) =>
      said.isQuestion &&
      !said.isBroad &&
      !said.wantsSimple &&
      asks('concept', 'why', 'how', 'check', 'unclear', 'answer', 'exercise', 'method', 'unsure')(said)
        ? onLessonQuestion(state, said)
        : null,
  },
  {
    rule: 'Follow-ups are about the idea at hand, unless they clearly name another.',
    move: ({ state, said }) => (state.idea && !isNewIdea(state, said) ? onIdea(state, said) : null),
  },
  {
    rule: 'Follow-ups about a passage of a book stay with the passage.',
    move: ({ state, said }) =>
      state.topic &&
      state.focus === 'passage' &&
      (said.ideas[0]?.certainty ?? 0) < CLEARLY_NEW &&
      asks('why', 'how', 'simpler', 'example', 'another', 'next', 'harder', 'hint', 'unsure', 'yes')(said)
        ? { kind: 'further in passage', act: said.act }
        : null,
  },
  {
    rule: 'A question about an idea is taught from its lesson; a broad worry is narrowed down first.',
    // Who tells something in the middle of a topic wants to know whether it is right, not to hear a lesson.
    move: ({ state, said }) =>
      said.isClaim && !said.isQuestion && state.turns > 1 && state.idea !== null ? null : onConcept(said),
  },
  {
    rule: 'A question that only names an idea is taught that idea, before any book is looked into.',
    move: ({ state, said }) => {
      const [named] = said.ideas;
      return named &&
        !state.exercise &&
        asks('concept', 'why', 'how', 'exercise', 'check')(said) &&
        said.isQuestion
        ? { kind: 'explain idea', idea: named.id, part: 'first' }
        : null;
    },
  },
  { rule: 'Talk stays small, and leads back to work.', move: ({ said }) => onTalk(said) },
  {
    rule: 'What is wanted in simple words, and no lesson has in them, is answered as it was for others.',
    move: ({ state, said }) =>
      said.wantsSimple || said.isBroad
        ? onExchange(state, { ...said, wantsSimple: false, isBroad: false }, PERHAPS)
        : null,
  },
  {
    rule: 'What leans on a topic that does not hold its answer is said to be open, not answered from another one.',
    move: ({ state, said }) => onLeftOpen(state, said),
  },
  {
    rule: 'What no lesson holds is looked up in the books.',
    move: ({ state, said }) =>
      asks('concept', 'why', 'how', 'example', 'simpler', 'picture', 'exercise', 'check')(said) &&
      (said.subject !== '' || said.isQuestion) &&
      // In the middle of a topic “it” is no word to look up.
      !(said.leans && state.heard !== null) &&
      !(said.isClaim && !said.isQuestion && (state.focus === 'passage' || state.focus === 'idea'))
        ? { kind: 'quote books' }
        : null,
  },
  {
    rule: 'What was said about a passage and can’t be judged is asked further, not looked up anew.',
    move: ({ state, said }) =>
      said.isClaim && (state.focus === 'passage' || state.idea !== null) ? { kind: 'ask for reasons' } : null,
  },
  {
    rule: 'An open exercise is come back to.',
    move: ({ state, said }) =>
      state.exercise && said.act !== 'unclear' ? { kind: 'back to exercise' } : null,
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

/** So likely, the very sentence was talked about before. */
const OF_THIS_SENTENCE = 0.8;
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

/** Nothing but how long or how often: “20 min a day”. */
const A_TIME =
  /^(?:(?:about|around|maybe|like|only|just|ok|i have|i've got|i can do|prob(?:ably)?|an?|half an?) )*(?:\d+(?:[.,]\d+)?|one|two|three|half)? ?(?:min(?:ute)?s?|h|hours?|hrs?)(?: (?:a|per|each|every) (?:day|night|evening|week))?(?: max| i think| or so)?$/;

/** “Anki or my notes for finals?” asks for advice, though it names what has a page. */
const isAdviceAsked = ({ act, plain }: Reading): boolean => act === 'plan' || / or /.test(plain);

/** Acts by which a student may tell something of their own. */
const TELLS = asks('answer', 'check', 'unclear', 'concept', 'method', 'exercise', 'unsure');

/** A number with its unit, or behind “is” and “so”, ends the sentence. */
const A_RESULT =
  /(?:(?:\b(?:is|its|it['’]s|thats|that['’]s|so|be|then|gets?|takes?|going)\s|=\s?)[-−]?\d[\d.,/]{0,15}\s?\S{0,8}|\d\s?(?:m|s|kg|g|N|J|W|V|A|ohms?|Ω|l|L|mol|atm|Pa|m\/s(?:\^?2|²)?))\W{0,3}(?:right|then|too)?\W{0,3}$/;

/** Who writes a text talks about the text, unless they clearly want something else. */
const LEADS_ELSEWHERE = new Set<Reading['act']>([...LEADS_TO_A_PAGE, 'hello', 'thanks', 'no']);
