import { Failure } from '@studia/contract/errors';
import type { MapNode, OwnMap } from '@studia/contract/mindmap';
import type { MapChange } from '../calls.ts';
import { mergeMaps } from './merge.ts';

/** Whether what is on screen is kept. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed';

/** A map as it is on screen, or as the server has it. */
export interface Written {
  title: string;
  nodes: readonly MapNode[];
}

type Base = Written & { revision: number };

interface Dependencies {
  base: Base;
  /** What is on screen now. */
  read: () => Written;
  update: (change: MapChange) => Promise<OwnMap>;
  newest: () => Promise<OwnMap>;
  /** Keeps it on this device until the server has it; null once it does. */
  keep: (draft: { base: Base; latest: Written } | null) => void;
  onState: (state: SaveState) => void;
  /** Another window changed the map: this is what both made of it, to be shown. */
  onMerged: (written: Written, both: number) => void;
  after: (milliseconds: number, act: () => void) => () => void;
  times: { save: number; retry: number };
}

/** Saves a map shortly after every change; what two windows changed is brought together, and nothing is lost on the way. */
export const makeMapSaver = (dependencies: Dependencies) => {
  const { read, update, newest, keep, onState, onMerged, after, times } = dependencies;
  let { base } = dependencies;
  let isMerge = false;
  let busy: Promise<void> | null = null;
  let cancel = (): void => {};

  const isSaved = ({ title, nodes }: Written): boolean => title === base.title && nodes === base.nodes;

  const send = async (written: Written): Promise<void> => {
    const { title, nodes } = written;
    try {
      const map = await update({ title, nodes: [...nodes], revision: base.revision, keep: isMerge });
      base = { title, nodes, revision: map.revision };
      isMerge = false;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'map_changed') throw error;
      const theirs = await newest();
      const mine = read();
      const { nodes: both, both: count } = mergeMaps(base.nodes, mine.nodes, theirs.nodes);
      const merged = { title: mine.title === base.title ? theirs.title : mine.title, nodes: both };
      base = { title: theirs.title, nodes: theirs.nodes, revision: theirs.revision };
      isMerge = true;
      onMerged(merged, count);
    }
  };

  const saveAll = async (): Promise<void> => {
    try {
      for (let written = read(); !isSaved(written); written = read()) {
        onState('saving');
        await send(written);
      }
      keep(null);
      onState('saved');
    } catch (error) {
      keep({ base, latest: read() });
      onState(isUnreachable(error) ? 'offline' : 'failed');
      cancel = after(times.retry, () => void save());
    }
  };

  const save = (): Promise<void> => {
    cancel();
    return (busy ??= saveAll().finally(() => {
      busy = null;
    }));
  };

  return {
    changed: (): void => {
      onState('unsaved');
      keep({ base, latest: read() });
      cancel();
      cancel = after(times.save, () => void save());
    },
    save,
    stop: (): void => cancel(),
  };
};

const UNREACHABLE = new Set(['network_failed', 'request_timed_out', 'unavailable']);

const isUnreachable = (error: unknown): boolean => error instanceof Failure && UNREACHABLE.has(error.code);
