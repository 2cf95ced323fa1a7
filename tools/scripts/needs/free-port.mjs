import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on now. */
export const freePort = async (host = 'localhost') => {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A probe has no port.');
  return address.port;
};
