import { makeActClassifier } from '../../server/src/features/tutor/understand/classifier/classifier.ts';
import type { Evaluation } from './evaluation.ts';
import { labelledMessages, type LabelledMessage } from './labelled-acts.ts';
import { learnActWeights } from './learn-act-weights.ts';

const [FOLDS, SURE, MOST_SHOWN] = [3, 0.8, 25];

interface Judged {
  message: LabelledMessage;
  act: string;
  certainty: number;
}

/** How well acts are told, on messages of writers who were kept out of learning. */
export const evalActs = async (): Promise<Evaluation> => {
  const all = await labelledMessages();
  const writers = [...new Set(all.map(({ writer }) => writer))];
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const testWriters = new Set(writers.filter((_, at) => at % FOLDS === fold));
    const classify = makeActClassifier(learnActWeights(all.filter(({ writer }) => !testWriters.has(writer))));
    for (const message of all.filter(({ writer }) => testWriters.has(writer))) {
      const [best] = classify(message.message, {
        focus: message.focus,
        waits: message.waiting,
        last: message.last,
      });
      if (best) judged.push({ message, ...best });
    }
  }
  const isRight = ({ message, act }: Judged): boolean => message.act === act;
  const percent = (some: readonly Judged[]): string =>
    `${((100 * some.filter(isRight).length) / Math.max(1, some.length)).toFixed(1)} %`;
  const sure = judged.filter(({ certainty }) => certainty >= SURE);
  const languages = [...new Set(all.map(({ lang }) => lang))].toSorted();
  const confusions = new Map<string, number>();
  for (const one of judged.filter((each) => !isRight(each))) {
    const pair = `${one.message.act} → ${one.act}`;
    confusions.set(pair, (confusions.get(pair) ?? 0) + 1);
  }
  return {
    figure: `${percent(judged)} of ${judged.length} messages of unseen writers; ${percent(sure)} where it is sure (${sure.length})`,
    notes: [
      languages
        .map((lang) => `${lang} ${percent(judged.filter(({ message }) => message.lang === lang))}`)
        .join(', '),
      ...[...confusions]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, MOST_SHOWN)
        .map(([pair, count]) => `${pair}: ${count}`),
    ],
    misses: [],
  };
};
