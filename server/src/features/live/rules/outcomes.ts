import type { Idea } from '@studia/contract/lessons';
import type { LiveSummary } from '@studia/contract/live-events';
import type { Outcome } from './lesson-state.ts';
import type { Script } from './script.ts';

/** Understood is what was answered rightly without help, at a question that was new. */
export const stateOf = ({ asked, clear = false }: Outcome): LiveSummary['ideas'][number]['state'] => {
  if (clear) return 'understood';
  return asked === 0 ? 'seen' : 'practise';
};

/** So many are named; the list of all stands in the summary. */
const MOST_NAMED = 3;

/** What was understood and what is worth practising, said in a breath. */
export const sayRecap = (script: Script): void => {
  const { outcomes } = script.state;
  const titled = (state: ReturnType<typeof stateOf>): string[] =>
    outcomes.filter((one) => stateOf(one) === state).map(({ title }) => `“${title.replace(/[.!?]$/, '')}”`);
  const [clear, practise] = [titled('understood'), titled('practise')];
  if (clear.length > 0) script.speak('recapClear', { titles: listed(clear) });
  if (practise.length > 0) script.speak('recapPractise', { titles: listed(practise) });
  const untried = titled('seen');
  if (untried.length > 0) script.speak('recapUntried', { titles: listed(untried) });
};

const listed = (titles: readonly string[]): string => {
  const more = titles.length - MOST_NAMED;
  const named = more > 1 ? [...titles.slice(0, MOST_NAMED), `${more} more`] : titles;
  return named.length === 1 ? (named[0] ?? '') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
};

/** "I'm lost": noted, and slower from here on. */
export const markLost = (script: Script, { id, title, quote }: Idea): void => {
  const { outcomes } = script.state;
  script.set({
    slow: true,
    streak: 0,
    outcomes: outcomes.map((one) =>
      one.idea === id ? Object.assign({}, one, { lost: one.lost + 1, clear: false }) : one,
    ),
  });
  script.note('lost', title, quote);
};
