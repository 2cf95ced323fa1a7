import type { Lookup } from '../../../library/service.ts';
import { mostCentral } from './central.ts';
import type { Level } from './level.ts';
import type { LookedUp } from './look-up.ts';
import { grown, headed, quoted, type BookReply } from './reply.ts';

export const SENTENCES: Readonly<Record<Level, number>> = { young: 3, middle: 4, advanced: 5 };

// A question or a task for the reader sums nothing up.
const NO_STATEMENT =
  /[|`#]|[:?]$|\byou\b|^(?:\*\*)?(?:try|choose|name|think|look|write|find|say|draw|imagine|ask|take|list|explain|describe|work|suppose|check|put|read|use|let|compare|copy|step)\b/i;

// A line of a program is none either: “while(!done){”, “x->next = y;”.
const CODE = /[{}]|;\s*(?:\/\/|$)|\w\([^()]*\);|==|->|::|\/\/|#include/;
const WHOLE = /^[\p{Lu}\p{Lo}\d“"‘'«¿¡*].*[.!?。！？।؟…]["'”’»)\]*]*$/su;

/** Whether a sentence says something by itself: no task, no line of a program, no piece of a sentence. */
export const isPlainStatement = (text: string): boolean =>
  !NO_STATEMENT.test(text) && !CODE.test(text) && WHOLE.test(text);

/** The main sentences of the section that a topic stands in, word for word. */
export const summariseFromBooks = async (
  { found, words }: LookedUp,
  level: Level,
  library: Lookup,
): Promise<BookReply | null> => {
  const best = found.find(({ heading }) => heading !== 'Key terms') ?? found[0];
  const section = best && (await library.section(best.quote));
  if (!section) return null;
  const plain = section.sentences.filter(({ text }) => isPlainStatement(text));
  const quotes = mostCentral(
    plain.length >= SENTENCES[level] ? plain : section.sentences,
    SENTENCES[level],
    words,
  );
  return {
    text: [
      `${headed(section.heading)} in ${quotes.length} sentences of the book:`,
      quotes.map((quote, at) => `- ${quoted(quote, at + 1)}`).join('\n'),
      'Look away for a moment. Which of these can you remember?',
    ].join('\n\n'),
    quotes,
    topic: grown(null, words, section.heading, quotes),
  };
};
