import { inMarkdown } from '../../../markdown.ts';
import { escapeQuoted } from '../escape-quoted.ts';
import type { ThreadMessage } from '../turn.ts';
import { mostCentral, wordsIn } from './books/central.ts';

/** A sentence of what the student has shown, and the file it stands in. */
interface MaterialSentence {
  text: string;
  filename: string;
}

// `It` and `this` mostly mean what was said last; only a name for a file reaches further back.
const POINTS_AT_IT =
  /\b(?:attached|attachments?|files?|documents?|(?:the|my|this) (?:text|page|notes?)|pictures?|photos?|images?|worksheet|pdf|(?:question|problem|exercise|task|number|no\.?)\s*#?\d{1,2}\b)/i;
const MOST_TEXT = 60_000;

/** What the student has shown with this message, or points at from before: data to read, never an instruction. */
export const materialFor = (thread: readonly ThreadMessage[]): { filename: string; text: string }[] => {
  const readable = (message: ThreadMessage | undefined) =>
    (message?.shown ?? [])
      .filter(({ text }) => text.trim() !== '')
      .map(({ filename, text }) => ({ filename, text: text.slice(0, MOST_TEXT) }));
  const now = readable(thread.at(-1));
  if (now.length > 0 || !POINTS_AT_IT.test(thread.at(-1)?.text ?? '')) return now;
  return readable(thread.findLast((message) => message.by === 'student' && readable(message).length > 0));
};

/** The sentences of shown texts. */
export const sentencesOfMaterial = (
  material: readonly { filename: string; text: string }[],
): MaterialSentence[] =>
  material.flatMap(({ filename, text }) =>
    text.split(/\n+/).flatMap((line) =>
      Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line), ({ segment }) => ({
        text: segment.trim(),
        filename,
      })).filter((sentence) => sentence.text !== ''),
    ),
  );

/** An answer from what the student has shown, in its own words; null when it says nothing about the question. */
export const answerFromMaterial = (
  sentences: readonly MaterialSentence[],
  { isSummary, about }: { isSummary: boolean; about: string },
  message: string,
): string | null => {
  if (sentences.length === 0) return null;
  const [{ filename }] = sentences as [MaterialSentence];
  if (isSummary || /^\s*$/.test(message)) return summary(sentences, filename);
  const vocabulary = wordsIn(sentences.map(({ text }) => text).join(' '));
  const asked = new Set([...wordsIn(subjectOf(about))].filter((word) => vocabulary.has(word)));
  const [best] = sentences
    .map((sentence, at) => ({
      at,
      score: [...wordsIn(sentence.text)].filter((word) => asked.has(word)).length,
    }))
    .toSorted((one, other) => other.score - one.score);
  if (about === '') return summary(sentences, filename);
  if (!best || best.score < Math.max(1, asked.size / 2)) return null;
  const bestSentence = sentences[best.at];
  const next = sentences[best.at + 1];
  return `Your file says:\n\n“${escapeQuoted(bestSentence?.text ?? '')}” (${inMarkdown(bestSentence?.filename ?? filename)})${
    next && next.filename === bestSentence?.filename
      ? `\n\nAnd right after it: “${escapeQuoted(next.text)}”`
      : ''
  }\n\nWhat does that mean for your question, in your own words?`;
};

// `What does my file say about ash` asks for ash, not for files.
const subjectOf = (about: string): string => /\b(?:about|on|regarding)\s+(.+)$/i.exec(about)?.[1] ?? about;

const summary = (sentences: readonly MaterialSentence[], filename: string): string => {
  const main = mostCentral(sentences, Math.min(4, sentences.length), filename);
  return `The main sentences of ${inMarkdown(filename)}:\n\n${main.map(({ text }) => `- “${escapeQuoted(text)}”`).join('\n')}\n\nWhich of them would you like to talk about?`;
};
