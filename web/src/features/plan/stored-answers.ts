/** Where the answers of this tab are kept, so that a reload goes on with them. */
export const ANSWERS_KEY = 'goalSetting';

/** Forgets the answers, once they have become a plan or their student has left. */
export const forgetAnswers = (): void => sessionStorage.removeItem(ANSWERS_KEY);
