import { practice, type Progress } from '@studia/contract/practice';
import { call } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import { withFallbackMessage } from '../../client/with-fallback-message.ts';
import { progressPageText as text } from '../../text/practice.ts';

export const readProgress = async (): Promise<Progress> =>
  (await withFallbackMessage(text.failed, call(practice.progress, {}))).progress;

export const fetchAttempts = () => withFallbackMessage(text.downloadFailed, fetchFile(practice.attempts, {}));
