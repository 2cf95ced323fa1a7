import type { MindMapId } from '@studia/contract/ids';
import {
  mindmap,
  type DrawnMap,
  type MapNode,
  type MapRevision,
  type MapSource,
  type OwnMap,
} from '@studia/contract/mindmap';
import { call } from '../../client/call.ts';

export const readDrawn = async (params: MapSource): Promise<DrawnMap> =>
  (await call(mindmap.drawn, { params })).map;

export const readOwn = async (id: MindMapId): Promise<OwnMap> =>
  (await call(mindmap.read, { params: { id } })).map;

export const createMap = async (id: MindMapId, from: MapSource | null, title?: string): Promise<OwnMap> =>
  (await call(mindmap.create, { body: { id, from, ...(title !== undefined && { title }) } })).map;

/** What a map is based on, and what it is to become. */
export interface MapChange {
  revision: number;
  title: string;
  nodes: MapNode[];
  keep: boolean;
}

export const updateMap = async (id: MindMapId, body: MapChange): Promise<OwnMap> =>
  (await call(mindmap.update, { params: { id }, body })).map;

export const deleteMap = async (id: MindMapId): Promise<void> => {
  await call(mindmap.delete, { params: { id } });
};

export const listVersions = async (id: MindMapId): Promise<MapRevision[]> =>
  (await call(mindmap.revisions, { params: { id } })).revisions;

export const readVersion = async (
  id: MindMapId,
  revision: number,
): Promise<{ title: string; nodes: MapNode[] }> => call(mindmap.revision, { params: { id, revision } });
