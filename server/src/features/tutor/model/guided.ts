import type { Quote } from '@studia/contract/proof';
import type { TutorEvent } from '../turn.ts';
import { KEEPS_BACK, type TurnPlan } from './turn-note.ts';

/** Milliseconds until the built-in tutor answers instead of a model that says nothing. */
const FIRST_WORDS = 20_000;

interface Guidance {
  plan: TurnPlan;
  /** The built-in tutor's own turn. */
  builtIn: () => AsyncIterable<TutorEvent>;
  style: 'guide' | 'explain';
  firstWords?: number;
}

/**
 * A model's turn under guidance: whoever says nothing in time, or fails before the first word, is stood in for; what stalls keeps
 * what came; and an early solution becomes the first step.
 */
export const guidedTurn = async function* (
  events: AsyncIterable<TutorEvent>,
  { plan, builtIn, style, firstWords = FIRST_WORDS }: Guidance,
): AsyncGenerator<TutorEvent> {
  // Its own first word counts, also where the student hears none before the last.
  const prompt = begunInTime(events, firstWords);
  const heard = withState(
    style === 'guide' && KEEPS_BACK.has(plan.move.kind) && plan.answer.length > 0
      ? keptBack(prompt, plan.answer, builtIn)
      : prompt,
    plan,
  );
  let words = '';
  const quotes: Quote[] = [];
  for await (const event of heard) {
    if (event.type === 'error' && event.trouble !== 'stopped') break;
    if (event.type === 'text') words += event.text;
    if (event.type === 'citation') quotes.push(event.quote);
    yield event;
    if (event.type === 'done' || event.type === 'error') return;
  }
  yield* words === '' ? standIn(builtIn()) : brokenOff(plan, quotes);
};

/** The events of a turn; one that leaves its first word waiting too long is left, and failed as late. */
const begunInTime = async function* (
  events: AsyncIterable<TutorEvent>,
  firstWords: number,
): AsyncGenerator<TutorEvent> {
  const turn = events[Symbol.asyncIterator]();
  let hasBegun = false;
  try {
    for (;;) {
      const next = turn.next();
      const step: IteratorResult<TutorEvent> | 'late' = hasBegun
        ? await next
        : await inTime(next, firstWords);
      if (step === 'late') return yield { type: 'error', trouble: 'late', message: 'No first word in time.' };
      if (step.done) return;
      hasBegun ||= step.value.type === 'text' && step.value.text !== '';
      yield step.value;
    }
  } finally {
    // Nobody waits for one that still hangs, nor hears how it fails.
    void Promise.resolve(turn.return?.(undefined)).catch(() => undefined);
  }
};

const STANDS_IN = 'The connected model isn’t answering right now, so I’ll take this one myself.\n\n';
const BROKE_OFF = '\n\n*(The answer broke off here. Say “go on”, and I’ll continue.)*';

const standIn = async function* (events: AsyncIterable<TutorEvent>): AsyncGenerator<TutorEvent> {
  yield { type: 'text', text: STANDS_IN };
  yield* events;
};

// The numbers that were said already still lead to their sources.
const brokenOff = function* ({ state }: TurnPlan, quotes: Quote[]): Generator<TutorEvent> {
  yield { type: 'text', text: BROKE_OFF };
  yield {
    type: 'done',
    usage: { inputTokens: 0, outputTokens: 0, cost: null },
    state,
    proof: {
      source: quotes.length > 0 ? 'books' : 'general',
      quotes,
      solution: null,
      checks: [],
      picture: null,
    },
    choices: ['Go on'],
  };
};

/** Where the conversation stands is known with a model too. */
const withState = async function* (
  events: AsyncIterable<TutorEvent>,
  { state }: TurnPlan,
): AsyncGenerator<TutorEvent> {
  for await (const event of events) yield event.type === 'done' ? { ...event, state } : event;
};

/** Listens to the whole reply before any of it is shown; one that gives the answer away becomes the first step. */
const keptBack = async function* (
  events: AsyncIterable<TutorEvent>,
  answer: readonly string[],
  builtIn: () => AsyncIterable<TutorEvent>,
): AsyncGenerator<TutorEvent> {
  const heard: TutorEvent[] = [];
  let words = '';
  for await (const event of events) {
    if (event.type === 'tool') yield event;
    else heard.push(event);
    if (event.type === 'text') words += event.text;
  }
  yield* givesAway(words, answer) ? builtIn() : heard;
};

/** Whether a reply holds the answer as a result. */
const givesAway = (words: string, answer: readonly string[]): boolean =>
  answer.some((form) =>
    new RegExp(String.raw`(?<![\p{L}\d.])${escaped(form)}(?![\p{L}\d]|\.\d)`, 'u').test(words),
  );

const escaped = (form: string): string => form.replaceAll(/[.*+?^{}()|[\]\\$]/g, String.raw`\$&`);

const inTime = async <T>(next: Promise<T>, milliseconds: number): Promise<T | 'late'> => {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    alarm = setTimeout(resolve, milliseconds, 'late');
  });
  try {
    return await Promise.race([next, late]);
  } finally {
    clearTimeout(alarm);
  }
};
