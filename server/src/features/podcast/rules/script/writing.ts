import type { Idea } from '@studia/contract/lessons';
import { makePicker, makeSparing, type Pick } from './picker.ts';
import { makeTalkMemory, type TalkMemory } from './talk-memory.ts';
import { namesIn } from './words.ts';

/** What is known while a script is written. */
export interface Writing {
  pick: Pick;
  /** Phrases that can be left out. */
  maybe: (ways: readonly string[]) => string;
  memory: TalkMemory;
  /** Names of the chapter by how they are typed. */
  names: ReadonlyMap<string, string>;
}

const textOf = ({ statement, simple, full, why }: Idea): string => [statement, simple, full, why].join(' ');

export const beginWriting = (ideas: readonly Idea[], seed: string): Writing => {
  const names = namesIn(ideas.map(textOf).join(' '));
  const pick = makePicker(seed);
  const terms = ideas.flatMap(({ terms: own }) => own.flatMap(({ name, also }) => [name, ...(also ?? [])]));
  return {
    pick,
    maybe: makeSparing(pick),
    memory: makeTalkMemory([...terms, ...ownNames(names)]),
    names,
  };
};

const ownNames = (names: ReadonlyMap<string, string>): string[] =>
  [...names.values()].filter((name) => !name.endsWith('’s'));
