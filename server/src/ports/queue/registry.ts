import * as z from 'zod/mini';
import { BadJobData, type JobContext, type JobHandler, type JobKind } from './port.ts';

/** Does one job whose data nobody has looked at yet. */
type Runner = (data: unknown, context: JobContext) => Promise<void>;

/** Who does what: every kind of job of the product and its one handler. */
export interface Registry {
  readonly kinds: readonly JobKind[];
  /** Throws when the product does not declare this kind. */
  declared(kind: JobKind): void;
  add<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void;
  /** Throws, naming the job, when a kind has no handler. */
  complete(): void;
  runner(name: string): Runner;
}

/** The data as its kind wants it; throws `BadJobData` for anything else. */
export const checkedData = <Data extends object>(kind: JobKind<Data>, data: unknown): Data => {
  const checked = z.safeParse(kind.data, data);
  if (checked.success) return checked.data;
  throw new BadJobData(`The data of the job "${kind.name}" is wrong: ${z.prettifyError(checked.error)}`);
};

const refuseTwins = (kinds: readonly JobKind[]): void => {
  const names = kinds.map(({ name }) => name);
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) throw new Error(`Two jobs are called "${twin}".`);
};

const refuseEmptyHandedSchedules = (kinds: readonly JobKind[]): void => {
  for (const kind of kinds) if (kind.schedule !== undefined) checkedData(kind, {});
};

/** Starts the list with the kinds that the product declares. */
export const makeRegistry = (kinds: readonly JobKind[]): Registry => {
  refuseTwins(kinds);
  refuseEmptyHandedSchedules(kinds);
  const runners = new Map<string, Runner>();
  const declared: Registry['declared'] = ({ name }) => {
    if (!kinds.some((kind) => kind.name === name)) throw new Error(`The job "${name}" is not declared.`);
  };
  return {
    kinds,
    declared,
    add: (kind, handler) => {
      declared(kind);
      if (runners.has(kind.name)) throw new Error(`The job "${kind.name}" has two handlers.`);
      runners.set(kind.name, async (data, context) => handler(checkedData(kind, data), context));
    },
    complete: () => {
      const orphan = kinds.find(({ name }) => !runners.has(name));
      if (orphan === undefined) return;
      const when = orphan.schedule === undefined ? '' : `, though it is to start at "${orphan.schedule}"`;
      throw new Error(`The job "${orphan.name}" has no handler${when}.`);
    },
    runner: (name) => {
      const runner = runners.get(name);
      if (runner === undefined) throw new Error(`The job "${name}" has no handler.`);
      return runner;
    },
  };
};
