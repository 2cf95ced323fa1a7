import { withDigits } from '../arithmetic/number-words.ts';
import { numberOf } from '../arithmetic/written-number.ts';
import { remembered } from '../remembered.ts';

const N = String.raw`\$?(-?\d[\d,]*(?:\.\d+)?|-?\.\d+)(?:\s*/\s*(\d+(?:\.\d+)?))?`;

const asNumber = (match: RegExpExecArray | null): number | null => {
  if (match?.[1] === undefined) return null;
  const top = numberOf(match[1]);
  return match[2] === undefined ? top : top / Number(match[2]);
};

/** The number said for a quantity: `a mean of 12`, `mean (in minutes) is 12`, `mean = 12`, `a 12-minute mean`. */
export const saidFor = (text: string, name: string): number | null =>
  asNumber(
    new RegExp(
      String.raw`\b(?:${name})\b(?:\s*\([^)]*\))?[^.?!;\d]{0,90}?\b(?:is|was|are|were|be|of|equals?|equal to|about|approximately|=|as|at)\s*(?:about\s+|approximately\s+|around\s+|equal\s+to\s+)?${N}`,
      'i',
    ).exec(text) ?? new RegExp(String.raw`\b(?:${name})\b\s*[=:]?\s*${N}`, 'i').exec(text),
  );

/** Letters with their values: `μ = 4`, `n = 25`. */
export const letterIn = (text: string, names: string): number | null =>
  asNumber(new RegExp(String.raw`(?<![A-Za-z])(?:${names})\s*=\s*${N}`).exec(text));

/** A model that is written out: `X ~ N(3, 0.5)`. */
export const modelIn = (text: string, letter: string): [number, number] | null => {
  const match = new RegExp(
    String.raw`(?:~|\bX\b|[-∪]|\b(?:is|are|as|follows?))\s*~?\s*${letter}\s*\(\s*${N}\s*,\s*${N}\s*\)`,
  ).exec(text);
  if (!match) return null;
  return [Number(match[1]), Number(match[3]) / Number(match[4] ?? 1)];
};

const DEVIATION = String.raw`(?:population\s+)?standard\s+deviation`;

/** Mean, standard deviation and size of sample, as far as a text gives them. */
export const parametersIn = remembered((raw: string) => {
  const text = withDigits(raw);
  const normal = modelIn(text, 'N');
  return {
    text,
    mean: normal?.[0] ?? letterIn(text, 'μ|mu|mean') ?? saidFor(text, 'mean|average'),
    deviation: normal?.[1] ?? letterIn(text, 'σ|sigma|s') ?? saidFor(text, DEVIATION),
    size:
      letterIn(text, 'n') ??
      asNumber(/\b(?:samples?|group|sums?)\s+(?:of\s+)?(?:size\s+)?(?:of\s+)?(\d[\d,]*)\b/i.exec(text)) ??
      asNumber(
        /\b(\d[\d,]*)\s+(?:[a-z-]+\s+){0,3}(?:are|is|were|was)\s+(?:randomly\s+)?(?:sampled|selected|surveyed|chosen|picked|drawn|taken)/i.exec(
          text,
        ),
      ) ??
      asNumber(
        /\b(?:sample|survey|select|choose|pick|draw|ask|poll)\w*\s+(?:\w+\s+)?(\d[\d,]*)\b/i.exec(text),
      ),
  };
});

/** The part of a text that asks: its last sentence with a question or a command in it. */
export const questionIn = remembered((text: string): string => {
  const sentences = text
    .split(/(?<=[?!])\s+|(?<!\d)\.\s+|(?<=\d)\.\s+(?=[A-Z])|\n/)
    .filter((one) => one.trim() !== '');
  return (
    sentences.findLast(
      (one) =>
        /\?|\b(?:what|how|find|calculate|compute|determine|which|when|predict|identify|estimate|write|state|evaluate|solve|give|P\s*\()/i.test(
          one,
        ) &&
        !/^\s*(?:\()?(?:round|enter|write|type|input|give|express|please|use)\b[^?]*\b(?:answers?|round|places?|decimals?|nearest|fraction|digits?|hundredths?|tenths?|thousandths?)\b/i.test(
          one,
        ),
    ) ??
    sentences.at(-1) ??
    text
  );
});
