import { spokenText } from '@studia/contract/spoken-text';
import { readingTime, sentencesOf, silentSpeaker, type Speaker } from '../session/playback.ts';

/** Voices that are harder to understand than ours. */
const POOR = /espeak|festival|pico/i;

/** A voice of this browser's own that needs no network: what is said stays here, and comes at once. */
export const ownVoice = (): SpeechSynthesisVoice | null =>
  window.speechSynthesis
    ?.getVoices()
    .find(({ localService, lang, name }) => localService && lang.startsWith('en') && !POOR.test(name)) ??
  null;

/** Some browsers never say that they have finished. */
const PATIENCE = 3;

/** Speaks with the browser's own voice; where it falls silent, the sentence is over after a while all the same. */
export const browserSpeaker = (voice: SpeechSynthesisVoice): Speaker => ({
  isSilent: false,
  speak: (spoken, sentence) => {
    const text = spokenText(sentencesOf(spoken)[sentence] ?? '').join(' ');
    if (text === '') return silentSpeaker().speak(spoken, sentence);
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    let over = (): void => undefined;
    const done = new Promise<void>((resolve) => (over = resolve));
    const watch = setTimeout(over, readingTime(text) * PATIENCE);
    words.addEventListener('end', over);
    words.addEventListener('error', over);
    window.speechSynthesis.speak(words);
    return {
      done: done.finally(() => clearTimeout(watch)),
      stop: () => {
        window.speechSynthesis.cancel();
        over();
      },
    };
  },
});
