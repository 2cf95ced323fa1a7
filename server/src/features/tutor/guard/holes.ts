/** Words that only lead to a source, and mean nothing without it. */
const LEADS =
  /(?:\s*[,;–—-]?\s*\(?\b(?:see(?: also)?|cf\.?|as (?:shown|said|stated|described|explained|seen) (?:in|by|on)|according to|source|sources|quoted from|taken from)\s*:?\s*)$/i;

/** A line from which sources disappeared at some places, without the words that led to them. */
export const closeHoles = (line: string, holes: readonly number[]): string =>
  holes
    .toSorted((one, other) => other - one)
    .reduce((text, at) => closeHole(text, Math.min(at, text.length)), line);

const closeHole = (line: string, at: number): string => {
  const before = line.slice(0, at);
  const lead = LEADS.exec(before)?.[0] ?? '';
  const left = before.slice(0, before.length - lead.length);
  let right = line.slice(at);
  if (lead.includes('(')) right = right.replace(/^\s*\)/, '');
  const begins = /^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?$|[.!?]\s*$/.test(left);
  if (lead === '' && !begins)
    return /\(\s*$/.test(left) && /^\s*\)/.test(right)
      ? left.replace(/\s*\(\s*$/, '') + right.replace(/^\s*\)/, '')
      : line;
  if (!begins) return left + right;
  const rest = right.replace(/^[\s,;:.–—-]+/, '');
  const gap = left === '' || /\s$/.test(left) ? '' : ' ';
  return left + gap + rest.charAt(0).toUpperCase() + rest.slice(1);
};
