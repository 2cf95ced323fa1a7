// A slip is written down as what somebody does: “takes the radius for the diameter”.

/** Whether it can be said of somebody: “thinks of the radius”, not “one side is enough”. */
const OF_SOMEBODY =
  /^(?:(?:only|first|just|never|still|simply) )?(?:\p{Ll}+s|(?:does|has|is|ca|did)n[’']t)\b/u;
/** What has a second verb, or speaks of somebody again, can't be turned by its first word alone. */
const SAYS_MORE =
  /(?:\b(?:and|or|but|then|who)|,) (?:\p{Ll}+ )?\p{Ll}+s\b|\b(?:he|she|they|his|hers?|him|their|them(?:selves)?|(?:him|her)self)\b/u;

const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  does: 'do',
  goes: 'go',
  was: 'were',
};
const LEADS = new Set(['only', 'first', 'just', 'never', 'still', 'simply']);

/** The same of “you”: “take the radius for the diameter”; null where that can't be told. */
export const slipOfYou = (slip: string): string | null => {
  if (!isOfSomebody(slip) || SAYS_MORE.test(slip)) return null;
  const [first = '', ...rest] = undotted(slip).split(' ');
  const [second = '', ...others] = rest;
  return LEADS.has(first) ? [first, ofYou(second), ...others].join(' ') : [ofYou(first), ...rest].join(' ');
};

/** What can be said of somebody, without its full stop; null where it can't. */
export const slipOfSomebody = (slip: string): string | null => (isOfSomebody(slip) ? undotted(slip) : null);

const isOfSomebody = (slip: string): boolean => OF_SOMEBODY.test(slip);
const undotted = (slip: string): string => slip.replace(/\.$/, '');

const ofYou = (verb: string): string => {
  const known = IRREGULAR[verb];
  if (known !== undefined) return known;
  const denied = /^(does|has|is)n[’']t$/.exec(verb)?.[1];
  if (denied !== undefined) return `${IRREGULAR[denied] ?? ''}n’t`;
  if (verb.endsWith('ies') && verb.length > SHORTEST_IN_Y) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') ? verb.slice(0, -1) : verb;
};
/** “Lies” is from “lie”. */
const SHORTEST_IN_Y = 4;
