import type { Speaker } from './speaker.ts';

const STARTS_WITHIN = 3_000;
/** Far more than the slowest voice needs for a letter. */
const A_LETTER = 200;
const AT_LEAST = 8_000;
const VOICES_WITHIN = 500;

/** A good voice of this device: one that speaks English without sending the words anywhere. */
export const findBrowserVoice = async (): Promise<SpeechSynthesisVoice | null> => {
  if (!('speechSynthesis' in window)) return null;
  const find = (): SpeechSynthesisVoice | null => {
    const own = speechSynthesis
      .getVoices()
      .filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
    // These are made for screen readers: clear at speed, and no pleasure to listen to.
    const pleasant = own.filter(({ name }) => !/espeak|pico|festival/i.test(name));
    return pleasant.find((voice) => voice.default) ?? pleasant[0] ?? null;
  };
  const found = find();
  if (found) return found;
  // Voices come late.
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_WITHIN);
  });
  return find();
};

/** Says sentences with a voice of the device. One that does not begin, or never ends, is a failure. */
export const browserSpeaker = (voice: SpeechSynthesisVoice): Speaker => ({
  say: (sentence, speed, signal) =>
    new Promise((resolve, reject) => {
      const utterance = new SpeechSynthesisUtterance(sentence);
      Object.assign(utterance, { voice, lang: voice.lang, rate: speed });
      const fail = (): void => {
        speechSynthesis.cancel();
        reject(new Error('The voice of this device does not speak.'));
      };
      let alarm = setTimeout(fail, STARTS_WITHIN);
      utterance.addEventListener('start', () => {
        clearTimeout(alarm);
        // While it is paused nobody counts.
        const count = (): void => {
          if (speechSynthesis.paused) alarm = setTimeout(count, AT_LEAST);
          else fail();
        };
        alarm = setTimeout(count, AT_LEAST + (sentence.length * A_LETTER) / speed);
      });
      utterance.addEventListener('end', () => {
        clearTimeout(alarm);
        resolve();
      });
      utterance.addEventListener('error', () => {
        clearTimeout(alarm);
        if (!signal.aborted) fail();
      });
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(alarm);
          speechSynthesis.cancel();
          resolve();
        },
        { once: true },
      );
      speechSynthesis.speak(utterance);
    }),
  prepare: () => undefined,
  pause: () => speechSynthesis.pause(),
  resume: () => speechSynthesis.resume(),
  // The next sentence has it.
  setSpeed: () => undefined,
  close: () => speechSynthesis.cancel(),
});
