/** What a question asks for, and how a reply that holds such a thing looks. */
interface Kind {
  asked: RegExp;
  held: RegExp;
}

const NUMBER = String.raw`(?:\d[\d.,]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|an?|several|few|hundreds?|thousands?|millions?|billions?))`;
const amountOf = (units: string): RegExp =>
  new RegExp(
    String.raw`${NUMBER}[ -]?(?:(?:hundred|thousand|million|billion|trillion)s?(?: of)? )?(?:${units})(?!\p{L}| (?:a|per|each|every) \p{L})`,
    'iu',
  );

const LENGTHS =
  'km|kilomet(?:re|er)s?|miles?|m|met(?:re|er)s?|cm|centimet(?:re|er)s?|mm|millimet(?:re|er)s?|nm|nanomet(?:re|er)s?|micromet(?:re|er)s?|ft|feet|foot|inch(?:es)?|light[- ](?:years?|seconds?|minutes?)|times';
const TIMES = 'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|s|h';

/** Only what asks for a measure leaves no doubt what its answer holds: “how” and “when” are asked for much else. */
const KINDS: readonly Kind[] = [
  {
    asked: /\bhow (?:hot|cold|warm) (?:is|are|was|were|do|does|did|can)\b|\bwhat temperature\b/i,
    held: /\d ?(?:°|degrees|kelvin|K\b)|\babsolute zero\b/i,
  },
  {
    asked: /\bhow old (?:is|are|was|were)\b/i,
    held: new RegExp(`${amountOf('years?|months?').source}|\\bage\\b`, 'iu'),
  },
  { asked: /\bhow long (?:do|does|did|will|would) it take\b/i, held: amountOf(TIMES) },
  {
    asked:
      /\bhow (?:far|tall|high|deep|wide|thick) (?:away |up |down )?(?:is|are|was|were|do|does|did|can)\b/i,
    held: amountOf(LENGTHS),
  },
  {
    asked: /\b(?:time|space|big[- ]?o)[ -](?:complexity|notation)\b.*\b(?:of|for)\b/i,
    held: /O\s?\(|\blog|\b(?:constant|linear|quadratic)\b|²|\^2/i,
  },
];

/** Whether a reply lacks the very thing that a question asks for, such as a length where it asks how far. */
export const lacksAnswer = (question: string): ((reply: string) => boolean) => {
  const kind = KINDS.find(({ asked }) => asked.test(question));
  return (reply) => kind !== undefined && !kind.held.test(reply);
};
