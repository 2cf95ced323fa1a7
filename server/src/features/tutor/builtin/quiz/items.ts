import type { Quote } from '@studia/contract/proof';
import type { Found, Lookup, Section } from '../../../library/service.ts';
import { isPlainStatement } from '../books/summarise.ts';
import type { QuizItem } from '../memory.ts';
import { drawFrom, type Draw } from './chance.ts';
import { clozeOf, clozeOn, frequentIn, type Cloze } from './cloze.ts';

/** How many questions are wanted, and what chance draws them. */
export interface Wanted {
  seed: string;
  count: number;
}

/** Questions from the sections that a topic stands in. Every key is read off a quote that was proved. */
export const itemsFromBooks = async (
  about: string,
  { seed, count }: Wanted,
  library: Lookup,
): Promise<QuizItem[]> => {
  const found = await library.find(about, 8);
  const near = await itemsFrom(found, library);
  const [best] = found;
  // A narrow topic is asked together with the terms of its chapter.
  const terms = best && near.length < count ? await library.find(`${best.chapter} key terms`, 8) : [];
  const ofTheChapter = terms.filter(({ chapter }) => chapter === best?.chapter);
  const ofTerms = [...near, ...(await itemsFrom(ofTheChapter, library))];
  const others =
    ofTerms.length < count
      ? await itemsFromSections(await sectionsOf(found, library), { seed, count }, library)
      : [];
  const items = new Map<string, QuizItem>();
  for (const item of [...ofTerms, ...others])
    if (!items.has(item.key.toLowerCase())) items.set(item.key.toLowerCase(), item);
  // What stands nearest to the topic comes first; among those, by chance.
  return drawn([...items.values()].slice(0, 2 * count), count, drawFrom(seed));
};

/** Questions from some sections alone; where a book names few terms, its frequent words are asked for. */
export const itemsFromSections = async (
  sections: readonly Section[],
  { seed, count }: Wanted,
  library: Lookup,
): Promise<QuizItem[]> => {
  const sentences = sections
    .flatMap(({ sentences: own }) => own)
    .filter(({ text }) => isPlainStatement(text));
  const named = await itemsOf(sentences, clozeOf, library);
  const terms = frequentIn(sentences.map(({ text }) => text));
  const others =
    named.length < count ? await itemsOf(sentences, (text) => clozeOn(text, terms), library) : [];
  const items = new Map([...others, ...named].map((item) => [item.key.toLowerCase(), item]));
  const better = [...items.values()].toReversed();
  return drawn(better.slice(0, Math.max(count, named.length)), count, drawFrom(seed));
};

const itemsFrom = async (found: readonly Found[], library: Lookup): Promise<QuizItem[]> => {
  const sections = await sectionsOf(found, library);
  return itemsOf(
    sections.flatMap(({ sentences }) => sentences),
    clozeOf,
    library,
  );
};

const sectionsOf = async (found: readonly Found[], library: Lookup): Promise<Section[]> => {
  const sections = await Promise.all(found.map(({ quote }) => library.section(quote)));
  return sections.filter((section) => section !== null);
};

/** One question for each term that sentences can be asked for. */
const itemsOf = async (
  sentences: readonly Quote[],
  toCloze: (text: string) => Cloze | null,
  library: Lookup,
): Promise<QuizItem[]> => {
  const items = new Map<string, QuizItem>();
  for (const quote of sentences) {
    const cloze = toCloze(quote.text.replaceAll(/\s+/g, ' '));
    const key = cloze?.key.toLowerCase();
    if (cloze && key !== undefined && !items.has(key) && (await library.verify(quote)))
      items.set(key, { ...cloze, quote, material: null, problem: null });
  }
  return [...items.values()];
};

/** Questions from the student's own material. */
export const itemsFromMaterial = (
  sentences: readonly { text: string; filename: string }[],
  { seed, count }: Wanted,
): QuizItem[] => {
  const items = sentences.flatMap((sentence) => {
    const cloze = clozeOf(sentence.text);
    return cloze ? [{ ...cloze, quote: null, material: sentence, problem: null }] : [];
  });
  return drawn(items, count, drawFrom(seed));
};

const drawn = <Item>(items: readonly Item[], count: number, draw: Draw): Item[] => {
  const left = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(draw(left.length), 1));
  return chosen;
};
