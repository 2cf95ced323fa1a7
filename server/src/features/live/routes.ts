import { Readable } from 'node:stream';
import { LIVE } from '@studia/contract/limits';
import { live as calls, liveSocketPath } from '@studia/contract/live';
import type { Routes } from '../../http/calls/bind.ts';
import type { Live } from './service.ts';

export const liveRoutes =
  ({ sessions, lessons, mouth, hub }: Live): Routes =>
  (bind) => {
    const success = true as const;
    bind.call(calls.save, async ({ caller, body }) => {
      const { session_id = null, update_mode = null, ...payload } = body;
      return { success, session_id: await sessions.save(caller.studentId, payload, session_id, update_mode) };
    });
    bind.call(calls.read, async ({ caller, params }) => ({
      success,
      ...(await sessions.read(caller.studentId, params.id)),
    }));
    bind.call(calls.begin, async ({ caller, body }) => ({
      success,
      session: await lessons.begin(caller.studentId, body.subject, body.id),
    }));
    bind.call(calls.list, async ({ caller }) => ({
      success,
      sessions: await lessons.list(caller.studentId),
    }));
    bind.call(calls.events, async ({ caller, params, query }) => ({
      success,
      ...(await lessons.read(caller.studentId, params.id, query.after ?? 0)),
    }));
    bind.call(calls.input, async ({ caller, params, body }) => {
      await lessons.input(caller.studentId, params.id, body.input);
      return { success };
    });
    bind.call(calls.ticket, async ({ caller, params }) => ({
      success,
      ticket: await lessons.ticket(caller.studentId, params.id, caller.sessionId),
    }));
    bind.file(calls.clip, async ({ caller, params, query }) => {
      const event = await lessons.event(caller.studentId, params.id, params.number);
      const wish = { voice: query.voice, slow: query.slow === 'true', format: query.format ?? 'mp3' };
      const { audio, format } = await mouth.clip(params.id, event, params.sentence, wish);
      return {
        name: `sentence.${format}`,
        type: format === 'mp3' ? 'audio/mpeg' : 'audio/wav',
        size: audio.byteLength,
        tag: null,
        inline: true,
        open: async (range) => Readable.from([range ? audio.subarray(range.start, range.end + 1) : audio]),
      };
    });
    bind.call(calls.remove, async ({ caller, params }) => {
      await lessons.remove(caller.studentId, params.id);
    });
    bind.socket(
      {
        path: liveSocketPath,
        largest: LIVE.messageBytes,
        textsInTen: LIVE.messagesInTen,
        bytesInTen: LIVE.soundsInTen,
      },
      ({ params, query }, line) =>
        hub.enter(query['ticket'] ?? '', params['id'] ?? '', Number(query['after']) || 0, line),
    );
  };
