import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './db/connection.ts';
import type { Log } from './db/log.ts';
import { sqlRunner, type Handle } from './db/transaction.ts';
import { openWake } from './db/wake.ts';
import { isLocalAddress } from './http/calls/locality.ts';
import type { Clock } from './ports/clock/port.ts';
import { systemClock } from './ports/clock/system.ts';
import { lezerCode } from './ports/code/lezer.ts';
import type { CodeParser } from './ports/code/port.ts';
import type { DeckFiles } from './ports/decks/port.ts';
import { threadedDecks } from './ports/decks/threaded.ts';
import { isolatedDocuments } from './ports/documents/isolated.ts';
import type { Documents } from './ports/documents/port.ts';
import { memoiseText } from './ports/embed/memoise-text.ts';
import { miniLm } from './ports/embed/minilm.ts';
import type { Embed, StoryReader } from './ports/embed/port.ts';
import { storyReader } from './ports/embed/story-reader.ts';
import { openCopies } from './ports/files/copies.ts';
import { openDiskFiles } from './ports/files/disk.ts';
import type { Files, PrivateFiles } from './ports/files/port.ts';
import { privateFiles } from './ports/files/private.ts';
import { oidcIdentity } from './ports/identity/oidc.ts';
import type { Identity } from './ports/identity/port.ts';
import { canvasImages } from './ports/images/canvas.ts';
import type { Images } from './ports/images/port.ts';
import type { Language } from './ports/language/port.ts';
import { segmenterLanguage } from './ports/language/segmenter.ts';
import { openOutbox, type Outbox } from './ports/mail/outbox.ts';
import type { Mail } from './ports/mail/port.ts';
import { smtpMail } from './ports/mail/smtp.ts';
import { lookForModels, openConfiguredModel } from './ports/model/configured.ts';
import type { LocalModel, ModelServer } from './ports/model/local-models.ts';
import type { AskModel, Model } from './ports/model/port.ts';
import { shapedAsker } from './ports/model/shaped.ts';
import type { Payments } from './ports/payments/port.ts';
import { testCashier } from './ports/payments/test-cashier/cashier.ts';
import { makeQueue } from './ports/queue/pgboss.ts';
import type { JobKind, Queue } from './ports/queue/port.ts';
import type { Random } from './ports/random/port.ts';
import { systemRandom } from './ports/random/system.ts';
import { builtInSpeech } from './ports/speech/built-in.ts';
import type { Speech } from './ports/speech/port.ts';
import { vendorSpeech } from './ports/speech/vendor.ts';
import type { Tokens } from './ports/tokens/port.ts';
import { threadedTokens } from './ports/tokens/threaded.ts';
import type { Wake } from './ports/wake/port.ts';
import type { Word } from './ports/word/port.ts';
import type { WorkerPool } from './ports/worker-pool/port.ts';
import { workerThreads } from './ports/worker-pool/workers.ts';
import { reachDatabase, type Reached } from './reach-database.ts';

/** What tests put in the place of the real thing. */
export interface Replacements {
  clock?: Clock;
  random?: Random;
  model?: Model;
  /** Where models of this machine are looked for. */
  modelServers?: readonly ModelServer[];
  language?: Language;
  identity?: Identity;
  /** Null sells nothing. */
  payments?: Payments | null;
  documents?: Documents;
  decks?: DeckFiles;
  mathWorker?: WorkerPool;
  exchangeWorker?: WorkerPool;
  tokens?: Tokens;
  /** Null searches by words alone. */
  embed?: Embed | null;
  /** Null reads stories by rules alone. */
  stories?: StoryReader | null;
  /** Null leaves voice to the browsers. */
  speech?: Speech | null;
}

/** Everything outside of the product's own code, opened and ready. */
export interface Ports {
  clock: Clock;
  random: Random;
  model: Model | null;
  /** The model, asked for JSON of a shape. */
  askModel: AskModel | null;
  /** Looks for the models of this machine that could teach, where nobody has decided who does. */
  findLocalModels(): Promise<readonly LocalModel[]>;
  tokens: Tokens;
  language: Language;
  /** Reads programs of students. */
  code: CodeParser;
  /** The thread on which mathematics is worked out. */
  mathWorker: WorkerPool;
  /** The thread that holds everything students say. */
  exchangeWorker: WorkerPool;
  /** Brings back what was let go while nobody asked: somebody will soon. */
  wakeUp(): void;
  /** What texts mean; null where that is switched off. */
  embed: Embed | null;
  /** What stories with numbers come to; null where that is switched off. */
  stories: StoryReader | null;
  /** Voices and an ear; null where they are switched off. */
  speech: Speech | null;
  database: Database;
  /** What stores are made from. */
  db: Handle;
  alone: boolean;
  mail: Mail;
  /** The letters that wait on this machine; null when mail really leaves. */
  outbox: Outbox | null;
  /** Who else vouches for students. */
  identity: Identity;
  /** Who takes the money for Premium; null where nobody does. */
  payments: Payments | null;
  images: Images;
  /** Documents for word processors. */
  word: Word;
  documents: Documents;
  /** Files of cards, of Anki and others. */
  decks: DeckFiles;
  files: Files;
  /** The same store, for what belongs to one person each. */
  ownFiles: PrivateFiles;
  queue: Queue;
  /** How nodes wake each other. */
  wake: Wake;
  /** Lets go of everything, the last opened first. */
  close(): Promise<void>;
  /** Stops the PostgreSQL that is ours, if one is, and lets go of nothing else. */
  abandon(): Promise<void>;
}

interface Needs {
  config: Config;
  log: Log;
  kinds: readonly JobKind[];
  replacements: Replacements;
  /** A database that somebody else lets go of. */
  reached?: Reached;
  /** A database that is being reached already; it is let go of here. */
  reaching?: Promise<Reached>;
}

/** Opens the ports by the configuration; when one can't be opened, lets go of those that were. */
export const openPorts = async (needs: Needs): Promise<Ports> => {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const letGo of opened.splice(0).toReversed()) await letGo();
  };
  try {
    const { stopServer, ...ports } = await open(needs, opened);
    return { ...ports, close, abandon: stopServer };
  } catch (error) {
    await close();
    throw error;
  }
};

const reach = async (
  { config, log, reaching }: Needs,
  opened: (() => Promise<unknown>)[],
): Promise<Reached> => {
  const reached = await (reaching ?? reachDatabase(config, log));
  const { stopServer } = reached;
  if (stopServer) opened.push(() => stopServer());
  return reached;
};

const open = async (needs: Needs, opened: (() => Promise<unknown>)[]) => {
  const { config, log, kinds, replacements } = needs;
  const clock = replacements.clock ?? systemClock;
  const random = replacements.random ?? systemRandom(() => clock.now());
  const naming = { now: () => clock.now(), newId: () => random.id() };
  const findModels = () => lookForModels(config, replacements.modelServers);
  // Looked for while everything else is opened; where nothing depends on them, a start does not even ask.
  const localModels = config.model?.first === 'auto' ? findModels() : null;

  const { connection, alone, stopServer = async () => {} } = needs.reached ?? (await reach(needs, opened));
  const database = openDatabase({ connection, log });
  opened.push(() => database.close());
  const wake = openWake({ connection, log });
  opened.push(() => wake.close());

  const outbox =
    config.mail.url === null
      ? await openOutbox({ dir: join(config.dataDir, 'outbox'), from: config.mail.from, ...naming })
      : null;
  const mail = outbox ?? smtpMail({ url: config.mail.url ?? '', from: config.mail.from });
  opened.push(() => mail.close());

  const identity =
    replacements.identity ??
    oidcIdentity({
      publicUrl: config.publicUrl,
      clients: config.signIn,
      newSecret: () => random.token(),
      warn: (sentence) => log.warn(sentence),
    });

  const payments =
    replacements.payments === undefined
      ? await openPayments(config, database.db, log, clock, random)
      : replacements.payments;

  const images = canvasImages({ newBytes: (count) => random.bytes(count) });
  const documents = replacements.documents ?? isolatedDocuments({ program: built('reader.js') });
  opened.push(() => documents.close());
  const decks =
    replacements.decks ??
    threadedDecks(
      // One may be busy with what a job reads for a minute; who exports meanwhile takes the other.
      workerThreads({
        program: built('deck-worker.js'),
        threads: 2,
        longestWait: DECK_WAIT,
        warn: (sentence) => log.warn(sentence),
      }),
    );
  opened.push(() => decks.close());
  const mathWorker =
    replacements.mathWorker ??
    workerThreads({ program: built('math-worker.js'), warn: (sentence) => log.warn(sentence) });
  opened.push(() => mathWorker.close());
  const exchangeWorker =
    replacements.exchangeWorker ??
    workerThreads({
      program: built('exchange-worker.js'),
      // Each takes a few milliseconds: a whole school may stand in line.
      mostWaiting: MOST_MESSAGES,
      longestWait: MESSAGE_WAIT,
      warn: (sentence) => log.warn(sentence),
    });
  opened.push(() => exchangeWorker.close());
  const tokenWorker = workerThreads({
    program: built('token-worker.js'),
    mostWaiting: MOST_MESSAGES,
    longestWait: MESSAGE_WAIT,
    warn: (sentence) => log.warn(sentence),
  });
  opened.push(() => tokenWorker.close());
  const files = await openFiles(config, naming);
  opened.push(() => files.close());
  const copies = await openCopies({ dir: join(config.dataDir, 'reading'), ...naming });

  // Before the queue, and so closed after it: who works on a job may need it to the end.
  const embed = openEmbed(config, log, replacements);
  opened.push(async () => embed?.close());
  const stories = openStories(config, log, replacements);
  opened.push(async () => stories?.close());

  const speech = openSpeech(config, log, replacements);
  opened.push(async () => speech?.close());

  const queue = makeQueue({ connection, kinds, log, newId: naming.newId });
  opened.push(() => queue.stop({ graceSeconds: config.shutdownGrace / 1000 }));

  const model =
    replacements.model ??
    (await openConfiguredModel(config.model, localModels ?? Promise.resolve([]), {
      jitter: () => random.fraction(),
      warn: (sentence) => log.warn(sentence),
    }));
  return {
    clock,
    random,
    model,
    askModel: model && shapedAsker(model),
    findLocalModels: async () => (config.namesLocalModels ? (localModels ?? findModels()) : []),
    tokens: replacements.tokens ?? threadedTokens(tokenWorker),
    language: replacements.language ?? segmenterLanguage(),
    code: lezerCode(),
    mathWorker,
    exchangeWorker,
    wakeUp: () => {
      exchangeWorker.wake();
      mathWorker.wake();
      // Tokens are counted when an answer ends: whatever it begins with comes first.
      void stories?.wake();
      void Promise.resolve(embed?.wake())
        .catch(() => null)
        .then(() => replacements.tokens ?? tokenWorker.wake());
    },
    embed,
    stories,
    speech,
    database,
    db: database.db,
    alone,
    stopServer,
    mail,
    outbox,
    identity,
    payments,
    images,
    word: lazyWord,
    documents,
    decks,
    files,
    ownFiles: privateFiles({ files, newBytes: (count) => random.bytes(count), copies }),
    queue,
    wake,
  };
};

/** Whoever exports or imports cards sees that it takes a while. */
const DECK_WAIT = 60_000;
const [MOST_MESSAGES, MESSAGE_WAIT] = [5_000, 60_000];

/** A program that runs beside the server; the build puts it beside the server's own. */
const built = (program: string): string => fileURLToPath(new URL(program, import.meta.url));

// Whoever can reach the test cashier has Premium for nothing, so by itself it is there for this machine alone.
const openPayments = async (
  { payments, publicUrl }: Config,
  db: Handle,
  log: Log,
  clock: Clock,
  random: Random,
): Promise<Payments | null> => {
  if (payments.stripe !== null) {
    // The SDK is 23 MB: who sells nothing need not load it.
    const { stripePayments } = await import('./ports/payments/stripe/stripe.ts');
    return stripePayments({ ...payments.stripe, warn: (sentence) => log.warn(sentence) });
  }
  if (!(payments.testCashier ?? isLocalAddress(publicUrl))) return null;
  return testCashier({
    run: sqlRunner(db),
    now: () => clock.now(),
    newId: () => random.id(),
    newSecret: () => random.token(),
    publicUrl,
  });
};

// Seldom asked for, and slow to load.
const lazyWord: Word = {
  write: async (text) => (await import('./ports/word/docx.ts')).docxWord().write(text),
};

const openStories = ({ embeddings }: Config, log: Log, { stories }: Replacements): StoryReader | null => {
  if (stories !== undefined) return stories;
  return embeddings ? storyReader({ warn: (sentence) => log.warn(sentence) }) : null;
};

const openEmbed = ({ embeddings }: Config, log: Log, { embed }: Replacements): Embed | null => {
  if (embed !== undefined) return embed;
  return embeddings ? memoiseText(miniLm({ warn: (sentence) => log.warn(sentence) })) : null;
};

const openSpeech = ({ speech: wanted }: Config, log: Log, { speech }: Replacements): Speech | null => {
  if (speech !== undefined) return speech;
  if (wanted === 'off') return null;
  const builtIn = builtInSpeech({
    program: built('speech-engine.js'),
    warn: (sentence) => log.warn(sentence),
  });
  return wanted === null ? builtIn : vendorSpeech({ ...wanted, builtIn });
};

/** The store of files that the configuration names. */
export const openFiles = async (
  { s3, dataDir }: Config,
  naming: { now: () => Date; newId: () => string },
): Promise<Files> => {
  if (s3 === null) return openDiskFiles({ dir: join(dataDir, 'files'), ...naming });
  // The SDK is 22 MB: who keeps files on disk need not load it.
  const { openS3Files } = await import('./ports/files/s3.ts');
  return openS3Files({ ...s3, forcePathStyle: true, spoolDir: join(dataDir, 'spool'), ...naming });
};
