import { help } from '@studia/contract/help';
import { FORM_TAKEN, support as calls } from '@studia/contract/support';
import { tickets as ticketCalls } from '@studia/contract/tickets';
import type { Routes } from '../../http/calls/bind.ts';
import type { Support } from './service.ts';

const taken = (message: string) => ({ success: true, message }) as const;

/** SPEC 7.4: the forms of the public pages, where no form service takes them. */
export const supportRoutes =
  (support: Support): Routes =>
  (bind) => {
    bind.call(calls.submitForm, async ({ body }) => {
      await support.submit(body);
      return taken(FORM_TAKEN.contact);
    });
    bind.upload(
      calls.apply,
      {
        keep: ({ name, content }) => support.keepResume(name, content),
        drop: (resume) => support.dropResume(resume),
      },
      async ({ body, files: [resume] }) => {
        await support.apply(body, resume);
        return taken(FORM_TAKEN.application);
      },
    );
  };

/** The answers that we wrote. */
export const helpRoutes =
  (support: Support): Routes =>
  (bind) => {
    bind.call(help.answers, () => support.answers());
    bind.call(help.find, async ({ query }) => ({ found: await support.findAnswers(query.question) }));
  };

/** A student's questions to us. */
export const ticketRoutes =
  ({ tickets }: Support): Routes =>
  (bind) => {
    const files: Parameters<typeof bind.upload<typeof ticketCalls.open, ArrivedFile>>[1] = {
      keep: ({ name, content }) => tickets.keepFile(name, content),
      drop: (file) => tickets.dropFile(file),
    };
    bind.call(ticketCalls.list, ({ caller }) => tickets.list(caller.studentId));
    bind.upload(ticketCalls.open, files, ({ caller, body, files: ownFiles }) =>
      tickets.open(caller.studentId, body, ownFiles),
    );
    bind.call(ticketCalls.read, ({ caller, params }) => tickets.read(caller.studentId, params.id));
    bind.upload(ticketCalls.reply, files, ({ caller, params, body, files: ownFiles }) =>
      tickets.reply(caller.studentId, params.id, body.message, ownFiles),
    );
    bind.call(ticketCalls.close, ({ caller, params }) => tickets.close(caller.studentId, params.id));
    bind.file(ticketCalls.file, ({ caller, params }) =>
      tickets.file(caller.studentId, params.id, params.file),
    );
  };

type ArrivedFile = Awaited<ReturnType<Support['tickets']['keepFile']>>;
