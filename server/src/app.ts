import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { aboutRoutes } from './features/about/routes.ts';
import { accountJobs, handleAccountJobs } from './features/account/jobs.ts';
import { accountRoutes } from './features/account/routes.ts';
import { makeAccount, type Account } from './features/account/service.ts';
import { attachmentJobs, handleAttachmentJobs } from './features/attachments/jobs.ts';
import { attachmentRoutes } from './features/attachments/routes.ts';
import { makeAttachments } from './features/attachments/service.ts';
import { authJobs, handleAuthJobs } from './features/auth/jobs.ts';
import { makePasswords, type Cost, type Room } from './features/auth/passwords.ts';
import {
  authRoutes,
  deviceRoutes,
  oauthRoutes,
  ownerRoutes,
  passwordResetRoutes,
} from './features/auth/routes.ts';
import { makeAuth } from './features/auth/service.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { makeChat } from './features/chat/service.ts';
import { makeCurriculum } from './features/curriculum/service.ts';
import { readStarterBooks, readStarterDrawing } from './features/curriculum/starter-books.ts';
import { subjectLists } from './features/curriculum/subject-lists.ts';
import { makeBooks, type Books } from './features/library/books.ts';
import { handleLibraryJobs, libraryJobs, orderLibraryJobs } from './features/library/jobs.ts';
import { curriculumRoutes, libraryRoutes } from './features/library/routes.ts';
import { makeLibrary } from './features/library/service.ts';
import { liveRoutes } from './features/live/routes.ts';
import { makeLive } from './features/live/service.ts';
import { planRoutes } from './features/plan/routes.ts';
import { makePlanning } from './features/plan/service.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { makeProfile } from './features/profile/service.ts';
import { handleSupportJobs, supportJobs } from './features/support/jobs.ts';
import { supportRoutes } from './features/support/routes.ts';
import { makeSupport } from './features/support/service.ts';
import { makeTutor } from './features/tutor/service.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { makeUsage } from './features/usage/service.ts';
import { isLocalAddress } from './http/locality.ts';
import { makeServer } from './http/server.ts';
import { answers } from './outside-trouble.ts';
import { openOutside, type Outside, type Reached, type Replacements } from './outside.ts';
import { askShaped } from './ports/model/shaped.ts';
import { readPrepared } from './prepared.ts';
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
  passwordCost?: Cost;
  passwordRoom?: Room;
}

/** The whole product in one process. */
export interface App {
  http: FastifyInstance;
  /** Books for everybody: the operator's alone, so no call reaches them. */
  booksForEverybody: Books['forEverybody'];
  /** Answers the address it listens on; a worker answers null. */
  listen(): Promise<string | null>;
  /** Lets requests, streams and jobs finish, then lets go of everything. */
  close(): Promise<void>;
  /** Waits for nothing, and leaves no PostgreSQL of ours behind. */
  abandon(): Promise<void>;
}

/** Opens what is outside, assembles the product, and leaves nothing open when that fails. */
export const makeApp = async (surroundings: Surroundings): Promise<App> => {
  const { config, log, replacements = {}, reached } = surroundings;
  const kinds = [...authJobs, ...accountJobs, ...attachmentJobs, ...libraryJobs, ...supportJobs];
  const outside = await openOutside({ config, log, kinds, replacements, ...(reached && { reached }) });
  try {
    return await assemble(surroundings, outside);
  } catch (error) {
    await outside.close();
    throw error;
  }
};

type Features = ReturnType<typeof makeFeatures>;

/** The features in the order of their shelves: each is handed what it needs of those before it. */
const makeFeatures = ({ config, log, passwordCost, passwordRoom }: Surroundings, outside: Outside) => {
  const { clock, random, model, tokens, language, embed, mail, identity, images } = outside;
  const { reckoner, documents, files, ownFiles, queue } = outside;
  const { db } = outside.database;

  const passwords = makePasswords(passwordCost, passwordRoom);
  const auth = makeAuth({ db, passwords, queue, mail, identity, clock, random });
  const profile = makeProfile({ auth, images, files, clock });
  const usage = makeUsage({ db, clock, random });
  const attachments = makeAttachments({ db, ownFiles, documents, queue, clock, random });
  const curriculum = makeCurriculum({
    read: async () => (await readPrepared('books')) ?? readStarterBooks(),
    readDrawing: readStarterDrawing,
    lists: subjectLists,
  });
  const books = makeBooks({ db, ownFiles, documents, curriculum, language, queue, clock, random });
  const library = makeLibrary({
    curriculum,
    prepared: () => readPrepared('passages'),
    language,
    db,
    meaning: embed && { embed, db, clock },
  });
  const tutor = makeTutor({ model, tokens, library, offload: reckoner, random, clock, embed });
  const chat = makeChat({
    db,
    tutor,
    attachments,
    usage,
    tokens,
    clock,
    random,
    learnerOf: (student) => profile.learner(student),
    onTrouble: (err) => log.error({ err }, 'a turn broke'),
  });
  const planning = makePlanning({
    db,
    curriculum,
    ownBook: (reader, id) => books.whole(reader, id),
    findInBooks: async (question, limit, { reader, bookIds }) =>
      (await library.forReader(bookIds && reader, bookIds).find(question, limit)).map(
        ({ quote, chapter, heading }) => ({
          bookId: quote.book_id,
          chapter,
          heading,
        }),
      ),
    askModel: model && ((question, signal) => askShaped(model, question, signal)),
    language,
    usage,
    tokens,
    clock,
    random,
    standardOf: async (student) => (await profile.learner(student)).standard,
  });
  const live = makeLive({ db, clock, random });
  const { contactEmail } = config;
  const support = makeSupport({ db, ownFiles, documents, mail, queue, clock, random, contactEmail });
  return { auth, profile, usage, attachments, books, library, tutor, chat, planning, live, support };
};

/** What a student takes along and what is erased with them: every feature that keeps something has its line here. */
const makeOwnAccount = (
  { auth, profile, chat, attachments, books, planning, live, usage, support }: Features,
  { clock }: Outside,
): Account =>
  makeAccount({
    auth,
    contributions: {
      account: (studentId) => auth.exportStudent(studentId),
      photo: (studentId) => profile.exportFor(studentId),
      conversations: (studentId) => chat.exportFor(studentId),
      attachments: (studentId) => attachments.exportFor(studentId),
      library: (studentId) => books.exportFor(studentId),
      plans: (studentId) => planning.exportFor(studentId),
      working_sessions: (studentId) => live.exportFor(studentId),
      usage: (studentId) => usage.exportFor(studentId),
      // What came from an address belongs to who has proved that it is theirs.
      forms: async (studentId) => {
        const { email, verified } = await auth.user(studentId);
        return verified ? support.exportFor(email) : null;
      },
    },
    forgetPhoto: (hash) => profile.forgetPhoto(hash),
    forgetFiles: async (studentId) => {
      await attachments.forgetAll(studentId);
      await books.forgetAll(studentId);
    },
    forgetForms: (email) => support.forgetFrom(email),
    clock,
  });

/** Ties every kind of job to who does it. */
const handleJobs = ({ queue }: Outside, features: Features, account: Account): void => {
  const { auth, attachments, books, library, support } = features;
  handleAuthJobs(queue, auth);
  handleAccountJobs(queue, account);
  handleAttachmentJobs(queue, attachments);
  handleLibraryJobs(queue, { ...books, ...library });
  handleSupportJobs(queue, support);
};

/** Every call that can be made, feature by feature. */
const routesOf = (
  { auth, profile, usage, attachments, books, library, chat, planning, live, support }: Features,
  account: Account,
) => [
  authRoutes(auth),
  passwordResetRoutes(auth),
  oauthRoutes(auth),
  ownerRoutes(auth),
  deviceRoutes(auth),
  profileRoutes(profile),
  accountRoutes(account),
  usageRoutes(usage),
  attachmentRoutes(attachments),
  libraryRoutes(books, library),
  curriculumRoutes(books),
  chatRoutes(chat),
  planRoutes(planning),
  liveRoutes(live),
  supportRoutes(support),
];

/** The map of the server: features, then jobs and HTTP that reach them, then the database brought up to date. */
const assemble = async (surroundings: Surroundings, outside: Outside): Promise<App> => {
  const { config, log, version, webRoot } = surroundings;
  const { clock, embed, mail, outbox, queue, alone, database } = outside;
  const { contactEmail, formService, analytics } = config;
  const features = makeFeatures(surroundings, outside);
  const { auth, profile, books, library, tutor } = features;
  const account = makeOwnAccount(features, outside);
  const room = watchRoom(outside);
  let closing = false;

  handleJobs(outside, features, account);

  // A proxy that hides who asks makes everybody look local, and the outbox holds everybody's codes.
  const readOutbox = outbox && isLocalAddress(config.publicUrl) ? () => outbox.list() : null;
  const outboxShown = readOutbox !== null;
  const told = { version, tutor, mailKind: mail.kind, outboxShown, contactEmail, formService };
  const { app: http, drained } = await makeServer({
    log,
    identify: (token) => auth.identify(token),
    recognise: (error) => room.troubleOf(error),
    readiness: async () => !closing && (await answers(outside)) && (await room.isLeft()),
    routes: [aboutRoutes({ ...told, signIn: auth.providers }), ...routesOf(features, account)],
    readOutbox,
    readPicture: (hash) => profile.photo(hash),
    webRoot,
    publicUrl: config.publicUrl,
    site: { contactEmail, formService, analytics },
    now: () => clock.now(),
    version,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
  });

  await migrate(database.pool, {
    log,
    insideLock: () => queue.start({ work: config.role !== 'api', alone }),
  });
  await orderLibraryJobs(queue, { now: clock.now(), learns: embed !== null });
  log.info(
    `The tutor is ${tutor.name}; mail goes to ${mail.kind === 'outbox' ? 'the outbox' : 'the mail server'}.`,
  );

  /** What the first question would wait for: on this thread the books, on another the model, then the rest. */
  const getReady = async (): Promise<void> => {
    const opened = embed?.background('') ?? Promise.resolve();
    await Promise.all([library.warmUp(), opened.then(() => tutor.warmUp())]);
  };

  return {
    http,
    booksForEverybody: books.forEverybody,
    listen: async () => {
      if (config.role === 'worker') return null;
      const address = await http.listen({ host: config.host, port: config.port });
      // Nobody waits for it; who asks before it is done waits for no more than that.
      getReady().catch((err: unknown) => {
        if (!closing) log.warn({ err }, 'the tutor could not get ready');
      });
      return address;
    },
    close: async () => {
      closing = true;
      await within(config.shutdownGrace, Promise.all([http.close(), drained()]));
      await outside.close();
    },
    abandon: () => outside.abandon(),
  };
};

const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, patience]);
  clearTimeout(timer);
};
