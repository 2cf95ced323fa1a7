import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { Provider } from './oauth.ts';
import { everybody, type Trials } from './trial.ts';

/** What this installation is made of, for the screens that must say so. */
export const about = endpoints({
  about: {
    method: 'GET',
    path: '/api/about',
    summary:
      'Which tutor answers, how mail leaves, who else vouches for students, where forms go, and which version runs.',
    access: 'public',
    pace: 'normal',
    reply: z.object({
      version: z.string(),
      tutor: z.object({ kind: z.enum(['built-in', 'model']), name: z.string() }),
      /** `outbox` is the address of the page with unsent mail, for a caller on the same machine. */
      mail: z.object({ kind: z.enum(['outbox', 'smtp']), outbox: z.nullable(z.string()) }),
      /** Who else vouches for students here. */
      sign_in: z.array(Provider),
      /** The address that people may write to. */
      contact_email: z.string(),
      /** Where forms are posted and with which key; null posts them to this server. */
      form_service: z.nullable(z.object({ url: z.string(), access_key: z.string() })),
    }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = (): Trials<typeof about> => ({
  about: { request: () => ({}), answers: everybody(200) },
});
