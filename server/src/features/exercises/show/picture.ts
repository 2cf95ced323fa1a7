import type { Picture } from '@studia/contract/proof';
import type { Graph, Worked } from '@studia/mathematics';
import { numbersOnALine } from './picture-of-numbers.ts';
import { linesOfSystem } from './picture-of-system.ts';

type CurveGraph = Extract<Graph, { kind: 'curve' }>;
type LineGraph = Extract<Graph, { kind: 'number line' }>;
type Point = [number, number];

/** The picture of a finished problem; null where none helps. */
export const pictureOf = (worked: Worked): Picture | null => {
  const { graph } = worked;
  if (!graph) return linesOfSystem(worked) ?? numbersOnALine(worked);
  if (graph.kind === 'number line') return numberLine(graph, worked);
  return isPlainLine(worked, graph) ? null : curves(graph, worked, true);
};

/** Who asks for a graph gets the curve at once; where it meets the axes is the question. */
export const pictureAtOpening = (worked: Worked): Picture | null =>
  worked.instruction === 'graph' && worked.graph?.kind === 'curve'
    ? curves(worked.graph, worked, false)
    : null;

// Two straight lines for 2x + 3 = 11 show nothing that the line does not say.
const isPlainLine = ({ instruction, problem }: Worked, { curves: drawn }: CurveGraph): boolean =>
  instruction === 'solve' && drawn.every(({ points }) => isStraight(points)) && !/\|/.test(problem.text);

const isStraight = (points: readonly (readonly [number, number] | null)[]): boolean => {
  const known = points.filter((one) => one !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || last[0] === first[0]) return true;
  const slope = (last[1] - first[1]) / (last[0] - first[0]);
  return known.every(([x, y]) => Math.abs(y - first[1] - slope * (x - first[0])) < 1e-3 * (1 + Math.abs(y)));
};

const curves = (graph: CurveGraph, worked: Worked, withMarks: boolean): Picture => {
  const labels = labelsOf(worked, graph);
  const drawn = graph.curves.flatMap(({ points }, at) =>
    partsOf(points).map((part) => ({ label: labels[at] ?? '', points: part })),
  );
  const marks = withMarks
    ? graph.marked.map(({ x, y }) => ({ label: `(${written(x)}, ${written(y)})`, at: [x, y] as Point }))
    : [];
  return { kind: 'graph', sentence: sentenceOf(labels, marks), curves: drawn, marks };
};

const labelsOf = ({ problem, instruction }: Worked, { curves: drawn }: CurveGraph): string[] => {
  const text = problem.text
    .replace(/^∫(?: from \S+ to \S+)?\s*/, '')
    .replace(/\s*d[a-z]$/, '')
    .replace(/^d\/d[a-z] \((.+)\)$/, '$1');
  const sides = instruction === 'graph' ? [text.replace(/^y = /, '')] : text.split(/\s*=\s*/);
  return drawn.map((_, at) => `y = ${sides[at] ?? text}`);
};

/** A curve in pieces: it stops where there is no value, and where it jumps. */
const partsOf = (points: readonly (readonly [number, number] | null)[]): Point[][] => {
  const parts: Point[][] = [];
  let part: Point[] = [];
  const heights = points.flatMap((one) => (one ? [Math.abs(one[1])] : []));
  const jump = 0.5 * Math.max(1, ...heights);
  for (const point of points) {
    const last = part.at(-1);
    if (last && (!point || (Math.abs(point[1] - last[1]) > jump && point[1] * last[1] < 0))) {
      parts.push(part);
      part = [];
    }
    if (point) part.push([point[0], point[1]]);
  }
  return [...parts, part].filter((one) => one.length > 1);
};

const sentenceOf = (labels: readonly string[], marks: readonly { label: string }[]): string => {
  const what =
    labels.length > 1
      ? `The graphs of ${labels.join(' and ')}`
      : `The graph of ${labels[0] ?? 'the function'}`;
  if (marks.length === 0) return `${what}.`;
  return `${what}, with ${marks.length === 1 ? 'a mark' : 'marks'} at ${marks.map(({ label }) => label).join(' and ')}.`;
};

const numberLine = ({ stretches, marked }: LineGraph, { answer }: Worked): Picture => {
  const isIn = (end: number | null): boolean =>
    end !== null && marked.some(({ x, filled }) => x === end && filled);
  const ends = stretches.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
  const [low, high] = ends.length > 0 ? [Math.min(...ends), Math.max(...ends)] : [0, 0];
  const margin = Math.max(3, (high - low) * 0.5);
  return {
    kind: 'number-line',
    sentence: `A number line on which ${answer.text.split(';')[0] ?? answer.text} is marked.`,
    from: Math.floor(low - margin),
    to: Math.ceil(high + margin),
    spans: stretches.map(({ from, to }) => ({ from, to, from_included: isIn(from), to_included: isIn(to) })),
  };
};

const written = (value: number): string => String(Math.round(value * 100) / 100).replace('-', '−');
