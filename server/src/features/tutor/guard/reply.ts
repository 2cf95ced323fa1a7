import type { CheckedLine, Proof } from '@studia/contract/proof';
import type { TutorEvent } from '../turn.ts';
import { makeCitations, type Shown } from './citations.ts';
import { makeLineCheck } from './lines.ts';
import { foreignQuotes, withoutMarks } from './quotations.ts';
import type { Shelf } from './shelf.ts';

/** The guard over a model's reply. */
export interface ReplyGuard {
  /** What may be shown of the next piece, at once, and what had to be put right. */
  push(text: string): TutorEvent[];
  /** What is left when the reply is over. */
  end(): TutorEvent[];
  proof(): Proof;
}

/** Lets a reply through as it comes, and puts each line right when it is finished. */
export const makeReplyGuard = (topic: string, shelf: Shelf): ReplyGuard => {
  const citations = makeCitations(shelf);
  const mathematics = makeLineCheck(topic);
  const checks: CheckedLine[] = [];
  let line = '';
  let number = 0;

  const finished = function* (): Generator<TutorEvent> {
    let now = line;
    for (const { sentence, mended } of bookFaults(line)) {
      yield { type: 'tool', tool: 'books', sentence, correction: { was: now, now: mended } };
      now = mended;
    }
    const checked = mathematics.next(now);
    if (checked?.verdict === 'right') checks.push({ line: number, verdict: 'right' });
    if (checked?.verdict === 'corrected') {
      checks.push({ line: number, verdict: 'corrected', was: checked.was });
      yield {
        type: 'tool',
        tool: 'algebra',
        sentence: 'A line of mathematics was checked and put right.',
        correction: { was: now, now: checked.line },
      };
    }
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
    const place = `${quote.title}, p. ${quote.page}`;
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
    end: () => [...through(citations.end()), ...finished()],
    proof: () => ({
      source: citations.cited().length > 0 ? 'books' : 'general',
      quotes: [...citations.cited()],
      solution: null,
      checks,
      picture: null,
    }),
  };
};
