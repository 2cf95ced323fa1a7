import { Readable } from 'node:stream';
import { Failure } from '@studia/contract/errors';
import { voice as calls } from '@studia/contract/voice';
import type { Routes } from '../../http/calls/bind.ts';
import type { Voices } from './service.ts';

const TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;

export const voiceRoutes =
  (voices: Voices): Routes =>
  (bind) => {
    bind.call(calls.voices, () => ({
      success: true as const,
      voices: [...voices.list()],
      hears: voices.hears,
    }));
    bind.file(calls.speak, async ({ body }) => {
      const { audio, format } = await voices.readAloud(body.text, body.voice, body.speed ?? 1);
      return {
        name: `speech.${format}`,
        type: TYPES[format],
        size: audio.length,
        tag: null,
        inline: true,
        open: async () => Readable.from([audio]),
      };
    });
    bind.upload(
      calls.hear,
      // It is held in memory until it was listened to, and kept nowhere.
      { keep: ({ content }) => whole(content), drop: async () => undefined },
      async ({ files: [recording] }) => {
        if (!recording) throw new Failure('recording_missing');
        return { success: true as const, ...(await voices.hear(recording)) };
      },
    );
  };

const whole = async (content: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
};
