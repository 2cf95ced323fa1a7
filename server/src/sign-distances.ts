/** In how many of their signs the first rows (`among`) differ from a vector, row by row; the next question writes over it. */
export type SignDistances = (own: Uint8Array, among: number) => Uint16Array;

/** So many bytes are compared at once; signs of a row are filled up to a multiple of it. */
export const BLOCK = 16;
const PAGE = 65_536;

/**
 * Compares the signs of very many rows with those of one vector. A processor counts differing bits sixteen bytes at a time, which
 * JavaScript can't say: a hundred thousand rows take a seventh of the time. So this is WebAssembly, assembled here for rows of
 * one length.
 */
export const signDistancesOf = (signs: Uint8Array, blocks: number): SignDistances => {
  const rows = signs.length / (BLOCK * blocks);
  const [ownAt, distancesAt] = [signs.length, signs.length + BLOCK * blocks];
  const bytes = distancesAt + rows * Uint16Array.BYTES_PER_ELEMENT;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  new Uint8Array(memory.buffer).set(signs);
  const module = new WebAssembly.Module(moduleFor(blocks));
  const { compare } = new WebAssembly.Instance(module, { of: { memory } }).exports as {
    compare: (row: number, end: number, own: number, distance: number) => void;
  };
  const own = new Uint8Array(memory.buffer, ownAt, BLOCK * blocks);
  return (asked, among) => {
    own.set(asked);
    if (among > 0) compare(0, among * BLOCK * blocks, ownAt, distancesAt);
    return new Uint16Array(memory.buffer, distancesAt, among);
  };
};

// The names are those of the specification: https://webassembly.github.io/spec/core/binary/
const [I32, I64, V128] = [0x7f, 0x7e, 0x7b];
const unsigned = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
/** Small ones, whose sign bit stays clear. */
const signed = (value: number): number[] =>
  value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)];
const listOf = (items: readonly (readonly number[])[]): number[] => [
  ...unsigned(items.length),
  ...items.flat(),
];
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const section = (id: number, ...items: number[][]): number[] => [id, ...sized(listOf(items))];
const name = (text: string): number[] => sized([...Buffer.from(text)]);

const localGet = (local: number): number[] => [0x20, local];
const localSet = (local: number): number[] => [0x21, local];
const localTee = (local: number): number[] => [0x22, local];
const i32Const = (value: number): number[] => [0x41, ...signed(value)];
const i64Const = (value: number): number[] => [0x42, ...signed(value)];
const v128Load = (offset: number): number[] => [0xfd, 0x00, 0, ...unsigned(offset)];
const i64x2ExtractLane = (lane: number): number[] => [0xfd, 0x1d, lane];
const [LOOP, BR_IF, END] = [[0x03, 0x40], [0x0d, 0], [0x0b]];
const [I32_ADD, I32_LT_U, I64_ADD, I64_SHR_U, I64_STORE16] = [[0x6a], [0x49], [0x7c], [0x88], [0x3d, 0, 0]];
const [V128_XOR, I8X16_POPCNT, I8X16_ADD] = [
  [0xfd, 0x51],
  [0xfd, 0x62],
  [0xfd, 0x6e],
];
const [IN_PAIRS_OF_BYTES, IN_PAIRS_OF_SHORTS] = [
  [0xfd, 0x7d],
  [0xfd, 0x7f],
];

const moduleFor = (blocks: number): Uint8Array<ArrayBuffer> => {
  const code = sized([...compareCode(blocks), ...END]);
  return Uint8Array.from([
    ...Buffer.from('\0asm'),
    1,
    0,
    0,
    0,
    ...section(1, [0x60, ...listOf([[I32], [I32], [I32], [I32]]), 0]),
    ...section(2, [...name('of'), ...name('memory'), 0x02, 0, 1]),
    ...section(3, [0]),
    ...section(7, [...name('compare'), 0x00, 0]),
    ...section(10, code),
  ]);
};

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
