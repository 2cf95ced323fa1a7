import { makeEngine, type Engine, type EngineSettings } from './engine.ts';
import {
  LONGEST_RECORDING_SECONDS,
  LONGEST_SENTENCE,
  SpeechFailed,
  type Speech,
  type Voice,
} from './port.ts';
import type { EngineName } from './protocol.ts';
import { BUILT_IN_VOICES } from './voices.ts';

const MEGABYTE = 1024 * 1024;
const SAMPLE_RATE = 16_000;

/** What each engine may take; measured needs are about half of it. */
const LIMITS: Readonly<Record<EngineName, Pick<EngineSettings, 'mostMemory' | 'patience'>>> = {
  quick: { mostMemory: 512 * MEGABYTE, patience: 30_000 },
  natural: { mostMemory: 1_200 * MEGABYTE, patience: 240_000 },
  listener: { mostMemory: 900 * MEGABYTE, patience: 90_000 },
};

type Settings = Pick<EngineSettings, 'program' | 'warn'> &
  Partial<Pick<EngineSettings, 'idle' | 'mostWaiting' | 'patience' | 'startPatience' | 'mostMemory'>>;

/** Voices and an ear that come with the product; each engine is a process of its own, started by its first order. */
export const builtInSpeech = (settings: Settings): Speech => {
  const engines = new Map<EngineName, Engine>();
  const engineOf = (engine: EngineName): Engine => {
    const known = engines.get(engine) ?? makeEngine({ ...LIMITS[engine], ...settings, engine });
    engines.set(engine, known);
    return known;
  };

  return {
    version: 'built-in-1',
    voices: BUILT_IN_VOICES.map(({ id, name, kind, language }): Voice => ({ id, name, kind, language })),
    speak: async (sentence, voice, { format = 'mp3', speed = 1, background, signal } = {}) => {
      const chosen = BUILT_IN_VOICES.find(({ id }) => id === voice);
      if (!chosen) throw new SpeechFailed('no-voice', `There is no voice “${voice}”.`);
      const text = sentence.trim();
      if (!/[\p{L}\p{N}]/u.test(text)) throw new SpeechFailed('nothing-to-say', 'There are no words in it.');
      if (text.length > LONGEST_SENTENCE) throw new SpeechFailed('too-long', 'That is no sentence any more.');
      const answer = await engineOf(chosen.engine).ask(
        { type: 'speak', text, voice: chosen.own, speed: Math.min(2, Math.max(0.5, speed)), format },
        { ...(background !== undefined && { background }), ...(signal && { signal }) },
      );
      if (answer.type !== 'clip') throw new SpeechFailed('nothing-to-say', 'No sound came of it.');
      return { audio: answer.audio, seconds: answer.seconds, format };
    },
    hear: async (pcm, { expected = [], signal } = {}) => {
      if (pcm.length > LONGEST_RECORDING_SECONDS * SAMPLE_RATE)
        throw new SpeechFailed('too-long', `More than ${LONGEST_RECORDING_SECONDS} seconds.`);
      const answer = await engineOf('listener').ask(
        { type: 'hear', pcm, expected },
        { ...(signal && { signal }) },
      );
      return answer.type === 'heard' ? { text: answer.text, sure: answer.sure } : { text: '', sure: false };
    },
    prepare: () => {
      engineOf('listener').wake();
      engineOf('quick').wake();
    },
    close: async () => {
      await Promise.all([...engines.values()].map((engine) => engine.close()));
    },
  };
};
