import type { MapNode } from '@studia/contract/mindmap';
import { describe, expect, it } from 'vitest';
import { drawnArea, seenArea, touches } from './drawing/area.ts';
import { layoutOf } from './drawing/layout.ts';
import { FIT_SMALLEST, fitted, keptInSight, revealing, smallestOf, zoomedAt } from './drawing/viewport.ts';
import { wrapped } from './drawing/wrap.ts';
import { foldedAtFirst, foundIn, openedFurther, shownIn, stepFor, treeOf, type MapTree } from './tree.ts';

const node = (id: string, parent: string | null, role: MapNode['role'] = 'point'): MapNode => ({
  id,
  parent,
  text: `Words of ${id}`,
  role,
  idea: null,
  quote: null,
});

const SMALL = [node('root', null), node('a', 'root'), node('a1', 'a'), node('a2', 'a'), node('b', 'root')];
const tree = (nodes: readonly MapNode[]): MapTree => {
  const made = treeOf(nodes);
  if (!made) throw new Error('no root');
  return made;
};
const ids = (shown: ReturnType<typeof shownIn>) => shown.map((one) => one.node.id);

describe('what is shown of a map', () => {
  it('is everything from top to bottom but what is folded away', () => {
    expect(ids(shownIn(tree(SMALL), new Set()))).toEqual(['root', 'a', 'a1', 'a2', 'b']);
    expect(ids(shownIn(tree(SMALL), new Set(['a'])))).toEqual(['root', 'a', 'b']);
    expect(treeOf([])).toBeNull();
  });

  it('begins with what is said about ideas folded, and with no wall of entries', () => {
    const ideas = [node('root', null), node('i', 'root', 'idea'), node('i1', 'i')];
    expect([...foldedAtFirst(tree(ideas))]).toEqual(['i']);
    const many = [node('root', null)];
    for (let chapter = 0; chapter < 10; chapter += 1) {
      many.push(node(`c${chapter}`, 'root'));
      for (let place = 0; place < 10; place += 1) many.push(node(`c${chapter}.${place}`, `c${chapter}`));
    }
    expect(shownIn(tree(many), foldedAtFirst(tree(many)))).toHaveLength(11);
  });

  it('is opened level by level', () => {
    const deep = tree([node('root', null), node('a', 'root'), node('b', 'a'), node('c', 'b')]);
    const first = openedFurther(deep, new Set(['a', 'b']));
    expect([...first]).toEqual(['b']);
    expect([...openedFurther(deep, first)]).toEqual([]);
    expect([...openedFurther(deep, new Set())]).toEqual([]);
  });

  it('is found by words, however deep', () => {
    expect(foundIn(tree(SMALL), 'WORDS a2')).toEqual(['a2']);
    expect(foundIn(tree(SMALL), '  ')).toEqual([]);
  });
});

describe('arrows', () => {
  const shown = (folded: string[] = []) => shownIn(tree(SMALL), new Set(folded));
  it.each([
    ['ArrowDown', 'a', [], { go: 'a1' }],
    ['ArrowDown', 'b', [], null],
    ['ArrowUp', 'a', [], { go: 'root' }],
    ['ArrowRight', 'a', [], { go: 'a1' }],
    ['ArrowRight', 'a', ['a'], { fold: 'a', open: true }],
    ['ArrowRight', 'b', [], null],
    ['ArrowLeft', 'a1', [], { go: 'a' }],
    ['ArrowLeft', 'a', [], { fold: 'a', open: false }],
    ['ArrowLeft', 'a', ['a'], { go: 'root' }],
    ['ArrowLeft', 'root', [], null],
    ['Home', 'b', [], { go: 'root' }],
    ['End', 'root', [], { go: 'b' }],
    ['x', 'root', [], null],
  ] as const)('%s on %s with %j folded', (key, at, folded, step) => {
    expect(stepFor(key, at, shown([...folded]))).toEqual(step);
  });
});

describe('the drawing', () => {
  const measure = (words: string) => words.length * 7;

  it('lets no entry lie over another, for trees of every shape', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      let state = seed * 7919;
      const chance = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
      const nodes = [node('n0', null)];
      for (let place = 1; place < 80; place += 1)
        nodes.push({
          ...node(
            `n${place}`,
            `n${chance(place)}`,
            (['idea', 'point', 'term'] as const)[chance(3)] ?? 'point',
          ),
          text: 'word '.repeat(1 + chance(20)),
        });
      const { nodes: boxes, width, height } = layoutOf(tree(nodes), new Set(), measure);
      expect(boxes).toHaveLength(80);
      const isInside = boxes.every(
        (one) => one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height,
      );
      expect(isInside, `seed ${seed}`).toBe(true);
      const over = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.x + one.width > other.x &&
              other.x + other.width > one.x &&
              one.y + one.height > other.y + 0.01 &&
              other.y + other.height > one.y + 0.01,
          ),
      );
      expect(over, `seed ${seed}`).toEqual([]);
    }
  });

  it('stands a whole book in columns, so that all of it is seen at once, each chapter under its name', () => {
    const nodes = [node('root', null, 'topic')];
    for (let chapter = 0; chapter < 10; chapter += 1) {
      nodes.push(node(`c${chapter}`, 'root', 'chapter'));
      for (let idea = 0; idea < 5; idea += 1) {
        nodes.push(node(`c${chapter}.${idea}`, `c${chapter}`, 'idea'));
        for (let place = 0; place < 20; place += 1)
          nodes.push(node(`c${chapter}.${idea}.${place}`, `c${chapter}.${idea}`));
      }
    }
    const layout = layoutOf(tree(nodes), new Set(), measure);
    expect(layout.parts.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, place) => `c${place}`));
    expect(layout.edges).toHaveLength(nodes.length - 1);
    const window = { width: 600, height: 550 };
    const root = layout.byId.get('root');
    if (!root) throw new Error('no root');
    const { scale, x, y } = fitted(layout, window, root, FIT_SMALLEST.whole);
    expect(scale).toBe(smallestOf(layout, window));
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + layout.width * scale).toBeLessThanOrEqual(window.width + 0.01);
    expect(y + layout.height * scale).toBeLessThanOrEqual(window.height + 0.01);
    // No thin strip: a tenth of the window are entries, however short their words.
    const inked = layout.nodes.reduce((sum, box) => sum + box.width * box.height, 0);
    expect((inked * scale * scale) / (window.width * window.height)).toBeGreaterThan(0.1);
    // With only its chapters open it is the tree that it always was.
    const chapters = layoutOf(tree(nodes), foldedAtFirst(tree(nodes)), measure);
    expect(chapters.parts).toEqual([]);
  });

  it('draws what is in the window and around it, and the same until that is not enough', () => {
    const window = { width: 400, height: 300 };
    const seen = seenArea({ x: -1_000, y: -500, scale: 0.5 }, window);
    expect(seen).toEqual({ left: 2_000, top: 1_000, right: 2_800, bottom: 1_600 });
    const area = drawnArea(null, seen);
    expect(area).toEqual({ left: 1_200, top: 400, right: 3_600, bottom: 2_200 });
    expect(drawnArea(area, seenArea({ x: -1_300, y: -600, scale: 0.5 }, window))).toBe(area);
    const beyond = seenArea({ x: -1_000, y: -1_200, scale: 0.5 }, window);
    expect(drawnArea(area, beyond)).toMatchObject({ top: 1_800, bottom: 3_600 });
    // Who has come near does not pay for what was seen from far away.
    const near = seenArea({ x: -5_000, y: -2_500, scale: 2.5 }, window);
    expect(drawnArea(area, near)).toMatchObject({ left: 1_840, right: 2_320 });
    expect(touches({ x: 3_590, y: 2_190, width: 50, height: 20 }, area)).toBe(true);
    expect(touches({ x: 3_610, y: 2_190, width: 50, height: 20 }, area)).toBe(false);
  });

  it('breaks words into lines that fit, and says where something is missing', () => {
    const widthOf = (words: string) => words.length;
    expect(wrapped('one two three', 7, 3, widthOf)).toEqual(['one two', 'three']);
    expect(wrapped('one two three four five', 7, 2, widthOf)).toEqual(['one two', 'three…']);
    for (const line of wrapped('Donaudampfschifffahrt', 8, 9, widthOf))
      expect(line.length).toBeLessThanOrEqual(8);
  });

  it('zooms around the finger, shows the whole, brings an entry into sight, and never loses the sheet', () => {
    const view = zoomedAt({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 }, 0.15);
    expect(view).toEqual({ scale: 2, x: -90, y: -80 });
    expect(zoomedAt(view, 1_000, { x: 0, y: 0 }, 0.15).scale).toBe(2.5);
    const window = { width: 400, height: 300 };
    const root = { x: 0, y: 0, height: 10 };
    const small = { width: 200, height: 100 };
    expect(fitted(small, window, root, FIT_SMALLEST.readable)).toEqual({ scale: 1, x: 100, y: 100 });
    const large = { width: 800, height: 900 };
    expect(fitted(large, window, root, FIT_SMALLEST.readable).scale).toBe(0.55);
    expect(fitted(large, window, root, FIT_SMALLEST.whole).scale).toBeCloseTo(1 / 3);
    const box = { x: 1_000, y: 0, width: 100, height: 20 };
    const seen = revealing({ x: 0, y: 0, scale: 1 }, box, window);
    expect(box.x + seen.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width + seen.x).toBeLessThanOrEqual(window.width);
    expect(keptInSight({ x: 9_999, y: -9_999, scale: 1 }, { width: 200, height: 100 }, window)).toEqual({
      scale: 1,
      x: 320,
      y: -20,
    });
  });
});
