import { PODCAST } from '@studia/contract/limits';

// What a text becomes on its way to somebody's mouth.

const FORMULA = /\$[^$]*\$/g;

/** White space folded, as in one line. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** With a mark at its end, so that the voice falls there. */
export const ended = (text: string): string => (/[.!?…:]["”’)*]*$/.test(text) ? text : `${text}.`);

/** Its sentences. A dot inside of a formula, a number or an abbreviation ends nothing. */
export const sentencesOf = (text: string): string[] => {
  const formulas: string[] = [];
  const masked = flat(text).replaceAll(FORMULA, (formula) => `\u{e000}${formulas.push(formula) - 1}\u{e001}`);
  return masked
    .split(
      /(?<=[.!?…]["”’)]{0,2})(?<!\b(?:e\.g|i\.e|vs|approx|No|Dr|Mr|Mrs|St|etc|p)\.) (?=["“‘(\u{e000}\p{Lu}\p{N}−–-])/u,
    )
    .map((sentence) =>
      sentence.replaceAll(/\u{e000}(\d+)\u{e001}/gu, (_, index) => formulas[Number(index)] ?? ''),
    )
    .filter((sentence) => sentence !== '');
};

export const isQuestion = (sentence: string): boolean => /\?["”’)]*$/.test(sentence);

/** How many words it takes to say it; every sign of a formula is about one. */
export const spokenWords = (text: string): number => {
  const formulas = text.match(FORMULA)?.join(' ') ?? '';
  const plain = text.replaceAll(FORMULA, ' ');
  const signs = formulas.match(/\\[a-z]+|[\p{L}]|\d+(?:\.\d+)?|[=+<>^_/−-]/gu)?.length ?? 0;
  return (plain.match(/[\p{L}\p{N}’'-]+|[=+×÷−%]/gu)?.length ?? 0) + signs;
};

/** Sentences in lines that can be said in one breath or two. */
export const breaths = (sentences: readonly string[], most = 45): string[] => {
  const lines: string[] = [];
  for (const sentence of sentences.flatMap(cut)) {
    const last = lines.at(-1);
    const joined = last === undefined ? sentence : `${last} ${sentence}`;
    const fits = spokenWords(joined) <= most && joined.length <= PODCAST.lineCharacters;
    if (last !== undefined && fits) lines[lines.length - 1] = joined;
    else lines.push(sentence);
  }
  return lines;
};

/** A sentence that nobody has the breath for, in pieces: at commas where there are any, else between words. */
const cut = (sentence: string): string[] => {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > PODCAST.lineCharacters) {
    const head = rest.slice(0, PODCAST.lineCharacters);
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(' – '));
    const space = head.lastIndexOf(' ');
    const end = comma > PODCAST.lineCharacters / 3 ? comma + 1 : space > 0 ? space : head.length;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
};

/** How much of what the first says the second says too, from 0 to 1. */
export const overlap = (one: string, other: string): number => {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const [first, second] = [words(one), words(other)];
  if (first.size === 0) return 0;
  return [...first].filter((word) => second.has(word)).length / first.size;
};

const SHORTENED: Readonly<Record<string, string>> = {
  whats: 'what’s',
  hows: 'how’s',
  whys: 'why’s',
  wheres: 'where’s',
  thats: 'that’s',
  theres: 'there’s',
  isnt: 'isn’t',
  arent: 'aren’t',
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  cant: 'can’t',
  wont: 'won’t',
  wouldnt: 'wouldn’t',
  couldnt: 'couldn’t',
  shouldnt: 'shouldn’t',
  mustnt: 'mustn’t',
  neednt: 'needn’t',
  werent: 'weren’t',
  hadnt: 'hadn’t',
  youve: 'you’ve',
  theyve: 'they’ve',
  youll: 'you’ll',
  whos: 'who’s',
  wasnt: 'wasn’t',
  havent: 'haven’t',
  hasnt: 'hasn’t',
  youre: 'you’re',
  theyre: 'they’re',
  im: 'I’m',
  ive: 'I’ve',
  hes: 'he’s',
  shes: 'she’s',
  itll: 'it’ll',
  theyll: 'they’ll',
  couldve: 'could’ve',
  wouldve: 'would’ve',
  shouldve: 'should’ve',
  i: 'I',
  u: 'you',
  ur: 'your',
  bc: 'because',
};

const QUESTION =
  /^(?:(?:and|but|so|then|ok|wait) )?(?:what|why|how|when|where|which|who|whose|is|are|am|was|were|do|does|did|can|could|should|would|will|won’t|has|have|had|may|must|isn’t|aren’t|doesn’t|don’t|can’t|what’s|how’s|where’s|why’s|in what|at what|by how)\b/i;

/** Names that a text always writes with a capital, also in the middle of a sentence, by how they are typed. */
export const namesIn = (text: string): ReadonlyMap<string, string> => {
  const common = new Set(text.match(/(?<!\p{L})\p{Ll}+/gu));
  const names = (text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu) ?? []).filter(
    (name) => !common.has(name.toLowerCase()) && !DIRECTION.test(name),
  );
  // Of several words each may be common.
  const long = text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}/gu) ?? [];
  return new Map([
    ...names.flatMap((name) => [
      [name.toLowerCase(), name] as const,
      [`${name.toLowerCase()}s`, PEOPLE.test(name) ? `${name}s` : `${name}’s`] as const,
    ]),
    ...long
      .flatMap((name) => [name, name.replace(/s$/, '')])
      .map((name) => [name.toLowerCase(), name] as const),
  ]);
};

/** Of peoples there are many; of a person there is one. */
const PEOPLE = /(?:an|ek|ab|urk|ew|erb|ol|ish)$/;

/** The East is a place; an east wind is none. */
const DIRECTION = /^(?:North|South|East|West)$/;

/** Of one thing there is no plural: “a trees mass” is a tree’s. Some words end like that and are one. */
const OWNER =
  /\b(an?) (?!(?:lens|species|series|isosceles|equals|drinks|sports|sideways|leaves)\b)(\p{L}{2,}[^\Wsuiyo])s (?=\p{L}{3})/giu;

/** Before these words nobody owns anything. */
const IT_IS =
  /\bits(?= (?:an?|the|not|like|just|all|only|always|never|because|more|less|in|about|so|too|still|no|really|better|wrong|right|got|been|called|made|easier|harder|bigger|smaller|possible)\b)/g;

/** What was typed, with its apostrophes and capitals. */
export const written = (typed: string, names: ReadonlyMap<string, string>): string => {
  let words = flat(typed)
    .replaceAll(/[\p{L}']+/gu, (word) => SHORTENED[word] ?? names.get(word) ?? word)
    .replaceAll(IT_IS, 'it’s')
    .replaceAll(OWNER, '$1 $2’s ');
  for (const [name, capital] of names)
    if (name.includes(' ')) words = words.replaceAll(new RegExp(`\\b${name}\\b`, 'gi'), capital);
  return words;
};

/** As it goes on inside of a sentence: its first letter small, unless it begins with a name, a sign or “I”. */
export const lowered = (words: string, names: ReadonlyMap<string, string>): string => {
  const first = words.match(/^[\p{L}’']+/u)?.[0] ?? '';
  const isName =
    names.has(first.toLowerCase()) || /^I(?:’|$)/.test(first) || /\p{Lu}.*\p{Lu}|^\p{Lu}$/u.test(first);
  return isName && first !== 'A' ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

/** Two halves of a sentence that only a semicolon holds together are two sentences to the ear. */
export const unjoined = (text: string): string =>
  text
    .replaceAll(/\$[^$]*\$|; (\p{Ll})/gu, (found, next?: string) =>
      next === undefined ? found : `. ${next.toUpperCase()}`,
    )
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** Words as a sentence of their own. */
export const sentence = (words: string): string => ended(`${words.charAt(0).toUpperCase()}${words.slice(1)}`);

/** A question as students type it, as somebody would say it; null where it is not one that can be said. */
export const spokenQuestion = (
  typed: string,
  names: ReadonlyMap<string, string> = new Map(),
): string | null => {
  const words = written(typed, names)
    .replace(/[?.!]{0,3}$/, '')
    .trim();
  if (!QUESTION.test(words)) return null;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}?`;
};

/** The long words of a text, by how they begin. */
export const stems = (text: string, shortest = 6): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortest)
    .map((word) => word.slice(0, Math.max(4, shortest - 1)));

/** Titles that ask are said as a part of a sentence; all others are read out. */
export const askingTitle = (title: string): string | null =>
  /^(?:What|How|Why|When|Where|Which|Who)\b/.test(title)
    ? `${title.charAt(0).toLowerCase()}${title.slice(1).replace(/\?$/, '')}`
    : null;
