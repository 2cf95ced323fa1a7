import type { Proof, Quote, Solution } from '@studia/contract/proof';
import { inMarkdown } from '../../../markdown.ts';
import { escapeQuoted } from '../escape-quoted.ts';
import type { Choice } from '../state/state.ts';
import { EXERCISE_TRANSLATIONS } from './exercise-translations.ts';
import { lineAlone, lineInline } from './line.ts';
import type { Part } from './parts.ts';
import { PHRASES, type PhraseKey } from './phrases.ts';
import { TRANSLATIONS } from './translations.ts';

/** A reply as it is sent: its words, what can be tapped, and what it rests on. */
export interface Worded {
  text: string;
  choices: Choice[];
  proof: Proof | null;
}

interface Manner {
  language: string;
  /** Which turn it is: what comes often is said in turns. */
  turn: number;
  /** What was said before: nobody is asked the same thing in the same words while there are others. */
  before?: string;
}

/** Turns the parts of a reply into words. The same parts at the same turn are the same words. */
export const word = (parts: readonly Part[], manner: Manner): Worded => {
  const paragraphs: string[] = [];
  const quotes: Quote[] = [];
  let goesOn = false;
  for (const part of parts) {
    const words = wordsOf(part, quotes, manner);
    if (words === '') continue;
    const joins =
      (part.part === 'say' && !part.breaks && goesOn) ||
      (part.part === 'quote' && part.words === 'cited' && paragraphs.length > 0);
    if (joins) paragraphs.push(`${paragraphs.pop() ?? ''} ${words}`);
    else paragraphs.push(words);
    goesOn = part.part === 'say' || (part.part === 'quote' && part.words === 'cited');
  }
  return {
    text: paragraphs.join('\n\n'),
    choices: parts.flatMap((part) => (part.part === 'choices' ? part.choices : [])),
    proof: proofOf(parts, quotes),
  };
};

const wordsOf = (part: Part, quotes: Quote[], manner: Manner): string => {
  switch (part.part) {
    case 'say':
      return phraseOf(part.phrase, part.fill, manner);
    case 'text':
      return part.text;
    case 'quote':
      quotes.push(part.quote);
      return part.words === 'shown'
        ? `“${escapeQuoted(part.quote.text)}” [${quotes.length}]`
        : `[${quotes.length}]`;
    case 'told':
      quotes.push(...part.quotes);
      return part.text;
    case 'steps':
      return stepsIn(part.solution);
    case 'options':
      return part.options.map((option, at) => `${LETTERS[at] ?? '-'}) ${option}`).join('\n\n');
    default:
      return '';
  }
};

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

/** A phrase with its gaps filled, in the student's language where we have it. */
const phraseOf = (
  phrase: PhraseKey,
  fill: Readonly<Record<string, string>>,
  { language, turn, before = '' }: Manner,
): string => {
  const ways = waysOf(phrase, fill, language);
  const first = turn % ways.length;
  const filled = [...ways.slice(first), ...ways.slice(0, first)];
  return filled.find((words) => !before.includes(words)) ?? filled[0] ?? '';
};

/** All ways in which a phrase can be said, with its gaps filled. */
export const waysOf = (
  phrase: PhraseKey,
  fill: Readonly<Record<string, string>>,
  language: string,
): string[] => {
  const ways: readonly string[] =
    TRANSLATIONS[language]?.[phrase] ?? EXERCISE_TRANSLATIONS[language]?.[phrase] ?? PHRASES[phrase];
  return ways.map((way) =>
    way
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => fill[name] ?? '')
      .replaceAll(/ {2,}/g, ' ')
      .trim(),
  );
};

const stepsIn = ({ problem, steps, answer }: Solution): string =>
  [
    lineAlone(problem),
    ...(steps.length > 0
      ? [
          steps
            .map(({ reason, ...line }, at) => `${at + 1}. ${inMarkdown(reason)}\n   ${lineAlone(line)}`)
            .join('\n'),
        ]
      : []),
    `**Answer:** ${lineInline(answer)}`,
  ].join('\n\n');

const proofOf = (parts: readonly Part[], quotes: Quote[]): Proof | null => {
  const solution =
    parts
      .map((part) => (part.part === 'card' || part.part === 'steps' ? part.solution : null))
      .find((one) => one !== null) ?? null;
  const picture =
    parts.map((part) => (part.part === 'picture' ? part.picture : null)).find((one) => one !== null) ?? null;
  if (!solution && !picture && quotes.length === 0) return null;
  return { source: solution || picture ? 'mathematics' : 'books', quotes, solution, checks: [], picture };
};
