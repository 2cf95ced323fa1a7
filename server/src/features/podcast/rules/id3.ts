import { joinBytes } from './mp3.ts';

// ID3v2.3 with chapter frames (id3v2-chapters 1.0): what players of podcasts read.

interface Chapter {
  title: string;
  /** Seconds from the beginning. */
  start: number;
  end: number;
}

interface Tag {
  title: string;
  album: string;
  artist: string;
  chapters: readonly Chapter[];
  cover: { bytes: Uint8Array; type: string } | null;
}

/** What stands before the sound of a file: title, chapter marks and cover. */
export const id3Tag = ({ title, album, artist, chapters, cover }: Tag): Uint8Array => {
  const marks = chapters.map((chapter, index) => chapterFrame(`c${index}`, chapter));
  const frames = joinBytes([
    textFrame('TIT2', title),
    textFrame('TALB', album),
    textFrame('TPE1', artist),
    textFrame('TCON', 'Podcast'),
    ...(chapters.length > 0 ? [contentsFrame(chapters.map((_, index) => `c${index}`)), ...marks] : []),
    ...(cover ? [coverFrame(cover)] : []),
  ]);
  return joinBytes([ascii('ID3'), Uint8Array.of(3, 0, 0), syncSafe(frames.length), frames]);
};

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Seven bits of each byte, so that no size looks like the beginning of a frame. */
const syncSafe = (size: number): Uint8Array =>
  Uint8Array.of((size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127);

const number32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

const frame = (name: string, body: Uint8Array): Uint8Array =>
  joinBytes([ascii(name), number32(body.length), Uint8Array.of(0, 0), body]);

/** UTF-16 with its mark, which every reader of version 2.3 knows. */
const wide = (text: string): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfffe);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), true);
  return bytes;
};

const textFrame = (name: string, text: string): Uint8Array =>
  frame(name, joinBytes([Uint8Array.of(1), wide(text)]));

const NOWHERE = 0xffff_ffff;

const chapterFrame = (id: string, { title, start, end }: Chapter): Uint8Array =>
  frame(
    'CHAP',
    joinBytes([
      ascii(`${id}\0`),
      number32(Math.round(start * 1_000)),
      number32(Math.round(end * 1_000)),
      number32(NOWHERE),
      number32(NOWHERE),
      textFrame('TIT2', title),
    ]),
  );

const ORDERED_TOP = 3;

const contentsFrame = (ids: readonly string[]): Uint8Array =>
  frame(
    'CTOC',
    joinBytes([ascii('toc\0'), Uint8Array.of(ORDERED_TOP, ids.length), ...ids.map((id) => ascii(`${id}\0`))]),
  );

const FRONT_COVER = 3;

const coverFrame = ({ bytes, type }: NonNullable<Tag['cover']>): Uint8Array =>
  frame('APIC', joinBytes([Uint8Array.of(0), ascii(`${type}\0`), Uint8Array.of(FRONT_COVER, 0), bytes]));
