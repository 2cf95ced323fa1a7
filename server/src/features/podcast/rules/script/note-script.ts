import { PODCAST } from '@studia/contract/limits';
import type { PodcastMinutes, Script } from '@studia/contract/podcast';
import type { Quote } from '@studia/contract/proof';
import { explainer, filled, host, lengthOf, PAUSE, woven, type Draft } from './draft.ts';
import * as say from './note-phrases.ts';
import { isSpeakable, readNote, type NoteSection, type NoteThing } from './note-reading.ts';
import * as talk from './phrases.ts';
import { makePicker, type Pick } from './picker.ts';

interface NoteToRead {
  title: string;
  content: string;
  quotes: readonly { key: string; quote: Quote }[];
}

/** A dialogue over a student's own note: its headings, its lines and its questions, in its own words. */
export const noteScript = (
  note: NoteToRead,
  { minutes, seed }: { minutes: PodcastMinutes; seed: string },
): Script => {
  const pick = makePicker(seed);
  const title = note.title.trim() || say.UNTITLED;
  const quotes = new Map(note.quotes.map(({ key, quote }) => [key, quote]));
  const room = minutes * PODCAST.wordsPerMinute - FRAME;
  const sections = fitting(speakable(readNote(title, note.content)), quotes, pick, room);
  const terms = sections.flatMap(({ things }) =>
    things.filter(({ kind }) => kind === 'term' || kind === 'question'),
  );
  const parts = [
    { title, drafts: hello(title, sections, pick) },
    ...sections.map(({ title: part, drafts }) => ({ title: part, drafts })),
    { title: say.RECAP_TITLE, drafts: recap(terms, quotes, pick) },
  ];
  return {
    parts: parts.map(({ title: name }) => name),
    lines: parts.flatMap(({ drafts }, part) => woven(drafts).map((draft) => Object.assign(draft, { part }))),
  };
};

const FRAME = 110;
const MOST_RECALLED = 4;

const speakable = (sections: readonly NoteSection[]): NoteSection[] =>
  sections
    .map(({ title, things }) => ({
      title: isSpeakable(title) ? title : say.UNTITLED,
      things: things.filter((thing) => thing.kind === 'unspeakable' || isSpeakable(thing.text)),
    }))
    .filter(({ things }) => things.length > 0);

interface SectionTalk extends NoteSection {
  drafts: Draft[];
}

/** As many sections as there is time for, each as far as it goes. */
const fitting = (
  sections: readonly NoteSection[],
  quotes: ReadonlyMap<string, Quote>,
  pick: Pick,
  room: number,
): SectionTalk[] => {
  let left = room;
  return sections.flatMap(({ title, things }, index): SectionTalk[] => {
    const drafts: Draft[] =
      index === 0 && sections.length === 1 ? [] : host(filled(pick(say.HEADING), { title }));
    const toTell: NoteThing[] = [];
    for (const thing of things) {
      const next = thingTalk(thing, toTell.length, quotes, pick);
      if (lengthOf([...drafts, ...next]) > left) break;
      drafts.push(...next);
      toTell.push(thing);
    }
    if (toTell.length === 0) return [];
    left -= lengthOf(drafts);
    return [{ title, things: toTell, drafts }];
  });
};

const thingTalk = (
  thing: NoteThing,
  place: number,
  quotes: ReadonlyMap<string, Quote>,
  pick: Pick,
): Draft[] => {
  const quote = thing.keys.map((key) => quotes.get(key)).find((one) => one !== undefined) ?? null;
  switch (thing.kind) {
    case 'unspeakable':
      return explainer(say.UNSPEAKABLE[thing.text]);
    case 'line':
      return [
        ...(place > 0 && place % 2 === 0 ? host(pick(say.AND_THEN)) : []),
        ...explainer(thing.text, { quote }),
      ];
    case 'warning':
      return [...host(pick(say.CAREFUL)), ...explainer(thing.text, { quote })];
    case 'term':
      return [
        ...host(filled(pick(say.WHAT_IS), { term: thing.cue }), { pause: PAUSE.wonder }),
        ...explainer(thing.text, { quote }),
      ];
    case 'question':
      return [
        ...host(`${pick(talk.YOUR_TURN)} ${thing.cue}`, { pause: PAUSE.wonder + 1 }),
        ...explainer(thing.text, { quote }),
      ];
  }
};

const hello = (title: string, sections: readonly NoteSection[], pick: Pick): Draft[] => [
  ...host(filled(pick(say.HELLO), { title })),
  ...explainer(
    sections.length > 1
      ? filled(pick(say.OUTLOOK), { titles: listed(sections.slice(0, 4).map((section) => section.title)) })
      : pick(say.OUTLOOK_ONE),
  ),
];

const listed = (titles: readonly string[]): string => {
  const named = titles.map((title) => `“${title}”`);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
};

const recap = (things: readonly NoteThing[], quotes: ReadonlyMap<string, Quote>, pick: Pick): Draft[] => {
  const asked = things.slice(0, MOST_RECALLED).flatMap((thing) => {
    if (thing.kind !== 'term' && thing.kind !== 'question') return [];
    const quote = thing.keys.map((key) => quotes.get(key)).find((one) => one !== undefined) ?? null;
    const question = thing.kind === 'term' ? filled(pick(say.RECALL), { term: thing.cue }) : thing.cue;
    return explainer(question, { pause: PAUSE.wonder + 1 }).concat(host(thing.text, { quote }));
  });
  const [first, last] = pick(talk.GOODBYE);
  return [
    ...(asked.length > 0
      ? [...explainer(pick(say.RECAP)), ...asked]
      : explainer(pick(say.NO_RECAP), { pause: PAUSE.think })),
    ...host(first),
    ...explainer(last),
  ];
};
