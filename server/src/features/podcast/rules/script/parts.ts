import type { Idea, Misconception } from '@studia/contract/lessons';
import { HARDLY, newIn, saidBy, textOf } from './claims.ts';
import { explainer, filled, host, PAUSE, type Draft } from './draft.ts';
import * as say from './phrases.ts';
import type { Pick } from './picker.ts';
import {
  breaths,
  isQuestion,
  namesIn,
  overlap,
  saidQuestion,
  sentencesOf,
  spokenWords,
  stems,
} from './words.ts';

/** What is known while a script is written. */
export interface Writing {
  pick: Pick;
  /** Questions that the host has asked already. */
  asked: Set<string>;
  /** What the host has said back already. */
  said: Set<string>;
}

/** The host asks what students ask about this part; where nobody does, something that fits anywhere. */
const cue = (idea: Idea, part: string, writing: Writing, ways: readonly string[]): Draft[] =>
  host(askedAbout(idea, part, writing.asked, followsOn(idea)) ?? writing.pick(ways));

/** A question about this part in a student’s own words, as one says it; none twice. */
export const askedAbout = (
  idea: Idea,
  part: string,
  asked: Set<string>,
  fits: (question: string) => boolean = () => true,
): string | null => {
  for (const { ask, part: about } of idea.asks) {
    const question = about === part && !asked.has(ask) ? saidQuestion(ask, namesIn(textOf(idea))) : null;
    if (question === null || !fits(question)) continue;
    asked.add(ask);
    return question;
  }
  return null;
};

/** Once an idea was named, nobody asks what it is, nor with a word that was not said yet. */
const followsOn = ({ title, statement: text }: Idea) => {
  const heard = new Set(stems(`${title} ${text}`));
  return (question: string): boolean =>
    !/^what(?:’s| is| are)\b/i.test(question) && stems(question).every((stem) => heard.has(stem));
};

/** Told by one; what he asks on the way stops the other for a moment. */
const told = ({ quote }: Idea, text: string, { pick }: Writing): Draft[] => {
  const sentences = sentencesOf(text);
  const question = sentences.findIndex(
    (sentence, at) =>
      isQuestion(sentence) &&
      WANTS_TO_KNOW.test(sentence) &&
      !sentence.includes(':') &&
      spokenWords(sentences.slice(at + 1).join(' ')) >= ENOUGH_TO_TELL,
  );
  if (question !== -1)
    return [
      ...explainer(sentences.slice(0, question + 1).join(' '), { quote, pause: 1 }),
      ...host(pick(say.GUESSING)),
      ...explainer(sentences.slice(question + 1).join(' '), { quote }),
    ];
  const middle = spokenWords(text) < LONG_TO_TELL ? -1 : endOfThought(sentences);
  if (middle === -1) return explainer(text, { quote });
  return [
    ...explainer(sentences.slice(0, middle).join(' '), { quote }),
    ...host(pick(say.LISTENING)),
    ...explainer(sentences.slice(middle).join(' '), { quote }),
  ];
};

/** A question to which yes or no is no answer. */
const WANTS_TO_KNOW = /\b(?:what|why|how|where|which|who|when)\b/i;
const ENOUGH_TO_TELL = 10;
const LONG_TO_TELL = 55;
/** A sentence that begins like this goes on with the one before. */
const GOES_ON =
  /^(?:and|but|so|then|or|because|that|this|these|those|it|its|they|them|he|she|there|here|now|yes|no|not|the (?:same|other|others|more|rest|one)|each|both|too|cheap|at the end|also|only|even|still|which|you (?:have|get|see|need))\b/i;

/** Where somebody may say “okay” without cutting a thought in two: near the middle, with enough still to come; -1 where nowhere. */
const endOfThought = (sentences: readonly string[]): number => {
  const middle = sentences.length / 2;
  const places = sentences
    .map((sentence, at) => ({ sentence, at }))
    .filter(
      ({ sentence, at }) =>
        at >= 2 &&
        at < sentences.length - 1 &&
        !GOES_ON.test(sentence) &&
        !/[:;]$/.test(sentences[at - 1] ?? ''),
    )
    .toSorted((one, other) => Math.abs(one.at - middle) - Math.abs(other.at - middle));
  return places[0]?.at ?? -1;
};

/** A text that asks and answers itself becomes two people: whoever is curious asks. */
const talkedThrough = ({ quote }: Idea, text: string, { pick }: Writing): Draft[] => {
  const lines: Draft[] = [];
  let telling: string[] = [];
  const tell = (): void => {
    for (const [index, breath] of breaths(telling).entries()) {
      if (index > 0 && index % 2 === 0) lines.push(...host(pick(say.LISTENING)));
      lines.push(...explainer(breath, { quote }));
    }
    telling = [];
  };
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries())
    if (isQuestion(sentence) && index < sentences.length - 1) {
      tell();
      lines.push(...host(sentence));
    } else telling.push(sentence);
  tell();
  return lines;
};

export const statement = ({ statement: text, quote }: Idea): Draft[] => explainer(text, { quote });

export const simple = (idea: Idea, writing: Writing, isAsked = false): Draft[] =>
  idea.simple === null
    ? []
    : [
        ...(isAsked ? [] : cue(idea, 'simple', writing, say.SIMPLER)),
        ...told(idea, idea.simple, writing),
        ...(saidBack(idea, isAsked ? idea.simple : `${idea.statement} ${idea.simple}`, writing) ??
          host(writing.pick(say.AHA))),
      ];

const SAYS_BACK = [true, true, false] as const;
const MOST_SAID_BACK = 16;

/** Who has understood says it in other words; nothing that the host is wrong about later. What is nearest to the idea is left for looking back. */
const saidBack = (idea: Idea, heard: string, { pick, said }: Writing): Draft[] | null => {
  if (!pick(SAYS_BACK)) return null;
  const { misconceptions, quote } = idea;
  const near = (words: string): number => overlap(`${idea.title} ${idea.statement}`, words);
  const isNew = newIn(heard);
  const [claim] = saidBy(idea, said)
    .filter(
      ({ right }) =>
        isNew(right) <= HARDLY &&
        spokenWords(right) <= MOST_SAID_BACK &&
        misconceptions.every(({ belief }) => overlap(belief, right) < DISPUTED),
    )
    .toSorted((one, other) => near(one.right) - near(other.right));
  if (!claim) return null;
  said.add(claim.typed);
  return [
    ...host(filled(pick(say.SAY_BACK), { claim: claim.right }), { quote }),
    ...explainer(pick(say.SAID_BACK)),
  ];
};
const DISPUTED = 0.5;

export const why = (idea: Idea, writing: Writing): Draft[] => {
  if (idea.why === null) return [];
  const talk = talkedThrough(idea, idea.why, writing);
  // A text that begins with the question needs nobody else to ask it.
  return talk[0]?.speaker === 'host' ? talk : [...cue(idea, 'why', writing, say.WHY), ...talk];
};

export const full = (idea: Idea, writing: Writing): Draft[] => {
  if (idea.full === null) return [];
  return [...cue(idea, 'full', writing, say.DEEPER), ...talkedThrough(idea, idea.full, writing)];
};

export const pictureEnds = ({ picture, quote }: Idea, { pick }: Writing): Draft[] => {
  if (picture === null) return [];
  const [question, answer] = pick(say.PICTURE_ENDS);
  return [...host(question), ...explainer(`${answer} ${picture.stops}`, { quote })];
};

export const picture = (idea: Idea, writing: Writing): Draft[] =>
  idea.picture === null
    ? []
    : [
        ...explainer(`${writing.pick(say.PICTURE)} ${idea.picture.like}`, { quote: idea.quote }),
        ...pictureEnds(idea, writing),
      ];

/** What the host or somebody else believes is tried on a question first: only then is it said what is wrong with it. */
export const tested = (idea: Idea, slip: Misconception, { pick }: Writing, isOwn = true): Draft[] => [
  ...(standsAlone(slip.question, [idea.statement, idea.simple, slip.belief].join(' '))
    ? [
        ...explainer(`${pick(isOwn ? say.TEST_IT : say.TEST_THEM)} ${slip.question}`, {
          pause: PAUSE.wonder,
        }),
        ...host(pick(isOwn ? say.OWN_DOUBT : say.THEIR_DOUBT)),
        ...explainer(slip.wrong, { quote: idea.quote }),
      ]
    : explainer(`${pick(say.NOT_QUITE)} ${slip.wrong}`, { quote: idea.quote })),
];

/** “The bubbles” of a question must have been there before it: who listens can't look them up. */
const standsAlone = (question: string, heard: string): boolean => {
  const words = heard.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const named = question.match(/(?<=^(?:The|That|Those) |\b(?:the same|this|these) )\p{L}{3,}/giu) ?? [];
  return named.every((noun) => {
    const begins = noun.toLowerCase().slice(0, Math.max(3, noun.length - 2));
    return words.some((word) => word.startsWith(begins));
  });
};

export const misconception = (
  idea: Idea,
  slip: Misconception,
  writing: Writing,
  wasTeaser: boolean,
): Draft[] => {
  const { pick, asked } = writing;
  const question = askedAbout(idea, `misconceptions/${slip.id}`, asked);
  const ends = (ways: readonly string[]): Draft[] =>
    wasTeaser ? explainer(pick(say.WE_ASKED), { pause: 1.5 }) : host(pick(ways));
  if (question !== null && !wasTeaser && !pick(TURNS))
    return [...host(question), ...explainer(slip.wrong, { quote: idea.quote }), ...ends(say.ANSWERED)];
  const isOwn = pick(OWNERS);
  return [
    ...host(filled(pick(isOwn ? say.OWN_BELIEF : say.THEIR_BELIEF), { belief: slip.belief })),
    ...tested(idea, slip, writing, isOwn),
    ...ends(isOwn ? say.OWN_LESSON : say.THEIR_LESSON),
  ];
};

const TURNS = [true, false] as const;
const OWNERS = [true, false] as const;

export const example = (idea: Idea, writing: Writing): Draft[] => {
  const { example: worked, quote } = idea;
  const { pick } = writing;
  if (worked === null) return [];
  const steps = worked.steps.flatMap(({ line, why: reason }, index): Draft[] => {
    const whole = `${closed(line)} ${reason}`;
    if (index === 0) return explainer(`${pick(say.FIRST_STEP)} ${whole}`, { quote });
    if (index % 2 === 1)
      return [
        ...host(`${pick(say.HOST_STEP)} ${line}`, { quote }),
        ...explainer(`${pick(say.YES)} ${reason}`, { quote }),
      ];
    return [...host(pick(say.NEXT_STEP)), ...explainer(whole, { quote })];
  });
  return [
    ...cue(idea, 'example', writing, say.EXAMPLE),
    ...explainer(`${pick(say.TASK)} ${worked.task}`, { pause: 1 }),
    ...explainer(pick(say.TRY_FIRST), { pause: PAUSE.wonder }),
    ...steps,
  ];
};

const closed = (line: string): string => (/[.!?:]$/.test(line.trim()) ? line : `${line}.`);

export const term = (idea: Idea, { name, definition }: Idea['terms'][number], writing: Writing): Draft[] => {
  const { pick, asked } = writing;
  const { quote, title, statement: short, simple: easy } = idea;
  const question = askedAbout(idea, 'terms', asked, followsOn(idea));
  if (question !== null) return [...host(question), ...explainer(definition, { quote })];
  // Nobody asks for a word that has been in the air all the time.
  const wasSaid = `${title} ${short} ${easy ?? ''}`.toLowerCase().includes(name.toLowerCase());
  return wasSaid
    ? [...host(filled(pick(say.TERM_AGAIN), { term: name })), ...explainer(definition, { quote })]
    : [...host(pick(say.TERM)), ...explainer(`The word is “${name}”. ${definition}`, { quote })];
};
