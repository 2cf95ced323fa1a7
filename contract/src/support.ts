import * as z from 'zod/mini';
import { Email } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { POLICY } from './limits.ts';
import { requiredText, filledText, text } from './text.ts';
import { everybody, type Trials, type TrialWorld } from './trial.ts';

/** What a person who fills in a form never sees; who fills it in is a program, and is told that all is well. */
const Honeypot = z.optional(z.union([text(1_000), z.boolean()]));

export const FormMessage = z.object({
  /** Which form this is, to a form service; our own server takes any. */
  access_key: z.optional(text(200)),
  name: filledText(120),
  email: Email,
  message: filledText(10_000),
  subject: z.optional(text(300)),
  from_name: z.optional(text(120)),
  /** Where a form service should mail to. Our own server mails to its operator, whatever stands here. */
  to_email: z.optional(text(254)),
  botcheck: Honeypot,
});
/** A filled-in form as form services take it (SPEC 7.4). */
export type FormMessage = z.infer<typeof FormMessage>;

const missing = { error: 'application_incomplete' } as const;
const required = (longest: number) => requiredText(longest, missing);

export const JobApplication = z.object({
  name: required(120),
  email: z.pipe(z.string(missing).check(z.trim(), z.minLength(1, missing)), Email),
  phone: z.optional(text(60)),
  /** The position as the careers page calls it. */
  position: required(120),
  whySetsYouApart: required(10_000),
  botcheck: Honeypot,
});
/** What an applicant writes (SPEC 3); the resume travels beside it. */
export type JobApplication = z.infer<typeof JobApplication>;

/** What is said to who has sent a form (SPEC 8). */
export const FORM_TAKEN = {
  contact: "Message sent successfully! We'll get back to you soon.",
  application: "Thank you for your interest. We'll review your application and get back to you soon.",
} as const;

const FormReply = z.object({ success: z.literal(true), message: z.string() });

/** Forms that anybody may send; failures say `{ success: false, message }` beside our `{ error, code }`. */
export const support = endpoints({
  submitForm: {
    method: 'POST',
    path: '/api/forms/submit',
    summary: 'Send the contact form, in the shape of a form service. It is kept and mailed to the operator.',
    access: 'public',
    pace: 'form',
    body: FormMessage,
    reply: FormReply,
    formService: true,
  },
  apply: {
    method: 'POST',
    path: '/api/forms/apply',
    summary:
      'Apply for a job, as multipart/form-data with the file `resume`: a PDF, DOC or DOCX of at most 10 MB.',
    access: 'public',
    pace: 'form',
    body: JobApplication,
    files: {
      field: 'resume',
      most: 1,
      megabytes: POLICY.resumeMaximumMegabytes,
      tooLarge: 'resume_too_large',
    },
    reply: FormReply,
    formService: true,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ pdfFile }: TrialWorld): Trials<typeof support> => {
  const ada = { name: 'Ada', email: 'ada@example.org' };
  const application = { ...ada, position: 'Tutor', whySetsYouApart: 'Engines' };
  const files = () => [pdfFile('ada.pdf')];
  return {
    submitForm: {
      request: () => ({ body: { ...ada, message: 'Hello' } }),
      answers: everybody(200),
      toSpoil: () => ({
        body: {
          ...ada,
          access_key: 'none',
          message: 'Hello',
          subject: 'Engines',
          from_name: 'Ada',
          to_email: 'hello@localhost',
        },
      }),
    },
    apply: {
      request: () => ({ body: application, files: files() }),
      answers: everybody(200),
      toSpoil: () => ({ body: { ...application, phone: '123' }, files: files() }),
    },
  };
};
