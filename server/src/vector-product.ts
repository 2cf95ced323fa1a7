import {
  BR_IF,
  END,
  F32,
  I32,
  I32_ADD,
  I32_LT_U,
  i32Const,
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

/** So many packed numbers are multiplied in one step, and so many at most are copied for it. */
const [STEP, MOST] = [16, 4_096];
const BYTES = Float32Array.BYTES_PER_ELEMENT;

type Multiply = (packed: number, end: number, own: number) => number;

/** Where numbers lie while they are multiplied. Made by the first that are. */
interface Bench {
  packed: Int8Array;
  own: Float32Array;
  multiply: Multiply;
}
let bench: Bench | null = null;

const makeBench = (): Bench => {
  const memory = memoryOf(MOST + MOST * BYTES);
  return {
    packed: new Int8Array(memory.buffer, 0, MOST),
    own: new Float32Array(memory.buffer, MOST, MOST),
    multiply: instanceOf({ takes: [I32, I32, I32], answers: [F32], code: multiplyCode() }, memory),
  };
};

/**
 * The sum of the products of a vector's numbers with packed ones. Every message is held against thousands of texts: a processor
 * multiplies four numbers at a time, which JavaScript can't say, and with the copies it takes a quarter of the time. So this is WebAssembly.
 */
export const productOf = (own: Float32Array, packed: Int8Array, start: number): number => {
  const whole = Math.min(MOST, own.length - (own.length % STEP));
  let sum = 0;
  if (whole > 0) {
    bench ??= makeBench();
    bench.packed.set(packed.subarray(start, start + whole));
    bench.own.set(whole === own.length ? own : own.subarray(0, whole));
    sum = bench.multiply(0, whole, MOST);
  }
  for (let at = whole; at < own.length; at += 1) sum += (packed[start + at] as number) * (own[at] as number);
  return sum;
};

/** Of sixteen bytes the lower or the upper eight, of eight shorts the lower or the upper four: in twice as many bits. */
const [LOW_BYTES, HIGH_BYTES, LOW_SHORTS, HIGH_SHORTS] = [
  vector(0x87),
  vector(0x88),
  vector(0xa7),
  vector(0xa8),
];
const [F32X4_FROM_I32X4, F32X4_MUL, F32X4_ADD] = [vector(0xfa), vector(0xe6), vector(0xe4)];
const f32x4ExtractLane = (lane: number): number[] => [...vector(0x1f), lane];
const F32_ADD = [0x92];

/** multiply(packed, end, own): the sum of the products of the packed numbers up to the end with the own ones. */
const multiplyCode = (): number[] => {
  const [packed, end, own, bytes, sums] = [0, 1, 2, 3, 4];
  const quarters = [
    [LOW_BYTES, LOW_SHORTS],
    [LOW_BYTES, HIGH_SHORTS],
    [HIGH_BYTES, LOW_SHORTS],
    [HIGH_BYTES, HIGH_SHORTS],
  ];
  const addQuarter = (half: readonly number[][], quarter: number): number[] => [
    ...localGet(own),
    ...v128Load((quarter * STEP * BYTES) / quarters.length),
    ...localGet(bytes),
    ...half.flat(),
    ...F32X4_FROM_I32X4,
    ...F32X4_MUL,
    ...localGet(sums),
    ...F32X4_ADD,
    ...localSet(sums),
  ];
  const lane = (at: number): number[] => [...localGet(sums), ...f32x4ExtractLane(at)];
  return [
    ...listOf([[2, V128]]),
    ...LOOP,
    ...localGet(packed),
    ...v128Load(0),
    ...localSet(bytes),
    ...quarters.flatMap(addQuarter),
    ...localGet(own),
    ...i32Const(STEP * BYTES),
    ...I32_ADD,
    ...localSet(own),
    ...localGet(packed),
    ...i32Const(STEP),
    ...I32_ADD,
    ...localTee(packed),
    ...localGet(end),
    ...I32_LT_U,
    ...BR_IF,
    ...END,
    ...lane(0),
    ...lane(1),
    ...F32_ADD,
    ...lane(2),
    ...F32_ADD,
    ...lane(3),
    ...F32_ADD,
  ];
};
