import { Failure } from '@studia/contract/errors';
import { POLICY } from '@studia/contract/limits';
import type { DocumentKind, DocumentKinds } from '../../ports/documents/port.ts';
import type { Files } from '../../ports/files/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { resumeName, type Resume } from './rules.ts';

interface Dependencies {
  files: Pick<Files, 'put' | 'get' | 'remove'>;
  documents: DocumentKinds;
  random: Pick<Random, 'bytes'>;
}

const LIMIT = POLICY.resumeMaximumMegabytes * 1024 * 1024;
const SALT = 32;

/**
 * The files of applicants. Equal contents share one file in the store, and whoever removes it removes it for all; so
 * chance comes before every resume, and each application has a file of its own.
 */
export const makeResumes = ({ files, documents, random }: Dependencies) => {
  const read = async (file: string): Promise<Uint8Array> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await files.get(file, { start: SALT })) chunks.push(chunk as Uint8Array);
    return Buffer.concat(chunks);
  };
  return {
    read,
    remove: (file: string): Promise<void> => files.remove(file),
    /** Keeps what arrives, if its content is that of a resume. */
    keep: async (name: string, content: AsyncIterable<Uint8Array>): Promise<Resume> => {
      const limits = { limitBytes: SALT + LIMIT };
      const { hash, size } = await files.put(salted(random.bytes(SALT), content), limits);
      // There is nothing to read in an empty file, not even nothing.
      const kind = size > SALT ? documents.kindOf(await read(hash)) : null;
      if (isForResumes(kind)) return { file: hash, name: resumeName(name, kind), kind };
      await files.remove(hash);
      throw new Failure('resume_unreadable');
    },
  };
};

const isForResumes = (kind: DocumentKind | null): kind is Resume['kind'] =>
  kind === 'pdf' || kind === 'doc' || kind === 'docx';

const salted = async function* (salt: Uint8Array, content: AsyncIterable<Uint8Array>) {
  yield salt;
  yield* content;
};
