import { help, type FoundAnswer } from '@studia/contract/help';
import { call } from '../../../client/call.ts';

export const readAnswers = () => call(help.answers, {});

export const findAnswers = async (question: string, signal: AbortSignal): Promise<FoundAnswer[]> =>
  (await call(help.find, { query: { question } }, signal)).found;
