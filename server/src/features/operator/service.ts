import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Files } from '../../ports/files/port.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { makeOperatorStore, type OperatorEvent } from './store.ts';

/** How many students there are. */
interface Census {
  students: number;
  verified: number;
  /** Who did something in the last seven days. */
  active: number;
  suspended: number;
  leaving: number;
}

/** A student as an operator may know them. */
interface KnownStudent {
  id: StudentId;
  email: string;
  fullName: string;
  verified: boolean;
  suspended: boolean;
  deleteRequestedAt: Date | null;
}

/** What a model cost. */
interface Cost {
  model: string | null;
  turns: number;
  tokens: number;
  /** US dollars; null where no price was told. */
  cost: number | null;
}

interface Dependencies {
  db: Handle;
  queue: Pick<Queue, 'backlog' | 'deadLetters' | 'retryDead'>;
  files: Pick<Files, 'usage'>;
  mail: Pick<Mail, 'kind' | 'check'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
  auth: {
    census(): Promise<Census>;
    findByEmail(email: string): Promise<KnownStudent | null>;
    suspend(id: StudentId): Promise<boolean>;
    unsuspend(id: StudentId): Promise<boolean>;
  };
  costsSince: (moment: Date) => Promise<Cost[]>;
  planOf: (student: StudentId) => Promise<string>;
  /** Gives the last payment back and ends the plan. */
  refund: (student: StudentId) => Promise<boolean>;
  allowReferral: (friend: StudentId) => Promise<boolean>;
  reports: {
    open(): Promise<ReportedQuestion[]>;
    close(idea: string, item: string): Promise<boolean>;
  };
}

/** A question with what students say is wrong with it. */
interface ReportedQuestion {
  idea: string;
  item: string;
  ask: string | null;
  reports: number;
  notes: { reason: string; note: string }[];
}

export type Operator = ReturnType<typeof makeOperator>;

const DAY = 24 * 60 * 60 * 1000;
const COSTS_OF_DAYS = 30;

/** What whoever runs Studia can see and do. No call reaches it: it is reached from the machine itself, and what is done is written down. */
export const makeOperator = (dependencies: Dependencies) => {
  const { db, queue, files, mail, clock, random, auth } = dependencies;
  const store = makeOperatorStore(db);

  const record = (actor: string, action: string, subject: string, detail: OperatorEvent['detail'] = {}) =>
    store.addEvent({ id: random.id(), at: clock.now(), actor, action, subject, detail });

  const find = async (email: string): Promise<KnownStudent> => {
    const student = await auth.findByEmail(email.trim().toLowerCase());
    if (!student) throw new Failure('not_found');
    return student;
  };

  return {
    /** Writes down what was done through another door. */
    record,

    status: async () => ({
      census: await auth.census(),
      jobs: await queue.backlog(),
      deadLetters: await queue.deadLetters(),
      databaseBytes: await store.databaseBytes(),
      files: await files.usage(),
      mail: {
        kind: mail.kind,
        answers: await mail.check().then(
          () => true,
          () => false,
        ),
      },
      costs: await dependencies.costsSince(new Date(clock.now().getTime() - COSTS_OF_DAYS * DAY)),
    }),

    student: async (email: string) => {
      const student = await find(email);
      return { ...student, plan: await dependencies.planOf(student.id) };
    },

    /** Closes an account for the time being and signs it out everywhere; false when it was so already. */
    suspend: async (actor: string, email: string, reason: string): Promise<boolean> => {
      const { id } = await find(email);
      const changed = await auth.suspend(id);
      if (changed) await record(actor, 'suspend', id, { reason });
      return changed;
    },

    unsuspend: async (actor: string, email: string): Promise<boolean> => {
      const { id } = await find(email);
      const changed = await auth.unsuspend(id);
      if (changed) await record(actor, 'unsuspend', id);
      return changed;
    },

    /** Gives the last payment back and ends the plan at once; false when there is nothing to give back. */
    refund: async (actor: string, email: string): Promise<boolean> => {
      const { id } = await find(email);
      const done = await dependencies.refund(id);
      if (done) await record(actor, 'refund', id);
      return done;
    },

    /** Lets an invitation count after all that the rules had refused. */
    allowReferral: async (actor: string, email: string): Promise<boolean> => {
      const { id } = await find(email);
      const done = await dependencies.allowReferral(id);
      if (done) await record(actor, 'allow-referral', id);
      return done;
    },

    /** Questions that students find wrong, those of most students first. */
    reportedQuestions: () => dependencies.reports.open(),

    closeQuestion: async (actor: string, idea: string, item: string): Promise<boolean> => {
      const done = await dependencies.reports.close(idea, item);
      if (done) await record(actor, 'close-question', `${idea} ${item}`);
      return done;
    },

    retryJob: async (actor: string, id: string): Promise<boolean> => {
      const done = await queue.retryDead(id);
      if (done) await record(actor, 'retry-job', id);
      return done;
    },

    log: (most: number): Promise<OperatorEvent[]> => store.events(most),
  };
};
