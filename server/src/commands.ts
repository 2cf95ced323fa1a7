import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { carryOutAdminOrder, readAdminOrder } from './admin-command.ts';
import { makeApp, type App } from './app.ts';
import { ConfigError, type Config, type Role } from './config.ts';
import { carryOutCurriculumOrder, readCurriculumOrder } from './curriculum-command.ts';
import { backup } from './db/backup/backup.ts';
import { restore } from './db/backup/restore.ts';
import { listFiles, removeFiles } from './db/backup/stored-files.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { startEmbedded } from './db/embedded/embedded.ts';
import { joinEmbedded, visitEmbedded } from './db/embedded/visit.ts';
import type { Log } from './db/log.ts';
import { openFiles } from './ports.ts';
import type { Files } from './ports/files/port.ts';
import { carryOutSupportOrder, readSupportOrder } from './support-command.ts';

interface Errand {
  config: Config;
  log: Parameters<typeof makeApp>[0]['log'];
  version: string;
  /** Where the operator reads what goes on. */
  say: (line: string) => void;
  /** What the operator wrote after the command. */
  args: readonly string[];
}

/** Things an operator asks for besides running the product; each answers the sentence to print. */
export const COMMANDS: Readonly<Record<string, (errand: Errand) => Promise<string>>> = {
  backup: async ({ config, log, version, args }) => {
    const target = folderIn(args, 'backup');
    const { tables, files } = await withDatabase(config, log, visitEmbedded, ({ pool }) =>
      backup({ pool, filesDir: filesOf(config), target, version, madeAt: new Date() }),
    );
    const left = config.s3 === null ? '' : ' Files in S3 are not part of it; copy the bucket too.';
    return `Backed up ${tables.length} tables and ${files.count} files to ${target}.${left}`;
  },

  restore: async ({ config, log, version, args }) => {
    const source = folderIn(args, 'restore');
    // A bucket that can't be reached is found out before anything is changed.
    const bucket = config.s3 && (await openFiles(config, { now: () => new Date(), newId: randomUUID }));
    try {
      const { tables, files } = await withDatabase(config, log, startEmbedded, ({ pool }) =>
        restore({ pool, filesDir: filesOf(config), source, version, force: args.includes('--force') }),
      );
      if (bucket) await moveInto(bucket, filesOf(config));
      const where = bucket && files.count > 0 ? ' The files are in the bucket.' : '';
      return `Restored ${tables.length} tables and ${files.count} files from ${source}.${where}`;
    } finally {
      await bucket?.close();
    }
  },

  curriculum: (errand) => {
    const order = readCurriculumOrder(errand.args);
    // Beside a product that runs, that one reads the books; alone, this process has to.
    const roleFor = (alone: boolean): Role => (order.act === 'import' && alone ? 'worker' : 'api');
    return withProduct(errand, roleFor, (app) =>
      carryOutCurriculumOrder(order, app.booksForEverybody, errand.say),
    );
  },

  support: (errand) => {
    const order = readSupportOrder(errand.args);
    return withProduct(errand, besideProduct, (app) => carryOutSupportOrder(order, app, whoAsks()));
  },

  admin: (errand) => {
    const order = readAdminOrder(errand.args);
    return withProduct(errand, besideProduct, (app) => carryOutAdminOrder(order, app.operator, whoAsks()));
  },
};

// What is to be mailed is mailed by the product that runs, or by the next that starts.
const besideProduct = (): Role => 'api';

/** The account of this machine that gives the command: whoever has it has the database too, so no password is asked. */
const whoAsks = (): string => userInfo().username;

/** The product without its doors, beside one that runs or alone, for as long as a command takes. */
const withProduct = async (
  { config, log, version }: Errand,
  roleFor: (alone: boolean) => Role,
  work: (app: App) => Promise<string>,
): Promise<string> => {
  // What the product says of itself would stand between the lines that are meant for the operator.
  const quiet = log.child({}, { level: 'fatal' });
  const joined =
    config.databaseUrl === null ? await joinEmbedded({ dataDir: config.dataDir, log: quiet }) : null;
  const role = roleFor(joined?.alone !== false);
  // What is not done when the work is waits for the product.
  const settings = { ...config, role, model: null, namesLocalModels: false, shutdownGrace: 0 };
  try {
    const surroundings = { config: settings, log: quiet, version, webRoot: null };
    const app = await makeApp({ ...surroundings, ...(joined && { reached: joined }) });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  } finally {
    await joined?.stop();
  }
};

const folderIn = (args: readonly string[], command: string): string => {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (folder === undefined)
    throw new ConfigError(`Say which folder. Example: npm run ${command} -- ./backup-monday`);
  return folder;
};

const filesOf = ({ dataDir }: Config): string => join(dataDir, 'files');

/** Takes stored files from a folder into a store, and leaves none behind: who deletes one later deletes it whole. */
const moveInto = async (store: Files, folder: string): Promise<void> => {
  for (const address of await listFiles(folder)) {
    await store.put(createReadStream(join(folder, address)), { limitBytes: Infinity });
    await removeFiles(folder, [address]);
  }
};

const withDatabase = async <Result>(
  { databaseUrl, dataDir }: Config,
  log: Log,
  reach: typeof startEmbedded,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const embedded = databaseUrl === null ? await reach({ dataDir, log }) : null;
  const connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' };
  const database = openDatabase({ connection, log });
  try {
    return await work(database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
};
