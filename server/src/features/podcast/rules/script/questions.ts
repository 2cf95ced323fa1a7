import type { Idea, Item } from '@studia/contract/lessons';
import { slipOfSomebody, slipOfYou } from '@studia/contract/slip-text';
import { explainer, filled, host, PAUSE, type Draft } from './draft.ts';
import type { Writing } from './parts.ts';
import * as say from './phrases.ts';
import { flat, overlap, spokenWords } from './words.ts';

/** What can be asked by voice alone: nothing to sort, nothing that must be seen. */
export const isForTheEar = (item: Item): boolean => {
  if (item.kind === 'order' || spokenWords(item.ask) > MOST_WORDS || CODE.test(item.ask)) return false;
  if (item.kind !== 'choice') return true;
  const options = [item.key, ...item.wrong.map(({ text }) => text)].join(' ');
  return item.wrong.length <= 3 && spokenWords(options) <= MOST_IN_OPTIONS && !CODE.test(options);
};
const MOST_WORDS = 55;
const MOST_IN_OPTIONS = 40;
/** A call, or signs that only programs have. */
const CODE = /[a-z_][a-z_]\(|[{}]|[=<>!]=|`/i;

/** A question to whoever listens, with time to think; then the host tries, and not always gets it right. */
export const question = (idea: Idea, item: Item, writing: Writing): Draft[] => {
  const { pick } = writing;
  const asks = `${pick(say.YOUR_TURN)} ${spoken(item.ask)}`;
  const quote = item.quote ?? idea.quote;
  const confirms = explainer(`${pick(say.CONFIRM)} ${item.explanation}`, { quote });
  const slips = pick(SLIPS);
  switch (item.kind) {
    case 'choice': {
      const all = [item.key, ...item.wrong.map(({ text }) => text)];
      const options = all.map(() => pick(all));
      const named = (text: string) => `${LETTERS[options.indexOf(text)] ?? ''}: ${undotted(text)}`;
      const list = options
        .map((text, at) => `${at === options.length - 1 ? 'Or ' : ''}${named(text)}.`)
        .join(' ');
      const wrong = item.wrong.find(({ reveals }) => reveals !== undefined) ?? item.wrong[0];
      return [
        ...explainer(asks),
        ...explainer(list, { pause: PAUSE.think }),
        ...(slips && wrong
          ? [
              ...host(filled(pick(say.HOST_SLIPS), { answer: named(wrong.text) })),
              ...explainer(`${slipOf(wrong.slip, pick)} ${item.hints[1] ?? ''}`),
              ...host(filled(pick(say.HOST_MENDS), { answer: named(item.key) }), { quote }),
            ]
          : host(filled(pick(say.HOST_SAYS), { answer: named(item.key) }), { quote })),
        ...confirms,
      ];
    }
    case 'number': {
      const answer = [item.key, item.unit ?? ''].join(' ').trim();
      const near = slips ? item.nearly?.[0] : undefined;
      return [
        ...explainer(`${asks} ${pick(say.THINK)}`, { pause: PAUSE.think }),
        ...(near
          ? [
              ...host(
                filled(pick(say.HOST_SLIPS), { answer: [near.answer, item.unit ?? ''].join(' ').trim() }),
              ),
              ...explainer(near.say),
              ...host(filled(pick(say.HOST_MENDS), { answer }), { quote }),
            ]
          : host(filled(pick(say.HOST_SAYS), { answer }), { quote })),
        ...confirms,
      ];
    }
    case 'true-false': {
      const right = item.key ? 'true' : 'false';
      const tries = slips && !item.key ? 'true' : right;
      const verdict = tries === right ? `${pick(say.CONFIRM)} It’s ${right}.` : `No, it’s ${right}.`;
      return [
        ...explainer(asks, { pause: PAUSE.think }),
        ...host(filled(pick(say.HOST_SAYS), { answer: tries })),
        ...explainer(`${verdict} ${item.reason}`, { quote }),
      ];
    }
    case 'short':
      return [
        ...explainer(`${asks} ${pick(say.THINK)}`, { pause: PAUSE.think }),
        ...host(`${pick(say.HOST_EXPLAINS)} ${item.key}`, { quote }),
        // The same words once more would teach nobody.
        ...(overlap(item.explanation, item.key) > 0.5 ? explainer(pick(say.CONFIRM)) : confirms),
      ];
    case 'order':
      return [];
  }
};

const slipOf = (slip: string, pick: Writing['pick']): string => {
  const [yours, theirs] = [slipOfYou(slip), slipOfSomebody(slip)];
  if (yours !== null) return filled(pick(say.SLIP), { slip: yours });
  return theirs === null ? pick(say.NOT_QUITE) : filled(pick(say.SLIP_OF_SOMEBODY), { slip: theirs });
};

const LETTERS = ['A', 'B', 'C', 'D'];
const SLIPS = [true, false] as const;

const undotted = (text: string): string => text.replace(/\.$/, '');

/** A gap is seen, not heard. */
const spoken = (ask: string): string => flat(ask).replaceAll(/_{2,}|…{2,}|\[\s*\]/g, ' blank ');
