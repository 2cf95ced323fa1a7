/** What is said when something goes into a note. */
export const noteSavingText = {
  saved: 'Saved to My Notes.',
  failed: 'It couldn’t be saved to your notes.',
  fromTutor: 'From the tutor',
} as const;
