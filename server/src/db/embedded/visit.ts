import { isClaimed, knock } from './claim.ts';
import { startEmbedded, type Embedded, type EmbeddedOptions } from './embedded.ts';
import { findPlace } from './place.ts';
import { findPostmaster } from './postmaster.ts';
import { connectionIn } from './socket.ts';

/** Reaches the database beside a product that is running; where none is, holds it as that product would. */
export const joinEmbedded = async (options: EmbeddedOptions): Promise<Embedded & { alone: boolean }> => {
  const running = await findPostmaster(await findPlace(options.dataDir, options.log));
  const answer = running && (await knock(running.socketDir));
  const taken = answer !== null && (await isClaimed(answer));
  await answer?.end();
  if (!running || !taken) return { ...(await startEmbedded(options)), alone: true };
  return { connection: connectionIn(running.socketDir), stop: async () => {}, alone: false };
};

/** Reaches the database for a short while: the server of a product that is running, or one started just for this. */
export const visitEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const running = await findPostmaster(await findPlace(options.dataDir, options.log));
  const answer = running && (await knock(running.socketDir));
  if (!answer) return startEmbedded(options);
  await answer.end();
  return { connection: connectionIn(running.socketDir), stop: async () => {} };
};
