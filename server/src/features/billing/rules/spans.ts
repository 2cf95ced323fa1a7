const DAY = 24 * 60 * 60 * 1000;

/** A stretch of time, from its first moment up to, but without, its last; in milliseconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Days of Premium that somebody was given. */
export interface Grant {
  readonly days: number;
  readonly grantedAt: Date;
}

/** The same time as spans that neither touch nor overlap, in order. */
export const union = (spans: readonly Span[]): Span[] => {
  const joined: Span[] = [];
  for (const span of spans.filter(({ from, until }) => from < until).toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (!last || span.from > last.until) joined.push(span);
    else if (span.until > last.until) joined[joined.length - 1] = { from: last.from, until: span.until };
  }
  return joined;
};

/** The span in which a moment lies. */
export const spanAt = (spans: readonly Span[], moment: number): Span | undefined =>
  spans.find(({ from, until }) => from <= moment && moment < until);

/** When given days run: one gift after the other, and never while Premium is paid for. */
export const grantSpans = (grants: readonly Grant[], paid: readonly Span[]): Span[] => {
  const busy = union(paid);
  const spans: Span[] = [];
  let cursor = -Infinity;
  for (const { days, grantedAt } of grants.toSorted(
    (a, b) => a.grantedAt.getTime() - b.grantedAt.getTime(),
  )) {
    cursor = Math.max(cursor, grantedAt.getTime());
    let left = days * DAY;
    while (left > 0) {
      const at = cursor;
      cursor = spanAt(busy, at)?.until ?? at;
      const next = busy.find(({ from }) => from > cursor)?.from ?? Infinity;
      const taken = Math.min(left, next - cursor);
      spans.push({ from: cursor, until: cursor + taken });
      cursor += taken;
      left -= taken;
    }
  }
  return spans;
};
