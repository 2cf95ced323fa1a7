import { sameNumber, sameValue } from '@studia/mathematics';

/** How answers with numbers are compared with their keys: by the engine, behind its one door. */
export const comparing = { sameNumber, sameValue };
