/** Instructions of WebAssembly that are used here, by the names its specification gives them. */
export const OP = {
  loop: [0x03, 0x40],
  if: [0x04, 0x40],
  end: [0x0b],
  brIf: [0x0d],
  get: [0x20],
  set: [0x21],
  tee: [0x22],
  i32Load: [0x28, 2],
  i64Load: [0x29, 3],
  i32Load16: [0x2f, 1],
  i32Store: [0x36, 2],
  i32Store16: [0x3b, 1],
  i32Const: [0x41],
  i64Const: [0x42],
  i32Less: [0x49],
  i32AtMost: [0x4d],
  i32Add: [0x6a],
  i32Shl: [0x74],
  i64Popcnt: [0x7b],
  i64Add: [0x7c],
  i64Xor: [0x85],
  i32Wrap: [0xa7],
  v128Load: [0xfd, 0x00, 4],
  v128Load8x8: [0xfd, 0x01, 3],
  v128Zero: [0xfd, 0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  i32x4Lane: [0xfd, 0x1b],
  i32x4Add: [0xfd, 0xae, 0x01],
  i32x4Dot: [0xfd, 0xba, 0x01],
} as const;

/** Instructions and what they are about, in lines that may stand in lines. */
type Code = readonly (number | Code)[];

/** A function that takes whole numbers, and answers with one or with nothing. */
interface Procedure {
  takes: number;
  answers: boolean;
  /** Its own variables by their types, after what it takes. */
  own: readonly (keyof typeof TYPES)[];
  code: Code;
}

const TYPES = { i32: 0x7f, i64: 0x7e, v128: 0x7b };

/** Functions over a piece of memory; written out here, since a compiler for some dozen instructions would weigh more. */
export const programOver = (
  memory: WebAssembly.Memory,
  procedures: readonly Procedure[],
): ((...given: number[]) => number)[] => {
  const program = Uint8Array.from([
    ...BEGINNING,
    ...section(
      1,
      procedures.map(({ takes, answers }) => [
        0x60,
        ...sized(Array.from({ length: takes }, () => TYPES.i32)),
        ...sized(answers ? [TYPES.i32] : []),
      ]),
    ),
    ...section(2, [[...named('own'), ...named('memory'), 2, 0, 1]]),
    ...section(
      3,
      procedures.map((_, place) => unsigned(place)),
    ),
    ...section(
      7,
      procedures.map((_, place) => [...named(String(place)), 0, ...unsigned(place)]),
    ),
    ...section(
      10,
      procedures.map(({ own, code }) =>
        sized([
          ...unsigned(own.length),
          ...own.flatMap((type) => [1, TYPES[type]]),
          ...bytesIn(code),
          ...OP.end,
        ]),
      ),
    ),
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program), { own: { memory } });
  return procedures.map((_, place) => exports[String(place)] as (...given: number[]) => number);
};

/** A file of WebAssembly, in its first version. */
const BEGINNING = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

const bytesIn = (code: Code): number[] =>
  code.flatMap((one) => (typeof one === 'number' ? [one] : bytesIn(one)));

const section = (kind: number, entries: readonly (readonly number[])[]): number[] => [
  kind,
  ...sized([...unsigned(entries.length), ...entries.flat()]),
];
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const named = (name: string): number[] => sized([...Buffer.from(name)]);

/** Numbers in pieces of seven bits, the lowest first. */
export const unsigned = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
/** The same for a constant: the highest bit of its last piece is its sign. */
export const constant = (value: number): number[] =>
  value < 64 ? [value] : [(value & 127) | 128, ...constant(value >>> 7)];
