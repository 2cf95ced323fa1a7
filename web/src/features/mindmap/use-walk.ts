import { useState } from 'react';
import {
  childrenOf,
  foldedAtFirst,
  foundIn,
  openedFurther,
  shownIn,
  stepFor,
  wayUp,
  type MapTree,
} from './tree.ts';

/** Where somebody stands in a map: what is folded, which entry they are on, and what they look for. */
export const useWalk = (tree: MapTree) => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => foldedAtFirst(tree));
  const [chosen, setChosen] = useState(tree.root.id);
  const [question, setQuestion] = useState('');
  const shown = shownIn(tree, folded);
  const found = foundIn(tree, question);
  // What was deleted meanwhile is nowhere to stand.
  const active = tree.byId.has(chosen) ? chosen : tree.root.id;

  const setOpen = (id: string, open: boolean): void =>
    setFolded((before) => {
      const after = new Set(before);
      if (open) after.delete(id);
      else after.add(id);
      return after;
    });

  /** Goes to an entry, however deep it is folded away. */
  const goTo = (id: string, within: MapTree = tree): void => {
    const above = new Set(
      wayUp(within, id)
        .slice(1)
        .map((node) => node.id),
    );
    setFolded((before) => new Set(Array.from(before).filter((one) => !above.has(one))));
    setChosen(id);
  };

  const fold = (id: string): void => {
    const open = folded.has(id);
    setOpen(id, open);
    // Who stands in a branch that closes stands on it afterwards.
    if (!open && wayUp(tree, active).some((node) => node.id === id)) setChosen(id);
  };

  return {
    folded,
    active,
    shown,
    question,
    found,
    goTo,
    fold,
    /** Whether the key was one that walks. */
    step: (key: string): boolean => {
      const step = stepFor(key, active, shown);
      if (step && 'go' in step) setChosen(step.go);
      else if (step) setOpen(step.fold, step.open);
      return step !== null;
    },
    search: (words: string): void => {
      setQuestion(words);
      const [first] = foundIn(tree, words);
      if (first !== undefined) goTo(first);
    },
    openMore: (): void => setFolded((before) => openedFurther(tree, before)),
    closeAll: (): void => {
      // Who opens a chapter again finds its ideas, not all that is said about them.
      setFolded(new Set([...foldedAtFirst(tree), ...childrenOf(tree, tree.root.id).map(({ id }) => id)]));
      setChosen(tree.root.id);
    },
  };
};

export type Walk = ReturnType<typeof useWalk>;
