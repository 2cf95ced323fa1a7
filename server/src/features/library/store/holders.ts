/** Which passages of a book hold a word, how often, and how long each of them is. */
export interface Holders {
  passages: Uint32Array;
  counts: Uint8Array;
  lengths: Uint16Array;
}

const [PLACE, COUNT, LENGTH] = [4, 1, 2];
const [MOST_COUNTED, LONGEST] = [0xff, 0xffff];

/** Holders as they are kept: numbers of fixed size, since a question reads tens of thousands of them. */
export const packHolders = (
  passages: readonly number[],
  counts: readonly number[],
  lengths: readonly number[],
): Buffer => {
  const packed = Buffer.alloc(passages.length * (PLACE + COUNT + LENGTH));
  const [countsAt, lengthsAt] = [passages.length * PLACE, passages.length * (PLACE + COUNT)];
  for (const [at, passage] of passages.entries()) {
    packed.writeUInt32LE(passage, at * PLACE);
    packed.writeUInt8(Math.min(counts[at] ?? 0, MOST_COUNTED), countsAt + at);
    packed.writeUInt16LE(Math.min(lengths[at] ?? 0, LONGEST), lengthsAt + at * LENGTH);
  }
  return packed;
};

export const unpackHolders = (packed: Uint8Array): Holders => {
  const many = packed.length / (PLACE + COUNT + LENGTH);
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length);
  const passages = new Uint32Array(many);
  const lengths = new Uint16Array(many);
  for (let at = 0; at < many; at += 1) {
    passages[at] = view.getUint32(at * PLACE, true);
    lengths[at] = view.getUint16(many * (PLACE + COUNT) + at * LENGTH, true);
  }
  return { passages, counts: packed.subarray(many * PLACE, many * (PLACE + COUNT)), lengths };
};
