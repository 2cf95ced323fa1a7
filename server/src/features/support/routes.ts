import { FORM_TAKEN, support as calls } from '@studia/contract/support';
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
