/** Equations of demand and supply, each told as what it is: what falls is demand. */

const NUMBER = String.raw`\d{1,6}(?:\.\d{1,4})?`;
const TERM = String.raw`(?:${NUMBER}\s?[*·]?\s?[PQpq]?|[PQpq])`;
const LINE = new RegExp(
  String.raw`(?<![\w=])(?:Q|P|q|p)_?[dsDS]?\s?=\s?(?:([-−]?\s?${TERM})\s?([-+−–])\s?(${TERM})|(${NUMBER}\s?[*·]?\s?[PQpq]))(?!\w|\.\d|\s?[-+−–])`,
  'g',
);
const OF_A_MARKET = /\b(?:demand|supply|equilibrium|market|q[ds])\b/i;

/** “Supply P = 12 + Q”: “supply P = 12 + 1Q”. */
export const withMarketLines = (task: string): string => {
  if (!OF_A_MARKET.test(task)) return task;
  const lines = [...task.matchAll(LINE)];
  if (lines.length === 1) return withQuantityAsked(task, lines[0]?.[0] ?? '');
  if (lines.length !== 2) return task;
  const written = lines.map(([line, first = '0', sign = '+', second = '', alone = '']) =>
    lineOf(line.slice(0, 1), [first, `${/\+/.test(sign) ? '' : '-'}${second}${alone}`]),
  );
  const [one, other] = written;
  if (!one || !other || one.falls === other.falls) return task;
  const [demand, supply] = one.falls ? [one, other] : [other, one];
  const asked =
    /\bquantit/i.test(task.replaceAll(/quantity (?:demanded|supplied)/gi, '')) && !/\bprice/i.test(task)
      ? 'quantity'
      : 'price';
  return `demand ${demand.text}, supply ${supply.text}. What is the equilibrium ${asked}?`;
};

const PRICE = new RegExp(
  String.raw`(?:\bprice(?: of| is)?|(?<!\w)[Pp]\s?=)\s?\$?(${NUMBER})(?![\d\w]|\s?[-+−])`,
);

/** “Qd = 200 − 4P, P = 20”: what quantity goes with the price. */
const withQuantityAsked = (task: string, line: string): string => {
  const price = PRICE.exec(task.replace(line, ' '))?.[1];
  const [, first = '0', sign = '+', second = '', alone = ''] = new RegExp(LINE.source).exec(line) ?? [];
  const read = lineOf(line.slice(0, 1), [first, `${/\+/.test(sign) ? '' : '-'}${second}${alone}`]);
  return price === undefined || !read || !/^q/i.test(line)
    ? task
    : `${read.text}. What is the quantity ${read.falls ? 'demanded' : 'supplied'} at the price ${price}?`;
};

const lineOf = (name: string, terms: readonly string[]): { text: string; falls: boolean } | null => {
  const plain = terms.find((term) => !/[PQ]/i.test(term));
  const times = terms.find((term) => /[PQ]/i.test(term));
  if (plain === undefined || times === undefined) return null;
  const numberOf = (term: string): number =>
    Number(
      term
        .replaceAll(/[\sPQpq*·]/g, '')
        .replace(/[−–]/, '-')
        .replace(/^-?$/, '$&1'),
    );
  const slope = numberOf(times);
  const letter = /p/i.test(times) ? 'P' : 'Q';
  return {
    text: `${name.toUpperCase()} = ${numberOf(plain)} ${slope < 0 ? '-' : '+'} ${Math.abs(slope)}${letter}`,
    falls: slope < 0,
  };
};
