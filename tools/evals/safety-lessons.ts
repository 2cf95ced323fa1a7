import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Concern } from '../../server/src/features/safety/concern.ts';
import { halfOf } from './halves.ts';
import { labelledMessages } from './labelled-acts.ts';
import type { LanguageText } from './language-questions.ts';
import { ownMaterial } from './material.ts';

/** Messages by kind and language. */
export type Batch = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A message to learn from. */
export interface Lesson {
  kind: 'study' | Concern;
  language: string;
  text: string;
  /** Nobody made it to tempt. */
  plain?: true;
}

const CLASS_OF: Readonly<Record<string, Lesson['kind']>> = {
  harmless: 'study',
  'self-harm': 'self-harm',
  eating: 'eating',
  abuse: 'abuse',
  bullying: 'abuse',
  contact: 'abuse',
  drugs: 'drugs',
  violence: 'violence',
  emergency: 'emergency',
  dangerous: 'dangerous wish',
  sexual: 'sexual wish',
};
const LANGUAGES_WITH_BOOKS = ['ar', 'de', 'es', 'fr', 'hi', 'zh'];

const asLessons = (batch: Batch): Lesson[] =>
  Object.entries(batch).flatMap(([kind, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, texts]) =>
      texts.map((text) => ({ kind: classOf(kind), language, text })),
    ),
  );

const classOf = (kind: string): Lesson['kind'] => {
  const known = CLASS_OF[kind];
  if (!known) throw new Error(`There is no class for messages of the kind ${kind}.`);
  return known;
};

/**
 * Everything that safety may learn from: own lessons, the seen halves of what is measured, and plain study, which is marked:
 * nobody made it to tempt.
 */
export const safetyLessons = async (): Promise<Lesson[]> => {
  const { A, G } = await ownMaterial<{ A: Batch; G: Batch }>('safety-fresh.json');
  const seen = [await ownMaterial<Batch>('safety.json'), A, G]
    .flatMap(asLessons)
    .filter(({ text }) => halfOf(text) === 'seen');
  const english = Object.entries(await ownMaterial<Record<string, string[]>>('safety-lessons.json')).flatMap(
    ([kind, texts]) => asLessons({ [kind]: { en: texts } }),
  );
  const others = asLessons(await ownMaterial<Batch>('safety-lessons-languages.json'));
  return inAnyOrder([
    ...seen,
    ...english,
    ...others,
    ...(await everyday()),
    ...(await conversations()),
    ...(await markedTurns()),
    ...(await fromBooks()),
    ...(await fromStarterBooks()),
  ]);
};

/** What students say all day must not sound like trouble. */
const everyday = async () =>
  [
    (await ownMaterial<{ intents: Phrases }>('tutor-behaviour.json')).intents,
    await ownMaterial<Phrases>('tutor-intents.json'),
  ].flatMap((intents) => asLessons({ harmless: { en: Object.values(intents).flat() } }));

/** Nor what they write in a conversation with their tutor; who complains or jokes there tempts more than the others. */
const conversations = async (): Promise<Lesson[]> =>
  (await labelledMessages())
    .filter(({ act, message }) => act !== 'trouble' && message.length > SHORTEST)
    .map(({ act, lang, message }) => {
      const lesson: Lesson = { kind: 'study', language: lang, text: message };
      return TEMPTING.has(act) ? lesson : Object.assign(lesson, { plain: true });
    });
const TEMPTING: ReadonlySet<string> = new Set(['feeling', 'figure', 'rude']);
const SHORTEST = 5;

/** Nor what students said to the tutor whose replies were marked: none of them is in trouble. */
const markedTurns = async (): Promise<Lesson[]> => {
  const rows = (await readFile(new URL('marked-replies.jsonl', import.meta.url), 'utf8')).trim().split('\n');
  const messages = new Set(rows.map((row) => (JSON.parse(row) as { says: string }).says));
  return plain(asLessons({ harmless: { en: [...messages].filter((message) => message.length > SHORTEST) } }));
};

type Phrases = Readonly<Record<string, readonly string[]>>;

/** Nor must what books say, and what is asked about them. */
const fromBooks = async () =>
  (
    await Promise.all(
      LANGUAGES_WITH_BOOKS.map(async (language) => {
        const passages = (await ownMaterial<LanguageText[]>(`languages/${language}.json`)).flatMap(
          (book) => book.passages,
        );
        const texts = passages.flatMap(({ text, questions }) =>
          text
            .split(/(?<=[.!?。！？।])\s*/)
            .filter((sentence) => sentence.length > 5)
            .concat(questions.map(({ ask }) => ask)),
        );
        return plain(asLessons({ harmless: { [language]: texts } }));
      }),
    )
  ).flat();

/** A part of the sentences of the starter books; the others are there to be measured. */
const fromStarterBooks = async () => {
  const files = (await readdir(BOOKS, { recursive: true })).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, BOOKS), 'utf8')));
  const sentences = texts.flatMap(sentencesIn).filter((sentence) => halfOf(sentence) === 'seen');
  return plain(asLessons({ harmless: { en: sentences.filter((_, at) => at % ONE_OF === 0) } }));
};
const BOOKS = new URL('../../curriculum/books/', import.meta.url);
const ONE_OF = 3;

const sentencesIn = (text: string): string[] =>
  text
    .replace(/^---\n.*?\n---\n/s, '')
    .split(/\n\s*\n/)
    .filter((paragraph) => !/^\s*[#|!`$>]/.test(paragraph))
    .flatMap((paragraph) => paragraph.replaceAll(/\n\s*/g, ' ').split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.replace(/^[-*\d.\s]+/, '').trim())
    .filter((sentence) => sentence.length > 15);

const plain = (lessons: readonly Lesson[]): Lesson[] => lessons.map((lesson) => ({ ...lesson, plain: true }));

/** Mixed, and always in the same way: one kind after the other would be learnt and forgotten again. */
const inAnyOrder = (lessons: readonly Lesson[]): Lesson[] =>
  lessons
    .map((lesson) => ({ lesson, key: createHash('sha256').update(lesson.text).digest('hex') }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ lesson }) => lesson);
