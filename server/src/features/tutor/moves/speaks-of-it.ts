import type { Idea } from '@studia/contract/lessons';
import { wordsIn } from '../pages/books/central.ts';
import type { Reading } from '../understand/reading.ts';
import type { MoveContext } from './context.ts';

/** Who asks like that asks for something in particular; “simpler” and “an example” are wishes for more of the same. */
const ASKS = new Set<Reading['act']>([
  'concept',
  'why',
  'how',
  'answer',
  'check',
  'exercise',
  'unclear',
  'method',
]);
/** Words that lead to a question and say nothing about what is asked. */
const LEADS =
  /\b(?:why|does|did|doing|dont|don't|doesnt|cant|can't|isnt|just|like|get|got|really|rly|even|still|only|because|thing|things|stuff|wait|tho|though|lol|ok(?:ay)?|think|mean|means|know|tell|explain|make|makes|work|works|work|come|would|could|should|please|pls|actually|basically|kinda|right|want|need|say|says|said|other|same|different|difference|always|any|anything|something|someone|everyone|people|ppl|him|her|his|she|were|was|bc|cuz|maybe|hmm?)\b/g;
const [BARE, HALF, A_THIRD] = [1, 0.5, 0.34];

const wordsOf = (reading: Reading): string[] => Array.from(wordsIn(reading.plain.replaceAll(LEADS, ' ')));
const shareIn = (own: readonly string[], words: string, fewest = BARE): number => {
  const there = wordsIn(words);
  return own.length <= fewest ? 1 : own.filter((word) => there.has(word)).length / own.length;
};

/**
 * Whether a lesson speaks of what was asked. In the middle of a topic, somebody who asks for something in particular is not told the
 * lesson as a whole again, and not another lesson that shares a word.
 */
export const speaksOfIt = ({ state, reading }: MoveContext, idea: Idea): boolean => {
  const isInTopic = state.turns > 1 && (state.idea !== null || state.heard !== null || state.topic !== null);
  if (!isInTopic || reading.wish || reading.wantsSimple || reading.isBroad || !ASKS.has(reading.act))
    return true;
  const own = wordsOf(reading);
  // “Did they do it to poor people too?” leans on what was told, and opens no lesson on poverty.
  if (own.length <= BARE && reading.leans && idea.id !== (state.idea?.id ?? state.item?.idea)) return false;
  const { title, statement, simple, full, why, terms } = idea;
  const texts = [
    title,
    statement,
    simple,
    full,
    why,
    ...terms.flatMap(({ name, definition }) => [name, definition]),
  ].join(' ');
  if (reading.whole?.named && shareIn(Array.from(wordsIn(reading.whole.named)), texts, 0) <= HALF)
    return false;
  // “Who controls it” asks for one thing, and is not told the lesson where that does not stand in it.
  return shareIn(own, texts, ASKS_ONE_THING.test(reading.plain) ? 0 : BARE) >= HALF;
};

const ASKS_ONE_THING =
  /^\W*(?:(?:and|but|so|ok|oh|wait|then)\W+)*(?:who|whose|where|when|which|how (?:many|much|long|far|big|old|hot|fast|tall|often)|is|are|was|were|do|does|did|can)\b/;

/** Whether a mistake that many make has to do with what was asked. */
export const isTheirMistake = (
  { reading }: MoveContext,
  { belief, says, wrong }: Idea['misconceptions'][number],
): boolean => !reading.isQuestion || shareIn(wordsOf(reading), [belief, ...says, wrong].join(' ')) >= A_THIRD;
