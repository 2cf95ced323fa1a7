import type { State } from '../state/state.ts';
import { ABOUT_IT, CLEARLY_NEW, type Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

type Life = Extract<Move, { kind: 'talk' }>['about'];

/** What a student tells of their own days, and the kind of answer that it needs: one warm sentence, and a way on. */
const TROUBLES: readonly (readonly [Life, RegExp])[] = [
  [
    'hurt',
    /\b(?:laugh\w*|make fun|makes? fun|mean to me|mad at me|(?:so|really|be|is|are|gets?) (?:mad|angry)|ignor\w*|bull(?:y|ied|ies)\w*|left (?:me )?out|yell\w*|shout\w*|disappoint\w*|embarrass\w*|fight with|argu\w+ with|hates? me|not my friend|(?:don't|dont|do not) ask anymore)\b/,
  ],
  [
    'blank',
    /\b(?:it's|its|is|it is) all gone\b|\b(?:can't|cant|can not) remember (?:anything|a thing|any of)\b|\b(?:mind|head) (?:is|goes|went) (?:blank|empty)\b|\bpanic\w*\b|\bthrow(?:ing)? up\b/,
  ],
  ['calmer', /\b(?:a bit|bit|little|much|feel\w*) better\b|\bcalm(?:er|ed)?\b|\bdeep breaths?\b/],
  [
    'group',
    /\b(?:nobody|no one|noone|they|the others) (?:do(?:es)?|did|helps?|helped)(?:n't|nt| not)? (?:anything|nothing|their part|it)\b|\bgroup (?:work|project)\b/,
  ],
  [
    'load',
    /\bnever (?:finish|get|have|done)\b|\btoo (?:much|many) (?:homework|work|stuff|tests?|things)\b|\bno time\b|\b(?:training|practice|football|soccer|job|piano|swimming|dance) (?:\d|twice|every|three)/,
  ],
];

/** Somebody, or an animal, that the student loved has died. */
export const isLoss = ({ plain, message, wish }: Reading): boolean =>
  wish === null && !/["“]/.test(message) && plain.split(' ').length <= A_FEW_WORDS && DIED.test(plain);
const A_FEW_WORDS = 16;
const DIED =
  /\b(?:my|our) (?:\p{L}+ ){0,2}?(?:dog|puppy|cat|kitten|pet|hamster|guinea pig|rabbit|bunny|bird|parrot|fish|horse|grandma|grandpa|grandmother|grandfather|granny|gran|nana|nan|papa|abuel[ao]|mom|mum|mother|dad|father|uncle|aunt|cousin|brother|sister|(?:best )?friend)(?: (?:just|\p{L}+ly))? (?:died|passed(?: away)?|is dead|was put (?:down|to sleep)|got put down)\b/u;

const OF_ONESELF = /\b(?:i|i'm|im|ill|i'll|my|me|we|our)\b/;
/** What somebody means to do, or tries. */
const PLANS =
  /^(?:\W|ok(?:ay)?|so|then|maybe|well|hm+|fine|alright|and|but|i think|i guess|yeah|yes)*(?:i|we)(?:'ll|ll|'m|m| am)?\s+(?:could|can|will|would|might|should|gonna|going to|want to|try|tell|ask|put|do|start|make|take|write|go|show|talk)\b|^(?:\W|ok(?:ay)?|so|then|well|fine)*maybe\b.*\b(?:after|before|on|at|every|tomorrow|tonight|sunday|saturday|monday|tuesday|wednesday|thursday|friday|min|minutes|hours?)\b/;
const DAYS =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|nesday|rsday|urday)?\b.*\d|\b\d{1,2} ?(?:to|-) ?\d{1,2}\b/;

/** Whether a conversation is about nothing of a subject: then what is told of oneself is told to a person. */
const isOpen = ({ focus, idea, exercise, finished }: State): boolean =>
  exercise === null &&
  (focus === 'none' || ((focus === 'idea' || focus === 'item') && isOfStudying(idea?.id))) &&
  !(focus === 'none' && finished !== null && idea !== null);
/** What is said about learning, school and oneself in it. */
export const isOfStudying = (id: string | undefined): boolean =>
  /^(?:study-skills|school-life)\/|\/scared-of-a-test/.test(id ?? '');

/** What is told of oneself: a worry gets a warm word, a habit what is known about learning, a plan a question that makes it firm. */
export const onLife = (state: State, reading: Reading): Move | null => {
  const { act, plain, maths, isQuestion, ideas, closest, known, wish } = reading;
  if (wish || isQuestion || known || maths.problem || maths.judgement || maths.work || maths.story)
    return null;
  const named = ideas[0] ?? closest ?? undefined;
  if (!isOpen(state) || (named && named.certainty >= ABOUT_IT && !isOfStudying(named.id))) return null;
  const trouble = TROUBLES.find(([, words]) => words.test(plain));
  if (trouble && (OF_ONESELF.test(plain) || trouble[0] === 'hurt'))
    return { kind: 'talk', about: trouble[0] };
  if (!reading.isClaim || (!OF_ONESELF.test(plain) && !DAYS.test(plain) && !PLANS.test(plain))) return null;
  const isNew = named !== undefined && named.id !== state.idea?.id;
  // A feeling is answered as one.
  if (act === 'feeling' || act === 'figure') return null;
  const isHabit = state.idea === null || (named?.certainty ?? 0) >= CLEARLY_NEW;
  if (isNew && isHabit && isOfStudying(named.id) && !/^so\b/.test(plain))
    return { kind: 'advise', idea: named.id };
  if (PLANS.test(plain) || DAYS.test(plain)) return { kind: 'talk', about: 'own plan' };
  return state.turns > 1 || named || !BEGINS_WITH_ONESELF.test(plain)
    ? null
    : { kind: 'talk', about: 'own day' };
};
const BEGINS_WITH_ONESELF = /^(?:\W|ok(?:ay)?|so|but|well|hi|hey)*(?:i|i'm|im|we|my)\b/;
