import type { Idea, Lesson } from '@studia/contract/lessons';
import type { PodcastMinutes, Script } from '@studia/contract/podcast';
import { choose, type ChosenIdea } from './choose.ts';
import { explainer, filled, host, PAUSE, readOut, woven, type Draft } from './draft.ts';
import { openingOf, type Opening } from './opening.ts';
import * as parts from './parts.ts';
import * as say from './phrases.ts';
import { makePicker } from './picker.ts';
import type { Piece } from './piece.ts';
import { question } from './questions.ts';
import { recap } from './recap.ts';
import { sentencesOf } from './words.ts';

interface Wish {
  book: string;
  minutes: PodcastMinutes;
  /** The same seed writes the same script. */
  seed: string;
}

/** A dialogue over the ideas of a chapter, written from its lesson by rules. */
export const lessonScript = (
  lesson: Pick<Lesson, 'title' | 'ideas'>,
  { book, minutes, seed }: Wish,
): Script => {
  const writing = { pick: makePicker(seed), asked: new Set<string>(), said: new Set<string>() };
  const chosen = choose(lesson.ideas, minutes);
  const teaser = teaserOf(chosen);
  const sections = [
    { title: lesson.title, drafts: hello(lesson, book, chosen, teaser, writing) },
    ...chosen.map((one, index) => ({
      title: one.idea.title,
      drafts: [
        ...(index === 0 ? [] : moveOn(one, chosen[index - 1], writing)),
        ...ideaTalk(one, teaser, writing),
      ],
    })),
    { title: RECAP_TITLE, drafts: [...recap(chosen, writing), ...goodbye(writing)] },
  ];
  return {
    parts: sections.map(({ title }) => title),
    lines: sections.flatMap(({ drafts }, part) =>
      woven(drafts).map((draft) => Object.assign(draft, { part })),
    ),
  };
};

const RECAP_TITLE = 'Looking back';

interface Teaser {
  idea: Idea;
  index: number;
  question: string;
}

const COUNTS = ['', 'one idea', 'two ideas', 'three ideas', 'four ideas', 'five ideas', 'six ideas'];

/** One after the other with its number: titles have commas of their own. */
const listed = (titles: readonly string[]): string =>
  titles.map((title, at) => `${say.NUMBERED[at] ?? ''} ${readOut(title)}`).join(' ');

/** Nobody says the second half of a title. */
const shortName = (book: string): string => book.split(/: | – /)[0] ?? book;

const hello = (
  { title: chapter, ideas }: Pick<Lesson, 'title' | 'ideas'>,
  book: string,
  chosen: readonly ChosenIdea[],
  teaser: Teaser | null,
  { pick }: parts.Writing,
): Draft[] => {
  const gaps = {
    count: COUNTS[chosen.length] ?? 'a few ideas',
    titles: listed(chosen.map(({ idea }) => idea.title)),
    title: readOut(chosen[0]?.idea.title ?? ''),
  };
  return [
    ...host(filled(pick(say.HELLO), { chapter, book: shortName(book) })),
    ...explainer(filled(pick(chosen.length === 1 ? say.OUTLOOK_ONE : say.OUTLOOK), gaps)),
    ...(chosen.length < ideas.length ? explainer(pick(say.LEFT_OUT)) : []),
    ...host(pick(say.HOST_READY)),
    ...(teaser
      ? [
          ...explainer(filled(pick(say.TEASER), { question: teaser.question }), { pause: PAUSE.wonder }),
          ...host(pick(say.GO_ON)),
        ]
      : []),
  ];
};

/** A question that a listener can guess at before anything was explained: one that speaks for itself. */
const teaserOf = (chosen: readonly ChosenIdea[]): Teaser | null => {
  for (const { idea, pieces } of chosen)
    for (const piece of pieces) {
      const slip = piece.kind === 'misconception' ? idea.misconceptions[piece.index] : undefined;
      if (slip && piece.kind === 'misconception' && speaksForItself(slip.question))
        return { idea, index: piece.index, question: slip.question };
    }
  return null;
};

const POINTS_ELSEWHERE =
  /\b(?:it|its|them|they|this|that|these|those|both|there|he|she|here|each of|yours?|her|his|their|our|another|again|still|else|also|first|otherwise|such|others?|next)\b|\p{L}[’']s\b/iu;
/** Of “the break” or “the pain” nobody has heard yet; everybody has of the sun. */
const UNHEARD_OF = /\bthe (?!(?:sun|moon|earth|sky|sea|world|body|heart|brain|air|whole|half)\b)/i;
/** Whoever is named in it comes up in the chapter. */
const NAMES = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}/u;
const speaksForItself = (asked: string): boolean => {
  const begins = sentencesOf(asked)[0] ?? '';
  return (
    !POINTS_ELSEWHERE.test(begins) &&
    !UNHEARD_OF.test(begins) &&
    !NAMES.test(asked) &&
    asked.split(' ').length >= 8
  );
};

const moveOn = ({ idea }: ChosenIdea, before: ChosenIdea | undefined, { pick }: parts.Writing): Draft[] =>
  before && idea.needs.includes(before.idea.id) ? explainer(pick(say.BUILDS_ON)) : host(pick(say.MOVE_ON));

const ideaTalk = ({ idea, pieces }: ChosenIdea, teaser: Teaser | null, writing: parts.Writing): Draft[] => {
  const teased = teaser?.idea === idea ? teaser.index : -1;
  const opening: Opening = openingOf(idea, pieces, teased, writing);
  return [...opening.drafts, ...opening.rest.flatMap((piece) => pieceTalk(idea, piece, teased, writing))];
};

const TOLD = {
  simple: (idea: Idea, writing: parts.Writing) => parts.simple(idea, writing),
  why: parts.why,
  full: parts.full,
  picture: parts.picture,
  example: parts.example,
} as const;

const pieceTalk = (idea: Idea, piece: Piece, teased: number, writing: parts.Writing): Draft[] => {
  switch (piece.kind) {
    case 'misconception': {
      const slip = idea.misconceptions[piece.index];
      return slip ? parts.misconception(idea, slip, writing, piece.index === teased) : [];
    }
    case 'question': {
      const item = idea.items[piece.index];
      return item ? question(idea, item, writing) : [];
    }
    case 'term': {
      const term = idea.terms[piece.index];
      return term ? parts.term(idea, term, writing) : [];
    }
    default:
      return TOLD[piece.kind](idea, writing);
  }
};

const goodbye = ({ pick }: parts.Writing): Draft[] => {
  const [first, last] = pick(say.GOODBYE);
  return [...host(first), ...explainer(last)];
};
