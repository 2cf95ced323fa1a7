import { cardinal } from '../arithmetic/number-words.ts';
import { fraction, multiply, readFraction, show, whole } from '../expression/fraction.ts';
import { rowsOf } from '../table-text.ts';
import { PARTS } from './words.ts';

/** Other ways to say what the grammar reads, each with its plain form; in this order. */
const PLAIN_FORMS: readonly (readonly [way: RegExp, plain: string])[] = [
  // Amounts
  [/\b(?:a (?:grand )?total of|exactly|only|just) (?=\S)/gi, ''],
  [/\btwice\b/gi, '2 times'],
  [/\bthrice\b/gi, '3 times'],
  [/\ba (\$\d+) (?:bill|note)\b/gi, '$1'],
  [/\bapiece\b/gi, 'each'],
  [
    /\bthe (?:remainder|others)\b|\bwhat (?:was left|is left|remained|s?he had left|they had left)\b/gi,
    'the rest',
  ],
  [/\b(?:the same (?:number|amount) of) (\w+)(?= as\b)/gi, 'as many $1'],
  [/(1\/2|times) (?:that (?:many|number|amount|much)|the (?:number|amount) of)\b/gi, '$1 as many'],
  [/,? each (?:containing|holding|with|having) (?=\S+ \w+)/gi, ' of '],
  [/\b(\d+\/\d+|\d+%) (?=(?:the|his|her|their|its) (?!number|amount|price|cost))/gi, '$1 of '],
  [/\b(?:a few|several|a (?:certain )?number of) (?=\w)/gi, 'some '],
  [/ (?:with|containing) (\d+ [a-z ]+?) (?:in )?each\b(?: (?!and\b)\w+)?/gi, ' of $1'],
  // What is done
  [/\b(?:wants?|wanted|decide[sd]?|plan(?:s|ned)?) to (share|split|divide|pack|put|place)\b/gi, '$1'],
  [/\b(?:(?:is|are|was|were) sold|sells?) for (?=\$|\d)/gi, 'costs '],
  [/\b(?:(?:start|beg[ai]n)(?:ed|s)?|(?:originally|initially) had|started out) with\b/gi, 'originally had'],
  [/^(\S+ \w+) (?:are|were) (equally |evenly )?(shared|divided|split|packed|put|placed)\b/i, 'They $3 $1 $2'],
  [/^(\S+ \w+) (?:are|were) (?!leaving|flying|going (?:away|home)|dying|missing)\w+ing\b/i, 'There are $1'],
  [/^The (?:price|cost) of (an? \w+) (?:is|was)\b/i, '$1 costs'],
  [
    /^The ratio of ([a-z ]{1,40}?) to ([a-z ]{1,40}?)( in [a-z ]{1,40})? is (\d+)(?::| to )(\d+)/i,
    'There are $4/$5 times as many $1 as $2$3',
  ],
  [
    /\b(\d+)( more| other)?( \w+)? (?:flew (?:away|off)|ran away|went (?:away|home)|got off|get off|left(?= the\b)|leave|swam away|drove away|walked away|melted|popped|died|(?:are|were|got|get) (?:lost|eaten|stolen|broken|given away|thrown away))\b(?: the \w+)?/gi,
    'there lose $1$2$3',
  ],
  [
    /\b(\d+)( more| other)?( \w+)? (?:join(?:ed)?(?: them)?|arrived?|c[ao]me(?: in)?|g[eo]t on|(?:flew|moved) in|landed)\b(?: the \w+)?/gi,
    'there gain $1$2$3',
  ],
  // Questions
  [/\bwhat (?:is|was) the (?:total )?(?:price|cost) of ([^?.]+)/gi, 'how much does $1 cost'],
  [/\bhow much (?:is|are) ((?:an?|one|the|\d+) \w+)\?/gi, 'how much does $1 cost?'],
  [
    /\b(?:what is|find) the (?:total )?number of ([^?.]+?)(?= in all| altogether)?([?.])/gi,
    'how many $1 are there in all$2',
  ],
  [/\bhow many dollars\b/gi, 'how much money'],
  [/\bhow much change (\w+) (.{1,60}?) (?:get|receive)(?: back)?\b/gi, 'how much $1 $2 change'],
  [/\b(start|begin|start out) with\b/gi, 'have at first'],
  [/\b(are|were) (?:still )?alive\b/gi, '$1 left'],
  [/\bremain(?:ed)?(?=\?| in\b| on\b)/gi, 'are left'],
];

const UNITS = `one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|\
twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety`;
const SCALES = 'hundred|thousand|million';
/** `each one` is no number. */
const POINTED = 'each|every|this|that|which|the|another|no|any|last|first|next|other';
const CARDINALS = new RegExp(
  `(?<!\\b(?:${POINTED}) )\\b(?:${UNITS})(?:(?:[ -]|(?<=${SCALES}) and )(?:${UNITS}|${SCALES}))*\\b`,
  'gi',
);
const PART_SIZES = new Map(rowsOf(PARTS));
const PARTS_OF =
  /\b(an?|\d+)[ -](half|quarter|[a-z]+th|third)s?(?= (?:of|as|full|cups?|miles?|hours?|pounds?|gallons?)\b)/gi;
const HALF = /(?<!\d |\d-|\b(?:first|second|other|last|a) )\bhalf\b(?! an? )/gi;
/** What a number is multiplied by where one of these stands behind it, and the signs around it then. */
const BEHIND = /(?<![\d.])(a|\d+(?:\.\d+)?) ?(dozen|hundred|thousand|million|cents?|¢|dollars?|percent)\b/gi;
const WORTH = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
]);

const inDigits = (written: string, count: string, name: string): string => {
  const word = name.toLowerCase().replace(/s$/, '');
  const value = count.toLowerCase() === 'a' ? '1' : count;
  if (word === 'percent') return `${value}%`;
  if (word === 'dollar') return `$${value}`;
  const cents = readFraction(value);
  const factor = WORTH.get(word);
  if (!cents || (count !== value && !factor)) return written;
  if (factor) return show(multiply(cents, whole(factor)));
  return `$${show(multiply(cents, fraction(1n, 100n)))}`;
};

/** A sentence in the words of the grammar, with its numbers in digits. */
export const canonical = (sentence: string): string => {
  const inNumbers = sentence
    .replaceAll(CARDINALS, (run) => String(cardinal(run) ?? run))
    .replaceAll(/(\d+) and a half\b/gi, '$1.5')
    .replaceAll(PARTS_OF, (written: string, count: string, part: string) => {
      const size = PART_SIZES.get(part.toLowerCase());
      return size === undefined ? written : `${/^a/i.test(count) ? 1 : count}/${size}`;
    })
    .replaceAll(/\bhalf a dozen\b/gi, '6')
    .replaceAll(HALF, '1/2')
    .replaceAll(/\bhalf an? (?=\w)/gi, '0.5 ')
    .replaceAll(BEHIND, inDigits);
  return PLAIN_FORMS.reduce((text, [way, plain]) => text.replace(way, plain), inNumbers);
};
