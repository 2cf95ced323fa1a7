const MARKS = ['Learning Roadmap', 'Your Learning Journey'] as const;

/** A reply without its roadmap: that is shown elsewhere, as a plan (SPEC 4.8). */
export const withoutRoadmap = (reply: string): string => {
  if (!MARKS.every((mark) => reply.includes(mark))) return reply;
  const lines = reply.split('\n');
  const places = MARKS.map((mark) => lines.findIndex((line) => line.includes(mark)));
  const first = Math.min(...places);
  const last = Math.max(...places);
  const level = Math.min(...places.map((place) => headingLevel(lines[place] ?? '') ?? DEEPEST));
  const rest = lines.slice(last + 1);
  const end = rest.findIndex((line, index) => endsBlock(line, rest[index - 1], level));
  const before = lines.slice(0, first).join('\n').trimEnd();
  const after = end < 0 ? '' : rest.slice(end).join('\n').trimStart();
  return [before, after].filter((part) => part !== '').join('\n\n');
};

const DEEPEST = 7;
const headingLevel = (line: string): number | null => /^\s*(#{1,6})\s/.exec(line)?.[1]?.length ?? null;

/** Lists, tables, deeper headings, bold labels and whatever follows without a gap still belong to the roadmap. */
const endsBlock = (line: string, before: string | undefined, level: number): boolean => {
  const heading = headingLevel(line);
  if (heading !== null) return heading <= level;
  if (/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) return true;
  const isBelow = before !== undefined && before.trim() === '' && line.trim() !== '';
  return (
    isBelow && !/^(?:\s|[-*+•|>]|\d+[.)]|\*\*|[^\p{L}\p{N}\s"'“‘(]*$|\p{Extended_Pictographic})/u.test(line)
  );
};
