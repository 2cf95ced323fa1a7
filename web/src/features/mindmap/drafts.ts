import type { MapNode } from '@studia/contract/mindmap';

/** What this browser keeps of a map until the server has it. */
interface MapDraft {
  base: { title: string; nodes: readonly MapNode[]; revision: number };
  latest: { title: string; nodes: readonly MapNode[] };
  /** What was sent on the way and may have arrived, by name. */
  sent?: readonly string[];
}

const PREFIX = 'map_draft_';

export const keepMapDraft = (id: string, draft: MapDraft | null): void => {
  // A browser that keeps nothing, or is full, still lets one draw: then only the server keeps it.
  try {
    if (draft) localStorage.setItem(PREFIX + id, JSON.stringify(draft));
    else localStorage.removeItem(PREFIX + id);
  } catch {
    // As above.
  }
};

export const readMapDraft = (id: string): MapDraft | null => {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as MapDraft | null;
  } catch {
    return null;
  }
};

/** Takes away what this browser kept of anybody's maps. */
export const forgetMapDrafts = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
};
