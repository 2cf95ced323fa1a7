import type { HelpAnswer, HelpCategory } from '@studia/contract/help';

/** An answer, and other ways in which people ask for it. */
export interface WrittenAnswer extends HelpAnswer {
  alsoAsked: readonly string[];
}

/** A file of answers: a category with its answers. */
export interface WrittenCategory {
  category: HelpCategory;
  answers: WrittenAnswer[];
}

/**
 * Reads a file of answers: `# Category`, then for each `## Question`, a line `id: …`, a line `also: … | …`, an empty line and
 * the answer in Markdown. Throws where something is missing, so that no build goes out with half an answer.
 */
export const readAnswers = (name: string, source: string): WrittenCategory => {
  const [head = '', ...parts] = source.split(/^## /m);
  const title = /^# (.+)$/m.exec(head)?.[1]?.trim();
  if (title === undefined) throw new Error(`${name} has no title.`);
  const answers = parts.map((part) => readAnswer(name, part));
  return { category: { id: name, title }, answers };
};

const readAnswer = (category: string, part: string): WrittenAnswer => {
  const [question = '', ...lines] = part.split('\n');
  const end = lines.indexOf('');
  const fields = new Map(
    lines.slice(0, end).map((line) => {
      const [, key = '', value = ''] = /^(\w+):(.*)$/.exec(line) ?? [];
      return [key, value.trim()];
    }),
  );
  const [id, also] = [fields.get('id'), fields.get('also')];
  const answer = lines.slice(end).join('\n').trim();
  if (id === undefined || also === undefined || answer === '')
    throw new Error(`${category}: "${question}" lacks its id, its other wordings or its answer.`);
  const alsoAsked = also.split('|').map((wording) => wording.trim());
  return { id, category, question: question.trim(), answer, alsoAsked };
};

/** Every way in which an answer is asked for. */
export const wordingsOf = ({ question, alsoAsked }: WrittenAnswer): string[] => [question, ...alsoAsked];

/** An answer as it is compared with questions. */
export interface IndexedAnswer {
  id: string;
  /** The words of each wording. */
  wordings: readonly ReadonlySet<string>[];
  /** Every word of it, those of the answer too. */
  words: ReadonlySet<string>;
}

/** How telling each word is: one that few answers have tells more. */
export const weighWords = (answers: readonly IndexedAnswer[]): ((word: string) => number) => {
  const counts = new Map<string, number>();
  for (const { words } of answers) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + answers.length / (1 + (counts.get(word) ?? 0)));
};

const weightOf = (words: Iterable<string>, weigh: (word: string) => number): number => {
  let sum = 0;
  for (const word of words) sum += weigh(word);
  return sum;
};

/**
 * How well a question's words are those of a wording, from 0 to 1. Both must cover each other: "how do I cancel the x?" has a
 * word of "how do I cancel?", and one that it has not.
 */
export const wordCertainty = (
  asked: ReadonlySet<string>,
  { wordings, words }: IndexedAnswer,
  weigh: (word: string) => number,
): number => {
  if (asked.size === 0) return 0;
  const whole = weightOf(asked, weigh);
  const byWording = wordings.map((wording) => {
    const shared = weightOf(
      [...asked].filter((word) => wording.has(word)),
      weigh,
    );
    return (2 * shared) / (whole + weightOf(wording, weigh));
  });
  // Words that stand in the answer alone help to find it, and make nothing certain.
  const inAnswer = weightOf(
    [...asked].filter((word) => words.has(word)),
    weigh,
  );
  return Math.max(...byWording, (ONLY_IN_ANSWER * inAnswer) / whole);
};

const ONLY_IN_ANSWER = 0.5;

/** How certain a likeness of meaning makes an answer; measured on questions that were meant and on questions about schoolwork. */
export const meaningCertainty = (likeness: number): number =>
  Math.min(1, Math.max(0, (likeness - UNLIKE) / (ALIKE - UNLIKE)));

const UNLIKE = 0.3;
const ALIKE = 0.85;

/** Words and meaning together: either may be sure alone, and they strengthen each other a little. */
export const certaintyOf = (byWords: number, byMeaning: number | null): number => {
  if (byMeaning === null) return byWords;
  const [high, low] = byWords > byMeaning ? [byWords, byMeaning] : [byMeaning, byWords];
  return 0.75 * high + 0.25 * low;
};
