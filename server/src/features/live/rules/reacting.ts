import type { Idea } from '@studia/contract/lessons';
import type { TellablePart } from './lesson-state.ts';
import type { Script } from './script.ts';
import { sentencesWithin, wordsIn } from './sentences.ts';
import { tells } from './taught.ts';
import { tellNext, tellPart } from './tell.ts';
import type { Around, LessonTurn } from './turn.ts';
import { back, ideaAt } from './way-back.ts';

type Turn<Kind extends LessonTurn['kind']> = Extract<LessonTurn, { kind: Kind }>;

const VERDICTS = { right: 'saidRight', wrong: 'saidWrong', partly: 'saidPartly' } as const;

/** The reply that was written for what the student said; what is true of it comes first. */
export const sayWritten = (script: Script, { words, reply }: Turn<'heard'>, around: Around): void => {
  const idea = ideaAt(script, around.ideas);
  const { given, question } = script.state;
  if (reply.is === 'question') script.note('question', words, idea?.quote ?? null);
  else if (reply.is !== 'unsure') {
    const tone = reply.is === 'wrong' ? 'wrong' : 'right';
    script.speak(VERDICTS[reply.is], {}, reply.is === 'partly' ? {} : { tone });
    if (reply.is === 'wrong') script.note('mistake', words, idea?.quote ?? null);
  }
  if (given.includes(reply.name) && idea) {
    script.speak('alreadySaid');
    tellNext(script, idea);
  } else script.say(reply.text);
  script.set({ given: [...given, reply.name] });
  const item = idea?.items.find(({ id }) => id === question?.item);
  if (question && item && tells(reply.text, item)) script.set({ question: { ...question, helped: true } });
  back(script, around);
};

/** A question about this lesson or another one, answered in the lesson's own words: the part that was written for it, else what fits. */
export const answerFromLesson = (
  script: Script,
  { words, idea, part }: Turn<'question'>,
  around: Around,
): void => {
  script.note('question', words, idea.quote);
  const isAtHand = ideaAt(script, around.ideas)?.id === idea.id;
  if (!tellAsked(script, idea, part, isAtHand)) tellPlain(script, words, idea, isAtHand, around);
  back(script, around);
};

const TELLABLE = new Set<string>(['simple', 'example', 'picture', 'why', 'full'] satisfies TellablePart[]);
const isTellable = (part: string | null): part is TellablePart => part !== null && TELLABLE.has(part);

/** What a question is for that asks about no part by name. */
const GENERAL: Readonly<Record<string, readonly TellablePart[]>> = {
  use: ['picture', 'example', 'why'],
  always: ['full', 'why', 'simple'],
};

const tellAsked = (script: Script, idea: Idea, part: string | null, isAtHand: boolean): boolean => {
  const general = GENERAL[part ?? ''];
  if (general && isAtHand) {
    script.speak(part === 'use' ? 'goodFor' : 'exact');
    return general.some((one) => tellPart(script, idea, one, { lead: false })) || tellNext(script, idea);
  }
  if (isTellable(part) && isAtHand) return tellPart(script, idea, part);
  const [kind, name] = (part ?? '').split('/');
  const wrong = kind === 'misconceptions' ? idea.misconceptions.find(({ id }) => id === name) : undefined;
  if (!wrong || script.state.given.includes(`${idea.id} ${wrong.id}`)) return false;
  script.say(wrong.wrong);
  script.set({ given: [...script.state.given, `${idea.id} ${wrong.id}`] });
  return true;
};

/** Half an answer is none, also for who goes slowly. */
const ANSWER_WORDS = 60;

/** What was asked for comes first, then plain words, and last the sentence that sums it up. */
const tellPlain = (script: Script, words: string, idea: Idea, isAtHand: boolean, around: Around): void => {
  const asked = ` ${words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const term = idea.terms.find(({ name }) => asked.includes(` ${name.toLowerCase()} `));
  if (term) script.say(term.definition, { quote: idea.quote });
  const name = `${idea.id} plain`;
  const { given, told } = script.state;
  const isKnown = given.includes(name) || (isAtHand && told.includes('simple'));
  if (isKnown) {
    if (!term && !(isAtHand && tellNext(script, idea))) script.say(idea.statement, { quote: idea.quote });
    return;
  }
  const plain = idea.simple ?? idea.full ?? '';
  const room = script.left() - wordsIn(around.unheard.join(' '));
  script.say(sentencesWithin(plain, Math.max(room, ANSWER_WORDS)).join(' '));
  script.set({ given: [...given, name], ...(isAtHand && idea.simple && { told: [...told, 'simple'] }) });
  if (plain === '' || wordsIn(idea.statement) <= script.left())
    script.say(idea.statement, { quote: idea.quote });
};

/** Something that nobody here can answer is kept for later, and said to be. */
export const admit = (script: Script, { words }: Turn<'unknown'>, around: Around): void => {
  script.note('question', words);
  script.speak('unknown');
  back(script, around);
};
