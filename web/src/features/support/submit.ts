import { REQUEST } from '@studia/contract/limits';
import { applicationText } from '../../text/application.ts';
import { contactText } from '../../text/contact.ts';

/** What a visitor wrote. */
export interface ContactForm {
  name: string;
  email: string;
  message: string;
  /** Filled in by programs only. */
  botcheck: boolean;
}

/** What an applicant wrote, and the position they mean (SPEC 3). */
export interface ApplicationForm {
  position: string;
  name: string;
  email: string;
  phone: string;
  whySetsYouApart: string;
  resume: File;
  botcheck: boolean;
}

/** What came of it, in the words of whoever took the form (SPEC 7.4). */
export interface Sent {
  success: boolean;
  message: string;
}

/** Where forms go: to a form service with its key, or to our own server. */
interface Desk {
  contactEmail: string;
  formService: { url: string; accessKey: string } | null;
}

const OWN_FORM = '/api/forms/submit';
const OWN_APPLICATION = '/api/forms/apply';
const SENDER = 'Studia';
// Ten megabytes over a slow line.
const UPLOAD_TIMEOUT = 5 * 60_000;

/** The address that people may write to; null where this server does not answer. */
export const contactEmail = async (): Promise<string | null> =>
  (await desk().catch(() => null))?.contactEmail ?? null;

/** Sends the contact form. Whatever fails on the way is an answer without success. */
export const sendContact = async (form: ContactForm, signal?: AbortSignal): Promise<Sent> => {
  const { name, email, message, botcheck } = form;
  const subject = contactText.subject(name);
  return settle(async () => postMessage(await desk(), { name, email, message, subject, botcheck }, signal));
};

/** Sends an application: with the file to our own server; to a form service its name only (SPEC 7.4). */
export const sendApplication = async (form: ApplicationForm, signal?: AbortSignal): Promise<Sent> =>
  settle(async () => {
    const to = await desk();
    if (!to.formService) return post(OWN_APPLICATION, multipart(form), UPLOAD_TIMEOUT, signal);
    const { name, email, botcheck } = form;
    const subject = applicationText.subject(form.position, name);
    return postMessage(to, { name, email, message: detailsOf(form), subject, botcheck }, signal);
  });

let known: Promise<Desk> | null = null;

const desk = (): Promise<Desk> => {
  known ??= askForDesk().catch((problem: unknown) => {
    known = null;
    throw problem;
  });
  return known;
};

interface About {
  contact_email: string;
  form_service: { url: string; access_key: string } | null;
}

const askForDesk = async (): Promise<Desk> => {
  const answer = await fetch('/api/about', { signal: AbortSignal.timeout(REQUEST.timeout) });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const { contact_email, form_service } = (await answer.json()) as About;
  return {
    contactEmail: contact_email,
    formService: form_service && { url: form_service.url, accessKey: form_service.access_key },
  };
};

interface Message {
  name: string;
  email: string;
  message: string;
  subject: string;
  botcheck: boolean;
}

const postMessage = ({ contactEmail: to_email, formService }: Desk, message: Message, signal?: AbortSignal) =>
  post(
    formService?.url ?? OWN_FORM,
    JSON.stringify({ access_key: formService?.accessKey ?? '', ...message, from_name: SENDER, to_email }),
    REQUEST.timeout,
    signal,
  );

const multipart = ({ resume, botcheck, ...fields }: ApplicationForm): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...fields, phone: phoneOf(fields) })) data.append(name, value);
  if (botcheck) data.append('botcheck', 'on');
  data.append('resume', resume);
  return data;
};

// SPEC 5.
const phoneOf = ({ phone }: { phone: string }): string => phone.trim() || applicationText.phoneMissing;

const detailsOf = (form: ApplicationForm): string =>
  [
    `Position: ${form.position}`,
    `Name: ${form.name}`,
    `Email: ${form.email}`,
    `Phone: ${phoneOf(form)}`,
    `Resume: ${form.resume.name}`,
    '',
    applicationText.whySetsYouApart,
    form.whySetsYouApart,
  ].join('\n');

const post = async (
  url: string,
  body: string | FormData,
  timeout: number,
  signal?: AbortSignal,
): Promise<Sent> => {
  const patience = AbortSignal.timeout(timeout);
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
    signal: signal ? AbortSignal.any([patience, signal]) : patience,
  });
  const said = (await answer.json()) as Partial<Sent>;
  return { success: answer.ok && said.success === true, message: said.message ?? '' };
};

const settle = async (send: () => Promise<Sent>): Promise<Sent> => {
  try {
    return await send();
  } catch {
    return { success: false, message: '' };
  }
};
