/** An order that looks like chance and is always the same for the same seed (32-bit FNV-1a, then mixed). */
export const rankBy =
  (seed: string) =>
  (name: string): number => {
    let hash = 0x811c_9dc5;
    for (const sign of `${seed} ${name}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x0100_0193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
    return (hash ^ (hash >>> 13)) >>> 0;
  };
