import { wordsIn } from '../pages/books/central.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

const [FEWEST_WORDS, MANY_TIMES, LONG, SHORT, LONGEST] = [25, 3, 28, 7, 160];
const THESIS =
  /^.*?\b(?:mine is|my (?:thesis|point|claim|argument|topic)(?: statement)? is|(?:thesis|topic)(?: statement)?\s*:|i (?:think|believe)(?: that)?)\s*:?\s*/is;
const ASKS_TO_WRITE =
  /\b(?:write|do|make|finish)\b.{0,20}\b(?:my|an?|the|this)\b.{0,30}\b(?:essay|paragraph|introduction|intro|conclusion|speech|letter|report|poem|text)\b/i;
const PLEADS = /^\W*(?:pl+e+a*s+e*|pls+|come on|but i)\b|\b(?:due|no time|hurry|asap)\b/i;
const ARGUES =
  /\b(?:because|since|should|must|more than|less than|better|worse|although|even though|leads? to|causes?|harms?|helps?)\b/i;

/** Coaches a student's own text, one question after the other; nothing is written for them. */
export const coachEssay = (context: MoveContext): Reply => {
  const { state, said } = context;
  const { message } = said;
  const draft = draftIn(message);
  if (draft !== null) return at(context, [say('essaySeen'), text(remarksOn(draft)), ask('essayAsk')], 0);
  if (state.essay && /\btoo (?:long|short)\b|\blong enough\b|\bhow long\b/i.test(message))
    return at(context, [say('essayLength', { words: String(wordsOf(state.essay.about)) })], state.essay.step);
  if (state.essay && /\b(?:write|do) (?:it|the \w+|my \w+|this)\b|\bjust do it\b|\bfor me\b/i.test(message))
    return at(context, [say('essayWontWrite'), ask('essayStuck')], Math.max(1, state.essay.step));
  if (state.essay && /\b(?:counter ?argument|other side|objection|disagree)/i.test(message))
    return at(context, [say('essayObjectionHow')], 3);
  if (
    state.essay &&
    said.isQuestion &&
    !said.isClaim &&
    !/^\W*(?:is|was|are) (?:it|this|that) (?:good|ok|okay|right)/i.test(message)
  )
    return at(context, [say('essayYourCall')], state.essay.step);
  if (state.essay && PLEADS.test(message) && !ARGUES.test(message))
    return at(context, [say('essayWontWrite'), ask('essayStuck')], state.essay.step);
  if (said.act === 'unsure' || said.act === 'hint')
    return at(context, [say('essayStuck')], state.essay?.step ?? 1);
  if (!state.essay || ASKS_TO_WRITE.test(message)) {
    const thesis = !ASKS_TO_WRITE.test(message) && THESIS.test(message) ? thesisIn(message) : '';
    return thesis === '' ? at(context, [say('essayOpen')], 1) : onThesis(context, thesis);
  }
  switch (state.essay.step) {
    case 1:
      return onThesis(
        context,
        /^\W*(?:because|bc|since)\b/i.test(message)
          ? `${state.essay.about.replace(/[.!]$/, '')} ${message.trim()}`.slice(0, LONGEST)
          : thesisIn(message),
      );
    case 2:
      return at(context, [say('essayObjection')], 3);
    default:
      return at(context, [say('essayOutline')], 0);
  }
};

const wordsOf = (words: string): number => words.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;

const thesisIn = (message: string): string =>
  message
    .replace(THESIS, '')
    .replace(/^[\s:“"]+|[\s”".]+$/g, '')
    .slice(0, LONGEST);

const onThesis = (context: MoveContext, thesis: string): Reply =>
  ARGUES.test(thesis) || thesis.split(/\s+/).length > SHORT
    ? at(context, [say('essayThesis', { thesis }), say('essayReasons')], 2, thesis)
    : at(context, [say('essayThesis', { thesis }), say('essayClaim')], 1, thesis);

const at = ({ state, said }: MoveContext, parts: Part[], step: number, thesis = ''): Reply => ({
  parts,
  state: goOn(state, {
    focus: 'essay',
    waits: 'answer',
    essay: { about: thesis || (state.essay?.about ?? said.subject), step },
    exercise: null,
    item: null,
  }),
});

/** A text of the student's own that is long enough to be looked at; null when there is none. */
const draftIn = (message: string): string | null => {
  const words = message.match(/\p{L}+/gu)?.length ?? 0;
  return words >= FEWEST_WORDS && sentencesIn(message).length > 1 && !/\?\s*$/.test(message)
    ? message.replace(/^[^\n:]{0,60}:\s*/, '').trim()
    : null;
};

const sentencesIn = (draft: string): string[] =>
  draft
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));

/** Only what can be counted is said about a text; the rest is asked. */
const remarksOn = (draft: string): string => {
  const sentences = sentencesIn(draft);
  const lengths = sentences.map((one) => one.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0);
  const average = Math.round(lengths.reduce((sum, one) => sum + one, 0) / lengths.length);
  const remarks = [
    `It has ${sentences.length} sentences of about ${average} words each.${lengthRemark(lengths, average)}`,
    ...repeated(draft),
    ...(ARGUES.test(draft)
      ? []
      : ['I don’t see a “because” or “should” yet: what’s the reason behind your point?']),
    ...(/\bfor example|for instance|such as\b/i.test(draft)
      ? []
      : ['There’s no example yet. One concrete case makes a reader believe you.']),
    ...(/(?:^|\s)i(?:\s|'|’|$)/.test(draft) ? ['“I” is always written with a capital letter.'] : []),
    ...(sentences.some((one) => /^\p{Ll}/u.test(one)) ? ['Start every sentence with a capital letter.'] : []),
  ];
  return remarks.map((one) => `- ${one}`).join('\n');
};

const lengthRemark = (lengths: readonly number[], average: number): string => {
  if (lengths.some((one) => one > LONG)) return ' One is very long: could it become two?';
  return lengths.length > 2 && average < SHORT ? ' Could you join two of them with “because” or “but”?' : '';
};

const repeated = (draft: string): string[] => {
  const counts = new Map<string, number>();
  for (const word of draft.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    if (wordsIn(word).size > 0) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] >= MANY_TIMES ? [`The word “${most[0]}” appears ${most[1]} times.`] : [];
};
