import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { openDatabase } from './db/connection.ts';
import { startEmbedded, type Embedded } from './db/embedded/embedded.ts';
import { isConnectionLost, isDiskFull } from './db/failure.ts';
import { migrate } from './db/migrate.ts';
import { aboutRoutes } from './features/about/routes.ts';
import { authJobs, handleAuthJobs } from './features/auth/jobs.ts';
import { makePasswords, type Cost } from './features/auth/passwords.ts';
import { authRoutes } from './features/auth/routes.ts';
import { makeAuth } from './features/auth/service.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { makeChat } from './features/chat/service.ts';
import { makeTutor } from './features/tutor/service.ts';
import { makeServer } from './http/server.ts';
import type { Clock } from './ports/clock/port.ts';
import { systemClock } from './ports/clock/system.ts';
import { openDiskFiles } from './ports/files/disk.ts';
import { openS3Files } from './ports/files/s3.ts';
import { openOutbox } from './ports/mail/outbox.ts';
import { smtpMail } from './ports/mail/smtp.ts';
import type { Model } from './ports/model/port.ts';
import { makeQueue } from './ports/queue/pgboss.ts';
import type { Random } from './ports/random/port.ts';
import { systemRandom } from './ports/random/system.ts';

/** What tests put in the place of the world outside. */
export interface World {
  clock: Clock;
  random: Random;
  model: Model | null;
  passwordCost?: Cost;
}

interface Surroundings {
  config: Config;
  log: FastifyBaseLogger;
  version: string;
  /** Where the built web application lies; null serves the calls only. */
  webRoot: string | null;
  world?: Partial<World>;
}

/** The whole product in one process. */
export interface App {
  http: FastifyInstance;
  /** Answers the address it listens on; a worker answers null. */
  listen(): Promise<string | null>;
  /** Lets requests, streams and jobs finish, then lets go of everything. */
  close(): Promise<void>;
}

/** The map of the server: ports first, then the features in the order of their shelves, then what reaches them. */
export const makeApp = async ({ config, log, version, webRoot, world = {} }: Surroundings): Promise<App> => {
  const clock = world.clock ?? systemClock;
  const random = world.random ?? systemRandom(() => clock.now());
  let closing = false;

  // Ports
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log }) : null;
  const connection = connectionOf(config, embedded);
  const { pool, db, close: closeDatabase } = openDatabase({ connection, log });
  const outbox = config.mail.url === null ? await openOutboxOf(config, clock, random) : null;
  const mail = outbox ?? smtpMail({ url: config.mail.url ?? '', from: config.mail.from });
  const files = await openFiles(config, clock, random);
  const queue = makeQueue({ connection, kinds: [...authJobs], log, newId: () => random.id() });

  // Features
  const auth = makeAuth({ db, passwords: makePasswords(world.passwordCost), queue, mail, clock, random });
  const tutor = makeTutor({ model: world.model ?? null });
  const chat = makeChat({
    db,
    tutor,
    clock,
    random,
    onTrouble: (error) => log.error({ err: error }, 'a turn broke'),
  });

  // Jobs
  handleAuthJobs(queue, auth);

  // HTTP
  const { app: http, streams } = await makeServer({
    log,
    identify: (token) => auth.identify(token),
    recognise: (error) =>
      isDiskFull(error) ? 'storage_full' : isConnectionLost(error) ? 'unavailable' : null,
    readiness: async () =>
      !closing && (await reachable(pool.query('SELECT 1'))) && (await reachable(files.has(NO_FILE))),
    routes: [aboutRoutes({ version, tutor, mailKind: mail.kind }), authRoutes(auth), chatRoutes(chat)],
    readOutbox: outbox && (() => outbox.list()),
    webRoot,
    publicUrl: config.publicUrl,
    version,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
  });

  await migrate(pool, { log, insideLock: () => queue.start({ work: config.role !== 'api' }) });

  return {
    http,
    listen: async () => {
      log.info(`The tutor is ${tutor.name}; mail goes to the ${mail.kind}.`);
      return config.role === 'worker' ? null : http.listen({ host: config.host, port: config.port });
    },
    close: async () => {
      closing = true;
      await within(config.shutdownGrace, Promise.all([http.close(), streams.drained()]));
      await queue.stop({ graceSeconds: config.shutdownGrace / 1000 });
      await mail.close();
      await closeDatabase();
      await embedded?.stop();
    },
  };
};

const connectionOf = (config: Config, embedded: Embedded | null) =>
  embedded ? embedded.connection : { connectionString: config.databaseUrl ?? '' };

const openOutboxOf = ({ mail, dataDir }: Config, clock: Clock, random: Random) =>
  openOutbox({
    dir: join(dataDir, 'outbox'),
    from: mail.from,
    now: () => clock.now(),
    newId: () => random.id(),
  });

const openFiles = ({ s3, dataDir }: Config, clock: Clock, random: Random) => {
  const naming = { newId: () => random.id(), now: () => clock.now() };
  return s3 === null
    ? openDiskFiles({ dir: join(dataDir, 'files'), ...naming })
    : openS3Files({ ...s3, forcePathStyle: true, spoolDir: join(dataDir, 'spool'), ...naming });
};

// Asking for a file that can't exist shows whether the store answers at all.
const NO_FILE = '0'.repeat(64);

const reachable = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  );

const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, patience]);
  clearTimeout(timer);
};
