/** How two numbers are wanted in one answer: `11a13c`. */
export interface PairForm {
  readonly write: (values: readonly [string, string], labels: readonly [string, string]) => string;
}

const HINT =
  /\(?\s*answers?\s+in\s+the\s+form\b[^\n]*?\bfollowed\s+by\b[^\n]*?:\s*\d+([a-z])\d+([a-z])\b[^\n]*/i;
const NAMED = /([a-z0-9%]+)(?:\s+[a-z]+)?\s*=\s*([a-z])\b/gi;

/** Takes a hint like `(Answer in the form … (adult = a): 11a13c …)` out of a text. */
export const splitPairForm = (text: string): { body: string; form: PairForm | null } => {
  const hint = HINT.exec(text);
  if (!hint) return { body: text, form: null };
  const named = [...hint[0].matchAll(NAMED)].map(([, , letter = '']) => letter);
  const sample = [hint[1] ?? '', hint[2] ?? ''];
  return {
    body: text.replace(hint[0], ' '),
    form: {
      write: ([first, second], labels) => {
        const letters =
          named.length === 2 ? named : labels.map((label, at) => initial(label, sample[at] ?? ''));
        return `${first}${letters[0]}${second}${letters[1]}`;
      },
    },
  };
};

// The first letter of the label, when it is one that the sample shows.
const initial = (label: string, shown: string): string =>
  label
    .toLowerCase()
    .match(/\b[a-z]/g)
    ?.includes(shown) === true
    ? shown
    : (/[a-z]/i.exec(label)?.[0] ?? shown);
