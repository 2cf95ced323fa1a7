import type { Examined } from '../../exercises/service.ts';

const NOUN = String.raw`(?:ones?|questions?|problems?|tasks?|exercises?|sums?|equations?|1)`;
const SORT = String.raw`(?:another|one more|(?:a |an )?(?:much |bit |little |even )?(?:harder|tougher|easier|simpler|similar|new|different|more difficult))`;
const WISH = new RegExp(
  String.raw`(?<=^|[\s,.!?;:])(?:(?:now|ok|okay|and|so|then|pls|please|but|also|well|cool|nice)[\s,]+){0,4}(?:(?:(?:can|could|may)\s(?:you|u|we|i)\s(?:please\s|pls\s|plz\s)?(?:give|get|have|do|try|make|send)|give|gimme|send|(?:i\s)?(?:want|need)|let['’]?s\s(?:do|try)|try|do|got|do you have|have you got)\s(?:me\s|us\s)?${SORT}(?:\s${NOUN}|(?=\W*$|\s(?:like|with|w|about|but|pls|please)\b))|(?:another|one more|(?:a )?(?:harder|tougher|easier|similar))\s${NOUN}(?=\W*$|\s(?:like|with|w|about|but|pls|please|now|where|on)\b)|(?:now|go|make it|something|a bit|much)\s(?:a bit |even )?(?:harder|tougher|easier|more difficult)(?=\W*$|[\s,]+(?:like|with|w|about|but|pls|please|where)\b)|^\W*(?:harder|tougher|easier)(?=\W*$|[\s,]+(?:with|w|pls|please|but|where)\b))`,
  'i',
);
/** A sum, an equation or a quantity makes it a task of its own, or asks something. */
const SIGNS = /[=+×*÷^<>√%?](?!\W*$)|\d\s?[-−/x]\s?\d|\b(?:why|how|because)\b/i;
const MOST_WORDS = 16;

/** A wish for another task, and what is said before it. */
interface WishBeside {
  rest: string;
  wish: string;
}

/** “7 × 8 = 56 muffins. can u give me another one w cookies”: what is told, and what is wished for behind it; null where nothing is. */
export const wishBeside = (message: string): WishBeside | null => {
  const found = WISH.exec(message);
  if (!found) return null;
  const [text, wish] = [message.slice(0, found.index), message.slice(found.index)].map((one) => one.trim());
  if (text === undefined || wish === undefined) return null;
  return SIGNS.test(wish) || wish.split(/\s+/).length > MOST_WORDS
    ? null
    : { rest: text.replace(/[\s,;]+(?:and)?$/i, ''), wish };
};

/** Whether a message is such a wish and nothing else. */
export const isWishAlone = (message: string): boolean => {
  const found = wishBeside(message);
  return found !== null && !/\d/.test(found.rest) && found.rest.split(/\s+/).length <= A_FEW;
};
const A_FEW = 6;

/** Whether something is wished for in it that other numbers alone do not give: more people, another theme, a harder way. */
export const wishesForMore = (message: string): boolean =>
  /\b(?:harder|tougher|easier|simpler|more difficult)\b|\b(?:with|w|where|involving)\s(?!(?:other|different|new|bigger|smaller) numbers\b)\S/i.test(
    message,
  );

/** Of a wish, a number judges nothing: “harder, with 3 people” answers no task. */
export const ofWish = (examined: Examined, nothing: Examined): Examined => ({
  ...nothing,
  problem: examined.problem?.judgement ? null : examined.problem,
  list: examined.list,
});
