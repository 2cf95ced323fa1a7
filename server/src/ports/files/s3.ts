import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { addressOf, partOf } from './hash-path.ts';
import { FileMissing, type Files, FilesFull, type StoredFile } from './port.ts';
import { openSpool, throughSpool } from './spool.ts';

/** How to reach a bucket of an S3-compatible store. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** The address of a store other than Amazon's. */
  readonly endpoint?: string;
  /** Whether the bucket's name stands in the path and not before the host's name. */
  readonly forcePathStyle?: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** A folder of this machine where content waits until its hash is known. */
  readonly spoolDir: string;
  readonly newId: () => string;
  readonly now: () => Date;
}

const HTTP_NOT_FOUND = 404;
const HTTP_INSUFFICIENT_STORAGE = 507;
const FULL = new Set([
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
]);

/** Says a store's refusal in the words of the port. */
const translated = (error: unknown): never => {
  if (!(error instanceof S3ServiceException)) throw error;
  const status = error.$metadata.httpStatusCode;
  if (status === HTTP_NOT_FOUND) throw new FileMissing('There is no file of this name.', { cause: error });
  if (status === HTTP_INSUFFICIENT_STORAGE || FULL.has(error.name)) {
    throw new FilesFull('There is no room left for files.', { cause: error });
  }
  throw error;
};

const keyOf = (hash: string) => `files/${addressOf(hash)}`;

const quiet = () => {};

const clientFor = (settings: S3Settings): S3Client =>
  new S3Client({
    region: settings.region,
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    forcePathStyle: settings.forcePathStyle ?? false,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Many compatible stores do not know Amazon's newer checksums; the signed hash protects the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What goes wrong is thrown; without a logger the client would also write to the console.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });

const hasHeaders = (request: unknown): request is { headers: Record<string, string> } =>
  typeof request === 'object' && request !== null && 'headers' in request;

/** The content is signed by the hash we know already, so the store refuses it if a byte changed on the way. */
const putCommand = (Bucket: string, path: string, { hash, size }: StoredFile): PutObjectCommand => {
  const command = new PutObjectCommand({
    Bucket,
    Key: keyOf(hash),
    Body: createReadStream(path),
    ContentLength: size,
    ContentType: 'application/octet-stream',
  });
  command.middlewareStack.add(
    (next) => (args) => {
      if (hasHeaders(args.request)) args.request.headers['x-amz-content-sha256'] = hash;
      return next(args);
    },
    { step: 'build' },
  );
  return command;
};

/** Files in a bucket of an S3-compatible store; throws when the bucket can not be reached. */
export const openS3Files = async (settings: S3Settings): Promise<Files> => {
  const { bucket: Bucket, spoolDir, newId, now } = settings;
  const spool = { dir: spoolDir, newId };
  await openSpool(spool, now);
  const client = clientFor(settings);
  await client.send(new HeadBucketCommand({ Bucket })).catch((cause: unknown) => {
    client.destroy();
    throw new Error(`The bucket "${Bucket}" for files can not be reached.`, { cause });
  });

  const size: Files['size'] = async (hash) => {
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(hash) })).catch(translated);
    return head.ContentLength ?? 0;
  };
  const has: Files['has'] = (hash) =>
    size(hash).then(
      () => true,
      (error: unknown) => (error instanceof FileMissing ? false : Promise.reject(error)),
    );

  return {
    size,
    has,
    put: (content, { limitBytes }) =>
      throughSpool(spool, content, limitBytes, async (path, file) => {
        if (await has(file.hash)) return;
        await client.send(putCommand(Bucket, path, file)).catch(translated);
      }),
    get: async (hash, range) => {
      const part = range && partOf(await size(hash), range);
      const { Body } = await client
        .send(
          new GetObjectCommand({
            Bucket,
            Key: keyOf(hash),
            ...(part && { Range: `bytes=${part.start}-${part.end}` }),
          }),
        )
        .catch(translated);
      if (!(Body instanceof Readable)) throw new FileMissing('There is no file of this name.');
      return Body;
    },
    remove: async (hash) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(hash) })).catch(translated);
    },
    usage: async () => null,
    close: async () => client.destroy(),
  };
};
