import type { Style } from '@studia/contract/chat';
import type { State } from '../state/state.ts';
import { ABOUT_IT, CLEARLY_NEW, UNSURE, type Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

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

/** Three honest tries at a line are enough: then the tutor does the step together with the student. */
const ENOUGH_TRIES = 3;
const asks =
  (...acts: Reading['act'][]) =>
  (said: Reading): boolean =>
    acts.includes(said.act);

const isAboutExercise = ({ focus, exercise }: State): boolean =>
  exercise !== null && (focus === 'exercise' || focus === 'none');
const isAfterExercise = ({ focus, exercise, finished }: State): boolean =>
  focus === 'exercise' && exercise === null && finished !== null;

/**
 * The table of pedagogy, read from above: the first rule that holds decides. What is right is confirmed before anything else is
 * looked at, and what waits for an answer gets it before anything else is looked up.
 */
export const TABLE: readonly Rule[] = [
  {
    rule: 'Who was asked whether they are okay is listened to first; danger that is certain never gets here.',
    move: ({ state, said }) => {
      if (state.focus === 'care') return afterCheckIn(said);
      if (said.act === 'figure' && HEAVY.test(said.plain) && !STUDY.test(said.plain))
        return { kind: 'check in' };
      return said.act === 'trouble' &&
        said.certainty >= DOUBTFUL &&
        said.maths.said === null &&
        said.maths.problem === null
        ? { kind: 'check in' }
        : null;
    },
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
    rule: 'A check question that waits is answered first: by a letter, a number, a word, or an explanation.',
    move: ({ state, said }) => (state.item && state.focus === 'item' ? onItem(state, said) : null),
  },
  {
    rule: 'A proposed way is tried out on the line at hand, unless it is a question why.',
    move: ({ state, said }) =>
      said.maths.said?.kind === 'method' &&
      isAboutExercise(state) &&
      !asks('why', 'concept', 'reveal', 'simpler', 'how')(said)
        ? { kind: 'try method', said: said.maths.said }
        : null,
  },
  {
    rule: 'A story that was not read as a whole is read together; its calculations are checked as arithmetic, and no more.',
    move: ({ state, said }) => {
      const goesOn = asks(
        'answer',
        'unsure',
        'hint',
        'check',
        'next',
        'method',
        'unclear',
        'how',
        'yes',
        'reveal',
        'exercise',
        'why',
        'simpler',
      );
      if (
        said.maths.story &&
        said.maths.story.length > 1 &&
        !isAboutExercise(state) &&
        asks('exercise', 'answer', 'unclear', 'concept', 'check', 'hint', 'how', 'reveal')(said)
      )
        return { kind: 'read story', numbers: said.maths.story };
      const isNew = said.maths.problem !== null && /[a-z]\s*[=<>]|[=<>]\s*[a-z]/i.test(said.message);
      return state.focus === 'story' && !isNew && (said.maths.calculation !== null || goesOn(said))
        ? { kind: 'go on with story' }
        : null;
    },
  },
  {
    rule: 'Several exercises are taken one by one; one exercise is opened, with what the student has tried.',
    move: ({ state, said: { maths, act } }) => {
      if (maths.list.length > 1) return { kind: 'open list', exercises: maths.list };
      const isTalk = act === 'draft' || (act === 'plan' && state.exercise !== null);
      return maths.problem && !isTalk ? { kind: 'open exercise', problem: maths.problem } : null;
    },
  },
  {
    rule: 'A wrong answer is looked at for its slip; the third at the same line is done together.',
    move: ({ state, said }) => onWrong(state, said),
  },
  {
    rule: 'Of an open exercise: a hint goes one rung up, “why” one deeper, “simpler” one down, a reveal is earned.',
    move: ({ state, said }) => (isAboutExercise(state) ? onExercise(state, said) : null),
  },
  {
    rule: 'After an exercise: another, a harder one, how to check it, or how it went.',
    move: ({ state, said }) => (isAfterExercise(state) ? afterExercise(said) : null),
  },
  {
    rule: 'Essays and plans go by their own few questions.',
    move: ({ state, said }) => {
      if (
        said.act === 'draft' ||
        (state.focus === 'essay' &&
          asks('answer', 'unsure', 'hint', 'unclear', 'yes', 'next', 'example', 'check')(said))
      )
        return { kind: 'coach essay' };
      if (
        state.focus === 'plan' &&
        asks('answer', 'unclear', 'yes', 'concept', 'unsure', 'plan', 'exercise', 'no')(said)
      )
        return { kind: 'go on with plan' };
      return null;
    },
  },
  {
    rule: 'What has a page of its own is led there.',
    move: ({ said: { act } }) => {
      if (act === 'product') return { kind: 'lead to', page: 'help' };
      return act === 'quiz' || act === 'cards' || act === 'notes' || act === 'plan' || act === 'podcast'
        ? { kind: 'lead to', page: act }
        : null;
    },
  },
  {
    rule: 'A known misconception is answered by a question that shows it.',
    move: ({ said: { mistake } }) => mistake && { kind: 'contrast mistake', ...mistake },
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
      asks(
        'why',
        'how',
        'simpler',
        'example',
        'another',
        'next',
        'harder',
        'hint',
        'unsure',
        'answer',
        'yes',
      )(said)
        ? { kind: 'further in passage', act: said.act }
        : null,
  },
  {
    rule: 'A question about an idea is taught from its lesson; a broad worry is narrowed down first.',
    move: ({ said }) => onConcept(said),
  },
  { rule: 'Talk stays small, and leads back to work.', move: ({ said }) => onTalk(said) },
  {
    rule: 'What no lesson holds is looked up in the books.',
    move: ({ said }) =>
      asks('concept', 'why', 'how', 'example', 'simpler', 'picture', 'exercise', 'check')(said) &&
      (said.subject !== '' || said.isQuestion)
        ? { kind: 'quote books' }
        : null,
  },
  {
    rule: 'An open exercise is come back to.',
    move: ({ state, said }) =>
      state.exercise && said.act !== 'unclear' ? { kind: 'back to exercise' } : null,
  },
  { rule: 'What was not understood is asked back.', move: () => ({ kind: 'ask what is meant' }) },
];

/** The next move of a teacher. */
export const decide = (situation: Situation): Move => {
  for (const { move } of TABLE) {
    const decided = move(situation);
    if (decided) return decided;
  }
  return { kind: 'ask what is meant' };
};

const HEAVY =
  /\b(?:miss me|without me|want to die|kill(?:ing)? myself|kms|end it|disappear|be here|hurt myself|suicid\w*|not alive|my life)\b/;
const STUDY =
  /\b(?:homework|hw|test|exam|class|essay|maths?|assignment|teacher|school|question|problem|chapter|chem\w*|physics|history|quiz|project|worksheet)\b/;
/** From here on, it is worth a gentle question. */
const DOUBTFUL = 0.5;
const NOT_OKAY =
  /\bnot (?:ok|okay|fine|good|really|safe)\b|^\W*(?:no|nope|nah|idk|i don't know|not sure|kinda|kind of|maybe|both|help)\b|\b(?:want to die|hurt|alone|can't anymore|scared)\b/;
const OKAY =
  /\b(?:just (?:a way|saying|joking|kidding)|joking|kidding|jk|lol|i'm (?:ok|okay|fine|good)|way of saying|figure of speech|yes|yeah|yep|fine|okay|ok)\b/;

const afterCheckIn = ({ wish, plain, act, maths }: Reading): Move | null => {
  if (wish?.act === 'trouble' || act === 'trouble' || NOT_OKAY.test(plain)) return { kind: 'care' };
  if (wish?.act === 'figure' || OKAY.test(plain)) return { kind: 'glad' };
  return maths.problem === null && act !== 'concept' ? { kind: 'care' } : null;
};

/** A sentence with a number in it is an answer only where that is quite sure. */
const MEANT = 0.65;

const NAMES = /\b(?:of|about|for)\b/;
const isNewIdea = ({ idea, focus }: State, { ideas, act, subject, plain }: Reading): boolean => {
  const [first] = ideas;
  if (!first || !idea || first.id === idea.id) return false;
  if (act === 'example' || act === 'picture' || act === 'simpler')
    return first.certainty >= CLEARLY_NEW && NAMES.test(plain);
  if (act === 'concept')
    return first.certainty >= (focus === 'item' ? CLEARLY_NEW : ABOUT_IT) && subject !== '';
  return first.certainty >= CLEARLY_NEW && subject !== '' && act !== 'answer';
};

const onItem = (state: State, said: Reading): Move | null => {
  const { act } = said;
  if (isNewIdea(state, said) && act === 'concept') return null;
  switch (act) {
    case 'hint':
    case 'unsure':
      return { kind: 'hint item' };
    case 'reveal':
      return { kind: 'reveal item' };
    case 'why':
    case 'how':
    case 'simpler':
    case 'example':
      return isNewIdea(state, said)
        ? null
        : {
            kind: 'explain item',
            part: act === 'simpler' ? 'simple' : act === 'example' ? 'example' : 'why',
          };
    case 'another':
    case 'next':
      return { kind: 'ask item', step: 0 };
    case 'harder':
      return { kind: 'ask item', step: 1 };
    case 'easier':
      return { kind: 'ask item', step: -1 };
    case 'answer':
    case 'check':
    case 'yes':
    case 'no':
    case 'method':
    case 'unclear':
    case 'exercise':
      return { kind: 'judge item' };
    default:
      return null;
  }
};

const onWrong = (state: State, said: Reading): Move | null => {
  const { maths } = said;
  const givesReason = (state.exercise?.asks ?? 0) > 0 && said.hasReason && !saysMaths(said);
  if (givesReason) return null;
  const isMeant = (wrong: { isBare: boolean }): boolean =>
    wrong.isBare || (asks('answer', 'check', 'method')(said) && said.certainty >= MEANT);
  if (maths.said?.kind === 'wrong' && isAboutExercise(state) && isMeant(maths.said))
    return (state.exercise?.triesHere ?? 0) + 1 >= ENOUGH_TRIES
      ? { kind: 'show step' }
      : { kind: 'locate slip', said: maths.said };
  if (!isAfterExercise(state)) return null;
  if (maths.afterwards?.kind === 'right') return { kind: 'confirm again' };
  return maths.afterwards?.kind === 'wrong' && maths.afterwards.isBare
    ? { kind: 'locate slip afterwards', said: maths.afterwards }
    : null;
};

const saysMaths = ({ maths }: Reading): boolean =>
  maths.said !== null && (maths.said.kind !== 'wrong' || maths.said.isBare);

const onExercise = (state: State, said: Reading): Move | null => {
  const { exercise } = state;
  // Somebody who asked for the solution may give the reason alone.
  if (exercise && exercise.asks > 0 && said.hasReason && !saysMaths(said) && !said.isQuestion)
    return { kind: 'reveal' };
  switch (said.act) {
    case 'hint':
    case 'unsure':
      return { kind: 'hint' };
    case 'reveal':
      return onReveal(state, said);
    case 'why':
      return { kind: 'explain step', how: 'why' };
    case 'how':
      return { kind: 'explain step', how: 'how' };
    case 'simpler':
      return { kind: 'explain step', how: 'simpler' };
    case 'example':
      return { kind: 'twin example' };
    case 'another':
      return { kind: 'another exercise', harder: 'alike' };
    case 'harder':
      return { kind: 'another exercise', harder: 'harder' };
    case 'easier':
      return { kind: 'another exercise', harder: 'easier' };
    case 'check':
      return { kind: 'ask for work' };
    case 'next':
    case 'yes':
      return { kind: exercise && exercise.rung > 0 ? 'hint' : 'back to exercise' };
    case 'no':
      return { kind: 'talk', about: 'no' };
    case 'answer':
    case 'unclear':
      return { kind: 'back to exercise' };
    default:
      return null;
  }
};

/** Who asks twice and says why, has tried, or asks a third time, is shown everything; who asks once, the next step. */
const onReveal = ({ exercise }: State, { hasReason }: Reading): Move => {
  if (!exercise) return { kind: 'reveal' };
  const asked = exercise.asks + 1;
  const isEarned =
    exercise.tries >= ENOUGH_TRIES ||
    (asked > 1 && (hasReason || exercise.hasReason || exercise.tries + exercise.hints > 0)) ||
    asked > 2;
  return { kind: isEarned ? 'reveal' : 'hold back' };
};

const afterExercise = (said: Reading): Move | null => {
  const isNew = (said.ideas[0]?.certainty ?? 0) >= CLEARLY_NEW;
  switch (said.act) {
    case 'another':
    case 'next':
    case 'yes':
      return { kind: 'another exercise', harder: 'alike' };
    case 'harder':
      return { kind: 'another exercise', harder: 'harder' };
    case 'easier':
      return { kind: 'another exercise', harder: 'easier' };
    case 'check':
      return { kind: 'how to check' };
    case 'why':
    case 'how':
    case 'simpler':
    case 'reveal':
    case 'hint':
    case 'unsure':
      return isNew && said.subject !== '' ? null : { kind: 'explain solution' };
    case 'example':
      return { kind: 'another exercise', harder: 'alike' };
    default:
      return null;
  }
};

const onIdea = (state: State, said: Reading): Move | null => {
  const { idea } = state;
  if (!idea) return null;
  switch (said.act) {
    case 'why':
    case 'how':
      return { kind: 'explain idea', idea: idea.id, part: said.act === 'how' ? 'full' : 'why' };
    case 'simpler':
    case 'unsure':
    case 'hint':
      return { kind: 'explain idea', idea: idea.id, part: 'simple' };
    case 'example':
      return { kind: 'explain idea', idea: idea.id, part: 'example' };
    case 'picture':
      return { kind: 'show board', idea: idea.id };
    case 'another':
    case 'next':
    case 'yes':
      return { kind: 'ask item', step: 0 };
    case 'harder':
      return { kind: 'ask item', step: 1 };
    case 'easier':
      return { kind: 'ask item', step: -1 };
    case 'reveal':
      return { kind: 'explain idea', idea: idea.id, part: 'full' };
    case 'answer':
    case 'check':
      return state.focus === 'idea' ? { kind: 'judge explanation' } : null;
    case 'concept':
      return said.subject === '' || said.ideas[0]?.id === idea.id
        ? { kind: 'explain idea', idea: idea.id, part: said.wantsSimple ? 'simple' : 'first' }
        : null;
    default:
      return null;
  }
};

const onConcept = (said: Reading): Move | null => {
  const [first] = said.ideas;
  if (
    !first ||
    first.certainty < ABOUT_IT ||
    !asks(
      'concept',
      'why',
      'how',
      'simpler',
      'example',
      'picture',
      'unclear',
      'answer',
      'check',
      'exercise',
      'unsure',
      'feeling',
    )(said)
  )
    return null;
  if (said.act === 'feeling' && !(said.isBroad && said.subject !== '')) return null;
  if (said.isBroad && said.ideas.length > 1) return { kind: 'narrow down', ideas: said.ideas };
  if (said.act === 'picture') return { kind: 'show board', idea: first.id };
  if (said.act === 'example') return { kind: 'explain idea', idea: first.id, part: 'example' };
  if (said.act === 'simpler' || said.wantsSimple)
    return { kind: 'explain idea', idea: first.id, part: 'simple' };
  return { kind: 'explain idea', idea: first.id, part: 'first' };
};

const onTalk = ({ act, plain, certainty }: Reading): Move | null => {
  if (certainty < UNSURE) return null;
  switch (act) {
    case 'hello':
      if (
        /\b(?:how (?:are|r) (?:you|u)|and (?:you|u)|wbu|hbu|how's it going|how about (?:you|u))\b/.test(plain)
      )
        return { kind: 'talk', about: 'how are you' };
      return {
        kind: 'talk',
        about: /\b(?:bye+|goodbye|see (?:you|ya)|good ?night|gtg|gotta go)\b/.test(plain) ? 'bye' : 'hello',
      };
    case 'thanks':
    case 'about-you':
    case 'rude':
    case 'feeling':
    case 'figure':
    case 'off-topic':
    case 'no':
      return { kind: 'talk', about: act };
    case 'yes':
    case 'next':
      return { kind: 'talk', about: 'ready' };
    default:
      return null;
  }
};
