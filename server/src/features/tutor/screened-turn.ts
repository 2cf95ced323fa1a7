import type { Tokens } from '../../ports/tokens/port.ts';
import type { Noticed, Safety } from '../safety/service.ts';
import type { ThreadMessage, TutorEvent } from './turn.ts';
/** How long first words wait for the classifier; it mostly answers sooner than an engine has any. */
const PATIENCE = 250;

interface Ways {
  /** What the engine says. */
  teach: (signal: AbortSignal) => AsyncIterable<TutorEvent>;
  /** What is said instead when the classifier has noticed something. */
  crisisReply: (noticed: Noticed) => AsyncIterable<TutorEvent>;
}

/** Lets the engine begin while the last message is classified, and shows nothing of it before that is done. */
export const screenedTurn = async function* (
  thread: readonly ThreadMessage[],
  safety: Pick<Safety, 'isWorthClassifying' | 'classify'>,
  { teach, crisisReply }: Ways,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  if (!safety.isWorthClassifying(thread.at(-1)?.text ?? '')) return yield* teach(signal);
  const stop = new AbortController();
  const events = teach(AbortSignal.any([signal, stop.signal]))[Symbol.asyncIterator]();
  const first = events.next();
  const noticed = await inTime(safety.classify(ownWordsIn(thread)));
  if (noticed) {
    stop.abort();
    // What a stopped engine still says, or how it fails, is nobody's concern any more.
    void first.then(() => events.return?.()).catch(() => undefined);
    return yield* crisisReply(noticed);
  }
  try {
    for (let event = await first; !event.done; event = await events.next()) yield event.value;
  } finally {
    await events.return?.();
  }
};

const ABOUT_A_TEXT =
  /\b(?:my|the|a|this) (?:story|poem|essay|sentence|paragraph|novel|book|song|lyrics?|text)\b|\bteacher (?:wrote|circled|said|marked)\b|\bshow,? (?:do not|don'?t|dont) tell\b/i;

/** What stands between quotation marks in a message about a text is the text's, and nobody's own trouble. */
const ownWordsIn = (thread: readonly ThreadMessage[]): readonly ThreadMessage[] =>
  thread.map((message, at) =>
    at === thread.length - 1 && ABOUT_A_TEXT.test(message.text)
      ? { ...message, text: message.text.replaceAll(QUOTED, ' ') }
      : message,
  );
const QUOTED = /(?<!\p{L})["“”'‘’][^"“”\n]{3,}?["“”'‘’](?!\p{L})/gu;

const inTime = async (classified: Promise<Noticed | null>): Promise<Noticed | null> => {
  let alarm: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    alarm = setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    return await Promise.race([classified, tooLate]);
  } finally {
    clearTimeout(alarm);
  }
};

/** Says the fixed words. What the conversation was about stays, so that the exercise can go on afterwards. */
export const sayFixedReply = async function* (
  words: string,
  thread: readonly ThreadMessage[],
  tokens: Tokens,
): AsyncGenerator<TutorEvent> {
  for (const text of words.match(/\S+\s*|\s+/g) ?? []) yield { type: 'text', text };
  yield {
    type: 'done',
    usage: {
      inputTokens: await tokens.count(thread.at(-1)?.text ?? ''),
      outputTokens: await tokens.count(words),
      cost: null,
    },
    state: thread.findLast(({ by }) => by === 'tutor')?.state ?? null,
    choices: [],
    proof: { source: 'teaching', quotes: [], solution: null, checks: [], picture: null },
  };
};
