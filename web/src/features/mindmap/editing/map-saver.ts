import { Failure } from '@studia/contract/errors';
import type { MapNode, OwnMap } from '@studia/contract/mindmap';
import { nameOf } from '../../../client/sent-names.ts';
import type { MapChange } from '../calls.ts';
import { mergeMaps } from './merge.ts';

/** Whether what is on screen is kept. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed';

/** A map as it is on screen, or as the server has it. */
export interface MapContent {
  title: string;
  nodes: readonly MapNode[];
}

type Base = MapContent & { revision: number };

interface Dependencies {
  base: Base;
  /** What was sent before the page was opened and may have arrived. */
  sent?: readonly string[] | undefined;
  /** What is on screen now. */
  read: () => MapContent;
  update: (change: MapChange) => Promise<OwnMap>;
  newest: () => Promise<OwnMap>;
  /** Keeps it on this device until the server has it; null once it does. */
  keep: (draft: { base: Base; latest: MapContent; sent: string[] } | null) => void;
  onState: (state: SaveState) => void;
  /** Another window changed the map: this is what both made of it, to be shown. */
  onMerged: (written: MapContent, both: number) => void;
  after: (milliseconds: number, act: () => void) => () => void;
  times: { save: number; retry: number };
}

/** Saves a map shortly after every change; what two windows changed is brought together, and nothing is lost on the way. */
export const makeMapSaver = (dependencies: Dependencies) => {
  const { read, update, newest, keep, onState, onMerged, after, times } = dependencies;
  let { base } = dependencies;
  /** What may have arrived, by name: an answer that is lost must not look like another window. */
  const sent = new Set(dependencies.sent);
  let isMerge = false;
  let busy: Promise<void> | null = null;
  let cancel = (): void => {};

  const isSaved = ({ title, nodes }: MapContent): boolean => title === base.title && nodes === base.nodes;

  const keepHere = (): void => keep({ base, latest: read(), sent: [...sent] });

  const stand = (next: Base): void => {
    base = next;
    sent.clear();
  };

  const mergeWith = ({ title, nodes, revision }: OwnMap): void => {
    const mine = read();
    const { nodes: together, both } = mergeMaps(base.nodes, mine.nodes, nodes);
    const merged = { title: mine.title === base.title ? title : mine.title, nodes: together };
    stand({ title, nodes, revision });
    isMerge = true;
    onMerged(merged, both);
  };

  const send = async (written: MapContent): Promise<void> => {
    const { title, nodes } = written;
    sent.add(nameOfMap(written));
    keepHere();
    try {
      const map = await update({ title, nodes: [...nodes], revision: base.revision, keep: isMerge });
      stand({ title, nodes, revision: map.revision });
      isMerge = false;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'map_changed') throw error;
      const theirs = await newest();
      if (sent.has(nameOfMap(theirs)))
        stand({ title: theirs.title, nodes: theirs.nodes, revision: theirs.revision });
      else mergeWith(theirs);
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
      keepHere();
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
      keepHere();
      cancel();
      cancel = after(times.save, () => void save());
    },
    save,
    stop: (): void => cancel(),
  };
};

/** By which this device knows its own drawing again. */
export const nameOfMap = ({ title, nodes }: MapContent): string => nameOf([title, nodes]);

const UNREACHABLE = new Set(['network_failed', 'request_timed_out', 'unavailable']);

const isUnreachable = (error: unknown): boolean => error instanceof Failure && UNREACHABLE.has(error.code);
