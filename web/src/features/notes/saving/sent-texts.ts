import type { Written } from '../calls.ts';

const MIX_HIGH = 2_654_435_761;
const MIX_LOW = 1_597_334_677;

/** A short name of what was written: as good as never the same for two different texts. */
export const nameOf = ({ title, content, tags }: Written): string => {
  const text = JSON.stringify([title, content, tags]);
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, MIX_HIGH);
    low = Math.imul(low ^ unit, MIX_LOW);
  }
  return [text.length, high >>> 0, low >>> 0].map((part) => part.toString(36)).join('.');
};
