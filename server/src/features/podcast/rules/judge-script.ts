import { PODCAST } from '@studia/contract/limits';
import type { PodcastMinutes, Script, ScriptLine } from '@studia/contract/podcast';
import type { Quote } from '@studia/contract/proof';
import { lengthOf } from './script/draft.ts';
import { flat, isQuestion, sentencesOf, spokenWords } from './script/words.ts';

/** A script as a model writes it: its quotes are only claimed. */
export interface WrittenScript {
  parts: string[];
  lines: { speaker: ScriptLine['speaker']; text: string; part: number; pause: number; quote: string }[];
}

/** What a script may lean on: the sentences of the chapter, and all that the lesson says. */
export interface Witness {
  sentences: readonly Quote[];
  lesson: string;
}

const SHORTEST_QUOTE = 20;
const LONGEST_PAUSE = 8;
/** So much of a line may claim nothing without being a claim. */
const SMALL_TALK = 14;
const FEWEST_HOST_LINES = 0.25;
/** How far from the length that was asked for a script may be. */
const SHORTEST = 0.6;
const LONGEST = 1.35;

/** The script with its quotes found, or what is wrong with it. */
export const judgeScript = (
  { parts, lines }: WrittenScript,
  { sentences, lesson }: Witness,
  minutes: PodcastMinutes,
): { script: Script | null; refused: string[] } => {
  const refused: string[] = [];
  const chapter = sentences.map((quote) => ({ quote, text: flat(quote.text) }));
  const whole = chapter.map(({ text }) => text).join(' ');
  // Of two sentences the first leads to the page.
  const locate = (wanted: string) =>
    chapter.find(({ text }) => text.includes(wanted)) ??
    (whole.includes(wanted) ? chapter.find(({ text }) => wanted.startsWith(text)) : undefined);
  const known = numbersIn(`${whole} ${lesson}`);
  const judged = lines.map((line, index): ScriptLine => {
    const at = `- lines.${index}:`;
    const wanted = flat(line.quote);
    const found = wanted.length < SHORTEST_QUOTE ? undefined : locate(wanted);
    const text = flat(line.text).replaceAll(/[*_#<>|`]+/g, '');
    if (wanted !== '' && !found) refused.push(`${at} its quote is not in the chapter.`);
    if (wanted === '' && line.speaker === 'explainer' && !isQuestion(text) && spokenWords(text) > SMALL_TALK)
      refused.push(`${at} it states something without a quote.`);
    const invented = [...numbersIn(text)].filter((number) => !known.has(number));
    if (invented.length > 0)
      refused.push(`${at} ${invented.join(', ')} is neither in the chapter nor in the lesson.`);
    if (text === '' || text.length > PODCAST.lineCharacters) refused.push(`${at} it is empty or too long.`);
    if (line.part < 0 || line.part >= parts.length) refused.push(`${at} there is no such part.`);
    const pause = Math.min(LONGEST_PAUSE, Math.max(0, line.pause));
    return { speaker: line.speaker, text, quote: found?.quote ?? null, part: Math.trunc(line.part), pause };
  });
  const wished = minutes * PODCAST.wordsPerMinute;
  const length = lengthOf(judged);
  if (length < wished * SHORTEST || length > wished * LONGEST || judged.length > PODCAST.mostLines)
    refused.push(`- It has ${Math.round(length)} words with its pauses; ${wished} are wanted.`);
  if (judged.filter(({ speaker }) => speaker === 'host').length < judged.length * FEWEST_HOST_LINES)
    refused.push('- The host hardly says anything: it is no dialogue.');
  // What can be chosen from stands between the question and the pause.
  const asksListener = judged.some(
    ({ pause, text }, at) =>
      pause >= 2 && sentencesOf(`${judged[at - 1]?.text ?? ''} ${text}`).some(isQuestion),
  );
  if (!asksListener) refused.push('- There is no question to the listener with a pause after it.');
  return { script: refused.length === 0 ? { parts: parts.map(flat), lines: judged } : null, refused };
};

/** Small numbers are counted by everybody; larger ones are facts. */
const numbersIn = (text: string): Set<string> =>
  new Set(
    (text.match(/\d+(?:[.,]\d+)*/g) ?? [])
      .map((number) => number.replaceAll(',', ''))
      .filter((number) => Number(number) > 12),
  );
