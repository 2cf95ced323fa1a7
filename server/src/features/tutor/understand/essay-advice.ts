/** What writers often ask or announce about an essay, and the advice that any teacher would give, whatever the essay is about. */
export type EssayAdvice = 'plain words' | 'on thesis' | 'conclusion';

const ADVICE: readonly (readonly [EssayAdvice, RegExp])[] = [
  [
    'plain words',
    /\b(?:big(?:ger)?|fanc(?:y|ier)|smart(?:er)?|long(?:er)?|hard(?:er)?|academic|sophisticated) words?\b|\bsounds? (?:smart|smarter|fancy|academic)\b|\buse a thesaurus\b/,
  ],
  [
    'on thesis',
    /\bparagraphs?\b.*\b(?:about|on) (?:other|different|anything|random|whatever|something else|all kinds)\b|\b(?:put|add|include|throw in) (?:other|random|extra) (?:stuff|things|facts)\b/,
  ],
  [
    'conclusion',
    /\bconclusion\b.*\b(?:copy|same|repeat|again|reuse|paste)\b|\b(?:copy|repeat|paste|reuse)\b.*\b(?:thesis|intro)\b.*|\bend (?:it )?with the (?:same )?(?:thesis|intro)\b/,
  ],
];

/** The advice that is asked for; null where it is another question. */
export const adviceWanted = (plain: string): EssayAdvice | null =>
  ADVICE.find(([, words]) => words.test(plain))?.[0] ?? null;

/** Who asks what the last version is worth. */
export const asksWhetherBetter = (plain: string): boolean => ASKS_BETTER.test(plain);
const ASKS_BETTER =
  /^\W*(?:(?:ok(?:ay)?|so|and|now|hm+|well|then)\b[\s,]*)*(?:(?:is|are|does|was) (?:that|this|it|the (?:new|second|last) (?:one|version)|this one|that one|mine)(?: (?:sound|any|a bit|a little|much))* (?:better|good|ok|okay|fine|improved|good enough)(?: (?:now|then|than before))?|(?:any )?better(?: (?:now|than before))?|how(?:'s| is) (?:that|this|it)(?: one)?(?: now)?|what do you think(?: (?:of|about) (?:that|this|it)(?: one)?)?(?: now)?|good now)\W*$/;

/** Who has to write and does not know what, or how to begin. */
export const isAtALoss = (plain: string): boolean => NO_BEGINNING.test(plain);
const TEXT = String.raw`(?:essay|paragraph|intro(?:duction)?|thesis|speech|story|report|paper|letter|poem)`;
const NO_BEGINNING = new RegExp(
  String.raw`\bhave to write\b.*\b(?:how (?:to|do i) (?:start|begin)|no idea|don't know)\b|\b(?:don't|do not|no idea|no clue|not sure|can't think)\b.{0,20}\b(?:what|how|where)?.{0,12}\b(?:write|start|begin|say|put)\b.{0,30}\b${TEXT}\b|\b${TEXT}\b.{0,30}\b(?:don't know|no idea|no clue|stuck|not sure)\b.{0,12}\b(?:what|how|where)\b`,
);
