const BETWEEN =
  /\?\s+(?=\S)|[,;.]?\s+(?:and|also|plus)\s+(?=(?:also\s+)?(?:what|how|why|who|when|where|which|explain|define|solve|calculate|can you|tell me)\b)/i;
const ASKS =
  /^\W*(?:(?:and|also|then|please|can you|could you|hi|hey|ok|so)\b[\s,]*)*(?:what|what's|whats|how|why|who|when|where|which|explain|define|solve|calculate|simplify|factor|expand|tell me|is|are|do|does|work out|evaluate|find)\b/i;
const LEANS = /\b(?:it|its|they|them|their|that|this|these|those|he|she|his|her|there|one)\b/i;
const LONGEST = 400;
const MOST = 4;

/** The questions of a message that asks several things, each of which stands alone; otherwise the message itself. */
export const questionsIn = (message: string): string[] => {
  const parts = message
    .slice(0, LONGEST + 1)
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const alone = parts.every(
    (part, at) => ASKS.test(part) && (part.match(/\S+/g)?.length ?? 0) > 1 && (at === 0 || !LEANS.test(part)),
  );
  return message.length <= LONGEST && parts.length <= MOST && alone ? parts : [message];
};
