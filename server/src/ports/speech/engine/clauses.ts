/** Cuts a sentence into pieces of so many characters at most: at pauses where there are some, else between words. */
export const clausesOf = (sentence: string, most: number): string[] => {
  const pieces: string[] = [];
  let rest = sentence.trim();
  while (rest.length > most) {
    const window = rest.slice(0, most + 1);
    const pause = Math.max(...[';', ':', ',', '—'].map((mark) => window.lastIndexOf(`${mark} `)));
    const blank = window.lastIndexOf(' ');
    const at = pause > most / 3 ? pause + 1 : blank > 0 ? blank : most;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
};
