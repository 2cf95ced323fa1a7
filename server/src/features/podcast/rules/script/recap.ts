import type { Idea } from '@studia/contract/lessons';
import { explainer, filled, host, PAUSE, readOut, type Draft } from './draft.ts';
import * as say from './recap-phrases.ts';
import { statedWays } from './spoken-ways.ts';
import { askingTitle, lowered, overlap, sentence } from './words.ts';
import type { Writing } from './writing.ts';

/** Each idea once more without the book: the host says it in other words, and only what was said. */
export const recap = (ideas: readonly Idea[], writing: Writing): Draft[] => {
  const { pick } = writing;
  const sentences = ideas
    .map((idea) => ({ idea, words: inOwnWords(idea, writing) }))
    .filter(({ words }) => words !== '');
  if (sentences.length === 0) return explainer(pick(say.NO_RECAP), { pause: PAUSE.think });
  return [
    ...explainer(pick(say.RECAP)),
    ...sentences.flatMap(({ idea, words }, at) =>
      explainer(askFor(idea.title, at, sentences.length, writing), { pause: PAUSE.wonder }).concat(
        host(words, { quote: idea.quote }),
      ),
    ),
    ...explainer(pick(say.RECAP_DONE)),
  ];
};

const askFor = (title: string, at: number, count: number, { pick, names }: Writing): string => {
  const asking = askingTitle(title);
  if (asking !== null) return filled(pick(say.RECAP_ASKING), { title: asking });
  const ways = at === 0 ? say.RECAP_FIRST : at === count - 1 ? say.RECAP_LAST : say.RECAP_ASK;
  return filled(pick(ways), { title: readOut(lowered(title, names)) });
};

/** So little of it may be new: what nobody has told can't be kept. */
const HARDLY = 0.25;
const SAME = 0.45;
const MOST_KEPT = 2;

/** What students say who have understood, as far as it was told and was not said in these words. */
const inOwnWords = (idea: Idea, { memory, names }: Writing): string => {
  const { title, statement, claims } = idea;
  const ways = (claims ?? []).flatMap(({ right }) => statedWays({ says: [right] }, names));
  const near = (words: string): number => overlap(words, `${title} ${statement}`);
  const sentences = ways
    .filter((words) => memory.knows(words) && !memory.has(words) && memory.newness(words) <= HARDLY)
    .toSorted((one, other) => near(other) - near(one));
  const chosen: string[] = [];
  for (const words of sentences)
    if (chosen.length < MOST_KEPT && chosen.every((one) => overlap(words, one) < SAME)) chosen.push(words);
  return chosen.map((words) => sentence(words)).join(' ');
};
