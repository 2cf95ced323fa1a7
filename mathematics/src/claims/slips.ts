/** A number that was put right: whoever goes on with the wrong one says something wrong too. */
export interface Slip {
  was: string;
  now: string;
}

/** What must be known to carry slips on: plain data. */
export interface SlipsStanding {
  slips: Slip[];
  /** Numbers that stood there before, or in the question: the same one later may be they. */
  seen: string[];
}

/** A number of its own: no part of another, of a name or of a power. */
const NUMBER = /(?<![\p{L}\p{N}_.,^])\d+(?:[.,]\d+)*(?![\p{L}\p{N}_])/gu;
const MOST_SEEN = 400;
const MOST_SLIPS = 20;
/** Smaller numbers than this stand everywhere. */
const SMALLEST = 10;

/** A place of a line at which a number was put in the place of a wrong one. */
export interface Exchange extends Slip {
  /** Where it ends in the new text. */
  start: number;
  end: number;
}

/** Carries what was put right on to what follows. */
export const makeSlips = (topic: string, begun: SlipsStanding | null) => {
  const seen = new Set(begun?.seen ?? numbersIn(topic));
  const slips: Slip[] = [...(begun?.slips ?? [])];
  return {
    standing: (): SlipsStanding => ({ slips: [...slips], seen: [...seen].slice(0, MOST_SEEN) }),
    see: (text: string): void => {
      for (const number of numbersIn(text)) seen.add(number);
    },
    /** Remembers a number that was put right, when nothing else can be meant by it. */
    note: ({ was, now }: Slip, before: string): void => {
      const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text.replaceAll(',', ''));
      if (!isNumber(was) || !isNumber(now) || slips.length >= MOST_SLIPS) return;
      if (Number(was.replaceAll(',', '')) < SMALLEST && !was.includes('.')) return;
      if (seen.has(was) || numbersIn(before).includes(was)) return;
      slips.push({ was, now });
    },
    /** The text with right numbers in the places of the wrong ones. */
    exchanged: (text: string): { text: string; exchanges: Exchange[] } => {
      const exchanges: Exchange[] = [];
      if (slips.length === 0) return { text, exchanges };
      let grown = 0;
      const now = text.replaceAll(NUMBER, (number, at: number) => {
        const slip = slips.find(({ was }) => was === number);
        if (!slip) return number;
        const start = at + grown;
        grown += slip.now.length - number.length;
        exchanges.push({ ...slip, start, end: start + slip.now.length });
        return slip.now;
      });
      return { text: now, exchanges };
    },
  };
};

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];
