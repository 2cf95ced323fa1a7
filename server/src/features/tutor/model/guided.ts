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
  /** Hangs up on the model. */
  stop: () => void;
  firstWords?: number;
}

/**
 * A model's turn under guidance: whoever says nothing in time, or fails before the first word, is stood in for; what stalls keeps
 * what came; and an early solution becomes the first step.
 */
export const guidedTurn = async function* (
  events: AsyncIterable<TutorEvent>,
  { plan, builtIn, style, stop, firstWords = FIRST_WORDS }: Guidance,
): AsyncGenerator<TutorEvent> {
  // Its own first word counts, also where the student hears none before the last.
  const prompt = begunInTime(events, firstWords, stop);
  const modelEvents =
    style === 'guide' && KEEPS_BACK.has(plan.move.kind) && plan.answer.length > 0
      ? holdBack(prompt, plan.answer, builtIn)
      : prompt;
  let words = '';
  const quotes: Quote[] = [];
  for await (const event of modelEvents) {
    if (event.type === 'error' && event.trouble !== 'stopped') break;
    if (event.type === 'text') words += event.text;
    if (event.type === 'citation') quotes.push(event.quote);
    // Where the conversation stands is known with a model too.
    yield event.type === 'done' ? { ...event, state: plan.state } : event;
    if (event.type === 'done' || event.type === 'error') return;
  }
  yield* words === '' ? standIn(builtIn()) : brokenOff(plan, quotes);
};

/** The events of a turn; one that leaves its first word waiting too long is hung up on, and failed as late. */
const begunInTime = async function* (
  events: AsyncIterable<TutorEvent>,
  firstWords: number,
  stop: () => void,
): AsyncGenerator<TutorEvent> {
  const turn = events[Symbol.asyncIterator]();
  const alarm = alarmIn(firstWords);
  let [isOver, isHeard] = [false, false];
  try {
    for (;;) {
      // Whatever was once held against the alarm stays with it to the end of the turn: with a word it is over.
      const step: IteratorResult<TutorEvent> | 'late' = await (isHeard
        ? turn.next()
        : Promise.race([turn.next(), alarm.rings]));
      if (step === 'late') return yield { type: 'error', trouble: 'late', message: 'No first word in time.' };
      // Who failed may still hold the line.
      isOver = step.done === true || step.value.type === 'done';
      if (step.done) return;
      isHeard ||= step.value.type === 'text' && step.value.text !== '';
      if (isHeard) alarm.off();
      yield step.value;
    }
  } finally {
    alarm.off();
    if (!isOver) stop();
    // Nobody waits for one that still hangs, nor hears how it fails.
    void Promise.resolve(turn.return?.(undefined)).catch(() => undefined);
  }
};

/** An alarm that rings once, unless it is switched off. */
const alarmIn = (milliseconds: number): { rings: Promise<'late'>; off: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  const rings = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'late');
  });
  return { rings, off: () => clearTimeout(timer) };
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

/**
 * Lets words through until something is worked out, and holds what follows back to its end: a reply that gives the answer away
 * becomes the first step as soon as it does.
 */
const holdBack = async function* (
  events: AsyncIterable<TutorEvent>,
  answer: readonly string[],
  builtIn: () => AsyncIterable<TutorEvent>,
): AsyncGenerator<TutorEvent> {
  const held: TutorEvent[] = [];
  let words = '';
  let text = '';
  for await (const event of events) {
    // What is corrected is shown after the words that it is about.
    if (event.type !== 'text') {
      if (event.type === 'tool' && !event.correction) yield event;
      else held.push(event);
      continue;
    }
    words += event.text;
    if (givesAway(words, answer)) return yield* firstStep(text, builtIn());
    held.push(event);
    const harmless = held.every(({ type }) => type === 'text') ? harmlessIn(words.slice(text.length)) : '';
    if (harmless === '') continue;
    text += harmless;
    yield { type: 'text', text: harmless };
    const rest = words.slice(text.length);
    held.splice(0, held.length, ...(rest === '' ? [] : [{ type: 'text' as const, text: rest }]));
  }
  yield* held;
};

const firstStep = async function* (
  text: string,
  events: AsyncIterable<TutorEvent>,
): AsyncGenerator<TutorEvent> {
  if (text !== '' && !text.endsWith('\n')) yield { type: 'text', text: '\n\n' };
  yield* events;
};

/** The whole sentences at the beginning of a text in which nothing is worked out. */
const harmlessIn = (text: string): string => {
  const upTo = /[\d=$\\`|<>]|\b(?:answer|solution|result)\b/i.exec(text)?.index ?? text.length;
  return /^.*[.!?…]["”)*_]*\s+(?=\S)/s.exec(text.slice(0, upTo))?.[0] ?? '';
};

/** Whether a reply holds the answer as a result, in figures or in words. */
const givesAway = (words: string, answer: readonly string[]): boolean =>
  answer.some((form) =>
    new RegExp(String.raw`(?<![\p{L}\d.])${escaped(form)}(?![\p{L}\d]|\.\d)`, 'u').test(words),
  ) || answer.some((form) => spelt(form)?.test(words));

const escaped = (form: string): string => form.replaceAll(/[.*+?^{}()|[\]\\$]/g, String.raw`\$&`);

const NAMES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** `x = 5` as it is said: x is five, the answer is five. */
const spelt = (form: string): RegExp | null => {
  const [, letter = '', minus = '', digits] = /^(?:([a-z]) = |= |is )?([−-]?)(\d{1,2})$/.exec(form) ?? [];
  const name = digits === undefined ? undefined : NAMES[Number(digits)];
  if (name === undefined) return null;
  const what =
    letter === '' ? String.raw`(?:answer|result|solution|it)` : `(?:${letter}|answer|result|solution)`;
  const sign = minus === '' ? '' : String.raw`(?:minus|negative)\s+`;
  return new RegExp(String.raw`\b${what}\s+(?:is|equals|must be|has to be)\s+${sign}${name}\b`, 'i');
};
