import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Connection } from '../db/connection.ts';

/** A way to a database that can be cut. */
export interface Cable {
  connection: Connection;
  cut(): Promise<void>;
}

/** Lays a cable to a database. */
export const layCable = async (to: Connection): Promise<Cable> => {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(placeOf(to));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const end of ends) end.destroy();
    await closed;
  };
  return { connection: { connectionString: addressOf(to, port) }, cut };
};

const placeOf = ({ connectionString, host = '', port = 5432 }: Connection) => {
  if (connectionString === undefined) return { path: join(host, `.s.PGSQL.${port}`) };
  const url = new URL(connectionString);
  return { host: url.hostname, port: Number(url.port || 5432) };
};

const addressOf = ({ connectionString, user, database }: Connection, port: number): string => {
  const url = new URL(connectionString ?? `postgres://${user}@localhost/${database}`);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
};
