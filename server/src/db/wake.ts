import { Client } from 'pg';
import type { Connection } from './connection.ts';
import { driverSettings } from './driver-settings.ts';
import type { Log } from './log.ts';

type Listener = (message: string) => void;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** PostgreSQL's notifications on one connection of their own, opened by the first who listens and again when it is lost. */
export const openWake = ({ connection, log }: { connection: Connection; log: Log }) => {
  const listeners = new Map<string, Set<Listener>>();
  let client: Client | null = null;
  let pause = FIRST_PAUSE;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  const lost = (): void => {
    client = null;
    if (closed || retry !== null || listeners.size === 0) return;
    retry = setTimeout(() => {
      retry = null;
      connect();
    }, pause);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  };

  const connect = (): void => {
    if (client !== null || closed) return;
    const opened = new Client({ ...driverSettings(connection), application_name: 'studia-wake' });
    client = opened;
    opened.on('error', (error) => log.warn(`The connection that listens was lost: ${error.message}`));
    opened.on('end', () => {
      if (client === opened) lost();
    });
    opened.on('notification', ({ channel, payload = '' }) => {
      listeners.get(channel)?.forEach((listener) => listener(payload));
    });
    opened
      .connect()
      .then(async () => {
        for (const channel of listeners.keys())
          await opened.query(`LISTEN ${opened.escapeIdentifier(channel)}`);
        pause = FIRST_PAUSE;
      })
      .catch(() => lost());
  };

  return {
    listen: (channel: string, onMessage: Listener): (() => void) => {
      const known = listeners.get(channel);
      listeners.set(channel, (known ?? new Set()).add(onMessage));
      if (client === null) connect();
      else if (!known) client.query(`LISTEN ${client.escapeIdentifier(channel)}`).catch(() => undefined);
      return () => listeners.get(channel)?.delete(onMessage);
    },
    close: async (): Promise<void> => {
      closed = true;
      if (retry !== null) clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
};
