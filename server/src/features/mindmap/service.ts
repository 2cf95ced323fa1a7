import { Failure } from '@studia/contract/errors';
import type { MindMapId, StudentId } from '@studia/contract/ids';
import { MIND_MAP, RESOURCE } from '@studia/contract/limits';
import type { DrawnMap, MapNode, MapRevision, MapSource, OwnMap } from '@studia/contract/mindmap';
import type { Resource, ResourceWish } from '@studia/contract/resources';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Billing } from '../billing/service.ts';
import { makeDrawing, type DrawingDependencies } from './drawing.ts';
import { isTree } from './rules/tree.ts';
import { makeMapRevisionStore, makeMapStore, type MapRow } from './store.ts';

interface Dependencies extends DrawingDependencies {
  db: Handle;
  billing: Pick<Billing, 'allows' | 'require'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

interface NewMap {
  id?: MindMapId | undefined;
  from: MapSource | null;
  title?: string | undefined;
}

interface MapChange {
  revision: number;
  title?: string | undefined;
  nodes: MapNode[];
  keep?: boolean | undefined;
}

export type MindMaps = ReturnType<typeof makeMindMaps>;

/** Mind maps: drawn from what is taught for everybody, made one's own with Premium (SPEC 9). */
export const makeMindMaps = (dependencies: Dependencies) => {
  const { db, billing, clock, random } = dependencies;
  const store = makeMapStore(db);
  const { draw, ideasIn } = makeDrawing(dependencies);

  const mayEdit = async (owner: StudentId): Promise<boolean> => (await billing.allows(owner)).custom_maps;

  const owned = async (owner: StudentId, id: MindMapId): Promise<MapRow> => {
    const row = await store.map(owner, id);
    if (!row) throw new Failure('map_not_found');
    return row;
  };

  const whole = async (owner: StudentId, row: MapRow): Promise<OwnMap> => ({
    id: row.id as MindMapId,
    title: row.title,
    nodes: nodesIn(row),
    ideas: await ideasIn(owner, nodesIn(row)),
    may_edit: await mayEdit(owner),
    source: sourceOf(row),
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });

  /** Keeps the version that a change replaces, where it is worth it. */
  const keepHistory = async (transaction: Handle, before: MapRow, keep: boolean): Promise<void> => {
    const revisions = makeMapRevisionStore(transaction);
    const id = before.id as MindMapId;
    const [newest] = await revisions.list(id);
    const isOld =
      !newest || before.updated_at.getTime() - newest.saved_at.getTime() >= MIND_MAP.revisionEvery;
    if (keep || isOld) await revisions.keep(id, before, MIND_MAP.keptRevisions);
  };

  return {
    drawn: async (owner: StudentId, source: MapSource): Promise<DrawnMap> => {
      const { title, nodes } = await draw(owner, source);
      const own = await store.ofSource(owner, source);
      return {
        title,
        nodes,
        source,
        ideas: await ideasIn(owner, nodes),
        may_edit: await mayEdit(owner),
        own: own.map((map) => ({ id: map.id as MindMapId, title: map.title })),
      };
    },

    create: async (
      owner: StudentId,
      { id = random.id() as MindMapId, from, title }: NewMap,
    ): Promise<OwnMap> => {
      const known = await store.map(owner, id);
      if (known) return whole(owner, known);
      await billing.require(owner, 'custom_maps');
      if ((await store.count(owner)) >= MIND_MAP.mostMaps) throw new Failure('too_many_maps');
      const drawing = from
        ? await draw(owner, from)
        : { title: title ?? '', nodes: [emptyRoot(title ?? '')] };
      if (drawing.nodes.length > MIND_MAP.mostNodes) throw new Failure('map_too_large');
      const source = from && { ...from, title: drawing.title };
      const named = { id, title: title ?? drawing.title, nodes: drawing.nodes, source };
      return whole(owner, await store.add(owner, named, clock.now()));
    },

    read: async (owner: StudentId, id: MindMapId): Promise<OwnMap> => whole(owner, await owned(owner, id)),

    update: async (owner: StudentId, id: MindMapId, change: MapChange): Promise<OwnMap> => {
      await owned(owner, id);
      await billing.require(owner, 'custom_maps');
      if (!isTree(change.nodes)) throw new Failure('map_broken');
      const row = await inTransaction(db, async (transaction) => {
        const within = makeMapStore(transaction);
        const before = await within.locked(owner, id);
        if (!before) throw new Failure('map_not_found');
        const { title = before.title, nodes } = change;
        const isSame = title === before.title && sameNodes(nodes, nodesIn(before));
        // The answer to the same change may have been lost on its way.
        if (isSame && [before.revision, before.revision - 1].includes(change.revision)) return before;
        if (before.revision !== change.revision) throw new Failure('map_changed');
        await keepHistory(transaction, before, change.keep ?? false);
        return within.update(owner, id, { title, nodes }, clock.now());
      });
      return whole(owner, row);
    },

    delete: async (owner: StudentId, id: MindMapId): Promise<void> => {
      if (!(await store.delete(owner, id))) throw new Failure('map_not_found');
    },

    revisions: async (owner: StudentId, id: MindMapId): Promise<MapRevision[]> => {
      await owned(owner, id);
      return (await makeMapRevisionStore(db).list(id)).map(({ revision, nodes, saved_at }) => ({
        revision,
        nodes,
        saved_at: saved_at.toISOString(),
      }));
    },

    revision: async (owner: StudentId, id: MindMapId, revision: number) => {
      await owned(owner, id);
      const version = await makeMapRevisionStore(db).one(id, revision);
      if (!version) throw new Failure('map_not_found');
      return { title: version.title, nodes: nodesIn(version) };
    },

    offers: async (owner: StudentId, wish: ResourceWish): Promise<Resource[]> =>
      (await store.newest(owner, wish)).map((row) => ({
        kind: 'map',
        id: row.id,
        title: row.title,
        preview: row.branches.slice(0, RESOURCE.previewLines),
        size: row.size,
        source: row.source_title === null ? null : { title: row.source_title, book_id: bookIn(row) },
        at: row.updated_at.toISOString(),
      })),

    exportFor: async (owner: StudentId): Promise<object[]> =>
      (await store.all(owner)).map((row) => ({
        id: row.id,
        title: row.title,
        source: sourceOf(row),
        nodes: nodesIn(row),
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      })),
  };
};

/** What stands there was checked before it was stored. */
const nodesIn = ({ nodes }: { nodes: unknown }): MapNode[] => nodes as MapNode[];

const sourceOf = ({ source_type, source_id, source_title }: MapRow): OwnMap['source'] =>
  source_type === null || source_id === null
    ? null
    : { type: source_type, id: source_id, title: source_title ?? '' };

const bookIn = ({ source_type, source_id }: Pick<MapRow, 'source_type' | 'source_id'>): string | null => {
  if (source_type === 'book') return source_id;
  return source_type === 'chapter' ? (source_id?.replace(/\.\d+$/, '') ?? null) : null;
};

const emptyRoot = (title: string): MapNode => ({
  id: 'root',
  parent: null,
  text: title,
  role: 'topic',
  idea: null,
  quote: null,
});

const sameNodes = (one: readonly MapNode[], other: readonly MapNode[]): boolean =>
  one.length === other.length && one.every((node, index) => sameNode(node, other[index]));

const sameNode = (one: MapNode, other: MapNode | undefined): boolean =>
  one.id === other?.id &&
  one.parent === other.parent &&
  one.text === other.text &&
  one.role === other.role &&
  one.idea === other.idea &&
  one.quote?.text === other.quote?.text;
