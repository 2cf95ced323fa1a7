import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';
import { isLoss } from './on-life.ts';
import { asks } from './where.ts';

/** What sounds heavy, is said of oneself and is not about school. */
export const onHeavy = (reading: Reading): Move | null =>
  AFRAID_AT_HOME.test(reading.plain) ||
  (asks('figure', 'feeling')(reading) &&
    OF_ONESELF.test(reading.plain) &&
    HEAVY.test(reading.plain) &&
    !STUDY.test(reading.plain))
    ? { kind: 'check in' }
    : null;

/** Panic, and what hurts. */
export const onHurt = (state: State, reading: Reading): Move | null => {
  if (PANICS.test(reading.plain)) return { kind: 'talk', about: 'blank' };
  return state.focus !== 'essay' && isLoss(reading) ? { kind: 'talk', about: 'loss' } : null;
};

const PANICS =
  /\bi (?:\p{L}+ ){0,3}panic\b|\bpanic attack\b|\bmy (?:mind|head|brain) (?:just )?(?:is|goes|went|gets) (?:blank|empty)\b/u;

const OF_ONESELF = /\b(?:i|i'm|im|me|my|myself)\b/;
// Who was left at home is hurt; who thinks of a life or a world without them is in danger.
const HEAVY =
  /\b(?:miss me|(?<!\b(?:went (?:to|out)|play(?:ed|ing)|ate|met|won|practi[sc]ed)\b(?:(?!\b(?:think|thought|feel|felt|imagin|life|world|better|happier|fine)).){0,30})without me|want to die|kill(?:ing)? myself|kms|end it all|disappear forever|not be here|hurt myself|suicid\w*|not alive|end my life)\b/;
// Who is bad at maths or crazy about trains frightens nobody; no other word, and nothing that is done to people, is excused so.
const AFRAID_AT_HOME =
  /\bmy (?:dad|mom|mum|father|mother|parents?|step ?(?:dad|mom|mum|father|mother)|brother|uncle) (?:always |will |can |just )*(?:gets?|goes|is|are) (?:really |so |very |super )*(?:(?:scary|violent|aggressive|physical)\b|(?:bad|crazy)\b(?! (?:at|with|about|in) (?!(?:night|times|home|weekends?|dinner|me|us|my|him|her|them|mum|mom|everyone|people|money|drinks?|drinking|alcohol|(?:(?:his|her|a|the) )?(?:temper|anger|belt|hands?|fists?|knife)|the (?:night|evenings?|mornings?|house|car|kids))\b)))|\b(?:scared|afraid|terrified) of (?:my|going) (?:dad|mom|mum|father|mother|parents?|step ?\w+|home)\b/;
const STUDY =
  /\b(?:homework|hw|test|exam|class|essay|maths?|assignment|teacher|school|question|problem|chapter|chem\w*|physics|history|quiz|project|worksheet)\b/;
