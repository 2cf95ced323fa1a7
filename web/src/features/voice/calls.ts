import { SPEECH } from '@studia/contract/limits';
import { voice, type Voice } from '@studia/contract/voice';
import { call } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';

/** The voices of the server. */
export const listVoices = async (): Promise<Voice[]> => (await call(voice.voices, {})).voices;

/** A sentence as sound. */
export const speakSentence = async (text: string, chosen: string): Promise<Blob> =>
  (await fetchFile(voice.speak, { body: { text, voice: chosen } }, SPEECH.patience)).content;
