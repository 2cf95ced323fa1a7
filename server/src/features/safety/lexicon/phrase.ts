/** A piece of a phrase. A phrase is a row of them, matched against the words of a text. */
type Piece =
  | { kind: 'word'; word: string }
  /** A word with any ending, or with digits. */
  | { kind: 'form'; form: RegExp; prefix: string }
  /** One of some words, or of some longer ways to go on. */
  | { kind: 'choice'; words: ReadonlySet<string>; ways: readonly Phrase[]; optional: boolean }
  /** None of these may follow. */
  | { kind: 'not'; ways: readonly Phrase[] }
  | { kind: 'gap' }
  | { kind: 'begin' }
  | { kind: 'end' };
export type Phrase = readonly Piece[];

/** How words follow each other: with spaces between them, or each sign for itself. */
export type Script = 'spaced' | 'unspaced';

/** Reads one line of a language's phrases; `slot.ts` says how it is written. */
export const readPhrase = (line: string, script: Script): Phrase => {
  let at = 0;
  const taken = (sign: string): boolean => {
    if (!line.startsWith(sign, at)) return false;
    at += sign.length;
    return true;
  };
  const ways = (): Phrase[] => {
    const found = [row()];
    while (taken('|')) found.push(row());
    if (!taken(')')) throw new Error(`A bracket stays open: ${line}`);
    return found;
  };
  const wordsHere = (): Piece[] => {
    const word = /^[^\s()|~!?$^]+/.exec(line.slice(at))?.[0];
    if (word === undefined) throw new Error(`Not understood at ${at}: ${line}`);
    at += word.length;
    return script === 'spaced' ? [pieceOf(word)] : Array.from(word, pieceOf);
  };
  const row = (): Piece[] => {
    const pieces: Piece[] = [];
    for (;;) {
      while (line[at] === ' ') at++;
      if (at >= line.length || line[at] === '|' || line[at] === ')') return pieces;
      if (taken('~')) pieces.push({ kind: 'gap' });
      else if (taken('^')) pieces.push({ kind: 'begin' });
      else if (taken('$')) pieces.push({ kind: 'end' });
      else if (taken('!(')) pieces.push({ kind: 'not', ways: ways() });
      else if (taken('(')) pieces.push(choiceOf(ways(), taken('?')));
      else pieces.push(...wordsHere());
    }
  };
  const phrase = row();
  if (at < line.length) throw new Error(`A bracket too many: ${line}`);
  return phrase;
};

const pieceOf = (word: string): Piece =>
  /[*#[]/.test(word)
    ? {
        kind: 'form',
        form: new RegExp(`^${word.replaceAll('*', '.*').replaceAll('#', '[0-9]')}$`),
        prefix: word.replace(/[*#[].*$/, ''),
      }
    : { kind: 'word', word };

// Most choices are between single words: those are looked up and not tried one by one.
const choiceOf = (all: readonly Phrase[], optional: boolean): Piece => {
  const words = new Set<string>();
  const ways = all.filter((way) => {
    const [first, ...more] = way;
    if (first?.kind !== 'word' || more.length > 0) return true;
    words.add(first.word);
    return false;
  });
  return { kind: 'choice', words, ways, optional };
};

/** How many words, or signs of a language without spaces, a gap may span. */
const WIDTH: Readonly<Record<Script, number>> = { spaced: 3, unspaced: 8 };
const STOP = '.';

/** Whether a phrase stands at a place among the words; a full stop among them ends a sentence. */
export const standsAt = (
  phrase: Phrase,
  words: readonly string[],
  place: number,
  script: Script,
): boolean => {
  const follows = (pieces: Phrase, index: number, at: number, then: (at: number) => boolean): boolean => {
    const piece = pieces[index];
    if (!piece) return then(at);
    const rest = (next: number): boolean => follows(pieces, index + 1, next, then);
    const word = words[at];
    switch (piece.kind) {
      case 'word':
        return word === piece.word && rest(at + 1);
      case 'form':
        return word !== undefined && word !== STOP && piece.form.test(word) && rest(at + 1);
      case 'choice':
        return (
          (word !== undefined && piece.words.has(word) && rest(at + 1)) ||
          piece.ways.some((way) => follows(way, 0, at, rest)) ||
          (piece.optional && rest(at))
        );
      case 'not':
        return !piece.ways.some((way) => follows(way, 0, at, () => true)) && rest(at);
      case 'begin':
        return (at === 0 || words[at - 1] === STOP) && rest(at);
      case 'end':
        return (word === undefined || word === STOP) && rest(at);
      case 'gap':
        for (let next = at; next <= at + WIDTH[script]; next++) {
          if (rest(next)) return true;
          if (words[next] === undefined || words[next] === STOP) return false;
        }
        return false;
    }
  };
  return follows(phrase, 0, place, () => true);
};

/** How the first word of a phrase can begin; null when that may be anything. */
export const beginningsOf = (phrase: Phrase): readonly Beginning[] | null => {
  const [first] = phrase;
  if (first?.kind === 'word') return [{ word: first.word }];
  if (first?.kind === 'form')
    return first.prefix.length < PREFIX ? null : [{ prefix: first.prefix.slice(0, PREFIX) }];
  if (first?.kind !== 'choice') return null;
  const ways = [...first.ways, ...(first.optional ? [[]] : [])].map((way) =>
    beginningsOf([...way, ...phrase.slice(1)]),
  );
  return ways.every((way) => way !== null)
    ? [...ways.flat(), ...[...first.words].map((word) => ({ word }))]
    : null;
};

export type Beginning = { word: string } | { prefix: string };
/** How many letters of a word with any ending are looked up. */
export const PREFIX = 2;
