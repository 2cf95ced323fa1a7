import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { assemble } from './assemble.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import * as features from './feature-list.ts';
import type { Cost, Room } from './features/auth/passwords.ts';
import type { Books } from './features/library/service.ts';
import type { Operator } from './features/operator/service.ts';
import type { Support } from './features/support/service.ts';
import { isLocalAddress } from './http/calls/locality.ts';
import { makeListening } from './http/listening.ts';
import { makeServer } from './http/server.ts';
import { portsAnswer } from './port-errors.ts';
import { openPorts, type Ports, type Replacements } from './ports.ts';
import { invitationTo } from './ports/model/configured.ts';
import type { Reached } from './reach-database.ts';
import { watchRoom } from './room.ts';

interface Surroundings {
  config: Config;
  log: FastifyBaseLogger;
  version: string;
  /** Where the built web application lies; null serves the calls only. */
  webRoot: string | null;
  replacements?: Replacements;
  /** A database that is reached already; without it, it is opened as the configuration says. */
  reached?: Reached;
  /** The same while it is being opened: the product lets go of it. */
  reaching?: Promise<Reached>;
  passwordCost?: Cost;
  passwordRoom?: Room;
}

/** The whole product in one process. */
export interface App {
  http: FastifyInstance;
  /** Books for everybody: the operator's alone, so no call reaches them. */
  booksForEverybody: Books['forEverybody'];
  /** Students' questions, and everything else that an operator does: no call reaches them either. */
  desk: Support['tickets']['desk'];
  operator: Operator;
  /** Answers the address it listens on; a worker answers null, and so does who was closed before. */
  listen(): Promise<string | null>;
  /** Lets requests, streams and jobs finish, then lets go of everything. */
  close(): Promise<void>;
  /** Waits for nothing, and leaves no PostgreSQL of ours behind. */
  abandon(): Promise<void>;
}

/** Opens what is outside, makes the product, and leaves nothing open when that fails. */
export const makeApp = async (surroundings: Surroundings): Promise<App> => {
  const { config, log, replacements = {}, reached, reaching } = surroundings;
  const kinds = Object.values(features).flatMap(({ jobKinds }) => jobKinds);
  const ports = await openPorts({
    config,
    log,
    kinds,
    replacements,
    ...(reached && { reached }),
    ...(reaching && { reaching }),
  });
  try {
    return await makeWith(surroundings, ports);
  } catch (error) {
    await ports.close();
    throw error;
  }
};

/** The map of the server: features, then jobs and HTTP that reach them, then the database brought up to date. */
const makeWith = async (surroundings: Surroundings, ports: Ports): Promise<App> => {
  const { config, log, version, webRoot, passwordCost, passwordRoom } = surroundings;
  const { clock, mail, outbox, queue, alone, database } = ports;
  const { contactEmail, formService, analytics, social, publicUrl, limits } = config;
  // A proxy that hides who asks makes everybody look local, and the outbox holds everybody's codes.
  const readOutbox = outbox && isLocalAddress(config.publicUrl) ? () => outbox.list() : null;
  const outboxShown = readOutbox !== null;
  const installation = {
    version,
    mailKind: mail.kind,
    outboxShown,
    contactEmail,
    formService,
    publicUrl,
    limits,
  };
  const room = watchRoom(ports);
  const recognise = (error: unknown) => room.errorCodeOf(error);
  const world = { ...ports, installation, log, recognise, passwordCost, passwordRoom };
  const { services, made } = assemble(features, world);
  const { account, auth, operator, profile, library, support, tutor } = services;
  let closing = false;

  for (const { handleJobs } of made) handleJobs(queue);

  const { app: http, drained } = await makeServer({
    log,
    identify: (token) => auth.identify(token),
    recognise,
    readiness: async () => !closing && (await portsAnswer(ports)) && (await room.isLeft()),
    routes: made.flatMap(({ routes }) => routes),
    readOutbox,
    readPicture: (hash) => profile.photo(hash),
    unsubscribe: (token) => account.unsubscribe(token),
    webRoot,
    publicUrl,
    site: { contactEmail, formService, analytics, social, signInWith: ports.identity.providers },
    now: () => clock.now(),
    version,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
  });

  await migrate(database.pool, {
    log,
    insideLock: () => queue.start({ work: config.role !== 'api', alone }),
  });
  for (const { onStart } of made) await onStart();
  log.info(
    `The tutor is ${tutor.name}; mail goes to ${mail.kind === 'outbox' ? 'the outbox' : 'the mail server'}.`,
  );

  const listening = makeListening(http, { host: config.host, port: config.port, backlog: BACKLOG });
  const inviting = setTimeout(() => {
    void ports.findLocalModels().then((found) => {
      if (found.length > 0) log.info(invitationTo(found));
    });
  }, AFTER_THE_START).unref();

  return {
    http,
    booksForEverybody: library.books.forEverybody,
    desk: support.tickets.desk,
    operator,
    listen: async () => {
      if (config.role === 'worker') return null;
      const address = await listening.begin();
      if (closing) return address;
      // Nobody waits for it; who asks before it is done waits for no more than that.
      Promise.all(made.map(({ warmUp }) => warmUp())).catch((err: unknown) => {
        if (!closing) log.warn({ err }, 'the tutor could not get ready');
      });
      return address;
    },
    close: async () => {
      closing = true;
      clearTimeout(inviting);
      await within(config.shutdownGrace, Promise.all([listening.end(), drained()]));
      await ports.close();
    },
    abandon: () => ports.abandon(),
  };
};

/** Milliseconds: whoever starts has other things to do than to look around on the machine. */
const AFTER_THE_START = 1_000;

/** Connections that wait to be taken. With Node's own 511, a crowd that comes at once is partly never let in. */
const BACKLOG = 4_096;

const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, patience]);
  clearTimeout(timer);
};
