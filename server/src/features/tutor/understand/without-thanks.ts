const THANKS =
  /^\W*(?:(?:ok(?:ay)?|k|oh|ah|cool|great|nice|awesome|perfect|alright|yes|yeah|got it|i see|makes sense)\b[\s,.!]*)*(?:thx+|thnx|thanks?|thank (?:you|u)|ty+|tysm|cheers)\b(?: (?:so much|very much|a lot|a ton|man|bro|sm|again|for (?:that|this|the help|your help|explaining(?: it| that)?)))*[\s,.!:;)-]*/i;
const GOES_ON =
  /^(?:(?:and|but|so|now|then|also|ok|oh|wait|one more(?: thing| question)?|another(?: thing| question))\b[\s,.:]*)*(?:what|what's|whats|how|why|when|where|who|which|can|could|is|are|was|were|do|does|did|will|would|should|give|show|make|quiz|test me|ask me|explain|tell|define|solve|let'?s|i (?:also |still )?(?:have|need|want|got|don'?t|do not|can'?t|cannot))\b/i;

/** What is asked behind a thank-you, without it; whoever only thanks is left their words. */
export const withoutThanks = (message: string): string => {
  const thanks = THANKS.exec(message)?.[0] ?? '';
  const rest = message.slice(thanks.length).trim();
  const isAsked = GOES_ON.test(rest) || (rest.endsWith('?') && rest.includes(' ')) || IS_NOT_DONE.test(rest);
  return thanks !== '' && isAsked && rest.split(/\s+/).length >= FEWEST_WORDS ? rest : message;
};
const FEWEST_WORDS = 2;
/** “Thanks. still scared tho”: whoever thanks and is still afraid, or lost, is not done. */
const IS_NOT_DONE =
  /\b(?:still|but|tho|though|just)\b.*\b(?:scared|nervous|anxious|stress\w*|worried|afraid|panick\w*|sad|overwhelmed|confus\w*|lost|stuck|unsure|not sure|(?:do not|don['’]?t|can['’]?t) (?:really )?(?:get|understand|see))\b|\b(?:scared|nervous|anxious|stressed|worried|afraid|confused|lost) (?:tho|though|still)\b/i;
