import { usage, type Analytics } from '@studia/contract/usage';
import { call } from '../../client/call.ts';
import { withFallbackMessage } from '../../client/with-fallback-message.ts';
import { usageText } from '../../text/usage.ts';

export const readUsage = async (): Promise<Analytics> =>
  (await withFallbackMessage(usageText.failed, call(usage.analytics, {}))).analytics;
