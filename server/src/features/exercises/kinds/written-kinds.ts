import { Kinds, type Kind } from './kind.ts';

const FILES = import.meta.glob<unknown>('../../../../../curriculum/tasks/*.json', {
  import: 'default',
  eager: true,
});

/** All kinds of tasks that are written down, by area and name: `geometry/wheel-distance`. */
export const writtenKinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries(FILES).flatMap(([path, kinds]) => {
    const area = path.replace(/^.*\/|\.json$/g, '');
    return Object.entries(Kinds.parse(kinds)).map(([name, kind]) => [`${area}/${name}`, kind] as const);
  }),
);
