import { pageName } from '@studia/contract/page-name';
import type { CheckedLine, Proof } from '@studia/contract/proof';
import type { MathWorker } from '../math-worker/math-worker.ts';
import type { TutorEvent } from '../turn.ts';
import { makeCitations, type Shown } from './citations.ts';
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

/** Lets a reply through as it comes, and puts its lines right when they are finished. */
export const makeReplyGuard = (topic: string, shelf: Shelf, mathWorker: MathWorker): ReplyGuard => {
  const citations = makeCitations(shelf);
  const checks: CheckedLine[] = [];
  const untold: Mended[] = [];
  let wake = (): void => {};
  let line = '';
  let number = 0;

  const mathematics = makeLineChecks(topic, mathWorker, (checked, found) => {
    if (found.verdict === 'right') {
      checks.push({ line: checked.number, verdict: 'right' });
      return;
    }
    checks.push({ line: checked.number, verdict: 'corrected', was: found.was });
    untold.push({
      type: 'tool',
      tool: 'algebra',
      sentence: 'A line of mathematics was checked and put right.',
      correction: { line: checked.number, was: checked.text, now: found.line },
    });
    wake();
  });

  const finished = function* (): Generator<TutorEvent> {
    let now = line;
    for (const { sentence, mended } of bookFaults(line)) {
      yield { type: 'tool', tool: 'books', sentence, correction: { line: number, was: now, now: mended } };
      now = mended;
    }
    mathematics.add({ number, text: now });
  };

  const bookFaults = function* (written: string): Generator<{ sentence: string; mended: string }> {
    const words = [...citations.takeUnproved(), ...foreignQuotes(written, shelf.all())];
    const unmarked = withoutMarks(written, words);
    if (unmarked !== written)
      yield {
        sentence: 'These words stand in no book that was opened, so they are not shown as a quotation.',
        mended: unmarked,
      };
    const listed = referenceIn(unmarked);
    if (listed !== unmarked) yield { sentence: 'The place in the book was put right.', mended: listed };
  };

  // A list of sources must not say another title or page than the passage has.
  const referenceIn = (written: string): string => {
    const [, lead = '', at] = /^(\s*(?:[-*]\s+)?\[(\d+)\]:?\s+)\S/.exec(written) ?? [];
    const quote = at === undefined ? undefined : citations.cited()[Number(at) - 1];
    if (!quote || !/\bp(?:ages?|p?\.)\s*\d/i.test(written)) return written;
    const place = `${quote.title}, p. ${pageName(quote)}`;
    return written.includes(place) ? written : `${lead}${place}`;
  };

  const through = function* (shown: readonly Shown[]): Generator<TutorEvent> {
    for (const one of shown) {
      if (one.type === 'citation') {
        yield one;
        continue;
      }
      for (const piece of one.text.split(/(?<=\n)/)) {
        yield { type: 'text', text: piece };
        line += piece;
        if (!piece.endsWith('\n')) continue;
        line = line.slice(0, -1);
        yield* finished();
        line = '';
        number++;
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
