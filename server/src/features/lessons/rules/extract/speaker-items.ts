import type { Item } from '@studia/contract/lessons';
import type { ExtractedChapter } from './defined.ts';
import type { BookSentence } from './sentence.ts';

/** Words that somebody in a story says. */
interface Spoken {
  who: string;
  words: string;
  sentence: BookSentence;
  chapter: number;
}

/** Who speaks in a book, where it tells a story. */
export interface Speakers {
  spoken: readonly Spoken[];
  /** Those who speak more than once, the most talkative first. */
  names: readonly string[];
}

const VERB =
  '(?:said|replied|cried|asked|exclaimed|shouted|remarked|added|answered|whispered|repeated|went on|continued|observed|interrupted)';
const WHO = String.raw`(?<who>(?:[Tt]he )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)`;
const WORDS = String.raw`^["“](?<words>[^"“”]+)["”]`;
const TELLS = [
  new RegExp(String.raw`${WORDS} ?${VERB} ${WHO}\b`, 'u'),
  new RegExp(String.raw`${WORDS} ?${WHO} (?:\p{L}+ly )?${VERB}\b`, 'u'),
];
const TOLD_NEXT = [
  new RegExp(String.raw`^${VERB} ${WHO}\b`, 'u'),
  new RegExp(String.raw`^${WHO} (?:\p{L}+ly )?${VERB}\b`, 'u'),
];
const ALONE = new RegExp(`${WORDS}$`, 'u');
const NOBODY =
  /^(?:the )?(?:he|she|it|they|we|i|you|one|another|others|everybody|nobody|somebody|everyone|mr|mrs|miss|dr)$/i;
const LENGTH = { fewest: 8, most: 40 };
const FEWEST = { speakers: 4, quotes: 2 };
const MOST_ITEMS = 6;
const OPTIONS = 3;

/** Finds who says what: in a book without people there is nobody. */
export const speakersIn = (
  chapters: readonly ExtractedChapter[],
  isWhole: (text: string) => boolean,
): Speakers => {
  const spoken = chapters.flatMap(({ sentences, number }) =>
    sentences.flatMap((sentence, index) => {
      const speech = spokenIn(sentence.text, sentences[index + 1]?.text ?? '');
      return speech === null || NOBODY.test(speech.who) ? [] : [{ ...speech, sentence, chapter: number }];
    }),
  );
  const times = new Map<string, number>();
  for (const { who } of spoken) times.set(who, (times.get(who) ?? 0) + 1);
  const names = Array.from(times)
    .filter(([, many]) => many >= FEWEST.quotes)
    .toSorted(([, one], [, other]) => other - one)
    .map(([who]) => who);
  if (names.length < FEWEST.speakers) return { spoken: [], names: [] };
  // What two people say in the same words is nobody's own.
  const once = (words: string): boolean => spoken.filter((one) => one.words === words).length === 1;
  return { names, spoken: spoken.filter(({ words }) => isWhole(words) && once(words)) };
};

const spokenIn = (text: string, next: string): Pick<Spoken, 'who' | 'words'> | null => {
  const speech = TELLS.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const alone = speech ? undefined : ALONE.exec(text)?.groups?.['words'];
  const after =
    alone === undefined ? undefined : TOLD_NEXT.map((pattern) => pattern.exec(next)?.groups).find(Boolean);
  const [who, words] = [speech?.['who'] ?? after?.['who'], speech?.['words'] ?? alone];
  if (who === undefined || words === undefined) return null;
  // Where somebody speaks on behind the name, both halves belong together.
  const behind = text.slice(words.length + 2);
  const rest = /["“]/.test(behind)
    ? (/^[^"“]*["“](?<rest>[^"“”]+)["”]\S?$/u.exec(behind)?.groups?.['rest'] ?? null)
    : '';
  return rest === null
    ? null
    : {
        who: who.replace(/^The /, 'the '),
        words: [words, rest].filter(Boolean).join(' … ').replace(/,$/, '').trim(),
      };
};

/** Questions about who says something in a chapter of a story. */
export const speakerItems = (
  { number, title, sentences }: ExtractedChapter,
  { spoken, names }: Speakers,
): Item[] =>
  inTurn(
    spoken.filter(
      ({ chapter, who, words }) => chapter === number && names.includes(who) && canBeAsked(who, words),
    ),
  )
    .slice(0, MOST_ITEMS)
    .map(({ who, words, sentence }, index) => {
      const here = (name: string): number =>
        Number(spoken.some((one) => one.chapter === number && one.who === name)) +
        Number(sentences.some(({ text }) => text.includes(bare(name))));
      const others = names
        .filter((name) => name !== who && !words.includes(bare(name)))
        .toSorted((one, other) => here(other) - here(one));
      return {
        id: `says-${index + 1}`,
        kind: 'choice',
        difficulty: 2,
        ask: `Who says this in “${title}”?\n\n“${words}”`,
        key: who,
        wrong: others
          .slice(0, OPTIONS)
          .map((name) => ({ text: name, slip: `you heard the voice of ${name}` })),
        hints: [
          'Who would speak like this?',
          'Who is being spoken to?',
          `Look at page ${sentence.quote.label ?? sentence.quote.page}.`,
        ],
        explanation: sentence.text,
        quote: sentence.quote,
      };
    });

/** One of each in turn, while more than one has something left: or whoever guesses the hero would always be right. */
const inTurn = (spoken: readonly Spoken[]): Spoken[] => {
  const bySpeaker = new Map<string, Spoken[]>();
  // The longest words are the easiest to know again.
  for (const one of spoken.toSorted((first, second) => second.words.length - first.words.length))
    bySpeaker.set(one.who, [...(bySpeaker.get(one.who) ?? []), one]);
  const turns: Spoken[] = [];
  for (let turn = 0; ; turn += 1) {
    const round = Array.from(bySpeaker.values()).flatMap((own) => own.slice(turn, turn + 1));
    if (round.length === 0 || (turn > 0 && round.length < 2)) return turns;
    turns.push(...round);
  }
};

const bare = (name: string): string => name.replace(/^the /, '');

const canBeAsked = (who: string, words: string): boolean => {
  const { length } = words.split(/\s+/);
  return length >= LENGTH.fewest && length <= LENGTH.most && !words.includes(bare(who));
};
