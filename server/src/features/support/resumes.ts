import { Failure } from '@studia/contract/errors';
import { POLICY } from '@studia/contract/limits';
import type { DocumentKinds } from '../../ports/documents/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import { resumeKind, resumeName, type Resume } from './rules.ts';

interface Dependencies {
  ownFiles: PrivateFiles;
  documents: DocumentKinds;
}

const LIMIT = POLICY.resumeMaximumMegabytes * 1024 * 1024;

/** The files of applicants. */
export const makeResumes = ({ ownFiles, documents }: Dependencies) => ({
  read: (file: string): Promise<Uint8Array> => ownFiles.bytes(file),
  remove: (file: string): Promise<void> => ownFiles.remove(file),
  /** Keeps what arrives, if its content is that of a resume. */
  keep: async (name: string, content: AsyncIterable<Uint8Array>): Promise<Resume> => {
    const privateFile = await ownFiles.keep(content, { limitBytes: LIMIT });
    const { file } = privateFile;
    const kind = resumeKind(await documents.kindOf(ownFiles.inParts(privateFile)));
    if (kind !== null) return { file, name: resumeName(name, kind), kind };
    await ownFiles.remove(file);
    throw new Failure('resume_unreadable');
  },
});
