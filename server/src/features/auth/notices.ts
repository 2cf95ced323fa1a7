import type { StudentId } from '@studia/contract/ids';
import { sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Mail } from '../../ports/mail/port.ts';
import type { Queue } from '../../ports/queue/port.ts';
import { deliverNotice, type Notice } from './jobs.ts';
import { noticeLetter } from './letters.ts';
import type { AuthStore } from './store.ts';

/** Tells a student what happened to their account, once and only if the transaction in which it happened commits. */
export type SendNotice = (transaction: Handle, studentId: StudentId, notice: Notice) => Promise<void>;

export const makeSendNotice =
  ({ queue }: { queue: Pick<Queue, 'enqueue'> }): SendNotice =>
  async (transaction, studentId, notice) => {
    await queue.enqueue(deliverNotice, { studentId, notice }, { within: sqlRunner(transaction) });
  };

/** The job behind `SendNotice`. */
export const makeDeliverNotice =
  ({ store, mail }: { store: AuthStore; mail: Pick<Mail, 'send'> }) =>
  async (studentId: StudentId, notice: Notice): Promise<void> => {
    const found = await store.student(studentId);
    const letter = found && noticeLetter(found.student, notice);
    if (letter) await mail.send(letter);
  };
