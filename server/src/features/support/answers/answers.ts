import { HELP, type FoundAnswer, type HelpAnswer, type HelpCategory } from '@studia/contract/help';
import type { Embed } from '../../../ports/embed/port.ts';
import type { Language } from '../../../ports/language/port.ts';
import { likenessOf } from '../../../vectors.ts';
import {
  certaintyOf,
  meaningCertainty,
  weighWords,
  wordCertainty,
  wordingsOf,
  type WrittenCategory,
} from './rules.ts';

interface Dependencies {
  language: Pick<Language, 'termsOf'>;
  embed: Pick<Embed, 'embed' | 'background' | 'shipped'> | null;
  written: readonly WrittenCategory[];
}

/** An answer to a question about Studia, and how certain it is that it was meant. */
export interface FittingAnswer {
  id: string;
  question: string;
  /** Markdown. */
  answer: string;
  /** From 0 to 1; `HELP.certain` and more is the one that was asked for. */
  certainty: number;
  /** Where it stands. */
  path: string;
}

type Vector = Int8Array | Float32Array;

/** The answers that we wrote, found by words and by meaning. */
export const makeAnswers = ({ language, embed, written }: Dependencies) => {
  const answers = written.flatMap((part) => part.answers);
  const termsOf = (text: string): Set<string> => new Set(language.termsOf(text, 'en'));
  const makeIndex = () => {
    const indexed = answers.map((answer) => {
      const wordings = wordingsOf(answer);
      const words = termsOf([...wordings, answer.answer].join('\n'));
      return { id: answer.id, wordings: wordings.map(termsOf), words };
    });
    return { indexed, weigh: weighWords(indexed) };
  };
  // Made for the first question: no start waits for it.
  let index: ReturnType<typeof makeIndex> | null = null;

  // What the wordings mean is found out once, when nobody waits for it; until then words have to do.
  let meanings: readonly (readonly Vector[])[] | null = null;
  const learnMeanings = async (): Promise<void> => {
    if (embed === null || meanings !== null) return;
    const shipped = await embed.shipped();
    const learnt: Vector[][] = [];
    for (const answer of answers) {
      const vectors: Vector[] = [];
      for (const wording of wordingsOf(answer)) {
        const vector = shipped(wording) ?? (await embed.background(wording));
        if (vector) vectors.push(vector);
      }
      learnt.push(vectors);
    }
    meanings = learnt;
  };

  const find = async (question: string): Promise<FoundAnswer[]> => {
    const { indexed, weigh } = (index ??= makeIndex());
    const asked = termsOf(question);
    const questionVector = meanings === null ? null : await embed?.embed(question);
    return indexed
      .map((answer, place) => {
        const vectors = meanings?.[place] ?? [];
        const byMeaning =
          questionVector && vectors.length > 0
            ? meaningCertainty(Math.max(...vectors.map((vector) => likenessOf(questionVector, vector))))
            : null;
        return { id: answer.id, certainty: certaintyOf(wordCertainty(asked, answer, weigh), byMeaning) };
      })
      .filter(({ certainty }) => certainty >= HELP.likely)
      .toSorted((one, other) => other.certainty - one.certainty)
      .slice(0, HELP.mostFound);
  };

  return {
    answers: (): { categories: HelpCategory[]; answers: HelpAnswer[] } => ({
      categories: written.map(({ category }) => category),
      answers: answers.map(({ id, category, question, answer }) => ({ id, category, question, answer })),
    }),
    findAnswers: find,
    learnMeanings,

    /** The answer that fits a question best; null when none does. The tutor asks here about Studia itself. */
    findAnswer: async (question: string): Promise<FittingAnswer | null> => {
      const [best] = await find(question.slice(0, HELP.questionCharacters));
      const found = answers.find(({ id }) => id === best?.id);
      if (!best || !found) return null;
      const { id, answer } = found;
      return {
        id,
        question: found.question,
        answer,
        certainty: best.certainty,
        path: `/help-support?answer=${id}`,
      };
    },
  };
};
