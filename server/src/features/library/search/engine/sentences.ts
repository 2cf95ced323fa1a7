/** A sentence of a passage and where it stands in it. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

const ENDS = new Set('.!?:;。！？।؟…');
const WHOLE = /[.!?:;。！？।؟…]["'”’»)\]]+$/u;
const FEW_WORDS = 15;

/** Whether something is no sentence but a heading, a caption or an item of a list. */
export const isFragment = (text: string): boolean => {
  // Most sentences are whole, and that is seen sooner than their words are counted.
  if (ENDS.has(text.charAt(text.length - 1)) || WHOLE.test(text)) return false;
  return (text.match(/\S+/g)?.length ?? 0) < FEW_WORDS;
};

const LIST_MARK = /^\s*(?:[-*+>] |\d+[.)] )*/;

/** Cuts a passage into sentences. They run on over line ends; every item of a list begins anew, without its mark. */
export const sentencesIn = (text: string, cut: (line: string) => readonly Sentence[]): Sentence[] =>
  blocksOf(text).flatMap(({ start, end }) =>
    // A line end inside of a sentence is a space; what is said keeps its place.
    cut(text.slice(start, end).replaceAll(/[\r\n]/g, ' ')).map((sentence) => ({
      text: sentence.text,
      start: start + sentence.start,
      end: start + sentence.end,
    })),
  );

const blocksOf = (text: string): { start: number; end: number }[] => {
  const blocks: { start: number; end: number }[] = [];
  let goesOn = false;
  for (const { 0: line, index } of text.matchAll(/[^\n]*(?:\n|$)/g)) {
    const end = index + line.trimEnd().length;
    const mark = LIST_MARK.exec(line)?.[0] ?? '';
    const last = blocks.at(-1);
    if (line.trim() === '') goesOn = false;
    else if (goesOn && last && mark.trim() === '') last.end = end;
    else {
      blocks.push({ start: index + mark.length, end });
      goesOn = true;
    }
  }
  return blocks;
};
