const MOST = 8;

/** A pure function of a text that many tasks ask about the same message: the last few answers are kept. */
export const memoise = <Result>(read: (text: string) => Result): ((text: string) => Result) => {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = read(text);
    const [oldest] = known.keys();
    if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
    known.set(text, { result });
    return result;
  };
};
