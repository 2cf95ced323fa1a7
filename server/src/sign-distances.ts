import {
  BR_IF,
  END,
  I32,
  I32_ADD,
  I32_LT_U,
  I64,
  i32Const,
  i64Const,
  instanceOf,
  listOf,
  localGet,
  localSet,
  localTee,
  LOOP,
  memoryOf,
  V128,
  v128Load,
  vector,
} from './web-assembly-code.ts';

/** In how many of their signs the first rows (`among`) differ from a vector, row by row; the next question writes over it. */
export type SignDistances = (own: Uint8Array, among: number) => Uint16Array;

/** So many bytes are compared at once; signs of a row are filled up to a multiple of it. */
export const BLOCK = 16;

/**
 * Compares the signs of very many rows with those of one vector. A processor counts differing bits sixteen bytes at a time, which
 * JavaScript can't say: a hundred thousand rows take a seventh of the time. So this is WebAssembly, assembled here for rows of
 * one length.
 */
export const signDistancesOf = (signs: Uint8Array, blocks: number): SignDistances => {
  const rows = signs.length / (BLOCK * blocks);
  const [ownAt, distancesAt] = [signs.length, signs.length + BLOCK * blocks];
  const bytes = distancesAt + rows * Uint16Array.BYTES_PER_ELEMENT;
  const memory = memoryOf(bytes);
  new Uint8Array(memory.buffer).set(signs);
  const compare = instanceOf({ takes: [I32, I32, I32, I32], answers: [], code: compareCode(blocks) }, memory);
  const own = new Uint8Array(memory.buffer, ownAt, BLOCK * blocks);
  return (asked, among) => {
    own.set(asked);
    if (among > 0) compare(0, among * BLOCK * blocks, ownAt, distancesAt);
    return new Uint16Array(memory.buffer, distancesAt, among);
  };
};

const i64x2ExtractLane = (lane: number): number[] => [...vector(0x1d), lane];
const [I64_ADD, I64_SHR_U, I64_STORE16] = [[0x7c], [0x88], [0x3d, 0, 0]];
const [V128_XOR, I8X16_POPCNT, I8X16_ADD] = [vector(0x51), vector(0x62), vector(0x6e)];
const [IN_PAIRS_OF_BYTES, IN_PAIRS_OF_SHORTS] = [vector(0x7d), vector(0x7f)];

/** compare(row, end, own, distance): for each row up to the end, the bits in which it differs from the own ones. */
const compareCode = (blocks: number): number[] => {
  const [row, end, own, distance, firstBlock] = [0, 1, 2, 3, 4];
  const [counts, sum] = [firstBlock + blocks, firstBlock + blocks + 1];
  const places = Array.from({ length: blocks }, (_, block) => block);
  const locals = listOf([
    [blocks + 1, V128],
    [1, I64],
  ]);
  const loadOwn = (block: number): number[][] => [
    localGet(own),
    v128Load(BLOCK * block),
    localSet(firstBlock + block),
  ];
  // Eight bits of each byte, so even thirty blocks fit into one.
  const countBits = (block: number): number[][] => [
    localGet(row),
    v128Load(BLOCK * block),
    localGet(firstBlock + block),
    V128_XOR,
    I8X16_POPCNT,
    block > 0 ? I8X16_ADD : [],
  ];
  return [
    ...locals,
    ...places.flatMap(loadOwn).flat(),
    ...LOOP,
    ...places.flatMap(countBits).flat(),
    ...IN_PAIRS_OF_BYTES,
    ...IN_PAIRS_OF_SHORTS,
    ...localSet(counts),
    ...localGet(distance),
    ...localGet(counts),
    ...i64x2ExtractLane(0),
    ...localGet(counts),
    ...i64x2ExtractLane(1),
    ...I64_ADD,
    ...localTee(sum),
    ...localGet(sum),
    ...i64Const(32),
    ...I64_SHR_U,
    ...I64_ADD,
    ...I64_STORE16,
    ...localGet(distance),
    ...i32Const(2),
    ...I32_ADD,
    ...localSet(distance),
    ...localGet(row),
    ...i32Const(BLOCK * blocks),
    ...I32_ADD,
    ...localTee(row),
    ...localGet(end),
    ...I32_LT_U,
    ...BR_IF,
    ...END,
  ];
};
