import { EVENT_ID, getScalarValue, load, parseEvents, YAMLException, type Event } from 'js-yaml';
import * as z from 'zod/mini';
import type { Problem } from './rules/judge/problem.ts';

/** What is wrong, and in which line of the file, counted from 1. */
export interface LineProblem {
  line: number;
  sentence: string;
}

/** What a writer wrote, or what keeps it from being read: each with its line. */
type ReadYaml<Written> =
  | { kind: 'read'; written: Written; lineOf: (path: Problem['path']) => number }
  | { kind: 'unreadable'; problems: LineProblem[] };

/** Reads a file that somebody wrote; says by line what does not fit its form. */
export const readYaml = <Written>(yaml: string, form: z.ZodMiniType<Written>): ReadYaml<Written> => {
  const loaded = loadYaml(yaml);
  if ('problem' in loaded) return { kind: 'unreadable', problems: [loaded.problem] };
  const read = z.safeParse(form, loaded.value);
  if (read.success) return { kind: 'read', written: read.data, lineOf: (path) => lineOfPath(yaml, path) };
  return {
    kind: 'unreadable',
    problems: read.error.issues.map(({ path, message }) => ({
      line: lineOfPath(
        yaml,
        path.filter((part) => typeof part !== 'symbol'),
      ),
      sentence: `${path.join('.')}: ${message}`,
    })),
  };
};

const loadYaml = (yaml: string): { value: unknown } | { problem: LineProblem } => {
  try {
    return { value: load(yaml) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { problem: { line: (error.mark?.line ?? 0) + 1, sentence: error.reason } };
  }
};

/**
 * The line of the nearest part that is written down: what is missing is told at what it is missing from.
 * Nearly every file is in order, so places are looked for only when somebody asks.
 */
const lineOfPath = (yaml: string, path: Problem['path']): number => {
  let place = placesIn(yaml);
  for (const part of path) {
    const next = place.parts.get(String(part));
    if (!next) break;
    place = next;
  }
  return yaml.slice(0, place.start).split('\n').length;
};

/** Where a part begins (that of a mapping at its key), and what it is made of. */
interface Place {
  start: number;
  parts: Map<string, Place>;
}

const placesIn = (yaml: string): Place => {
  const events = parseEvents(yaml, {}).values();
  const next = (): Event => events.next().value ?? { type: EVENT_ID.POP };
  const placeOf = (event: Event, start: number): Place => {
    const parts: Place['parts'] = new Map();
    if (event.type === EVENT_ID.SEQUENCE)
      for (let item = next(); item.type !== EVENT_ID.POP; item = next())
        parts.set(String(parts.size), placeOf(item, startOf(item)));
    if (event.type === EVENT_ID.MAPPING)
      for (let key = next(); key.type !== EVENT_ID.POP; key = next())
        parts.set(
          key.type === EVENT_ID.SCALAR ? getScalarValue(yaml, key) : '',
          placeOf(next(), startOf(key)),
        );
    return { start, parts };
  };
  next(); // the document's own
  return placeOf(next(), 0);
};

const startOf = (event: Event): number => {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart;
  return 'start' in event ? event.start : 0;
};
