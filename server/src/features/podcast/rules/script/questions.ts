import type { Idea, Item } from '@studia/contract/lessons';
import { explainer, filled, host, PAUSE, type Draft } from './draft.ts';
import * as say from './phrases.ts';
import { ended, flat, overlap, spokenWords } from './words.ts';
import type { Writing } from './writing.ts';

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

/** A question to whoever listens, with time to think; then the host tries it. */
export const question = (idea: Idea, item: Item, writing: Writing): Draft[] => {
  const { pick, maybe } = writing;
  const asks = `${maybe(say.YOUR_TURN)} ${spoken(item.ask)}`;
  const quote = item.quote ?? idea.quote;
  const confirms = (): Draft[] => explainer(`${maybe(say.CONFIRM)} ${item.explanation}`, { quote });
  const says = (answer: string): Draft[] =>
    host(filled(maybe(say.HOST_SAYS) || '{answer}.', { answer }), { quote });
  switch (item.kind) {
    case 'choice': {
      const all = [item.key, ...item.wrong.map(({ text }) => text)];
      const options = all.map(() => pick(all));
      const letter = LETTERS[options.indexOf(item.key)] ?? '';
      const list = options.map(
        (text, at) => `${at === options.length - 1 ? 'Or ' : ''}${LETTERS[at] ?? ''}: ${ended(text)}`,
      );
      return [
        ...explainer(asks),
        ...explainer(list.join(' '), { pause: PAUSE.think }),
        ...says(letter),
        ...confirms(),
      ];
    }
    case 'number': {
      const named = (value: string) => [value, item.unit ?? ''].join(' ').trim();
      const near = pick(SLIPS) ? item.nearly?.[0] : undefined;
      return [
        ...explainer(`${asks} ${maybe(say.THINK)}`, { pause: PAUSE.think }),
        ...(near
          ? [
              ...host(filled(maybe(say.HOST_SLIPS) || '{answer}?', { answer: named(near.answer) })),
              ...explainer(near.say),
              ...host(filled(maybe(say.HOST_MENDS) || '{answer}.', { answer: named(item.key) }), { quote }),
            ]
          : says(named(item.key))),
        ...confirms(),
      ];
    }
    case 'true-false': {
      const right = item.key ? 'true' : 'false';
      return [
        ...explainer(asks, { pause: PAUSE.think }),
        ...says(right),
        ...explainer(`${maybe(say.CONFIRM)} ${item.reason}`, { quote }),
      ];
    }
    case 'short':
      return [
        ...explainer(`${asks} ${maybe(say.THINK)}`, { pause: PAUSE.think }),
        ...host(`${maybe(say.HOST_TRIES)} ${item.key}`, { quote }),
        // The same words once more would teach nobody.
        ...(overlap(item.explanation, item.key) > 0.5 ? explainer(maybe(say.CONFIRM) || 'Yes.') : confirms()),
      ];
    case 'order':
      return [];
  }
};

const LETTERS = ['A', 'B', 'C', 'D'];
const SLIPS = [true, false] as const;

/** A gap is seen, not heard. */
const spoken = (ask: string): string => flat(ask).replaceAll(/_{2,}|…{2,}|\[\s*\]/g, ' blank ');
