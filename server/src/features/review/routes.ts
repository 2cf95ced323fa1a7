import { review as calls } from '@studia/contract/review';
import type { Routes } from '../../http/calls/bind.ts';
import type { Review } from './service.ts';

const done = { success: true } as const;

export const reviewRoutes =
  (review: Review): Routes =>
  (bind) => {
    bind.call(calls.day, async ({ caller, query }) => ({
      ...done,
      day: await review.day(caller.studentId, query.since ?? null),
    }));
    bind.call(calls.queue, async ({ caller, query: { since = null, subject = null } }) => ({
      ...done,
      cards: await review.queue(caller.studentId, { since, subject }),
    }));
    bind.call(calls.answer, async ({ caller, body }) => ({
      ...done,
      cards: await review.answer(caller.studentId, body.answers),
    }));
    bind.call(calls.undo, async ({ caller, body }) => ({
      ...done,
      card: await review.undo(caller.studentId, body.answer),
    }));
    bind.call(calls.settings, async ({ caller, body }) => {
      await review.setNewADay(caller.studentId, body.new_a_day);
      return done;
    });
    cardRoutes(review)(bind);
    exchangeRoutes(review)(bind);
  };

const cardRoutes =
  (review: Review): Routes =>
  (bind) => {
    bind.call(calls.list, async ({ caller, query: { q = '', subject = null, show = 'all', page = 0 } }) => ({
      ...done,
      ...(await review.list(caller.studentId, { words: q, subject, show, page })),
    }));
    bind.call(calls.add, async ({ caller, body }) => ({
      ...done,
      ...(await review.addCards(caller.studentId, body.cards)),
    }));
    bind.call(calls.addChapter, async ({ caller, body }) => ({
      ...done,
      ...(await review.addChapter(caller.studentId, body.book, body.chapter)),
    }));
    bind.call(calls.change, async ({ caller, params, body }) => ({
      ...done,
      card: await review.change(caller.studentId, params.id, body),
    }));
    bind.call(calls.restart, async ({ caller, params }) => ({
      ...done,
      card: await review.restart(caller.studentId, params.id),
    }));
    bind.call(calls.remove, async ({ caller, params }) => {
      await review.remove(caller.studentId, params.id);
      return done;
    });
  };

/** Cards from and for other programs. */
const exchangeRoutes =
  (review: Review): Routes =>
  (bind) => {
    bind.upload(
      calls.import,
      {
        keep: ({ name, content }) => review.keepUpload(name, content),
        drop: (uploaded) => review.dropUpload(uploaded),
      },
      async ({ caller, files }) => ({
        ...done,
        import: await review.beginImport(caller.studentId, files[0]),
      }),
    );
    bind.call(calls.importing, async ({ caller }) => ({
      ...done,
      import: await review.importing(caller.studentId),
    }));
    bind.call(calls.stopImport, async ({ caller }) => ({
      ...done,
      import: await review.stopImport(caller.studentId),
    }));
    bind.file(calls.export, ({ caller, query }) =>
      review.exportDeck(caller.studentId, query.format, query.subject ?? null),
    );
    bind.file(calls.picture, ({ caller, params }) => review.picture(caller.studentId, params.id));
  };
