import type { JobKind } from './port.ts';

/** Writes a kind of job down, keeping the type of its data. */
export const jobKind = <Data extends object>(kind: JobKind<Data>): JobKind<Data> => kind;
