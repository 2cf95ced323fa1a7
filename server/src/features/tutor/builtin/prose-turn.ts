import { wordsIn } from './books/central.ts';
import { said, type Moment, type Reply } from './moment.ts';

const [FEWEST_WORDS, MANY_TIMES, LONG, SHORT] = [9, 3, 28, 7];
const BEFORE_THE_TEXT = /^[^\n:]{0,80}:\s*/;
const OWN_TEXT =
  /\b(?:my|mine|our) ?(?:essay|paragraph|introduction|intro|conclusion|text|story|letter|sentences?|thesis|summary|report|speech|poem)?\b/i;

/** What is said to a text of the student's own that is to be looked at; null when there is none. */
export const proseTurn = (moment: Moment): Reply | null => {
  const { intent, message, thread } = moment;
  if (intent.kind !== 'check') return null;
  const before = thread.findLast(({ by, text }) => by === 'student' && text !== message)?.text ?? '';
  const text = [message, before].map(ownTextIn).find((one) => one !== null);
  return text === undefined || text === null ? null : said(moment, remarksOn(text));
};

const ownTextIn = (message: string): string | null => {
  const text = message.replace(BEFORE_THE_TEXT, '').trim();
  const isNamed = text !== message.trim() && OWN_TEXT.test(message.slice(0, message.length - text.length));
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return words >= FEWEST_WORDS && (isNamed || sentencesIn(text).length > 1) && !/[=<>≤≥]/.test(text)
    ? text
    : null;
};

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));

/** Only what can be counted is said about a text; the rest is asked. */
const remarksOn = (text: string): string => {
  const sentences = sentencesIn(text);
  const lengths = sentences.map((one) => one.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0);
  const average = Math.round(lengths.reduce((sum, one) => sum + one, 0) / lengths.length);
  const remarks = [
    `It has ${sentences.length === 1 ? 'one sentence' : `${sentences.length} sentences`} of about ${average} words.${lengthRemark(lengths, average)}`,
    ...repeated(text),
    ...sameBeginning(sentences),
    ...(/(?:^|\s)i(?:\s|'|’|$)/.test(text) ? ['“I” is always written with a capital letter.'] : []),
    ...(sentences.some((one) => /^\p{Ll}/u.test(one)) ? ['Start every sentence with a capital letter.'] : []),
    ...(/[.!?]["”)]*$/.test(text) ? [] : ['The last sentence has no full stop.']),
  ];
  return `I can’t grade your writing the way a teacher would, but here’s what I can see:\n\n${remarks.map((one) => `- ${one}`).join('\n')}\n\nNow ask yourself: which sentence says what the whole text is about, and what reason or example follows it? Write that one sentence for me.`;
};

const lengthRemark = (lengths: readonly number[], average: number): string => {
  if (lengths.some((one) => one > LONG)) return ' One is very long: could it become two?';
  return lengths.length > 2 && average < SHORT ? ' Could you join two of them with “because” or “but”?' : '';
};

const repeated = (text: string): string[] => {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) if (wordsIn(word).size > 0) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] >= MANY_TIMES ? [`The word “${most[0]}” appears ${most[1]} times.`] : [];
};

const sameBeginning = (sentences: readonly string[]): string[] => {
  const beginnings = sentences.map((one) => /^\p{L}+/u.exec(one)?.[0]?.toLowerCase());
  const twice = beginnings.find((one, at) => one !== undefined && one === beginnings[at - 1]);
  return twice === undefined ? [] : [`Two sentences in a row begin with “${twice}”.`];
};
