import type { Found, Lookup } from '../../../library/service.ts';
import { twinOf } from '../exercise/twin.ts';
import { workedIn } from '../exercise/worked.ts';
import type { QuizItem } from '../memory.ts';
import { drawFrom, type Draw } from './chance.ts';
import { clozeOf } from './cloze.ts';
import { problemsOn } from './problems.ts';

const QUESTIONS = 4;
const LIKE_THE_LAST = 3;

/** Questions from the sections that a topic stands in. Every key is read off a quote that was proved. */
export const itemsFromBooks = async (about: string, seed: string, library: Lookup): Promise<QuizItem[]> => {
  const found = await library.find(about, 8);
  const near = await itemsFrom(found, library);
  const [best] = found;
  // A narrow topic is asked together with the terms of its chapter.
  const terms = best && near.length < QUESTIONS ? await library.find(`${best.chapter} key terms`, 8) : [];
  const ofTheChapter = terms.filter(({ chapter }) => chapter === best?.chapter);
  const items = new Map(
    [...near, ...(await itemsFrom(ofTheChapter, library))].map((item) => [item.key.toLowerCase(), item]),
  );
  // What stands nearest to the topic comes first; among those, by chance.
  return drawn([...items.values()].slice(0, 2 * QUESTIONS), QUESTIONS, drawFrom(seed));
};

const itemsFrom = async (found: readonly Found[], library: Lookup): Promise<QuizItem[]> => {
  const sections = await Promise.all(found.map(({ quote }) => library.section(quote)));
  const items = new Map<string, QuizItem>();
  for (const quote of sections.flatMap((section) => section?.sentences ?? [])) {
    const cloze = clozeOf(quote.text);
    const key = cloze?.key.toLowerCase();
    if (cloze && key !== undefined && !items.has(key) && (await library.verify(quote)))
      items.set(key, { ...cloze, quote, material: null, problem: null });
  }
  return [...items.values()];
};

/** Questions from the student's own material. */
export const itemsFromMaterial = (
  sentences: readonly { text: string; filename: string }[],
  seed: string,
): QuizItem[] => {
  const items = sentences.flatMap((sentence) => {
    const cloze = clozeOf(sentence.text);
    return cloze ? [{ ...cloze, quote: null, material: sentence, problem: null }] : [];
  });
  return drawn(items, QUESTIONS, drawFrom(seed));
};

/** Problems of the kind that was named; nothing when it is no kind of problem. */
export const itemsOfProblems = (about: string, seed: string): QuizItem[] => {
  const make = problemsOn(about);
  const draw = drawFrom(seed);
  if (!make) return [];
  const problems = new Set(Array.from({ length: 2 * QUESTIONS }, () => make(draw)));
  return [...problems].slice(0, QUESTIONS).flatMap(itemOfProblem);
};

/** Problems like the one that was done last. */
export const itemsLike = (exercise: string): QuizItem[] => {
  const items: QuizItem[] = [];
  let last = exercise;
  for (let count = 0; count < LIKE_THE_LAST; count++) {
    const worked = workedIn(last);
    const twin = worked ? twinOf(last, worked) : null;
    if (!twin) break;
    items.push(...itemOfProblem(twin.exercise));
    last = twin.exercise;
  }
  return items;
};

const itemOfProblem = (problem: string): QuizItem[] => {
  const worked = workedIn(problem);
  return worked ? [{ question: problem, key: worked.answer.text, quote: null, material: null, problem }] : [];
};

const drawn = <Item>(items: readonly Item[], count: number, draw: Draw): Item[] => {
  const left = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(draw(left.length), 1));
  return chosen;
};
