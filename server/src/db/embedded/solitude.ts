import { Client } from 'pg';
import { driverSettings } from '../driver-settings.ts';
import { connectionIn } from './socket.ts';

/** How long a server that nobody uses waits to be adopted. */
export const LONGEST_SOLITUDE = 10 * 60_000;

const NAME = 'studia solitude';
const SECOND = 1000;
const LONGEST_INTERVAL = 5 * SECOND;

/**
 * Has the server end itself once nobody has been connected for so long: its product was killed, and no other one has
 * come. The server's own process watches, so that nothing has to outlive the product but the server.
 */
export const endWhenAlone = async (socketDir: string, patience: number): Promise<void> => {
  const client = new Client({ ...driverSettings(connectionIn(socketDir)), application_name: NAME });
  client.on('error', () => {});
  await client.connect();
  // The one that a killed product began would be company for ours, and ours for it.
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [NAME],
  );
  // It ends with the server.
  client.query(watch(Math.min(patience / 5, LONGEST_INTERVAL), patience)).catch(() => undefined);
};

// It commits before each pause, so that it keeps no old rows alive. Whoever wants to stop the server gently waits
// until the last one has left, so it leaves.
const watch = (interval: number, patience: number): string => `DO $$
DECLARE
  alone_since timestamptz;
BEGIN
  LOOP
    COMMIT;
    PERFORM pg_sleep(${interval / SECOND});
    EXIT WHEN pg_read_file('postmaster.pid') LIKE '%stopping%';
    IF EXISTS (SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()) THEN
      alone_since := NULL;
    ELSIF alone_since IS NULL THEN
      alone_since := clock_timestamp();
    ELSIF clock_timestamp() > alone_since + interval '${patience} milliseconds' THEN
      COPY (SELECT 1) TO PROGRAM '${STOP}';
      EXIT;
    END IF;
  END LOOP;
END $$`;

// Runs in the folder of the cluster. The server tells its children to end, and the folder of its socket goes after it.
const STOP = [
  'cat > /dev/null',
  'pid=$(sed -n 1p postmaster.pid)',
  'folder=$(sed -n 5p postmaster.pid)',
  `(trap "" INT TERM QUIT; kill -INT $pid; while kill -0 $pid; do sleep 0.1; done; rmdir "$folder") > /dev/null 2>&1 &`,
].join('; ');
