import { aiNotes } from '@studia/contract/ai-notes';
import { notes as calls } from '@studia/contract/notes';
import type { Routes } from '../../http/calls/bind.ts';
import type { Notes } from './service.ts';

const done = { success: true } as const;

export const noteRoutes =
  (notes: Notes): Routes =>
  (bind) => {
    bind.call(calls.list, async ({ caller, query: { trash, ...wish } }) => ({
      ...done,
      ...(await notes.list(caller.studentId, { ...wish, trash: trash === 'true' })),
    }));
    bind.call(calls.create, async ({ caller, body }) => ({
      ...done,
      note: await notes.create(caller.studentId, body),
    }));
    bind.call(calls.read, async ({ caller, params }) => ({
      ...done,
      note: await notes.read(caller.studentId, params.id),
    }));
    bind.call(calls.update, async ({ caller, params, body }) => ({
      ...done,
      note: await notes.update(caller.studentId, params.id, body),
    }));
    bind.call(calls.trash, async ({ caller, params, body }) => ({
      ...done,
      note: await notes.setTrashed(caller.studentId, params.id, body.trashed),
    }));
    bind.call(calls.delete, async ({ caller, params }) => {
      await notes.delete(caller.studentId, params.id);
      return done;
    });
    bind.call(calls.revisions, async ({ caller, params }) => ({
      ...done,
      revisions: await notes.revisions(caller.studentId, params.id),
    }));
    bind.call(calls.revision, async ({ caller, params }) => ({
      ...done,
      ...(await notes.revision(caller.studentId, params.id, params.revision)),
    }));
    bind.call(aiNotes.make, async ({ caller, body }) => ({
      ...done,
      ...(await notes.making.make(caller.studentId, body)),
    }));
    bind.call(aiNotes.making, async ({ caller, params }) => ({
      ...done,
      ...(await notes.making.state(caller.studentId, params.id)),
    }));
    bind.call(aiNotes.remake, async ({ caller, params, body }) => ({
      ...done,
      ...(await notes.making.remake(caller.studentId, params.id, body)),
    }));
    bind.file(calls.anki, ({ caller, params }) => notes.anki(caller.studentId, params.id));
    bind.file(calls.word, ({ caller, params }) => notes.word(caller.studentId, params.id));
    bind.upload(
      calls.addPicture,
      {
        keep: ({ content }) => notes.pictures.keep(content),
        drop: (picture) => notes.pictures.drop(picture),
      },
      async ({ caller, files }) => ({ ...done, id: await notes.pictures.add(caller.studentId, files[0]) }),
    );
    bind.file(calls.picture, ({ caller, params }) => notes.pictures.file(caller.studentId, params.id));
  };
