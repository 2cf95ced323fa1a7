import { REQUEST } from '@studia/contract/limits';
import { support } from '@studia/contract/support';
import { installation } from '../../client/installation.ts';
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
export interface SubmitResult {
  success: boolean;
  message: string;
}

const SENDER = 'Studia';

/** Sends the contact form. Whatever fails on the way is an answer without success. */
export const sendContact = (form: ContactForm, signal: AbortSignal): Promise<SubmitResult> => {
  const { name, email, message, botcheck } = form;
  return postMessage({ name, email, message, subject: contactText.subject(name), botcheck }, signal);
};

/** Sends an application: with the file to our own server; to a form service its name only (SPEC 7.4). */
export const sendApplication = (form: ApplicationForm, signal: AbortSignal): Promise<SubmitResult> => {
  if (!installation().formService)
    return post(support.apply.path, multipart(form), REQUEST.uploadTimeout, signal);
  const { name, email, botcheck } = form;
  const subject = applicationText.subject(form.position, name);
  return postMessage({ name, email, message: detailsOf(form), subject, botcheck }, signal);
};

interface Message {
  name: string;
  email: string;
  message: string;
  subject: string;
  botcheck: boolean;
}

const postMessage = (message: Message, signal: AbortSignal): Promise<SubmitResult> => {
  const { contactEmail: to_email, formService } = installation();
  const access_key = formService?.accessKey ?? '';
  const body = JSON.stringify({ access_key, ...message, from_name: SENDER, to_email });
  return post(formService?.url ?? support.submitForm.path, body, REQUEST.timeout, signal);
};

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
  signal: AbortSignal,
): Promise<SubmitResult> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(timeout), signal]),
    });
    const reply = (await answer.json()) as Partial<SubmitResult>;
    return { success: answer.ok && reply.success === true, message: reply.message ?? '' };
  } catch {
    return { success: false, message: '' };
  }
};
