import { Failure } from '@studia/contract/errors';

/** Fills in what the server left unsaid (SPEC 8). */
export const withFallbackMessage = async <T>(words: string, answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure && error.sentence === '') error.sentence = words;
    throw error;
  }
};
