import { pageName } from '@studia/contract/page-name';
import type { CheckedLine, Proof } from '@studia/contract/proof';
import type { Exercises } from '../../exercises/service.ts';
import type { TutorEvent } from '../turn.ts';
import { makeCitations, type ReplyPart } from './citations.ts';
import { closeHoles } from './holes.ts';
import { makeLineChecks } from './line-checks.ts';
import { foreignQuotes, withoutMarks } from './quotations.ts';
import type { Shelf } from './shelf.ts';

/** The guard over a model's reply. */
export interface ReplyGuard {
  /** What may be shown of the next piece, at once, and which words of others had to be put right. */
  push(text: string): TutorEvent[];
  /** What was put right in earlier lines since this was asked last. */
  mended(): Mended[];
  /** Waits until there is something of that kind. */
  news(): Promise<void>;
  /** What is left when the reply is over and its last line checked. */
  end(): Promise<TutorEvent[]>;
  proof(): Proof;
}

export type Mended = Extract<TutorEvent, { type: 'tool' }>;

/** Longer than this, a line is heard when it is finished. */
const LONGEST_OPEN = 2_000;
/** One sentence that is judged, and one that is only heard. */
const FEWEST_SENTENCES = 2;
/** Roughly: what a sentence is decides who judges it. */
const SENTENCE_END = /[.!?…]\S{0,4}\s|[。？！।]/g;
const SENTENCE_SIGN = /[.!?…。？！।\s]/;

/** Lets a reply through as it comes, and puts its sentences right when they are finished. */
export const makeReplyGuard = (topic: string, shelf: Shelf, exercises: Exercises): ReplyGuard => {
  const citations = makeCitations(shelf);
  const checks: CheckedLine[] = [];
  const untold: Mended[] = [];
  /** The lines as the student reads them. */
  const read: string[] = [''];
  /** What an open line was checked as, and what it says since then. */
  const slips = new Map<number, { text: string; now: string }>();
  let wake = (): void => {};
  let line = '';
  let number = 0;
  let sentences = 0;

  const change = (at: number, was: string, now: string): void => {
    const whole = read[at] ?? '';
    if (was === now || !whole.startsWith(was)) return;
    read[at] = now + whole.slice(was.length);
    untold.push({
      type: 'tool',
      tool: 'algebra',
      sentence: 'A line of mathematics was checked and put right.',
      correction: { line: at, was, now },
    });
    wake();
  };

  const mathematics = makeLineChecks(topic, exercises, ({ number: at, text, open }, found) => {
    const now = found?.verdict === 'corrected' ? found.line : text;
    if (open) {
      const before = slips.get(at);
      change(at, before ? before.now + text.slice(before.text.length) : text, now);
      slips.set(at, { text, now });
      return;
    }
    if (found?.verdict === 'right') checks.push({ line: at, verdict: 'right' });
    if (found?.verdict === 'corrected') checks.push({ line: at, verdict: 'corrected', was: found.was });
    change(at, read[at] ?? '', now);
  });

  // A sentence is judged when the next one is over: that may say how it was meant.
  const hearSentences = (): void => {
    if (line.length > LONGEST_OPEN) return;
    const ends = Array.from(line.matchAll(SENTENCE_END), ({ 0: sign, index }) => index + sign.length);
    if (ends.length < FEWEST_SENTENCES || ends.length <= sentences) return;
    sentences = ends.length;
    mathematics.add({ number, text: line.slice(0, ends.at(-1)), open: true });
  };

  const finished = function* (): Generator<TutorEvent> {
    let text = line;
    for (const { sentence, mend } of bookFaults(line)) {
      const was = read[number] ?? '';
      const now = mend(was);
      if (now !== was)
        yield { type: 'tool', tool: 'books', sentence, correction: { line: number, was, now } };
      read[number] = now;
      text = mend(text);
    }
    slips.delete(number);
    mathematics.add({ number, text, open: false });
  };

  const bookFaults = function* (
    written: string,
  ): Generator<{ sentence: string; mend: (text: string) => string }> {
    const words = [...citations.takeUnproved(), ...foreignQuotes(written, shelf.all())];
    const holes = citations.takeHoles();
    // Their places are those of the line as it was written.
    if (holes.length > 0 && read[number] === written)
      yield {
        sentence: 'A source that nobody showed was taken out.',
        mend: (text) => closeHoles(text, holes),
      };
    if (words.length > 0)
      yield {
        sentence: 'These words stand in no book that was opened, so they are not shown as a quotation.',
        mend: (text) => withoutMarks(text, words),
      };
    yield { sentence: 'The place in the book was put right.', mend: referenceIn };
  };

  // A list of sources must not say another title or page than the passage has.
  const referenceIn = (written: string): string => {
    const [, lead = '', at] = /^(\s*(?:[-*]\s+)?\[(\d+)\]:?\s+)\S/.exec(written) ?? [];
    const quote = at === undefined ? undefined : citations.cited()[Number(at) - 1];
    if (!quote || !/\bp(?:ages?|p?\.)\s*\d/i.test(written)) return written;
    const place = `${quote.title}, p. ${pageName(quote)}`;
    return written.includes(place) ? written : `${lead}${place}`;
  };

  const through = function* (shown: readonly ReplyPart[]): Generator<TutorEvent> {
    for (const one of shown) {
      if (one.type === 'citation') {
        yield one;
        continue;
      }
      for (const piece of one.text.split(/(?<=\n)/)) {
        yield { type: 'text', text: piece };
        line += piece.replace(/\n$/, '');
        read[number] = (read[number] ?? '') + piece.replace(/\n$/, '');
        if (!piece.endsWith('\n')) {
          if (SENTENCE_SIGN.test(piece)) hearSentences();
          continue;
        }
        yield* finished();
        line = '';
        sentences = 0;
        number++;
        read[number] = '';
      }
    }
  };

  return {
    push: (text) => [...through(citations.push(text))],
    mended: () => untold.splice(0),
    news: () =>
      new Promise((resolve) => {
        wake = resolve;
        if (untold.length > 0) resolve();
      }),
    end: async () => {
      const last = [...through(citations.end()), ...finished()];
      await mathematics.settled();
      return [...last, ...untold.splice(0)];
    },
    proof: () => ({
      source: citations.cited().length > 0 ? 'books' : 'general',
      quotes: [...citations.cited()],
      solution: null,
      checks,
      picture: null,
    }),
  };
};
