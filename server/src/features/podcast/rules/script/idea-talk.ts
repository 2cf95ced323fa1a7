import type { Idea } from '@studia/contract/lessons';
import type { Beat, BeatKind, Possible } from './beat.ts';
import { explainer, filled, host, lengthOf, type Draft } from './draft.ts';
import { believed, exchangeBeat, saidIn } from './exchange-beat.ts';
import { lessonBeats, pictureEnds, talkedThrough } from './lesson-beats.ts';
import * as say from './phrases.ts';
import { askingTitle, ended, lowered, overlap } from './words.ts';
import type { Writing } from './writing.ts';

/** Which idea, the how-manieth, after which, and how many words there are for it. */
interface Plan {
  idea: Idea;
  place: number;
  before: Idea | undefined;
  room: number;
}
type Named = Omit<Plan, 'room'>;

/** In this order, as far as there is something of a kind to be said: told, asked, tried out. */
const CYCLE: readonly BeatKind[] = ['asked', 'shown', 'right', 'wrong', 'asked', 'right', 'tried'];
/** Before the first of these nothing is tried. */
const FEWEST = 2;

/** Names the idea, tells it, and talks about it for so many words. */
export const ideaTalk = ({ room, ...plan }: Plan, writing: Writing): Draft[] => {
  const { idea } = plan;
  const drafts = [...opening(plan, writing)];
  const beats: Possible[] = [
    ...writing.exchangesOf(idea).map((exchange) => exchangeBeat(idea, exchange, writing)),
    ...lessonBeats(idea, writing),
  ];
  let last: Last = { kind: 'begun', said: drafts.at(-1)?.text ?? '', hadThought: false, wasAsked: false };
  for (let turn = 0; lengthOf(drafts) < room; turn += 1) {
    const beat = nextBeat(beats, turn, last, room - lengthOf(drafts) + SLACK);
    if (!beat) break;
    const lines = beat.talk(writing.maybe(say.AFTER[last.kind]));
    drafts.push(...lines);
    last = {
      kind: beat.kind === 'shown' ? 'asked' : beat.kind,
      said: lines.at(-1)?.text ?? '',
      hadThought: lines.some(({ pause }) => pause > 2),
      wasAsked: last.wasAsked || beat.leads || beat.kind === 'tried',
    };
  }
  return drafts;
};

interface Last {
  kind: keyof typeof say.AFTER;
  said: string;
  hadThought: boolean;
  /** Whether whoever listens was asked anything about this idea. */
  wasAsked: boolean;
}

const SLACK = 25;
/** A first question to whoever listens may take longer than there is time for. */
const FOR_A_QUESTION = 80;

/** The next turn of the kind whose turn it is that goes on best from what was said last. */
const nextBeat = (beats: readonly Possible[], turn: number, last: Last, room: number): Beat | null => {
  const ready = beats
    .map((beat) => beat(!last.hadThought))
    .filter((beat) => beat !== null)
    .filter(({ words, leads }) => words <= room + (leads && !last.wasAsked ? FOR_A_QUESTION : 0));
  const isEarly = turn < FEWEST && ready.some(({ kind }) => kind !== 'tried');
  // Whoever listens is asked something about every idea.
  const asking = ready.find(({ leads }) => leads) ?? ready.find(({ kind }) => kind === 'tried');
  if (!last.wasAsked && asking) return asking;
  for (let step = 0; step < CYCLE.length; step += 1) {
    const kind = CYCLE[(turn + step) % CYCLE.length];
    const [best] = ready
      .map((beat, place) => ({ beat, place }))
      .filter(({ beat }) => beat.kind === kind && !(isEarly && kind === 'tried'))
      .toSorted((one, other) => near(other, last.said) - near(one, last.said));
    if (best) return best.beat;
  }
  return null;
};

/** What is written first matters most; what takes up the last words sounds most like an answer to them. */
const near = ({ beat, place }: { beat: Beat; place: number }, said: string): number =>
  overlap(beat.begins, said) + (beat.leads ? LEADS : 0) - place / 12;
/** A question to whoever listens is worth a detour. */
const LEADS = 0.4;

const titled = (idea: Idea, names: Writing['names']): string => ended(lowered(idea.title, names));

const named = ({ idea, place, before }: Named, { pick, names }: Writing): Draft[] => {
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
const opening = (plan: Named, writing: Writing): Draft[] => {
  const { heard, maybe, pick } = writing;
  const { idea } = plan;
  const { quote, simple, statement, picture, title } = idea;
  heard.add(title);
  const way = pick(OPENINGS);
  const drafts = named(plan, writing);
  const slip = way === 'belief' ? beliefIn(idea, writing) : null;
  if (slip) drafts.push(...slip, ...host(pick(say.TELL_AFTER)));
  else if (askingTitle(title) === null) drafts.push(...host(maybe(say.TELL) || 'Yes?'));
  if (way === 'picture' && picture !== null && simple !== null) {
    heard.add(picture.like);
    drafts.push(
      ...explainer(`${maybe(say.PICTURE)} ${picture.like}`, { quote }),
      ...pictureEnds(idea, writing),
    );
    heard.add(picture.stops);
    drafts.push(...host(pick(say.PICTURE_LEFT)));
  }
  heard.add(`${simple ?? ''} ${statement}`);
  if (simple === null) return [...drafts, ...explainer(statement, { quote })];
  return [
    ...drafts,
    ...talkedThrough(idea, simple),
    ...host(pick(say.IN_SHORT)),
    ...explainer(statement, { quote }),
  ];
};

const beliefIn = (idea: Idea, writing: Writing): Draft[] | null => {
  for (const exchange of writing.exchangesOf(idea)) {
    const said = exchange.is === 'wrong' ? saidIn(exchange, writing) : null;
    if (said !== null) return believed(idea, exchange, said, writing);
  }
  return null;
};
