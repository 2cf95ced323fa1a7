import type { AttachmentId, StudentId } from '@studia/contract/ids';
import { ATTACHMENT } from '@studia/contract/limits';
import type { Documents } from '../../ports/documents/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import { isPicture, textOf } from './rules.ts';
import type { makeAttachmentStore } from './store.ts';

/** A file beside a message, with what could be read in it. */
interface ShownFile {
  filename: string;
  text: string;
  picture: { mediaType: string; bytes: Uint8Array } | null;
}

interface Dependencies {
  store: ReturnType<typeof makeAttachmentStore>;
  ownFiles: PrivateFiles;
  documents: Pick<Documents, 'read'>;
}

/** How often it is looked whether a file has been read by now, in milliseconds. */
const LOOK_EVERY = 150;

/** What stands in attached files: read once by a job, and waited for by the turn that needs it. */
export const makeReadFiles = ({ store, ownFiles, documents }: Dependencies) => {
  // There is nothing to open in an empty file.
  const bytesOf = async (file: string, size: number): Promise<Uint8Array> =>
    size === 0 ? new Uint8Array() : ownFiles.bytes(file);

  const pagesOf = async (bytes: Uint8Array, signal: AbortSignal): Promise<string[]> => {
    const pages: string[] = [];
    for await (const event of documents.read({ bytes }, { signal })) {
      if (event.type === 'page') pages.push(event.page.text);
      // The beginning of a long book is enough for a message; the whole of it belongs into the library.
      if (pages.length >= ATTACHMENT.pagesRead) break;
    }
    return pages;
  };

  return {
    bytesOf,

    /** The job: reads a file and keeps what stands in it. Once read, it is not read again. */
    read: async (id: AttachmentId, signal: AbortSignal): Promise<void> => {
      const row = await store.toRead(id);
      if (!row) return;
      const content = textOf(await pagesOf(await bytesOf(row.file, row.file_size), signal));
      await store.noteRead(id, content === '' ? 'unreadable' : 'read', content);
    },

    /** What stands in these files, once they have been read; pictures only for who sees. */
    shown: async (
      owner: StudentId,
      ids: readonly AttachmentId[],
      { pictures, signal }: { pictures: boolean; signal: AbortSignal },
    ): Promise<ShownFile[]> => {
      const looks = Math.ceil(ATTACHMENT.patience / LOOK_EVERY);
      for (let look = 0; look < looks && !signal.aborted; look++) {
        if ((await store.waiting(owner, ids)).length === 0) break;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      }
      const rows = await store.find(owner, ids);
      return Promise.all(
        rows.map(async ({ filename, content, file, file_type, file_size }) => ({
          filename,
          text: content,
          picture:
            pictures && isPicture(file_type)
              ? { mediaType: file_type, bytes: await bytesOf(file, file_size) }
              : null,
        })),
      );
    },
  };
};
