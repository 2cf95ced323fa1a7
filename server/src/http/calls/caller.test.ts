import type { Access } from '@studia/contract/endpoint';
import { Failure, type ErrorCode } from '@studia/contract/errors';
import { describe, expect, it } from 'vitest';
import { CALLERS } from '../../testing/server.ts';
import { admit, type Identify } from './caller.ts';

const identify: Identify = async (token) => {
  const caller = CALLERS[token];
  if (!caller) throw new Failure(token === 'old' ? 'token_expired' : 'session_invalid');
  return caller;
};

type Verdict = 'nobody' | 'ada' | 'newcomer' | ErrorCode;

const verdict = async (access: Access, authorization: string | undefined): Promise<Verdict> => {
  try {
    const caller = await admit({ access }, authorization, identify);
    return caller === null ? 'nobody' : caller.verified ? 'ada' : 'newcomer';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

const ACCESSES = ['public', 'anyone', 'signed-in', 'verified'] as const;

describe('who may call', () => {
  it.each<[header: string | undefined, ...verdicts: [Verdict, Verdict, Verdict, Verdict]]>([
    [undefined, 'nobody', 'nobody', 'authentication_required', 'authentication_required'],
    ['Bearer ada', 'nobody', 'ada', 'ada', 'ada'],
    ['bearer   ada', 'nobody', 'ada', 'ada', 'ada'],
    ['Bearer newcomer', 'nobody', 'newcomer', 'newcomer', 'verification_required'],
    ['Bearer old', 'nobody', 'token_expired', 'token_expired', 'token_expired'],
    ['Bearer forged', 'nobody', 'session_invalid', 'session_invalid', 'session_invalid'],
    ['', 'nobody', 'authentication_required', 'authentication_required', 'authentication_required'],
    ['Bearer', 'nobody', 'authentication_required', 'authentication_required', 'authentication_required'],
    ['Bearer a b', 'nobody', 'authentication_required', 'authentication_required', 'authentication_required'],
    ['Basic ada', 'nobody', 'authentication_required', 'authentication_required', 'authentication_required'],
    ['ada', 'nobody', 'authentication_required', 'authentication_required', 'authentication_required'],
  ])('with the header %j: public %s, anyone %s, signed-in %s, verified %s', async (header, ...verdicts) => {
    expect(await Promise.all(ACCESSES.map((access) => verdict(access, header)))).toEqual(verdicts);
  });
});
