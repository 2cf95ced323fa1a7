import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

const SIZE = 64 * 1_024;
const NAME = 128;

/** A corner of PDFium's memory through which values come and go. */
export interface Scratch {
  /** Where the corner begins: room for numbers that functions answer by address. */
  readonly at: number;
  double(index: number): number;
  float(index: number): number;
  int(index: number): number;
  /** A short text that a function has written so many bytes into the corner, as UTF-8. */
  name(offset: number): string;
  /** Text that a function writes as UTF-16 when it gets an address and a size, answering the bytes it needs. */
  text(write: (at: number, size: number) => number): string;
  /** Brings bytes into PDFium's memory, until they are freed. */
  keep(bytes: Uint8Array): number;
  free(address: number): void;
  copy(address: number, length: number): Uint8Array;
}

/** What PDFium can do, and a place in its memory to exchange values. */
export interface Pdfium {
  readonly api: WrappedPdfiumModule;
  readonly scratch: Scratch;
}

/** PDFium's memory in several lights; its own types leave these out. */
interface Heaps {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
}

/** Claims the corner. Memory moves when it grows, so it is looked up anew each time. */
export const scratchIn = ({ pdfium }: WrappedPdfiumModule): Scratch => {
  const heaps = pdfium as unknown as Heaps;
  const at = pdfium.wasmExports.malloc(SIZE);
  return {
    at,
    double: (index) => heaps.HEAPF64[(at >> 3) + index] ?? 0,
    float: (index) => heaps.HEAPF32[(at >> 2) + index] ?? 0,
    int: (index) => heaps.HEAP32[(at >> 2) + index] ?? 0,
    name: (offset) => {
      const bytes = heaps.HEAPU8.slice(at + offset, at + offset + NAME);
      return Buffer.from(bytes.subarray(0, Math.max(0, bytes.indexOf(0)))).toString('utf8');
    },
    text: (write) => {
      const needed = write(at, SIZE);
      if (needed < 2 || needed > SIZE) return '';
      return new TextDecoder('utf-16le').decode(heaps.HEAPU8.slice(at, at + needed - 2));
    },
    keep: (bytes) => {
      const address = pdfium.wasmExports.malloc(bytes.length);
      heaps.HEAPU8.set(bytes, address);
      return address;
    },
    free: (address) => pdfium.wasmExports.free(address),
    copy: (address, length) => heaps.HEAPU8.slice(address, address + length),
  };
};
