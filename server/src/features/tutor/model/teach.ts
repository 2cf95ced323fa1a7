import type { Clock } from '../../../ports/clock/port.ts';
import type {
  Model,
  ModelEvent,
  ModelFailure,
  ModelMessage,
  ModelRequest,
  ModelUsage,
} from '../../../ports/model/port.ts';
import type { Random } from '../../../ports/random/port.ts';
import type { Tokens } from '../../../ports/tokens/port.ts';
import type { Exercises } from '../../exercises/service.ts';
import type { Lookup } from '../../library/service.ts';
import { makeReplyGuard, type Mended, type ReplyGuard } from '../guard/reply.ts';
import { makeShelf, type Shelf } from '../guard/shelf.ts';
import { systemPrompt } from '../prompts/system-prompt.ts';
import type { ThreadMessage, Situation, TutorEvent } from '../turn.ts';
import { conversationFor } from './conversation.ts';
import { fenced } from './fence.ts';
import { TOOLS, useTool } from './tools.ts';
import type { TurnNote } from './turn-note.ts';

export interface ModelDependencies {
  model: Model;
  tokens: Tokens;
  library: Pick<Lookup, 'find' | 'verify'>;
  exercises: Exercises;
  random: Random;
  clock: Clock;
  /** What the model is told about this turn; null where nothing is known. */
  note?: TurnNote;
}

/** How often a model may look something up before it must answer. */
const ROUNDS = 3;
const NO_MORE = 'You have looked up enough. Answer now with what you have.';
const CHARACTERS_OF_A_KEY = 16;
/** Characters of an answer; who says more does not stop by itself. */
const LONGEST_ANSWER = 24_000;
const CUT_OFF = '\n\n*(That got too long and was cut off here. Say “go on”, and I’ll continue.)*';

interface Around {
  library: Pick<Lookup, 'find' | 'verify'>;
  shelf: Shelf;
  exercises: Exercises;
  key: string;
}

type Call = Extract<ModelEvent, { type: 'call' }>['call'];

/** A turn of the configured model. Its words flow at once; the guard follows them sentence by sentence. */
export const teachByModel = async function* (
  { model, tokens, library, exercises, random, clock, note }: ModelDependencies,
  thread: readonly ThreadMessage[],
  situation: Situation,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  const key = random.token().slice(0, CHARACTERS_OF_A_KEY);
  const shelf = makeShelf();
  const asked = thread.findLast(({ by }) => by === 'student');
  const topic = asked?.text || (asked?.about?.quote ?? asked?.about?.title ?? '');
  const guard = makeReplyGuard(topic, shelf, exercises);
  const around: Around = { library, shelf, exercises, key };
  const messages: ModelMessage[] = [
    {
      role: 'system',
      content: [systemPrompt(situation, clock.now()), ...(note ? [note.rules] : [])].join('\n\n'),
    },
    ...withNote(await conversationFor(thread, { tokens, key, sees: model.sees }), note, key),
  ];
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0, cost: null };
  let hasSpoken = false;
  let offered = true;
  let isCut = false;
  for (let round = 0; ; round++) {
    const tools = offered ? TOOLS : [];
    const answer: ModelAnswer = yield* listen(model, { messages, tools }, guard, hasSpoken, signal);
    if ('failure' in answer) {
      if (!(offered && round === 0 && !hasSpoken && answer.failure.trouble === 'refused'))
        return yield answer.failure;
      // Many small models know no tools and refuse whoever offers some: they are handed the passages instead.
      offered = false;
      const handed = await handedOver(topic, around);
      messages.push(withWords(messages.pop(), handed));
      continue;
    }
    usage = sumOf(usage, answer.usage);
    isCut = answer.cut;
    hasSpoken ||= answer.text !== '';
    const isOver = answer.calls.length === 0 || round > ROUNDS;
    if (isOver && !hasSpoken && round > ROUNDS)
      return yield { type: 'error', trouble: 'broken', message: 'The model only looked things up.' };
    if (isOver) break;
    messages.push({ role: 'assistant', content: answer.text, calls: answer.calls });
    yield* lookUp(answer.calls, round < ROUNDS, messages, around);
  }
  yield* await guard.end();
  if (isCut) yield { type: 'text', text: CUT_OFF };
  yield { type: 'done', usage, state: null, proof: guard.proof(), choices: isCut ? ['Go on'] : [] };
};

/**
 * What is known about the lesson stands right before the student's last words, in the same message: many models refuse a
 * conversation in which one side speaks twice in a row.
 */
const withNote = (
  messages: readonly ModelMessage[],
  note: TurnNote | undefined,
  key: string,
): ModelMessage[] => {
  const last = messages.at(-1);
  if (!note || last?.role !== 'user') return [...messages];
  const content = [fenced(note.material, 'state of the lesson', key), last.content].join('\n\n');
  return [...messages.slice(0, -1), { ...last, content }];
};

/** What the books say to a question, for a model that can't ask for it. */
const handedOver = async (topic: string, around: Around): Promise<string> => {
  const { output } = await useTool('search_books', { query: topic }, around);
  return `The books that were searched for this question say:\n\n${output}`;
};

/** The student's last message with something behind it, as one message. */
const withWords = (last: ModelMessage | undefined, words: string): ModelMessage =>
  last?.role === 'user'
    ? { ...last, content: `${last.content}\n\n${words}` }
    : { role: 'user', content: words };

type ModelAnswer =
  | { text: string; calls: Call[]; usage: ModelUsage; cut: boolean }
  | { failure: ModelFailure };

/** Hears one answer of the model to its end. */
const listen = async function* (
  model: Model,
  { messages, tools }: Pick<ModelRequest, 'messages' | 'tools'>,
  guard: ReplyGuard,
  goesOn: boolean,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent, ModelAnswer> {
  const calls: Call[] = [];
  let text = '';
  const stream = model.stream({ messages: [...messages], ...(tools?.length && { tools }) }, signal);
  for await (const event of withCorrections(stream, guard)) {
    if (event.type === 'error') return { failure: event };
    if (event.type === 'done') return { text, calls, usage: event.usage, cut: event.cut };
    if (event.type === 'call') {
      calls.push(event.call);
      continue;
    }
    if (event.type === 'tool') {
      yield event;
      continue;
    }
    // What was said before something was looked up is a paragraph of its own.
    if (text === '' && goesOn) yield* guard.push('\n\n');
    text += event.text;
    yield* guard.push(event.text);
    if (text.length > LONGEST_ANSWER)
      return { text, calls: [], usage: { inputTokens: 0, outputTokens: 0, cost: null }, cut: true };
  }
  return { failure: { type: 'error', trouble: 'broken', message: 'The answer ended without saying so.' } };
};

/** What a model says, and what was put right in it meanwhile, each as soon as it is there. */
const withCorrections = async function* (
  stream: AsyncIterable<ModelEvent>,
  guard: ReplyGuard,
): AsyncGenerator<ModelEvent | Mended> {
  const events = stream[Symbol.asyncIterator]();
  try {
    let next = events.next();
    for (;;) {
      const event = await Promise.race([next, guard.news()]);
      yield* guard.mended();
      if (!event) continue;
      if (event.done) return;
      yield event.value;
      next = events.next();
    }
  } finally {
    await events.return?.();
  }
};

const lookUp = async function* (
  calls: readonly Call[],
  allowed: boolean,
  messages: ModelMessage[],
  around: Around,
): AsyncGenerator<TutorEvent> {
  for (const call of calls) {
    if (!allowed) {
      messages.push({ role: 'tool', call, output: NO_MORE });
      continue;
    }
    const { output, tool, sentence } = await useTool(call.tool, call.input, around);
    messages.push({ role: 'tool', call, output });
    yield { type: 'tool', tool, sentence };
  }
};

const sumOf = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  cost: one.cost === null && other.cost === null ? null : (one.cost ?? 0) + (other.cost ?? 0),
});
