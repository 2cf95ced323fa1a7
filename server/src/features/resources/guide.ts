import type { Guide } from '@studia/contract/resources';

/** Words that somebody reads in a minute while thinking about them. */
const WORDS_A_MINUTE = 180;

const SOURCES = '\n## Sources\n';

/** Studies that are named in brackets, such as `(Rohrer and others, 2020)`, and not in the list at the end. */
const studiesWithoutSource = (text: string): string[] => {
  const [body = '', listed = ''] = text.split(SOURCES);
  const sources = listed.split('\n');
  return Array.from(body.matchAll(/\((\p{Lu}[^()\d]*), (\d{4})\)/gu))
    .filter(([, who = '', year = '']) => {
      const first = who.split(' ')[0] ?? '';
      return !sources.some((source) => source.startsWith(`- ${first},`) && source.includes(`(${year})`));
    })
    .map(([study]) => study);
};

/**
 * Reads a study guide: `# Title`, an empty line, one sentence that says what it is about, an empty line and the text in
 * Markdown, with its `## Sources` at the end. Throws where something is missing, so that no build goes out with half a guide.
 */
export const readGuide = (id: string, source: string): Guide => {
  const [head = '', summary = '', ...blocks] = source.trim().split(/\n{2,}/);
  const title = /^# (\S.*)$/.exec(head)?.[1];
  if (title === undefined || summary === '' || summary.startsWith('#') || blocks.length === 0)
    throw new Error(`The study guide ${id} lacks its title, its summary or its text.`);
  const text = blocks.join('\n\n');
  const missing = studiesWithoutSource(text);
  if (missing.length > 0)
    throw new Error(`The study guide ${id} does not say where ${missing.join(' and ')} can be read.`);
  // Nobody reads the list of sources through.
  const read = text.split(SOURCES)[0] ?? text;
  return { id, title, summary, text, minutes: Math.ceil(read.split(/\s+/).length / WORDS_A_MINUTE) };
};
