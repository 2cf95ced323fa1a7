import type { AskedOfSentence } from '../understand/asked-of-sentence.ts';
import { ask, say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** Words that could be said of nearly anything. */
const VAGUE =
  /\b(?:good|bad|nice|great|cool|terrible|awful|better|worse|interesting|important|special|things?|stuff|a lot|many (?:ways|things|reasons)|affects?|impacts?|changed? (?:everything|the world|society)|society|everyone|people like)\b/i;
const REASON = /\b(?:because|since|by \p{L}+ing|so that|which (?:leads|makes|shows|means)|as it|due to)\b/iu;
const ANNOUNCES =
  /^\W*(?:in this (?:paragraph|essay)|this (?:paragraph|essay)|i (?:will|am going to|'m going to)|my (?:paragraph|essay) (?:is|will))\b/i;

/** Looks at a sentence of an essay as its writer asked: as a topic sentence, as a thesis, or at a quotation for its point. */
export const lookAtSentence = ({ state }: MoveContext, { asks, sentence, point }: AskedOfSentence): Reply => {
  const vague = VAGUE.exec(sentence)?.[0];
  const words = (): Reply['parts'] => {
    if (asks === 'quote')
      return point === ''
        ? [say('quoteNoPoint')]
        : [say('quoteTest', { point }), ask('quoteWhich', { point })];
    if (ANNOUNCES.test(sentence)) return [say('sentenceAnnounces'), ask('sentenceSays')];
    const isThesis = asks === 'thesis';
    if (vague !== undefined)
      return [
        say(isThesis ? 'thesisVague' : 'topicVague', { word: vague }),
        ask(isThesis ? 'thesisHow' : 'topicWhich', { word: vague }),
      ];
    if (!isThesis) return [say('topicFine'), ask('topicNext')];
    return REASON.test(sentence)
      ? [say('thesisFine'), ask('thesisEvidence')]
      : [say('thesisNoReason'), ask('thesisWhy')];
  };
  return { parts: words(), state: goOn(state, { waits: 'answer', item: null }) };
};
