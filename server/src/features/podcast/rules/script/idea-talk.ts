import type { Idea } from '@studia/contract/lessons';
import type { Beat, BeatKind, Possible } from './beat.ts';
import { explainer, filled, host, lengthOf, type Draft } from './draft.ts';
import { lessonBeats, pictureEnds, talkedThrough } from './lesson-beats.ts';
import * as say from './phrases.ts';
import { askingTitle, ended, lowered, overlap, sentence } from './words.ts';
import type { Writing } from './writing.ts';

/** Which idea, the how-manieth, after which, and how many words there are for it. */
interface Plan {
  idea: Idea;
  place: number;
  before: Idea | undefined;
  room: number;
}
type IdeaPlan = Omit<Plan, 'room'>;

/** In this order, as far as there is something of a kind to be said: told, asked, tried out. */
const CYCLE: readonly BeatKind[] = ['asked', 'shown', 'right', 'wrong', 'asked', 'right', 'tried'];
/** Before the first of these nothing is tried. */
const FEWEST = 2;

/** Names the idea, tells it, and talks about it for so many words. */
export const ideaTalk = ({ room, ...plan }: Plan, writing: Writing): Draft[] => {
  const drafts = [...opening(plan, writing)];
  const beats = lessonBeats(plan.idea, writing);
  let last: Last = { kind: 'begun', text: drafts.at(-1)?.text ?? '', wasAsked: false };
  let length = lengthOf(drafts);
  for (let turn = 0; length < room; turn += 1) {
    const beat = nextBeat(beats, turn, last, room - length + SLACK);
    if (!beat) break;
    const lines = beat.talk(writing.maybe(say.AFTER[last.kind]));
    drafts.push(...lines);
    length += lengthOf(lines);
    last = {
      kind: beat.kind === 'shown' ? 'asked' : beat.kind,
      text: lines.at(-1)?.text ?? '',
      wasAsked: last.wasAsked || beat.kind === 'tried',
    };
  }
  return drafts;
};

interface Last {
  kind: keyof typeof say.AFTER;
  text: string;
  /** Whether whoever listens was asked anything about this idea. */
  wasAsked: boolean;
}

const SLACK = 25;
/** A first question to whoever listens may take longer than there is time for. */
const FOR_A_QUESTION = 80;

/** The next turn of the kind whose turn it is that goes on best from what was said last. */
const nextBeat = (beats: readonly Possible[], turn: number, last: Last, room: number): Beat | null => {
  const ready = beats
    .map((beat) => beat())
    .filter((beat) => beat !== null)
    .filter(({ kind, words }) => words <= room + (kind === 'tried' && !last.wasAsked ? FOR_A_QUESTION : 0));
  const isEarly = turn < FEWEST && ready.some(({ kind }) => kind !== 'tried');
  // Whoever listens is asked something about every idea.
  const asking = ready.find(({ kind }) => kind === 'tried');
  const isLastChance = asking !== undefined && room < 2 * asking.words;
  if (!last.wasAsked && asking && (!isEarly || isLastChance)) return asking;
  for (let step = 0; step < CYCLE.length; step += 1) {
    const kind = CYCLE[(turn + step) % CYCLE.length];
    const [best] = ready
      .map((beat, place) => ({ beat, place }))
      .filter(({ beat }) => beat.kind === kind && !(isEarly && kind === 'tried'))
      .toSorted((one, other) => near(other, last.text) - near(one, last.text));
    if (best) return best.beat;
  }
  return null;
};

/** What is written first matters most; what takes up the last words sounds most like an answer to them. */
const near = ({ beat, place }: { beat: Beat; place: number }, text: string): number =>
  overlap(beat.begins, text) - place / 12;

const titled = (idea: Idea, names: Writing['names']): string => ended(lowered(idea.title, names));

const named = ({ idea, place, before }: IdeaPlan, { pick, names }: Writing): Draft[] => {
  const asking = askingTitle(idea.title);
  if (asking !== null)
    return host(filled(pick(place === 0 ? say.FIRST_ASKING : say.NEXT_ASKING), { title: asking }));
  const title = titled(idea, names);
  if (place === 0) return host(filled(pick(say.FIRST), { title }));
  const isBuilt = before !== undefined && idea.needs.includes(before.id);
  return isBuilt
    ? explainer(filled(pick(say.BUILDS_ON), { title }))
    : host(filled(pick(say.NEXT), { title }));
};

const OPENINGS = ['belief', 'plain', 'picture'] as const;

/** The idea is named and told in plain words, or by a picture; the book's sentence comes last. */
const opening = (plan: IdeaPlan, writing: Writing): Draft[] => {
  const { memory, maybe, pick } = writing;
  const { idea } = plan;
  const { quote, simple, statement, picture, title } = idea;
  memory.add(title);
  const way = pick(OPENINGS);
  const drafts = named(plan, writing);
  const slip = way === 'belief' ? beliefIn(idea, writing) : null;
  if (slip) drafts.push(...slip, ...host(pick(say.TELL_AFTER)));
  else if (askingTitle(title) === null) drafts.push(...host(maybe(say.TELL) || 'Yes?'));
  if (way === 'picture' && picture !== null && simple !== null) {
    memory.add(picture.like);
    drafts.push(
      ...explainer(`${maybe(say.PICTURE)} ${picture.like}`, { quote }),
      ...pictureEnds(idea, writing),
    );
    memory.add(picture.stops);
    drafts.push(...host(pick(say.PICTURE_LEFT)));
  }
  memory.add(`${simple ?? ''} ${statement}`);
  if (simple === null) return [...drafts, ...explainer(statement, { quote })];
  return [
    ...drafts,
    ...talkedThrough(idea, simple),
    ...host(pick(say.IN_SHORT)),
    ...explainer(statement, { quote }),
  ];
};

/** What many believe before anything is told, and what is wrong with it. */
const beliefIn = (
  { misconceptions, quote }: Idea,
  { memory, maybe, names, pick }: Writing,
): Draft[] | null => {
  const [slip] = misconceptions;
  if (!slip) return null;
  const { belief, wrong } = slip;
  memory.add(`${belief} ${wrong}`);
  const claim = lowered(belief, names).replace(/[.!]$/, '');
  return [
    ...host(filled(pick(say.BELIEVED), { claim, Claim: sentence(belief) })),
    ...explainer(`${maybe(say.NOT_QUITE)} ${wrong}`, { quote }),
  ];
};
