import type { Move } from '../pedagogy/moves.ts';
import { hasOpenTask } from '../pedagogy/on-talk.ts';
import type { State } from '../state/state.ts';
import { ask, choice, say, type Part } from '../wording/parts.ts';
import type { PhraseKey } from '../wording/phrases.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { factsAt } from './exercise-facts.ts';
import { sayNotKnown } from './not-known.ts';

type Talk = Extract<Move, { kind: 'talk' }>['about'];

const PHRASE: Readonly<
  Record<Exclude<Talk, 'feeling' | 'about-you' | 'rude' | 'off-topic' | 'closing' | 'letter'>, PhraseKey>
> = {
  hello: 'hello',
  'how are you': 'howAreYou',
  bye: 'bye',
  thanks: 'thanks',
  figure: 'figure',
  no: 'no',
  ready: 'ready',
  nonsense: 'nonsense',
  'why not': 'whyIAsk',
  loss: 'loss',
  hurt: 'lifeHurt',
  blank: 'lifeBlank',
  calmer: 'lifeCalmer',
  group: 'lifeGroup',
  load: 'lifeLoad',
  'own plan': 'lifePlan',
  'own day': 'lifeDay',
};

const feelingIn = (plain: string): PhraseKey => {
  if (/\bforget/.test(plain)) return 'feelingForget';
  if (/\bmix|confus/.test(plain)) return 'feelingMix';
  if (/\bhate\b/.test(plain)) return 'feelingHate';
  if (/\btired|exhaust|sleep|bored|motivation|burn/.test(plain)) return 'feelingTired';
  if (/\b(?:sad|lonely|upset|feel(?:ing)? (?:so |really |a bit )?down)\b/.test(plain)) return 'feelingSad';
  if (/\b(?:got|failed|flunked)\b/.test(plain)) return 'feelingGrade';
  return /\bstress|nervous|anxious|scared|exam|test|overwhelm|panic|fail/.test(plain)
    ? 'feelingStress'
    : 'feelingDumb';
};

const aboutMe = (plain: string): PhraseKey => {
  if (/\b(?:wrong|mistakes?|how do i know|trust|always right)\b/.test(plain)) return 'mayBeWrong';
  if (/\bfav|\bdo (?:you|u) (?:like|play|eat|sleep|dream|have)\b/.test(plain)) return 'noFavourites';
  if (/\bwhy do (?:you|u)\b.*\bask/.test(plain)) return 'whyIAsk';
  if (/\bask (?:you|u)\b/.test(plain)) return 'askMe';
  return /\b(?:speak|understand|language)\b/.test(plain) ? 'languages' : 'aboutYou';
};

const rudeIn = (plain: string): PhraseKey =>
  /\b(?:wrong|not (?:right|true|correct)|incorrect|disagree|no way)\b/.test(plain) ? 'disagrees' : 'rude';

const besideSchool = (plain: string): PhraseKey => {
  if (/\bvote\b/.test(plain)) return 'noSides';
  if (/\b(?:bet|betting|gamble|lottery|wins?)\b/.test(plain)) return 'noPrediction';
  if (/\b(?:diss|roast|insult|fun of|prank)\b/.test(plain)) return 'noMocking';
  if (/\b(?:gf|bf|girlfriend|boyfriend|crush|ex|on read|broke up)\b/.test(plain)) return 'heartache';
  return /\bhow (?:much|many)\b/.test(plain) ? 'noDose' : 'offTopic';
};

const phraseFor = (about: Exclude<Talk, 'closing' | 'letter'>, plain: string): PhraseKey => {
  switch (about) {
    case 'feeling':
      return feelingIn(plain);
    case 'about-you':
      return aboutMe(plain);
    case 'rude':
      return rudeIn(plain);
    case 'off-topic':
      return besideSchool(plain);
    default:
      return PHRASE[about];
  }
};

/** Small talk; an exercise that is open is come back to. */
export const talk = async (context: MoveContext, about: Talk): Promise<Reply> => {
  const { state, reading } = context;
  if (about === 'closing') return close(state);
  if (about === 'letter') return onLetter(context);
  // What could not be read changes nothing.
  if (about === 'nonsense') return { parts: [say('nonsense')], state: { ...state, lost: state.lost + 1 } };
  if (about === 'why not') return { parts: [say('whyIAsk')], state: { ...state, lost: 0 } };
  const phrase = phraseFor(about, reading.plain);
  const isPause = about === 'no' || about === 'bye';
  const facts = state.exercise && !isPause ? await factsAt(context, state.exercise) : null;
  const parts: Part[] = [say(phrase)];
  if (facts && about !== 'hello' && about !== 'about-you') parts.push(ask('stillAt', { line: facts.line }));
  const keeps = facts !== null;
  return {
    parts,
    state: goOn(state, {
      focus: keeps ? 'exercise' : isPause ? 'none' : state.focus,
      waits: keeps ? 'answer' : 'none',
      ...(isPause && { exercise: null, item: null, finished: state.exercise?.problem ?? state.finished }),
    }),
  };
};

/** A warm word; only an offer that was not taken up is forgotten. */
const close = (state: State): Reply => ({
  parts: [say(hasOpenTask(state) ? 'closingOpen' : 'closing')],
  state: { ...state, waits: state.waits === 'yes-no' ? 'none' : state.waits, offer: null, lost: 0 },
});

/** A letter, or a sound, where no options are: the question that waits is asked again, or another is offered. */
const onLetter = async ({ state, reading, lessons, reader }: MoveContext): Promise<Reply> => {
  const isSound = !/^\W{0,3}\p{L}\W{0,5}$/u.test(reading.plain) || /^\W*k\W*$/.test(reading.plain);
  if (state.thought)
    return {
      parts: [say(isSound ? 'yourTurn' : 'noLetters', { question: state.thought.question })],
      state: { ...state, lost: 0 },
    };
  const idea = state.item && (await lessons.idea(reader, state.item.idea));
  const item = idea?.items.find(({ id }) => id === state.item?.item);
  if (item)
    return {
      parts: [
        say(item.kind === 'true-false' ? 'trueOrFalse' : 'noLetters', {
          question: item.ask.replace(/^true or false(?:, and why)?:\s*/i, ''),
        }),
        ...(state.choices.length > 0 ? [{ part: 'choices' as const, choices: state.choices }] : []),
      ],
      state: { ...state, lost: 0 },
    };
  if (state.idea || state.heard)
    return {
      parts: [say('noQuestionOpen')],
      state: goOn(state, { waits: 'yes-no', offer: { act: 'another', about: null } }),
    };
  return { parts: [say('noQuestionYet')], state: goOn(state) };
};

const [MOST_CHOICES, FEW_WORDS] = [3, 3];

/** What was not understood is asked back, with what it could be. */
export const askWhatIsMeant = async (context: MoveContext): Promise<Reply> => {
  const { state, reading } = context;
  const lost = state.lost + 1;
  const number = /^\W*(-?\d+(?:[.,]\d+)?)\W*$/.exec(reading.message)?.[1];
  if (number !== undefined && state.focus === 'none')
    return { parts: [say('seesNumber', { number })], state: { ...goOn(state), lost } };
  // A whole sentence was understood well enough to say that it can't be answered from here.
  const isWhole = (reading.message.match(/\p{L}{2,}/gu)?.length ?? 0) > FEW_WORDS;
  if ((isWhole || state.heard !== null) && !state.exercise && (state.language === 'en' || state.turns > 1))
    return sayNotKnown(context);
  const choices = [
    ...(state.exercise ? [choice('Give me a hint', 'hint'), choice('Show me the next step', 'how')] : []),
    ...(state.idea && !state.exercise
      ? [
          choice('Explain it more simply', 'simpler'),
          choice('Give me an example', 'example'),
          choice('Ask me a question', 'another'),
        ]
      : []),
    ...reading.ideas.slice(0, MOST_CHOICES).map(({ id, title }) => choice(title, 'concept', id)),
  ].slice(0, MOST_CHOICES);
  if (choices.length < 2 && ['unsure', 'hint', 'simpler'].includes(reading.act))
    return { parts: [say('unsureBare')], state: { ...goOn(state), lost } };
  if (choices.length < 2) return { parts: [say('whatIsMeantBare')], state: { ...goOn(state), lost } };
  return {
    parts: [say('whatIsMeant'), { part: 'choices', choices }],
    state: { ...goOn(state, { waits: 'choice' }), lost },
  };
};
