import { folded } from './fold.ts';
import { beginningsOf, PREFIX, readPhrase, standsAt, type Phrase, type Script } from './phrase.ts';
import type { Phrases, Slot } from './slot.ts';

/** Finds which slots a text fills. */
export type Lexicon = (text: string) => ReadonlySet<Slot>;

interface Entry {
  slot: Slot;
  phrase: Phrase;
}

/** The lexicon of a language, made when it is first asked. */
export const lexiconOf = (phrases: Phrases, script: Script = 'spaced'): Lexicon => {
  let index: ((word: string) => readonly Entry[]) | null = null;
  return (text) => {
    index ??= indexOf(phrases, script);
    const words = wordsOf(text, script);
    const found = new Set<Slot>();
    for (const [place, word] of words.entries())
      for (const { slot, phrase } of index(word))
        if (!found.has(slot) && standsAt(phrase, words, place, script)) found.add(slot);
    return found;
  };
};

/** Which phrases may begin with a word. */
const indexOf = (phrases: Phrases, script: Script): ((word: string) => readonly Entry[]) => {
  const [byWord, byPrefix] = [new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  const others: Entry[] = [];
  for (const entry of entriesOf(phrases, script)) {
    const beginnings = beginningsOf(entry.phrase);
    if (!beginnings) others.push(entry);
    for (const beginning of beginnings ?? [])
      if ('word' in beginning) add(byWord, beginning.word, entry);
      else add(byPrefix, beginning.prefix, entry);
  }
  return (word) => [...(byWord.get(word) ?? []), ...(byPrefix.get(word.slice(0, PREFIX)) ?? []), ...others];
};

const add = (entries: Map<string, Entry[]>, key: string, entry: Entry): void => {
  const known = entries.get(key);
  if (!known) entries.set(key, [entry]);
  else if (!known.includes(entry)) known.push(entry);
};

const entriesOf = (phrases: Phrases, script: Script): Entry[] =>
  (Object.keys(phrases) as Slot[]).flatMap((slot) =>
    phrases[slot]
      .split('\n')
      .map((line) => folded(line).trim())
      .filter((line) => line !== '')
      .map((line) => ({ slot, phrase: readPhrase(line, script) })),
  );

const wordsOf = (text: string, script: Script): string[] => {
  const spaced = text.replaceAll(/[.!?。！？\n]+/g, ' . ').trim();
  return script === 'spaced' ? spaced.split(/\s+/) : Array.from(spaced.replaceAll(/\s+/g, ''));
};
