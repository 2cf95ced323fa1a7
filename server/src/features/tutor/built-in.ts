import type { About } from '@studia/contract/chat';
import type { Idea } from '@studia/contract/lessons';
import type { Proof } from '@studia/contract/proof';
import type { CodeParser } from '../../ports/code/port.ts';
import type { Tokens } from '../../ports/tokens/port.ts';
import type { Exercises } from '../exercises/service.ts';
import type { Lessons } from '../lessons/service.ts';
import type { Lookup } from '../library/service.ts';
import { readProgram } from './code/read-program.ts';
import type { TurnPlan } from './model/turn-note.ts';
import type { FindHelp, MoveContext, Reply } from './moves/context.ts';
import { materialMove } from './moves/material.ts';
import { kindAtHand } from './moves/other-part.ts';
import { pageMove } from './moves/page.ts';
import { perform } from './moves/perform.ts';
import { askWhatIsMeant } from './moves/talk.ts';
import { decide } from './pedagogy/decide.ts';
import type { Move } from './pedagogy/moves.ts';
import { levelOf } from './state/level.ts';
import { readState, type Place, type State } from './state/state.ts';
import type { ThreadMessage, Situation, TutorEvent } from './turn.ts';
import { isWishAlone, ofWish, wishBeside } from './understand/another-wished.ts';
import { isCode } from './understand/code.ts';
import { ASKS } from './understand/guess-act.ts';
import { NO_MATHS } from './understand/no-maths.ts';
import { optionMeant } from './understand/option-meant.ts';
import type { Reading } from './understand/reading.ts';
import { toldSentences } from './understand/told-sentences.ts';
import { understand, type Classify } from './understand/understand.ts';
import { withoutThanks } from './understand/without-thanks.ts';
import { say } from './wording/parts.ts';
import { word, type Worded } from './wording/word.ts';

export interface BuiltInDependencies {
  tokens: Tokens;
  library: Lookup;
  lessons: MoveContext['lessons'] &
    Pick<Lessons, 'find' | 'near' | 'judgeKnown' | 'exchanges' | 'judgeThought'>;
  exercises: Exercises;
  classify: Classify;
  careWords: MoveContext['careWords'];
  findHelp: FindHelp;
  /** Null leaves programs unread. */
  code: CodeParser | null;
  /** The language that a message is most likely written in; null when that can't be told. */
  languageOf: (message: string) => string | null;
}

/** A turn of the built-in tutor as it was worked out, before anything of it is said. */
interface BuiltInTurn {
  plan: TurnPlan;
  say: () => AsyncIterable<TutorEvent>;
}

/** Works a turn out: state, understand, decide, word. */
export const planBuiltIn = async (
  thread: readonly ThreadMessage[],
  situation: Situation,
  dependencies: BuiltInDependencies,
): Promise<BuiltInTurn> => {
  const { tokens, lessons } = dependencies;
  const { move, ...reply } = await replyTo(thread, situation, dependencies);
  const { text: whole, state, proof, choices } = reply;
  const idea = state.idea ? await lessons.idea(situation.reader, state.idea.id) : null;
  return {
    plan: { state, move, words: whole, idea, answer: formsOf(proof) },
    say: async function* () {
      for (const [at, quote] of (proof?.quotes ?? []).entries())
        yield { type: 'citation', number: at + 1, quote };
      for (const text of inPieces(whole)) yield { type: 'text', text };
      const usage = {
        inputTokens: await tokens.count(thread.at(-1)?.text ?? ''),
        outputTokens: await tokens.count(whole),
        cost: null,
      };
      yield { type: 'done', usage, state, proof, choices: choices.map(({ label }) => label) };
    },
  };
};

/** A turn of the built-in tutor. */
export const teachBuiltIn = async function* (
  thread: readonly ThreadMessage[],
  situation: Situation,
  dependencies: BuiltInDependencies,
): AsyncGenerator<TutorEvent> {
  yield* (await planBuiltIn(thread, situation, dependencies)).say();
};

/** The forms in which a reply would give the answer away. */
const formsOf = (proof: Proof | null): string[] => {
  const { solution } = proof ?? {};
  if (!solution) return [];
  const { text, latex } = solution.answer;
  if (!/^−?\d+(?:\.\d+)?$/.test(text)) return [text, latex];
  return solution.problem.text.includes(text) ? [] : [`= ${text}`, `is ${text}`, `**${text}**`, `$${text}$`];
};

// A few words at a time: what is known already need not be dealt out word by word.
const inPieces = (text: string): string[] => text.match(/(?:\S+\s*){1,4}|\s+/g) ?? [];

const GAVE_UP = 'gave up' as const;

/** A reply to a message; behind what was right, a question of the same message gets its answer too. */
const replyTo = async (
  thread: readonly ThreadMessage[],
  situation: Situation,
  dependencies: BuiltInDependencies,
): Promise<Decided> => {
  const beside = wishBeside(thread.at(-1)?.text ?? '');
  if (beside && /\d/.test(beside.rest)) return replyToBoth(thread, beside, situation, dependencies);
  const first = await replyToWhole(thread, situation, dependencies);
  const rest = confirms(first.move) ? askedBehind(thread.at(-1)?.text ?? '') : undefined;
  if (rest === undefined || first.proof?.quotes.length || opensNext(thread, first)) return first;
  const then: ThreadMessage[] = [
    ...thread,
    { by: 'tutor', text: first.text, state: first.state },
    { by: 'student', text: rest, state: null },
  ];
  const second = await replyToWhole(then, situation, dependencies);
  if (!ANSWERS.has(second.move.kind)) return first;
  // What was offered after the first gives way to the answer.
  const [confirmed = ''] = first.text.split('\n\n');
  return {
    ...second,
    // One message is one turn, however much of it is answered.
    state: { ...second.state, turns: first.state.turns },
    text: `${confirmed}\n\n${second.text}`,
    proof: first.proof ? { ...first.proof, quotes: second.proof?.quotes ?? [] } : second.proof,
    move: first.move,
  };
};
/** What is told comes first, and the wish behind it only where nothing was wrong. */
const replyToBoth = async (
  thread: readonly ThreadMessage[],
  { rest, wish }: { rest: string; wish: string },
  situation: Situation,
  dependencies: BuiltInDependencies,
): Promise<Decided> => {
  const last = thread.at(-1);
  const before = last ? [...thread.slice(0, -1), { ...last, text: rest }] : thread;
  const first = await replyToWhole(before, situation, dependencies);
  if (first.isWrong) return first;
  const then: ThreadMessage[] = [
    ...before,
    { by: 'tutor', text: first.text, state: first.state },
    { by: 'student', text: wish, state: null },
  ];
  const second = await replyToWhole(then, situation, dependencies);
  const isHeard = confirms(first.move) || HEARS.has(first.move.kind);
  const [confirmed = ''] = first.text.split('\n\n');
  return {
    ...second,
    state: { ...second.state, turns: first.state.turns },
    text: isHeard ? `${confirmed}\n\n${second.text}` : second.text,
  };
};
/** Moves that say something of a number that was told. */
const HEARS = new Set<Move['kind']>([
  'check calculation',
  'go on with story',
  'judge amounts',
  'confirm again',
]);
const CONFIRMS = new Set<Move['kind']>(['confirm answer', 'confirm line', 'confirm number']);
/** Whether a move says that something is right; of a guess that is wrong, all that is said of it counts. */
const confirms = (move: Move): boolean =>
  move.kind === 'open exercise'
    ? move.problem.judgement?.kind === 'right' || move.problem.judgement?.kind === 'right over the reals'
    : CONFIRMS.has(move.kind);
/** Whether a reply sets the next exercise, which must not be cut away from it. */
const opensNext = (thread: readonly ThreadMessage[], { state: { exercise } }: Decided): boolean => {
  const before = readState(thread.findLast(({ by }) => by === 'tutor')?.state ?? null);
  return exercise !== null && exercise.problem !== before.exercise?.problem;
};
const ANSWERS = new Set<Move['kind']>([
  'exchange',
  'contrast mistake',
  'answer from lesson',
  'correct claim',
  'confirm claim',
  'tell scaling',
]);
/** “23/20. But a fraction can’t be bigger than 1?”: what is asked behind a sentence with a number in it. */
const askedBehind = (message: string): string | undefined => {
  const at = message.search(ASKS_ON);
  const rest = message.slice(at + 1).trim();
  return at > 0 && /\d/.test(message.slice(0, at)) && rest.length > SHORTEST_QUESTION ? rest : undefined;
};
const ASKS_ON =
  /[.!?] (?:(?:and|but|so|wait|ok) ){0,3}(?:(?:what|how|why|is|does|do|can|i thought)\b|(?:a|the|it|if)\b[^.!?]{0,200}\?)/i;
const SHORTEST_QUESTION = 14;

type Decided = Worded & {
  state: State;
  move: Move;
  /** Something that was told is not right. */
  isWrong: boolean;
};

const replyToWhole = async (
  thread: readonly ThreadMessage[],
  { style, reader, learner }: Situation,
  dependencies: BuiltInDependencies,
): Promise<Decided> => {
  const { library, lessons, exercises, classify, careWords, findHelp, languageOf, code } = dependencies;
  const last = thread.at(-1);
  const before = thread.findLast(({ by }) => by === 'tutor');
  const stored = readState(before?.state ?? null);
  const state = {
    ...stored,
    turns: stored.turns + 1,
    opening: stored.opening ?? (last?.text.slice(0, LONGEST_OPENING) || null),
    language: spokenIn(last?.text ?? '', stored, languageOf),
    place: last?.about ? placeFrom(last.about, stored.place) : stored.place,
  };
  // Who only selected an equation and pressed a button means the equation.
  const written = withoutThanks(last?.text || (last?.about?.quote ?? ''));
  const asked = thread.slice(0, -1).findLast(({ by }) => by === 'student')?.text ?? '';
  const message = (stored.item === null ? optionMeant(written, asked) : null) ?? written;
  let gaveUp = false;
  const about = await topicOf(state, thread, lessons, reader);
  const reading = await understand(
    {
      message,
      intent: last?.text ? null : (last?.intent ?? null),
      last: before?.text ?? '',
      about,
      earlier: thread.slice(0, -1).flatMap(({ by, text }) => (by === 'student' ? [text] : [])),
      state,
    },
    {
      examine: async (checks) => {
        const examined = await exercises.ask(
          'examine',
          {
            message,
            exercise: state.exercise,
            later: state.queue,
            finished: state.finished,
            story: state.story && {
              text: state.story.text,
              kind: state.exercise ? null : (state.story.kind?.id ?? null),
              equation: state.story.equation ?? null,
              isOpen: state.focus === 'story' && !state.story.isDone,
              isDone: state.story.isDone === true,
            },
            ledger: stored.ledger,
            earlier: thread.slice(-EARLIER, -1).flatMap(({ by, text }) => (by === 'student' ? [text] : [])),
            checks,
          },
          GAVE_UP,
        );
        gaveUp = examined === GAVE_UP;
        if (examined === GAVE_UP) return NO_MATHS;
        return isWishAlone(message) ? ofWish(examined, NO_MATHS) : examined;
      },
      findIdeas: (words, limit) => lessons.find(words, limit, state.idea?.id ?? state.item?.idea ?? null),
      findNear: async (words, subject, found) =>
        lessons.near(words, subject, union(await lessonAtHand(state, lessons, reader), found), NEAR_TEXTS),
      findExchanges: async (words) =>
        state.language === 'en'
          ? lessons.exchanges(words, {
              at: state.heard ?? state.idea?.id ?? state.item?.idea ?? null,
              about,
              replies: thread.flatMap(({ by, text }) => (by === 'tutor' ? [text] : [])),
            })
          : [],
      readProgram: async (words) => code && readProgram(words, state, code),
      judgeThought: (words, thought) => lessons.judgeThought(words, thought),
      judge: (words, near, found) =>
        lessons.judgeKnown(words, {
          near,
          exchanges: found,
          told: toldSentences(thread, near, state.idea?.id ?? null, ASKS.test(words) ? [] : found),
        }),
      classify,
    },
  );
  const context: MoveContext = {
    state,
    reading: resolved(reading),
    style,
    level: levelOf(learner),
    reader,
    thread,
    library,
    lessons,
    exercises,
    careWords,
    findHelp,
  };
  // Without any number, the message may well be a question for the books.
  if (gaveUp && /[\d=]/.test(message))
    return {
      ...worded({ parts: [say('tookTooLong')], state }, thread),
      move: { kind: 'ask what is meant' },
      isWrong: false,
    };
  const move = decide({ state, reading: context.reading, style });
  const reply =
    (await materialMove(context)) ??
    (move.kind === 'advise' || move.kind === 'judge program' || isClosing(move)
      ? null
      : await pageMove(context)) ??
    (await perform(move, context)) ??
    (await askWhatIsMeant(context));
  const { calculation, amounts, inTask, judgement: judged, problem } = reading.maths;
  const isWrong =
    [calculation?.isRight, amounts?.isRight].includes(false) ||
    inTask?.verdict.is === 'slip' ||
    [judged?.kind, problem?.judgement?.kind].includes('wrong');
  const told = withLedger(stored, withTask(reply.state, context.reading), reading.maths.reached);
  return { ...worded({ ...reply, state: told }, thread), move, isWrong };
};

/** Whatever is answered to a task whose kind is known: its numbers are known by it later on. */
const withTask = (state: State, { maths: { kind, story } }: Reading): State =>
  kind && state.story?.text !== kind.task
    ? {
        ...state,
        story: {
          text: kind.task,
          numbers: story ?? [],
          turn: 1,
          results: [],
          kind: kindAtHand(kind),
          ...(kind.rest && { rest: kind.rest }),
        },
      }
    : state;

/** The values that were found on a task go with it: through its parts, and past its end. */
const withLedger = (before: State, state: State, reached: readonly string[]): State => {
  const task = taskOf(state);
  const isSame = task === null || task === taskOf(before) || before.queue.includes(task);
  const known = isSame ? before.ledger : [];
  const ledger = [...known.filter((one) => !reached.includes(one)), ...reached].slice(-MOST_VALUES);
  return { ...state, ledger };
};
const taskOf = ({ exercise, finished, story }: State): string | null =>
  exercise?.problem ?? story?.text ?? finished;
const MOST_VALUES = 12;

/** Whoever closes a topic for now asks nothing about a page. */
const isClosing = (move: Move): boolean => move.kind === 'talk' && move.about === 'closing';

const NEAR_TEXTS = 600;
const LONGEST_OPENING = 240;
/** So many messages back, an equation is still the one that is talked about. */
const EARLIER = 12;

/** What a conversation was about before the last message: the idea at hand, else what the student said first and last. */
const topicOf = async (
  { idea, heard, opening }: State,
  thread: readonly ThreadMessage[],
  lessons: Pick<Lessons, 'idea'>,
  reader: Situation['reader'],
): Promise<string> => {
  const atHand = idea && (await lessons.idea(reader, idea.id));
  return (
    atHand?.title ??
    heard?.replace(/^.*\//, '').replaceAll('-', ' ') ??
    // What was said first fixes the topic, and what was said last is where it stands.
    [
      ...new Set([
        thread.length > 1 ? (opening ?? '') : '',
        thread.slice(0, -1).findLast(({ by }) => by === 'student')?.text ?? '',
      ]),
    ]
      .join(' ')
      .trim()
  );
};

/** The ideas of the lesson that a conversation is about. */
const lessonAtHand = async (
  { idea, item }: State,
  lessons: Pick<Lessons, 'whole'>,
  reader: Situation['reader'],
): Promise<readonly Idea[]> => {
  const id = idea?.id ?? item?.idea;
  if (id === undefined) return [];
  const [bookId = ''] = id.split('/');
  return (
    (await lessons.whole(reader, bookId)).find(({ ideas }) => ideas.some((one) => one.id === id))?.ideas ?? []
  );
};

const union = (some: readonly Idea[], others: readonly Idea[]): Idea[] => [
  ...new Map([...some, ...others].map((idea) => [idea.id, idea])).values(),
];

/** A tap that names an idea or an exercise is a message about it. */
const resolved = (reading: Reading): Reading => {
  const { wish } = reading;
  if (!wish || wish.about === null) return reading;
  if (wish.act === 'concept') {
    const isIdea = /^[a-z0-9-]+\/[a-z0-9-]+$/.test(wish.about);
    return isIdea
      ? {
          ...reading,
          subject: reading.subject || wish.about,
          isBroad: false,
          ideas: [{ id: wish.about, title: '', certainty: 1 }],
        }
      : {
          ...reading,
          message: wish.about,
          plain: wish.about.toLowerCase(),
          subject: wish.about.toLowerCase(),
          isBroad: false,
        };
  }
  return wish.act === 'exercise'
    ? {
        ...reading,
        maths: {
          ...reading.maths,
          judgement: null,
          problem: { exercise: wish.about, judgement: null, attempt: '' },
        },
      }
    : reading;
};

/** The language of a conversation: its first words decide, and only a whole sentence changes it afterwards. */
const spokenIn = (
  message: string,
  { language, turns }: State,
  languageOf: (message: string) => string | null,
): string => {
  const words = isCode(message) ? 0 : (message.match(/\p{L}{2,}|\p{Script=Han}/gu)?.length ?? 0);
  const fewest = turns === 0 ? FEWEST_WORDS : language === 'en' ? A_SENTENCE : LONG_SENTENCE;
  return words < fewest ? language : (languageOf(message) ?? language);
};
const [FEWEST_WORDS, A_SENTENCE, LONG_SENTENCE] = [3, 5, 9];

/** The page that lies open before the student; of a book alone the page that was spoken of before. */
const placeFrom = ({ book_id, page }: About, before: Place | null): Place => ({
  book_id,
  page: page ?? (before?.book_id === book_id ? before.page : 1),
  open: true,
});

/** The words of a reply; nobody hears the same words twice while there are others. */
const worded = ({ parts, state }: Reply, thread: readonly ThreadMessage[]): Worded & { state: State } => {
  const before = thread.flatMap(({ by, text }) => (by === 'tutor' ? [text] : [])).join('\n');
  const reply = word(parts, { language: state.language, turn: state.turns, before });
  return { ...reply, state: { ...state, choices: reply.choices } };
};
