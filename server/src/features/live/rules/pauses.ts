import type { HappeningOf, LiveHappening } from '@studia/contract/live-events';
import { phrase, TAPS } from './phrases.ts';
import { MOST_WORDS, wordsIn } from './sentences.ts';
import type { Direction } from './turn.ts';

/** What asks for a sign in the middle. */
const PAUSE_WORDS = 8;
const MOST_BEFORE = MOST_WORDS - PAUSE_WORDS;
/** A shorter line leads over to what comes after it. */
const LEAD_WORDS = 8;
/** A new sheet is a good place to stop, unless hardly anything was said. */
const ENOUGH_WORDS = MOST_WORDS * 0.4;

/** Nobody listens longer than so long in a row: what comes after waits until the student says so. */
export const withPauses = (direction: Direction): Direction => {
  const { happenings, state, over } = direction;
  // Whoever is in need hears all of it, and a goodbye is one.
  if (over || happenings.some((one) => one.kind === 'say' && one.tone === 'care')) return direction;
  if (happenings.reduce((sum, one) => sum + spokenWordsIn(one), 0) <= MOST_WORDS) return direction;
  const pieces = piecesOf(happenings);
  const end = placeToStop(pieces);
  const rest = pieces.slice(end).map((one) => movedTo(one, (from) => Math.max(0, from - end)));
  const taps = [TAPS.goOn, TAPS.simpler, TAPS.example, TAPS.lost].map(({ label, wish }) => ({ label, wish }));
  const ask = { kind: 'ask' as const, ask: phrase('makesSense', state.turns), item: null, taps };
  return {
    ...direction,
    happenings: [...pieces.slice(0, end), ask],
    state: { ...state, waits: 'go-on', held: heldBack(rest, state) },
  };
};

/** What waits already comes after what is kept back now, in the place of the question whether to go on. */
const heldBack = (
  rest: readonly LiveHappening[],
  { held, waits }: Direction['state'],
): Direction['state']['held'] =>
  held
    ? { happenings: [...rest.slice(0, -1), ...held.happenings], waits: held.waits }
    : { happenings: rest, waits };

/** Words of it that are said aloud. */
const spokenWordsIn = (happening: LiveHappening): number => {
  if (happening.kind === 'say') return wordsIn(happening.sentences.join(' '));
  return happening.kind === 'ask' ? wordsIn(happening.ask) : 0;
};

/** A line that is too long by itself, in pieces; what is drawn belongs to the first. */
const halved = (say: HappeningOf<'say'>): HappeningOf<'say'>[] => {
  if (spokenWordsIn(say) <= MOST_BEFORE) return [say];
  const pieces: string[][] = [[]];
  for (const sentence of say.sentences) {
    const last = pieces.at(-1) ?? [];
    if (last.length > 0 && wordsIn([...last, sentence].join(' ')) > MOST_BEFORE / 2) pieces.push([sentence]);
    else last.push(sentence);
  }
  const { kind, tone, quote, sheet } = say;
  return pieces.map((sentences, at) => {
    const [draw, shows] = at === 0 ? [say.draw, say.shows] : [[], ''];
    return { kind, sentences, tone, quote, sheet, draw, shows };
  });
};

/** Where the last line ends that may be said now: before a new sheet where that is near, never behind what only leads over. */
const placeToStop = (pieces: readonly LiveHappening[]): number => {
  const places: { at: number; words: number; isSheet: boolean; isLead: boolean }[] = [];
  let words = 0;
  for (const [at, one] of pieces.entries()) {
    const before = pieces.slice(0, at).findLast(({ kind }) => kind === 'say');
    if (words > 0 && words <= MOST_BEFORE && one.kind !== 'note')
      places.push({
        at,
        words,
        isSheet: one.kind === 'sheet',
        isLead: before !== undefined && spokenWordsIn(before) <= LEAD_WORDS,
      });
    words += spokenWordsIn(one);
  }
  const sheet = places.findLast(({ isSheet, isLead, words: so }) => isSheet && !isLead && so >= ENOUGH_WORDS);
  const place = sheet ?? places.findLast(({ isLead }) => !isLead) ?? places.at(-1);
  return place?.at ?? pieces.length;
};

/** Notes point at events by their places, which are others now. */
const movedTo = (happening: LiveHappening, place: (from: number) => number): LiveHappening =>
  happening.kind === 'note'
    ? { ...happening, note: { ...happening.note, from: place(happening.note.from) } }
    : happening;

const piecesOf = (happenings: readonly LiveHappening[]): LiveHappening[] => {
  const places: number[] = [];
  const pieces: LiveHappening[] = [];
  for (const one of happenings) {
    places.push(pieces.length);
    pieces.push(...(one.kind === 'say' ? halved(one) : [one]));
  }
  return pieces.map((one) => movedTo(one, (from) => places[from] ?? from));
};
