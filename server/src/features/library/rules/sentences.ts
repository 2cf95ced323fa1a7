/** A sentence of a passage and where it stands in it. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** Cuts a passage into sentences. Every line of a list is one of its own, without its mark. */
export const sentencesIn = (text: string, cut: (line: string) => readonly Sentence[]): Sentence[] =>
  Array.from(text.matchAll(/[^\n]+/g)).flatMap(({ 0: line, index }) => {
    const mark = /^\s*(?:[-*+>] |\d+[.)] )*/.exec(line)?.[0].length ?? 0;
    return cut(line.slice(mark)).map(({ text: said, start, end }) => ({
      text: said,
      start: index + mark + start,
      end: index + mark + end,
    }));
  });
