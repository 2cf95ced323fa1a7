import { referral, type Referral } from '@studia/contract/referral';
import { call } from '../../client/call.ts';

export const readReferral = (): Promise<Referral> => call(referral.mine, {});
