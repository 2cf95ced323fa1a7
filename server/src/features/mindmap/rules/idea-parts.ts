import type { Idea } from '@studia/contract/lessons';
import { MIND_MAP } from '@studia/contract/limits';
import type { MapNode, MapRole } from '@studia/contract/mindmap';

/** An idea as a branch of a map: itself, and what is taught about it. */
export const branchOfIdea = (idea: Idea, parent: string): MapNode[] => [
  {
    id: idea.id,
    parent,
    text: fitting(idea.title),
    role: 'idea',
    idea: idea.id,
    quote: {
      ...idea.quote,
      title: idea.quote.title.slice(0, MIND_MAP.titleCharacters),
    },
  },
  ...partsOf(idea).map(([role, words], place) => ({
    id: `${idea.id}#${place}`,
    parent: idea.id,
    text: fitting(words),
    role,
    idea: idea.id,
    quote: null,
  })),
];

const partsOf = (idea: Idea): [MapRole, string][] => [
  ['statement', idea.statement],
  ...some('reason', idea.why),
  ...some('example', idea.example?.task),
  ...some('picture', idea.picture?.like),
  ...idea.terms.map(({ name, definition }): [MapRole, string] => ['term', `${name}: ${definition}`]),
  ...idea.misconceptions.map(({ belief }): [MapRole, string] => ['mistake', belief]),
];

const some = (role: MapRole, words: string | null | undefined): [MapRole, string][] =>
  words ? [[role, words]] : [];

/** Words that fit into an entry; what is too long ends at a word. */
export const fitting = (words: string): string => {
  const flat = words.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= MIND_MAP.nodeCharacters) return flat;
  const cut = flat.slice(0, MIND_MAP.nodeCharacters - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MIND_MAP.nodeCharacters / 2)).toWellFormed()}…`;
};
