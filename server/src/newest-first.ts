import type { Resource } from '@studia/contract/resources';

/** The order of everything that was made for a student: the newest first, and one order for things of the same moment. */
export const newestFirst = (one: Resource, other: Resource): number =>
  other.at === one.at ? Number(other.id > one.id) * 2 - 1 : Number(other.at > one.at) * 2 - 1;
