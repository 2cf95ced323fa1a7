import type { Card } from '@studia/contract/review';

const GAP = /\{\{(?:c\d{1,3}::)?((?:(?!\{\{|\}\}|::).)+)(?:::((?:(?!\{\{|\}\}).)*))?\}\}/gsu;

/** What a card asks: words to find are a gap, with their hint if they have one. */
export const questionOf = ({ kind, front }: Pick<Card, 'kind' | 'front'>): string =>
  kind === 'basic'
    ? front
    : front.replaceAll(GAP, (_, __, hint?: string) => (hint ? `**\\[${hint}\\]**` : '**\\[ … \\]**'));

/** What it answers: the words stand where the gap was. */
export const answerOf = ({ kind, front, back }: Pick<Card, 'kind' | 'front' | 'back'>): string => {
  if (kind === 'basic') return back;
  const whole = front.replaceAll(GAP, (_, words: string) => `**${words}**`);
  return back === '' ? whole : `${whole}\n\n${back}`;
};
