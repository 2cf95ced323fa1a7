import type { Picture } from '@studia/contract/proof';
import { systemLines, type Worked } from '@studia/mathematics';

/** The lines of two equations in x and y and where they meet; null for anything else. */
export const linesOfSystem = (worked: Worked): Picture | null => {
  const system = systemLines(worked);
  if (!system) return null;
  const point = system.meet && `(${system.meet[0]}, ${system.meet[1]})`.replaceAll('-', '−');
  const where = point === null ? 'They don’t meet at a single point.' : `They meet at ${point}.`;
  return {
    kind: 'graph',
    sentence: `The lines ${system.lines.map(({ label }) => label).join(' and ')}. ${where}`,
    curves: system.lines.map(({ label, points }) => ({ label, points })),
    marks: system.meet && point !== null ? [{ label: point, at: system.meet }] : [],
  };
};
