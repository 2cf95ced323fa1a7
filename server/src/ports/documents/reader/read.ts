import { documentKinds } from '../kinds.ts';
import type { DocumentKind, ReadEvent, ReadLimits, ReadPage } from '../port.ts';
import { languageOf } from './language.ts';
import type { Opener } from './open-document.ts';
import { Unreadable } from './unreadable.ts';

/** Each kind brings its own parsers, which are loaded when they are needed. */
const OPENERS: Readonly<Record<Exclude<DocumentKind, 'doc'>, () => Promise<Opener>>> = {
  pdf: async () => (await import('./pdf/read.ts')).readPdf,
  epub: async () => (await import('./epub.ts')).readEpub,
  docx: async () => (await import('./docx.ts')).readDocx,
  pptx: async () => (await import('./pptx.ts')).readPptx,
  html: async () => (await import('./plain.ts')).readHtml,
  markdown: async () => (await import('./plain.ts')).readMarkdown,
  text: async () => (await import('./plain.ts')).readText,
  image: async () => (await import('./image.ts')).readImage,
};

/** Loads the parsers of a kind before a document of it comes. */
export const getReadyFor = async (kind: DocumentKind): Promise<void> => {
  if (kind !== 'doc') await OPENERS[kind]();
};

/** More than any page of a book holds. */
const MOST_CHARACTERS_ON_A_PAGE = 500_000;
const MOST_CHARACTERS = 50_000_000;
/** Enough to know a language by. */
const SAMPLE = 20_000;
const SAMPLE_OF_A_PAGE = 1_000;

/** What goes wrong is thrown instead. */
type DocumentEvent = Exclude<ReadEvent, { type: 'failed' }>;

interface Wish {
  readonly from: number;
  readonly limits: Pick<ReadLimits, 'pages'>;
}

/** Reads a document of any kind. What is wrong with it is thrown. */
export const readDocument = async function* (bytes: Uint8Array, wish: Wish): AsyncGenerator<DocumentEvent> {
  const kind = await kindFor(bytes);
  const open = await OPENERS[kind]();
  const document = await open(bytes);
  try {
    const { about } = document;
    if (about.pages > wish.limits.pages)
      throw new Unreadable('too-many-pages', `It has ${about.pages} pages.`);
    yield { type: 'opened', kind, ...about };
    const words = countingWords();
    for await (const page of document.pages(Math.max(1, wish.from))) {
      words.hear(page);
      yield { type: 'page', page };
    }
    if (!words.heardAnything() && wish.from <= 1) throw new Unreadable('empty', 'There is no word in it.');
    yield { type: 'done', language: await languageOf(words.sample()) };
  } finally {
    document.close?.();
  }
};

const kindFor = async (bytes: Uint8Array): Promise<Exclude<DocumentKind, 'doc'>> => {
  if (bytes.length === 0) throw new Unreadable('empty', 'The file has no bytes.');
  const kind = await documentKinds.kindOf(bytes);
  if (kind === null && isBlank(bytes)) throw new Unreadable('empty', 'The file holds nothing but spaces.');
  if (kind === null || kind === 'doc')
    throw new Unreadable('unsupported', `It is ${kind ?? 'of no known kind'}.`);
  return kind;
};

const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => byte <= 0x20);

const countingWords = () => {
  let characters = 0;
  let any = false;
  let sample = '';
  return {
    hear: ({ text }: ReadPage): void => {
      characters += text.length;
      any ||= /\S/.test(text);
      if (text.length > MOST_CHARACTERS_ON_A_PAGE || characters > MOST_CHARACTERS)
        throw new Unreadable('too-large', 'It has more text than any book.');
      if (sample.length < SAMPLE) sample += `${text.slice(0, SAMPLE_OF_A_PAGE)}\n`;
    },
    heardAnything: () => any,
    sample: () => sample,
  };
};
