import type { Attachment } from '@studia/contract/attachments';
import { Failure } from '@studia/contract/errors';
import type { AttachmentId, ChatSessionId, StudentId } from '@studia/contract/ids';
import { ATTACHMENT } from '@studia/contract/limits';
import { inTransaction, sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Documents } from '../../ports/documents/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { readAttachment } from './jobs.ts';
import { makeReadFiles } from './read-files.ts';
import { isPicture } from './rules.ts';
import { makeAttachmentStore } from './store.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  documents: Pick<Documents, 'kindOf' | 'mediaTypeOf' | 'read'>;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

/** A file that has arrived and belongs to no row yet. */
interface ArrivedFile {
  file: string;
  filename: string;
  type: string;
  size: number;
}

const MEGABYTE = 1024 * 1024;
/** Enough to know a picture by. */
const BEGINNING = 16;

export type Attachments = ReturnType<typeof makeAttachments>;

/** Files that students show the tutor: kept, read by a job, and forgotten with their conversation. */
export const makeAttachments = (dependencies: Dependencies) => {
  const { db, ownFiles, documents, queue, clock, random } = dependencies;
  const store = makeAttachmentStore(db);
  const reading = makeReadFiles({ store, ownFiles, documents });

  const drop = async (files: readonly { file: string }[]): Promise<void> => {
    for (const { file } of files) await ownFiles.remove(file);
  };

  /** Keeps the row until its file is gone: what fails is tried again the next night. */
  const forget = (
    rows: (within: ReturnType<typeof makeAttachmentStore>) => Promise<readonly { file: string }[]>,
  ): Promise<void> =>
    inTransaction(db, async (transaction) => drop(await rows(makeAttachmentStore(transaction))));

  return {
    /** Takes a file in, if it is of a kind that can be read. */
    keep: async (name: string, content: AsyncIterable<Uint8Array>): Promise<ArrivedFile> => {
      const privateFile = await ownFiles.keep(content, { limitBytes: ATTACHMENT.megabytes * MEGABYTE });
      const { file, size } = privateFile;
      const parts = ownFiles.inParts(privateFile);
      const kind = await documents.kindOf(parts);
      if (kind !== null && kind !== 'doc') {
        const type = documents.mediaTypeOf(kind, await parts.read(0, BEGINNING));
        return { file, filename: name, type, size };
      }
      await ownFiles.remove(file);
      throw new Failure('attachment_unreadable');
    },

    drop: (privateFile: ArrivedFile): Promise<void> => ownFiles.remove(privateFile.file),

    /** Gives arrived files to a student, and has them read. */
    add: async (owner: StudentId, files: readonly ArrivedFile[]): Promise<Attachment[]> => {
      if (files.length === 0) throw new Failure('attachment_missing');
      const createdAt = clock.now();
      return inTransaction(db, async (transaction) => {
        const within = makeAttachmentStore(transaction);
        const added: Attachment[] = [];
        for (const { file, filename, type, size } of files) {
          const id = random.id() as AttachmentId;
          await within.add(owner, { id, file, filename, fileType: type, fileSize: size, createdAt });
          await queue.enqueue(readAttachment, { id }, { key: id, within: sqlRunner(transaction) });
          added.push({ id, filename, file_type: type, file_size: size });
        }
        return added;
      });
    },

    /** The file itself, for who uploaded it. */
    file: async (owner: StudentId, id: AttachmentId) => {
      const [row] = await store.find(owner, [id]);
      if (!row) throw new Failure('attachment_not_found');
      return {
        name: row.filename,
        type: row.file_type,
        size: row.file_size,
        tag: row.id,
        inline: isPicture(row.file_type),
        open: (range?: { start: number; end: number }) => ownFiles.open(row.file, range),
      };
    },

    /** Ties files to the message that shows them, inside the message's own transaction. */
    send: async (
      transaction: Handle,
      owner: StudentId,
      session: ChatSessionId,
      ids: readonly AttachmentId[],
    ): Promise<Attachment[]> => {
      if (ids.length === 0) return [];
      const rows = await makeAttachmentStore(transaction).send(owner, session, ids, clock.now());
      return ids.map((id) => {
        const row = rows.find((one) => one.id === id);
        if (!row) throw new Failure('attachment_not_found');
        return { ...row, id };
      });
    },

    shown: reading.shown,
    read: (id: string, signal: AbortSignal): Promise<void> => reading.read(id as AttachmentId, signal),

    /** Forgets the files of conversations that are gone. */
    forgetLeft: (owner: StudentId): Promise<void> => forget((within) => within.removeLeft(owner)),

    /** The nightly job: forgets what was uploaded and never sent. */
    sweep: (): Promise<void> =>
      forget((within) => within.removeLoose(new Date(clock.now().getTime() - ATTACHMENT.unusedFor))),

    /** Forgets the files of a student whose account is being erased; the rows go with the account. */
    forgetAll: async (owner: StudentId): Promise<void> => drop(await store.all(owner)),

    exportFor: async (owner: StudentId): Promise<object[]> =>
      (await store.all(owner)).map(({ filename, file_type, file_size, content, created_at }) => ({
        filename,
        file_type,
        file_size,
        text: content,
        created_at,
      })),
  };
};
