import * as z from 'zod/mini';

const Model = z.object({
  name: z.optional(z.string()),
  /** 1 is a text with gaps. */
  type: z.optional(z.number()),
  flds: z.array(z.object({ name: z.string() })),
  tmpls: z.array(z.object({ qfmt: z.string(), afmt: z.string() })),
});
/** How a kind of note becomes cards. */
export type Model = z.infer<typeof Model>;

const DeckName = z.object({ name: z.string() });
const Entries = z.record(z.string(), z.unknown());
/** What FSRS knows about a card. */
const Memory = z.object({ s: z.number(), d: z.number() });

export const readModels = (json: string): ReadonlyMap<string, Model> => entriesOf(Model, json);

/** The names of decks by their ids; `::` parts a deck from those within it. */
export const readDecks = (json: string): ReadonlyMap<string, { name: string }> => entriesOf(DeckName, json);

export const readMemory = (json: string): z.infer<typeof Memory> | null => {
  const read = z.safeParse(Memory, parsed(json));
  return read.success ? read.data : null;
};

/** What can be read of an object of JSON; what can't is left out. */
const entriesOf = <T>(schema: z.ZodMiniType<T>, json: string): ReadonlyMap<string, T> => {
  const entries = z.safeParse(Entries, parsed(json));
  return new Map(
    Object.entries(entries.data ?? {}).flatMap(([id, value]) => {
      const read = z.safeParse(schema, value);
      return read.success ? [[id, read.data] as const] : [];
    }),
  );
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};
