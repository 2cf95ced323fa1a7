import type { Idea, Item } from '@studia/contract/lessons';
import type { NearText } from '../../lessons/service.ts';
import type { Move } from '../pedagogy/moves.ts';
import { openedIdea, type State } from '../state/state.ts';
import { overlapOf } from '../understand/overlap.ts';
import { ask, say, text, type Part } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';
import { exampleIn } from './items.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** The conversation is about this idea now; a question of ours that waited is let go. */
const now = (state: State, idea: Idea, change: Partial<State> = {}): State =>
  goOn(state, {
    focus: 'idea',
    idea: state.idea?.id === idea.id ? state.idea : openedIdea(idea.id),
    item: null,
    topic: null,
    story: null,
    waits: 'yes-no',
    offer: { act: 'another', about: null },
    ...change,
  });

/** A question is answered by the part of the lesson that was written for it, or by what comes next to it. */
export const answerFromLesson = (
  context: MoveContext,
  { near }: MoveOf<'answer from lesson'>,
): Reply | null => {
  const { state, thread, said } = context;
  const told = thread.filter(({ by }) => by === 'tutor').map((one) => one.text);
  const others = said.near.filter(
    ({ kind, likeness, idea }) => kind === 'fact' && likeness >= NEXT_TO_IT && idea.id === near.idea.id,
  );
  for (const one of [near, ...others]) {
    const words = answerIn(one, context);
    // The same words again would be no answer.
    if (words !== null && !told.some((before) => before.includes(words)))
      return { parts: [text(words), cited(one.idea), ask('anythingElse')], state: now(state, one.idea) };
  }
  return null;
};
const NEXT_TO_IT = 0.5;

const cited = ({ quote }: Idea): Part => ({ part: 'quote', quote, words: 'cited' });

const answerIn = ({ kind, idea, of, text: found }: NearText, { said, level }: MoveContext): string | null => {
  if (kind === 'item') return itemAnswer(idea.items.find(({ id }) => id === of));
  if (kind === 'fact') return of === 'terms' ? asTerm(found) : withNext(idea, of, found);
  const [part = '', name = ''] = of.split('/');
  switch (part) {
    case 'misconceptions':
      return idea.misconceptions.find(({ id }) => id === name)?.wrong ?? null;
    case 'items':
      return itemAnswer(idea.items.find(({ id }) => id === name));
    case 'terms':
      return termIn(idea, said.message) ?? idea.statement;
    case 'statement':
      return idea.statement;
    case 'example':
      return exampleIn(idea);
    case 'why':
      return idea.why ?? idea.full;
    case 'full':
      return (level === 'young' ? idea.simple : idea.full) ?? idea.statement;
    default:
      return idea.simple ?? idea.statement;
  }
};

const asTerm = (found: string): string => {
  const [name = '', ...definition] = found.split(': ');
  return `**${name}**: ${definition.join(': ')}`;
};

const termIn = ({ terms }: Idea, message: string): string | null => {
  const [likest] = terms
    .map(({ name, definition, also = [] }) => ({
      text: `**${name}**: ${definition}`,
      likeness: Math.max(...[name, ...also].map((one) => overlapOf(one, message))),
    }))
    .toSorted((one, other) => other.likeness - one.likeness);
  return likest && likest.likeness > 0 ? likest.text : null;
};

const itemAnswer = (item: Item | undefined): string | null => {
  if (!item) return null;
  const key =
    item.kind === 'order' ? item.key.join(' → ') : item.kind === 'true-false' ? item.reason : item.key;
  const ends = /[.!?]$/.test(key) ? key : `${key}.`;
  return overlapOf(ends, item.explanation) > ALIKE
    ? item.explanation
    : `${ends.charAt(0).toUpperCase()}${ends.slice(1)} ${item.explanation}`;
};
const ALIKE = 0.6;
const SAYS_IT = 0.4;

/** A sentence out of a longer text is told with what follows it. */
const withNext = (idea: Idea, of: string, found: string): string => {
  const whole = of === 'full' ? idea.full : of === 'why' ? idea.why : null;
  const sentences = (whole ?? '').split(/(?<=[.!?])\s+/).filter((one) => one !== '');
  const at = sentences.findIndex((one) => one.includes(found) || found.includes(one));
  if (at < 0) return found;
  const isQuestion = found.endsWith('?');
  return isQuestion
    ? sentences.slice(at + 1, at + 4).join(' ') || found
    : sentences.slice(at, at + 2).join(' ');
};

/** What a student said is what the lesson says. */
export const confirmClaim = ({ state, said }: MoveContext, { near }: MoveOf<'confirm claim'>): Reply => {
  const fact = near.of === 'terms' ? asTerm(near.text) : near.text;
  return {
    parts: [
      say('claimRight'),
      ...(overlapOf(near.text, said.message) > ALIKE ? [] : [text(fact)]),
      cited(near.idea),
      ask('itemOffer'),
    ],
    state: now(state, near.idea),
  };
};

/** The idea, at hand or near, of which a point was said word for word, and nothing against it. */
const ideaWellSaid = async (
  { lessons, said, state, reader }: MoveContext,
  { idea }: NearText,
): Promise<Idea | null> => {
  const atHand = state.idea && (await lessons.idea(reader, state.idea.id));
  const isSaid = (one: Idea): boolean => {
    const points = lessons.judgeExplanation(one, said.message);
    return (
      points.some((point) => point.state === 'said' && overlapOf(point.point, said.message) >= SAYS_IT) &&
      points.every((point) => point.state !== 'contradicted')
    );
  };
  return [...(atHand ? [atHand] : []), idea].find(isSaid) ?? null;
};

const isKnownMistake = ({ kind, likeness }: NearText): boolean => kind === 'says' && likeness >= ALIKE;

/** What can't be judged is laid beside what the lesson says: the student compares. */
export const compareClaim = async (
  context: MoveContext,
  { near, isLikely }: MoveOf<'compare claim'>,
): Promise<Reply> => {
  const { state, thread } = context;
  const said = context.said.near.some(isKnownMistake) ? null : await ideaWellSaid(context, near);
  if (said)
    return {
      parts: [say('claimRight'), text(said.statement), cited(said), ask('itemOffer')],
      state: now(state, said),
    };
  const words = answerIn(near, context) ?? near.idea.statement;
  const isTold = thread.some(({ by, text: told }) => by === 'tutor' && told.includes(words));
  return {
    parts: [
      say(isLikely ? 'claimLikely' : isTold ? 'claimRemember' : 'claimCompare'),
      text(words),
      cited(near.idea),
      ask(isLikely ? 'itemOffer' : 'claimFits'),
    ],
    state: isLikely ? now(state, near.idea) : now(state, near.idea, { waits: 'answer', offer: null }),
  };
};
