/** What fits the letters typed so far: first what begins with them, then what holds them at the start of a later word. */
export const matching = (options: readonly string[], typed: string): string[] => {
  const wanted = plain(typed);
  if (wanted === '') return [...options];
  const ranked = options.map((option) => ({ option, rank: rankOf(plain(option), wanted) }));
  return [0, 1].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ option }) => option));
};

const rankOf = (option: string, wanted: string): number => {
  if (option.startsWith(wanted)) return 0;
  return option.split(/[\s-]+/u).some((word) => word.startsWith(wanted)) ? 1 : 2;
};

// Nobody types the accent of “Türkiye” on a phone.
const plain = (text: string): string =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').toLowerCase();
