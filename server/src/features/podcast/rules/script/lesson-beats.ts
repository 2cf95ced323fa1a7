import type { Idea, Item, Misconception } from '@studia/contract/lessons';
import type { Beat, BeatKind, Possible } from './beat.ts';
import { explainer, filled, host, PAUSE, type Draft } from './draft.ts';
import * as say from './phrases.ts';
import { isForTheEar, question } from './questions.ts';
import { isHearable, statedWays } from './spoken-ways.ts';
import { breaths, isQuestion, spokenQuestion, sentence, sentencesOf, spokenWords } from './words.ts';
import type { Writing } from './writing.ts';

const MOST_SIGNS = 8;
const AROUND = 10;
const FOLLOWS = 0.4;
const NEW_ENOUGH = 0.4;
/** A text whose every other word was heard is no surprise any more. */
const NEW_ENOUGH_TO_TELL = 0.3;

interface Piece {
  kind: BeatKind;
  key: string;
  begins: string;
  tells: string;
  isReady: (writing: Writing) => boolean;
  talk: (link: string) => Draft[];
}

/** Once taken, a piece is gone. */
const possible = ({ kind, key, begins, tells, isReady, talk }: Piece, writing: Writing): Possible => {
  let isTaken = false;
  const all = `${begins} ${tells}`;
  const words = spokenWords(all) + AROUND;
  return (): Beat | null =>
    isTaken || !isReady(writing) || writing.memory.repeats(all)
      ? null
      : {
          kind,
          begins,
          words,
          talk: (link) => {
            isTaken = true;
            const lines = talk(link);
            writing.memory.add(`${key} ${all}`);
            return lines;
          },
        };
};

/** A question about this part in a student’s own words, as one says it. */
const askedAbout = ({ asks }: Idea, part: string, { names, memory }: Writing): string | null => {
  for (const { ask, part: about } of asks) {
    const asked = about === part ? spokenQuestion(ask, names) : null;
    if (asked !== null && memory.knows(asked) && memory.canPointAt(asked) && !memory.has(asked)) return asked;
  }
  return null;
};

const linked = (link: string, words: string): string => `${link} ${words}`.trim();

/** A text that asks and answers itself becomes two people: whoever is curious asks. */
export const talkedThrough = ({ quote }: Idea, text: string): Draft[] => {
  const lines: Draft[] = [];
  let telling: string[] = [];
  const tell = (): void => {
    for (const breath of breaths(telling)) lines.push(...explainer(breath, { quote }));
    telling = [];
  };
  const sentences = sentencesOf(text);
  for (const [index, one] of sentences.entries())
    if (isQuestion(one) && WANTS_TO_KNOW.test(one) && index < sentences.length - 1) {
      tell();
      lines.push(...host(one));
    } else telling.push(one);
  tell();
  return lines;
};
/** A question to which yes or no is no answer, and that is not put to anybody. */
const WANTS_TO_KNOW =
  /^(?!.*(?:\b(?:you|your|we|my)\b|["“”]))(?:.*, )?(?:so )?(?:what|why|how|where|which|who|when)\b/i;

/** What the lesson has to say about an idea, beyond telling it. */
export const lessonBeats = (idea: Idea, writing: Writing): Possible[] => {
  const { pick, memory } = writing;
  const { quote, picture, example, why, full, terms, misconceptions, items } = idea;
  const part = (name: 'why' | 'full', text: string | null, ways: readonly string[]): Possible[] =>
    text === null || !isHearable(text, MOST_SIGNS)
      ? []
      : [
          possible(
            {
              kind: 'asked',
              key: name,
              begins: '',
              tells: text,
              isReady: () => memory.newness(text) >= NEW_ENOUGH_TO_TELL,
              talk: (link) => {
                const talk = talkedThrough(idea, text);
                const asked = askedAbout(idea, name, writing);
                // A text that begins with the question needs nobody else to ask it.
                return talk[0]?.speaker === 'host'
                  ? talk
                  : [...host(linked(link, asked ?? pick(ways))), ...talk];
              },
            },
            writing,
          ),
        ];
  return [
    ...(example === null ? [] : [exampleBeat(idea, writing)]),
    ...(picture === null
      ? []
      : [
          possible(
            {
              kind: 'shown',
              key: 'picture',
              begins: '',
              tells: `${picture.like} ${picture.stops}`,
              isReady: () => !memory.has(picture.like),
              talk: (link) => [
                ...host(linked(link, pick(say.PICTURE_ASKED))),
                ...explainer(`${writing.maybe(say.PICTURE)} ${picture.like}`, { quote }),
                ...pictureEnds(idea, writing),
              ],
            },
            writing,
          ),
        ]),
    ...part('why', why, say.WHY),
    ...misconceptions.map((slip) => slipBeat(idea, slip, writing)),
    ...conclusions(idea, writing),
    ...part('full', full, say.DEEPER),
    ...items.filter(isForTheEar).map((item) => itemBeat(idea, item, writing)),
    ...terms.map((term) => termBeat(idea, term, writing)),
  ];
};

export const pictureEnds = ({ picture, quote }: Idea, { pick }: Writing): Draft[] => {
  if (picture === null) return [];
  const [asked, answer] = pick(say.PICTURE_ENDS);
  return [...host(asked), ...explainer(`${answer} ${picture.stops}`, { quote })];
};

/** What the host believes, and what is wrong with it. */
const slipBeat = (idea: Idea, { belief, wrong }: Misconception, writing: Writing): Possible =>
  possible(
    {
      kind: 'wrong',
      key: 'slip',
      begins: belief,
      tells: wrong,
      isReady: ({ memory }) =>
        memory.knows(belief) && !memory.has(wrong) && memory.newness(wrong) >= NEW_ENOUGH,
      talk: () => {
        const [claim = ''] = statedWays({ says: [belief] }, writing.names);
        const way = claim === '' ? '' : writing.maybe(say.SUPPOSED);
        return [
          ...host(filled(way || '{Claim}', { claim, Claim: sentence(belief) })),
          ...explainer(`${writing.maybe(say.NOT_QUITE)} ${wrong}`, { quote: idea.quote }),
        ];
      },
    },
    writing,
  );

/** What students say who have understood. */
const conclusions = (idea: Idea, writing: Writing): Possible[] =>
  (idea.claims ?? []).flatMap(({ right }) => {
    const [claim] = statedWays({ says: [right] }, writing.names);
    if (claim === undefined) return [];
    return [
      possible(
        {
          kind: 'right',
          key: 'claim',
          begins: claim,
          tells: '',
          isReady: ({ memory }) =>
            memory.knows(claim) && !memory.has(claim) && memory.newness(claim) <= FOLLOWS,
          talk: () => [
            ...host(filled(writing.maybe(say.CONCLUDED) || '{Claim}', { claim, Claim: sentence(claim) }), {
              quote: idea.quote,
            }),
            ...explainer(writing.maybe(say.CONFIRM) || 'Yes.'),
          ],
        },
        writing,
      ),
    ];
  });

const itemBeat = (idea: Idea, item: Item, writing: Writing): Possible =>
  possible(
    {
      kind: 'tried',
      key: 'item',
      begins: item.ask,
      tells: `${item.explanation} and time to think about it, which takes a while, and to say it`,
      isReady: ({ memory }) => memory.knows(`${item.ask} ${typeof item.key === 'string' ? item.key : ''}`),
      talk: () => question(idea, item, writing),
    },
    writing,
  );

const termBeat = (idea: Idea, { name, definition }: Idea['terms'][number], writing: Writing): Possible =>
  possible(
    {
      kind: 'asked',
      key: 'term',
      begins: name,
      tells: definition,
      isReady: ({ memory }) => !memory.has(definition) && memory.newness(definition) >= NEW_ENOUGH_TO_TELL,
      talk: (link) => {
        const { quote } = idea;
        const wasSaid = writing.memory.knows(name);
        const asks = filled(writing.pick(wasSaid ? say.TERM_AGAIN : say.TERM), { term: name });
        return [
          ...host(linked(link, asks)),
          ...explainer(wasSaid ? definition : `The word is “${name}”. ${definition}`, { quote }),
        ];
      },
    },
    writing,
  );

/** Done step by step by both. */
const exampleBeat = (idea: Idea, writing: Writing): Possible =>
  possible(
    {
      kind: 'shown',
      key: 'example',
      begins: '',
      tells: idea.example
        ? [
            idea.example.task,
            ...idea.example.steps.flatMap(({ line, why }) => [line, why, 'and so on']),
          ].join(' ')
        : '',
      isReady: ({ memory }) => idea.example !== null && memory.knows(idea.example.task),
      talk: (link) => exampleTalk(idea, link, writing),
    },
    writing,
  );

const exampleTalk = (idea: Idea, link: string, writing: Writing): Draft[] => {
  const { example, quote } = idea;
  const { pick, maybe } = writing;
  if (example === null) return [];
  const steps = example.steps.flatMap(({ line, why: reason }, index): Draft[] => {
    const whole = `${closed(line)} ${reason}`;
    if (index === 0) return explainer(`${maybe(say.FIRST_STEP)} ${whole}`, { quote });
    if (index % 2 === 1)
      return [
        ...host(`${maybe(say.HOST_STEP)} ${line}`, { quote }),
        ...explainer(`${maybe(say.CONFIRM)} ${reason}`, { quote }),
      ];
    return [...host(maybe(say.NEXT_STEP) || 'Yes?'), ...explainer(whole, { quote })];
  });
  return [
    ...host(linked(link, pick(say.EXAMPLE))),
    ...explainer(`${maybe(say.TASK)} ${example.task} ${maybe(say.TRY_FIRST)}`, { pause: PAUSE.wonder }),
    ...steps,
  ];
};

const closed = (line: string): string => (/[.!?:]$/.test(line.trim()) ? line : `${line}.`);
