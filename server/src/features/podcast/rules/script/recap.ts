import type { Idea } from '@studia/contract/lessons';
import type { ChosenIdea } from './choose.ts';
import { HARDLY, heardText, newIn, PARTLY, saidBy } from './claims.ts';
import { explainer, filled, host, PAUSE, readOut, type Draft } from './draft.ts';
import type { Writing } from './parts.ts';
import * as talk from './phrases.ts';
import * as say from './recap-phrases.ts';
import { askingTitle, overlap, sentence } from './words.ts';

/** Asked once more without the book: what one says oneself stays. Every second time something false is to be caught. */
export const recap = (chosen: readonly ChosenIdea[], writing: Writing): Draft[] => {
  const { pick } = writing;
  return [
    ...explainer(pick(say.RECAP)),
    ...chosen.flatMap((one, index) => {
      const praise = index % 2 === 1 && index < chosen.length - 1 ? `${pick(talk.YES)} ` : '';
      const caught = index % 2 === 1 ? caughtOut(one, praise, writing) : null;
      if (caught) return caught;
      const { idea } = one;
      const asks = askFor(idea.title, index === 0, pick);
      return [
        ...explainer(`${praise}${asks}`, { pause: PAUSE.wonder + 1 }),
        ...host(inOwnWords(one, writing), { quote: idea.quote }),
      ];
    }),
    ...explainer(pick(say.RECAP_DONE)),
  ];
};

const askFor = (title: string, isFirst: boolean, pick: Writing['pick']): string => {
  const asking = askingTitle(title);
  if (asking !== null) return filled(pick(say.RECAP_ASKING), { title: asking });
  return filled(pick(isFirst ? say.RECAP_FIRST : say.RECAP_ASK), { title: readOut(title) });
};

const byNearness = ({ title, statement }: Idea) => {
  const near = (words: string): number => overlap(`${title} ${statement}`, words);
  return (one: { right: string }, other: { right: string }): number => near(other.right) - near(one.right);
};

/** The same once more teaches less than other words for it: what students say who have understood, as far as it was heard. */
const inOwnWords = ({ idea, pieces }: ChosenIdea, { said }: Writing): string => {
  const isNew = newIn(heardText(idea, pieces));
  const claims = saidBy(idea, said).toSorted(byNearness(idea));
  const heard = claims.filter(({ right }) => isNew(right) <= HARDLY);
  const first = heard[0] ?? claims.find(({ right }) => isNew(right) <= PARTLY);
  if (!first) return idea.statement;
  const second = heard.find(
    ({ right }) => overlap(right, first.right) < SAME && overlap(first.right, right) < SAME,
  );
  return [first, ...(second ? [second] : [])].map(({ right }) => sentence(right)).join(' ');
};
const SAME = 0.6;

/** Something false about what was told, and the host who doesn’t fall for it. */
const caughtOut = ({ idea, pieces }: ChosenIdea, praise: string, { pick, said }: Writing): Draft[] | null => {
  const isNew = newIn(heardText(idea, pieces));
  const [claim] = saidBy(idea, said)
    .filter(({ right, wrong }) => wrong !== null && isNew(right) <= HARDLY)
    .toSorted(byNearness(idea));
  if (!claim || claim.wrong === null) return null;
  const gaps = { title: readOut(idea.title), claim: sentence(claim.wrong) };
  return [
    ...explainer(`${praise}${filled(pick(say.RECAP_CATCH), gaps)}`, { pause: PAUSE.wonder + 1 }),
    ...host(filled(pick(say.CAUGHT), { claim: sentence(claim.right) }), { quote: idea.quote }),
  ];
};
