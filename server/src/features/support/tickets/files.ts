import { Failure } from '@studia/contract/errors';
import { TICKET } from '@studia/contract/tickets';
import type { DocumentKinds } from '../../../ports/documents/port.ts';
import type { PrivateFiles } from '../../../ports/files/port.ts';
import { oneLine } from '../rules.ts';

interface Dependencies {
  ownFiles: PrivateFiles;
  documents: DocumentKinds;
}

/** A file that has arrived and belongs to no question yet. */
export interface KeptFile {
  file: string;
  name: string;
  type: string;
  size: number;
}

const LIMIT = TICKET.fileMegabytes * 1024 * 1024;
const LONGEST_NAME = 120;
/** Enough to know a picture by. */
const BEGINNING = 16;

/** The files that students show us: pictures of what they see, mostly. Kept like any file that belongs to one person. */
export const makeTicketFiles = ({ ownFiles, documents }: Dependencies) => ({
  keep: async (name: string, content: AsyncIterable<Uint8Array>): Promise<KeptFile> => {
    const privateFile = await ownFiles.keep(content, { limitBytes: LIMIT });
    const parts = ownFiles.inParts(privateFile);
    const kind = await documents.kindOf(parts);
    if (kind !== null) {
      const type = documents.mediaTypeOf(kind, await parts.read(0, BEGINNING));
      return { file: privateFile.file, name: plainName(name), type, size: privateFile.size };
    }
    await ownFiles.remove(privateFile.file);
    throw new Failure('attachment_unreadable');
  },
  bytes: (file: string): Promise<Uint8Array> => ownFiles.bytes(file),
  open: (file: string, range?: { start: number; end: number }) => ownFiles.open(file, range),
  remove: (file: string): Promise<void> => ownFiles.remove(file),
});

/** Without folders, and without what a file system or a mail program could mistake. */
const plainName = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = oneLine(last, LONGEST_NAME)
    .replaceAll(/["*:<>?|\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return plain === '' || /^\.+$/.test(plain) ? 'file' : plain;
};
