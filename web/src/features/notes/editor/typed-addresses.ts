/** An address in plain words. What ends a sentence, or a bracket that was opened before it, is no part of it. */
const ADDRESS = /(?<=^|[\s(])(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?'"”’)\]]/gi;

interface FoundAddress {
  index: number;
  text: string;
}

/** Every address in a text. */
export const addressesIn = (text: string): FoundAddress[] =>
  Array.from(text.matchAll(ADDRESS), ({ index, 0: address }) => ({ index, text: address }));

/** The address that a text ends with, whatever closes the sentence after it. */
export const lastAddressIn = (text: string): FoundAddress | null => {
  const word = text.length - (text.split(/\s/).at(-1) ?? '').length;
  const [found] = addressesIn(text.slice(word));
  return found ? { index: word + found.index, text: found.text } : null;
};

/** Where it leads. */
export const hrefOf = (address: string): string => (/^www\./i.test(address) ? `https://${address}` : address);
