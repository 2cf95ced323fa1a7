import type { SupportApplication, SupportMessage } from '../../db/tables.ts';
import type { Handle } from '../../db/transaction.ts';
import type { Application, Message } from './rules.ts';

export type SupportStore = ReturnType<typeof makeSupportStore>;

/** What visitors sent. Nobody owns it but the operator, so no student's id is asked for. */
export const makeSupportStore = (handle: Handle) => ({
  addMessage: async ({ receivedAt, mailedAt, ...given }: Message): Promise<void> => {
    await handle
      .insertInto('support_message')
      .values({ ...given, received_at: receivedAt, mailed_at: mailedAt })
      .execute();
  },

  message: async (id: string): Promise<Message | null> => {
    const row = await handle
      .selectFrom('support_message')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? messageOf(row) : null;
  },

  addApplication: async (given: Application): Promise<void> => {
    const { id, name, email, phone, position, setsApart, resume, receivedAt, mailedAt } = given;
    await handle
      .insertInto('support_application')
      .values({
        id,
        name,
        email,
        phone,
        position,
        sets_apart: setsApart,
        resume_file: resume.file,
        resume_name: resume.name,
        resume_kind: resume.kind,
        received_at: receivedAt,
        mailed_at: mailedAt,
      })
      .execute();
  },

  application: async (id: string): Promise<Application | null> => {
    const row = await handle
      .selectFrom('support_application')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? applicationOf(row) : null;
  },

  noteMailed: async (table: 'support_message' | 'support_application', id: string, at: Date) => {
    await handle.updateTable(table).set({ mailed_at: at }).where('id', '=', id).execute();
  },

  messagesFrom: async (email: string): Promise<Message[]> => {
    const rows = await handle
      .selectFrom('support_message')
      .selectAll()
      .where('email', '=', email)
      .orderBy('received_at')
      .execute();
    return rows.map(messageOf);
  },

  applicationsFrom: async (email: string): Promise<Application[]> => {
    const rows = await handle
      .selectFrom('support_application')
      .selectAll()
      .where('email', '=', email)
      .orderBy('received_at')
      .execute();
    return rows.map(applicationOf);
  },

  forgetMessagesBefore: async (moment: Date): Promise<void> => {
    await handle.deleteFrom('support_message').where('received_at', '<', moment).execute();
  },

  forgetMessagesFrom: async (email: string): Promise<void> => {
    await handle.deleteFrom('support_message').where('email', '=', email).execute();
  },

  /** Forgets applications and answers the files of their resumes. */
  forgetApplicationsBefore: async (moment: Date): Promise<string[]> => {
    const old = handle.deleteFrom('support_application').where('received_at', '<', moment);
    return filesOf(await old.returning('resume_file').execute());
  },

  /** Forgets applications and answers the files of their resumes. */
  forgetApplicationsFrom: async (email: string): Promise<string[]> => {
    const theirs = handle.deleteFrom('support_application').where('email', '=', email);
    return filesOf(await theirs.returning('resume_file').execute());
  },
});

const filesOf = (rows: readonly { resume_file: string }[]): string[] =>
  rows.map(({ resume_file }) => resume_file);

const messageOf = ({ received_at, mailed_at, ...row }: SupportMessage): Message => ({
  ...row,
  receivedAt: received_at,
  mailedAt: mailed_at,
});

const applicationOf = (row: SupportApplication): Application => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  position: row.position,
  setsApart: row.sets_apart,
  resume: { file: row.resume_file, name: row.resume_name, kind: row.resume_kind },
  receivedAt: row.received_at,
  mailedAt: row.mailed_at,
});
