import type { DeckFiles } from '../ports/decks/port.ts';
import { answerDeckQuestion } from '../ports/decks/questions.ts';
import { threadedDecks } from '../ports/decks/threaded.ts';

/** Files of cards, read and written on the caller's own thread; what goes in and out is copied, as between threads. */
export const testDecks = (): DeckFiles =>
  threadedDecks({
    ask: async ({ name, input }) => ({
      value: structuredClone(await answerDeckQuestion(name, structuredClone(input))),
    }),
    close: async () => undefined,
  });
