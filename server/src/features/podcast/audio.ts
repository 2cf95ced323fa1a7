import { Readable } from 'node:stream';
import { Failure } from '@studia/contract/errors';
import type { Podcast } from '@studia/contract/podcast';
import type { PrivateFiles } from '../../ports/files/port.ts';
import { coverOf } from './rules/cover.ts';
import { id3Tag } from './rules/id3.ts';
import { joinBytes, joinSounds, readMp3, silenceLike, type Sound } from './rules/mp3.ts';

/** A line as far as its sound goes. */
export interface SoundLine {
  place: number;
  part: number;
  pause: number;
  file: string | null;
}

const TYPE = 'audio/mpeg';
const ARTIST = 'Studia';

/** The sounds of a podcast put together. */
export const makeAudio = ({ ownFiles }: { ownFiles: Pick<PrivateFiles, 'bytes'> }) => {
  /** A line with the silence after it. */
  const soundOf = async ({ file, pause }: SoundLine): Promise<Sound | null> => {
    const sound = file === null ? null : readMp3(await ownFiles.bytes(file));
    return sound && joinSounds([sound, silenceLike(sound, pause)]);
  };

  const soundsOf = async (lines: readonly SoundLine[]): Promise<{ line: SoundLine; sound: Sound }[]> => {
    const sounds: { line: SoundLine; sound: Sound }[] = [];
    for (const line of lines) {
      const sound = await soundOf(line);
      // Of two rates in one file, players only know the first.
      if (sound && sound.rate === (sounds[0]?.sound.rate ?? sound.rate)) sounds.push({ line, sound });
    }
    if (sounds.length === 0) throw new Failure('podcast_not_ready');
    return sounds;
  };

  return {
    /** Some lines in one piece, to be played. */
    stretch: async (id: string, lines: readonly SoundLine[]) => {
      const sounds = await soundsOf(lines);
      return fileOf(joinSounds(sounds.map(({ sound }) => sound)).bytes, id, true);
    },

    /** Everything that is finished, to be taken along. */
    whole: async ({ title, subtitle, parts }: Podcast, lines: readonly SoundLine[]) => {
      const sounds = await soundsOf(lines);
      const tag = id3Tag({
        title,
        album: subtitle || ARTIST,
        artist: ARTIST,
        chapters: chaptersOf(parts, sounds),
        cover: coverOf(`${subtitle} ${title}`),
      });
      const bytes = joinBytes([tag, ...sounds.map(({ sound }) => sound.bytes)]);
      return fileOf(bytes, `${title.slice(0, 80) || ARTIST}.mp3`, false);
    },
  };
};

const chaptersOf = (parts: readonly string[], sounds: readonly { line: SoundLine; sound: Sound }[]) => {
  const chapters: { title: string; start: number; end: number }[] = [];
  let at = 0;
  let part = -1;
  for (const { line, sound } of sounds) {
    if (line.part !== part) chapters.push({ title: parts[line.part] ?? '', start: at, end: at });
    part = line.part;
    at += sound.seconds;
    const last = chapters.at(-1);
    if (last) last.end = at;
  }
  return chapters;
};

const fileOf = (bytes: Uint8Array, name: string, inline: boolean) => ({
  name,
  type: TYPE,
  size: bytes.length,
  tag: null,
  inline,
  open: async ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([Buffer.from(bytes.subarray(start, end + 1))]),
});
