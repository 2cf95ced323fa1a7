const MIX_HIGH = 2_654_435_761;
const MIX_LOW = 1_597_334_677;

/** The same text for the same content, in whatever order a store gave its fields back. */
const inOneOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * A short name of what was sent: as good as never the same for two different contents. By it a device knows its own words
 * again when the answer to them was lost.
 */
export const nameOf = (content: unknown): string => {
  const text = JSON.stringify(content, inOneOrder);
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, MIX_HIGH);
    low = Math.imul(low ^ unit, MIX_LOW);
  }
  return [text.length, high >>> 0, low >>> 0].map((part) => part.toString(36)).join('.');
};
