const LETTERS = 'ABCDEF';
const A_LETTER =
  /^\W*(?:(?:(?:i (?:think|guess|say|got|chose|picked)|it'?s|is it|maybe|its) )?(?:(?:answer|option|letter) )?)\(?([a-f])\)?\W*$/i;

/** “B” to a question with options that the student set in the message before: the words of that option; null where none was set. */
export const optionMeant = (message: string, before: string): string | null => {
  const letter = A_LETTER.exec(message)?.[1]?.toUpperCase();
  return letter === undefined ? null : (optionsIn(before)[LETTERS.indexOf(letter)] ?? null);
};

/** The options in a question: “… A sedimentary B igneous C metamorphic”, “a) 3 b) 4 c) 5”. */
const optionsIn = (question: string): string[] => {
  const marked = cut(
    question,
    (letter) => new RegExp(`(?<![\\p{L}\\d])\\(?(?:${letter}|${letter.toLowerCase()})[).:]\\s*`, 'u'),
  );
  return marked.length >= FEWEST
    ? marked
    : cut(question, (letter) => new RegExp(`(?<![\\p{L}\\d])${letter}\\s+`, 'u'));
};
const FEWEST = 3;

const cut = (question: string, markOf: (letter: string) => RegExp): string[] => {
  const options: string[] = [];
  let rest = question;
  for (const [at, letter] of Array.from(LETTERS).entries()) {
    const mark = markOf(letter).exec(rest);
    if (!mark) return at < FEWEST ? [] : [...options, rest.trim()];
    if (at > 0) options.push(rest.slice(0, mark.index).trim());
    rest = rest.slice(mark.index + mark[0].length);
  }
  return [...options, rest.trim()];
};
