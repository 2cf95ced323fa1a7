import { fileURLToPath } from 'node:url';
import { spokenText } from '../../contract/src/spoken-text.ts';
import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import { builtInSpeech } from '../../server/src/ports/speech/built-in.ts';
import { soundOfWav } from '../../server/src/ports/speech/wav.ts';
import { at16k } from './resample.ts';
import { wordErrors, wordsToCompare } from './word-errors.ts';

/**
 * Whether the product's own listener understands the product's own voices: sentences of the starter books are spoken, heard
 * and compared word by word. `npm run evals:speech -- 50 natural-heart quick-clara`.
 */
const [count = '50', ...named] = process.argv.slice(2);
const voices = named.length > 0 ? named : ['natural-heart', 'natural-michael', 'quick-clara', 'quick-robert'];
const FEWEST_WORDS = 5;
const MOST_WORDS = 18;

const program = fileURLToPath(new URL('../../dist/server/speech-engine.js', import.meta.url));
const speech = builtInSpeech({ program, warn: console.warn });

/** Sentences from all over the books, always the same ones. */
const sentences = async (): Promise<string[]> => {
  const books = await readStarterBooks();
  const all = books
    .flatMap(({ pages }) => pages.map((page) => page.text))
    .flatMap(spokenText)
    .filter((sentence) => {
      const words = sentence.split(' ').length;
      return words >= FEWEST_WORDS && words <= MOST_WORDS && sentence.endsWith('.');
    });
  const step = Math.floor(all.length / Number(count));
  return Array.from({ length: Number(count) }, (_, at) => all[at * step] ?? '');
};

const chosen = await sentences();
for (const voice of voices) {
  let wrong = 0;
  let words = 0;
  let seconds = 0;
  let took = 0;
  for (const sentence of chosen) {
    const from = performance.now();
    const clip = await speech.speak(sentence, voice, { format: 'wav' });
    took += performance.now() - from;
    seconds += clip.seconds;
    const { text } = await speech.hear(at16k(soundOfWav(clip.audio)));
    const [expected, transcript] = [wordsToCompare(sentence), wordsToCompare(spokenText(text).join(' '))];
    const errors = wordErrors(expected, transcript);
    wrong += errors;
    words += expected.length;
    if (errors > 0) console.log(`  ${errors} | ${expected.join(' ')} | ${transcript.join(' ')}`);
  }
  const rate = ((100 * wrong) / words).toFixed(1);
  console.log(
    `${voice}: ${rate} % of ${words} words wrong in ${chosen.length} clips; ${seconds.toFixed(0)} s of speech in ${(took / 1_000).toFixed(0)} s`,
  );
}
await speech.close();
