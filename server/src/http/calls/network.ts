import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The first half names the network of one household or school; the rest of it is free to whoever lives there. */
const NETWORK_GROUPS = 4;

/** What callers are counted by: an IPv4 address as it is, an IPv6 address by its /64. */
export const networkOf = (address: string): string => {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  return ipv4Inside(groups) ?? `${groups.slice(0, NETWORK_GROUPS).map(hex).join(':')}::/64`;
};

const hex = (group: number): string => group.toString(16);

/** The eight numbers of an IPv6 address, however it is written. */
const groupsOf = (address: string): number[] => {
  const [before = [], after] = address.split('::', 2).map(numbersIn);
  if (after === undefined) return before;
  const gap = Array.from({ length: GROUPS - before.length - after.length }, () => 0);
  return [...before, ...gap, ...after];
};

const numbersIn = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (group.includes('.') ? pairsOf(group) : [parseInt(group, 16)]));

/** The two groups that an IPv4 address at the end stands for. */
const pairsOf = (dotted: string): number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
};

/** A system that speaks both calls an IPv4 caller `::ffff:192.0.2.1`. */
const ipv4Inside = (groups: readonly number[]): string | null => {
  const [first, second, third, fourth, fifth, sixth, high = 0, low = 0] = groups;
  const zeros = [first, second, third, fourth, fifth].every((group) => group === 0);
  return zeros && sixth === 0xffff ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
};
