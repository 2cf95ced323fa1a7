import { LiveScenes } from '@studia/contract/live-scenes';
import { readYaml, type LineProblem } from '../read-yaml.ts';
import { judgeScenes, type Drawn } from './judge-scenes.ts';

const FILES = import.meta.glob<string>('../../../../../curriculum/books/*/*.live.yaml', {
  query: '?raw',
  import: 'default',
});

/** Chapters of which lessons are being held; each turn of a lesson asks for its own again. */
const held = new Map<string, LiveScenes>();
const MOST_HELD = 12;

/** Reads the live lesson of a chapter of a starter book, its chapters counted from 0; nothing where nobody has written one. */
export const readWrittenScenes = async (book: string, chapter: number): Promise<LiveScenes> => {
  const beginning = `/${book}/${String(chapter + 1).padStart(2, '0')}-`;
  const [path, read] = Object.entries(FILES).find(([name]) => name.includes(beginning)) ?? [];
  if (!path || !read) return {};
  const known = held.get(path);
  if (known) return known;
  const scenes = readYaml(await read(), LiveScenes);
  if (scenes.kind === 'unreadable') throw new Error(`${path} can't be read: npm run lessons says why.`);
  const named = Object.fromEntries(
    Object.entries(scenes.written).map(([name, idea]) => [`${book}/${name}`, idea]),
  );
  const [oldest] = held.keys();
  if (held.size >= MOST_HELD && oldest !== undefined) held.delete(oldest);
  held.set(path, named);
  return named;
};

/** Judges the live lesson of a chapter with these ideas. */
export const judgeWrittenScenes = (yaml: string, ideas: readonly Drawn[]): LineProblem[] => {
  const read = readYaml(yaml, LiveScenes);
  if (read.kind === 'unreadable') return read.problems;
  return judgeScenes(read.written, ideas).map(({ path, sentence }) => ({
    line: read.lineOf(path),
    sentence: `${path.join('.')}: ${sentence}`,
  }));
};
