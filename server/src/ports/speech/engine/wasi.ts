/** What a program of `wasi_snapshot_preview1` sees: its arguments, one folder in memory, and nothing of the machine. */
export interface Ran {
  readonly stdout: string;
  /** The file that it wrote last. */
  readonly file: Uint8Array | null;
}

class Exit extends Error {
  override readonly name = 'Exit';
}

const OK = 0;
const BAD_DESCRIPTOR = 8;
const NOT_FOUND = 44;
const FOLDER = 3;
const FOLDER_NAME = '/out';
const FIRST_FILE = 4;

/** Bytes that are written in no order. */
const makeFile = () => {
  let bytes = new Uint8Array(1 << 16);
  let size = 0;
  return {
    position: 0,
    write(part: Uint8Array): void {
      const end = this.position + part.length;
      if (end > bytes.length) {
        const larger = new Uint8Array(Math.max(end, bytes.length * 2));
        larger.set(bytes);
        bytes = larger;
      }
      bytes.set(part, this.position);
      this.position = end;
      size = Math.max(size, end);
    },
    size: () => size,
    content: () => bytes.slice(0, size),
  };
};

type OpenFile = ReturnType<typeof makeFile>;

/** Runs a compiled program once, with these arguments; it may write files into `/out`. */
export const runProgram = async (module: WebAssembly.Module, args: readonly string[]): Promise<Ran> => {
  const files = new Map<number, OpenFile>([
    [1, makeFile()],
    [2, makeFile()],
  ]);
  const encoded = args.map((arg) => new TextEncoder().encode(`${arg.replaceAll('\0', ' ')}\0`));
  let memory = new WebAssembly.Memory({ initial: 0 });
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const setWords = (...pairs: [number, number][]): number => {
    for (const [at, value] of pairs) view().setUint32(at, value, true);
    return OK;
  };

  const system = {
    args_sizes_get: (count: number, size: number) =>
      setWords([count, encoded.length], [size, encoded.reduce((sum, { length }) => sum + length, 0)]),
    args_get: (pointers: number, buffer: number) => {
      let at = buffer;
      for (const [index, arg] of encoded.entries()) {
        setWords([pointers + index * 4, at]);
        bytes().set(arg, at);
        at += arg.length;
      }
      return OK;
    },
    clock_time_get: (_id: number, _precision: bigint, at: number) => {
      view().setBigUint64(at, 0n, true);
      return OK;
    },
    fd_close: () => OK,
    fd_fdstat_get: (descriptor: number, at: number) => {
      if (descriptor !== FOLDER && !files.has(descriptor)) return BAD_DESCRIPTOR;
      bytes().fill(0, at, at + 24);
      view().setUint8(at, descriptor === FOLDER ? 3 : 4);
      view().setBigUint64(at + 8, ~0n & 0x1fff_ffffn, true);
      view().setBigUint64(at + 16, ~0n & 0x1fff_ffffn, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get: (descriptor: number, at: number) =>
      descriptor === FOLDER ? setWords([at, 0], [at + 4, FOLDER_NAME.length]) : BAD_DESCRIPTOR,
    fd_prestat_dir_name: (_descriptor: number, at: number) => {
      bytes().set(new TextEncoder().encode(FOLDER_NAME), at);
      return OK;
    },
    fd_read: (_descriptor: number, _parts: number, _count: number, read: number) => setWords([read, 0]),
    fd_seek: (descriptor: number, offset: bigint, from: number, at: number) => {
      const file = files.get(descriptor);
      if (!file || descriptor < FIRST_FILE) return BAD_DESCRIPTOR;
      const start = from === 0 ? 0 : from === 1 ? file.position : file.size();
      file.position = start + Number(offset);
      view().setBigUint64(at, BigInt(file.position), true);
      return OK;
    },
    fd_write: (descriptor: number, parts: number, count: number, written: number) => {
      const file = files.get(descriptor);
      if (!file) return BAD_DESCRIPTOR;
      let total = 0;
      for (let part = parts; part < parts + count * 8; part += 8) {
        const at = view().getUint32(part, true);
        const length = view().getUint32(part + 4, true);
        file.write(bytes().slice(at, at + length));
        total += length;
      }
      return setWords([written, total]);
    },
    path_open: (...given: [number, number, number, number, number, bigint, bigint, number, number]) => {
      const [folder, , , , flags, , , , at] = given;
      const creates = (flags & 1) !== 0;
      if (folder !== FOLDER || !creates) return NOT_FOUND;
      const descriptor = FIRST_FILE + files.size - 2;
      files.set(descriptor, makeFile());
      return setWords([at, descriptor]);
    },
    proc_exit: () => {
      throw new Exit();
    },
  };

  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system });
  memory = instance.exports['memory'] as WebAssembly.Memory;
  try {
    (instance.exports['_start'] as () => void)();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  const last = [...files].findLast(([descriptor]) => descriptor >= FIRST_FILE)?.[1];
  return {
    stdout: new TextDecoder().decode(files.get(1)?.content()),
    file: last?.content() ?? null,
  };
};
