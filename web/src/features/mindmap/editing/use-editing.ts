import { MIND_MAP } from '@studia/contract/limits';
import type { MapNode, OwnMap } from '@studia/contract/mindmap';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ownMapText as text } from '../../../text/own-map.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { readOwn, updateMap } from '../calls.ts';
import { keepMapDraft, readMapDraft } from '../drafts.ts';
import { makeMapSaver, nameOfMap, type SaveState, type MapContent } from './map-saver.ts';
import { mergeMaps } from './merge.ts';

const MOST_STEPS = 100;
const TIMES = { save: MIND_MAP.autosave, retry: 5_000 };

interface Steps {
  now: MapContent;
  past: readonly MapContent[];
  future: readonly MapContent[];
  /** The last change may grow: letters that are typed into one entry are one step. */
  growing: string | null;
}

/** What this device kept of the map when it could not be saved, on top of what the server has. */
const withDraft = (map: OwnMap): MapContent => {
  const draft = readMapDraft(map.id);
  if (!draft) return { title: map.title, nodes: map.nodes };
  // What this device sent itself before its answer was lost is not another window's.
  if (draft.sent?.includes(nameOfMap(map))) return draft.latest;
  const { nodes } = mergeMaps(draft.base.nodes, draft.latest.nodes, map.nodes);
  return { title: draft.latest.title === draft.base.title ? map.title : draft.latest.title, nodes };
};

/** A map while it is changed: every step can be undone, and all of them are saved on the way. */
export const useEditing = (map: OwnMap) => {
  const [steps, setSteps] = useState<Steps>(() => ({
    now: withDraft(map),
    past: [],
    future: [],
    growing: null,
  }));
  // What only this device had kept is not saved yet when the page opens.
  const [state, setState] = useState<SaveState>(() => (readMapDraft(map.id) ? 'unsaved' : 'saved'));
  const latest = useRef(steps.now);
  const show = (next: Steps): void => {
    latest.current = next.now;
    setSteps(next);
  };
  const merged = useRef((written: MapContent, both: number): void => {
    // At once: a key that is pressed before the next drawing would write over what the other window made.
    flushSync(() => show({ now: written, past: [], future: [], growing: null }));
    toast.info(both === 0 ? text.merged : text.mergedBoth(both));
  });
  // oxlint-disable-next-line react/refs -- read when something is saved, never while the page is drawn
  const [saver] = useState(() =>
    makeMapSaver({
      base: { title: map.title, nodes: map.nodes, revision: map.revision },
      sent: readMapDraft(map.id)?.sent,
      read: () => latest.current,
      update: (change) => updateMap(map.id, change),
      newest: () => readOwn(map.id),
      keep: (draft) => keepMapDraft(map.id, draft),
      onState: setState,
      onMerged: (written, both) => merged.current(written, both),
      after: (milliseconds, act) => {
        const timer = window.setTimeout(act, milliseconds);
        return () => window.clearTimeout(timer);
      },
      times: TIMES,
    }),
  );

  useEffect(() => {
    if (readMapDraft(map.id)) void saver.save();
    const save = (): void => void saver.save();
    const hide = (): void => {
      if (document.visibilityState !== 'visible') save();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', save);
      save();
      saver.stop();
    };
  }, [map.id, saver]);

  const go = (next: Steps): void => {
    show(next);
    saver.changed();
  };

  const write = (now: MapContent, growing: string | null = null): void => {
    const isMore = growing !== null && growing === steps.growing;
    const past = isMore ? steps.past : [...steps.past, steps.now].slice(-MOST_STEPS);
    go({ now, past, future: [], growing });
  };

  return {
    ...steps.now,
    state,
    save: () => void saver.save(),
    setNodes: (nodes: readonly MapNode[], growing: string | null = null): void => {
      if (nodes.length > MIND_MAP.mostNodes) toast.bad(text.full);
      else write({ ...steps.now, nodes }, growing);
    },
    setTitle: (title: string): void => write({ ...steps.now, title }, 'title'),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo: (): void => {
      const now = steps.past.at(-1);
      if (now)
        go({ now, past: steps.past.slice(0, -1), future: [steps.now, ...steps.future], growing: null });
    },
    redo: (): void => {
      const [now, ...future] = steps.future;
      if (now) go({ now, past: [...steps.past, steps.now], future, growing: null });
    },
  };
};

export type Editing = ReturnType<typeof useEditing>;
