import { Failure } from '@studia/contract/errors';
import type { NotePictureId, StudentId } from '@studia/contract/ids';
import { NOTE } from '@studia/contract/limits';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Documents } from '../../ports/documents/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { makePictureStore } from './store/pictures.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  documents: Pick<Documents, 'kindOf' | 'mediaTypeOf'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

/** A picture that has arrived and belongs to nobody yet. */
interface ArrivedPicture {
  file: string;
  type: string;
  size: number;
}

const MEGABYTE = 1024 * 1024;
/** Enough to know a picture by. */
const BEGINNING = 16;
const DAY = 86_400_000;

/** Pictures in notes: kept as files of their owner, and forgotten when no note shows them any more. */
export const makeNotePictures = ({ db, ownFiles, documents, clock, random }: Dependencies) => {
  const store = makePictureStore(db);
  return {
    keep: async (content: AsyncIterable<Uint8Array>): Promise<ArrivedPicture> => {
      const privateFile = await ownFiles.keep(content, { limitBytes: NOTE.pictureMegabytes * MEGABYTE });
      const parts = ownFiles.inParts(privateFile);
      const kind = await documents.kindOf(parts);
      const type = kind === 'image' ? documents.mediaTypeOf(kind, await parts.read(0, BEGINNING)) : '';
      if (type.startsWith('image/')) return { file: privateFile.file, type, size: privateFile.size };
      await ownFiles.remove(privateFile.file);
      throw new Failure('note_picture_unreadable');
    },

    drop: ({ file }: ArrivedPicture): Promise<void> => ownFiles.remove(file),

    add: async (owner: StudentId, picture: ArrivedPicture | undefined): Promise<NotePictureId> => {
      if (!picture) throw new Failure('attachment_missing');
      const id = random.id() as NotePictureId;
      await store.add(owner, { id, ...picture }, clock.now());
      return id;
    },

    file: async (owner: StudentId, id: NotePictureId) => {
      const row = await store.one(owner, id);
      if (!row) throw new Failure('note_picture_not_found');
      return {
        name: id,
        type: row.file_type,
        size: row.file_size,
        tag: row.id,
        inline: true,
        open: (range?: { start: number; end: number }) => ownFiles.open(row.file, range),
      };
    },

    /** Keeps the rows until their files are gone: what fails is tried again the next night. */
    sweep: (): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const before = new Date(clock.now().getTime() - DAY);
        for (const { file } of await makePictureStore(transaction).removeLoose(before))
          await ownFiles.remove(file);
      }),

    forgetAll: async (owner: StudentId): Promise<void> => {
      for (const { file } of await store.all(owner)) await ownFiles.remove(file);
    },

    exportFor: async (owner: StudentId): Promise<object[]> =>
      (await store.all(owner)).map(({ id, file_type, file_size, created_at }) => ({
        id,
        file_type,
        file_size,
        created_at,
      })),
  };
};
