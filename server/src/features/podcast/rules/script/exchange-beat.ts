import type { Exchange, Idea, Thought } from '@studia/contract/lessons';
import type { Possible } from './beat.ts';
import { explainer, filled, host, PAUSE, type Draft } from './draft.ts';
import * as say from './phrases.ts';
import { askedWays, isHearable, statedWays } from './spoken-ways.ts';
import { overlap, sentence, sentencesOf, spokenWords } from './words.ts';
import type { Writing } from './writing.ts';

/** So much of a reply must be new that it is worth asking for. */
const NEW_ENOUGH = { question: 0.3, wrong: 0.4, partly: 0.4, right: 0.3 } as const;
const NEW_BEGINNING = 0.2;
/** So much of a conclusion may be new that still follows from what was told. */
const FOLLOWS = 0.4;
/** A conclusion and a reply that say the same. */
const SAME = 0.9;
const MOST_SIGNS = 8;
/** What pauses and small talk take, in words. */
const [AROUND, PAUSE_WORDS] = [6, 20];

/** What the host says first in an exchange, in the most standard way that can be said; null where none can, or not yet. */
export const saidIn = (exchange: Exchange, { heard, names, used }: Writing): string | null => {
  const { is, reply } = exchange;
  if (
    used.has(exchange) ||
    !isHearable(reply, MOST_SIGNS) ||
    heard.repeats(reply) ||
    heard.newness(reply) < NEW_ENOUGH[is]
  )
    return null;
  // Nobody asks for the sentence that was just said.
  if (is === 'question' && heard.newness(sentencesOf(reply)[0] ?? reply) < NEW_BEGINNING) return null;
  const ways = is === 'question' ? askedWays(exchange, names) : statedWays(exchange, names);
  const way = ways.find(
    (words) =>
      heard.knows(words) &&
      heard.canPointAt(words) &&
      !heard.has(words) &&
      (is !== 'right' || heard.newness(words) <= FOLLOWS) &&
      overlap(words, reply) < SAME,
  );
  return way ?? null;
};

const KINDS = { question: 'asked', right: 'right', wrong: 'wrong', partly: 'wrong' } as const;

/** What the host asks, believes or concludes, the reply to it, and the question that leads on. */
export const exchangeBeat =
  (idea: Idea, exchange: Exchange, writing: Writing): Possible =>
  (mayLead) => {
    const said = saidIn(exchange, writing);
    if (said === null) return null;
    const { is, reply } = exchange;
    const thought = mayLead && exchange.thought ? leadingOn(exchange.thought, reply, writing) : null;
    const leads = thought ? `${thought.question} ${thought.told}` : '';
    return {
      kind: KINDS[is],
      begins: said,
      leads: thought !== null,
      words: spokenWords(`${said} ${reply} ${leads}`) + AROUND + (thought ? PAUSE_WORDS : 0),
      talk: (link) => {
        writing.used.add(exchange);
        writing.heard.add(`${said}. ${reply} ${leads}`);
        return [
          ...hostBegins(idea, exchange, [said, link], writing),
          ...replied(exchange, idea, writing),
          ...(thought ? thoughtTalk(idea, thought, writing) : []),
        ];
      },
    };
  };

const gapsOf = (claim: string) => ({ claim, Claim: sentence(claim) });

const hostBegins = (
  { quote }: Idea,
  { is }: Exchange,
  [said, link]: readonly [string, string],
  { maybe }: Writing,
): Draft[] => {
  if (is === 'question') return host(`${link} ${said}`);
  const way = maybe(is === 'right' ? say.CONCLUDED : say.SUPPOSED);
  return host(filled(way || '{Claim}', gapsOf(said)), { quote: is === 'right' ? quote : null });
};

/** What the host believed before anything was told, and the reply to it. */
export const believed = (idea: Idea, exchange: Exchange, said: string, writing: Writing): Draft[] => {
  writing.used.add(exchange);
  writing.heard.add(`${said}. ${exchange.reply}`);
  return [...host(filled(writing.pick(say.BELIEVED), gapsOf(said))), ...replied(exchange, idea, writing)];
};

const replied = ({ is, reply }: Exchange, { quote }: Idea, { maybe }: Writing): Draft[] => {
  const verdict = { question: null, right: say.CONFIRM, wrong: say.NOT_QUITE, partly: say.PARTLY }[is];
  return explainer(`${verdict ? maybe(verdict) : ''} ${reply}`, { quote });
};

/** The question that leads on, where every word in it was told by then and its answer is not known already. */
const leadingOn = (thought: Thought, reply: string, { heard }: Writing): Thought | null => {
  const { question, told } = thought;
  const [answer = told] = sentencesOf(told);
  const isNew = !heard.has(question) && !heard.has(answer) && !heard.repeats(told);
  const both = `${question} ${told}`;
  return isNew &&
    isHearable(both, MOST_SIGNS) &&
    heard.knows(without(both, reply)) &&
    heard.canPointAt(without(question, reply))
    ? thought
    : null;
};

const without = (text: string, known: string): string => {
  const words = new Set(known.toLowerCase().match(/\p{L}+/gu));
  return text.replaceAll(/\p{L}+/gu, (word) => (words.has(word.toLowerCase()) ? '' : word));
};

/** Asked with time to think; the host answers, and the explainer says what else there is to it. */
const thoughtTalk = ({ quote }: Idea, { question, told }: Thought, { maybe }: Writing): Draft[] => {
  const [answer = told, ...reasons] = sentencesOf(told);
  const tries = maybe(say.HOST_TRIES);
  const rest = `${maybe(say.CONFIRM)} ${reasons.join(' ')}`.trim();
  return [
    ...explainer(`${maybe(say.TO_LISTENER)} ${question}`, { pause: PAUSE.think }),
    ...host(`${tries} ${answer}`, { quote }),
    ...(rest === '' ? [] : explainer(rest, { quote: reasons.length > 0 ? quote : null })),
  ];
};
