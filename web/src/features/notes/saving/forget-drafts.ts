/** Where this browser keeps what is not saved yet. */
export const DRAFTS_DATABASE = 'studia-notes';

/** Takes away what this browser kept of anybody's notes. */
export const forgetDrafts = (): void => {
  // Browsers without a store throw where it is named.
  try {
    indexedDB.deleteDatabase(DRAFTS_DATABASE);
  } catch {
    // Then there is nothing to forget.
  }
};
