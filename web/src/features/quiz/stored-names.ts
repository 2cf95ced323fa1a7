/** The names under which the browser keeps what belongs to a quiz: answers on their way, and what is being put together. */
export const STORED_NAMES = { answers: 'quizAnswers:', draft: 'quizDraft:' } as const;

/** Forgets all of it, once its student has left. */
export const forgetQuizzes = (storage: Storage): void => {
  for (const name of Object.keys(storage))
    if (Object.values(STORED_NAMES).some((prefix) => name.startsWith(prefix))) storage.removeItem(name);
};
