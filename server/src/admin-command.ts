import type { App } from './app.ts';
import { ConfigError } from './config.ts';

const HOW = `Say what you want to know or do:
  npm run admin -- status                            students, jobs, dead letters, storage, mail, costs of 30 days
  npm run admin -- student <email>                   one account: its state and plan
  npm run admin -- suspend <email> <reason>          signs it out everywhere and lets it in no more
  npm run admin -- unsuspend <email>                 lets it in again
  npm run admin -- refund <email>                    gives the last payment back and ends Premium
  npm run admin -- allow-referral <email of friend>  lets an invitation count that the rules refused
  npm run admin -- retry <job>                       gives a dead letter one more try
  npm run admin -- questions                         questions that students report, those of most students first
  npm run admin -- close-question <idea> <question>  the reports about it are dealt with
  npm run admin -- log                               what operators did, the latest first`;

type Operator = App['operator'];

const WITH_EMAIL = ['student', 'unsuspend', 'refund', 'allow-referral'] as const;
type Order =
  | { act: 'status' | 'log' | 'questions' }
  | { act: 'close-question'; idea: string; item: string }
  | { act: (typeof WITH_EMAIL)[number]; email: string }
  | { act: 'suspend'; email: string; reason: string }
  | { act: 'retry'; id: string };

/** What the operator wants; throws how to say it when it can't be understood. */
export const readAdminOrder = (args: readonly string[]): Order => {
  const [act, subject, ...rest] = args;
  const reason = rest.join(' ').trim();
  if ((act === 'status' || act === 'log' || act === 'questions') && subject === undefined) return { act };
  if (act === 'retry' && subject !== undefined && reason === '') return { act, id: subject };
  if (act === 'close-question' && subject?.includes('/') && /^\S+$/.test(reason))
    return { act, idea: subject, item: reason };
  if (subject?.includes('@')) {
    const named = WITH_EMAIL.find((one) => one === act);
    if (named && reason === '') return { act: named, email: subject };
    if (act === 'suspend' && reason !== '') return { act, email: subject, reason };
  }
  throw new ConfigError(HOW);
};

/** Does it, and answers what to print. */
export const carryOutAdminOrder = async (
  order: Order,
  operator: Operator,
  actor: string,
): Promise<string> => {
  switch (order.act) {
    case 'status':
      return statusWords(await operator.status());
    case 'log':
      return logWords(await operator.log(SHOWN_EVENTS));
    case 'questions':
      return questionWords(await operator.reportedQuestions());
    case 'close-question':
      return (await operator.closeQuestion(actor, order.idea, order.item))
        ? 'The reports about this question are closed.'
        : 'No report about this question is open.';
    case 'student':
      return studentWords(await known(order.email, operator.student(order.email)));
    case 'retry':
      return (await operator.retryJob(actor, order.id))
        ? 'The job is tried once more.'
        : 'No such dead letter, or a newer job does the same.';
    case 'suspend':
      return (await known(order.email, operator.suspend(actor, order.email, order.reason)))
        ? 'The account is suspended. Within ten seconds it is signed out everywhere.'
        : 'The account was suspended already.';
    case 'unsuspend':
      return (await known(order.email, operator.unsuspend(actor, order.email)))
        ? 'The account can be used again.'
        : 'The account was not suspended.';
    case 'refund':
      return (await known(order.email, operator.refund(actor, order.email)))
        ? 'The last payment is given back, and Premium has ended.'
        : 'There is no payment to give back.';
    case 'allow-referral':
      return (await known(order.email, operator.allowReferral(actor, order.email)))
        ? 'The invitation counts. Both are rewarded as soon as the friend has studied on two days.'
        : 'No invitation of this account was refused.';
  }
};

const SHOWN_EVENTS = 100;

const known = async <Answer>(email: string, answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'not_found')
      throw new Error(`Nobody has an account with ${email}.`, { cause: error });
    throw error;
  }
};

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE).toLocaleString('en')} MB`;
const dollars = (cost: number | null): string => (cost === null ? 'no price set' : `$${cost.toFixed(2)}`);
const count = (value: number): string => value.toLocaleString('en');

const statusWords = (status: Awaited<ReturnType<Operator['status']>>): string => {
  const { census, jobs, deadLetters, databaseBytes, files, mail, costs } = status;
  const students = `${count(census.students)} (${count(census.verified)} verified, ${count(census.active)} active in 7 days, ${count(census.suspended)} suspended, ${count(census.leaving)} leaving)`;
  const storage =
    files === null ? 'files in the bucket' : `${count(files.count)} files, ${megabytes(files.bytes)}`;
  const letters =
    mail.kind === 'outbox'
      ? 'outbox on this machine'
      : mail.answers
        ? 'server answers'
        : 'SERVER DOES NOT ANSWER';
  return [
    `Students  ${students}`,
    `Storage   database ${megabytes(databaseBytes)}, ${storage}`,
    `Mail      ${letters}`,
    'Jobs',
    ...(jobs.length === 0 ? ['  none wait, run or have failed'] : jobs.map(jobWords)),
    ...(deadLetters.length === 0 ? [] : ['Dead letters (npm run admin -- retry <job>)']),
    ...deadLetters.map(({ id, kind, error, attempts }) => `  ${id}  ${kind}, ${attempts} tries: ${error}`),
    'Costs of the last 30 days',
    ...(costs.length === 0 ? ['  nothing was asked'] : costs.map(costWords)),
  ].join('\n');
};

const jobWords = ({ kind, state, count: jobs }: { kind: string; state: string; count: number }): string =>
  `  ${kind}: ${count(jobs)} ${state}`;

const costWords = ({
  model,
  turns,
  tokens,
  cost,
}: Awaited<ReturnType<Operator['status']>>['costs'][number]): string =>
  `  ${model ?? 'built-in tutor'}: ${count(turns)} answers, ${count(tokens)} tokens, ${model === null ? '$0.00' : dollars(cost)}`;

const studentWords = (student: Awaited<ReturnType<Operator['student']>>): string =>
  [
    `${student.fullName} <${student.email}>`,
    `id ${student.id}`,
    `${student.verified ? 'verified' : 'not verified'}${student.suspended ? ', suspended' : ''}${student.deleteRequestedAt === null ? '' : ', leaving'}`,
    `plan ${student.plan}`,
  ].join('\n');

const questionWords = (questions: Awaited<ReturnType<Operator['reportedQuestions']>>): string =>
  questions.length === 0
    ? 'Nobody has reported a question.'
    : questions
        .flatMap(({ idea, item, ask, reports, notes }) => [
          `${idea} ${item}  ${count(reports)} ${reports === 1 ? 'report' : 'reports'}`,
          ...(ask === null ? [] : [`  “${onOneLine(ask)}”`]),
          ...notes.map(({ reason, note }) => `  - ${reason}${note === '' ? '' : `: ${onOneLine(note)}`}`),
        ])
        .join('\n');

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const logWords = (events: Awaited<ReturnType<Operator['log']>>): string =>
  events.length === 0
    ? 'Nothing was done yet.'
    : events
        .map(({ at, actor, action, subject, detail }) => {
          const more = Object.entries(detail).map(([key, value]) => `, ${key}: ${value}`);
          return `${at.toISOString().slice(0, 19).replace('T', ' ')}  ${actor}  ${action} ${subject}${more.join('')}`;
        })
        .join('\n');
