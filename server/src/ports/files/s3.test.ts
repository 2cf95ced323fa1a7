import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FilesFull } from './port.ts';
import { openS3Files } from './s3.ts';

let home: string;
let closers: Array<() => unknown>;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'studia-s3-'));
  closers = [];
});
afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
  await rm(home, { recursive: true, force: true });
});

/** A store on the wire that answers as the test wants. */
const storeThat = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return openS3Files({
    bucket: 'studia',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${address.port}`,
    forcePathStyle: true,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    spoolDir: join(home, 'spool'),
    newId: () => 'waiting',
    now: () => new Date(),
  });
};

const refusal = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`;
const bytes = new TextEncoder().encode('a page');

describe('files in a bucket', () => {
  it('refuse to open when the bucket is not there', async () => {
    await expect(storeThat((_request, response) => response.writeHead(404).end())).rejects.toThrow(
      'The bucket "studia" for files can not be reached.',
    );
  });

  it.each([
    [507, 'InsufficientStorage'],
    [403, 'QuotaExceeded'],
    [500, 'XMinioStorageFull'],
  ])('say there is no room when the store answers %i %s', async (status, code) => {
    const files = await storeThat((request, response) => {
      request.resume();
      if (request.method === 'PUT') response.writeHead(status).end(refusal(code));
      else response.writeHead(request.url?.includes('/files/') ? 404 : 200).end();
    });
    await expect(files.put(bytes, { limitBytes: 100 })).rejects.toThrow(FilesFull);
    expect(await readdir(join(home, 'spool'))).toEqual([]);
  });

  it('sign what they send by its hash, so that the store can check every byte', async () => {
    let signed: unknown;
    const files = await storeThat((request, response) => {
      request.resume();
      if (request.method === 'PUT') signed = request.headers['x-amz-content-sha256'];
      response.writeHead(request.method !== 'PUT' && request.url?.includes('/files/') ? 404 : 200).end();
    });
    const { hash } = await files.put(bytes, { limitBytes: 100 });
    expect(signed).toBe(hash);
  });
});
