import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { driverSettings } from '../driver-settings.ts';
import { isConnectionLost } from '../failure.ts';
import { FolderTakenError } from './failure.ts';
import type { Place } from './place.ts';
import { connectionIn } from './socket.ts';

// Any constant does, as long as every version of the product uses the same one.
const CLAIM_LOCK = 7_346_202;
const PATIENCE = 5_000;
const INTERVAL = 50;

/** Connects to the server in this folder, or returns null when it does not take connections now. */
export const knock = async (socketDir: string): Promise<Client | null> => {
  // A server that has just begun does not know its folder yet; without one the driver would try the network.
  if (socketDir === '') return null;
  const client = new Client({
    ...driverSettings(connectionIn(socketDir)),
    application_name: 'studia claim',
    connectionTimeoutMillis: PATIENCE,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (isConnectionLost(error)) return null;
    throw error;
  }
};

/** Makes this product the only one on the data folder for as long as the connection lives. */
export const claimFolder = async (client: Client, place: Place): Promise<void> => {
  const deadline = Date.now() + PATIENCE;
  // A product that was just killed may need a moment to let go.
  while (!(await tryClaim(client))) {
    if (Date.now() > deadline) {
      throw new FolderTakenError(
        `Another Studia is running on the data folder ${place.dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
      );
    }
    await pause(INTERVAL);
  }
};

/** Whether a product has the data folder of this server now. */
export const isClaimed = async (client: Client): Promise<boolean> => {
  const { rowCount } = await client.query(
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted",
    [CLAIM_LOCK],
  );
  return (rowCount ?? 0) > 0;
};

const tryClaim = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ claimed: boolean }>('SELECT pg_try_advisory_lock($1) AS claimed', [
    CLAIM_LOCK,
  ]);
  return rows[0]?.claimed === true;
};
