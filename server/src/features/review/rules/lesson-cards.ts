import type { Idea, Lesson } from '@studia/contract/lessons';
import { REVIEW } from '@studia/contract/limits';
import type { NewCard } from '@studia/contract/review';

/** A card that is made of something: the same thing never becomes a second one. */
export type MadeCard = NewCard & { origin: string | null };

/** The cards of a lesson: each idea, then the terms that it explains. */
export const cardsOfLesson = ({ ideas }: Pick<Lesson, 'ideas'>, subject: string): MadeCard[] =>
  ideas.flatMap((idea) => [cardOfIdea(idea, subject), ...cardsOfTerms(idea, subject)]);

/** By which a card is known to be the card of an idea. */
export const originOfIdea = (idea: string): string => `idea:${idea}`;

/** What is asked about an idea is its key sentence. */
export const cardOfIdea = (idea: Idea, subject: string): MadeCard => ({
  ...partsOf(idea, subject),
  origin: originOfIdea(idea.id),
  front: `**${idea.title}**\n\nWhat’s the key idea? Say it in a sentence.`,
  back: idea.statement,
});

const cardsOfTerms = (idea: Idea, subject: string): MadeCard[] =>
  idea.terms.map(({ name, definition, also = [] }) => ({
    ...partsOf(idea, subject),
    origin: `term:${idea.id}/${name.toLowerCase()}`,
    front: `What is meant by **${name}**?`,
    back: also.length > 0 ? `${definition}\n\nAlso called: ${also.join(', ')}` : definition,
  }));

const partsOf = ({ id, quote }: Idea, subject: string) => ({
  kind: 'basic' as const,
  subject: subject.slice(0, REVIEW.subjectCharacters),
  idea: id,
  source: { title: quote.title.slice(0, REVIEW.sourceCharacters), quote, note_id: null },
});
