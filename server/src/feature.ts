import type { StudentId } from '@studia/contract/ids';
import type { Resource, ResourceKind, ResourceWish } from '@studia/contract/resources';
import type { Routes } from './http/calls/bind.ts';
import type { JobKind, Queue } from './ports/queue/port.ts';

/** A student, as far as what is kept about them must know. */
interface Owner {
  id: StudentId;
  /** Their address, once they have proved that it is theirs. */
  provenEmail: string | null;
}

/** A student who leaves for good. */
export interface Leaver extends Owner {
  /** The hash of the picture's file. */
  photo: string | null;
}

/** A part of what a student takes along. */
type Exported = Promise<unknown> | AsyncIterable<unknown>;

/** What the features keep about a student, all together. */
export interface Belongings {
  /** Everything, part by part, each under the name by which the student will find it. What is long comes as it is read. */
  exportFor(owner: Owner): AsyncIterable<readonly [name: string, part: unknown]>;
  /** Forgets what lies outside of the student's own rows. */
  forget(leaver: Leaver): Promise<void>;
}

/** Everything that the features made for a student, all together. */
export interface Offers {
  /** The newest first, at most as many as the wish says. */
  find(student: StudentId, kinds: readonly ResourceKind[], wish: ResourceWish): Promise<Resource[]>;
}

/** A feature as it is written down in its `feature.ts`. */
interface Definition<Name extends string, Needs, Service> {
  name: Name;
  /** Makes the service from the ports and the services of other features, each under its name. */
  make: (needs: Needs) => Service;
  /** The calls by which it is reached. */
  routes?: (service: Service) => readonly Routes[];
  jobs?: {
    kinds: readonly JobKind[];
    /** Says who does each of them. */
    handle: (queue: Pick<Queue, 'handle'>, service: Service) => void;
  };
  /** What a student takes along, by the name under which they will find it; a list that may be long as what yields its rows. */
  exportFor?: Readonly<Record<string, (service: Service, owner: Owner) => Exported>>;
  /** What it makes for students, by its kind: `/resources` shows it. */
  offers?: Readonly<
    Partial<
      Record<ResourceKind, (service: Service, student: StudentId, wish: ResourceWish) => Promise<Resource[]>>
    >
  >;
  /** What is forgotten with a student besides the rows that go with theirs; must bear being called twice. */
  forget?: (service: Service, leaver: Leaver) => Promise<void>;
  /** What is done when the process starts, once the database is up to date. */
  onStart?: (service: Service, needs: Needs) => Promise<void>;
  /** What the first student would wait for otherwise. */
  warmUp?: (service: Service, needs: Needs) => Promise<void>;
}

/** A feature that was made: its service, and everything by which others reach it. */
export interface MadeFeature<Service> {
  service: Service;
  routes: readonly Routes[];
  handleJobs: (queue: Pick<Queue, 'handle'>) => void;
  exportFor: Readonly<Record<string, (owner: Owner) => Exported>>;
  offers: ReadonlyMap<ResourceKind, (student: StudentId, wish: ResourceWish) => Promise<Resource[]>>;
  forget: (leaver: Leaver) => Promise<void>;
  onStart: () => Promise<void>;
  warmUp: () => Promise<void>;
}

/** A feature as the list of features holds it. */
export interface Feature<Name extends string, Needs, Service> {
  readonly name: Name;
  readonly jobKinds: readonly JobKind[];
  readonly make: (needs: Needs) => MadeFeature<Service>;
}

/** Writes a feature down. What it needs is read off the argument of `make`, its service off the answer. */
export const feature = <const Name extends string, Needs, Service>(
  definition: Definition<Name, Needs, Service>,
): Feature<Name, Needs, Service> => ({
  name: definition.name,
  jobKinds: definition.jobs?.kinds ?? [],
  make: (needs) => {
    const service = definition.make(needs);
    return {
      service,
      routes: definition.routes?.(service) ?? [],
      handleJobs: (queue) => definition.jobs?.handle(queue, service),
      exportFor: Object.fromEntries(
        Object.entries(definition.exportFor ?? {}).map(([name, part]) => [
          name,
          (owner: Owner) => part(service, owner),
        ]),
      ),
      offers: new Map(
        Object.entries(definition.offers ?? {}).map(([kind, find]) => [
          kind as ResourceKind,
          (student: StudentId, wish: ResourceWish) => find(service, student, wish),
        ]),
      ),
      forget: async (leaver) => definition.forget?.(service, leaver),
      onStart: async () => definition.onStart?.(service, needs),
      warmUp: async () => definition.warmUp?.(service, needs),
    };
  },
});
