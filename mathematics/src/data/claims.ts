import { numberOf } from '../arithmetic/written-number.ts';
import { inLine } from '../formula/rounded.ts';

/** A claim that a sample is held against. */
export interface Claim {
  readonly problem: string;
  readonly statistic: number;
  /** Of Student's t; null where the normal curve is used. */
  readonly freedom: number | null;
  readonly formula: string;
  readonly line: string;
  readonly reason: string;
}

const N = String.raw`\$?(-?\d[\d,]*(?:\.\d+)?|-?\.\d+)`;

/** A text whose numbers are taken out one by one, as their role becomes known. */
export class Roles {
  #text: string;

  constructor(text: string) {
    this.#text = text
      .replaceAll(/\b\d+(?:\.\d+)?\s*(?:%|percent)\s+(?:level\s+of\s+)?(?:significance|level)/gi, ' ')
      .replaceAll(
        /\b(?:significance\s+level|level\s+of\s+significance|alpha|α)\s*(?:of|is|=)?\s*0?\.?\d+%?/gi,
        ' ',
      )
      .replaceAll(/\b0?\.\d+\s+(?:significance\s+)?level/gi, ' ')
      .replaceAll(/\b(?:in|since|of)\s+(?:19|20)\d\d\b/g, ' ');
  }

  /** The number in the first form that fits; it is gone afterwards. */
  take(...forms: readonly string[]): number | null {
    for (const form of forms) {
      const match = new RegExp(form, 'i').exec(this.#text);
      const digits = match?.slice(1).find((one) => one !== undefined);
      if (!match || digits === undefined) continue;
      const whole = match[0];
      const at = match.index + whole.lastIndexOf(digits);
      this.#text = `${this.#text.slice(0, at)} ${this.#text.slice(at + digits.length)}`;
      return numberOf(digits);
    }
    return null;
  }

  /** The only value that is left, perhaps said several times. */
  rest(): number | null {
    const left = this.left();
    const [first] = left;
    return first !== undefined && left.every((one) => one === first) ? first : null;
  }

  /** The numbers whose role is not known yet. */
  left(): number[] {
    return [
      ...this.#text.matchAll(
        /(?<![\w.])(-?\$?\d[\d,]*(?:\.\d+)?|\.\d+)(?!\s*(?:st|nd|rd|th)\b|-(?:tailed|sided))/g,
      ),
    ].map((match) => Number((match[1] ?? '').replaceAll(/[$,]/g, '')));
  }
}

const LINKS = String.raw`(?:\s*\([^)]*\))?[^.?!\d]{0,60}?(?:\bis\b|\bof\b|\bwas\b|=|\bbe\b|\bwere\b|\s)\s*(?:about\s+|only\s+)?`;
/** How the size of a sample is said. */
export const SIZE_FORMS: readonly string[] = [
  String.raw`(?<![A-Za-z])n\s*=\s*(\d+)`,
  String.raw`\bsamples?\s+(?:size\s+)?(?:of\s+)?(?:size\s+)?(?:is\s+|was\s+|=\s*)?(\d[\d,]*)(?!\.?\d|\s*%)`,
  String.raw`\b(?:sample|survey|poll|group)s?\s+of\s+(?:[a-z]+\s+){0,2}(\d[\d,]*)(?!\.?\d|\s*%)`,
  String.raw`\b(?:surveyed|surveys|sampled|samples|tested|tests|selected|selects|measured|polled|interviewed|asked)\s+(\d[\d,]*)(?!\.?\d|\s*%)`,
  String.raw`\b(\d[\d,]*)\s+(?:randomly\s+)?(?:[a-z-]+\s+){0,3}(?:were|was|are)\s+(?:randomly\s+)?(?:surveyed|sampled|selected|tested|measured|polled|weighed|timed|chosen|interviewed)`,
  String.raw`\b(?:of|out\s+of)\s+(?:the\s+)?(\d[\d,]*)\s+[a-z]`,
];
const MEAN_FORMS: readonly string[] = [
  String.raw`\bsample\s+(?:mean|average)${LINKS}${N}`,
  String.raw`\b(?:mean|average)(?:\s+[a-z]+){0,3}?\s+(?:of|in|for)\s+(?:the|this|that|their)\s+(?:sample|group)${LINKS}${N}`,
  String.raw`${N}\s+(?:[a-z]+\s+)?on\s+average\b`,
  String.raw`\baveraged?\s+${N}`,
  String.raw`(?:x̄|x-?bar)\s*=\s*${N}`,
  String.raw`\b(?:sample|survey|group)\b[^.?!]{0,80}?\b(?:mean|average)${LINKS}${N}`,
  String.raw`\b(?:they|it|the\s+sample)\s+(?:had|has|averaged?|shows?|showed|found)\s+(?:an?\s+)?(?:(?:mean|average)${LINKS})?${N}`,
  String.raw`\b(?:surveyed|sampled|tested|selected|measured)\b[^?!]{0,120}?\b(?:mean|average)${LINKS}${N}`,
];
const POPULATION = String.raw`\b(?:population\s+standard\s+deviation|known\s+standard\s+deviation|σ|sigma)`;
const DEVIATION = String.raw`\bstandard\s+deviations?`;

/** A sample's mean against the mean that is claimed. */
export const claimOfMean = (text: string): Claim | null => {
  if (!/\b(?:mean|average)|\bmu\b|μ/i.test(text)) return null;
  const roles = new Roles(text);
  const known = roles.take(`${POPULATION}${LINKS}${N}`);
  const deviation = known ?? roles.take(`${DEVIATION}${LINKS}${N}`, String.raw`(?<![A-Za-z])s\s*=\s*${N}`);
  const size = roles.take(...SIZE_FORMS);
  const mean = roles.take(...MEAN_FORMS);
  const claimed = roles.rest();
  if (deviation === null || size === null || mean === null || claimed === null || deviation <= 0 || size < 2)
    return null;
  const isNormal =
    known !== null ||
    /\bz[\s-]*(?:test|score|statistic)\b|\bknown\b|\bpopulation\b[^.]*\bstandard deviation\b/i.test(text);
  return {
    problem: `mean ${mean}, claimed ${claimed}, ${isNormal ? 'σ' : 's'} = ${deviation}, n = ${size}`,
    statistic: (mean - claimed) / (deviation / Math.sqrt(size)),
    freedom: isNormal ? null : size - 1,
    formula: `${isNormal ? 'z' : 't'} = (sample mean − claimed mean) ÷ (${isNormal ? 'σ' : 's'}/√n)`,
    line: `(${mean} − ${claimed})/(${deviation}/√${size})`,
    reason: isNormal
      ? 'The spread of the population is known.'
      : 'The spread is estimated from the sample: Student’s t.',
  };
};

const COUNT = String.raw`(\d[\d,]*)(?!\.?\d|\s*(?:%|percent))`;

/** A sample's share against the share that is claimed. */
export const claimOfShare = (text: string): Claim | null => {
  const said = text.replaceAll(/\b(?:1\/2|half)\b/gi, '50%');
  const percents = [
    ...said.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|percent\b)(?!\s+(?:level|significance|confiden))/gi),
  ].map((match) => Number(match[1]) / 100);
  const letters = [...said.matchAll(/\bp\s*=\s*(0?\.\d+)|\bproportion\b[^.?!\d]{0,60}?(0?\.\d+)/g)].map(
    (match) => Number(match[1] ?? match[2]),
  );
  const [claimed, other] = [...new Set(percents.length > 0 ? percents : letters)];
  if (claimed === undefined || other !== undefined || claimed <= 0 || claimed >= 1) return null;
  const roles = new Roles(
    said
      .replaceAll(/\d+(?:\.\d+)?\s*(?:%|percent\b)/gi, ' ')
      .replaceAll(/\b0?\.\d+\b/g, ' ')
      .replaceAll(
        /\b(?:under|over|above|below|aged?|older than|younger than|at least)\s+\d+(?:\s+years)?/gi,
        ' ',
      ),
  );
  const size = roles.take(...SIZE_FORMS.map((form) => form.replaceAll(String.raw`(\d[\d,]*)`, COUNT)));
  const hits = roles.rest();
  if (size === null || hits === null || hits > size || !Number.isInteger(hits)) return null;
  const share = hits / size;
  return {
    problem: `${hits} of ${size}, claimed ${claimed}`,
    statistic: (share - claimed) / Math.sqrt((claimed * (1 - claimed)) / size),
    freedom: null,
    formula: "z = (p' − p) ÷ √(p(1 − p)/n)",
    line: `(${inLine(share)} − ${claimed})/√(${claimed} × ${inLine(1 - claimed)}/${size})`,
    reason: 'Shares of large samples follow the normal curve.',
  };
};
