import type { MultipartFile } from '@fastify/multipart';
import type { FileField } from '@studia/contract/endpoint';
import { Failure } from '@studia/contract/errors';
import type { FastifyRequest } from 'fastify';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { Unreadable } from './errors.ts';

const MEGABYTE = 1024 * 1024;
const MOST_FIELDS = 20;
const LONGEST_FIELD = 64 * 1024;

/** A file on its way in, under the name that its sender gave it. */
interface ArrivingFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Where the files of an upload go while the rest of it is still arriving. */
export interface UploadStore<StoredFile> {
  /** Takes a file in, all of it or nothing; it must be read to its end. */
  keep(file: ArrivingFile): Promise<StoredFile>;
  /** Throws a kept file away again, because something else about the request was wrong. */
  drop(file: StoredFile): Promise<void>;
}

/** What the reader of forms may be given, in the words of `@fastify/multipart`. */
export const limitsOf = ({ most, megabytes }: FileField) => ({
  limits: {
    files: most,
    fileSize: megabytes * MEGABYTE,
    fields: MOST_FIELDS,
    fieldNameSize: 100,
    fieldSize: LONGEST_FIELD,
    parts: MOST_FIELDS + most,
    headerPairs: 20,
  },
});

interface Upload<StoredFile> {
  request: FastifyRequest;
  files: FileField;
  body: $ZodType;
  store: UploadStore<StoredFile>;
}

/** Reads the fields and keeps the files, then lets `use` have both; when anything fails, no file stays. */
export const withUpload = async <StoredFile, Result>(
  { request, files, body, store }: Upload<StoredFile>,
  use: (fields: unknown, stored: StoredFile[]) => Promise<Result>,
): Promise<Result> => {
  if (!request.isMultipart()) throw new Failure('upload_expected');
  const stored: StoredFile[] = [];
  try {
    const fields = await readParts(request, files, async (file) => {
      stored.push(await store.keep(file));
    });
    const read = safeParse(body, fields);
    if (!read.success) throw new Unreadable(read.error.issues);
    return await use(read.data, stored);
  } catch (error) {
    readOut(request);
    for (const one of stored) await store.drop(one);
    throw isTooLarge(error) ? new Failure(files.tooLarge, { cause: error }) : error;
  }
};

/** Lets the rest of a form come and go unread: who is still sending would never see the answer. */
const readOut = ({ raw }: FastifyRequest): void => {
  raw.unpipe();
  raw.resume();
};

/** The fields by name, with each file handed over as it comes. */
const readParts = async (
  request: FastifyRequest,
  { field }: FileField,
  onFile: (file: ArrivingFile) => Promise<void>,
): Promise<Record<string, unknown>> => {
  const fields: Record<string, unknown> = {};
  for await (const part of readable(request.parts())) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Failure('text_too_long');
      fields[part.fieldname] = part.value;
    } else {
      if (part.fieldname !== field) throw new Failure('bad_request');
      // A browser sends a file field that was left empty as a file without a name.
      if (part.filename) await onFile({ name: tidyName(part.filename), content: wholeContentOf(part) });
      else part.file.resume();
    }
  }
  return fields;
};

const LONGEST_NAME = 200;

/** A file's name without folders, in one line and not too long: whatever a sender calls it, it can lead nowhere. */
const tidyName = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const line = last.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return Array.from(line).slice(0, LONGEST_NAME).join('') || 'file';
};

/** The parser cuts a file off at its limit and goes on; a file that was cut is no file. */
const wholeContentOf = async function* ({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  for await (const chunk of readable<Uint8Array>(file)) {
    yield chunk;
    if (file.truncated) throw new TooLarge();
  }
  if (file.truncated) throw new TooLarge();
};

/** A form that breaks off, or is none, is its sender's trouble and not ours. */
const readable = async function* <Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    throw isOfFastify(error) ? error : new Failure('bad_request', { cause: error });
  }
};

const isOfFastify = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');

class TooLarge extends Error {}

const isTooLarge = (error: unknown): boolean =>
  error instanceof TooLarge ||
  (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE');
