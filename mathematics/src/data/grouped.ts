import { withDigits } from '../arithmetic/number-words.ts';
import { PERHAPS_DOLLARS, numberOf } from '../arithmetic/written-number.ts';

/** A value and how often it comes. */
export interface Grouped {
  readonly value: number;
  readonly times: number;
}

const VERB = String.raw`(?:generally\s+|usually\s+|each\s+|all\s+)?(?:answered\s+(?:that\s+)?(?:they\s+)?(?:generally\s+)?)?(?:sell|sells|sold|buy|buys|bought|earn|earns|earned|have|has|had|own|owns|owned|are\s+worth|is\s+worth|cost|costs|scored|score|received|receive|read|reads|work|works|worked|watch|watches|watched|ate|eat|eats|made|make|makes|drank|run|ran|were|was|are|is)`;

/** `Eleven students buy one book. Ten students buy two books.` Null unless everybody is counted. */
export const groupedIn = (raw: string): Grouped[] | null => {
  const text = withDigits(raw);
  const pairs = [
    ...text.matchAll(
      new RegExp(
        String.raw`(?:\b(?:the\s+other\s+)?(\d[\d,]*)(?:\s+[a-z]+){0,2}?|\b(all\s+the\s+others?|the\s+others?|the\s+rest)(?:\s+[a-z]+)?)\s+${VERB}\s+(?:[a-z]+\s+)?${PERHAPS_DOLLARS}`,
        'gi',
      ),
    ),
  ].map((match) => ({
    times: match[1] === undefined ? null : numberOf(match[1]),
    value: numberOf(match[3]),
  }));
  const total = numberOf(
    /\b(?:sample|group|town|class|total|out)\s+of\s+(\d[\d,]*)\b|^\s*(\d+)\s+(?:randomly\s+)?selected/im
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined),
  );
  const known = pairs.reduce((sum, { times }) => sum + (times ?? 0), 0);
  const open = pairs.filter(({ times }) => times === null).length;
  if (pairs.length < 2 || open > 1 || (open === 1 && !(total > known))) return null;
  if (open === 0 && total > 0 && total !== known) return null;
  return pairs.map(({ times, value: at }) => ({ value: at, times: times ?? total - known }));
};
