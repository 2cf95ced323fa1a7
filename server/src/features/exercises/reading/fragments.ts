import { inSigns } from '@studia/mathematics';

const BETWEEN =
  /[.!?;:] |, (?!\d)|=>|→|⇒|(?<![^ ])(?:so|then|donc|alors|entonces|luego|então|logo|also|dann|daher|quindi|dus|więc|所以|which (?:is|gives|makes)|that(?:'s| is)|gives(?: me)?|makes|therefore|oh+|ah+|wait|because|bc|cause|cuz|and(?= [a-z] ?=)) /i;
const UNDECIDED = /\b(?:or|nor|not|isn'?t|wrong|either)\b/i;
const WORKS =
  /\b(?:add|subtract|tak(?:e|ing)|minus|plus|times|multipl|divid|did|do|tried|put|from|both|sides?|each|if)/i;
const MATHS = /\d|[a-z]\s*=/i;

/** The thoughts of a sentence that hold some mathematics, the last first: “take away 7 so 3x = 15” says “3x = 15” too. */
export const fragmentsOf = (message: string): string[] => {
  const text = inSigns(message).replaceAll(/\s+/g, ' ');
  if (UNDECIDED.test(text)) return [];
  const parts = text.split(BETWEEN).map((one) => one.trim());
  const held = parts.filter((one) => MATHS.test(one));
  const among = relationsAmongWords(text);
  if (held.length < 2 && parts.length < 2) return [...new Set([...behindWords(text), ...among])];
  return [...new Set([...held.toReversed(), ...among, ...held.flatMap(behindWords)])];
};

const RUN = /(?:[\d\s().+\-−*×·/^²³=<>≤≥]|(?<![a-z])[a-z](?![a-z])|(?<=\d)[a-z](?![a-z]))+/gi;

/** “I take 2x away from both sides and get x - 7 = 5”: a relation stands by itself among the words. */
export const relationsAmongWords = (text: string): string[] =>
  Array.from(text.matchAll(RUN), ([run]) => withoutStrays(run)).filter(
    (run) => run !== text && /[a-z]/i.test(run) && run.match(/[=<>≤≥]+/g)?.length === 1 && /\d/.test(run),
  );

// Around it stand the dot of a sentence, and “a” and “I”, which are words.
const withoutStrays = (run: string): string =>
  run
    .trim()
    .replace(/^[\s.)*/+=<>]+/, '')
    .replace(/^(?:[ai]\s+)+(?=[\d(a-z-])/i, '')
    .replace(/\s+[ai]$/i, '')
    .replace(/[\s.(*/+=<>−-]+$/, '');

// “Swap the signs (x+2)(x-7)”: what stands behind the words is meant.
const behindWords = (text: string): string[] => {
  const rest = text.replace(/^(?:\p{L}{2,}[\s,]+)+/u, '');
  return rest !== text && /[a-z(]\s*[-+^=(]|=/i.test(rest) && MATHS.test(rest) ? [rest] : [];
};

/** Whether a thought says what comes out, and not what was done on the way. */
export const saysResult = (fragment: string): boolean => !WORKS.test(fragment);
