import type { Idea, Lesson } from '@studia/contract/lessons';
import { PODCAST } from '@studia/contract/limits';
import type { Dialogue, DialogueLine, IdeaDialogue, Script } from '@studia/contract/podcast';
import type { Quote } from '@studia/contract/proof';
import { choose } from './choose.ts';
import { explainer, host, lengthOf, type Draft } from './draft.ts';
import { quizRound } from './quiz-round.ts';
import { scriptOf, type Section, type Wish } from './script.ts';
import { isQuestion, sentencesOf, spokenWords } from './words.ts';
import { beginWriting } from './writing.ts';

const BACK_TITLE = 'Looking back';
/** What says less than this claims nothing. */
const FEWEST_TO_CLAIM = 6;
/** A scene may be so much longer than the time that is left for it, as a share of it. */
const OVER = 0.5;

/**
 * The dialogue that was written for a chapter, as long as was wished for: the heart of each idea that is chosen, as many scenes as
 * there is time for, and questions of the lesson where time is left.
 */
export const writtenScript = (
  lesson: Pick<Lesson, 'title' | 'ideas'>,
  dialogue: Dialogue,
  { minutes, seed }: Wish,
): Script => {
  const talks = choose(lesson.ideas, minutes).flatMap((idea): Talk[] => {
    const written = dialogue.ideas[idea.id];
    return written ? [talkOf(idea, written)] : [];
  });
  const hello = spoken(dialogue.hello, null);
  const back = [...talks.flatMap(({ back: own }) => own), ...spoken(dialogue.bye, null)];
  const always = lengthOf([...hello, ...back, ...talks.flatMap(({ heart }) => heart)]);
  const wished = minutes * PODCAST.wordsPerMinute;
  const left = addScenes(talks, wished - always);
  const sections: Section[] = [
    { title: lesson.title, drafts: hello },
    ...talks.map(({ idea, heart, taken }) => ({
      title: idea.title,
      drafts: [...heart, ...taken.toSorted((one, other) => one.at - other.at).flatMap(({ lines }) => lines)],
    })),
  ];
  const writing = beginWriting(lesson.ideas, seed);
  for (const { text } of [...sections.flatMap(({ drafts }) => drafts), ...back]) writing.memory.add(text);
  return scriptOf([
    ...sections,
    ...quizRound(
      talks.map(({ idea }) => idea),
      left,
      writing,
    ),
    { title: BACK_TITLE, drafts: back },
  ]);
};

interface Scene {
  at: number;
  lines: Draft[];
}
interface Talk {
  idea: Idea;
  heart: Draft[];
  back: Draft[];
  scenes: Scene[];
  /** The scenes that there is time for. */
  taken: Scene[];
}

/** The scene in which the listener is asked goes before the other: it is the one to keep when there is time for one. */
const talkOf = (idea: Idea, { heart, scenes, back }: IdeaDialogue): Talk => {
  const asks = (lines: readonly DialogueLine[]): number => Math.max(...lines.map(({ pause = 0 }) => pause));
  return {
    idea,
    heart: spoken(heart, idea.quote),
    back: spoken(back, idea.quote),
    scenes: scenes
      .map((lines, at) => ({ at, lines, asks: asks(lines) }))
      .toSorted((one, other) => other.asks - one.asks)
      .map(({ at, lines }) => ({ at, lines: spoken(lines, idea.quote) })),
    taken: [],
  };
};

/** One scene for every idea, then another, as long as there is time; what is left of it. */
const addScenes = (talks: readonly Talk[], room: number): number => {
  let left = room;
  for (let round = 0; talks.some(({ scenes }) => round < scenes.length); round += 1)
    for (const { scenes, taken } of talks) {
      const scene = scenes[round];
      const length = scene ? lengthOf(scene.lines) : 0;
      if (!scene || length * (1 - OVER) > left) continue;
      taken.push(scene);
      left -= length;
    }
  return left;
};

const spoken = (lines: readonly DialogueLine[], quote: Quote | null): Draft[] =>
  lines.flatMap(({ speaker, text, pause }) =>
    (speaker === 'host' ? host : explainer)(text, {
      quote: speaker === 'explainer' && claims(text) ? quote : null,
      ...(pause === undefined ? {} : { pause }),
    }),
  );

/** Whoever explains says something about the world, unless it is a question or a word in between. */
const claims = (text: string): boolean =>
  spokenWords(
    sentencesOf(text)
      .filter((sentence) => !isQuestion(sentence))
      .join(' '),
  ) >= FEWEST_TO_CLAIM;
