import { adviceWanted, asksWhetherBetter, isAtALoss, type EssayAdvice } from '../understand/essay-advice.ts';
import { hasLookedAt, isWriting, LOOKED_AT, ownTextIn, wordCount } from '../understand/own-text.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import type { PhraseKey } from '../wording/phrases.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { sayNotKnown } from './not-known.ts';
import { kindOf, lookAt, type TextKind } from './text-remarks.ts';
import { improvements, isVersionOf } from './versions.ts';

const [FEWEST_WORDS, SHORT, LONGEST] = [25, 7, 160];
const THESIS =
  /^.*?\b(?:mine is|my (?:thesis|point|claim|argument|topic)(?: statement)? is|(?:thesis|topic)(?: statement)?\s*:|i (?:think|believe)(?: that)?)\s*:?\s*/is;
const ASKS_TO_WRITE =
  /\b(?:write|do|make|finish)\b.{0,20}\b(?:my|an?|the|this)\b.{0,30}\b(?:essay|paragraph|introduction|intro|conclusion|speech|letter|report|poem|text)\b/i;
const PLEADS = /^\W*(?:pl+e+a*s+e*|pls+|come on|but i)\b|\b(?:due|no time|hurry|asap)\b/i;
const ARGUES =
  /\b(?:because|since|should|must|more than|less than|better|worse|although|even though|leads? to|causes?|harms?|helps?)\b/i;

/** “Should I mention the war”, “a quote or a fact”: the writer decides. */
const IS_A_CHOICE = /\bor\b|\b(?:should|can|could|may|do) i\b|\bis it (?:bad|ok|okay|better|fine|weird)\b/;

/** Coaches a student's own text, one question after the other; nothing is written for them. */
export const coachEssay = (context: MoveContext): Reply | Promise<Reply> => {
  const { state, reading } = context;
  const { message } = reading;
  const own = ownTextIn(message, isWriting(state, reading.act), hasLookedAt(state)) ?? draftIn(message);
  if (own !== null) return onOwnText(context, own);
  if (hasLookedAt(state) && asksWhetherBetter(reading.plain)) return onAskedWhetherBetter(context);
  const advice = state.essay && adviceWanted(reading.plain);
  if (advice) return at(context, [say(ADVICE[advice])], state.essay?.step ?? 1);
  if (!state.essay && isAtALoss(reading.plain) && !isStory(context))
    return at(context, [say('essayTopic')], 1);
  if (isStory(context)) return onStory(context);
  if (state.essay && /\btoo (?:long|short)\b|\blong enough\b|\bhow long\b/i.test(message))
    return at(
      context,
      [say('essayLength', { words: String(wordCount(state.essay.about)) })],
      state.essay.step,
    );
  if (state.essay && /\b(?:write|do) (?:it|the \w+|my \w+|this)\b|\bjust do it\b|\bfor me\b/i.test(message))
    return at(context, [say('essayWontWrite'), ask('essayStuck')], Math.max(1, state.essay.step));
  if (state.essay && /\b(?:counter ?argument|other side|objection|disagree)/i.test(message))
    return at(context, [say('essayObjectionHow')], 3);
  if (
    state.essay &&
    reading.isQuestion &&
    !reading.isClaim &&
    !/^\W*(?:is|was|are) (?:it|this|that) (?:good|ok|okay|right)/i.test(message)
  )
    return IS_A_CHOICE.test(reading.plain)
      ? at(context, [say('essayYourCall')], state.essay.step)
      : sayNotKnown(context);
  if (state.essay && PLEADS.test(message) && !ARGUES.test(message))
    return at(context, [say('essayWontWrite'), ask('essayStuck')], state.essay.step);
  if (reading.act === 'unsure' || reading.act === 'hint')
    return at(context, [say('essayStuck')], state.essay?.step ?? 1);
  if (!state.essay || ASKS_TO_WRITE.test(message)) {
    const thesis = !ASKS_TO_WRITE.test(message) && THESIS.test(message) ? thesisIn(message) : '';
    return thesis === '' ? at(context, [say('essayOpen')], 1) : onThesis(context, thesis);
  }
  if (state.essay.step === LOOKED_AT)
    return at(
      context,
      [say(/\b(?:both|pick|decide|choose)\b/.test(reading.plain) ? 'essayBoth' : 'essayYourCall')],
      LOOKED_AT,
    );
  switch (state.essay.step) {
    case 1:
      return onThesis(
        context,
        /^\W*(?:because|bc|since)\b/i.test(message)
          ? `${state.essay.about.replace(/[.!]$/, '')} ${message.trim()}`.slice(0, LONGEST)
          : thesisIn(message),
      );
    case 2:
      return at(context, [say('essayObjection')], 3);
    default:
      return at(context, [say('essayOutline')], 0);
  }
};

const thesisIn = (message: string): string =>
  message
    .replace(THESIS, '')
    .replace(/^[\s:“"]+|[\s”".]+$/g, '')
    .slice(0, LONGEST);

const onThesis = (context: MoveContext, thesis: string): Reply =>
  ARGUES.test(thesis) || thesis.split(/\s+/).length > SHORT
    ? at(context, [say('essayThesis', { thesis }), say('essayReasons')], 2, thesis)
    : at(context, [say('essayThesis', { thesis }), say('essayClaim')], 1, thesis);

const at = ({ state, reading }: MoveContext, parts: Part[], step: number, thesis = ''): Reply => ({
  parts,
  state: goOn(state, {
    focus: 'essay',
    waits: 'answer',
    essay: {
      about: thesis || (state.essay?.about ?? reading.subject),
      step,
      ...(versionBefore(state, thesis) !== undefined && { before: versionBefore(state, thesis) }),
    },
    exercise: null,
    item: null,
  }),
});

/** The version before the one that is talked about now. */
const versionBefore = ({ essay }: MoveContext['state'], now: string): string | undefined =>
  now !== '' && now !== essay?.about && essay?.step === LOOKED_AT ? essay.about : essay?.before;

/** A text of the student's own that is long enough to be looked at; null when there is none. */
const draftIn = (message: string): string | null => {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/).filter((one) => /\p{L}/u.test(one));
  return wordCount(message) >= FEWEST_WORDS && sentences.length > 1 && !message.includes('?')
    ? message.replace(/^[^\n:]{0,60}:\s*/, '').trim()
    : null;
};

/** What the student has said in this conversation. */
const spokenIn = ({ thread }: MoveContext): string =>
  thread.flatMap(({ by, text: words }) => (by === 'student' ? [words] : [])).join(' ');

/** What is good about a text, what could be better, what has become better, and one question. */
const onOwnText = (context: MoveContext, own: string): Reply => {
  const kind = kindOf(own, spokenIn(context));
  const { good, better } = lookAt(own, kind);
  const { message } = context.reading;
  const before = seenBefore(context) ? (context.state.essay?.about ?? '') : '';
  const isNewer = before !== '' && isVersionOf(own, before, kind);
  const mended = isNewer ? improvements(before, own, kind).slice(0, MOST_PRAISED) : [];
  const words = wordCount(own);
  const [first, second] = better;
  const remarks = [
    ...(mended.length > 0 ? [`Better: ${mended.join(', and ')}.`] : []),
    ...(/\btoo long\b/i.test(message) && words <= ONE_BREATH
      ? [`It isn’t too long: ${words} words, and one can say it in a single breath.`]
      : []),
    ...(good === null ? [] : [good]),
    ...[first, second].flatMap((one) => (one ? [one.remark] : [])),
  ];
  const question = [first, second].find((one) => one && one.ask !== '')?.ask ?? NEXT[kind];
  return at(
    context,
    [...(remarks.length > 0 ? [text(remarks.join(' '))] : [say('essayNothing')]), text(question)],
    LOOKED_AT,
    own,
  );
};
const ONE_BREATH = 30;
const seenBefore = ({ state }: MoveContext): boolean => state.essay?.step === LOOKED_AT;
const MOST_PRAISED = 2;
const NEXT: Readonly<Record<TextKind, string>> = {
  story: 'What happens next, and what does your hero do about it?',
  claim: 'What’s your best piece of evidence for it?',
  letter: 'What would you like the other person to do after reading it?',
  sentence: 'Is there another one you’d like me to look at?',
};

const ADVICE: Readonly<Record<EssayAdvice, PhraseKey>> = {
  'plain words': 'essayPlainWords',
  'on thesis': 'essayOnThesis',
  conclusion: 'essayConclusion',
};

/** What the last version is worth beside the one before, as far as it can be seen. */
const onAskedWhetherBetter = (context: MoveContext): Reply => {
  const { about = '', before = '' } = context.state.essay ?? {};
  const kind = kindOf(about, spokenIn(context));
  const gained = before === '' ? [] : improvements(before, about, kind);
  const left = lookAt(about, kind).better;
  const [next] = left;
  const verdict =
    gained.length > 0
      ? say('versionBetter', { gained: gained.join(', and ') })
      : say(left.length > 0 ? 'versionNotYet' : 'versionFine');
  const question = left.find((one) => one.ask !== '')?.ask;
  return at(
    context,
    [
      verdict,
      ...(next ? [text(`${gained.length > 0 ? 'What’s left: ' : ''}${next.remark}`)] : []),
      text(question ?? NEXT[kind]),
    ],
    LOOKED_AT,
  );
};

/** Whether the talk is about a story, and not about an essay. */
const isStory = (context: MoveContext): boolean => {
  const spoken = spokenIn(context);
  return /\b(?:story|tale|fairy tale)\b/i.test(spoken) && !/\b(?:essay|thesis)\b/i.test(spoken);
};

/** A story that is being made up: one thing to think of next. */
const onStory = (context: MoveContext): Reply => {
  const { plain, message, isQuestion } = context.reading;
  const about = context.state.essay?.about ?? '';
  const step = seenBefore(context) ? LOOKED_AT : 0;
  if (/\bstart|\bbegin|first sentence/.test(plain)) return at(context, [say('storyStart')], step, about);
  if (/\bend(?:s|ing)?\b|\bfinish/.test(plain)) return at(context, [say('storyEnd')], step, about);
  if (isQuestion) return at(context, [say('storyChoice')], step, about);
  const detail =
    message
      .split(/(?<=[.!?])\s+/)
      .at(-1)
      ?.trim()
      .replace(/[.!?]+$/, '') ?? '';
  return detail.length > SHORT && detail.length < LONGEST && !/\b(?:i|my|you|u|we|teacher)\b/i.test(detail)
    ? at(context, [say('storyDetail', { detail })], step, about)
    : at(context, [say('storyChoice')], step, about);
};
