import type { Guide } from '@studia/contract/resources';

/** Words that somebody reads in a minute while thinking about them. */
const WORDS_A_MINUTE = 180;

/**
 * Reads a study guide: `# Title`, an empty line, one sentence that says what it is about, an empty line and the text in
 * Markdown. Throws where something is missing, so that no build goes out with half a guide.
 */
export const readGuide = (id: string, source: string): Guide => {
  const [head = '', summary = '', ...blocks] = source.trim().split(/\n{2,}/);
  const title = /^# (\S.*)$/.exec(head)?.[1];
  if (title === undefined || summary === '' || summary.startsWith('#') || blocks.length === 0)
    throw new Error(`The study guide ${id} lacks its title, its summary or its text.`);
  const text = blocks.join('\n\n');
  return { id, title, summary, text, minutes: Math.ceil(text.split(/\s+/).length / WORDS_A_MINUTE) };
};
