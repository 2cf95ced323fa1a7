/** The tokenizer of the model, from files that are checked to the bit. */
export function openTokenizer(
  checksums: Readonly<Record<string, string>>,
): Promise<{ encode: (text: string, options: object) => { ids: number[] } }>;
