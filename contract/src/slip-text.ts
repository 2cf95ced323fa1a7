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
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/n[’']t$/, 'n’t'],
  [/([^aeiou]{2,}|[aeiou][^aeiou])ies$/, '$1y'],
  [/(ss|sh|ch|x|zz|o)es$/, '$1'],
  [/s$/, ''],
];

/** The same of “you”: “take the radius for the diameter”; null where that can't be told. */
export const slipOfYou = (slip: string): string | null => {
  if (!isOfSomebody(slip) || SAYS_MORE.test(slip)) return null;
  const [, lead = '', verb = '', rest = ''] =
    /^((?:only|first|just|never|still|simply) )?([\p{Ll}’']+)(.*)$/su.exec(undotted(slip)) ?? [];
  return `${lead}${plural(verb)}${rest}`;
};

/** What can be said of somebody, without its full stop; null where it can't. */
export const slipOfSomebody = (slip: string): string | null => (isOfSomebody(slip) ? undotted(slip) : null);

const isOfSomebody = (slip: string): boolean => OF_SOMEBODY.test(slip);
const undotted = (slip: string): string => slip.replace(/\.$/, '');

const plural = (verb: string): string => {
  const known = IRREGULAR[verb];
  if (known !== undefined) return known;
  const negated = /^(does|has|is)n[’']t$/.exec(verb)?.[1];
  if (negated !== undefined) return `${IRREGULAR[negated] ?? ''}n’t`;
  const [ending, replacement] = ENDINGS.find(([pattern]) => pattern.test(verb)) ?? [/$/, ''];
  return verb.replace(ending, replacement);
};
