import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/** A server that begins to listen and ends, each once and never both at a time. */
export interface Listening {
  /** Answers its address, or null where it has been ended before. */
  begin(): Promise<string | null>;
  end(): Promise<void>;
}

/** Fastify asks for the address of a server that has just begun to listen: closed in that instant it has none, and the process would crash. */
export const makeListening = (http: FastifyInstance, where: FastifyListenOptions): Listening => {
  let beginning: Promise<unknown> = Promise.resolve();
  let over = false;
  return {
    begin: async () => {
      if (over) return null;
      const address = http.listen(where);
      beginning = address.catch(() => null);
      return address;
    },
    end: async () => {
      over = true;
      await beginning;
      await http.close();
    },
  };
};
