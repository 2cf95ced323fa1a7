import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { explainStartError } from './explain-start-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studia-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, 'data'), ...env }, []);
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const listening = (port: number, host: string) =>
  new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
const systemError = (parts: Record<string, string>) => Object.assign(new Error('no'), parts);

describe('a start that fails tells the operator', () => {
  it('that another program has the port', async () => {
    const other = await listening(0, '127.0.0.1');
    const { port } = other.address() as AddressInfo;
    const error = await failureOf(listening(port, '127.0.0.1'));
    other.close();
    expect(explainStartError(error, settings({ PORT: String(port) }))).toMatchObject({
      message: `PORT ${port} is in use by another program. Stop it, or choose another. Example: PORT=3001`,
      cause: error,
    });
  });

  it('that the port is the system’s, or the address another machine’s', () => {
    const listen = { syscall: 'listen' };
    expect(
      explainStartError(systemError({ ...listen, code: 'EACCES' }), settings({ PORT: '80' })),
    ).toMatchObject({
      message: expect.stringMatching(/^PORT 80 is not for this user/),
    });
    const host = settings({ HOST: '10.77.77.77' });
    expect(explainStartError(systemError({ ...listen, code: 'EADDRNOTAVAIL' }), host)).toMatchObject({
      message: 'HOST 10.77.77.77 is no address of this machine. Example: HOST=0.0.0.0',
    });
  });

  it('that the data folder is a file', async () => {
    const file = join(folder, 'a file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'postgres')]) {
      const error = await failureOf(mkdir(path));
      expect(explainStartError(error, settings({ DATA_DIR: file }))).toMatchObject({
        message: expect.stringContaining(`DATA_DIR names ${file}, and something there is a file`),
      });
    }
  });

  it.each(['EACCES', 'EROFS'])('that it may not write into the data folder (%s)', (code) => {
    const config = settings();
    expect(
      explainStartError(systemError({ code, path: join(config.dataDir, 'postgres') }), config),
    ).toMatchObject({
      message: expect.stringMatching(/^Studia may not write into its data folder .*data\. Give the folder/),
    });
  });

  it('where it looked for PostgreSQL, without the password', async () => {
    const gone = await listening(0, '127.0.0.1');
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    for (const name of ['127.0.0.1', 'localhost']) {
      const url = `postgres://studia:secret@${name}:${port}/studia`;
      const pool = new Pool({ connectionString: url });
      const error = await failureOf(pool.query('SELECT 1'));
      await pool.end();
      expect(explainStartError(error, settings({ DATABASE_URL: url }))).toMatchObject({
        message: `No PostgreSQL answers at ${name}:${port} (ECONNREFUSED). Start it, or correct DATABASE_URL.`,
      });
    }
  });

  it('what PostgreSQL has against the address', () => {
    const config = settings({ DATABASE_URL: 'postgres://studia:secret@localhost/nowhere' });
    const error = Object.assign(new Error('database "nowhere" does not exist'), { code: '3D000' });
    expect(explainStartError(error, config)).toMatchObject({
      message: 'The PostgreSQL of DATABASE_URL says: database "nowhere" does not exist.',
    });
  });

  it('anything else as it is', () => {
    for (const error of [
      new Error('no'),
      systemError({ code: 'EACCES', path: '/elsewhere' }),
      systemError({ code: 'EACCES', path: `${folder}/data-of-others` }),
      systemError({ code: 'ECONNREFUSED', syscall: 'connect' }),
    ])
      expect(explainStartError(error, settings())).toBe(error);
  });
});
