import type { Exchange, Lesson } from '@studia/contract/lessons';
import { PODCAST } from '@studia/contract/limits';
import type { PodcastMinutes, Script, ScriptLine } from '@studia/contract/podcast';
import { choose } from './choose.ts';
import { explainer, filled, host, lengthOf, woven, type Draft } from './draft.ts';
import { ideaTalk } from './idea-talk.ts';
import * as say from './phrases.ts';
import { recap } from './recap.ts';
import { sentencesOf, spokenWords } from './words.ts';
import { beginWriting, type Writing } from './writing.ts';

interface Wish {
  book: string;
  minutes: PodcastMinutes;
  /** The same seed writes the same script. */
  seed: string;
  /** What students say about its ideas, and what is answered; none for books of students. */
  exchanges: readonly Exchange[];
}

/** What looking back at an idea takes, and saying goodbye. */
const [LOOKING_BACK, GOODBYE] = [45, 60];

/** A dialogue over the ideas of a chapter, written from its lesson and its exchanges by rules. */
export const lessonScript = (
  lesson: Pick<Lesson, 'title' | 'ideas'>,
  { book, minutes, seed, exchanges }: Wish,
): Script => {
  const writing = beginWriting(lesson.ideas, exchanges, seed);
  const chosen = choose(lesson.ideas, minutes);
  const begun = hello(lesson, book, chosen.length, writing);
  const sections = [{ title: lesson.title, drafts: begun }];
  let left = minutes * PODCAST.wordsPerMinute - lengthOf(begun) - GOODBYE - chosen.length * LOOKING_BACK;
  for (const [place, idea] of chosen.entries()) {
    // What one idea leaves, the others may have.
    const room = left / (chosen.length - place);
    const drafts = ideaTalk({ idea, place, before: chosen[place - 1], room }, writing);
    left -= lengthOf(drafts);
    sections.push({ title: idea.title, drafts });
  }
  sections.push({ title: RECAP_TITLE, drafts: [...recap(chosen, writing), ...goodbye(writing)] });
  return {
    parts: sections.map(({ title }) => title),
    lines: withoutRepeats(
      sections.flatMap(({ drafts }, part) => woven(drafts).map((draft) => Object.assign(draft, { part }))),
    ),
  };
};

/** A sentence that two parts of a lesson share is said once, where the line has something else to say. */
const withoutRepeats = (lines: readonly ScriptLine[]): ScriptLine[] => {
  const said = new Set<string>();
  return lines.map((line) => {
    const sentences = sentencesOf(line.text);
    const fresh = sentences.filter((one) => spokenWords(one) <= LONG || !said.has(one));
    for (const one of sentences) said.add(one);
    return fresh.length === 0 ? line : { ...line, text: fresh.join(' ') };
  });
};
const LONG = 6;

const RECAP_TITLE = 'Looking back';

const COUNTS = ['', 'one idea', 'two ideas', 'three ideas', 'four ideas', 'five ideas', 'six ideas'];

/** Nobody says the second half of a title. */
const shortName = (book: string): string => book.split(/: | – /)[0] ?? book;

const hello = (
  { title: chapter, ideas }: Pick<Lesson, 'title' | 'ideas'>,
  book: string,
  count: number,
  { pick, heard }: Writing,
): Draft[] => {
  heard.add(`${chapter} ${book}`);
  return [
    ...host(filled(pick(say.HELLO), { chapter, book: shortName(book) })),
    ...explainer(
      filled(pick(count === 1 ? say.OUTLOOK_ONE : say.OUTLOOK), { count: COUNTS[count] ?? 'a few ideas' }),
    ),
    ...(count < ideas.length ? explainer(pick(say.LEFT_OUT)) : []),
    ...host(pick(say.HOST_READY)),
  ];
};

const goodbye = ({ pick }: Writing): Draft[] => {
  const [first, last] = pick(say.GOODBYE);
  return [...host(first), ...explainer(last)];
};
