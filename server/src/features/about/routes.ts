import { about as calls } from '@studia/contract/about';
import type { Provider } from '@studia/contract/oauth';
import type { Routes } from '../../http/calls/bind.ts';

export interface Installation {
  version: string;
  tutor: { kind: 'built-in' | 'model'; name: string };
  mailKind: 'outbox' | 'smtp';
  /** Whether the page with unsent mail is there at all. */
  outboxShown: boolean;
  signIn: readonly Provider[];
  contactEmail: string;
  formService: { url: string; accessKey: string } | null;
}

/** Says what this installation is made of; where the unsent mail lies is told at this machine only. */
export const aboutRoutes =
  ({ version, tutor, mailKind, outboxShown, signIn, contactEmail, formService }: Installation): Routes =>
  (bind) => {
    bind.call(calls.about, ({ local }) => ({
      version,
      tutor: { kind: tutor.kind, name: tutor.name },
      mail: { kind: mailKind, outbox: outboxShown && local ? '/dev/outbox' : null },
      sign_in: [...signIn],
      contact_email: contactEmail,
      form_service: formService && { url: formService.url, access_key: formService.accessKey },
    }));
  };
