import type { Pace } from '@studia/contract/endpoint';
import { FORMS } from '@studia/contract/limits';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/**
 * How often a minute each call may be made, by one student and from one address. A whole class sits behind one address,
 * so an address gets what forty students need at once; guessing one account's password is stopped by the
 * account's own count (auth/rules.ts), not here.
 */
const PER_MINUTE: Record<Exclude<Pace, 'form'>, { student: number; address: number }> = {
  normal: { student: 600, address: 6_000 },
  'sign-in': { student: 300, address: 300 },
  'sign-up': { student: 120, address: 120 },
  code: { student: 240, address: 240 },
  photo: { student: 20, address: 240 },
  upload: { student: 30, address: 240 },
  // A reader asks for a book in many small parts.
  reading: { student: 3_000, address: 20_000 },
  tutor: { student: 60, address: 240 },
  // Somebody who is read to asks for a sentence every few seconds, and for the next two ahead.
  voice: { student: 120, address: 1_200 },
  // A script asks for one page of rows after the other.
  tables: { student: 1_200, address: 6_000 },
};

/** Forms end in somebody's mailbox, so an address gets few of each. */
const FORM_PACE = {
  timeWindow: FORMS.window,
  keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
  max: FORMS.mostPerAddress,
};

/** The rate limit of one call, in the words of `@fastify/rate-limit`. */
export const paceOf = (pace: Pace) =>
  pace === 'form'
    ? FORM_PACE
    : {
        timeWindow: '1 minute',
        keyGenerator: (request: FastifyRequest) => request.caller?.studentId ?? networkOf(request.ip),
        max: (request: FastifyRequest) => PER_MINUTE[pace][request.caller ? 'student' : 'address'],
      };
