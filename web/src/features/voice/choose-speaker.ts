import type { Voice } from '@studia/contract/voice';
import { browserSpeaker, findBrowserVoice } from './browser-speaker.ts';
import { listVoices } from './calls.ts';
import { ownSpeaker } from './own-speaker.ts';
import type { Speaker } from './speaker.ts';

/** Who reads: the device where it has a good voice, else one of ours; a chosen voice before both. */
export const chooseSpeaker = async (choice: string, mayUseDevice: boolean): Promise<Speaker> => {
  const isOwn = choice !== 'auto' && choice !== 'browser';
  const device = mayUseDevice && !isOwn ? await findBrowserVoice() : null;
  return device ? browserSpeaker(device) : ownSpeaker(await ownVoice(isOwn ? choice : null));
};

const ownVoice = async (wanted: string | null): Promise<string> => {
  const voices = await listVoices();
  const found = voices.find(({ id }) => id === wanted) ?? usual(voices);
  // The server says what is wrong with a voice that it does not have.
  return found?.id ?? 'none';
};

/** A voice that begins at once. */
const usual = (voices: readonly Voice[]): Voice | undefined =>
  voices.find(({ kind }) => kind === 'vendor') ?? voices.find(({ kind }) => kind === 'quick') ?? voices[0];
