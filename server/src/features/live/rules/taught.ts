import type { Idea, Item } from '@studia/contract/lessons';
import type { IdeaScenes } from '@studia/contract/live-scenes';

/** Words of a question as somebody reads it. */
const textsOf = (item: Item): string =>
  [item.ask, ...(item.kind === 'choice' ? [item.key, ...item.wrong.map(({ text }) => text)] : [])].join(' ');

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
/** A word, also where there are several of it. */
const names = (text: string, word: string): boolean => {
  const [one, where] = [plain(word).trimEnd(), plain(text)];
  return one.trim() !== '' && [' ', 's ', 'es '].some((end) => where.includes(`${one}${end}`));
};

/** What is taught: the ideas of a lesson, and the scenes in which some of them are. */
export interface Taught {
  ideas: readonly Idea[];
  scenes: Readonly<Record<string, IdeaScenes>>;
}

/** What is said of an idea before anything is asked. */
const textOf = ({ id, title, statement, simple, board }: Idea, { scenes }: Taught): string => {
  const written = scenes[id];
  if (written) return [title, written.close, ...written.scenes.flatMap(textsIn)].join(' ');
  return [title, statement, board ? board.map(({ say }) => say).join(' ') : (simple ?? '')].join(' ');
};

/** Whatever the answer was, something like `other` was said to it. */
const textsIn = ({ lines, ask, other }: IdeaScenes['scenes'][number]): string[] => [...lines, ask, other];

/** Whether a question needs nothing that only a later idea of the lesson brings. */
export const isTaught = (item: Item, idea: Idea, taught: Taught): boolean => {
  const { ideas } = taught;
  const at = ideas.findIndex(({ id }) => id === idea.id);
  const later = ideas.slice(at + 1);
  const { quote } = item;
  const isOf = (one: Idea): boolean => quote?.page === one.quote.page && quote.start === one.quote.start;
  if (quote && later.some(isOf) && !isOf(idea)) return false;
  const ideasSoFar = ideas.slice(0, at + 1);
  const known = ideasSoFar
    .map((one) => `${textOf(one, taught)} ${one.terms.map(({ name }) => name).join(' ')}`)
    .join(' ');
  const asked = textsOf(item);
  return !later.flatMap(({ terms }) => terms).some(({ name }) => names(asked, name) && !names(known, name));
};

/** Words of an idea that a question uses and that nobody has said yet. */
export const newTermsIn = (item: Item, idea: Idea, given: readonly string[], taught: Taught): Idea['terms'] =>
  idea.terms.filter(
    ({ name, definition }) =>
      names(item.ask, name) &&
      !names(textOf(idea, taught), name) &&
      !given.includes(termName(idea, name)) &&
      !answers(definition, item),
  );

/** Whether a definition is what the question asks for. */
const answers = (definition: string, item: Item): boolean => {
  const known = plain(`${item.explanation} ${String(item.key)}`);
  const words = (definition.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONG);
  const shared = words.filter((word) => known.includes(` ${word.slice(0, LONG)}`));
  return tells(definition, item) || shared.length * 2 >= words.length;
};
const LONG = 5;

export const termName = ({ id }: Idea, name: string): string => `${id} ${name}`;

/** Whether words would give the answer of a question away. */
export const tells = (words: string, { key }: Item): boolean => {
  if (typeof key === 'boolean') return false;
  const text = plain(words);
  return [key].flat().every((one) => text.includes(plain(one)));
};
