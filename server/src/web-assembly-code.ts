// The names are those of the specification: https://webassembly.github.io/spec/core/binary/
export const [I32, F32, I64, V128] = [0x7f, 0x7d, 0x7e, 0x7b];
const unsigned = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
/** Small ones, whose sign bit stays clear. */
const signed = (value: number): number[] =>
  value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)];
export const listOf = (items: readonly (readonly number[])[]): number[] => [
  ...unsigned(items.length),
  ...items.flat(),
];
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const section = (id: number, ...items: number[][]): number[] => [id, ...sized(listOf(items))];
const name = (text: string): number[] => sized([...Buffer.from(text)]);

export const localGet = (local: number): number[] => [0x20, local];
export const localSet = (local: number): number[] => [0x21, local];
export const localTee = (local: number): number[] => [0x22, local];
export const i32Const = (value: number): number[] => [0x41, ...signed(value)];
export const i64Const = (value: number): number[] => [0x42, ...signed(value)];
/** An instruction on sixteen bytes at once, by its number. */
export const vector = (instruction: number): number[] => [0xfd, ...unsigned(instruction)];
export const v128Load = (offset: number): number[] => [...vector(0x00), 0, ...unsigned(offset)];
export const [LOOP, BR_IF, END] = [[0x03, 0x40], [0x0d, 0], [0x0b]];
export const [I32_ADD, I32_LT_U] = [[0x6a], [0x49]];

/** A function that works in a memory that it is given: what it takes, what it answers, and its code with its locals before it. */
interface FunctionParts {
  takes: readonly number[];
  answers: readonly number[];
  code: readonly number[];
}

/** Makes a module with one function and gives it a memory to work in. */
export const instanceOf = (
  { takes, answers, code }: FunctionParts,
  memory: WebAssembly.Memory,
): ((...given: number[]) => number) => {
  const bytes = Uint8Array.from([
    ...Buffer.from('\0asm'),
    1,
    0,
    0,
    0,
    ...section(1, [0x60, ...listOf(takes.map((one) => [one])), ...listOf(answers.map((one) => [one]))]),
    ...section(2, [...name('of'), ...name('memory'), 0x02, 0, 1]),
    ...section(3, [0]),
    ...section(7, [...name('run'), 0x00, 0]),
    ...section(10, sized([...code, ...END])),
  ]);
  const { run } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { of: { memory } }).exports;
  return run as (...given: number[]) => number;
};

const PAGE = 65_536;

/** Memory for so many bytes. */
export const memoryOf = (bytes: number): WebAssembly.Memory =>
  new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
