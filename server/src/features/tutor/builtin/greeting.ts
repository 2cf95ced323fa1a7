const GREETING = /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|namaste|hola|salut)\b[^?]{0,40}$/i;
const THANKS = /^\W*(?:thanks|thank you|thx|cheers)\b[^?]{0,40}$/i;

/** An answer to a kind word that asks nothing; null to everything else. */
export const greeting = (message: string): string | null => {
  if (GREETING.test(message))
    return 'Hello! I can work through mathematics with you line by line, and look things up in the books that I have here. What are you working on?';
  if (THANKS.test(message)) return 'You did the work. What would you like to look at next?';
  return null;
};
