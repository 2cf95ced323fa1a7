import { handful, type Distribution } from './distribution.ts';
import { bestOf } from './said-chances.ts';

const THINGS = String.raw`(?:[a-z-]+\s+){0,5}?[a-z-]+`;
const TAKEN: readonly RegExp[] = [
  /\b(\d+)\s+(?:[a-z-]+\s+){0,3}?(?:are|is|were)\s+(?:randomly\s+)?(?:selected|chosen|picked|drawn|taken|sampled|tested|inspected)/i,
  /\b(?:selects?|chooses?|picks?|draws?|takes?|tests?|inspects?|samples?|grabs?)\s+(?:a\s+(?:random\s+)?(?:sample|handful)\s+of\s+)?(\d+)\b/i,
  /\b(?:committee|team|group|sample|handful|jury)\s+of\s+(?:size\s+)?(\d+)\b/i,
];

/** Some things taken at once out of two kinds, told as a story; the question names the kind that counts. */
export const handfulIn = (text: string, question: string): Distribution | null => {
  const model = /~\s*H(?:yp\w*)?\s*\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)/.exec(text);
  if (model) return handful(Number(model[1]), Number(model[2]), Number(model[3]));
  if (
    /%|\bpercent\b|\bwith replacement\b|\bput back\b|\bgiven\b|\bfirst\b|\bsecond\b|\bdice?\b|\bcoins?\b|\bcards?\b|\bdistributed\b|\bthen\b/i.test(
      text,
    )
  )
    return null;
  const found = TAKEN.map((form) => form.exec(text)).find((match) => match !== null);
  const taken = Number(found?.[1] ?? 0);
  if (!found || taken < 2) return null;
  const story = text
    .replace(question, ' ')
    .replace(found[0], ' ')
    .replaceAll(/\binto\s+\d\s+[a-z]+/gi, ' ');
  const kinds = kindsIn(story);
  if (!kinds || taken > kinds.counts[0] + kinds.counts[1]) return null;
  const wanted =
    kinds.labels[1] === ''
      ? mentions(question, kinds.labels[0])
        ? 0
        : null
      : bestOf(kinds.labels, question);
  if (wanted === null) return null;
  const [marked, others] = wanted === 0 ? kinds.counts : [kinds.counts[1], kinds.counts[0]];
  return handful(marked, others, taken);
};

interface Kinds {
  readonly labels: readonly [string, string];
  readonly counts: readonly [number, number];
}

const mentions = (question: string, label: string): boolean =>
  (label.toLowerCase().match(/[a-z]{3,}/g) ?? []).some((word) =>
    new RegExp(String.raw`\b${word.slice(0, 6)}`, 'i').test(question),
  );

const kindsIn = (story: string): Kinds | null => {
  const numbers = story.match(/(?<![\w.])\d[\d,]*(?!\.?\d)/g)?.length ?? 0;
  const some =
    /\b(\d+)\s+[a-z -]+?,?\s+(?:of\s+which|of\s+whom|of\s+them|and)?\s*(?:exactly\s+)?(\d+)\s+(?:of\s+(?:which|whom|them|these)\s+)?(?:are|is|were|have|has)\s+([a-z -]+)/i.exec(
      story,
    ) ??
    /\b(\d+)\s+[a-z -]+?\s+(?:has|have|contains?|includes?|including|with)\s+(\d+)\s+([a-z-]+)/i.exec(
      story,
    ) ??
    /\b(?:of|among)\s+(?:the\s+)?(\d+)\s+[a-z -]+?,\s*(\d+)\s+(?:are|have|is)\s+([a-z -]+)/i.exec(story);
  if (some && numbers === 2 && Number(some[2]) < Number(some[1]))
    return { labels: [some[3] ?? '', ''], counts: [Number(some[2]), Number(some[1]) - Number(some[2])] };
  const two = new RegExp(
    String.raw`(?:\b(\d+)\s+[a-z -]+:\s*|\b(\d+)\s+[a-z]+,\s+)?\b(\d+)\s+(${THINGS})\s+and\s+(\d+)\s+(${THINGS})`,
    'i',
  ).exec(story);
  if (!two) return null;
  const total = two[1] ?? two[2];
  const [a, b] = [Number(two[3]), Number(two[5])];
  const isSound = total === undefined ? numbers === 2 : numbers === 3 && Number(total) === a + b;
  return isSound ? { labels: [two[4] ?? '', two[6] ?? ''], counts: [a, b] } : null;
};
