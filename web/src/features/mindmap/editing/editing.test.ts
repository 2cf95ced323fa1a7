import { ERRORS } from '@studia/contract/error-list';
import { Failure } from '@studia/contract/errors';
import type { MapNode, OwnMap } from '@studia/contract/mindmap';
import { describe, expect, it, vi } from 'vitest';
import { treeOf } from '../tree.ts';
import {
  addBelow,
  addInside,
  branchOf,
  change,
  moveAmong,
  moveIn,
  moveOut,
  moveUnder,
  remove,
} from './edits.ts';
import { makeMapSaver, type SaveState, type MapContent } from './map-saver.ts';
import { mergeMaps } from './merge.ts';

const node = (id: string, parent: string | null, text = id): MapNode => ({
  id,
  parent,
  text,
  role: 'point',
  idea: null,
  quote: null,
});
const BASE = [node('root', null), node('a', 'root'), node('a1', 'a'), node('b', 'root'), node('c', 'root')];
const under = (nodes: readonly MapNode[], parent: string) =>
  nodes.filter((one) => one.parent === parent).map(({ id }) => id);

describe('edits', () => {
  it('add, rename, recolour, move and remove', () => {
    expect(under(addInside(BASE, 'a', 'n'), 'a')).toEqual(['a1', 'n']);
    expect(under(addBelow(BASE, 'a', 'n'), 'root')).toEqual(['a', 'n', 'b', 'c']);
    expect(under(addBelow(BASE, 'root', 'n'), 'root')).toEqual(['a', 'b', 'c', 'n']);
    expect(change(BASE, 'a', { text: 'A', role: 'term' })[1]).toMatchObject({ text: 'A', role: 'term' });
    expect(remove(BASE, 'a').map(({ id }) => id)).toEqual(['root', 'b', 'c']);
    expect(remove(BASE, 'root')).toEqual(BASE);
    expect(under(moveUnder(BASE, 'b', 'a'), 'a')).toEqual(['a1', 'b']);
    expect(moveUnder(BASE, 'a', 'a1')).toEqual(BASE);
    expect(under(moveAmong(BASE, 'b', -1), 'root')).toEqual(['b', 'a', 'c']);
    expect(moveAmong(BASE, 'a', -1)).toEqual(BASE);
    expect(under(moveOut(BASE, 'a1'), 'root')).toEqual(['a', 'a1', 'b', 'c']);
    expect(under(moveIn(BASE, 'b'), 'a')).toEqual(['a1', 'b']);
    expect([...branchOf(BASE, 'a')]).toEqual(['a', 'a1']);
  });
});

describe('what two windows make of one map', () => {
  const together = (mine: readonly MapNode[], theirs: readonly MapNode[]) => mergeMaps(BASE, mine, theirs);

  it('has the changes of both', () => {
    const { nodes, both } = together(
      addInside(change(BASE, 'a', { text: 'Mine' }), 'b', 'm'),
      moveUnder(addInside(BASE, 'root', 't'), 'c', 'b'),
    );
    expect(both).toBe(0);
    expect(nodes.find(({ id }) => id === 'a')?.text).toBe('Mine');
    expect(under(nodes, 'b').toSorted()).toEqual(['c', 'm']);
    expect(under(nodes, 'root')).toContain('t');
  });

  it('keeps both texts where both changed one', () => {
    const { nodes, both } = together(
      change(BASE, 'a', { text: 'Mine' }),
      change(BASE, 'a', { text: 'Theirs' }),
    );
    expect(both).toBe(1);
    expect(nodes.map(({ text }) => text)).toEqual(expect.arrayContaining(['Mine', 'Theirs']));
  });

  it('keeps what one deleted and the other changed, and drops what only one deleted', () => {
    const nodes = together(remove(BASE, 'a'), change(BASE, 'a1', { text: 'New' })).nodes;
    expect(nodes.map(({ text }) => text)).toContain('New');
    expect(together(remove(BASE, 'a'), BASE).nodes.map(({ id }) => id)).not.toContain('a');
    expect(together(BASE, remove(BASE, 'b')).nodes.map(({ id }) => id)).not.toContain('b');
  });

  it('is one tree and loses no new text, whatever both did', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      let state = seed * 7919;
      const chance = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
      const wild = (name: string) => {
        let nodes: MapNode[] = [...BASE];
        const added: string[] = [];
        for (let step = 0; step < 6; step += 1) {
          const at = nodes[chance(nodes.length)]?.id ?? 'root';
          const to = nodes[chance(nodes.length)]?.id ?? 'root';
          const fresh = `${name}${step}`;
          const kind = chance(5);
          if (kind === 0) nodes = addInside(nodes, at, fresh);
          if (kind === 0) nodes = change(nodes, fresh, { text: fresh });
          if (kind === 0) added.push(fresh);
          if (kind === 1) nodes = moveUnder(nodes, at, to);
          if (kind === 2) nodes = remove(nodes, at);
          if (kind === 3) nodes = change(nodes, at, { text: fresh });
          if (kind === 4) nodes = moveOut(nodes, at);
        }
        return { nodes, added: added.filter((id) => nodes.some((one) => one.id === id)) };
      };
      const [mine, theirs] = [wild('m'), wild('t')];
      const { nodes } = together(mine.nodes, theirs.nodes);
      const root = treeOf(nodes)?.root.id ?? '';
      expect(branchOf(nodes, root).size, `seed ${seed}`).toBe(nodes.length);
      expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
      for (const id of [...mine.added, ...theirs.added]) expect(nodes.map((one) => one.id)).toContain(id);
    }
  });
});

describe('the saver of a map', () => {
  const setUp = (
    update: (change: { nodes: MapNode[]; revision: number }) => Promise<{ revision: number }>,
    theirs = BASE,
  ) => {
    let now: MapContent = { title: 'T', nodes: BASE };
    const states: SaveState[] = [];
    const drafts: unknown[] = [];
    const acts: (() => void)[] = [];
    const saver = makeMapSaver({
      base: { title: 'T', nodes: BASE, revision: 1 },
      read: () => now,
      update: update as never,
      newest: async () => ({ title: 'T', nodes: theirs, revision: 5 }) as unknown as OwnMap,
      keep: (draft) => void drafts.push(draft),
      onState: (state) => void states.push(state),
      onMerged: (written) => {
        now = written;
      },
      after: (_, act) => {
        acts.push(act);
        return () => {};
      },
      times: { save: 800, retry: 5_000 },
    });
    return {
      saver,
      states,
      drafts,
      acts,
      edit: (nodes: MapNode[]) => (now = { title: 'T', nodes }),
      now: () => now,
    };
  };

  it('keeps a draft at once, saves after a pause, and then needs no draft', async () => {
    const { saver, states, drafts, edit } = setUp(async () => ({ revision: 2 }));
    edit(change(BASE, 'a', { text: 'A' }));
    saver.changed();
    expect(drafts).toHaveLength(1);
    await saver.save();
    expect(states.at(-1)).toBe('saved');
    expect(drafts.at(-1)).toBeNull();
  });

  it('brings both together when another window was first, and saves that', async () => {
    const update = vi
      .fn<(change: { nodes: MapNode[]; revision: number; keep?: boolean }) => Promise<{ revision: number }>>()
      .mockRejectedValueOnce(new Failure('map_changed', ERRORS.map_changed))
      .mockResolvedValue({ revision: 6 });
    const { saver, states, edit, now } = setUp(update, change(BASE, 'b', { text: 'Theirs' }));
    edit(change(BASE, 'a', { text: 'Mine' }));
    await saver.save();
    expect(states.at(-1)).toBe('saved');
    expect(now().nodes.map(({ text }) => text)).toEqual(expect.arrayContaining(['Mine', 'Theirs']));
    expect(update.mock.calls.at(-1)?.[0]).toMatchObject({ revision: 5, keep: true });
  });

  it('knows its own words again when the answer to them was lost, in whatever order the server gives them back', async () => {
    const sent = change(BASE, 'a', { text: 'First' });
    const asStored = sent.map((one) => Object.fromEntries(Object.entries(one).toReversed()) as MapNode);
    const update = vi
      .fn<(change: { nodes: MapNode[]; revision: number; keep?: boolean }) => Promise<{ revision: number }>>()
      .mockRejectedValueOnce(new Failure('network_failed', ERRORS.network_failed))
      .mockRejectedValueOnce(new Failure('map_changed', ERRORS.map_changed))
      .mockResolvedValue({ revision: 6 });
    const { saver, states, drafts, edit, now } = setUp(update, asStored);
    edit(sent);
    await saver.save();
    expect(drafts.at(-1)).toMatchObject({ sent: [expect.any(String)] });
    const newer = change(BASE, 'a', { text: 'First and second' });
    edit(newer);
    await saver.save();
    expect(states.at(-1)).toBe('saved');
    expect(now().nodes).toEqual(newer);
    expect(update.mock.calls.at(-1)?.[0]).toMatchObject({ revision: 5, nodes: newer, keep: false });
  });

  it('says when it could not save, keeps the draft, and tries again', async () => {
    const update = vi
      .fn<() => Promise<{ revision: number }>>()
      .mockRejectedValueOnce(new Failure('network_failed', ERRORS.network_failed))
      .mockResolvedValue({ revision: 2 });
    const { saver, states, drafts, acts, edit } = setUp(update);
    edit(change(BASE, 'a', { text: 'A' }));
    await saver.save();
    expect(states.at(-1)).toBe('offline');
    expect(drafts.at(-1)).not.toBeNull();
    acts.at(-1)?.();
    await vi.waitFor(() => expect(states.at(-1)).toBe('saved'));
  });
});
