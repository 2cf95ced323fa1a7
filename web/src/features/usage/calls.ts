import { usage, type Analytics } from '@studia/contract/usage';
import { call } from '../../client/call.ts';
import { saying } from '../../client/saying.ts';
import { usageText } from '../../text/usage.ts';

export const readUsage = async (): Promise<Analytics> =>
  (await saying(usageText.failed, call(usage.analytics, {}))).analytics;
