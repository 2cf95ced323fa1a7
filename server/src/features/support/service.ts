import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { FormMessage, JobApplication } from '@studia/contract/support';
import { inTransaction, sqlRunner } from '../../db/transaction.ts';
import type { Mail } from '../../ports/mail/port.ts';
import { makeAnswers } from './answers/answers.ts';
import { readWrittenAnswers } from './answers/written-answers.ts';
import { deliverApplication, deliverMessage } from './jobs.ts';
import { applicationLetter, messageLetter } from './letters.ts';
import { makeResumes } from './resumes.ts';
import { isFromProgram, keptSince, type Resume } from './rules.ts';
import { makeSupportStore, type SupportStore } from './store.ts';
import { makeDeliverTicketLetter } from './tickets/deliver.ts';
import { makeTickets, type TicketDependencies } from './tickets/tickets.ts';

interface Dependencies extends TicketDependencies {
  mail: Pick<Mail, 'send'>;
  language: Parameters<typeof makeAnswers>[0]['language'];
  embed: Parameters<typeof makeAnswers>[0]['embed'];
  findStudent: (id: StudentId) => Promise<{ email: string; fullName: string } | null>;
  /** Where what visitors send is mailed to. */
  contactEmail: string;
  publicUrl: string;
}

export type Support = ReturnType<typeof makeSupport>;

/** Answers that we wrote, students' questions to us, and what visitors send through forms. */
export const makeSupport = (dependencies: Dependencies) => {
  const { db, mail, queue, clock, random, contactEmail } = dependencies;
  const store = makeSupportStore(db);
  const resumes = makeResumes(dependencies);
  const tickets = makeTickets(dependencies);

  // When a file can't be removed, its row stays, so that the next night tries again.
  const forget = (rows: (within: SupportStore) => Promise<string[]>): Promise<void> =>
    inTransaction(db, async (transaction) => {
      for (const file of await rows(makeSupportStore(transaction))) await resumes.remove(file);
    });

  return {
    ...makeAnswers({ ...dependencies, written: readWrittenAnswers() }),
    tickets,
    deliverTicketLetter: makeDeliverTicketLetter(dependencies),

    /** Takes a contact form. */
    submit: async ({ name, email, message, subject, botcheck }: FormMessage): Promise<void> => {
      if (isFromProgram(botcheck)) return;
      const id = random.id();
      const about = subject?.trim() || `Message from ${name}`;
      const given = { id, name, email, subject: about, message };
      await inTransaction(db, async (transaction) => {
        const within = makeSupportStore(transaction);
        await within.addMessage({ ...given, receivedAt: clock.now(), mailedAt: null });
        await queue.enqueue(deliverMessage, { id }, { key: id, within: sqlRunner(transaction) });
      });
    },

    keepResume: resumes.keep,
    dropResume: ({ file }: Resume): Promise<void> => resumes.remove(file),

    /** Takes an application whose resume is kept already. */
    apply: async (given: JobApplication, resume: Resume | undefined): Promise<void> => {
      if (resume === undefined) throw new Failure('application_incomplete');
      if (isFromProgram(given.botcheck)) return resumes.remove(resume.file);
      const { name, email, position, whySetsYouApart: setsApart } = given;
      const [id, phone] = [random.id(), given.phone?.trim() || null];
      const application = { id, name, email, phone, position, setsApart, resume };
      await inTransaction(db, async (transaction) => {
        const within = makeSupportStore(transaction);
        await within.addApplication({ ...application, receivedAt: clock.now(), mailedAt: null });
        await queue.enqueue(deliverApplication, { id }, { key: id, within: sqlRunner(transaction) });
      });
    },

    deliverMessage: async (id: string): Promise<void> => {
      const message = await store.message(id);
      if (message === null || message.mailedAt !== null) return;
      await mail.send(messageLetter(contactEmail, message));
      await store.noteMailed('support_message', id, clock.now());
    },

    deliverApplication: async (id: string): Promise<void> => {
      const application = await store.application(id);
      if (application === null || application.mailedAt !== null) return;
      const resume = await resumes.read(application.resume.file);
      await mail.send(applicationLetter(contactEmail, application, resume));
      await store.noteMailed('support_application', id, clock.now());
    },

    /** The nightly job. */
    sweep: async (): Promise<void> => {
      await tickets.sweep();
      const { messages, applications } = keptSince(clock.now());
      return forget(async (within) => {
        await within.forgetMessagesBefore(messages);
        return within.forgetApplicationsBefore(applications);
      });
    },

    /** Forgets everything that came from an address. */
    forgetFrom: (email: string): Promise<void> =>
      forget(async (within) => {
        await within.forgetMessagesFrom(email);
        return within.forgetApplicationsFrom(email);
      }),

    /** What somebody sent us from an address that they have proved to be theirs. */
    exportFor: async (email: string) => ({
      messages: (await store.messagesFrom(email)).map(({ name, subject, message, receivedAt }) => ({
        name,
        subject,
        message,
        received_at: receivedAt.toISOString(),
      })),
      applications: (await store.applicationsFrom(email)).map((one) => ({
        name: one.name,
        phone: one.phone,
        position: one.position,
        what_sets_you_apart: one.setsApart,
        resume: one.resume.name,
        received_at: one.receivedAt.toISOString(),
      })),
    }),
  };
};
