/** What Node has of WebAssembly and its types lack, as far as it is used here. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
    readonly compiled: true;
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, Memory>>);
    readonly exports: Record<string, unknown>;
  }
  class Memory {
    constructor(descriptor: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(
    module: Module,
    imports: Record<string, Record<string, (...given: never[]) => unknown>>,
  ): Promise<{ readonly exports: Record<string, unknown> }>;
}
