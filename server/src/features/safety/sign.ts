/** Why a message gets a fixed answer. */
export type Concern =
  | 'emergency'
  | 'self-harm'
  | 'eating'
  | 'abuse'
  | 'drugs'
  | 'violence'
  /** It may be nothing: one gentle question finds out. */
  | 'doubt'
  | 'dangerous wish'
  | 'sexual wish';

/** Words that show a concern, unless others show that something else is meant. */
export interface Sign {
  concern: Concern;
  sign: RegExp;
  unless?: RegExp;
}

/** A rule from readable parts: spaces in them stand for themselves, `~` for up to three words in between. */
export const words = (...parts: readonly string[]): RegExp =>
  new RegExp(parts.join('').replaceAll('~', String.raw`(?: [^\s.!?,"]+){0,3}`));

/** All of them stand somewhere in a text, in any order. */
export const allOf = (...signs: readonly RegExp[]): RegExp =>
  new RegExp(`^${signs.map(({ source }) => String.raw`(?=[\s\S]*?(?:${source}))`).join('')}`);

export const JOKING = /\b(?:lol|lmao|rofl|haha\w*|jk|laugh\w*|laughter|so funny|hilarious)\b|😂|🤣/;

/** Somebody near to the student. */
export const SOMEBODY_NEAR =
  "\\b(?:my|our)(?: (?:best|close|good|little|big|older|younger|baby|step|old|ex|own|dear))* ?(?:friend|friends|bestie|sister|brother|sibling|mom|mum|mommy|mama|dad|daddy|mother|father|parents?|cousin|aunt|uncle|grandma|grandpa|grandmother|grandfather|granny|classmate|husband|wife|boyfriend|girlfriend|bf|gf|roommate|neighbou?r|teacher|coach|partner|baby|son|daughter|stepdad|stepmom|stepfather|stepmother|stepbrother|babysitter|tutor|boss|family|mom's boyfriend|mum's boyfriend|moms boyfriend|mums boyfriend)\\b|\\b(?:someone|somebody|a (?:friend|kid|boy|girl|person)) (?:i know|of mine|in my (?:class|school|team)|at (?:my )?school|from (?:my )?school)\\b";
